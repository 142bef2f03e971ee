//! The trait for everything that evaluates a board.

use rules::Board;

use crate::chances::Chances;

/// Turns boards into chances. Nets, bear-off tables, `Judge`, look-ahead and
/// rollouts all implement it and wrap one another.
pub trait Evaluator {
    /// The chances of the player on roll, before the roll.
    fn chances(&self, board: &Board) -> Chances;

    /// The chances of many boards at once, in order. Similar boards, such as
    /// the results of one roll, may be evaluated faster together than one by
    /// one, with the same answers.
    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        boards.iter().map(|board| self.chances(board)).collect()
    }

    /// A quicker evaluator, if there is one, for work that needs many answers
    /// but less precision: leaving out clearly worse plays inside a search,
    /// measuring luck, and playing levels that err on purpose.
    fn quick(&self) -> Option<&dyn Evaluator> {
        None
    }
}

/// So that several evaluators can wrap the same one.
impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn chances(&self, board: &Board) -> Chances {
        (**self).chances(board)
    }

    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        (**self).chances_of_all(boards)
    }

    fn quick(&self) -> Option<&dyn Evaluator> {
        (**self).quick()
    }
}
