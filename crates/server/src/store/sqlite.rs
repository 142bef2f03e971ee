//! Logs in a file.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use protocol::{Numbered, TableId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row};
use tokio::sync::broadcast;

use super::group::{Commit, Group, Place};
use super::rows::{EVENTS, KEEP, KEPT, SCHEMA, read_events, read_kept, write_event, write_kept};
use super::{Appended, Kept, Line, Notice, Pending, Store, StoreError};

/// Logs in an SQLite file, for one process.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    group: Group,
    /// Nobody else writes, so nothing is ever sent.
    notices: broadcast::Sender<Notice>,
}

/// How many may read at once.
const READERS: u32 = 4;

/// How long to wait for somebody else who has the file.
const PATIENCE: Duration = Duration::from_secs(10);

impl SqliteStore {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or a newer program has written it.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        // Write-ahead, so that readers and the writer do not wait for each
        // other; full, so that what is said to be written survives a loss of
        // power.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let mut writer = SqliteConnection::connect_with(&options).await?;
        migrate(&mut writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        Ok(SqliteStore {
            readers,
            group: Group::new(Writer(writer)),
            notices: broadcast::Sender::new(1),
        })
    }
}

async fn migrate(writer: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut whole = writer.begin_with("BEGIN IMMEDIATE").await?;
    let version = sqlx::query("PRAGMA user_version");
    let found: i32 = version.fetch_one(&mut *whole).await?.try_get(0)?;
    if found > SCHEMA {
        return Err(StoreError::Newer {
            found,
            known: SCHEMA,
        });
    }
    if found < 1 {
        for statement in [
            "CREATE TABLE tables (
                id TEXT PRIMARY KEY,
                first_digest BLOB,
                second_digest BLOB,
                seed BLOB NOT NULL
            ) STRICT, WITHOUT ROWID",
            "CREATE TABLE events (
                table_id TEXT NOT NULL,
                number INTEGER NOT NULL,
                event TEXT NOT NULL,
                PRIMARY KEY (table_id, number)
            ) STRICT, WITHOUT ROWID",
            "PRAGMA user_version = 1",
        ] {
            sqlx::query(statement).execute(&mut *whole).await?;
        }
    }
    whole.commit().await?;
    Ok(())
}

struct Writer(SqliteConnection);

impl Commit for Writer {
    fn commit<'a>(&'a mut self, lines: &'a [&'a Line]) -> Pending<'a, HashSet<Place>> {
        Box::pin(async move {
            let mut whole = self.0.begin_with("BEGIN IMMEDIATE").await?;
            for line in lines {
                if let Some(kept) = &line.kept {
                    keep(&mut whole, line.table, kept).await?;
                }
            }
            let written = append(&mut whole, lines).await?;
            whole.commit().await?;
            Ok(written)
        })
    }
}

async fn keep(
    writer: &mut SqliteConnection,
    table: TableId,
    kept: &Kept,
) -> Result<(), StoreError> {
    let (first, second, seed) = write_kept(kept);
    sqlx::query(KEEP)
        .bind(table.to_string())
        .bind(first)
        .bind(second)
        .bind(seed)
        .execute(writer)
        .await?;
    Ok(())
}

/// Writes those lines that are the next of their logs, and says which they
/// were. They go in one statement, as a JSON array of arrays: every statement
/// is a way to the thread that writes and back.
async fn append(
    writer: &mut SqliteConnection,
    lines: &[&Line],
) -> Result<HashSet<Place>, StoreError> {
    let rows: Vec<(String, u32, String)> = lines
        .iter()
        .map(|line| {
            let (table, number) = line.place();
            (table.to_string(), number, write_event(&line.event))
        })
        .collect();
    let rows = serde_json::to_string(&rows).expect("texts and numbers can be written");
    let written = sqlx::query(
        "WITH line(table_id, number, event) AS (
            SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)
        )
        INSERT INTO events
        SELECT table_id, number, event FROM line
        WHERE number = 1 OR EXISTS (
            SELECT 1 FROM events
            WHERE events.table_id = line.table_id AND events.number = line.number - 1
        )
        ON CONFLICT DO NOTHING
        RETURNING table_id, number",
    )
    .bind(rows)
    .fetch_all(writer)
    .await?;
    let place = |row: &SqliteRow| {
        let (table, number): (String, u32) = (row.try_get(0)?, row.try_get(1)?);
        let table = table.parse().expect("it was written from an id");
        Ok((table, number))
    };
    written.iter().map(place).collect()
}

impl Store for SqliteStore {
    fn append(&self, line: Line) -> Pending<'_, Appended> {
        Box::pin(self.group.append(line))
    }

    fn kept(&self, table: TableId) -> Pending<'_, Option<Kept>> {
        Box::pin(async move {
            let row = sqlx::query_as(KEPT)
                .bind(table.to_string())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| read_kept(table, row)).transpose()
        })
    }

    fn events(&self, table: TableId, after: u32) -> Pending<'_, Vec<Numbered>> {
        Box::pin(async move {
            let texts: Vec<String> = sqlx::query_scalar(EVENTS)
                .bind(table.to_string())
                .bind(after)
                .fetch_all(&self.readers)
                .await?;
            read_events(table, &texts)
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn tell(&self, _word: String) {}
}
