//! What a match file contains in addition if the match was played online.

use formats::MatchFile;
use protocol::{Standing, Table};

/// The file of a match, with the receipt of its dice if their secret is known,
/// and with the winner if it was won on time.
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
