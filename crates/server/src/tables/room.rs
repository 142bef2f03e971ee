//! A table in memory: an actor that owns its state, and the handle to it.

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    BySeat, Command, CommandId, Event, Numbered, Refused, SeatKey, Table, ToClient, Watching,
};
use rules::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until};

use super::presence::{Presence, REPEAT_INTERVAL, RemotePresence, RemotePresences};
use super::{IDLE_TIMEOUT, Tables, computer, label};
use crate::limits::{Bucket, Rate};
use crate::metrics::Counter;
use crate::store::{Appended, NewEvent, StoreError, TableSecrets};
use crate::time;

/// The messages that wait to be sent to a client. Most of the time there are
/// none, and tokio's channels take two kilobytes even then.
pub(crate) type Outbox = futures_channel::mpsc::Sender<Utf8Bytes>;

/// How many messages may wait for a room.
const MAX_WAITING: usize = 64;

/// How much a seat may say at a table.
const TALK: Rate = Rate {
    a_second: 0.5,
    at_once: 20.0,
};

/// How long the log of a table may become: some megabytes.
const MAX_EVENTS: u32 = 50_000;

/// How often everybody is told how many watch.
const SPECTATORS_INTERVAL: Duration = Duration::from_secs(2);

/// How long to wait before the store is tried again.
const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// How many events of a log are sent in one message.
const EVENTS_IN_A_MESSAGE: usize = 200;

/// How often a command is tried again because another process was quicker.
const MAX_TRIES: u32 = 5;

/// The handle to a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Room(mpsc::Sender<RoomMessage>);

/// A client that has joined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    /// The seat, unless they only watch.
    pub(crate) seat: Option<Seat>,
    client: u64,
}

#[derive(Debug)]
enum RoomMessage {
    Join {
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
        answer: oneshot::Sender<Result<Member, Refused>>,
    },
    Leave(Member),
    Command {
        from: Member,
        id: CommandId,
        after: u32,
        command: Box<Command>,
        credit: u32,
    },
    /// A computer has thought about the table after an event.
    Thought {
        seat: Seat,
        after: u32,
        command: Option<Box<Command>>,
    },
    /// Another process may have written up to this number.
    LogGrew(u32),
    RemotePresence(RemotePresence),
}

impl Room {
    /// Opens the room of a table.
    pub(super) fn open(tables: Tables, secrets: TableSecrets, table: Table) -> Room {
        let (sender, receiver) = mpsc::channel(MAX_WAITING);
        let room = Room(sender);
        let mut actor = RoomActor {
            room: room.0.downgrade(),
            tables,
            secrets: Arc::new(secrets),
            table,
            clients: Vec::new(),
            next_client: 0,
            remote: RemotePresences::default(),
            thought_about: 0,
            talk: BySeat::from_fn(|_| Bucket::full(TALK, Instant::now())),
            sent_presence: Presence::default(),
            presence_due: None,
            retry_due: None,
        };
        // Handed over by value it would be in the task twice.
        tokio::spawn(async move { actor.run(receiver).await });
        room
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Lets a client in that has seen the events up to a number. The rest, and
    /// everything from now on, goes into its outbox.
    ///
    /// # Errors
    ///
    /// If the key is wrong, or there is none and the table is not open.
    pub(crate) async fn join(
        &self,
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
    ) -> Result<Member, Refused> {
        let (answer, answered) = oneshot::channel();
        let message = RoomMessage::Join {
            key,
            seen,
            outbox,
            answer,
        };
        let sent = self.0.send(message).await;
        sent.map_err(|_| Refused::Closing)?;
        answered.await.map_err(|_| Refused::Closing)?
    }

    /// Removes a client.
    pub(crate) async fn leave(&self, member: Member) {
        // A room that is closed has no clients.
        let _ = self.0.send(RoomMessage::Leave(member)).await;
    }

    /// Passes on a command. The answer goes into the outbox. `credit` is the
    /// time that the network took.
    pub(crate) async fn command(
        &self,
        from: Member,
        id: CommandId,
        after: u32,
        command: Command,
        credit: u32,
    ) {
        let message = RoomMessage::Command {
            from,
            id,
            after,
            command: Box::new(command),
            credit,
        };
        // A room is not closed while somebody is in it.
        let _ = self.0.send(message).await;
    }

    /// Another process may have written up to this number.
    pub(super) fn log_grew(&self, number: u32) {
        // A room with too many messages reads its log before it writes the
        // next event anyway.
        let _ = self.0.try_send(RoomMessage::LogGrew(number));
    }

    /// Another process says who is there.
    pub(super) fn remote_presence(&self, remote: RemotePresence) {
        // It is sent again soon.
        let _ = self.0.try_send(RoomMessage::RemotePresence(remote));
    }
}

/// Owns a table in memory, and handles one message after the other.
struct RoomActor {
    /// For the computer player, which thinks meanwhile.
    room: mpsc::WeakSender<RoomMessage>,
    tables: Tables,
    secrets: Arc<TableSecrets>,
    table: Table,
    clients: Vec<Client>,
    next_client: u64,
    remote: RemotePresences,
    /// The last event after which a computer began to think.
    thought_about: u32,
    /// How much each seat may say.
    talk: BySeat<Bucket>,
    /// Who was connected when everybody was told last.
    sent_presence: Presence,
    /// When everybody is to be told again.
    presence_due: Option<Instant>,
    /// When to try again what the store did not write for the server itself.
    retry_due: Option<Instant>,
}

struct Client {
    number: u64,
    seat: Option<Seat>,
    outbox: Outbox,
}

impl RoomActor {
    async fn run(&mut self, mut messages: mpsc::Receiver<RoomMessage>) {
        let tables = self.tables.clone();
        let _present = tables.metrics().rooms.enter();
        let mut repeated = interval(REPEAT_INTERVAL);
        repeated.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let is_shared = tables.store().is_shared();
        self.advance().await;
        loop {
            let presence_due = self.presence_due.unwrap_or_else(Instant::now);
            let retry_due = self.retry_due.unwrap_or_else(Instant::now);
            tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => self.handle(message).await,
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
                    self.advance().await;
                }
                () = sleep(IDLE_TIMEOUT), if self.clients.is_empty() => {
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
                seen,
                outbox,
                answer,
            } => {
                let joined = self.admit(key, seen, outbox).await;
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
                let sent = Some((id, credit));
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
            RoomMessage::LogGrew(number) => {
                if number > self.table.last() {
                    self.catch_up().await;
                    self.advance().await;
                }
            }
            RoomMessage::RemotePresence(remote) => {
                let before = self.remote.with(self.presence());
                let is_new = self.remote.update(remote, Instant::now());
                if self.remote.with(self.presence()) != before {
                    self.send_presence();
                }
                if is_new {
                    self.publish_presence();
                }
            }
        }
    }

    async fn admit(
        &mut self,
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
    ) -> Result<Member, Refused> {
        let seat = match key {
            Some(key) => Some(seat_of(&self.secrets, &key).ok_or(Refused::WrongKey)?),
            None if self.table.terms().watching == Watching::Closed => {
                return Err(Refused::NotOpen);
            }
            None => None,
        };
        if self.tables.store().is_shared() {
            self.catch_up().await;
        }
        let last = self.table.last();
        let mut events = match seen.cmp(&last) {
            Ordering::Less => self.events_after(seen).await?,
            Ordering::Equal => Vec::new(),
            // It has seen what the store has lost: it begins anew.
            Ordering::Greater => self.events_after(0).await?,
        };
        // What another process has written since is sent when it is applied.
        events.retain(|event| event.number <= last);
        let number = self.next_client;
        self.next_client += 1;
        self.clients.push(Client {
            number,
            seat,
            outbox,
        });
        let welcome = ToClient::Welcome {
            table: self.table.id(),
            seat,
            last,
            now: time::now(),
        };
        self.send(number, &welcome);
        for events in events.chunks(EVENTS_IN_A_MESSAGE) {
            let events = events.to_vec();
            self.send(number, &ToClient::Events { events });
        }
        Ok(Member {
            seat,
            client: number,
        })
    }

    /// Carries out a command, and returns the number of its event. A client
    /// sends it with an id and the time that the network took.
    async fn execute(
        &mut self,
        seat: Option<Seat>,
        after: u32,
        command: &Command,
        sent: Option<(CommandId, u32)>,
    ) -> Result<u32, Refused> {
        for _ in 0..MAX_TRIES {
            let known = sent.and_then(|(id, _)| self.table.event_of(id));
            if let (Some(number), true) = (known, seat.is_some()) {
                // It was sent before, and its answer got lost.
                return Ok(number);
            }
            self.check_quota(seat, command)?;
            let secrets = Arc::clone(&self.secrets);
            let secret = |match_number| secrets.secret(match_number);
            let now = time::now();
            let event = self.table.decide(seat, after, command, now, secret)?;
            if let Some(number) = self.write(event, sent).await? {
                return Ok(number);
            }
        }
        Err(Refused::Stale {
            last: self.table.last(),
        })
    }

    /// Refuses what would fill the disk: talk that nobody can read so fast,
    /// and logs that no match is as long as.
    fn check_quota(&mut self, seat: Option<Seat>, command: &Command) -> Result<(), Refused> {
        if self.table.last() >= MAX_EVENTS {
            return Err(Refused::Full);
        }
        match (seat, command) {
            (Some(seat), Command::Say { .. }) if !self.talk[seat].take(TALK, Instant::now()) => {
                Err(Refused::TooMany)
            }
            _ => Ok(()),
        }
    }

    /// Writes the next event and sends it to everybody. Nothing if another
    /// process has written one, which is applied now.
    async fn write(
        &mut self,
        event: Event,
        sent: Option<(CommandId, u32)>,
    ) -> Result<Option<u32>, Refused> {
        let credit = sent.filter(|_| self.table.clock().is_some());
        let event = Numbered {
            number: self.table.last() + 1,
            at: time::now(),
            credit: credit.map_or(0, |(_, credit)| credit),
            command: sent.map(|(id, _)| id),
            event,
        };
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
                let number = event.number;
                self.apply(event);
                Ok(Some(number))
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
                    self.apply(event);
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
        let (_, table) = self.tables.load(self.table.id()).await?;
        tracing::error!(
            table = label(table.id()),
            known = self.table.last(),
            stored = table.last(),
            "the store has lost events"
        );
        self.table = table;
        self.thought_about = 0;
        self.clients.clear();
        Ok(())
    }

    /// Applies an event of the log and sends it to everybody.
    fn apply(&mut self, event: Numbered) {
        if let Err(fault) = self.table.apply(&event) {
            tracing::error!(%fault, table = label(self.table.id()), "an event of the log cannot be applied");
            return;
        }
        self.broadcast(&ToClient::Events {
            events: vec![event],
        });
    }

    /// Applies what is in the log and not yet known.
    async fn catch_up(&mut self) {
        // Whoever needs more is told if the log cannot be read.
        for event in self
            .events_after(self.table.last())
            .await
            .unwrap_or_default()
        {
            self.apply(event);
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
            if self.write(Event::Revealed { secret }, None).await.is_err() {
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
        let text = written(message);
        let dropped = &self.tables.metrics().dropped;
        self.clients
            .retain_mut(|one| is_queued(&mut one.outbox, &text, dropped));
    }
}

/// Which seat a key opens.
pub(crate) fn seat_of(secrets: &TableSecrets, key: &SeatKey) -> Option<Seat> {
    let opens = |seat: &Seat| secrets.digests[*seat].is_some_and(|digest| key.has_digest(&digest));
    Seat::BOTH.into_iter().find(opens)
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
