//! The luck of a roll.

use rules::{Position, Roll};

use super::finding::Outlook;
use crate::analyst::Analyst;
use crate::chances::{Chances, Equity};

/// How a game stands before a roll, as the mean of what the best play of each
/// roll comes to, and after it.
pub(super) fn before_and_after(
    analyst: &Analyst,
    position: &Position,
    roll: Roll,
    is_possible: impl Fn(Roll) -> bool,
) -> [Outlook; 2] {
    let possible = Roll::ALL.into_iter().filter(|&roll| is_possible(roll));
    let weights: u32 = possible.clone().map(Roll::weight).sum();
    let (mut chances, mut equity) = (Chances::default(), 0.0);
    let mut after = None;
    for other in possible {
        let Some(best) = analyst.best_at_a_glance(position, other) else {
            continue;
        };
        let share = other.weight() as f32 / weights as f32;
        chances += best.chances * share;
        equity += best.equity.0 * share;
        if other == roll {
            after = Some((best.chances, best.equity));
        }
    }
    let before = analyst.outlook(position, chances, Equity(equity));
    let after = after.map_or(before, |(chances, equity)| {
        analyst.outlook(position, chances, equity)
    });
    [before, after]
}
