//! Counting plays, to compare two play generators.

use alloc::vec;

use crate::board::Board;
use crate::dice::Roll;
use crate::generator::Plays;
use crate::movement::Movement;

/// How many ways the next `depth` turns can go. Each of the 21 rolls counts
/// once, and so does each board it can lead to. Turns without a legal move
/// count; a finished game doesn't continue.
///
/// ```
/// use rules::{Movement, Variant, perft};
///
/// let opening = Variant::Backgammon.opening();
/// assert_eq!(perft(&opening, Movement::INTERNATIONAL, 2), 202_782);
/// ```
#[must_use]
pub fn perft(board: &Board, movement: Movement, depth: u8) -> u64 {
    let mut plays = vec![Plays::default(); usize::from(depth)];
    count(board, movement, &mut plays)
}

/// Counts as many turns as `plays` has lists, one for each turn.
fn count(board: &Board, movement: Movement, plays: &mut [Plays]) -> u64 {
    let Some((plays, later)) = plays.split_first_mut() else {
        return 1;
    };
    if board.is_over() {
        return 0;
    }
    let mut total = 0;
    for roll in Roll::ALL {
        plays.refill(board, roll, movement);
        total += if later.is_empty() {
            plays.len() as u64
        } else {
            plays
                .iter()
                .map(|(_, result)| count(&result.for_opponent(), movement, later))
                .sum()
        };
    }
    total
}
