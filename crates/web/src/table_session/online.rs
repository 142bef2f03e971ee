//! The session of an online table.

use leptos::prelude::*;
use protocol::{
    Command, DiceSource as ServerDice, Name, Share, Sitter as Seated, Standing, ToClient,
};
use rules::{ByPlayer, Seat};
use texts::Texts;

use super::{Announcement, TableSession, reaction};
use crate::app::AppState;
use crate::online::{
    Client, Connection, ConnectionEvent, Link, ServerUpdate, hide_key, saved_seats,
};
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup, Waiting};
use crate::{describe, random};

impl TableSession {
    /// Whether the table is kept by a server.
    #[must_use]
    pub fn is_online(self) -> bool {
        self.client.with_untracked(Option::is_some)
    }

    /// Whether the match is over, or the current game.
    #[must_use]
    pub fn is_over(self) -> bool {
        let is_played_out = self.with(|table| matches!(table.waiting(), Waiting::Over(_)));
        is_played_out == Some(true) || self.won_on_time().is_some()
    }

    /// Who has won on time.
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

    /// Opens an online table.
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

    /// Leaves the online table for the local one.
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

    /// Dismisses what happened while the user was away.
    pub fn dismiss_missed(self) {
        self.client.update(|client| {
            if let Some(client) = client {
                client.dismiss_missed();
            }
        });
    }

    /// Sends a command at an online table.
    pub fn command(self, command: Command) {
        let mut message = None;
        self.client.update(|client| {
            message = client.as_mut().and_then(|client| client.command(command));
        });
        self.send(message.as_ref());
    }

    pub(super) fn clear(self) {
        self.client.set(None);
        self.connection_lost.set(None);
        self.table.set(None);
        self.shown.set(None);
        self.announcement.set(Announcement::default());
        self.question.set(None);
        self.hint.set(None);
        self.review.close();
        self.revision.update_value(|revision| *revision += 1);
    }

    fn send(self, message: Option<&protocol::ToServer>) {
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
                self.send(hello.as_ref());
            }
            ConnectionEvent::Received(message) => self.receive(app, *message),
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

    fn receive(self, app: AppState, message: ToClient) {
        let mut received = (None, None);
        self.client.update(|client| {
            if let Some(client) = client {
                received = client.receive(message, now());
            }
        });
        let (update, reply) = received;
        self.send(reply.as_ref());
        if let Some(update) = update {
            self.show_update(app, &update);
        }
    }

    /// Takes over the server's table, and announces what happened.
    fn show_update(self, app: AppState, update: &ServerUpdate) {
        let texts = app.texts.get_untracked();
        let stands = self.client.with_untracked(|client| {
            let client = client.as_ref()?;
            let record = client.table()?.record().clone();
            Some((setup(client, &texts)?, record))
        });
        if let Some((setup, record)) = stands.filter(|_| update.is_table_changed) {
            let is_opened = !self.is_there();
            self.table.update(|table| match table {
                Some(table) => table.follow(setup, record),
                None => *table = Some(Table::online(setup, record)),
            });
            self.change(app, |_| Vec::new());
            if is_opened && self.is_over() {
                self.review.open_table(app);
            }
        }
        let reactions = self.client.with_untracked(|client| {
            let client = client.as_ref()?;
            let react =
                |table: &Option<Table>| reaction::to_update(update, client, table.as_ref(), &texts);
            Some(self.table.with_untracked(react))
        });
        self.react(app, reactions.unwrap_or_default());
        self.share_and_remember(app, update.is_refused());
    }

    /// Adds this browser's share to the dice of a match that needs it, and
    /// remembers the seat.
    fn share_and_remember(self, app: AppState, is_refused: bool) {
        let Some((link, lacks_share, now)) = self.client.with_untracked(|client| {
            let client = client.as_ref()?;
            let seat = client.seat()?;
            // A user who has only looked has no seat yet.
            client.name(seat)?;
            let lacks = client.table()?.lacks_share(seat);
            let link = client.link();
            let known = saved_seats::find(link);
            let known = known.unwrap_or_else(|| saved_seats::SavedSeat::new(link));
            let now = app
                .texts
                .with_untracked(|t| remembered(known, client, seat, is_refused, t));
            Some((link, lacks, now))
        }) else {
            return;
        };
        if saved_seats::find(link).as_ref() != Some(&now) {
            remember(app, now);
        }
        hide_key(link);
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
                let number = table.match_number();
                let commitment = table.commitment();
                let seat = saved_seats::SavedSeat {
                    share: Some((number, share.to_string())),
                    commitment: commitment.map(|it| (number, it.to_string())),
                    ..known
                };
                remember(app, seat);
            }
        });
        share
    }

    fn tell_text(self, app: AppState, text: impl FnOnce(&Texts) -> String) {
        self.announcement.set(Announcement {
            text: app.texts.with_untracked(text),
            is_refusal: false,
        });
    }
}

/// What to remember about a seat.
fn remembered(
    known: saved_seats::SavedSeat,
    client: &Client,
    seat: Seat,
    is_refused: bool,
    texts: &Texts,
) -> saved_seats::SavedSeat {
    let added = client.table().and_then(|table| table.seat(seat).share);
    // A refused share wasn't added: another device of the user's was faster.
    let is_added = |share: &str| added.is_none_or(|added| added.to_string() == share);
    let opponent = seat.other();
    let has_opponent = client.name(opponent).is_some() || level_of(client, opponent).is_some();
    saved_seats::SavedSeat {
        opponent: has_opponent.then(|| describe::seat_name(client, opponent, texts)),
        is_first: Some(seat == Seat::First),
        seen: client.seen(),
        is_over: matches!(client.standing(), Some(Standing::Over { .. })),
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

/// The players, as shown at this screen.
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

/// The level of the computer in a seat, if the server plays it.
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

/// The local time, in milliseconds since 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::seated::{FIRST, Log, SECOND};

    /// Ada, who has seen all of a table.
    fn ada(log: &Log) -> Client {
        let link = Link {
            table: log.table.id(),
            key: None,
        };
        let mut client = Client::new(link, 0, 1);
        let welcome = ToClient::Welcome {
            table: link.table,
            seat: FIRST,
            last: log.table.last(),
            now: log.now,
        };
        client.receive(welcome, 0);
        let events = log.events.clone();
        client.receive(ToClient::Events { events }, 0);
        client
    }

    #[test]
    fn who_plays_elsewhere_is_remote_and_the_own_seat_is_at_the_bottom() {
        let log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let setup = setup(&ada(&log), &Texts::english()).unwrap();
        let named = |name: &str| name.to_owned();
        assert_eq!(
            setup.participants,
            ByPlayer {
                white: Participant::Person { name: named("Ada") },
                black: Participant::Remote { name: named("Max") },
            }
        );
        assert_eq!(setup.bottom, Bottom::Seat(Seat::First));
        assert_eq!(setup.dice, DiceSource::Server);
    }

    #[test]
    fn a_seat_is_remembered_with_the_opponent_and_a_refused_share_is_not() {
        let log = Log::seated(r#"{"rules": "international, match 3"}"#);
        let client = ada(&log);
        let texts = Texts::english();
        let own = Share([1; 16]).to_string();
        let other = Share([9; 16]).to_string();
        for (share, is_refused, is_kept) in [
            (&own, false, true),
            (&own, true, true),
            (&other, false, true),
            (&other, true, false),
        ] {
            let known = saved_seats::SavedSeat {
                share: Some((1, share.clone())),
                ..saved_seats::SavedSeat::new(client.link())
            };
            let seat = remembered(known, &client, Seat::First, is_refused, &texts);
            assert_eq!(seat.opponent.as_deref(), Some("Max"));
            assert_eq!(seat.seat(), FIRST);
            assert_eq!(seat.seen, log.table.last());
            assert_eq!(seat.share.is_some(), is_kept, "{share} {is_refused}");
            assert!(!seat.is_over);
        }
    }

    #[test]
    fn a_seat_is_remembered_with_whether_the_match_is_over() {
        let mut log = Log::seated(r#"{"rules": "international, match 1"}"#);
        let on_turn = log.start();
        let other = if on_turn == FIRST { SECOND } else { FIRST };
        log.act(on_turn, "resign single").unwrap();
        log.act(other, "accept").unwrap();
        let client = ada(&log);
        let known = saved_seats::SavedSeat::new(client.link());
        let seat = remembered(known, &client, Seat::First, false, &Texts::english());
        assert!(seat.is_over);
    }
}
