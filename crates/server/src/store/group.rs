//! Writing together what waits to be written.
//!
//! To make a line durable takes as long as to make a hundred durable. So one
//! task writes, and while it does the next lines gather.

use tokio::sync::{mpsc, oneshot};

use super::{Appended, Line, Pending, StoreError};

/// How many lines are written at once at most.
const LARGEST: usize = 500;

/// How many may wait before who writes has to wait with them.
const WAITING: usize = 10_000;

/// Writes lines and makes them durable, all of them or none.
pub(super) trait Commit: Send + 'static {
    /// Whether each was written.
    fn commit<'a>(&'a mut self, lines: &'a [Line]) -> Pending<'a, Vec<Appended>>;
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
    let (lines, answers): (Vec<_>, Vec<_>) = waiting
        .drain(..)
        .map(|waiting| (waiting.line, waiting.answer))
        .unzip();
    let results = match commit.commit(&lines).await {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(fault) => {
            tracing::error!(%fault, lines = lines.len(), "nothing was written");
            lines
                .iter()
                .map(|_| Err(StoreError::NotWritten))
                .collect::<Vec<_>>()
        }
    };
    for (answer, result) in answers.into_iter().zip(results) {
        // Who asked may have gone.
        let _ = answer.send(result);
    }
}
