//! The rows and queries that both databases share.

use protocol::{BySeat, Moment, Numbered, TableId};

use super::{StoreError, TableSecrets};
use crate::time;

/// The version of the schema that this program writes.
pub(super) const SCHEMA: i32 = 2;

/// Inserts the [`SecretsRow`] of a new table, and when something happened there.
pub(super) const INSERT_SECRETS: &str =
    "INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

/// Selects the [`SecretsRow`] of a table.
pub(super) const SELECT_SECRETS: &str =
    "SELECT first_digest, second_digest, seed FROM tables WHERE id = $1";

/// Selects the texts of so many events of a table after a number.
pub(super) const SELECT_EVENTS: &str =
    "SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";

/// Selects the number of the last event of a table.
pub(super) const SELECT_LAST: &str =
    "SELECT coalesce(max(number), 0) FROM events WHERE table_id = $1";

/// Selects the ids of so many tables after one.
pub(super) const SELECT_TABLES: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";

/// Selects so many tables where something happened before a moment, after one
/// of them. `active_at` isn't written with every event: it's the moment of some
/// event, and others may have followed.
pub(super) const SELECT_MAYBE_QUIET: &str = "SELECT active_at, id FROM tables
    WHERE active_at < $1 AND (active_at, id) > ($2, $3)
    ORDER BY active_at, id LIMIT $4";

/// Moves activity that's later than a moment to another one.
pub(super) const CORRECT_ACTIVITY: &str = "UPDATE tables SET active_at = $1 WHERE active_at > $2";

/// How far ahead of now a moment may be and still be believed: clocks differ.
const MAX_AHEAD: u64 = 24 * 3_600 * 1_000;

/// Deletes the events of a table.
pub(super) const DELETE_EVENTS: &str = "DELETE FROM events WHERE table_id = $1";

/// Deletes the [`SecretsRow`] of a table, by which it is known.
pub(super) const DELETE_TABLE: &str = "DELETE FROM tables WHERE id = $1";

/// The digests of the keys of both seats, and the seed.
pub(super) type SecretsRow = (Option<Vec<u8>>, Option<Vec<u8>>, Vec<u8>);

pub(super) fn write_secrets(TableSecrets { digests, seed }: &TableSecrets) -> SecretsRow {
    let digests = digests.map(|digest| digest.map(Vec::from));
    (digests.first, digests.second, Vec::from(*seed))
}

pub(super) fn read_secrets(
    table: TableId,
    (first, second, seed): SecretsRow,
) -> Result<TableSecrets, StoreError> {
    let bytes = |bytes: Vec<u8>| {
        bytes
            .try_into()
            .map_err(|bytes: Vec<u8>| StoreError::Damaged {
                table,
                reason: format!("32 bytes are expected, not {}", bytes.len()),
            })
    };
    Ok(TableSecrets {
        digests: BySeat {
            first: first.map(bytes).transpose()?,
            second: second.map(bytes).transpose()?,
        },
        seed: bytes(seed)?,
    })
}

pub(super) fn write_event(event: &Numbered) -> String {
    serde_json::to_string(event).expect("an event has no map and can be written")
}

/// An event from its text.
pub(super) fn read_event(table: TableId, text: &str) -> Result<Numbered, StoreError> {
    serde_json::from_str(text).map_err(|fault| StoreError::Damaged {
        table,
        reason: fault.to_string(),
    })
}

/// The ids that a query has selected.
pub(super) fn read_ids(ids: Vec<String>) -> Result<Vec<TableId>, StoreError> {
    let read = |id: String| id.parse().map_err(|_| StoreError::BadId { id });
    ids.into_iter().map(read).collect()
}

/// The tables that [`SELECT_MAYBE_QUIET`] has selected.
pub(super) fn read_maybe_quiet(
    rows: Vec<(i64, String)>,
) -> Result<Vec<(Moment, TableId)>, StoreError> {
    let read = |(at, id): (i64, String)| {
        let table = id.parse().map_err(|_| StoreError::BadId { id })?;
        Ok((read_moment(at), table))
    };
    rows.into_iter().map(read).collect()
}

/// The moment of the last of these events, or the earliest there is.
pub(super) fn last_moment(texts: &[String]) -> Moment {
    let last = texts.last().map(|text| serde_json::from_str(text));
    match last {
        Some(Ok(Numbered { at, .. })) => at,
        Some(Err(_)) | None => Moment(0),
    }
}

/// Now, and the last moment that a clock which is right can have written.
pub(super) fn now_and_latest() -> (i64, i64) {
    let now = time::now();
    let latest = Moment(now.0.saturating_add(MAX_AHEAD));
    (write_moment(now), write_moment(latest))
}

fn read_moment(at: i64) -> Moment {
    Moment(u64::try_from(at).unwrap_or(0))
}

/// The moment and table after which [`SELECT_MAYBE_QUIET`] goes on.
pub(super) fn write_after(after: Option<(Moment, TableId)>) -> (i64, String) {
    after.map_or((-1, String::new()), |(at, id)| {
        (write_moment(at), id.to_string())
    })
}

/// A moment as databases keep it.
pub(super) fn write_moment(Moment(at): Moment) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}
