//! Decisions by an evaluator.

use rules::{Board, Plays};

use super::{CubeView, Decider, place_of_best};
use crate::chances::Chances;
use crate::cube_decision::{CubeAction, Reply};
use crate::evaluator::Evaluator;

/// Decides by an evaluator, without deliberate errors: picks the play that's
/// worst for the opponent, and handles the cube by Janowski's formula.
#[derive(Clone, Debug)]
pub struct Expert<E>(pub E);

impl<E: Evaluator> Decider for Expert<E> {
    fn choose(&self, _: &Board, plays: &Plays, cube: CubeView<'_>) -> usize {
        let results: Vec<_> = plays
            .iter()
            .map(|(_, board)| board.for_opponent())
            .collect();
        let chances = self.0.chances_of_all(&results);
        let worth = results.iter().zip(&chances).map(|(board, chances)| {
            let opponent = cube.for_opponent();
            opponent.before_roll(board, chances).for_opponent()
        });
        place_of_best(worth)
    }

    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool {
        let decision = cube.decision(board, &self.0.chances(board));
        decision.is_some_and(|decision| decision.action() == CubeAction::Double)
    }

    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply {
        let decision = cube.decision(board, &self.0.chances(board));
        // A double that can't gain anything is no threat.
        decision.map_or(Reply::Take, |decision| decision.reply())
    }

    fn estimate(&self, board: &Board) -> Chances {
        self.0.chances(board)
    }
}
