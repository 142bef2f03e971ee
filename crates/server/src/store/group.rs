//! Writing together what waits to be written.
//!
//! To make a line durable takes as long as to make a hundred durable. So one
//! task writes, and while it does the next lines gather.

use std::collections::HashSet;

use protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use super::{Appended, Line, Pending, StoreError};

/// How many lines are written at once at most.
const LARGEST: usize = 500;

/// How many may wait before who writes has to wait with them.
const WAITING: usize = 10_000;

/// Whose log a line is for, and its number there.
pub(super) type Place = (TableId, u32);

/// Writes lines and makes them durable.
pub(super) trait Commit: Send + 'static {
    /// Writes those of the lines that are the next of their logs, or none if
    /// it fails, and says which they were. All are for different places.
    fn commit<'a>(&'a mut self, lines: &'a [&'a Line]) -> Pending<'a, HashSet<Place>>;
}

impl Line {
    pub(super) fn place(&self) -> Place {
        (self.table, self.event.number)
    }
}

/// Where lines are handed in.
#[derive(Clone, Debug)]
pub(super) struct Group(mpsc::Sender<Waiting>);

#[derive(Debug)]
struct Waiting {
    line: Line,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Group {
    /// Begins to write.
    pub(super) fn new(mut commit: impl Commit) -> Group {
        let (sender, mut receiver) = mpsc::channel::<Waiting>(WAITING);
        tokio::spawn(async move {
            let mut waiting = Vec::new();
            while receiver.recv_many(&mut waiting, LARGEST).await > 0 {
                write(&mut commit, &mut waiting).await;
            }
        });
        Group(sender)
    }

    /// Writes a line together with those that wait.
    pub(super) async fn append(&self, line: Line) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(Waiting { line, answer }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(commit: &mut impl Commit, waiting: &mut Vec<Waiting>) {
    // Of two for the same place the first is the one that counts.
    let mut places = HashSet::new();
    let lines: Vec<&Line> = waiting
        .iter()
        .map(|waiting| &waiting.line)
        .filter(|line| places.insert(line.place()))
        .collect();
    let mut written = commit.commit(&lines).await;
    if let Err(fault) = &written {
        tracing::error!(%fault, lines = lines.len(), "nothing was written");
    }
    for Waiting { line, answer } in waiting.drain(..) {
        let result = match &mut written {
            Ok(written) => Ok(match written.remove(&line.place()) {
                true => Appended::Written,
                false => Appended::NotNext,
            }),
            Err(_) => Err(StoreError::NotWritten),
        };
        // Who asked may have gone.
        let _ = answer.send(result);
    }
}
