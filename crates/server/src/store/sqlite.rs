//! Logs in a file.

mod checkpoint;

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
use super::group_commit::{Commit, EventKey, GroupCommit};
use super::rows::{
    DELETE_EVENTS, DELETE_TABLE, INSERT_SECRETS, SCHEMA, SELECT_EVENTS, SELECT_LAST,
    SELECT_SECRETS, SELECT_TABLES, read_ids, read_secrets, write_event, write_moment,
    write_secrets,
};
use super::{Appended, NewEvent, Notice, Store, StoreError, StoreFuture, TableSecrets};
use crate::random;

/// Logs in an SQLite file, for one process.
#[derive(Debug)]
pub struct SqliteStore {
    /// For what is done seldom, on a connection of its own.
    options: SqliteConnectOptions,
    readers: SqlitePool,
    group: GroupCommit,
    /// Nobody else writes, so nothing is ever sent.
    notices: broadcast::Sender<Notice>,
}

/// How many connections read.
const READERS: u32 = 4;

/// How long to wait for another program that has locked the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

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
            .busy_timeout(BUSY_TIMEOUT)
            // What is deleted is overwritten.
            .pragma("secure_delete", "on")
            // Otherwise some commit would have to copy everything that was
            // written before into the file.
            .pragma("wal_autocheckpoint", "0");
        make_private(path)?;
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrate(&mut connection).await?;
        let writer = Writer {
            checkpoints: Checkpoints::start(options.clone()),
            options: options.clone(),
            connection: Some(connection),
        };
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
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
    /// Copies a store into a new file, as it is at one moment. Whoever uses
    /// the store is not disturbed.
    ///
    /// # Errors
    ///
    /// If the store cannot be read, or there is such a file already.
    pub async fn copy(path: &Path, copy: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        // Under its name there is the whole copy or nothing.
        let mut part = copy.as_os_str().to_owned();
        part.push(format!(".{:08x}.part", u32::from_be_bytes(random::bytes())));
        let part = Path::new(&part);
        let copied = async {
            make_private(part)?;
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

/// Gives a file that is on disk its name, unless there is such a file.
#[expect(clippy::disallowed_methods, reason = "a store is a file")]
fn put_in_place(part: &Path, path: &Path) -> std::io::Result<()> {
    use std::fs::File;
    File::options().write(true).open(part)?.sync_all()?;
    if path.exists() {
        return Err(std::io::ErrorKind::AlreadyExists.into());
    }
    std::fs::rename(part, path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "a store is a file")]
fn remove(path: &Path) {
    // Nobody can do more about it.
    let _ = std::fs::remove_file(path);
}

/// Makes the file so that nobody else on this machine can read it: it holds the
/// secrets of dice. SQLite gives the files beside it the same permissions.
#[cfg_attr(unix, expect(clippy::disallowed_methods, reason = "a store is a file"))]
fn make_private(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let mut options = std::fs::File::options();
        let file = options.write(true).create(true).truncate(false).mode(0o600);
        let file = file.open(path).map_err(sqlx::Error::Io)?;
        let private = std::fs::Permissions::from_mode(0o600);
        file.set_permissions(private).map_err(sqlx::Error::Io)?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Writes the version of the schema.
const WRITE_VERSION: &str = "PRAGMA user_version = 1";

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
            WRITE_VERSION,
        ] {
            sqlx::query(statement).execute(&mut *whole).await?;
        }
    }
    whole.commit().await?;
    Ok(())
}

/// The one connection that writes. After anything has failed it is closed and
/// opened anew: a full disk ends the transaction behind the connection's back,
/// which could begin none after that.
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
            // What it was in the middle of is undone, whatever this says.
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
                // Little is left to copy. If it fails, the next one does it.
                let _ = checkpoint::run(connection).await;
            }
            let mut whole = connection.begin_with("BEGIN IMMEDIATE").await?;
            for new in events {
                if let Some(secrets) = &new.secrets {
                    insert_secrets(&mut whole, new.table, secrets).await?;
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
) -> Result<(), StoreError> {
    let (first, second, seed) = write_secrets(secrets);
    sqlx::query(INSERT_SECRETS)
        .bind(table.to_string())
        .bind(first)
        .bind(second)
        .bind(seed)
        .execute(writer)
        .await?;
    Ok(())
}

/// Writes those events that are the next of their logs, and says which they
/// were. They go in one statement, as a JSON array of arrays: every statement
/// is a way to the thread that writes and back.
async fn append(
    writer: &mut SqliteConnection,
    events: &[&NewEvent],
) -> Result<HashSet<EventKey>, StoreError> {
    let rows: Vec<(String, u32, String)> = events
        .iter()
        .map(|new| {
            let (table, number) = new.key();
            (table.to_string(), number, write_event(&new.event))
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
    let key = |row: &SqliteRow| {
        let (table, number): (String, u32) = (row.try_get(0)?, row.try_get(1)?);
        let table = table.parse().expect("it was written from an id");
        Ok((table, number))
    };
    written.iter().map(key).collect()
}

/// Whether nothing has happened at a table since. An event that cannot be read
/// is as good as new: its table stays until somebody has looked.
async fn is_quiet(
    connection: &mut SqliteConnection,
    table: &str,
    since: Option<Moment>,
) -> Result<bool, sqlx::Error> {
    let Some(since) = since.map(write_moment) else {
        return Ok(true);
    };
    let last_event: Option<i64> = sqlx::query_scalar(
        "SELECT coalesce(iif(json_valid(event), event ->> 'at', NULL), $2) FROM events
        WHERE table_id = $1 ORDER BY number DESC LIMIT 1",
    )
    .bind(table)
    .bind(since)
    .fetch_optional(connection)
    .await?;
    Ok(last_event.is_none_or(|at| at < since))
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
            insert_secrets(&mut whole, table, &secrets).await?;
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

    fn delete(
        &self,
        tables: Vec<TableId>,
        quiet_since: Option<Moment>,
    ) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut connection = SqliteConnection::connect_with(&self.options).await?;
            let mut deleted = Vec::new();
            // One after the other, so that nobody has to wait for long.
            for table in tables {
                let id = table.to_string();
                if !is_quiet(&mut connection, &id, quiet_since).await? {
                    continue;
                }
                let mut whole = connection.begin_with("BEGIN IMMEDIATE").await?;
                if !is_quiet(&mut whole, &id, quiet_since).await? {
                    continue;
                }
                let events = sqlx::query(DELETE_EVENTS).bind(&id);
                events.execute(&mut *whole).await?;
                let table_row = sqlx::query(DELETE_TABLE).bind(&id);
                if table_row.execute(&mut *whole).await?.rows_affected() > 0 {
                    deleted.push(table);
                }
                whole.commit().await?;
            }
            if !deleted.is_empty() {
                // What is deleted is still in the file beside it. Whoever reads
                // keeps some of it there until the next time.
                let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)");
                emptied.execute(&mut connection).await?;
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
