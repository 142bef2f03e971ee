//! What players call a position.

use std::fmt;

use rules::{Board, Checkers, Point, Variant};

/// The kinds of positions that call for different plans. A position has the
/// first kind that fits, in this order, whichever side has the prime, the
/// anchors or the checkers borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PositionKind {
    /// The sides have passed each other.
    Race,
    /// Each side has moved only a few checkers.
    Opening,
    /// A side that has already borne off checkers has one back.
    Containment,
    /// A side is bearing off, or has all checkers home, against checkers that
    /// wait for a shot.
    BearOffContact,
    /// A side that's behind holds two points in the other's home board.
    BackGame,
    /// A side has five or six points in a row in front of an opposing checker.
    Prime,
    /// A side holds one point in the other's home board, or the bar point.
    Holding,
    /// Any other position with contact.
    Contact,
}

impl PositionKind {
    /// All kinds, in the order in which they're checked.
    pub const ALL: [PositionKind; 8] = [
        PositionKind::Race,
        PositionKind::Opening,
        PositionKind::Containment,
        PositionKind::BearOffContact,
        PositionKind::BackGame,
        PositionKind::Prime,
        PositionKind::Holding,
        PositionKind::Contact,
    ];

    /// The kind of a board.
    #[must_use]
    pub fn of(board: &Board) -> PositionKind {
        if board.is_race() {
            return PositionKind::Race;
        }
        let turned = board.for_opponent();
        let either = |is: fn(&Board) -> bool| is(board) || is(&turned);
        if has_just_begun(board) && has_just_begun(&turned) {
            PositionKind::Opening
        } else if either(is_back_with_some_off) {
            PositionKind::Containment
        } else if either(bears_off) {
            PositionKind::BearOffContact
        } else if either(plays_back_game) {
            PositionKind::BackGame
        } else if either(has_prime) {
            PositionKind::Prime
        } else if either(|board| anchors(board.player()) > 0) {
            PositionKind::Holding
        } else {
            PositionKind::Contact
        }
    }
}

impl fmt::Display for PositionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            PositionKind::Race => "race",
            PositionKind::Opening => "opening",
            PositionKind::Containment => "containment",
            PositionKind::BearOffContact => "bear-off against contact",
            PositionKind::BackGame => "back game",
            PositionKind::Prime => "prime",
            PositionKind::Holding => "holding game",
            PositionKind::Contact => "other contact",
        })
    }
}

/// The points of the opponent's home board and their bar point, in the
/// player's numbering.
const DEEP: std::ops::RangeInclusive<u8> = 18..=24;

/// How many points the side holds where it can wait for a shot.
fn anchors(side: Checkers) -> usize {
    let held = Point::ALL.into_iter().filter(|&point| side.on(point) >= 2);
    held.filter(|point| DEEP.contains(&point.number())).count()
}

fn has_just_begun(board: &Board) -> bool {
    let begun = Variant::Backgammon.opening().player();
    let side = board.player();
    let gone = |point: Point| begun.on(point).saturating_sub(side.on(point));
    let moved: u8 = Point::ALL.into_iter().map(gone).sum();
    side.off() == 0 && side.on_bar() == 0 && moved <= 4
}

fn is_back_with_some_off(board: &Board) -> bool {
    board.player().off() > 0 && board.player().rearmost() >= *DEEP.start()
}

fn bears_off(board: &Board) -> bool {
    board.player().are_home()
}

fn plays_back_game(board: &Board) -> bool {
    let is_behind = board.player().pips() > board.opponent().pips() + 30;
    is_behind && anchors(board.player()) >= 2
}

/// Whether a side has five points in a row in front of an opposing checker.
fn has_prime(board: &Board) -> bool {
    let (side, other) = (board.player(), board.opponent());
    let mut row = 0;
    // From the player's rear forward: what the row stops is behind it.
    for point in Point::ALL {
        row = if side.on(point) >= 2 { row + 1 } else { 0 };
        let first = point.number() + 1 - row.min(point.number());
        // The opponent's checkers that have not passed the row are on the
        // points below it, which are their high ones.
        if row >= 5 && other.rearmost() > 25 - first {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use rules::Placement;

    use super::*;

    fn check(expected: PositionKind, player: &[(u8, u8)], opponent: &[(u8, u8)]) {
        let side = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
        let board = Board::from_placements(side(player), side(opponent)).unwrap();
        assert_eq!(PositionKind::of(&board), expected);
        assert_eq!(PositionKind::of(&board.for_opponent()), expected);
    }

    #[test]
    fn kinds_are_what_players_call_them() {
        let home = [(6, 4), (5, 4), (4, 3), (3, 2), (2, 2)];
        check(PositionKind::Race, &[(10, 15)], &home);
        let opening = Variant::Backgammon.opening();
        assert_eq!(PositionKind::of(&opening), PositionKind::Opening);
        check(
            PositionKind::Containment,
            &[(24, 1), (2, 4)],
            &[(6, 5), (5, 4), (4, 4), (7, 2)],
        );
        check(
            PositionKind::BearOffContact,
            &home,
            &[(24, 2), (13, 4), (6, 5), (4, 4)],
        );
        check(
            PositionKind::BackGame,
            &[(24, 2), (22, 2), (13, 4), (8, 3), (6, 4)],
            &[(10, 2), (8, 3), (6, 4), (5, 3), (4, 3)],
        );
        check(
            PositionKind::Prime,
            &[(8, 2), (7, 3), (6, 3), (5, 3), (4, 2), (13, 2)],
            &[(24, 1), (13, 6), (8, 4), (6, 4)],
        );
        check(
            PositionKind::Holding,
            &[(20, 2), (11, 3), (8, 4), (6, 6)],
            &[(13, 3), (8, 4), (6, 5), (4, 3)],
        );
        check(
            PositionKind::Contact,
            &[(14, 2), (12, 3), (7, 4), (5, 6)],
            &[(15, 2), (10, 3), (7, 5), (4, 5)],
        );
    }
}
