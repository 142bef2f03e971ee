//! At a table that a server keeps.

use leptos::prelude::*;
use protocol::{
    Command, DiceSource as ServerDice, Name, Refused, Request, Share, Sitter as Seated, Standing,
    ToClient,
};
use rules::{Action, ByPlayer, Entry, Seat};
use texts::Texts;

use super::{Announcement, TableSession};
use crate::app::AppState;
use crate::online::{Client, Connection, ConnectionEvent, Link, News, saved_seats};
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup, Waiting, events_of};
use crate::{describe, random};

impl TableSession {
    /// Whether the table is kept by a server.
    #[must_use]
    pub fn is_online(self) -> bool {
        self.client.with_untracked(Option::is_some)
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
            .client
            .with(|client| client.as_ref().and_then(Client::standing));
        match standing? {
            Standing::Over {
                winner,
                is_on_time: true,
            } => Some(winner),
            _ => None,
        }
    }

    /// Goes to a table that a server keeps.
    pub fn open(self, app: AppState, link: Link) {
        let is_open = self
            .client
            .with_untracked(|client| client.as_ref().map(Client::link) == Some(link));
        if is_open {
            return;
        }
        self.clear();
        let seen = saved_seats::find(link).map_or(0, |seat| seat.seen);
        self.client
            .set(Some(Client::new(link, seen, crate::random::seed())));
        let connection = Connection::open(link.table, move |event| {
            self.on_connection_event(app, event);
        });
        self.connection.set_value(Some(connection));
    }

    /// Leaves the table that a server keeps for the one that is kept here.
    pub fn leave(self, app: AppState) {
        if !self.is_online() {
            return;
        }
        self.connection.set_value(None);
        self.clear();
        if let Err(reason) = self.resume(app) {
            app.notify(|t| t.error_saved_game(&reason));
        }
    }

    /// Sits down at the seat that the link opens.
    pub fn sit(self, app: AppState, name: Name) {
        let share = self.new_share(app);
        self.command(Command::Sit { name, share });
    }

    /// Tries the lost connection again now.
    pub fn try_now(self) {
        self.connection.with_value(|connection| {
            if let Some(connection) = connection {
                connection.try_now();
            }
        });
    }

    /// Puts away what happened while nobody looked.
    pub fn dismiss_missed(self) {
        self.client.update(|client| {
            if let Some(client) = client {
                client.dismiss_missed();
            }
        });
    }

    /// Sends a command at a table that a server keeps.
    pub fn command(self, command: Command) {
        let mut message = None;
        self.client.update(|client| {
            message = client.as_mut().and_then(|client| client.command(command));
        });
        self.say(message.as_ref());
    }

    fn clear(self) {
        self.client.set(None);
        self.connection_lost.set(None);
        self.pending_events.set_value(Vec::new());
        self.followed.set_value(0);
        self.table.set(None);
        self.shown.set(None);
        self.announcement.set(Announcement::default());
        self.question.set(None);
        self.hint.set(None);
        self.revision.update_value(|revision| *revision += 1);
    }

    fn say(self, message: Option<&protocol::ToServer>) {
        if let Some(message) = message {
            self.connection.with_value(|connection| {
                if let Some(connection) = connection {
                    connection.send(message);
                }
            });
        }
    }

    fn on_connection_event(self, app: AppState, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Opened => {
                if self.connection_lost.get_untracked().is_some() {
                    self.tell_text(app, Texts::connection_back);
                }
                self.connection_lost.set(None);
                let mut hello = None;
                self.client
                    .update(|client| hello = client.as_mut().map(Client::hello));
                self.say(hello.as_ref());
            }
            ConnectionEvent::Received(message) => self.hear_server(app, *message),
            ConnectionEvent::Lost(connection_lost) => {
                self.client.update(|client| {
                    if let Some(client) = client {
                        client.disconnect();
                    }
                });
                self.connection_lost.set(Some(connection_lost));
            }
            ConnectionEvent::Malformed(reason) => app.notify(|t| t.server_unexpected(&reason)),
        }
    }

    fn hear_server(self, app: AppState, message: ToClient) {
        let mut heard = (Vec::new(), None);
        self.client.update(|client| {
            if let Some(client) = client {
                heard = client.hear(message, now());
            }
        });
        let (news, answer) = heard;
        self.pending_events
            .update_value(|pending_events| pending_events.extend(news));
        self.say(answer.as_ref());
        let is_ahead = self
            .client
            .with_untracked(|client| client.as_ref().is_some_and(Client::is_ahead));
        if !is_ahead {
            self.sync(app);
        }
    }

    /// Takes the table as the server has it, and tells what happened.
    fn sync(self, app: AppState) {
        let texts = app.texts.get_untracked();
        let known = self.client.with_untracked(|client| {
            let client = client.as_ref()?;
            let table = client.table()?;
            Some((setup(client, &texts)?, table.record().clone(), table.last()))
        });
        let news = self.pending_events.get_value();
        self.pending_events.set_value(Vec::new());
        let Some((setup, record, last)) = known else {
            self.tell_news(app, &news);
            return;
        };
        let is_refused = news.iter().any(|news| matches!(news, News::Refused(_)));
        if is_refused || self.followed.get_value() != last {
            self.followed.set_value(last);
            self.shown.set(None);
            let is_opened = !self.is_there();
            self.table.update(|table| match table {
                Some(table) => table.follow(setup, record),
                None => *table = Some(Table::online(setup, record)),
            });
            self.change(app, |_| Vec::new());
            if is_opened && self.is_over() {
                self.start_review(app);
            }
        }
        if news.iter().any(is_new_game) {
            // The result of the one before lies there.
            self.question.set(None);
            self.clear_review();
        }
        self.tell_news(app, &news);
        self.share_and_remember(app, is_refused);
    }

    /// Adds to the dice of a match that needs it, and remembers the seat.
    fn share_and_remember(self, app: AppState, is_refused: bool) {
        let Some((link, lacks_share, now)) = self.client.with_untracked(|client| {
            let client = client.as_ref()?;
            let seat = client.seat()?;
            // Who has only looked has no seat yet.
            client.name(seat)?;
            let lacks = client.table()?.lacks_share(seat);
            let now = app
                .texts
                .with_untracked(|t| remembered(client, seat, is_refused, t));
            Some((client.link(), lacks, now))
        }) else {
            return;
        };
        if saved_seats::find(link).as_ref() != Some(&now) {
            remember(app, now);
        }
        if lacks_share {
            let share = self.new_share(app);
            self.command(Command::Share { share });
        }
    }

    /// What this browser adds to the dice, which it remembers.
    fn new_share(self, app: AppState) -> Share {
        let share = new_share();
        self.client.with_untracked(|client| {
            if let Some((client, table)) = client
                .as_ref()
                .and_then(|client| Some((client, client.table()?)))
            {
                let link = client.link();
                let known =
                    saved_seats::find(link).unwrap_or_else(|| saved_seats::SavedSeat::new(link));
                let share = Some((table.match_number(), share.to_string()));
                remember(app, saved_seats::SavedSeat { share, ..known });
            }
        });
        share
    }

    fn tell_news(self, app: AppState, news: &[News]) {
        let is_catching_up = news.iter().any(|news| matches!(news, News::CaughtUp));
        let mine = self
            .client
            .with_untracked(|client| client.as_ref().and_then(Client::seat));
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
                            self.tell_text(app, |t| describe::game_begun(after, t));
                            true
                        }
                    };
                    if !is_told {
                        self.tell(app, &events_of(before, after, entry));
                    }
                }
                News::Done(_) => {}
                News::Refused(Refused::OtherVersion { .. } | Refused::NotUnderstood { .. }) => {
                    app.offer_reload(Texts::connection_old_page, Texts::connection_reload);
                }
                News::Refused(refused) => {
                    self.refuse(app.texts.with_untracked(|t| describe::refused(refused, t)));
                }
                _ => {
                    let said = self.client.with_untracked(|client| {
                        let client = client.as_ref()?;
                        app.texts
                            .with_untracked(|t| describe::news(news, client, t))
                    });
                    if let Some(text) = said {
                        self.announcement.set(Announcement {
                            text,
                            is_refusal: false,
                        });
                    }
                }
            }
        }
    }

    fn tell_text(self, app: AppState, text: impl FnOnce(&Texts) -> String) {
        self.announcement.set(Announcement {
            text: app.texts.with_untracked(text),
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
fn remembered(
    client: &Client,
    seat: Seat,
    is_refused: bool,
    texts: &Texts,
) -> saved_seats::SavedSeat {
    let link = client.link();
    let known = saved_seats::find(link).unwrap_or_else(|| saved_seats::SavedSeat::new(link));
    let added = client.table().and_then(|table| table.seat(seat).share);
    // What was refused was not added: another device of ours was faster.
    let is_added = |share: &str| added.is_none_or(|added| added.to_string() == share);
    let opponent = other(seat);
    let has_opponent = client.name(opponent).is_some() || level_of(client, opponent).is_some();
    saved_seats::SavedSeat {
        opponent: has_opponent.then(|| describe::seat_name(client, opponent, texts)),
        is_first: Some(seat == Seat::First),
        seen: client.seen(),
        share: known
            .share
            .filter(|(_, share)| !is_refused || is_added(share)),
        ..known
    }
}

fn remember(app: AppState, seat: saved_seats::SavedSeat) {
    if let Err(reason) = saved_seats::remember(seat) {
        app.notify(|t| t.error_storage(&reason));
    }
}

/// Who sits at the table, as it is shown at this screen.
fn setup(client: &Client, texts: &Texts) -> Option<TableSetup> {
    let table = client.table()?;
    let participant = |seat: Seat| {
        let name = describe::seat_name(client, seat, texts);
        if client.seat() == Some(seat) {
            Participant::Person { name }
        } else {
            Participant::Remote { name }
        }
    };
    Some(TableSetup {
        participants: ByPlayer {
            white: participant(Seat::First),
            black: participant(Seat::Second),
        },
        rules: table.terms().rules.clone(),
        dice: match table.terms().dice {
            ServerDice::Server => DiceSource::Server,
            ServerDice::Hand => DiceSource::ByHand,
        },
        bottom: Bottom::Seat(client.seat().unwrap_or(Seat::First)),
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
pub(crate) fn level_of(client: &Client, seat: Seat) -> Option<String> {
    match &client.table()?.terms().seats[seat] {
        Seated::Computer(level) => Some(level.clone()),
        Seated::Person => None,
    }
}

fn new_share() -> Share {
    let mut bytes = [0; 16];
    for half in bytes.chunks_mut(8) {
        half.copy_from_slice(&random::seed().to_le_bytes());
    }
    Share(bytes)
}

/// How late it is here, in milliseconds since 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
