//! Storage for the logs of tables.
//!
//! One trait with two implementations, which one test suite holds to the same
//! behavior: [`SqliteStore`] in a file, [`PostgresStore`] for several processes
//! at once.

mod group_commit;
mod notify;
mod postgres;
mod rows;
mod sqlite;

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use protocol::{BySeat, Moment, Numbered, Secret, TableId};
use sha2::{Digest, Sha256};
use tokio::sync::broadcast;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
/// Connection options for PostgreSQL, parsed from its address.
pub use sqlx::postgres::PgConnectOptions;

/// What a store will return.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Storage for the logs of tables: numbered events that are only ever appended,
/// and durable before anyone hears of them.
pub trait Store: Debug + Send + Sync {
    /// Writes the next event of a log; the first one sets up the table. An
    /// event isn't written if it isn't the next, or if the one before it isn't
    /// the one that it was decided on. Waiting events are written together, so
    /// send the events of one log one after the other.
    fn append(&self, new: NewEvent) -> StoreFuture<'_, Appended>;

    /// The secrets of a table, if it exists.
    fn secrets(&self, table: TableId) -> StoreFuture<'_, Option<TableSecrets>>;

    /// Up to `most` events of a log after a number, in order, as the JSON
    /// that's sent to clients, too.
    fn texts(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<String>>;

    /// The same events, parsed.
    fn events(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<Numbered>> {
        Box::pin(async move {
            let texts = self.texts(table, after, most).await?;
            texts
                .iter()
                .map(|text| rows::read_event(table, text))
                .collect()
        })
    }

    /// The number of the last event of a log; 0 if there's no such log.
    fn last(&self, table: TableId) -> StoreFuture<'_, u32>;

    /// Up to `most` tables with an ID after this one, in order.
    fn tables(&self, after: Option<TableId>, most: u32) -> StoreFuture<'_, Vec<TableId>>;

    /// Writes a complete table from another store. Its events are as
    /// [`texts`](Store::texts) returns them.
    fn import(
        &self,
        table: TableId,
        secrets: TableSecrets,
        texts: Vec<String>,
    ) -> StoreFuture<'_, ()>;

    /// The only tables where nothing may have happened since a moment, in an
    /// order of the store's own, after one of them, at most so many. It costs
    /// nothing to leave out the others.
    fn maybe_quiet(
        &self,
        since: Moment,
        after: Option<(Moment, TableId)>,
        most: u32,
    ) -> StoreFuture<'_, Vec<(Moment, TableId)>>;

    /// Notes that something happened just now at tables where it happened in
    /// the future, because the clock ran ahead: otherwise they'd never be quiet.
    /// Call it before [`maybe_quiet`](Store::maybe_quiet).
    fn correct_activity(&self) -> StoreFuture<'_, ()>;

    /// Deletes tables with everything that happened there, and returns which
    /// ones existed. If a moment is given, tables stay where something has
    /// happened since, or whose last event can't be read; for a while
    /// [`maybe_quiet`](Store::maybe_quiet) leaves them out.
    fn delete(
        &self,
        tables: Vec<TableId>,
        quiet_since: Option<Moment>,
    ) -> StoreFuture<'_, Vec<TableId>>;

    /// Writes something that isn't an event and makes it durable, to check that
    /// the store works.
    fn probe(&self) -> StoreFuture<'_, ()>;

    /// What other processes write to the same store. Never yields anything if
    /// there can't be others.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Whether other processes may write to the same store.
    fn is_shared(&self) -> bool;

    /// Sends a message to the other processes without storing it. It may get
    /// lost, so what matters is sent again.
    fn publish(&self, message: String);
}

/// A store shared by all parts of the server.
pub type SharedStore = Arc<dyn Store>;

/// An event to write to a log.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// Whose log.
    pub table: TableId,
    /// What happened.
    pub event: Numbered,
    /// When the event before it happened, which tells that event from another
    /// with the same number; `None` for the first of a log.
    pub after: Option<Moment>,
    /// The secrets, if this event sets up the table.
    pub secrets: Option<TableSecrets>,
    /// Whether another process may have the table in memory, and has to be
    /// told.
    pub notify: bool,
}

/// Whether an event was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Yes, and it's durable.
    Written,
    /// Another event has its number, the one before it is missing or another
    /// than was known, or another process is just deleting the table.
    NotNext,
}

/// What only the server knows about a table.
#[derive(Clone, PartialEq, Eq)]
pub struct TableSecrets {
    /// The digests of the keys to the seats of people.
    pub digests: BySeat<Option<[u8; 32]>>,
    /// The seed for the secrets of the matches.
    pub seed: [u8; 32],
}

impl TableSecrets {
    /// The secret of the dice of a match. Knowing one reveals nothing about the
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

impl Debug for TableSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableSecrets(…)")
    }
}

/// Something that another process has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It wrote an event.
    Written {
        /// Into which log.
        table: TableId,
        /// With which number.
        number: u32,
        /// The event as JSON, unless it was too long to include.
        text: Option<String>,
    },
    /// It deleted a table.
    Deleted {
        /// Which one.
        table: TableId,
    },
    /// It published a message.
    Message(String),
    /// Something may have been missed: check every log.
    Missed,
}

/// Why a store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database reported an error.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The stored data isn't one of our logs.
    #[error("a log is damaged: {reason}")]
    Damaged {
        /// Whose log.
        table: TableId,
        /// What is wrong with it.
        reason: String,
    },
    /// A table is stored under something that isn't an ID.
    #[error("a table is stored as '{}', which isn't an ID", id.escape_debug())]
    BadId {
        /// What it is stored by.
        id: String,
    },
    /// A newer program wrote the database.
    #[error("the store has version {found}, but this program knows only {known}")]
    Newer {
        /// The version of the store.
        found: i32,
        /// The version that this program knows.
        known: i32,
    },
    /// Nothing was written; the log says why.
    #[error("nothing was written")]
    NotWritten,
    /// The commit itself failed, so it may or may not have been written.
    #[error("it's unknown whether it was written")]
    Uncertain,
    /// The database did not answer in time.
    #[error("the database doesn't answer")]
    TimedOut,
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}
