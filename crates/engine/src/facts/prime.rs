//! Points in a row, and how long they can be kept.

use rules::{Board, Checkers, Point};

use super::shots::FREE;

/// Four or more points in a row with a checker of the other side behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PrimeFacts {
    /// The lowest point.
    pub lowest: Point,
    /// How many points there are.
    pub length: u8,
    /// The pips that can be played before a point of the prime has to be given
    /// up, if the rear checkers stay and nothing is in the way: all that the
    /// others have to the 1-point, except for two on each point of the prime.
    pub spare_pips: u8,
}

/// Fewer points in a row are soon jumped.
const SHORTEST: u8 = 4;

impl PrimeFacts {
    /// The longest prime of the player on roll, the rearmost of equals.
    pub(super) fn of(board: &Board, points: &[Point]) -> Option<PrimeFacts> {
        let rows = points.chunk_by(|one, next| one.number() == next.number() + 1);
        let behind = 25 - board.opponent().rearmost();
        let mut longest: Option<&[Point]> = None;
        for row in rows.filter(|row| row.len() >= usize::from(SHORTEST)) {
            let holds = row.last().is_some_and(|lowest| behind < lowest.number());
            if holds && longest.is_none_or(|other| row.len() > other.len()) {
                longest = Some(row);
            }
        }
        let row = longest?;
        Some(PrimeFacts {
            lowest: *row.last()?,
            length: row.len() as u8,
            spare_pips: spare_pips(board.player(), row),
        })
    }
}

fn spare_pips(side: Checkers, kept: &[Point]) -> u8 {
    let points = Point::ALL.into_iter().take(usize::from(FREE));
    let pips = points.map(|point| {
        let needed = if kept.contains(&point) { 2 } else { 0 };
        let spare = side.on(point).saturating_sub(needed);
        u32::from(spare) * u32::from(point.number() - 1)
    });
    // Fifteen checkers have 240 pips to the 1-point from there.
    pips.sum::<u32>() as u8
}

/// The most points of these out of six in a row, up to the 13-point.
pub(super) fn most_of_six(points: &[Point]) -> u8 {
    let held = |lowest: u8| {
        let six = lowest..lowest + 6;
        let held = points.iter().filter(|point| six.contains(&point.number()));
        held.count() as u8
    };
    (1..=8).map(held).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use rules::Placement;

    use super::*;
    use crate::facts::Facts;
    use rules::Movement;

    fn facts(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Facts {
        let side = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
        let board = Board::from_placements(side(player), side(opponent)).unwrap();
        Facts::new(&board, Movement::INTERNATIONAL)
    }

    /// Five points from the 4- to the 8-point; the two on the 24-point are
    /// stuck. The one on the 13-point has 12 pips, the third one on the 6-point
    /// has 5, and one on the 2-point has 1.
    #[test]
    fn time_is_what_other_checkers_can_play() {
        let player = [
            (24, 2),
            (13, 1),
            (8, 2),
            (7, 2),
            (6, 3),
            (5, 2),
            (4, 2),
            (2, 1),
        ];
        let opponent = [(24, 2), (8, 2), (7, 2), (6, 2), (5, 2), (4, 2), (3, 3)];
        let facts = facts(&player, &opponent);
        let prime = facts.player.prime.unwrap();
        assert_eq!((prime.lowest.number(), prime.length), (4, 5));
        assert_eq!(prime.spare_pips, 12 + 5 + 1);
        assert_eq!(facts.player.block, 5);
        let theirs = facts.opponent.prime.unwrap();
        // A third checker on the 3-point.
        assert_eq!((theirs.length, theirs.spare_pips), (6, 2));
    }

    #[test]
    fn a_prime_holds_what_is_behind_it() {
        // The opponent is past it.
        let player = [(24, 2), (8, 2), (7, 2), (6, 2), (5, 2)];
        let facts = facts(&player, &[(13, 2), (6, 4), (4, 4)]);
        assert_eq!(facts.player.prime, None);
        assert_eq!(facts.player.longest_prime, 4);
    }

    /// The 8-, 6-, 5- and 3-point are in six in a row; the 13-point is not.
    #[test]
    fn gaps_in_a_block_are_allowed() {
        let facts = facts(
            &[(13, 2), (8, 2), (6, 2), (5, 2), (3, 2)],
            &[(24, 2), (6, 4)],
        );
        assert_eq!(facts.player.block, 4);
    }
}
