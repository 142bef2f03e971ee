//! Logs in a PostgreSQL database.

use std::collections::HashSet;
use std::time::Duration;

use protocol::{Numbered, TableId};
use sqlx::Row;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions, PgRow};
use tokio::sync::{broadcast, mpsc};

use super::group::{Commit, Group, Place};
use super::rows::{EVENTS, KEEP, KEPT, SCHEMA, read_events, read_kept, write_event, write_kept};
use super::{Appended, Kept, Line, Notice, Pending, Store, StoreError};

/// Logs in a PostgreSQL database, for any number of processes. They hear of
/// each other's lines by LISTEN and NOTIFY.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    group: Group,
    words: mpsc::Sender<String>,
    notices: broadcast::Sender<Notice>,
}

/// Under which name processes hear of each other.
const CHANNEL: &str = "gammonbox";

/// How many connections a process has at most.
const CONNECTIONS: u32 = 8;

/// How many notices may wait before some are missed, and how many words
/// before some are not told.
const NOTICES: usize = 10_000;

/// How many words are told at once at most.
const WORDS: usize = 500;

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
            .connect_with(options)
            .await?;
        migrate(&pool).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let notices = broadcast::Sender::new(NOTICES);
        tokio::spawn(listen(listener, notices.clone()));
        let (words, waiting) = mpsc::channel(NOTICES);
        tokio::spawn(tell(pool.clone(), waiting));
        Ok(PostgresStore {
            group: Group::new(Writer(pool.clone())),
            pool,
            words,
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

/// Passes on what other processes say. The listener connects again by itself;
/// what was said meanwhile is lost, so everybody is told to look.
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

/// Tells other processes what waits to be told, together: PostgreSQL ends one
/// transaction after the other that tells something, and who writes events
/// tells of them.
async fn tell(pool: PgPool, mut waiting: mpsc::Receiver<String>) {
    let mut words = Vec::new();
    while waiting.recv_many(&mut words, WORDS).await > 0 {
        let told = sqlx::query("SELECT pg_notify($1, word) FROM UNNEST($2::text[]) AS word")
            .bind(CHANNEL)
            .bind(&words)
            .execute(&pool)
            .await;
        if let Err(fault) = told {
            tracing::warn!(%fault, "other processes could not be told");
        }
        words.clear();
    }
}

/// `written <table> <number>`, or anything else that somebody told.
fn read_notice(payload: &str) -> Notice {
    let written = payload.strip_prefix("written ").and_then(|rest| {
        let (table, number) = rest.split_once(' ')?;
        Some((table.parse().ok()?, number.parse().ok()?))
    });
    match written {
        Some((table, number)) => Notice::Written { table, number },
        None => Notice::Told(payload.to_owned()),
    }
}

struct Writer(PgPool);

impl Commit for Writer {
    fn commit<'a>(&'a mut self, lines: &'a [&'a Line]) -> Pending<'a, HashSet<Place>> {
        Box::pin(async move {
            // In the same order in every process, so that no two wait for each
            // other.
            let mut sorted = lines.to_vec();
            sorted.sort_by_key(|line| line.place());
            let mut whole = self.0.begin().await?;
            for line in &sorted {
                if let Some(kept) = &line.kept {
                    keep(&mut whole, line.table, kept).await?;
                }
            }
            let written = append(&mut whole, &sorted).await?;
            whole.commit().await?;
            Ok(written)
        })
    }
}

async fn keep(
    whole: &mut sqlx::PgConnection,
    table: TableId,
    kept: &Kept,
) -> Result<(), StoreError> {
    let (first, second, seed) = write_kept(kept);
    sqlx::query(KEEP)
        .bind(table.to_string())
        .bind(first)
        .bind(second)
        .bind(seed)
        .execute(whole)
        .await?;
    Ok(())
}

/// Writes those lines that are the next of their logs, tells of them, and
/// says which they were.
async fn append(
    whole: &mut sqlx::PgConnection,
    lines: &[&Line],
) -> Result<HashSet<Place>, StoreError> {
    let tables: Vec<String> = lines.iter().map(|line| line.table.to_string()).collect();
    let numbers: Vec<i32> = lines.iter().map(|line| line.event.number as i32).collect();
    let events: Vec<String> = lines.iter().map(|line| write_event(&line.event)).collect();
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
    let place = |row: &PgRow| {
        let (table, number): (String, i32) = (row.try_get(0)?, row.try_get(1)?);
        let table = table.parse().expect("it was written from an id");
        Ok((table, number as u32))
    };
    rows.iter().map(place).collect()
}

impl Store for PostgresStore {
    fn append(&self, line: Line) -> Pending<'_, Appended> {
        Box::pin(self.group.append(line))
    }

    fn kept(&self, table: TableId) -> Pending<'_, Option<Kept>> {
        Box::pin(async move {
            let row = sqlx::query_as(KEPT)
                .bind(table.to_string())
                .fetch_optional(&self.pool)
                .await?;
            row.map(|row| read_kept(table, row)).transpose()
        })
    }

    fn events(&self, table: TableId, after: u32) -> Pending<'_, Vec<Numbered>> {
        Box::pin(async move {
            let texts: Vec<String> = sqlx::query_scalar(EVENTS)
                .bind(table.to_string())
                .bind(i64::from(after))
                .fetch_all(&self.pool)
                .await?;
            read_events(table, &texts)
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, word: String) {
        if self.words.try_send(word).is_err() {
            tracing::warn!("too much is to be told to other processes");
        }
    }
}
