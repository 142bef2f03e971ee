//! Starting positions.

use crate::board::{Board, Placement};

/// Where the checkers are when a game starts, as data. Every variant starts
/// with the same checkers on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// The usual game.
    Backgammon,
    /// Nack Ballard's game, with two more checkers at the rear.
    Nackgammon,
    /// Three checkers each, at the rear.
    Hypergammon,
    /// Any board set up by hand, from the point of view of the player who
    /// starts. [`Variant::free`] makes it.
    #[non_exhaustive]
    Free(Board),
}

impl Variant {
    /// The game that starts from this board, unless it's already over.
    #[must_use]
    pub fn free(board: Board) -> Option<Variant> {
        (!board.is_over()).then_some(Variant::Free(board))
    }

    /// The board from the point of view of the player who starts.
    #[must_use]
    pub fn opening(self) -> Board {
        let placement = match self {
            Variant::Backgammon => Placement::on_points(&[(24, 2), (13, 5), (8, 3), (6, 5)]),
            Variant::Nackgammon => {
                Placement::on_points(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)])
            }
            Variant::Hypergammon => Placement::on_points(&[(24, 1), (23, 1), (22, 1)]),
            Variant::Free(board) => return board,
        };
        Board::from_placements(placement, placement).expect("the built-in openings are legal")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_starts_where_it_is_over() {
        let last = Placement::on_points(&[(1, 1)]);
        let off = Placement {
            off: 1,
            ..Placement::default()
        };
        let board = |player, opponent| Board::from_placements(player, opponent).unwrap();
        let going_on = board(last, last);
        assert_eq!(Variant::free(going_on).unwrap().opening(), going_on);
        assert_eq!(Variant::free(board(last, off)), None);
        assert_eq!(Variant::free(board(off, last)), None);
    }
}
