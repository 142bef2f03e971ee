//! The task that owns a table in memory and handles one message at a time.

mod log;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    BySeat, Command, CommandId, Event, Numbered, Refused, SeatKey, Table, ToClient, Watching,
};
use rules::Seat;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use super::{Member, Outbox, RoomMessage, seat_of};
use crate::limits::{Bucket, Quota, Rate};
use crate::metrics::Counter;
use crate::store::TableSecrets;
use crate::tables::log_size::LogSize;
use crate::tables::presence::{
    ACQUAINTANCE, Presence, REPEAT_INTERVAL, RemotePresence, RemotePresences,
};
use crate::tables::{IDLE_TIMEOUT, LoadedTable, Tables, computer, label};
use crate::time;

/// How many bytes a seat may say: more than anyone types.
const CHAT: Rate = Rate {
    a_second: 100.0,
    at_once: 6_000.0,
};

/// How often everyone is told how many are watching.
const SPECTATORS_INTERVAL: Duration = Duration::from_secs(2);

/// How long to wait before trying the store again.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// How often a command is tried again because another process was quicker.
const MAX_TRIES: u32 = 5;

/// Owns a table in memory and handles one message at a time.
pub(super) struct RoomActor {
    /// For the computer player, which thinks meanwhile.
    room: mpsc::WeakSender<Box<RoomMessage>>,
    tables: Tables,
    secrets: Arc<TableSecrets>,
    table: Table,
    size: LogSize,
    /// How often the log was read again because the store had lost events.
    /// Whatever was seen or decided before that refers to another log.
    generation: u32,
    /// Whether there may be events that couldn't be read yet.
    is_behind: bool,
    clients: Vec<Client>,
    next_client: u64,
    remote: RemotePresences,
    /// Until when other processes may have the table and not have said so.
    unacquainted_until: Instant,
    /// The last event after which a computer began to think.
    thought_about: u32,
    /// How much each seat may say now.
    chat: BySeat<Bucket>,
    /// Who was connected when everyone was last told.
    sent_presence: Presence,
    /// When to tell everyone again.
    presence_due: Option<Instant>,
    /// When to try again what the store couldn't write for the server itself, or
    /// couldn't read.
    retry_due: Option<Instant>,
    /// Since when nobody has been connected.
    idle_since: Option<Instant>,
    /// Whether the log is gone, so that everyone has to leave.
    is_deleted: bool,
}

struct Client {
    number: u64,
    seat: Option<Seat>,
    outbox: Outbox,
    quota: Quota,
}

impl RoomActor {
    pub(super) fn new(
        room: mpsc::WeakSender<Box<RoomMessage>>,
        tables: Tables,
        loaded: LoadedTable,
    ) -> RoomActor {
        let LoadedTable {
            secrets,
            table,
            size,
        } = loaded;
        RoomActor {
            room,
            tables,
            secrets: Arc::new(secrets),
            table,
            size,
            generation: 0,
            is_behind: false,
            clients: Vec::new(),
            next_client: 0,
            remote: RemotePresences::default(),
            unacquainted_until: Instant::now() + ACQUAINTANCE,
            thought_about: 0,
            chat: BySeat::from_fn(|_| Bucket::full(CHAT, Instant::now())),
            sent_presence: Presence::default(),
            presence_due: None,
            retry_due: None,
            idle_since: None,
            is_deleted: false,
        }
    }

    pub(super) async fn run(&mut self, mut messages: mpsc::Receiver<Box<RoomMessage>>) {
        let tables = self.tables.clone();
        let _present = tables.metrics().rooms.enter();
        let mut repeated = interval(REPEAT_INTERVAL);
        repeated.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let is_shared = tables.store().is_shared();
        Box::pin(self.advance()).await;
        loop {
            if self.is_deleted {
                self.dismiss();
                return;
            }
            // Other processes may send messages all the time: what counts is how
            // long nobody has been connected here.
            let idle_since = match self.clients.is_empty() {
                true => *self.idle_since.get_or_insert_with(Instant::now),
                false => {
                    self.idle_since = None;
                    Instant::now()
                }
            };
            let presence_due = self.presence_due.unwrap_or_else(Instant::now);
            let retry_due = self.retry_due.unwrap_or_else(Instant::now);
            tokio::select! {
                message = messages.recv() => match message {
                    // On the heap, because a room waits most of the time.
                    Some(message) => Box::pin(self.handle(*message)).await,
                    None => return,
                },
                _ = repeated.tick(), if is_shared => {
                    if self.remote.expire(Instant::now()) {
                        self.send_presence();
                    }
                    self.publish_presence();
                }
                () = sleep_until(presence_due), if self.presence_due.is_some() => {
                    self.send_presence();
                    self.publish_presence();
                }
                () = sleep_until(retry_due), if self.retry_due.is_some() => {
                    self.retry_due = None;
                    self.thought_about = 0;
                    Box::pin(self.retry()).await;
                }
                () = sleep_until(idle_since + IDLE_TIMEOUT), if self.idle_since.is_some() => {
                    let mut rooms = tables.rooms();
                    if messages.is_empty() {
                        rooms.remove(&self.table.id());
                        return;
                    }
                }
            }
        }
    }

    async fn handle(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Join {
                key,
                outbox,
                quota,
                answer,
            } => {
                let joined = self.admit(key, outbox, quota).await;
                let has_joined = joined.as_ref().ok().map(|member| member.client);
                if let Ok(Member { seat, .. }) = joined {
                    tracing::info!(table = label(self.table.id()), ?seat, "a client joined");
                }
                // A client that has left meanwhile is removed with the next message.
                let _ = answer.send(joined);
                if let Some(client) = has_joined
                    && !self.presence_changed()
                {
                    let presence = self.remote.with(self.presence());
                    self.send(client, &presence);
                }
                // There may have been events that nobody had announced.
                self.advance().await;
            }
            RoomMessage::Leave(member) => {
                let seat = member.seat;
                tracing::info!(table = label(self.table.id()), ?seat, "a client left");
                self.clients.retain(|client| client.number != member.client);
                self.presence_changed();
            }
            RoomMessage::Command {
                from,
                id,
                after,
                command,
                credit,
            } => {
                let sent = Some(Sent {
                    id,
                    credit,
                    client: from.client,
                });
                let seen = Seen {
                    generation: from.generation,
                    last: after,
                };
                let decided = self.execute(from.seat, seen, &command, sent).await;
                let answer = match decided {
                    Ok(number) => ToClient::Accepted { id, number },
                    Err(refused) => {
                        self.tables.metrics().refused.add();
                        ToClient::Refused {
                            id: Some(id),
                            refused,
                        }
                    }
                };
                self.send(from.client, &answer);
                self.advance().await;
            }
            RoomMessage::Thought {
                seat,
                seen,
                command,
            } => {
                if let Some(command) = command {
                    let done = self.execute(Some(seat), seen, &command, None).await;
                    // If something else happened first, it thinks again anyway.
                    if let Err(Refused::Storage | Refused::Uncertain) = done {
                        self.retry_due = Some(Instant::now() + RETRY_INTERVAL);
                    }
                }
                self.advance().await;
            }
            RoomMessage::Written(event) => {
                if event.number == self.table.last() + 1 && !self.is_behind {
                    self.apply(&event);
                    self.advance().await;
                } else {
                    self.log_grew(event.number).await;
                }
            }
            RoomMessage::LogGrew(number) => self.log_grew(number).await,
            RoomMessage::Missed => {
                self.unacquainted_until = Instant::now() + ACQUAINTANCE;
                self.catch_up_and_advance().await;
            }
            RoomMessage::MayBeDeleted => match self.tables.store().last(self.table.id()).await {
                Ok(last) => self.is_deleted = last == 0,
                Err(_) => self.fall_behind(),
            },
            RoomMessage::RemotePresence(remote) => {
                // Its notice of an event may have been lost.
                self.log_grew(remote.last).await;
                let before = self.remote.with(self.presence());
                let is_new = self.remote.update(remote, Instant::now());
                if self.remote.with(self.presence()) != before {
                    self.send_presence();
                }
                if is_new {
                    self.publish_presence();
                }
            }
            RoomMessage::Deleted => self.is_deleted = true,
        }
    }

    async fn admit(
        &mut self,
        key: Option<SeatKey>,
        outbox: Outbox,
        quota: Quota,
    ) -> Result<Member, Refused> {
        let seat = match key {
            Some(key) => Some(seat_of(&self.secrets, &key).ok_or(Refused::WrongKey)?),
            None if self.table.terms().watching == Watching::Closed => {
                return Err(Refused::NotOpen);
            }
            None => None,
        };
        // Another program may have deleted the table, or written.
        match self.tables.store().last(self.table.id()).await {
            Ok(0) => {
                self.is_deleted = true;
                return Err(Refused::UnknownTable);
            }
            Ok(last) if last != self.table.last() => {
                // Clients that need more are told if the log can't be read.
                let _ = self.catch_up().await;
            }
            Ok(_) | Err(_) => {}
        }
        let number = self.next_client;
        self.next_client += 1;
        self.clients.push(Client {
            number,
            seat,
            outbox,
            quota,
        });
        Ok(Member {
            seat,
            client: number,
            generation: self.generation,
            last: self.table.last(),
            last_at: self.table.last_at(),
        })
    }

    /// Carries out a command, and returns the number of its event.
    async fn execute(
        &mut self,
        seat: Option<Seat>,
        seen: Seen,
        command: &Command,
        sent: Option<Sent>,
    ) -> Result<u32, Refused> {
        let mut has_failed = false;
        for _ in 0..MAX_TRIES {
            // A client that saw a log that's lost has seen nothing of this one.
            let after = match seen.generation == self.generation {
                true => seen.last,
                false => 0,
            };
            let known = sent.and_then(|sent| self.table.event_of(sent.id));
            if let (Some(number), true) = (known, seat.is_some()) {
                // It was sent before, and the answer was lost.
                return Ok(number);
            }
            self.size.check(seat, command)?;
            let secrets = Arc::clone(&self.secrets);
            let secret = |match_number| secrets.secret(match_number);
            let now = time::now();
            let event = self.table.decide(seat, after, command, now, secret)?;
            let event = self.numbered(event, sent);
            let text = event_text(&event);
            if !has_failed {
                self.charge(seat, &event, text.len(), sent)?;
            }
            match self.write(event, text).await {
                Ok(Some(number)) => return Ok(number),
                Ok(None) => {}
                // It isn't in the log yet, and may still arrive there. Written
                // again, it has the same number, so it's there only once.
                Err(Refused::Uncertain) if !has_failed => has_failed = true,
                Err(refused) => return Err(refused),
            }
        }
        Err(Refused::Stale {
            last: self.table.last(),
        })
    }

    /// Counts what's written, by seat and by address, and refuses what's too
    /// much.
    fn charge(
        &mut self,
        seat: Option<Seat>,
        event: &Numbered,
        bytes: usize,
        sent: Option<Sent>,
    ) -> Result<(), Refused> {
        let Some(sent) = sent else { return Ok(()) };
        if let (Event::Spoke { .. }, Some(seat)) = (&event.event, seat)
            && !self.chat[seat].take(CHAT, Instant::now(), bytes as f64)
        {
            return Err(Refused::TooMany);
        }
        let mut clients = self.clients.iter();
        let client = clients.find(|client| client.number == sent.client);
        match client.is_none_or(|client| client.quota.write(bytes)) {
            true => Ok(()),
            false => Err(Refused::TooMany),
        }
    }

    /// Tells everyone that there's no such table, and forgets it. Clients that are
    /// about to join find no room.
    fn dismiss(&mut self) {
        let id = self.table.id();
        self.broadcast(&ToClient::Refused {
            id: None,
            refused: Refused::UnknownTable,
        });
        self.clients.clear();
        self.tables.0.pages.forget(id);
        self.tables.rooms().remove(&id);
    }

    /// Does what the server has to do: reveals the secret of a match that is
    /// over, and lets a computer think.
    async fn advance(&mut self) {
        while self.table.lacks_secret() {
            let secret = self.secrets.secret(self.table.match_number());
            let event = self.numbered(Event::Revealed { secret }, None);
            let text = event_text(&event);
            if self.write(event, text).await.is_err() {
                self.retry_due = Some(Instant::now() + RETRY_INTERVAL);
                return;
            }
        }
        let seen = Seen {
            generation: self.generation,
            last: self.table.last(),
        };
        let is_new = self.thought_about < seen.last;
        let Some(seat) = computer::due(&self.table).filter(|_| is_new) else {
            return;
        };
        self.thought_about = seen.last;
        let (room, tables, table) = (self.room.clone(), self.tables.clone(), self.table.clone());
        tokio::spawn(async move {
            let command = tables.0.computers.command(&table, seat).await;
            let thought = RoomMessage::Thought {
                seat,
                seen,
                command,
            };
            if let Some(room) = room.upgrade() {
                // When the room is opened again, the computer thinks again.
                let _ = room.send(Box::new(thought)).await;
            }
        });
    }

    fn presence(&self) -> Presence {
        let mut presence = Presence::default();
        for client in &self.clients {
            match client.seat {
                Some(seat) => presence.seats[seat] = true,
                None => presence.spectators += 1,
            }
        }
        presence
    }

    /// Tells everyone who's connected: about seats at once, about spectators
    /// after a while, so that a crowd doesn't get a message for each who joins.
    /// Returns whether they were told now.
    fn presence_changed(&mut self) -> bool {
        let presence = self.presence();
        let is_urgent = presence.seats != self.sent_presence.seats;
        if is_urgent {
            self.send_presence();
            self.publish_presence();
        } else if presence != self.sent_presence {
            let soon = Instant::now() + SPECTATORS_INTERVAL;
            self.presence_due.get_or_insert(soon);
        }
        is_urgent
    }

    fn send_presence(&mut self) {
        self.sent_presence = self.presence();
        self.presence_due = None;
        let presence = self.remote.with(self.presence());
        self.broadcast(&presence);
    }

    /// Tells other processes who's connected here.
    fn publish_presence(&self) {
        if !self.tables.store().is_shared() {
            return;
        }
        let remote = RemotePresence {
            process: self.tables.0.process,
            table: self.table.id(),
            presence: self.presence(),
            last: self.table.last(),
        };
        self.tables.store().publish(remote.write());
    }

    fn send(&mut self, client: u64, message: &ToClient) {
        let text = written(message);
        let dropped = &self.tables.metrics().dropped;
        self.clients
            .retain_mut(|one| one.number != client || is_queued(&mut one.outbox, &text, dropped));
    }

    fn broadcast(&mut self, message: &ToClient) {
        self.broadcast_text(&written(message));
    }

    fn broadcast_text(&mut self, text: &Utf8Bytes) {
        let dropped = &self.tables.metrics().dropped;
        self.clients
            .retain_mut(|one| is_queued(&mut one.outbox, text, dropped));
    }
}

/// How much of the log was known when something was decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    generation: u32,
    /// The number of the last event.
    last: u32,
}

/// How a client has sent a command.
#[derive(Clone, Copy, Debug)]
struct Sent {
    id: CommandId,
    /// The time that the network took.
    credit: u32,
    client: u64,
}

/// An event as it is stored and sent.
fn event_text(event: &Numbered) -> String {
    serde_json::to_string(event).expect("an event has no map and can be written")
}

fn written(message: &ToClient) -> Utf8Bytes {
    let text = serde_json::to_string(message);
    text.expect("a message has no map and can be written")
        .into()
}

/// Puts a message into an outbox. A client that reads too slowly is
/// disconnected, and gets the rest when it connects again.
fn is_queued(outbox: &mut Outbox, text: &Utf8Bytes, dropped: &Counter) -> bool {
    match outbox.try_send(text.clone()) {
        Ok(()) => true,
        Err(refused) => {
            if refused.is_full() {
                dropped.add();
            }
            false
        }
    }
}
