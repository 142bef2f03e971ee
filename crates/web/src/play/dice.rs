//! Dice from a seed and a number.

use engine::{Dice, SeededDice};
use rules::Die;

/// The `number`th die of a seed; all faces are exactly equally likely. It
/// depends on nothing else, so a table doesn't have to store the state of a
/// generator: it counts the dice in its record.
pub(super) fn die(seed: u64, number: u64) -> Die {
    SeededDice::new(seed, number).die()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_dice_are_fair_along_a_game_and_across_seeds() {
        let along: Vec<_> = (0..36_000)
            .map(|n| (die(7, 2 * n), die(7, 2 * n + 1)))
            .collect();
        let across = (0..36_000).map(|seed| (die(seed, 0), die(seed, 1)));
        for pairs in [along, across.collect()] {
            let mut counts = [0_i32; 36];
            for (one, other) in pairs {
                counts[usize::from(one.pips() - 1) * 6 + usize::from(other.pips() - 1)] += 1;
            }
            // 1,000 each, with a standard deviation of 31.
            assert!(counts.iter().all(|count| (count - 1_000).abs() < 130));
        }
    }
}
