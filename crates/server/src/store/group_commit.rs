//! Writes waiting events together.
//!
//! Making one event durable takes as long as making a hundred durable. So one
//! task writes, and meanwhile the next events gather.

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
    /// it fails, and returns which they were. No two have the same key.
    fn commit<'a>(&'a mut self, events: &'a [&'a NewEvent]) -> StoreFuture<'a, HashSet<EventKey>>;

    /// Writes something that isn't an event, and makes it durable.
    fn probe(&mut self) -> StoreFuture<'_, ()>;
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
enum Waiting {
    Append {
        new: Box<NewEvent>,
        answer: oneshot::Sender<Result<Appended, StoreError>>,
    },
    Probe {
        answer: oneshot::Sender<Result<(), StoreError>>,
    },
}

impl GroupCommit {
    /// Starts the task that writes.
    pub(super) fn new(mut commit: impl Commit) -> GroupCommit {
        let (sender, mut receiver) = mpsc::channel::<Waiting>(MAX_WAITING);
        tokio::spawn(async move {
            let mut waiting = Vec::new();
            while receiver.recv_many(&mut waiting, MAX_GROUP).await > 0 {
                let mut appends = Vec::new();
                let mut probes = Vec::new();
                for one in waiting.drain(..) {
                    match one {
                        Waiting::Append { new, answer } => appends.push((new, answer)),
                        Waiting::Probe { answer } => probes.push(answer),
                    }
                }
                if !appends.is_empty() {
                    write(&mut commit, appends).await;
                }
                if !probes.is_empty() {
                    let works = commit.probe().await;
                    if let Err(fault) = &works {
                        tracing::error!(%fault, "the store cannot be written");
                    }
                    for answer in probes {
                        let result = works.as_ref().copied().map_err(|_| StoreError::NotWritten);
                        // The caller may have been dropped.
                        let _ = answer.send(result);
                    }
                }
            }
        });
        GroupCommit(sender)
    }

    /// Writes an event together with those that wait.
    pub(super) async fn append(&self, new: NewEvent) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let new = Box::new(new);
        let sent = self.0.send(Waiting::Append { new, answer }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Tries whether anything can be written.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(Waiting::Probe { answer }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

type Append = (Box<NewEvent>, oneshot::Sender<Result<Appended, StoreError>>);

async fn write(commit: &mut impl Commit, appends: Vec<Append>) {
    // Of two with the same key, the first counts.
    let mut keys = HashSet::new();
    let events: Vec<&NewEvent> = appends
        .iter()
        .map(|(new, _)| &**new)
        .filter(|new| keys.insert(new.key()))
        .collect();
    let mut written = commit.commit(&events).await;
    if let Err(fault) = &written {
        tracing::error!(%fault, count = events.len(), "events were not written");
    }
    for (new, answer) in appends {
        let result = match &mut written {
            Ok(written) => Ok(match written.remove(&new.key()) {
                true => Appended::Written,
                false => Appended::NotNext,
            }),
            Err(StoreError::Uncertain) => Err(StoreError::Uncertain),
            Err(_) => Err(StoreError::NotWritten),
        };
        // The caller may have been dropped.
        let _ = answer.send(result);
    }
}
