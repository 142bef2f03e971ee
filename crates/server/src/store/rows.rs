//! What both databases keep, and how both are asked for it.

use protocol::{BySeat, Numbered, TableId};

use super::{Kept, StoreError};

/// The version of the schema that this program writes.
pub(super) const SCHEMA: i32 = 1;

/// Keeps a [`KeptRow`] of a table that is new.
pub(super) const KEEP: &str = "INSERT INTO tables VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

/// Asks for the [`KeptRow`] of a table.
pub(super) const KEPT: &str = "SELECT first_digest, second_digest, seed FROM tables WHERE id = $1";

/// Asks for the texts of the events of a table after a number.
pub(super) const EVENTS: &str =
    "SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";

/// The digests of the keys of both seats, and the seed.
pub(super) type KeptRow = (Option<Vec<u8>>, Option<Vec<u8>>, Vec<u8>);

pub(super) fn write_kept(Kept { digests, seed }: &Kept) -> KeptRow {
    let digests = digests.map(|digest| digest.map(Vec::from));
    (digests.first, digests.second, Vec::from(*seed))
}

pub(super) fn read_kept(
    table: TableId,
    (first, second, seed): KeptRow,
) -> Result<Kept, StoreError> {
    let bytes = |bytes: Vec<u8>| {
        bytes
            .try_into()
            .map_err(|bytes: Vec<u8>| StoreError::Damaged {
                table,
                reason: format!("32 bytes are kept, not {}", bytes.len()),
            })
    };
    Ok(Kept {
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
