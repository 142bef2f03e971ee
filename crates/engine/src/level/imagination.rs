//! The board as seen by a player who overlooks shots.

use rules::{Board, Checkers, Placement, Point};

/// A player's blot that the opponent can still hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Exposed {
    /// Where it stands.
    pub(super) point: Point,
    /// Whether a checker of the opponent is near enough for one die.
    pub(super) is_direct: bool,
}

/// The player's blots that the opponent can still hit, the rearmost first.
pub(super) fn exposed_blots(board: &Board) -> impl Iterator<Item = Exposed> {
    let (player, opponent) = (board.player(), board.opponent());
    Point::ALL.into_iter().rev().filter_map(move |point| {
        if player.on(point) != 1 {
            return None;
        }
        let distance = nearest_hitter(opponent, point.mirrored())?;
        Some(Exposed {
            point,
            is_direct: distance <= 6,
        })
    })
}

/// The distance of the nearest of these checkers that can still reach a point,
/// in its owner's numbering; 25 is the bar.
fn nearest_hitter(checkers: Checkers, point: Point) -> Option<u8> {
    let above = Point::ALL
        .into_iter()
        .filter(|&from| from > point && checkers.on(from) > 0)
        .map(Point::number)
        .next();
    let bar = (checkers.on_bar() > 0).then_some(25);
    above.or(bar).map(|from| from - point.number())
}

/// The board with the player's checker on a point imagined to be safe: on the
/// nearest point that the player has made, if there is one.
pub(super) fn imagined_safe(board: &Board, blot: Point) -> Board {
    let mut player = Placement::from(board.player());
    let index = usize::from(blot.number()) - 1;
    let made = (0..24).filter(|&other| player.points[other] >= 2);
    let nearest = made.min_by_key(|&other| other.abs_diff(index));
    let Some(nearest) = nearest else {
        return *board;
    };
    player.points[index] -= 1;
    player.points[nearest] += 1;
    // Checkers on an own point do no harm to a board.
    Board::from_placements(player, board.opponent().into()).unwrap_or(*board)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
        let side = Placement::on_points;
        Board::from_placements(side(player), side(opponent)).unwrap()
    }

    fn exposed(board: &Board) -> Vec<(u8, bool)> {
        let blots = exposed_blots(board);
        blots
            .map(|blot| (blot.point.number(), blot.is_direct))
            .collect()
    }

    #[test]
    fn blots_are_exposed_to_checkers_behind_them() {
        // The opponent's anchor on the player's 4-point (21 in the opponent's
        // numbering) looks at everything above it, and at nothing below.
        let board = board(
            &[(20, 1), (11, 1), (9, 1), (6, 4), (2, 1)],
            &[(21, 2), (6, 6)],
        );
        assert_eq!(
            exposed(&board),
            [(20, true), (11, false), (9, true)],
            "7 pips are too far for one die; the home of the opponent is near to the 20-point"
        );
    }

    #[test]
    fn from_the_bar_everything_is_in_reach() {
        let mut opponent = Placement::on_points(&[(1, 3)]);
        opponent.bar = 1;
        let player = Placement::on_points(&[(6, 2), (4, 1), (1, 1)]);
        let board = Board::from_placements(player, opponent).unwrap();
        assert_eq!(exposed(&board), [(4, true), (1, true)]);
    }

    #[test]
    fn in_a_race_nothing_is_exposed() {
        let board = board(&[(6, 1), (5, 1)], &[(6, 1), (5, 1)]);
        assert_eq!(exposed(&board), []);
    }

    #[test]
    fn a_blot_is_imagined_on_the_nearest_made_point() {
        let seen = board(&[(13, 3), (10, 1), (6, 2)], &[(24, 2), (6, 4)]);
        let imagined = imagined_safe(&seen, Point::new(10));
        assert_eq!(imagined, board(&[(13, 4), (6, 2)], &[(24, 2), (6, 4)]));
        let alone = board(&[(10, 1), (6, 1)], &[(24, 2)]);
        assert_eq!(imagined_safe(&alone, Point::new(10)), alone);
    }
}
