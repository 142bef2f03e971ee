//! Logs in a file.

mod checkpoint;
mod private_file;

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use protocol::{Moment, TableId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row};
use tokio::sync::broadcast;

use self::checkpoint::Checkpoints;
use self::private_file::{create_private, make_private, put_in_place, remove};
use super::group_commit::{Commit, EventKey, GroupCommit};
use super::rows::{
    CORRECT_ACTIVITY, DELETE_EVENTS, DELETE_TABLE, INSERT_SECRETS, SCHEMA, SELECT_EVENTS,
    SELECT_LAST, SELECT_MAYBE_QUIET, SELECT_SECRETS, SELECT_TABLES, last_moment, now_and_latest,
    read_ids, read_maybe_quiet, read_secrets, write_after, write_event, write_moment,
    write_secrets,
};
use super::{Appended, NewEvent, Notice, Store, StoreError, StoreFuture, TableSecrets};
use crate::random;

/// Logs in an SQLite file, for one process.
#[derive(Debug)]
pub struct SqliteStore {
    /// For what's rarely done, on a connection of its own.
    options: SqliteConnectOptions,
    readers: SqlitePool,
    group: GroupCommit,
    /// Nobody else writes, so nothing is ever sent.
    notices: broadcast::Sender<Notice>,
}

/// How many connections read.
const READERS: u32 = 4;

/// How long a reader waits before the log says so. When everyone comes back at
/// once after a restart, many wait for seconds.
const SLOW: Duration = Duration::from_secs(10);

/// How long to wait for another program that has locked the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

impl SqliteStore {
    /// Opens the file, or creates it.
    ///
    /// # Errors
    ///
    /// If it can't be opened, or a newer program has written it.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        // Write-ahead, so that readers and the writer do not wait for each
        // other; full, so that what is said to be written survives a loss of
        // power.
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY_TIMEOUT)
            // What is deleted is overwritten.
            .pragma("secure_delete", "on")
            // Otherwise some commit would have to copy everything that was
            // written before into the file.
            .pragma("wal_autocheckpoint", "0");
        make_private(path).map_err(sqlx::Error::Io)?;
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrate(&mut connection).await?;
        let writer = Writer {
            checkpoints: Checkpoints::start(options.clone()),
            options: options.clone(),
            connection: Some(connection),
        };
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_slow_threshold(SLOW)
            .connect_with(options.clone().read_only(true).create_if_missing(false))
            .await?;
        Ok(SqliteStore {
            options,
            readers,
            group: GroupCommit::new(writer),
            notices: broadcast::Sender::new(1),
        })
    }
}

impl SqliteStore {
    /// Whether an earlier program wrote the file, so that opening it changes
    /// it.
    ///
    /// # Errors
    ///
    /// If it can't be read.
    pub async fn is_outdated(path: &Path) -> Result<bool, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let found = version(&mut connection).await?;
        connection.close().await?;
        Ok(found < SCHEMA)
    }

    /// Copies a store to a new file, as a snapshot, without disturbing anyone
    /// who's using it.
    ///
    /// # Errors
    ///
    /// If the store can't be read, or the file already exists.
    pub async fn copy(path: &Path, copy: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        // Under its name there is the whole copy or nothing.
        let mut part = copy.as_os_str().to_owned();
        part.push(format!(".{:08x}.part", u32::from_be_bytes(random::bytes())));
        let part = Path::new(&part);
        let copied = async {
            create_private(part).map_err(sqlx::Error::Io)?;
            sqlx::query("VACUUM INTO $1")
                .bind(part.to_string_lossy().into_owned())
                .execute(&mut connection)
                .await?;
            put_in_place(part, copy).map_err(|fault| sqlx::Error::Io(fault).into())
        };
        let copied: Result<(), StoreError> = copied.await;
        if copied.is_err() {
            remove(part);
        }
        copied?;
        connection.close().await?;
        Ok(())
    }
}

/// Writes the version of the schema.
const WRITE_VERSION: &str = "PRAGMA user_version = 2";

/// What brings a file from each version of the schema to the next.
const MIGRATIONS: [&[&str]; SCHEMA as usize] = [
    &[
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
    ],
    // Tables that have been there before are looked at once.
    &[
        "ALTER TABLE tables ADD COLUMN active_at INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_activity ON tables (active_at, id)",
    ],
];

/// Brings a file up to date: all of the way, or not at all.
async fn migrate(writer: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut whole = writer.begin_with("BEGIN IMMEDIATE").await?;
    let found = version(&mut whole).await?;
    if found > SCHEMA {
        return Err(StoreError::Newer {
            found,
            known: SCHEMA,
        });
    }
    if found < SCHEMA {
        let done = usize::try_from(found).unwrap_or(0);
        for &statement in MIGRATIONS.iter().skip(done).copied().flatten() {
            sqlx::query(statement).execute(&mut *whole).await?;
        }
        sqlx::query(WRITE_VERSION).execute(&mut *whole).await?;
    }
    whole.commit().await?;
    Ok(())
}

/// The version of a file's schema; 0 if the file is empty.
async fn version(connection: &mut SqliteConnection) -> Result<i32, sqlx::Error> {
    let version = sqlx::query_scalar("PRAGMA user_version");
    version.fetch_one(connection).await
}

/// The only connection that writes. After any failure it's closed and reopened:
/// a full disk ends the transaction behind the connection's back, and it
/// couldn't start another one.
struct Writer {
    checkpoints: Checkpoints,
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Writer {
    /// Does something with the connection, and keeps it only if that went
    /// well.
    async fn with<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        let result = work(&mut connection).await;
        match result {
            Ok(_) => self.connection = Some(connection),
            // Whatever it was in the middle of is undone, even if this fails.
            Err(_) => drop(connection.close().await),
        }
        result
    }
}

impl Commit for Writer {
    fn commit<'a>(&'a mut self, events: &'a [&'a NewEvent]) -> StoreFuture<'a, HashSet<EventKey>> {
        let is_checkpoint_due = self.checkpoints.is_due();
        self.checkpoints.written();
        Box::pin(self.with(async move |connection| {
            if is_checkpoint_due {
                // There's little left to copy. If it fails, the next one does
                // it.
                let _ = checkpoint::run(connection).await;
            }
            let mut whole = connection.begin_with("BEGIN IMMEDIATE").await?;
            for new in events {
                if let Some(secrets) = &new.secrets {
                    insert_secrets(&mut whole, new.table, secrets, new.event.at).await?;
                }
            }
            let written = append(&mut whole, events).await?;
            let committed = whole.commit().await;
            committed.map_err(|fault| uncertain(&fault))?;
            Ok(written)
        }))
    }

    fn probe(&mut self) -> StoreFuture<'_, ()> {
        Box::pin(self.with(async |connection| {
            // It says what the file says already, and is written all the same.
            sqlx::query(WRITE_VERSION).execute(connection).await?;
            Ok(())
        }))
    }
}

/// What is known after a commit has failed.
fn uncertain(fault: &sqlx::Error) -> StoreError {
    tracing::error!(%fault, "a commit failed");
    StoreError::Uncertain
}

async fn insert_secrets(
    writer: &mut SqliteConnection,
    table: TableId,
    secrets: &TableSecrets,
    active_at: Moment,
) -> Result<(), StoreError> {
    let (first, second, seed) = write_secrets(secrets);
    sqlx::query(INSERT_SECRETS)
        .bind(table.to_string())
        .bind(first)
        .bind(second)
        .bind(seed)
        .bind(write_moment(active_at))
        .execute(writer)
        .await?;
    Ok(())
}

/// Writes those events that are the next of their logs, and returns which they
/// were. They're one statement, as a JSON array of arrays, because each
/// statement is a round trip to the thread that writes.
async fn append(
    writer: &mut SqliteConnection,
    events: &[&NewEvent],
) -> Result<HashSet<EventKey>, StoreError> {
    let rows: Vec<(String, u32, String, Option<i64>)> = events
        .iter()
        .map(|new| {
            let (table, number) = new.key();
            let after = new.after.map(write_moment);
            (table.to_string(), number, write_event(&new.event), after)
        })
        .collect();
    let rows = serde_json::to_string(&rows).expect("texts and numbers can be written");
    let written = sqlx::query(
        "WITH line(table_id, number, event, after) AS (
            SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)
        )
        INSERT INTO events
        SELECT table_id, number, event FROM line
        WHERE number = 1 OR EXISTS (
            SELECT 1 FROM events
            WHERE events.table_id = line.table_id AND events.number = line.number - 1
            AND iif(json_valid(events.event), events.event ->> 'at', NULL) = line.after
        )
        ON CONFLICT DO NOTHING
        RETURNING table_id, number",
    )
    .bind(rows)
    .fetch_all(writer)
    .await?;
    let key = |row: &SqliteRow| {
        let (table, number): (String, u32) = (row.try_get(0)?, row.try_get(1)?);
        let table = table.parse().expect("it was written from an id");
        Ok((table, number))
    };
    written.iter().map(key).collect()
}

/// When something last happened at a table, if anything ever did. An event that
/// can't be read counts as new, so its table stays until someone has looked at
/// it. For an event in the future, it counts when that was noticed.
async fn last_active(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Option<i64>, sqlx::Error> {
    let (now, latest) = now_and_latest();
    sqlx::query_scalar(
        "SELECT CASE
            WHEN at IS NULL THEN $2
            WHEN at > $3 THEN coalesce((SELECT active_at FROM tables WHERE id = $1), $2)
            ELSE at
        END FROM (
            SELECT iif(json_valid(event), event ->> 'at', NULL) AS at FROM events
            WHERE table_id = $1 ORDER BY number DESC LIMIT 1
        )",
    )
    .bind(table)
    .bind(now)
    .bind(latest)
    .fetch_optional(connection)
    .await
}

/// What happened to a table that was supposed to be deleted.
enum Deletion {
    Deleted,
    NotThere,
    /// It stays, because something happened there at this moment.
    Active(i64),
}

/// Deletes a table, unless something has happened there since.
async fn delete(
    connection: &mut SqliteConnection,
    table: &str,
    quiet_since: Option<Moment>,
) -> Result<Deletion, sqlx::Error> {
    let since = quiet_since.map_or(i64::MAX, write_moment);
    let is_active = |at: Option<i64>| at.filter(|at| *at >= since);
    // Writers don't wait for a table that stays.
    if let Some(at) = is_active(last_active(connection, table).await?) {
        return Ok(Deletion::Active(at));
    }
    let mut whole = connection.begin_with("BEGIN IMMEDIATE").await?;
    if let Some(at) = is_active(last_active(&mut whole, table).await?) {
        return Ok(Deletion::Active(at));
    }
    let events = sqlx::query(DELETE_EVENTS).bind(table);
    events.execute(&mut *whole).await?;
    let table_row = sqlx::query(DELETE_TABLE).bind(table);
    let rows = table_row.execute(&mut *whole).await?.rows_affected();
    whole.commit().await?;
    Ok(match rows {
        0 => Deletion::NotThere,
        _ => Deletion::Deleted,
    })
}

impl Store for SqliteStore {
    fn append(&self, new: NewEvent) -> StoreFuture<'_, Appended> {
        Box::pin(self.group.append(new))
    }

    fn secrets(&self, table: TableId) -> StoreFuture<'_, Option<TableSecrets>> {
        Box::pin(async move {
            let row = sqlx::query_as(SELECT_SECRETS)
                .bind(table.to_string())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| read_secrets(table, row)).transpose()
        })
    }

    fn texts(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let texts = sqlx::query_scalar(SELECT_EVENTS)
                .bind(table.to_string())
                .bind(after)
                .bind(i64::from(most))
                .fetch_all(&self.readers)
                .await?;
            Ok(texts)
        })
    }

    fn last(&self, table: TableId) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let last = sqlx::query_scalar(SELECT_LAST).bind(table.to_string());
            Ok(last.fetch_one(&self.readers).await?)
        })
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(SELECT_TABLES)
                .bind(after.map_or_else(String::new, |id| id.to_string()))
                .bind(most)
                .fetch_all(&self.readers)
                .await?;
            read_ids(ids)
        })
    }

    fn import(
        &self,
        table: TableId,
        secrets: TableSecrets,
        texts: Vec<String>,
    ) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut connection = SqliteConnection::connect_with(&self.options).await?;
            let mut whole = connection.begin_with("BEGIN IMMEDIATE").await?;
            insert_secrets(&mut whole, table, &secrets, last_moment(&texts)).await?;
            let texts = serde_json::to_string(&texts).expect("texts can be written");
            sqlx::query("INSERT INTO events SELECT $1, key + 1, value FROM json_each($2)")
                .bind(table.to_string())
                .bind(texts)
                .execute(&mut *whole)
                .await?;
            whole.commit().await?;
            connection.close().await?;
            Ok(())
        })
    }

    fn maybe_quiet(
        &self,
        since: Moment,
        after: Option<(Moment, TableId)>,
        most: u32,
    ) -> StoreFuture<'_, Vec<(Moment, TableId)>> {
        Box::pin(async move {
            let (at, id) = write_after(after);
            let rows = sqlx::query_as(SELECT_MAYBE_QUIET)
                .bind(write_moment(since))
                .bind(at)
                .bind(id)
                .bind(most)
                .fetch_all(&self.readers)
                .await?;
            read_maybe_quiet(rows)
        })
    }

    fn correct_activity(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut connection = SqliteConnection::connect_with(&self.options).await?;
            let (now, latest) = now_and_latest();
            let correct = sqlx::query(CORRECT_ACTIVITY).bind(now).bind(latest);
            correct.execute(&mut connection).await?;
            connection.close().await?;
            Ok(())
        })
    }

    fn delete(
        &self,
        tables: Vec<TableId>,
        quiet_since: Option<Moment>,
    ) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut connection = SqliteConnection::connect_with(&self.options).await?;
            let mut deleted = Vec::new();
            let mut active = Vec::new();
            // One after the other, so that nobody has to wait for long.
            for table in tables {
                let id = table.to_string();
                match delete(&mut connection, &id, quiet_since).await? {
                    Deletion::Deleted => deleted.push(table),
                    Deletion::NotThere => {}
                    Deletion::Active(at) => active.push((id, at)),
                }
            }
            if !active.is_empty() {
                let active = serde_json::to_string(&active).expect("texts can be written");
                sqlx::query(
                    "UPDATE tables SET active_at = line.value ->> 1 FROM json_each($1) AS line
                    WHERE tables.id = line.value ->> 0 AND active_at < line.value ->> 1",
                )
                .bind(active)
                .execute(&mut connection)
                .await?;
            }
            if !deleted.is_empty() {
                // It's still in the log.
                checkpoint::empty_log(&mut connection).await?;
            }
            connection.close().await?;
            Ok(deleted)
        })
    }

    fn probe(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.group.probe())
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn publish(&self, _message: String) {}
}
