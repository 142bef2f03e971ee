//! Logs in a PostgreSQL database.

pub(super) mod connection;
mod deletion;
mod maintenance;
mod schema;

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
    CORRECT_ACTIVITY, INSERT_SECRETS, SCHEMA, SELECT_EVENTS, SELECT_LAST, SELECT_MAYBE_QUIET,
    SELECT_SECRETS, SELECT_TABLES, last_moment, now_and_latest, read_ids, read_maybe_quiet,
    read_secrets, write_after, write_event, write_moment, write_secrets,
};
use super::{Appended, NewEvent, Notice, Store, StoreError, StoreFuture, TableSecrets};
use crate::random;

/// Logs in a PostgreSQL database, for any number of processes. They learn of
/// each other's events with LISTEN and NOTIFY.
#[derive(Debug)]
pub struct PostgresStore {
    options: PgConnectOptions,
    /// Tells this process from the others.
    process: u64,
    readers: Readers,
    group: GroupCommit,
    notifier: Notifier,
    notices: broadcast::Sender<Notice>,
}

/// The longest time it may take to write a group.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(4);

/// The settings of every connection, whatever the cluster's defaults are: what's
/// committed is on disk, and a statement that hangs fails before we take the
/// connection for dead.
const SETTINGS: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("statement_timeout", "2500ms"),
    ("lock_timeout", "2s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("tcp_user_timeout", "5s"),
];

/// For what's rarely done and may take longer.
const LONG_STATEMENTS: &str = "SET LOCAL statement_timeout = '60s'";

/// How many notices may wait before some are missed.
const MAX_NOTICES: usize = 20_000;

/// The name that servers give when they connect, by which they're counted.
const SERVER_NAME: &str = "gammonbox";

impl PostgresStore {
    /// Connects to the database, and creates the schema if it's empty.
    ///
    /// # Errors
    ///
    /// If it can't be reached, or a newer program has written it.
    pub async fn open(options: PgConnectOptions) -> Result<PostgresStore, StoreError> {
        let options = options.application_name(SERVER_NAME).options(SETTINGS);
        schema::migrate(&mut connect(&options).await?).await?;
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
            process,
            readers,
            group: GroupCommit::new(writer),
            options,
            notifier,
            notices,
        })
    }
}

/// The one connection that writes.
struct Writer {
    connection: Reconnecting,
    notifier: Notifier,
}

/// What we know about a group that couldn't be written.
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
                if new.notify && written.contains(&new.key()) {
                    self.notifier.written(new.table, new.event.number, text);
                }
            }
            Ok(written)
        })
    }

    fn probe(&mut self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The row stays as it is, and is written all the same.
            let write = async |connection: &mut PgConnection| {
                let same = "UPDATE schema_version SET version = version WHERE version = $1";
                let same = sqlx::query(same).bind(SCHEMA).execute(connection).await?;
                match same.rows_affected() {
                    0 => Err(sqlx::Error::RowNotFound),
                    _ => Ok(()),
                }
            };
            let written = self.connection.with(COMMIT_TIMEOUT, write).await;
            written.map_err(not_written)
        })
    }
}

/// Writes those events that are the next of their logs, with the secrets of
/// tables that are set up, and returns which they were. It's one statement: one
/// round trip, and all or nothing.
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
    let after: Vec<Option<i64>> = new_events
        .iter()
        .map(|new| new.after.map(write_moment))
        .collect();
    let mut set_up = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for new in new_events {
        if let Some(secrets) = &new.secrets {
            let (first, second, seed) = write_secrets(secrets);
            set_up.0.push(new.table.to_string());
            set_up.1.push(first);
            set_up.2.push(second);
            set_up.3.push(seed);
            set_up.4.push(write_moment(new.event.at));
        }
    }
    let rows = sqlx::query(
        "WITH set_up AS (
            INSERT INTO tables
            SELECT * FROM UNNEST(
                $4::text[], $5::bytea[], $6::bytea[], $7::bytea[], $8::bigint[]
            )
            ON CONFLICT DO NOTHING
        ),
        -- None of them is deleted meanwhile. One that's being deleted counts as
        -- gone: its deletion may take long, and all others would wait for it.
        present AS (
            SELECT id FROM tables WHERE id = ANY($1::text[]) FOR KEY SHARE SKIP LOCKED
        )
        INSERT INTO events
        SELECT line.table_id, line.number, line.event
        FROM UNNEST($1::text[], $2::int[], $3::text[], $9::bigint[])
            AS line(table_id, number, event, after)
        WHERE line.number = 1 OR line.table_id IN (SELECT id FROM present) AND EXISTS (
            SELECT 1 FROM events
            WHERE events.table_id = line.table_id AND events.number = line.number - 1
            AND substring(events.event FROM '\"at\": ?([0-9]{1,18})')::bigint = line.after
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
    .bind(&set_up.4)
    .bind(&after)
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

    fn tables(&self, after: Option<TableId>, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let ids = self
                .readers
                .read(|connection| {
                    let ids = sqlx::query_scalar(SELECT_TABLES)
                        .bind(after.clone())
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
            sqlx::query(LONG_STATEMENTS).execute(&mut *whole).await?;
            let (first, second, seed) = write_secrets(&secrets);
            sqlx::query(INSERT_SECRETS)
                .bind(table.to_string())
                .bind(first)
                .bind(second)
                .bind(seed)
                .bind(write_moment(last_moment(&texts)))
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

    fn maybe_quiet(
        &self,
        since: Moment,
        after: Option<(Moment, TableId)>,
        most: u32,
    ) -> StoreFuture<'_, Vec<(Moment, TableId)>> {
        Box::pin(async move {
            let (at, id) = write_after(after);
            let rows = self
                .readers
                .read(|connection| {
                    let rows = sqlx::query_as(SELECT_MAYBE_QUIET)
                        .bind(write_moment(since))
                        .bind(at)
                        .bind(id.clone())
                        .bind(i64::from(most));
                    Box::pin(rows.fetch_all(connection))
                })
                .await?;
            read_maybe_quiet(rows)
        })
    }

    fn correct_activity(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut connection = connect(&self.options).await?;
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
            let mut connection = connect(&self.options).await?;
            let deleted = match quiet_since {
                Some(since) => {
                    deletion::delete_quiet(&mut connection, self.process, &tables, since).await?
                }
                None => deletion::delete_all(&mut connection, self.process, &tables).await?,
            };
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
