//! Logs in a PostgreSQL database.

use std::collections::HashSet;
use std::time::Duration;

use protocol::{Numbered, TableId};
use sqlx::Row;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions, PgRow};
use tokio::sync::{broadcast, mpsc};
use tokio::time::timeout;

use super::group_commit::{Commit, EventKey, GroupCommit};
use super::rows::{
    INSERT_SECRETS, SCHEMA, SELECT_EVENTS, SELECT_SECRETS, read_events, read_secrets, write_event,
    write_secrets,
};
use super::{Appended, NewEvent, Notice, Store, StoreError, StoreFuture, TableSecrets};

/// Logs in a PostgreSQL database, for any number of processes. They hear of
/// each other's events by LISTEN and NOTIFY.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    group: GroupCommit,
    messages: mpsc::Sender<String>,
    notices: broadcast::Sender<Notice>,
}

/// Under which name processes hear of each other.
const CHANNEL: &str = "gammonbox";

/// How many connections a process has at most.
const CONNECTIONS: u32 = 8;

/// How long to wait for a connection. After an outage play goes on as soon as
/// somebody tries again.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a transaction may take.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(8);

/// How every connection is set, whatever the cluster says: what is committed
/// is on disk, and a statement that hangs fails.
const SETTINGS: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("statement_timeout", "5s"),
    ("lock_timeout", "4s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("tcp_user_timeout", "5s"),
];

/// How many notices may wait before some are missed, and how many messages
/// before some are not sent.
const NOTICES: usize = 10_000;

/// How many messages are sent at once at most.
const MAX_MESSAGES: usize = 500;

/// How long to wait before the listener is started anew.
const PAUSE: Duration = Duration::from_secs(1);

impl PostgresStore {
    /// Connects to the database, and sets it up if it is empty.
    ///
    /// # Errors
    ///
    /// If it cannot be reached, or a newer program has written it.
    pub async fn open(options: PgConnectOptions) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT_TIMEOUT)
            .connect_with(options.options(SETTINGS))
            .await?;
        migrate(&pool).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let notices = broadcast::Sender::new(NOTICES);
        tokio::spawn(listen(listener, notices.clone()));
        let (messages, waiting) = mpsc::channel(NOTICES);
        tokio::spawn(publish(pool.clone(), waiting));
        Ok(PostgresStore {
            group: GroupCommit::new(Writer(pool.clone())),
            pool,
            messages,
            notices,
        })
    }
}

async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut whole = pool.begin().await?;
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

/// Forwards what other processes notify. The listener connects again by
/// itself; what was notified meanwhile is lost, so every room has to look.
async fn listen(mut listener: PgListener, notices: broadcast::Sender<Notice>) {
    loop {
        let notice = match listener.try_recv().await {
            Ok(Some(heard)) => read_notice(heard.payload()),
            Ok(None) => Notice::Missed,
            Err(fault) => {
                tracing::warn!(%fault, "the listener could not be connected");
                tokio::time::sleep(PAUSE).await;
                Notice::Missed
            }
        };
        // Before the first table is opened nobody hears it, and need not.
        let _ = notices.send(notice);
    }
}

/// Publishes the messages that wait, together: PostgreSQL commits transactions
/// that notify one after the other, and those that write events notify too.
async fn publish(pool: PgPool, mut waiting: mpsc::Receiver<String>) {
    let mut messages = Vec::new();
    while waiting.recv_many(&mut messages, MAX_MESSAGES).await > 0 {
        let sent = sqlx::query("SELECT pg_notify($1, message) FROM UNNEST($2::text[]) AS message")
            .bind(CHANNEL)
            .bind(&messages)
            .execute(&pool)
            .await;
        if let Err(fault) = sent {
            tracing::warn!(%fault, "a message could not be published");
        }
        messages.clear();
    }
}

/// `written <table> <number>`, or any other message.
fn read_notice(payload: &str) -> Notice {
    let written = payload.strip_prefix("written ").and_then(|rest| {
        let (table, number) = rest.split_once(' ')?;
        Some((table.parse().ok()?, number.parse().ok()?))
    });
    match written {
        Some((table, number)) => Notice::Written { table, number },
        None => Notice::Message(payload.to_owned()),
    }
}

struct Writer(PgPool);

impl Commit for Writer {
    fn commit<'a>(&'a mut self, events: &'a [&'a NewEvent]) -> StoreFuture<'a, HashSet<EventKey>> {
        Box::pin(async move {
            let committed = timeout(COMMIT_TIMEOUT, self.write(events)).await;
            // A database that hangs may go on and commit it.
            committed.unwrap_or(Err(StoreError::Uncertain))
        })
    }

    fn probe(&mut self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // A database that only reads gives no transaction an id.
            let id = sqlx::query("SELECT pg_current_xact_id()::text");
            let answered = timeout(COMMIT_TIMEOUT, id.execute(&self.0)).await;
            answered.map_err(|_| StoreError::NotWritten)??;
            Ok(())
        })
    }
}

impl Writer {
    async fn write(&self, events: &[&NewEvent]) -> Result<HashSet<EventKey>, StoreError> {
        // In the same order in every process, so that no two wait for each
        // other.
        let mut sorted = events.to_vec();
        sorted.sort_by_key(|new| new.key());
        let mut whole = self.0.begin().await?;
        for new in &sorted {
            if let Some(secrets) = &new.secrets {
                insert_secrets(&mut whole, new.table, secrets).await?;
            }
        }
        let written = append(&mut whole, &sorted).await?;
        whole.commit().await.map_err(|fault| {
            tracing::error!(%fault, "a commit failed");
            StoreError::Uncertain
        })?;
        Ok(written)
    }
}

async fn insert_secrets(
    whole: &mut sqlx::PgConnection,
    table: TableId,
    secrets: &TableSecrets,
) -> Result<(), StoreError> {
    let (first, second, seed) = write_secrets(secrets);
    sqlx::query(INSERT_SECRETS)
        .bind(table.to_string())
        .bind(first)
        .bind(second)
        .bind(seed)
        .execute(whole)
        .await?;
    Ok(())
}

/// Writes those events that are the next of their logs, notifies the other
/// processes, and returns which they were.
async fn append(
    whole: &mut sqlx::PgConnection,
    new_events: &[&NewEvent],
) -> Result<HashSet<EventKey>, StoreError> {
    let tables: Vec<String> = new_events.iter().map(|new| new.table.to_string()).collect();
    let numbers: Vec<i32> = new_events
        .iter()
        .map(|new| new.event.number as i32)
        .collect();
    let events: Vec<String> = new_events
        .iter()
        .map(|new| write_event(&new.event))
        .collect();
    let rows = sqlx::query(
        "WITH written AS (
            INSERT INTO events
            SELECT line.table_id, line.number, line.event
            FROM UNNEST($1::text[], $2::int[], $3::text[]) AS line(table_id, number, event)
            WHERE line.number = 1 OR EXISTS (
                SELECT 1 FROM events
                WHERE events.table_id = line.table_id AND events.number = line.number - 1
            )
            ON CONFLICT DO NOTHING
            RETURNING table_id, number
        )
        SELECT table_id, number,
            pg_notify('gammonbox', 'written ' || table_id || ' ' || number)::text
        FROM written",
    )
    .bind(&tables)
    .bind(&numbers)
    .bind(&events)
    .fetch_all(whole)
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
            let row = sqlx::query_as(SELECT_SECRETS)
                .bind(table.to_string())
                .fetch_optional(&self.pool)
                .await?;
            row.map(|row| read_secrets(table, row)).transpose()
        })
    }

    fn events(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<Numbered>> {
        Box::pin(async move {
            let texts: Vec<String> = sqlx::query_scalar(SELECT_EVENTS)
                .bind(table.to_string())
                .bind(i64::from(after))
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
            read_events(table, &texts)
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
        if self.messages.try_send(message).is_err() {
            tracing::warn!("too many messages wait to be published");
        }
    }
}
