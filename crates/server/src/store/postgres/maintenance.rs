//! What is done to a database without serving its tables.

use protocol::TableId;
use sqlx::Connection;
use sqlx::postgres::PgConnectOptions;

use super::connection::connect;
use super::{PostgresStore, SERVER_NAME, SETTINGS, deletion, schema};
use crate::random;
use crate::store::StoreError;

impl PostgresStore {
    /// Whether the database has our schema, even if there are no tables yet.
    ///
    /// # Errors
    ///
    /// If it can't be reached.
    pub async fn exists(options: &PgConnectOptions) -> Result<bool, StoreError> {
        let mut connection = connect(options).await?;
        let exists = sqlx::query_scalar("SELECT to_regclass('schema_version') IS NOT NULL");
        Ok(exists.fetch_one(&mut connection).await?)
    }

    /// Whether a move of tables into the database is unfinished.
    ///
    /// # Errors
    ///
    /// If it can't be reached.
    pub async fn is_half_moved(options: &PgConnectOptions) -> Result<bool, StoreError> {
        let mut connection = connect(options).await?;
        let is_marked = sqlx::query_scalar("SELECT to_regclass('unfinished_move') IS NOT NULL");
        Ok(is_marked.fetch_one(&mut connection).await?)
    }

    /// Records whether a move of tables into the database is unfinished.
    ///
    /// # Errors
    ///
    /// If it can't be reached.
    pub async fn mark_half_moved(
        options: &PgConnectOptions,
        is_half_moved: bool,
    ) -> Result<(), StoreError> {
        let mut connection = connect(options).await?;
        let mark = match is_half_moved {
            true => sqlx::query("CREATE TABLE IF NOT EXISTS unfinished_move ()"),
            false => sqlx::query("DROP TABLE IF EXISTS unfinished_move"),
        };
        mark.execute(&mut connection).await?;
        Ok(())
    }

    /// How many servers are using the database.
    ///
    /// # Errors
    ///
    /// If it can't be reached.
    pub async fn servers(options: &PgConnectOptions) -> Result<i64, StoreError> {
        let mut connection = connect(options).await?;
        let count = sqlx::query_scalar(
            "SELECT count(DISTINCT pid) FROM pg_stat_activity
            WHERE application_name = $1 AND datname = current_database()",
        );
        Ok(count.bind(SERVER_NAME).fetch_one(&mut connection).await?)
    }

    /// Deletes tables beside servers that may be using the database, and
    /// returns which ones existed. A database of an earlier version stays as
    /// it is: its servers couldn't be restarted otherwise.
    ///
    /// # Errors
    ///
    /// If it can't be reached, or a newer program has written it.
    pub async fn delete_beside_servers(
        options: &PgConnectOptions,
        tables: &[TableId],
    ) -> Result<Vec<TableId>, StoreError> {
        let options = options.clone().options(SETTINGS);
        let mut connection = connect(&options).await?;
        schema::known_version(&mut connection).await?;
        let process = u64::from_be_bytes(random::bytes());
        let deleted = deletion::delete_all(&mut connection, process, tables).await?;
        connection.close().await?;
        Ok(deleted)
    }
}
