//! Pairs of home boards in which a turn may change nothing.
//!
//! When numbers bear off only from their own point, a roll may move nothing,
//! and a player who doesn't have to move may wait for a better roll. Then the
//! value of a pair with one side on roll depends on its value with the other
//! side on roll, and vice versa.

use rules::Roll;

use super::two_sided::{Values, WIN, least, turn};

/// What the player on roll can do with each of the 21 rolls.
#[derive(Debug, Default)]
pub(super) struct Choices(pub(super) [Choice; 21]);

/// What one roll can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The least that any other home board leaves to the opponent, who is on
    /// roll then; larger than any value if there's none.
    pub(super) least: Values,
    /// Whether the home board may, or must, stay as it is.
    pub(super) may_stay: bool,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            least: [i32::MAX; 4],
            may_stay: false,
        }
    }
}

impl Choices {
    /// What the turn is worth to the player on roll if no roll can stay.
    pub(super) fn values(&self) -> Values {
        self.values_if_staying_leaves([i32::MAX; 4])
    }

    /// What the turn is worth to the player on roll if staying leaves `staying`
    /// to the opponent.
    fn values_if_staying_leaves(&self, staying: Values) -> Values {
        let mut sums = [0_i64; 4];
        for (roll, choice) in Roll::ALL.into_iter().zip(&self.0) {
            let left = if choice.may_stay {
                least(choice.least, staying)
            } else {
                choice.least
            };
            for (sum, value) in sums.iter_mut().zip(left) {
                *sum -= i64::from(roll.weight()) * i64::from(value);
            }
        }
        // The nearest whole number.
        sums.map(|sum| ((sum + 18).div_euclid(36)) as i32)
    }
}

/// The values of a pair with either side on roll.
///
/// The more the side on roll has, the less is left to the other if it stays. So
/// starting from the lowest possible value for one side, each round raises that
/// side and lowers the other until they reach a solution: the worst one for
/// that side. Starting from the highest possible value, they reach the best
/// one.
///
/// Without a cube the two are the same, because the weights of staying multiply
/// to less than 1. The exception is when both would rather wait forever: then
/// nobody wins, which is the mean of the two.
///
/// With a cube they can differ. If each side has a single checker, on the
/// 1-point, each stays put with 25 of 36 throws, so redoubling every turn
/// raises the stake faster than the game ends, and its value depends on who can
/// turn the cube last. A table for any cube uses the mean. With up to six
/// checkers a side this is the only such pair if everybody must move, and one
/// of six if not.
pub(super) fn solve(one: &Choices, other: &Choices) -> (Values, Values) {
    let (worst, others_best) = approach(one, other, [-WIN; 4]);
    let (best, others_worst) = approach(one, other, [WIN; 4]);
    (mean(worst, best), mean(others_worst, others_best))
}

/// Where the rounds lead from these values of one side.
fn approach(one: &Choices, other: &Choices, start: Values) -> (Values, Values) {
    let mut values = start;
    let mut others_values = other.values_if_staying_leaves(turn(values));
    for _ in 0..MOST_ROUNDS {
        let next = one.values_if_staying_leaves(turn(others_values));
        if next == values {
            break;
        }
        values = next;
        others_values = other.values_if_staying_leaves(turn(values));
    }
    (values, others_values)
}

/// Enough for two sides that stay in 31 throws of 36 each.
const MOST_ROUNDS: usize = 100;

fn mean(one: Values, other: Values) -> Values {
    std::array::from_fn(|cube| i32::midpoint(one[cube], other[cube]))
}
