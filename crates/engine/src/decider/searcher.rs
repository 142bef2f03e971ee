//! Decisions by looking ahead.

use rules::{Board, Plays, Win};

use super::{CubeView, Decider, Expert, place_of_best};
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, CubeDecision, CubeHolder, CubeStates, Reply};
use crate::evaluator::Evaluator;
use crate::lookahead::{Filter, Filters, Lookahead, Plies};

/// Looks at the plays that seem good at first sight, and at the cube, as far
/// ahead as the lookahead does.
impl<E: Evaluator + Sync> Decider for Lookahead<E> {
    fn choose(&self, board: &Board, plays: &Plays, cube: CubeView<'_>) -> usize {
        if self.plies() == Plies::ZERO || plays.len() == 1 {
            return Expert(self.evaluator()).choose(board, plays, cube);
        }
        let looked_at = self.look_at_plays(plays, cube, Filters::USUAL.candidates[0]);
        let worth = looked_at.iter().map(|&(_, equity)| equity);
        looked_at[place_of_best(worth)].0
    }

    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool {
        let decision = self.cube_decision(board, cube);
        decision.is_some_and(|decision| decision.action() == CubeAction::Double)
    }

    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply {
        let decision = self.cube_decision(board, cube);
        decision.map_or(Reply::Take, |decision| decision.reply())
    }

    fn estimate(&self, board: &Board) -> Chances {
        self.chances(board)
    }
}

impl<E: Evaluator + Sync> Lookahead<E> {
    /// The places of the plays that a filter lets through by the evaluator's
    /// values, and what each is worth after looking ahead.
    pub(crate) fn look_at_plays(
        &self,
        plays: &Plays,
        cube: CubeView<'_>,
        filter: Filter,
    ) -> Vec<(usize, Equity)> {
        let results: Vec<_> = plays
            .iter()
            .map(|(_, board)| board.for_opponent())
            .collect();
        let opponent = cube.for_opponent();
        let chances = self.evaluator().chances_of_all(&results);
        let glances = results.iter().zip(&chances);
        let glances: Vec<Equity> = glances
            .map(|(board, chances)| opponent.before_roll(board, chances).for_opponent())
            .collect();
        let closer = worth_a_closer_look(&glances, filter);
        // A single play is the best, whatever it's worth.
        if let [place] = closer[..] {
            return vec![(place, glances[place])];
        }
        let worth = closer.into_iter().map(|place| {
            let result = &results[place];
            if result.opponent().are_off() {
                (place, glances[place])
            } else {
                (place, self.before_roll(result, opponent).for_opponent())
            }
        });
        worth.collect()
    }

    /// The value of a board to the player on roll, who may still double.
    pub(crate) fn before_roll(&self, board: &Board, cube: CubeView<'_>) -> Equity {
        let states = CubeStates::only(cube.state());
        let judgment = self.judge(board, cube.ladder(), cube.ladder().expanded(states));
        let rolled = judgment.equities.expect("the cube was asked for");
        let equities = cube.ladder().collapsed(&rolled, states);
        let equity = equities.get(cube.state());
        equity.expect("the state that was asked for")
    }

    /// The decision whether to double; `None` if the player on roll may not
    /// double or can't gain from it.
    pub(crate) fn cube_decision(&self, board: &Board, cube: CubeView<'_>) -> Option<CubeDecision> {
        let doubled = cube.doubled()?;
        let states = CubeStates::only(cube.state()).with(doubled);
        let rolled = self.judge(board, cube.ladder(), states).equities?;
        let double_take = rolled.get(doubled)?;
        Some(CubeDecision {
            no_double: rolled.get(cube.state())?,
            double_take,
            double_pass: cube.won(Win::Single),
            double_beaver: cube.beaver(double_take),
            is_redouble: cube.state().holder() == CubeHolder::Player,
        })
    }
}

/// The places of the plays that a filter lets through, the best first.
fn worth_a_closer_look(glances: &[Equity], filter: Filter) -> Vec<usize> {
    let mut places: Vec<usize> = (0..glances.len()).collect();
    places.sort_by(|&one, &other| glances[other].0.total_cmp(&glances[one].0));
    places.truncate(filter.most.max(1));
    let best = glances[places[0]];
    places.retain(|&place| (best - glances[place]).0 <= filter.within);
    places
}
