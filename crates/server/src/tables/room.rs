//! The handle to a table in memory. [`actor`] has its state.

mod actor;

use axum::extract::ws::Utf8Bytes;
use protocol::{Command, CommandId, Moment, Numbered, Refused, SeatKey};
use rules::Seat;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use self::actor::{RoomActor, Seen};
use super::presence::RemotePresence;
use super::{LoadedTable, Tables};
use crate::limits::Quota;
use crate::store::TableSecrets;

/// The messages that wait to be sent to a client. Most of the time there are
/// none, and tokio's channels take two kilobytes even then.
pub(crate) type Outbox = futures_channel::mpsc::Sender<Utf8Bytes>;

/// How many messages may wait for a room.
const MAX_WAITING: usize = 64;

/// The handle to a table in memory. Messages are boxed, because a channel holds
/// room for dozens of them even while it's empty.
#[derive(Clone, Debug)]
pub(crate) struct Room(mpsc::Sender<Box<RoomMessage>>);

/// A client that has joined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    /// The seat, unless they only watch.
    pub(crate) seat: Option<Seat>,
    client: u64,
    /// Which log they see, of those that the store had.
    generation: u32,
    /// The last event of the log when they joined. All after it are sent to
    /// them.
    pub(crate) last: u32,
    /// When that event happened.
    pub(crate) last_at: Moment,
}

#[derive(Debug)]
enum RoomMessage {
    Join {
        key: Option<SeatKey>,
        outbox: Outbox,
        quota: Quota,
        answer: oneshot::Sender<Result<Member, Refused>>,
    },
    Leave(Member),
    Command {
        from: Member,
        id: CommandId,
        after: u32,
        command: Command,
        credit: u32,
    },
    /// A computer has thought about the table as it was.
    Thought {
        seat: Seat,
        seen: Seen,
        command: Option<Command>,
    },
    /// Another process has written this event.
    Written(Numbered),
    /// Another process may have written up to this number.
    LogGrew(u32),
    RemotePresence(RemotePresence),
    /// Events may have been missed.
    Missed,
    /// Another program may have deleted the table.
    MayBeDeleted,
    /// The table was deleted.
    Deleted,
}

impl Room {
    /// Opens the room of a table.
    pub(super) fn open(tables: Tables, loaded: LoadedTable) -> Room {
        let (sender, receiver) = mpsc::channel(MAX_WAITING);
        let room = Room(sender);
        let mut actor = RoomActor::new(room.0.downgrade(), tables, loaded);
        // Passed by value, it would be in the task twice.
        tokio::spawn(async move { actor.run(receiver).await });
        room
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Lets a client in. Everything that happens from now on goes into its
    /// outbox; it reads earlier events from the log.
    ///
    /// # Errors
    ///
    /// If the key is wrong, or there's no key and the table isn't open to
    /// spectators.
    pub(crate) async fn join(
        &self,
        key: Option<SeatKey>,
        outbox: Outbox,
        quota: Quota,
    ) -> Result<Member, Refused> {
        let (answer, answered) = oneshot::channel();
        let message = RoomMessage::Join {
            key,
            outbox,
            quota,
            answer,
        };
        let sent = self.0.send(Box::new(message)).await;
        sent.map_err(|_| Refused::Closing)?;
        answered.await.map_err(|_| Refused::Closing)?
    }

    /// Removes a client.
    pub(crate) async fn leave(&self, member: Member) {
        // A closed room has no clients.
        let _ = self.0.send(Box::new(RoomMessage::Leave(member))).await;
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
            command,
            credit,
        };
        // A room isn't closed while someone is in it.
        let _ = self.0.send(Box::new(message)).await;
    }

    /// Another process may have written up to this number.
    pub(super) fn log_grew(&self, number: u32) {
        // A room with too many messages reads its log before it writes the
        // next event anyway.
        let _ = self.0.try_send(Box::new(RoomMessage::LogGrew(number)));
    }

    /// Another process has written an event.
    pub(super) fn written(&self, event: Numbered) {
        // The same.
        let _ = self.0.try_send(Box::new(RoomMessage::Written(event)));
    }

    /// Events may have been missed.
    pub(super) fn missed_something(&self) {
        self.send_soon(RoomMessage::Missed);
    }

    /// Another program may have deleted the table.
    pub(super) fn may_be_deleted(&self) {
        // A room with too many messages finds out when it writes the next
        // event.
        let _ = self.0.try_send(Box::new(RoomMessage::MayBeDeleted));
    }

    /// The table was deleted, so everyone has to leave.
    pub(super) async fn deleted(&self) {
        // A closed room has no clients.
        let _ = self.0.send(Box::new(RoomMessage::Deleted)).await;
    }

    /// Another process says who's connected.
    pub(super) fn remote_presence(&self, remote: RemotePresence) {
        self.send_soon(RoomMessage::RemotePresence(remote));
    }

    /// Sends what must arrive, without waiting for a room with too many
    /// messages.
    fn send_soon(&self, message: RoomMessage) {
        if let Err(TrySendError::Full(message)) = self.0.try_send(Box::new(message)) {
            let room = self.0.clone();
            // A closed room doesn't need it.
            tokio::spawn(async move { drop(room.send(message).await) });
        }
    }
}

/// Which seat a key opens.
pub(crate) fn seat_of(secrets: &TableSecrets, key: &SeatKey) -> Option<Seat> {
    let opens = |seat: &Seat| secrets.digests[*seat].is_some_and(|digest| key.has_digest(&digest));
    Seat::BOTH.into_iter().find(opens)
}
