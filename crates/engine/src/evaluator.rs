//! The one trait of everything that judges a board.

use rules::Board;

use crate::chances::Chances;

/// Turns boards into chances. Net, bear-off table, chooser, lookahead and
/// rollout all do, and wrap one another.
pub trait Evaluator {
    /// The chances of the player on roll, who has not rolled yet.
    fn chances(&self, board: &Board) -> Chances;

    /// The chances of many boards at once, in their order. Boards that differ
    /// little from one another, as the results of one roll do, may be judged
    /// faster together than one by one, with the same answers.
    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        boards.iter().map(|board| self.chances(board)).collect()
    }

    /// A quicker evaluator, if there is one, that is good enough where many
    /// answers are needed and none has to be fine: to leave out plays that are
    /// clearly worse inside of a search, to measure luck, and for levels that
    /// err on purpose.
    fn quick(&self) -> Option<&dyn Evaluator> {
        None
    }
}

/// So that several can wrap one and the same.
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
