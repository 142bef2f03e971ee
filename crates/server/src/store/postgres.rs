//! Logs in a PostgreSQL database.

pub(super) mod connection;

use std::collections::HashSet;
use std::time::Duration;

use protocol::{Moment, TableId};
use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgRow, PgSeverity};
use sqlx::{Connection, PgConnection, Row};
use tokio::sync::broadcast;

use self::connection::{Epoch, Failed, Readers, Reconnecting, connect};
use super::group_commit::{Commit, EventKey, GroupCommit};
use super::notify::{Listener, Notifier};
use super::rows::{
    DELETE_EVENTS, DELETE_TABLE, INSERT_SECRETS, SCHEMA, SELECT_EVENTS, SELECT_LAST,
    SELECT_SECRETS, read_ids, read_secrets, write_event, write_moment, write_secrets,
};
use super::{Appended, NewEvent, Notice, Store, StoreError, StoreFuture, TableSecrets};
use crate::random;

/// Logs in a PostgreSQL database, for any number of processes. They hear of
/// each other's events by LISTEN and NOTIFY.
#[derive(Debug)]
pub struct PostgresStore {
    options: PgConnectOptions,
    readers: Readers,
    group: GroupCommit,
    notifier: Notifier,
    notices: broadcast::Sender<Notice>,
}

/// How long to write a group takes at most.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(4);

/// How every connection is set, whatever the cluster says: what is committed
/// is on disk, and a statement that hangs fails.
const SETTINGS: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("statement_timeout", "4s"),
    ("lock_timeout", "3s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("tcp_user_timeout", "5s"),
];

/// How many notices may wait before some are missed.
const MAX_NOTICES: usize = 20_000;

/// By what name a server is known to its database.
const SERVER_NAME: &str = "gammonbox";

impl PostgresStore {
    /// Connects to the database, and sets it up if it is empty.
    ///
    /// # Errors
    ///
    /// If it cannot be reached, or a newer program has written it.
    pub async fn open(options: PgConnectOptions) -> Result<PostgresStore, StoreError> {
        let options = options.application_name(SERVER_NAME).options(SETTINGS);
        migrate(&mut connect(&options).await?).await?;
        let process = u64::from_be_bytes(random::bytes());
        let epoch = Epoch::default();
        let listener = Listener::open(&options).await?;
        let notices = broadcast::Sender::new(MAX_NOTICES);
        tokio::spawn(listener.forward(
            options.clone(),
            epoch.clone(),
            process,
            notices.downgrade(),
        ));
        let notifier = Notifier::start(options.clone(), epoch.clone(), process);
        let writer = Writer {
            connection: Reconnecting::new(options.clone(), epoch.clone()),
            notifier: notifier.clone(),
        };
        let readers = Readers::new(options.clone(), epoch);
        Ok(PostgresStore {
            readers,
            group: GroupCommit::new(writer),
            options,
            notifier,
            notices,
        })
    }

    /// How many servers use the database.
    ///
    /// # Errors
    ///
    /// If it cannot be reached.
    pub async fn servers(options: &PgConnectOptions) -> Result<i64, StoreError> {
        let mut connection = connect(options).await?;
        let count = sqlx::query_scalar(
            "SELECT count(DISTINCT pid) FROM pg_stat_activity
            WHERE application_name = $1 AND datname = current_database()",
        );
        Ok(count.bind(SERVER_NAME).fetch_one(&mut connection).await?)
    }
}

async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut whole = connection.begin().await?;
    for statement in [
        // One process sets it up, the others wait until it has.
        "SELECT pg_advisory_xact_lock(7170)",
        "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)",
    ] {
        sqlx::query(statement).execute(&mut *whole).await?;
    }
    let version = sqlx::query("SELECT max(version) FROM schema_version");
    let found: Option<i32> = version.fetch_one(&mut *whole).await?.try_get(0)?;
    let found = found.unwrap_or(0);
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
                first_digest BYTEA,
                second_digest BYTEA,
                seed BYTEA NOT NULL
            )",
            "CREATE TABLE events (
                table_id TEXT NOT NULL,
                number INTEGER NOT NULL,
                event TEXT NOT NULL,
                PRIMARY KEY (table_id, number)
            )",
            "INSERT INTO schema_version VALUES (1)",
        ] {
            sqlx::query(statement).execute(&mut *whole).await?;
        }
    }
    whole.commit().await?;
    Ok(())
}

/// The one connection that writes.
struct Writer {
    connection: Reconnecting,
    notifier: Notifier,
}

/// What is known of a group that could not be written.
fn not_written(failed: Failed) -> StoreError {
    let fault = match failed {
        Failed::Before(fault) => return fault,
        Failed::Meanwhile(fault) => fault,
    };
    tracing::error!(%fault, "a group of events was not written");
    // An error undoes the statement. Anything worse may come after it was
    // committed.
    let StoreError::Database(sqlx::Error::Database(database)) = &fault else {
        return StoreError::Uncertain;
    };
    let database = database.try_downcast_ref::<PgDatabaseError>();
    match database.map(PgDatabaseError::severity) {
        Some(PgSeverity::Error) => fault,
        _ => StoreError::Uncertain,
    }
}

impl Commit for Writer {
    fn commit<'a>(&'a mut self, events: &'a [&'a NewEvent]) -> StoreFuture<'a, HashSet<EventKey>> {
        Box::pin(async move {
            // In the same order in every process, so that no two wait for each
            // other.
            let mut sorted = events.to_vec();
            sorted.sort_by_key(|new| new.key());
            let texts: Vec<String> = sorted.iter().map(|new| write_event(&new.event)).collect();
            let append =
                async |connection: &mut PgConnection| append(connection, &sorted, &texts).await;
            let written = self.connection.with(COMMIT_TIMEOUT, append).await;
            let written = written.map_err(not_written)?;
            for (new, text) in sorted.iter().zip(&texts) {
                if written.contains(&new.key()) {
                    self.notifier.written(new.table, new.event.number, text);
                }
            }
            Ok(written)
        })
    }

    fn probe(&mut self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // A database that only reads gives no transaction an id.
            let ask = async |connection: &mut PgConnection| {
                let id = sqlx::query("SELECT pg_current_xact_id()::text");
                id.execute(connection).await?;
                Ok(())
            };
            let asked = self.connection.with(COMMIT_TIMEOUT, ask).await;
            asked.map_err(not_written)
        })
    }
}

/// Writes those events that are the next of their logs, with the secrets of
/// tables that are set up, and returns which they were. It is one statement, so
/// that it is one way to the database and back, and all of it or nothing.
async fn append(
    connection: &mut PgConnection,
    new_events: &[&NewEvent],
    texts: &[String],
) -> Result<HashSet<EventKey>, sqlx::Error> {
    let tables: Vec<String> = new_events.iter().map(|new| new.table.to_string()).collect();
    let numbers: Vec<i32> = new_events
        .iter()
        .map(|new| new.event.number as i32)
        .collect();
    let mut set_up = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for new in new_events {
        if let Some(secrets) = &new.secrets {
            let (first, second, seed) = write_secrets(secrets);
            set_up.0.push(new.table.to_string());
            set_up.1.push(first);
            set_up.2.push(second);
            set_up.3.push(seed);
        }
    }
    let rows = sqlx::query(
        "WITH set_up AS (
            INSERT INTO tables
            SELECT * FROM UNNEST($4::text[], $5::bytea[], $6::bytea[], $7::bytea[])
            ON CONFLICT DO NOTHING
        )
        INSERT INTO events
        SELECT line.table_id, line.number, line.event
        FROM UNNEST($1::text[], $2::int[], $3::text[]) AS line(table_id, number, event)
        WHERE line.number = 1 OR EXISTS (
            SELECT 1 FROM events
            WHERE events.table_id = line.table_id AND events.number = line.number - 1
        )
        ON CONFLICT DO NOTHING
        RETURNING table_id, number",
    )
    .bind(&tables)
    .bind(&numbers)
    .bind(texts)
    .bind(&set_up.0)
    .bind(&set_up.1)
    .bind(&set_up.2)
    .bind(&set_up.3)
    .fetch_all(connection)
    .await?;
    let key = |row: &PgRow| {
        let (table, number): (String, i32) = (row.try_get(0)?, row.try_get(1)?);
        let table = table.parse().expect("it was written from an id");
        Ok((table, number as u32))
    };
    rows.iter().map(key).collect()
}

impl Store for PostgresStore {
    fn append(&self, new: NewEvent) -> StoreFuture<'_, Appended> {
        Box::pin(self.group.append(new))
    }

    fn secrets(&self, table: TableId) -> StoreFuture<'_, Option<TableSecrets>> {
        Box::pin(async move {
            let id = table.to_string();
            let row = self
                .readers
                .read(|connection| {
                    let row = sqlx::query_as(SELECT_SECRETS).bind(id.clone());
                    Box::pin(row.fetch_optional(connection))
                })
                .await?;
            row.map(|row| read_secrets(table, row)).transpose()
        })
    }

    fn texts(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let id = table.to_string();
            let read = self.readers.read(|connection| {
                let texts = sqlx::query_scalar(SELECT_EVENTS)
                    .bind(id.clone())
                    .bind(i64::from(after))
                    .bind(i64::from(most));
                Box::pin(texts.fetch_all(connection))
            });
            read.await
        })
    }

    fn last(&self, table: TableId) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let id = table.to_string();
            let last: i32 = self
                .readers
                .read(|connection| {
                    let last = sqlx::query_scalar(SELECT_LAST).bind(id.clone());
                    Box::pin(last.fetch_one(connection))
                })
                .await?;
            Ok(last as u32)
        })
    }

    fn tables(
        &self,
        after: Option<TableId>,
        quiet_since: Option<Moment>,
        most: u32,
    ) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let ids = self
                .readers
                .read(|connection| {
                    let ids = sqlx::query_scalar(
                        "SELECT id FROM tables WHERE id > $1 AND coalesce((
                            SELECT (event::json ->> 'at')::bigint FROM events
                            WHERE table_id = id ORDER BY number DESC LIMIT 1
                        ), 0) < $2 ORDER BY id LIMIT $3",
                    )
                    .bind(after.clone())
                    .bind(write_moment(quiet_since))
                    .bind(i64::from(most));
                    Box::pin(ids.fetch_all(connection))
                })
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
            let mut connection = connect(&self.options).await?;
            let mut whole = connection.begin().await?;
            let (first, second, seed) = write_secrets(&secrets);
            sqlx::query(INSERT_SECRETS)
                .bind(table.to_string())
                .bind(first)
                .bind(second)
                .bind(seed)
                .execute(&mut *whole)
                .await?;
            sqlx::query(
                "INSERT INTO events SELECT $1, line.number, line.event
                FROM UNNEST($2::text[]) WITH ORDINALITY AS line(event, number)",
            )
            .bind(table.to_string())
            .bind(&texts)
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
            let mut connection = connect(&self.options).await?;
            let mut whole = connection.begin().await?;
            // Nobody writes meanwhile what would be left behind.
            let lock = sqlx::query("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE");
            lock.execute(&mut *whole).await?;
            let mut deleted = Vec::new();
            for table in tables {
                let id = table.to_string();
                let last_event: Option<i64> = sqlx::query_scalar(
                    "SELECT (event::json ->> 'at')::bigint FROM events
                    WHERE table_id = $1 ORDER BY number DESC LIMIT 1",
                )
                .bind(&id)
                .fetch_optional(&mut *whole)
                .await?;
                if last_event.is_some_and(|at| at >= write_moment(quiet_since)) {
                    continue;
                }
                let events = sqlx::query(DELETE_EVENTS).bind(&id);
                events.execute(&mut *whole).await?;
                let table_row = sqlx::query(DELETE_TABLE).bind(&id);
                if table_row.execute(&mut *whole).await?.rows_affected() > 0 {
                    deleted.push(table);
                }
            }
            whole.commit().await?;
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
        true
    }

    fn publish(&self, message: String) {
        self.notifier.publish(&message);
    }
}
