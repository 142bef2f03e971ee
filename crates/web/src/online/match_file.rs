//! What a file of a match carries more if a server kept the table.

use formats::MatchFile;
use protocol::{Standing, Table};

/// The file of a match with the receipt of its dice, if their secret is open,
/// and with who won it on time, if somebody did.
#[must_use]
pub fn with_proof(file: MatchFile, table: &Table) -> MatchFile {
    let file = match table.receipt() {
        Some(receipt) => file.with_receipt(&receipt.to_string()),
        None => file,
    };
    match table.standing() {
        Standing::Over {
            winner,
            is_on_time: true,
        } => file.won_on_time(winner),
        _ => file,
    }
}
