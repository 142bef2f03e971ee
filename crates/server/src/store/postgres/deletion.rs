//! Deletes tables.

use protocol::{Moment, TableId};
use sqlx::{Connection, PgConnection};

use super::LONG_STATEMENTS;
use crate::store::StoreError;
use crate::store::notify::notify_deleted;
use crate::store::rows::{DELETE_EVENTS, DELETE_TABLE, now_and_latest, read_ids, write_moment};

/// Selects when something last happened at each of some tables. An event that
/// can't be read counts as new, so its table stays until someone has looked at
/// it. For an event in the future, it counts when that was noticed.
const SELECT_ACTIVE: &str = r#"
    SELECT wanted.id, coalesce((
        SELECT CASE
            WHEN at IS NULL THEN $2
            WHEN at > $3 THEN coalesce((SELECT active_at FROM tables WHERE id = wanted.id), $2)
            ELSE at
        END FROM (
            SELECT substring(event FROM '"at": ?([0-9]{1,18})')::bigint AS at
            FROM events WHERE table_id = wanted.id ORDER BY number DESC LIMIT 1
        ) AS last
    ), 0) FROM UNNEST($1::text[]) AS wanted(id) ORDER BY wanted.id"#;

/// Records when something happened at some tables.
const UPDATE_ACTIVE: &str = "
    UPDATE tables SET active_at = line.active_at
    FROM UNNEST($1::text[], $2::bigint[]) AS line(id, active_at)
    WHERE tables.id = line.id AND tables.active_at < line.active_at";

/// Deletes tables, and returns which ones existed.
pub(super) async fn delete_all(
    connection: &mut PgConnection,
    process: u64,
    tables: &[TableId],
) -> Result<Vec<TableId>, StoreError> {
    let mut deleted = Vec::new();
    for &table in tables {
        if delete(connection, process, table, None).await? {
            deleted.push(table);
        }
    }
    Ok(deleted)
}

/// Deletes those tables where nothing has happened since, and returns which
/// ones they were.
pub(super) async fn delete_quiet(
    connection: &mut PgConnection,
    process: u64,
    tables: &[TableId],
    since: Moment,
) -> Result<Vec<TableId>, StoreError> {
    // One process at a time does it for all.
    let ours = sqlx::query_scalar("SELECT pg_try_advisory_lock(7171)");
    if !ours.fetch_one(&mut *connection).await? {
        return Ok(Vec::new());
    }
    let ids: Vec<String> = tables.iter().map(TableId::to_string).collect();
    let all = last_active(connection, ids).await?;
    let is_old = |(_, at): &(String, i64)| *at < write_moment(since);
    let (old, active): (Vec<_>, Vec<_>) = all.into_iter().partition(is_old);
    let (active, moments): (Vec<String>, Vec<i64>) = active.into_iter().unzip();
    let update = sqlx::query(UPDATE_ACTIVE).bind(active).bind(moments);
    update.execute(&mut *connection).await?;
    let mut deleted = Vec::new();
    for table in read_ids(old.into_iter().map(|(id, _)| id).collect())? {
        match delete(connection, process, table, Some(since)).await {
            Ok(true) => deleted.push(table),
            Ok(false) => {}
            // The others can still be deleted.
            Err(fault) => tracing::warn!(%fault, "an old table could not be deleted"),
        }
    }
    Ok(deleted)
}

/// When something last happened at each of some tables.
async fn last_active(
    connection: &mut PgConnection,
    tables: Vec<String>,
) -> Result<Vec<(String, i64)>, sqlx::Error> {
    let (now, latest) = now_and_latest();
    let active = sqlx::query_as(SELECT_ACTIVE).bind(tables);
    active.bind(now).bind(latest).fetch_all(connection).await
}

/// Deletes a table, unless something has happened there since. Whether it was
/// deleted.
async fn delete(
    connection: &mut PgConnection,
    process: u64,
    table: TableId,
    quiet_since: Option<Moment>,
) -> Result<bool, sqlx::Error> {
    let id = table.to_string();
    let mut whole = connection.begin().await?;
    sqlx::query(LONG_STATEMENTS).execute(&mut *whole).await?;
    // Otherwise an event that's written meanwhile would be left behind.
    let locked = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(&id);
    if locked.fetch_optional(&mut *whole).await?.is_none() {
        return Ok(false);
    }
    if let Some(since) = quiet_since {
        let active = last_active(&mut whole, vec![id.clone()]).await?;
        if active.iter().any(|(_, at)| *at >= write_moment(since)) {
            return Ok(false);
        }
    }
    for statement in [DELETE_EVENTS, DELETE_TABLE] {
        sqlx::query(statement)
            .bind(&id)
            .execute(&mut *whole)
            .await?;
    }
    notify_deleted(&mut whole, process, table).await?;
    whole.commit().await?;
    Ok(true)
}
