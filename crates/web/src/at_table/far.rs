//! At a table that a server keeps.

use leptos::prelude::*;
use protocol::{
    DiceSource as ServerDice, Name, Refused, Request, Share, Sitter as Seated, Standing, ToClient,
    Wish,
};
use rules::{Action, ByPlayer, Entry, Seat};
use texts::Texts;

use super::{AtTable, Said};
use crate::app::House;
use crate::far::{Guest, Line, Link, News, Rings, seats};
use crate::play::{Bottom, DiceSource, Sitter, Table, TableSetup, Waiting, told};
use crate::review::Review;
use crate::{chance, words};

impl AtTable {
    /// Whether the table is kept by a server.
    #[must_use]
    pub fn is_far(self) -> bool {
        self.guest.with_untracked(Option::is_some)
    }

    /// Whether the match is over, or the game that is looked at.
    #[must_use]
    pub fn is_over(self) -> bool {
        let is_played_out = self.with(|table| matches!(table.waiting(), Waiting::Over(_)));
        is_played_out == Some(true) || self.won_on_time().is_some()
    }

    /// Who has won because the other's time was up.
    #[must_use]
    pub fn won_on_time(self) -> Option<Seat> {
        let standing = self
            .guest
            .with(|guest| guest.as_ref().and_then(Guest::standing));
        match standing? {
            Standing::Over {
                winner,
                is_on_time: true,
            } => Some(winner),
            _ => None,
        }
    }

    /// Goes to a table that a server keeps.
    pub fn open(self, house: House, link: Link) {
        let is_open = self
            .guest
            .with_untracked(|guest| guest.as_ref().map(Guest::link) == Some(link));
        if is_open {
            return;
        }
        self.clear();
        let seen = seats::find(link).map_or(0, |seat| seat.seen);
        self.guest.set(Some(Guest::new(link, seen)));
        let line = Line::open(link.table, move |rings| self.ring(house, rings));
        self.line.set_value(Some(line));
    }

    /// Leaves the table that a server keeps for the one that is kept here.
    pub fn leave(self, house: House) {
        if !self.is_far() {
            return;
        }
        self.line.set_value(None);
        self.clear();
        if let Err(reason) = self.resume(house) {
            house.notify(|t| t.error_saved_game(&reason));
        }
    }

    /// Sits down at the seat that the link opens.
    pub fn sit(self, house: House, name: Name) {
        let share = self.new_share(house);
        self.wish(Wish::Sit { name, share });
    }

    /// Tries the broken line again now.
    pub fn try_now(self) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.try_now();
            }
        });
    }

    /// Puts away what happened while nobody looked.
    pub fn put_away_since(self) {
        self.guest.update(|guest| {
            if let Some(guest) = guest {
                guest.put_away_since();
            }
        });
    }

    /// Wishes for something at a table that a server keeps.
    pub fn wish(self, wish: Wish) {
        let mut message = None;
        self.guest.update(|guest| {
            message = guest.as_mut().and_then(|guest| guest.wish(wish));
        });
        self.say(message.as_ref());
    }

    fn clear(self) {
        self.guest.set(None);
        self.broken.set(None);
        self.untold.set_value(Vec::new());
        self.followed.set_value(0);
        self.table.set(None);
        self.shown.set(None);
        self.says.set(Said::default());
        self.question.set(None);
        self.hint.set(None);
        self.moment.update_value(|moment| *moment += 1);
    }

    fn say(self, message: Option<&protocol::ToServer>) {
        if let Some(message) = message {
            self.line.with_value(|line| {
                if let Some(line) = line {
                    line.say(message);
                }
            });
        }
    }

    fn ring(self, house: House, rings: Rings) {
        match rings {
            Rings::Open => {
                if self.broken.get_untracked().is_some() {
                    self.tell_text(house, Texts::connection_back);
                }
                self.broken.set(None);
                let mut hello = None;
                self.guest
                    .update(|guest| hello = guest.as_mut().map(Guest::hello));
                self.say(hello.as_ref());
            }
            Rings::Says(message) => self.hear_server(house, *message),
            Rings::Broken(broken) => {
                self.guest.update(|guest| {
                    if let Some(guest) = guest {
                        guest.hang_up();
                    }
                });
                self.broken.set(Some(broken));
            }
            Rings::Noise(reason) => house.notify(|t| t.server_unexpected(&reason)),
        }
    }

    fn hear_server(self, house: House, message: ToClient) {
        let mut heard = (Vec::new(), None);
        self.guest.update(|guest| {
            if let Some(guest) = guest {
                heard = guest.hear(message, now());
            }
        });
        let (news, answer) = heard;
        self.untold.update_value(|untold| untold.extend(news));
        self.say(answer.as_ref());
        let is_ahead = self
            .guest
            .with_untracked(|guest| guest.as_ref().is_some_and(Guest::is_ahead));
        if !is_ahead {
            self.sync(house);
        }
    }

    /// Takes the table as the server has it, and tells what happened.
    fn sync(self, house: House) {
        let texts = house.texts.get_untracked();
        let known = self.guest.with_untracked(|guest| {
            let guest = guest.as_ref()?;
            let table = guest.table()?;
            Some((setup(guest, &texts)?, table.record().clone(), table.last()))
        });
        let news = self.untold.get_value();
        self.untold.set_value(Vec::new());
        let Some((setup, record, last)) = known else {
            self.tell_news(house, &news);
            return;
        };
        let is_refused = news.iter().any(|news| matches!(news, News::Refused(_)));
        if is_refused || self.followed.get_value() != last {
            self.followed.set_value(last);
            self.shown.set(None);
            let is_opened = !self.is_there();
            self.table.update(|table| match table {
                Some(table) => table.follow(setup, record),
                None => *table = Some(Table::kept_elsewhere(setup, record)),
            });
            self.change(house, |_| Vec::new());
            if is_opened && self.is_over() {
                self.go_on_reviewing(house, 0);
            }
        }
        if news.iter().any(is_new_game) {
            // The result of the one before lies there.
            self.question.set(None);
            self.review.set(Review::default());
        }
        self.tell_news(house, &news);
        self.share_and_remember(house, is_refused);
    }

    /// Adds to the dice of a match that needs it, and remembers the seat.
    fn share_and_remember(self, house: House, is_refused: bool) {
        let Some((link, lacks_share, now)) = self.guest.with_untracked(|guest| {
            let guest = guest.as_ref()?;
            let seat = guest.seat()?;
            // Who has only looked has no seat yet.
            guest.name(seat)?;
            let lacks = guest.table()?.lacks_share(seat);
            let now = house
                .texts
                .with_untracked(|t| remembered(guest, seat, is_refused, t));
            Some((guest.link(), lacks, now))
        }) else {
            return;
        };
        if seats::find(link).as_ref() != Some(&now) {
            remember(house, now);
        }
        if lacks_share {
            let share = self.new_share(house);
            self.wish(Wish::Share { share });
        }
    }

    /// What this browser adds to the dice, which it remembers.
    fn new_share(self, house: House) -> Share {
        let share = new_share();
        self.guest.with_untracked(|guest| {
            if let Some((guest, table)) = guest
                .as_ref()
                .and_then(|guest| Some((guest, guest.table()?)))
            {
                let link = guest.link();
                let known = seats::find(link).unwrap_or_else(|| seats::Seat::new(link));
                let share = Some((table.match_number(), share.to_string()));
                remember(house, seats::Seat { share, ..known });
            }
        });
        share
    }

    fn tell_news(self, house: House, news: &[News]) {
        let is_catching_up = news.iter().any(|news| matches!(news, News::CaughtUp));
        let mine = self
            .guest
            .with_untracked(|guest| guest.as_ref().and_then(Guest::seat));
        for news in news {
            match news {
                News::Done(done) if !is_catching_up => {
                    let (before, after, entry) = &**done;
                    let is_told = match *entry {
                        // What was done here was told when it was done.
                        Entry::Action { player, action } => {
                            Some(before.seat_of(player)) == mine && !is_of_dice(action)
                        }
                        Entry::NextGame => {
                            self.tell_text(house, |t| words::game_begun(after, t));
                            true
                        }
                    };
                    if !is_told {
                        self.tell(house, &told(before, after, entry));
                    }
                }
                News::Done(_) => {}
                News::Refused(Refused::OtherVersion { .. } | Refused::NotUnderstood { .. }) => {
                    house.offer_reload(Texts::connection_old_page, Texts::connection_reload);
                }
                News::Refused(refused) => {
                    self.refuse(house.texts.with_untracked(|t| words::refused(refused, t)));
                }
                _ => {
                    let said = self.guest.with_untracked(|guest| {
                        let guest = guest.as_ref()?;
                        house.texts.with_untracked(|t| words::news(news, guest, t))
                    });
                    if let Some(text) = said {
                        self.says.set(Said {
                            text,
                            is_refusal: false,
                        });
                    }
                }
            }
        }
    }

    fn tell_text(self, house: House, text: impl FnOnce(&Texts) -> String) {
        self.says.set(Said {
            text: house.texts.with_untracked(text),
            is_refusal: false,
        });
    }
}

/// Whether another game begins by it.
fn is_new_game(news: &News) -> bool {
    match news {
        News::Done(done) => done.2 == Entry::NextGame,
        News::Agreed(_, request) => *request == Request::Rematch,
        _ => false,
    }
}

/// What is to be remembered of a seat.
fn remembered(guest: &Guest, seat: Seat, is_refused: bool, texts: &Texts) -> seats::Seat {
    let link = guest.link();
    let known = seats::find(link).unwrap_or_else(|| seats::Seat::new(link));
    let added = guest.table().and_then(|table| table.seat(seat).share);
    // What was refused was not added: another device of ours was faster.
    let is_added = |share: &str| added.is_none_or(|added| added.to_string() == share);
    let opponent = other(seat);
    let has_opponent = guest.name(opponent).is_some() || level_of(guest, opponent).is_some();
    seats::Seat {
        opponent: has_opponent.then(|| words::far_name(guest, opponent, texts)),
        is_first: Some(seat == Seat::First),
        seen: guest.seen(),
        share: known
            .share
            .filter(|(_, share)| !is_refused || is_added(share)),
        ..known
    }
}

fn remember(house: House, seat: seats::Seat) {
    if let Err(reason) = seats::remember(seat) {
        house.notify(|t| t.error_storage(&reason));
    }
}

/// Who sits at the table, as it is shown at this screen.
fn setup(guest: &Guest, texts: &Texts) -> Option<TableSetup> {
    let table = guest.table()?;
    let sitter = |seat: Seat| {
        let name = words::far_name(guest, seat, texts);
        if guest.seat() == Some(seat) {
            Sitter::Person { name }
        } else {
            Sitter::Far { name }
        }
    };
    Some(TableSetup {
        sitters: ByPlayer {
            white: sitter(Seat::First),
            black: sitter(Seat::Second),
        },
        rules: table.terms().rules.clone(),
        dice: match table.terms().dice {
            ServerDice::Server => DiceSource::Server,
            ServerDice::Hand => DiceSource::ByHand,
        },
        bottom: Bottom::Seat(guest.seat().unwrap_or(Seat::First)),
    })
}

fn is_of_dice(action: Action) -> bool {
    matches!(action, Action::Roll(_) | Action::ThrowDie(_))
}

/// The other seat.
#[must_use]
pub(crate) fn other(seat: Seat) -> Seat {
    match seat {
        Seat::First => Seat::Second,
        Seat::Second => Seat::First,
    }
}

/// Whether somebody sits there by the server's doing.
#[must_use]
pub(crate) fn level_of(guest: &Guest, seat: Seat) -> Option<String> {
    match &guest.table()?.terms().seats[seat] {
        Seated::Computer(level) => Some(level.clone()),
        Seated::Person => None,
    }
}

fn new_share() -> Share {
    let mut bytes = [0; 16];
    for half in bytes.chunks_mut(8) {
        half.copy_from_slice(&chance::seed().to_le_bytes());
    }
    Share(bytes)
}

/// How late it is here, in milliseconds since 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
