//! Where the logs of tables are stored.
//!
//! One trait, and two stores behind it that one suite of tests holds to the
//! same behavior: [`SqliteStore`] in a file, [`PostgresStore`] for several
//! processes at once.

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
/// How a PostgreSQL database is reached, read from its address.
pub use sqlx::postgres::PgConnectOptions;

/// What a store will return.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where the logs of tables are stored: numbered events that are only ever
/// appended, and durable before anybody hears of them.
pub trait Store: Debug + Send + Sync {
    /// Writes the next event of a log. The first sets up the table. An event
    /// that is not the next is not written. What waits to be written is
    /// written together, so the events of one log are to be sent one after
    /// the other.
    fn append(&self, new: NewEvent) -> StoreFuture<'_, Appended>;

    /// The secrets of a table, if there is such a table.
    fn secrets(&self, table: TableId) -> StoreFuture<'_, Option<TableSecrets>>;

    /// The events of a log after a number, in order, at most so many, as the
    /// JSON that is sent to clients too.
    fn texts(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<String>>;

    /// The same events, read.
    fn events(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<Numbered>> {
        Box::pin(async move {
            let texts = self.texts(table, after, most).await?;
            texts
                .iter()
                .map(|text| rows::read_event(table, text))
                .collect()
        })
    }

    /// The number of the last event of a log; 0 if there is no such log.
    fn last(&self, table: TableId) -> StoreFuture<'_, u32>;

    /// The tables with an id after this one, in order, at most so many.
    fn tables(&self, after: Option<TableId>, most: u32) -> StoreFuture<'_, Vec<TableId>>;

    /// Writes a whole table that another store has. Its events are as
    /// [`texts`](Store::texts) gives them.
    fn import(
        &self,
        table: TableId,
        secrets: TableSecrets,
        texts: Vec<String>,
    ) -> StoreFuture<'_, ()>;

    /// Deletes tables with everything that happened there, and returns which
    /// there were. With a moment, those stay where something has happened
    /// since, or what happened last cannot be read.
    fn delete(
        &self,
        tables: Vec<TableId>,
        quiet_since: Option<Moment>,
    ) -> StoreFuture<'_, Vec<TableId>>;

    /// Writes something that is not an event, and makes it durable: whether
    /// the store works.
    fn probe(&self) -> StoreFuture<'_, ()>;

    /// What other processes write into the same store. Nothing ever comes if
    /// there can be no others.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Whether other processes may write into the same store.
    fn is_shared(&self) -> bool;

    /// Sends a message to the other processes that is not stored. It may get
    /// lost, so what matters is sent again.
    fn publish(&self, message: String);
}

/// A store that is shared by everything that serves.
pub type SharedStore = Arc<dyn Store>;

/// An event to be written into a log.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// Whose log.
    pub table: TableId,
    /// What happened.
    pub event: Numbered,
    /// The secrets of a table that is set up by this event.
    pub secrets: Option<TableSecrets>,
}

/// Whether an event was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It was, and is durable.
    Written,
    /// Another event has its number, or the one before it is missing.
    NotNext,
}

/// What only the server knows of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct TableSecrets {
    /// The digests of the keys of the seats that people sit at.
    pub digests: BySeat<Option<[u8; 32]>>,
    /// What the secrets of the matches are made of.
    pub seed: [u8; 32],
}

impl TableSecrets {
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

impl Debug for TableSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableSecrets(…)")
    }
}

/// What another process has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It has written an event.
    Written {
        /// Into which log.
        table: TableId,
        /// With which number.
        number: u32,
        /// The event as JSON, unless it was too long to be sent along.
        text: Option<String>,
    },
    /// It has deleted a table.
    Deleted {
        /// Which one.
        table: TableId,
    },
    /// It has published a message.
    Message(String),
    /// Something may have been missed: look into every log.
    Missed,
}

/// Why a store did not answer.
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
    /// A table is stored by something that is no id.
    #[error("a table is stored as '{}', which is no id", id.escape_debug())]
    BadId {
        /// What it is stored by.
        id: String,
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
    /// The commit itself failed: what was to be written may be there all the
    /// same.
    #[error("it is not known whether it was written")]
    Uncertain,
    /// The database did not answer in time.
    #[error("the database does not answer")]
    TimedOut,
    /// What writes has stopped.
    #[error("the store is closed")]
    Closed,
}
