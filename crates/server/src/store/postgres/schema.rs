//! The schema of a database.

use sqlx::{Connection, PgConnection};

use super::LONG_STATEMENTS;
use crate::store::StoreError;
use crate::store::rows::SCHEMA;

/// What brings a database from each version of the schema to the next. Servers
/// of the version before may still use it meanwhile, so what they do has to go
/// on working.
const MIGRATIONS: [&[&str]; SCHEMA as usize] = [
    &[
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
    ],
    // Tables that have been there before are looked at once.
    &[
        "ALTER TABLE tables ADD COLUMN active_at BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_activity ON tables (active_at, id)",
    ],
];

/// Brings a database up to date: all of the way, or not at all.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut whole = connection.begin().await?;
    for statement in [
        LONG_STATEMENTS,
        // One process sets it up, the others wait until it has.
        "SET LOCAL lock_timeout = '60s'",
        "SELECT pg_advisory_xact_lock(7170)",
        // Nobody else waits for long: who waits for a table keeps all others
        // from it.
        "SET LOCAL lock_timeout = '2s'",
        "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)",
    ] {
        sqlx::query(statement).execute(&mut *whole).await?;
    }
    let found = known_version(&mut whole).await?;
    if found < SCHEMA {
        let done = usize::try_from(found).unwrap_or(0);
        for &statement in MIGRATIONS.iter().skip(done).copied().flatten() {
            sqlx::query(statement).execute(&mut *whole).await?;
        }
        // The rows of earlier versions stay: their servers write to them to check
        // that the database works.
        let version = sqlx::query("INSERT INTO schema_version VALUES ($1)");
        version.bind(SCHEMA).execute(&mut *whole).await?;
    }
    whole.commit().await?;
    Ok(())
}

/// The version of a database that has one; 0 if it's empty.
///
/// # Errors
///
/// If this program doesn't know it.
pub(super) async fn known_version(connection: &mut PgConnection) -> Result<i32, StoreError> {
    let version = sqlx::query_scalar("SELECT max(version) FROM schema_version");
    let found: Option<i32> = version.fetch_one(connection).await?;
    let found = found.unwrap_or(0);
    match found > SCHEMA {
        true => Err(StoreError::Newer {
            found,
            known: SCHEMA,
        }),
        false => Ok(found),
    }
}
