//! Races, as players count them at the table.

use rules::{Board, Checkers, Point};

use crate::bear_off::{BearOffTables, Home};

/// Counts of a race, first for the player on roll, then for the opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RaceFacts {
    /// The pip counts.
    pub pips: [u32; 2],
    /// The effective pip counts (EPC); `None` unless both sides are home.
    pub effective_pips: Option<[f32; 2]>,
    /// The pip counts by Tom Keith's method, which adds for stacks and gaps.
    /// The player on roll's is increased by a seventh, as for a double.
    pub keith: [f32; 2],
    /// The winning chance by Danny Kleinman's formula, from the pip counts
    /// alone.
    pub kleinman: f32,
}

impl RaceFacts {
    /// The race on a board; `None` while there's contact. The tables are used
    /// if both sides are home.
    #[must_use]
    pub fn new(board: &Board, tables: &BearOffTables) -> Option<RaceFacts> {
        if !board.is_race() || board.is_over() {
            return None;
        }
        let sides = [board.player(), board.opponent()];
        let pips = sides.map(|side| side.pips());
        let homes = sides.map(Home::of);
        let [player, opponent] = sides.map(keith);
        Some(RaceFacts {
            pips,
            effective_pips: match homes {
                [Some(player), Some(opponent)] => {
                    let table = tables.one_sided();
                    Some([player, opponent].map(|home| table.effective_pips(home)))
                }
                _ => None,
            },
            keith: [player as f32 * 8.0 / 7.0, opponent as f32],
            kleinman: kleinman(pips),
        })
    }
}

/// The pips, 2 more for each checker but one on the 1-point, 1 for each but one
/// on the 2-point and but three on the 3-point, and 1 for each gap on the 4-,
/// 5- and 6-point.
fn keith(side: Checkers) -> u32 {
    let more_than = |number: u8, few: u8| side.on(Point::new(number)).saturating_sub(few);
    let stacked = 2 * more_than(1, 1) + more_than(2, 1) + more_than(3, 3);
    let gaps = (4..=6).filter(|&number| side.on(Point::new(number)) == 0);
    side.pips() + u32::from(stacked) + gaps.count() as u32
}

/// With a lead of `d` pips and `s` pips on the board, the chance is half of
/// 1 + erf((d + 4) / (2 √(s − 4))).
fn kleinman([player, opponent]: [u32; 2]) -> f32 {
    let lead = f64::from(opponent) - f64::from(player) + 4.0;
    let sum = (f64::from(player) + f64::from(opponent) - 4.0).max(1.0);
    ((1.0 + error_function(lead / (2.0 * sum.sqrt()))) / 2.0) as f32
}

/// The error function by its series, which is good up to 3 and 1 from there.
fn error_function(x: f64) -> f64 {
    if x.abs() >= 3.0 {
        return x.signum();
    }
    let (mut term, mut sum) = (x, x);
    for n in 1..60 {
        let n = f64::from(n);
        term *= -x * x / n;
        sum += term / (2.0 * n + 1.0);
    }
    sum * std::f64::consts::FRAC_2_SQRT_PI
}

#[cfg(test)]
mod tests {
    use rules::{Movement, Placement};

    use super::*;

    fn race(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> RaceFacts {
        let side = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
        let board = Board::from_placements(side(player), side(opponent)).unwrap();
        let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
        RaceFacts::new(&board, &tables).unwrap()
    }

    /// 100 pips against 108: 12² / 204 = 0.706, and erf(0.42) = 0.4475.
    #[test]
    fn kleinman_knows_the_chances_from_the_pips() {
        let facts = race(&[(10, 10)], &[(9, 12)]);
        assert_eq!(facts.pips, [100, 108]);
        assert!((facts.kleinman - 0.7237).abs() < 2e-4, "{}", facts.kleinman);
        assert_eq!(facts.effective_pips, None);
        // A cash by the usual rule: 1.2 is 78 %.
        assert!((error_function(0.5477) - 0.5614).abs() < 1e-4);
        assert!((error_function(2.0) - 0.995_322).abs() < 1e-6);
    }

    #[test]
    fn keith_adds_for_stacks_and_gaps() {
        // 3 on the 1-point: 4 more. 2 on the 2-point: 1. Nothing on 4, 5 and 6: 3.
        let facts = race(&[(1, 3), (2, 2)], &[(6, 1), (5, 1), (4, 1)]);
        assert_eq!(facts.pips, [7, 15]);
        assert_eq!(facts.keith, [15.0 * 8.0 / 7.0, 15.0]);
        // One checker on the 6-point: 27 of 36 rolls clear it, else one more.
        let [_, three] = facts.effective_pips.unwrap();
        assert!(three > 15.0, "something is always wasted: {three}");
    }

    #[test]
    fn with_contact_there_is_no_race() {
        let opening = rules::Variant::Backgammon.opening();
        let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
        assert_eq!(RaceFacts::new(&opening, &tables), None);
    }
}
