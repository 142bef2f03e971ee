//! Rollouts of cube decisions that look-ahead leaves close.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;

use rules::{BackgammonNeeds, Board, Movement};

use super::closer_look::CLEAR_LEAD;
use crate::chances::Equity;
use crate::cube_decision::CubeDecision;
use crate::decider::{CubeView, Expert};
use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::rollout::{CubeUse, LineResult, Rollout, RolloutPlayers, RolloutSettings, StoppingRule};

/// A closer look at the cube where a double or a take is close after the
/// look-ahead: both choices are rolled out with the cube, with the luck
/// removed, by players who don't look ahead.
///
/// A formula values the cube at the end of a search. A rollout gets further
/// before it needs the formula, so it has more to gain here than with plays,
/// whose errors cancel out between two boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeLook {
    /// How close to right a double or a take has to be, in points.
    pub within: f32,
    /// How many rolls a trial has before it's cut off and evaluated.
    pub rolls: NonZeroU16,
    /// The most trials. There are fewer if both decisions are clear.
    pub trials: u32,
    /// The standard error of the look-ahead. The rollout counts in proportion
    /// to how much more certain it is.
    pub lookahead_error: f64,
}

impl CubeLook {
    /// The decision of the player on roll, and of an opponent who is doubled;
    /// `None` if nobody may double or can gain from it.
    pub(super) fn decide<E: Evaluator + Sync>(
        &self,
        lookahead: &Lookahead<E>,
        board: &Board,
        cube: CubeView<'_>,
        rules: (Movement, BackgammonNeeds),
    ) -> Option<CubeDecision> {
        let looked = lookahead.cube_decision(board, cube)?;
        if !self.is_close(&looked) || lookahead.is_exact(board, cube.ladder()) {
            return Some(looked);
        }
        let settings = RolloutSettings {
            seed: 1,
            truncation: Some(self.rolls),
            stop_at_bear_off: true,
            variance_reduction: true,
            cube: CubeUse::Cubeful,
        };
        let evaluator = lookahead.evaluator();
        let players = RolloutPlayers {
            decider: &Expert(evaluator),
            judge: evaluator,
            endings: None,
        };
        let mut rollout = Rollout::of_cube(board, cube, rules, settings, players);
        let until = StoppingRule {
            most_trials: self.trials,
            least_trials: self.trials.min(36),
            standard_error: None,
            lead: Some(CLEAR_LEAD),
        };
        rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
        let [no_double, double_take] = rollout.results()[..] else {
            return Some(looked);
        };
        let double_take = self.weighed(looked.double_take, &double_take);
        Some(CubeDecision {
            no_double: self.weighed(looked.no_double, &no_double),
            double_take,
            double_beaver: cube.beaver(double_take),
            ..looked
        })
    }

    fn is_close(&self, decision: &CubeDecision) -> bool {
        let is_near = |one: Equity, other: Equity| (one - other).0.abs() <= self.within;
        let [taken, passed] = [decision.double_take, decision.double_pass];
        let doubled = if taken < passed { taken } else { passed };
        is_near(doubled, decision.no_double) || is_near(taken, passed)
    }

    /// What the look-ahead and the rollout say together.
    fn weighed(&self, looked: Equity, rolled: &LineResult) -> Equity {
        let error = f64::from(rolled.equity_error.0).max(1e-4);
        let sureness = [self.lookahead_error, error].map(|error| 1.0 / (error * error));
        let sum = f64::from(looked.0) * sureness[0] + f64::from(rolled.equity.0) * sureness[1];
        Equity((sum / (sureness[0] + sureness[1])) as f32)
    }
}
