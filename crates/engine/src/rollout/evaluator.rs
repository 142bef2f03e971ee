//! A rollout as an evaluator.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use rules::{Board, Position, Ruleset, Setup};

use super::{CubeUse, Rollout, RolloutPlayers, RolloutSettings, StoppingRule};
use crate::chances::Chances;
use crate::decider::Expert;
use crate::evaluator::Evaluator;
use crate::match_equity::MatchEquityTable;

/// Evaluates every board by rolling it out, cubeless, for money, by the
/// international rules.
#[derive(Clone, Debug)]
pub struct RolledOut<E> {
    expert: Expert<E>,
    settings: RolloutSettings,
    trials: u32,
}

impl<E: Evaluator> RolledOut<E> {
    /// Rolls out with this evaluator as both player and judge, with this many
    /// trials per board. The cube setting is ignored.
    #[must_use]
    pub fn new(evaluator: E, settings: RolloutSettings, trials: u32) -> RolledOut<E> {
        RolledOut {
            expert: Expert(evaluator),
            settings: RolloutSettings {
                cube: CubeUse::Cubeless,
                ..settings
            },
            trials,
        }
    }
}

impl<E: Evaluator + Sync> Evaluator for RolledOut<E> {
    fn chances(&self, board: &Board) -> Chances {
        let setup = Setup::for_money(board.player().into(), board.opponent().into());
        // A game that's over, or stuck forever, can't be rolled out.
        let Ok(position) = Position::try_from(setup) else {
            return self.expert.0.chances(board);
        };
        let players = RolloutPlayers {
            decider: &self.expert,
            judge: &self.expert.0,
            endings: None,
        };
        let table = MatchEquityTable::kazaross_xg2();
        let rules = Ruleset::international();
        let mut rollout = Rollout::before_roll(&position, &rules, table, self.settings, players);
        let until = StoppingRule::after(self.trials.max(1));
        rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
        rollout.results()[0].chances
    }
}
