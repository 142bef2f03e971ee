//! What both databases store, and the queries that both understand.

use protocol::{BySeat, Numbered, TableId};

use super::{StoreError, TableSecrets};

/// The version of the schema that this program writes.
pub(super) const SCHEMA: i32 = 1;

/// Inserts the [`SecretsRow`] of a new table.
pub(super) const INSERT_SECRETS: &str =
    "INSERT INTO tables VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

/// Selects the [`SecretsRow`] of a table.
pub(super) const SELECT_SECRETS: &str =
    "SELECT first_digest, second_digest, seed FROM tables WHERE id = $1";

/// Selects the texts of so many events of a table after a number.
pub(super) const SELECT_EVENTS: &str =
    "SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";

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

pub(super) fn read_events(table: TableId, texts: &[String]) -> Result<Vec<Numbered>, StoreError> {
    let read = |text: &String| {
        serde_json::from_str(text).map_err(|fault| StoreError::Damaged {
            table,
            reason: fault.to_string(),
        })
    };
    texts.iter().map(read).collect()
}
