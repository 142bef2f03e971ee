//! What owns a table in memory, and handles one message after the other.

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
use crate::store::{Appended, NewEvent, StoreError, TableSecrets};
use crate::tables::log_pages::message;
use crate::tables::log_size::LogSize;
use crate::tables::presence::{Presence, REPEAT_INTERVAL, RemotePresence, RemotePresences};
use crate::tables::{IDLE_TIMEOUT, LoadedTable, Tables, computer, label};
use crate::time;

/// How many bytes a seat may say: more than anybody types.
const CHAT: Rate = Rate {
    a_second: 100.0,
    at_once: 6_000.0,
};

/// How often everybody is told how many watch.
const SPECTATORS_INTERVAL: Duration = Duration::from_secs(2);

/// How long to wait before the store is tried again.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// How often a command is tried again because another process was quicker.
const MAX_TRIES: u32 = 5;

/// Owns a table in memory, and handles one message after the other.
pub(super) struct RoomActor {
    /// For the computer player, which thinks meanwhile.
    room: mpsc::WeakSender<RoomMessage>,
    tables: Tables,
    secrets: Arc<TableSecrets>,
    table: Table,
    size: LogSize,
    clients: Vec<Client>,
    next_client: u64,
    remote: RemotePresences,
    /// The last event after which a computer began to think.
    thought_about: u32,
    /// How much each seat may say now.
    chat: BySeat<Bucket>,
    /// Who was connected when everybody was told last.
    sent_presence: Presence,
    /// When everybody is to be told again.
    presence_due: Option<Instant>,
    /// When to try again what the store did not write for the server itself.
    retry_due: Option<Instant>,
    /// Since when nobody is connected.
    idle_since: Option<Instant>,
    /// Whether the log is gone: then everybody has to go.
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
        room: mpsc::WeakSender<RoomMessage>,
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
            clients: Vec::new(),
            next_client: 0,
            remote: RemotePresences::default(),
            thought_about: 0,
            chat: BySeat::from_fn(|_| Bucket::full(CHAT, Instant::now())),
            sent_presence: Presence::default(),
            presence_due: None,
            retry_due: None,
            idle_since: None,
            is_deleted: false,
        }
    }

    pub(super) async fn run(&mut self, mut messages: mpsc::Receiver<RoomMessage>) {
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
            // Others may say something all the time: what counts is since when
            // nobody is here.
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
                    // On the heap, since a room waits most of the time.
                    Some(message) => Box::pin(self.handle(message)).await,
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
                    Box::pin(self.advance()).await;
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
                // A client that has gone meanwhile is removed with the next message.
                let _ = answer.send(joined);
                if let Some(client) = has_joined
                    && !self.presence_changed()
                {
                    let presence = self.remote.with(self.presence());
                    self.send(client, &presence);
                }
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
                let decided = self.execute(from.seat, after, &command, sent).await;
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
                after,
                command,
            } => {
                if let Some(command) = command {
                    let done = self.execute(Some(seat), after, &command, None).await;
                    // If something else happened first, it thinks again anyway.
                    if let Err(Refused::Storage | Refused::Uncertain) = done {
                        self.retry_due = Some(Instant::now() + RETRY_INTERVAL);
                    }
                }
                self.advance().await;
            }
            RoomMessage::Written(event) if event.number == self.table.last() + 1 => {
                self.apply(&event);
                self.advance().await;
            }
            RoomMessage::Written(event) => {
                if event.number > self.table.last() {
                    self.catch_up().await;
                    self.advance().await;
                }
            }
            RoomMessage::LogGrew(number) => {
                if number > self.table.last() {
                    self.catch_up().await;
                    self.advance().await;
                }
            }
            RoomMessage::MayBeDeleted => {
                let last = self.tables.store().last(self.table.id()).await;
                self.is_deleted = matches!(last, Ok(0));
            }
            RoomMessage::RemotePresence(remote) => {
                // Its notice of an event may have got lost.
                if remote.last > self.table.last() {
                    self.catch_up().await;
                    self.advance().await;
                }
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
            Ok(last) if last > self.table.last() => self.catch_up().await,
            // Whoever needs more is told if the log cannot be read.
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
            last: self.table.last(),
        })
    }

    /// Carries out a command, and returns the number of its event.
    async fn execute(
        &mut self,
        seat: Option<Seat>,
        after: u32,
        command: &Command,
        sent: Option<Sent>,
    ) -> Result<u32, Refused> {
        let mut has_failed = false;
        for _ in 0..MAX_TRIES {
            let known = sent.and_then(|sent| self.table.event_of(sent.id));
            if let (Some(number), true) = (known, seat.is_some()) {
                // It was sent before, and its answer got lost.
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
                // It is not in the log, and nobody knows whether it will be:
                // written a second time it has the same number, so that it is
                // there once.
                Err(Refused::Uncertain) if !has_failed => has_failed = true,
                Err(refused) => return Err(refused),
            }
        }
        Err(Refused::Stale {
            last: self.table.last(),
        })
    }

    /// The next event of the log.
    fn numbered(&self, event: Event, sent: Option<Sent>) -> Numbered {
        let credit = sent.filter(|_| self.table.clock().is_some());
        Numbered {
            number: self.table.last() + 1,
            at: time::now(),
            credit: credit.map_or(0, |sent| sent.credit),
            command: sent.map(|sent| sent.id),
            event,
        }
    }

    /// Counts what is written by seat and by address, and refuses what is too
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

    /// Writes the next event and sends it to everybody. Nothing if another
    /// process has written one, which is applied now.
    async fn write(&mut self, event: Numbered, text: String) -> Result<Option<u32>, Refused> {
        let new = NewEvent {
            table: self.table.id(),
            event: event.clone(),
            secrets: None,
        };
        let began = Instant::now();
        let appended = self.tables.store().append(new).await;
        self.tables.metrics().writing.observe(began.elapsed());
        match appended {
            Ok(Appended::Written) => {
                self.tables.metrics().events.add();
                self.apply_text(&event, &text);
                Ok(Some(event.number))
            }
            Ok(Appended::NotNext) => {
                let before = self.table.last();
                self.catch_up().await;
                if self.table.last() == before {
                    self.reload().await?;
                }
                Ok(None)
            }
            Err(fault) => {
                let id = label(self.table.id());
                tracing::error!(%fault, table = id, "an event was not written");
                // It may be there all the same.
                let read = self.events_after(event.number - 1).await;
                let is_there = read.as_ref().is_ok_and(|log| log.first() == Some(&event));
                for event in read.unwrap_or_default() {
                    self.apply(&event);
                }
                match fault {
                    _ if is_there => Ok(Some(event.number)),
                    StoreError::Uncertain => Err(Refused::Uncertain),
                    _ => Err(Refused::Storage),
                }
            }
        }
    }

    /// Reads the whole log again, because the store is behind what is known
    /// here: a database that took over from another may lack the last events.
    /// What the log says counts. Everybody is disconnected, and hears it when
    /// they connect again.
    async fn reload(&mut self) -> Result<(), Refused> {
        self.tables.0.pages.forget(self.table.id());
        let loaded = self.tables.load(self.table.id()).await;
        self.is_deleted = matches!(loaded, Err(Refused::UnknownTable));
        let LoadedTable { table, size, .. } = loaded?;
        tracing::error!(
            table = label(table.id()),
            known = self.table.last(),
            stored = table.last(),
            "the store has lost events"
        );
        self.table = table;
        self.size = size;
        self.thought_about = 0;
        self.clients.clear();
        Ok(())
    }

    /// Tells everybody that there is no such table, and lets go what is known of
    /// it. Whoever is about to come in finds no room.
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

    /// Applies an event of the log and sends it to everybody.
    fn apply(&mut self, event: &Numbered) {
        self.apply_text(event, &event_text(event));
    }

    fn apply_text(&mut self, event: &Numbered, text: &str) {
        self.size.before(&self.table, &event.event);
        if let Err(fault) = self.table.apply(event) {
            tracing::error!(%fault, table = label(self.table.id()), "an event of the log cannot be applied");
            return;
        }
        self.size.add(&self.table, &event.event, text.len());
        self.broadcast_text(&message(&[text]));
    }

    /// Applies what is in the log and not yet known.
    async fn catch_up(&mut self) {
        // Whoever needs more is told if the log cannot be read.
        for event in self
            .events_after(self.table.last())
            .await
            .unwrap_or_default()
        {
            self.apply(&event);
        }
    }

    async fn events_after(&self, number: u32) -> Result<Vec<Numbered>, Refused> {
        let id = self.table.id();
        let events = self.tables.store().events(id, number, u32::MAX).await;
        events.map_err(|fault: StoreError| {
            tracing::error!(%fault, table = label(id), "a log could not be read");
            Refused::Storage
        })
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
        let after = self.table.last();
        let Some(seat) = computer::due(&self.table).filter(|_| self.thought_about < after) else {
            return;
        };
        self.thought_about = after;
        let (room, tables, table) = (self.room.clone(), self.tables.clone(), self.table.clone());
        tokio::spawn(async move {
            let command = tables.0.computers.command(&table, seat).await.map(Box::new);
            if let Some(room) = room.upgrade() {
                // When the room is opened again the computer thinks again.
                let _ = room
                    .send(RoomMessage::Thought {
                        seat,
                        after,
                        command,
                    })
                    .await;
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

    /// Tells everybody who is connected: of seats at once, of spectators
    /// after a while, so that a crowd that comes is not told of each by each.
    /// Whether they were told now.
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

    /// Tells other processes who is connected here.
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
