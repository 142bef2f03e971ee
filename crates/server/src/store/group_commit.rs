//! Writing together what waits to be written.
//!
//! To make one event durable takes as long as to make a hundred durable. So
//! one task writes, and while it does the next events gather.

use std::collections::HashSet;

use protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use super::{Appended, NewEvent, StoreError, StoreFuture};

/// How many events are written in one transaction.
const MAX_GROUP: usize = 500;

/// How many may wait before the next caller has to wait to be queued.
const MAX_WAITING: usize = 10_000;

/// Whose log an event is for, and its number there.
pub(super) type EventKey = (TableId, u32);

/// Writes events and makes them durable.
pub(super) trait Commit: Send + 'static {
    /// Writes those of the events that are the next of their logs, or none if
    /// it fails, and says which they were. No two have the same key.
    fn commit<'a>(&'a mut self, events: &'a [&'a NewEvent]) -> StoreFuture<'a, HashSet<EventKey>>;
}

impl NewEvent {
    pub(super) fn key(&self) -> EventKey {
        (self.table, self.event.number)
    }
}

/// The queue of events to be written.
#[derive(Clone, Debug)]
pub(super) struct GroupCommit(mpsc::Sender<Waiting>);

#[derive(Debug)]
struct Waiting {
    new: NewEvent,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl GroupCommit {
    /// Starts the task that writes.
    pub(super) fn new(mut commit: impl Commit) -> GroupCommit {
        let (sender, mut receiver) = mpsc::channel::<Waiting>(MAX_WAITING);
        tokio::spawn(async move {
            let mut waiting = Vec::new();
            while receiver.recv_many(&mut waiting, MAX_GROUP).await > 0 {
                write(&mut commit, &mut waiting).await;
            }
        });
        GroupCommit(sender)
    }

    /// Writes an event together with those that wait.
    pub(super) async fn append(&self, new: NewEvent) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(Waiting { new, answer }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(commit: &mut impl Commit, waiting: &mut Vec<Waiting>) {
    // Of two with the same key the first counts.
    let mut keys = HashSet::new();
    let events: Vec<&NewEvent> = waiting
        .iter()
        .map(|waiting| &waiting.new)
        .filter(|new| keys.insert(new.key()))
        .collect();
    let mut written = commit.commit(&events).await;
    if let Err(fault) = &written {
        tracing::error!(%fault, count = events.len(), "nothing was written");
    }
    for Waiting { new, answer } in waiting.drain(..) {
        let result = match &mut written {
            Ok(written) => Ok(match written.remove(&new.key()) {
                true => Appended::Written,
                false => Appended::NotNext,
            }),
            Err(_) => Err(StoreError::NotWritten),
        };
        // The caller may have been dropped.
        let _ = answer.send(result);
    }
}
