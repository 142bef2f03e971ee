//! Where the logs of tables are kept.
//!
//! One trait, and two stores behind it that one suite of tests holds to the
//! same behavior: [`SqliteStore`] in a file, [`PostgresStore`] for several
//! processes at once.

mod group;
mod postgres;
mod rows;
mod sqlite;

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use protocol::{BySeat, Numbered, Secret, TableId};
use sha2::{Digest, Sha256};
use tokio::sync::broadcast;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
/// How a PostgreSQL database is reached, read from its address.
pub use sqlx::postgres::PgConnectOptions;

/// What a store will answer.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where the logs of tables are kept: numbered lines that are only ever
/// appended, and durable before anybody hears of them.
pub trait Store: Debug + Send + Sync {
    /// Writes the next line of a log. The first line sets up the table. Who
    /// writes a line that is not the next is told so, and nothing is written.
    /// What waits to be written is written together, so the lines of one log
    /// are to be sent one after the other.
    fn append(&self, line: Line) -> Pending<'_, Appended>;

    /// What is kept of a table besides its log, if there is such a table.
    fn kept(&self, table: TableId) -> Pending<'_, Option<Kept>>;

    /// The events of a log after a number, in order.
    fn events(&self, table: TableId, after: u32) -> Pending<'_, Vec<Numbered>>;

    /// What other processes write into the same store. Nothing ever comes if
    /// there can be no others.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Whether other processes may write into the same store.
    fn is_shared(&self) -> bool;

    /// Tells other processes something that is not kept, soon. It may get
    /// lost, so what matters is said again.
    fn tell(&self, word: String);
}

/// A store that is shared by everything that serves.
pub type SharedStore = Arc<dyn Store>;

/// A line to be written into a log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Whose log.
    pub table: TableId,
    /// What happened.
    pub event: Numbered,
    /// What is kept of a table that is set up by this line.
    pub kept: Option<Kept>,
}

/// Whether a line was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It was, and is durable.
    Written,
    /// Another line has its number, or a line before it is missing.
    NotNext,
}

/// What is kept of a table besides its log.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// The digests of the keys of the seats that people sit at.
    pub digests: BySeat<Option<[u8; 32]>>,
    /// What the secrets of the matches are made of.
    pub seed: [u8; 32],
}

impl Kept {
    /// The secret of the dice of a match. To know one tells nothing of the
    /// others.
    #[must_use]
    pub fn secret(&self, match_number: u32) -> Secret {
        let mut digest = Sha256::new();
        digest.update(b"gammonbox secret of a match\n");
        digest.update(match_number.to_be_bytes());
        digest.update(self.seed);
        Secret(digest.finalize().into())
    }
}

impl Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Kept(…)")
    }
}

/// What another process has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It has written a line, or so this process has.
    Written {
        /// Into which log.
        table: TableId,
        /// With which number.
        number: u32,
    },
    /// It has said something that is not kept.
    Told(String),
    /// Something may have been missed: look into every log.
    Missed,
}

/// Why a store did not answer. What was to be written is not written, or will
/// be found when the log is read again.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// What is stored is no log of ours.
    #[error("a log is damaged: {reason}")]
    Damaged {
        /// Whose log.
        table: TableId,
        /// What is wrong with it.
        reason: String,
    },
    /// The database is of a newer program.
    #[error("the store is of version {found}, this program knows {known}")]
    Newer {
        /// The version of the store.
        found: i32,
        /// The version that this program knows.
        known: i32,
    },
    /// Nothing was written; the log says why.
    #[error("nothing was written")]
    NotWritten,
    /// What writes has stopped.
    #[error("the store is closed")]
    Closed,
}
