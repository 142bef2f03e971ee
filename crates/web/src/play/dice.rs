//! Dice that a seed and a number name.

use rules::Die;

/// The die that is thrown as the `number`th of a seed, each face exactly as
/// likely as the next. It depends on nothing else, so a table need not keep
/// the state of a generator: it counts the dice of its record.
pub(super) fn die(seed: u64, number: u64) -> Die {
    // The numbers above the last whole multiple of six are drawn again.
    let last = u64::MAX - u64::MAX % 6;
    let draw = |attempt: u64| scramble(scramble(scramble(seed) ^ number) ^ attempt);
    let drawn = (0..).map(draw).find(|&drawn| drawn < last);
    let drawn = drawn.expect("hardly any number is drawn again");
    Die::ALL[(drawn % 6) as usize]
}

/// The step and the finish of SplitMix64, by Steele, Lea and Flood.
const fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
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
