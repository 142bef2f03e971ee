//! Rolling out what a look ahead leaves open.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;

use rules::{BackgammonNeeds, Board, Movement, Plays};

use crate::chances::{Chances, Equity};
use crate::cube_decision::Reply;
use crate::decider::{CubeView, Decider, Expert, place_of_best};
use crate::evaluator::Evaluator;
use crate::lookahead::{Filter, Lookahead, Plies};
use crate::rollout::{CubeUse, Rollout, RolloutPlayers, RolloutSettings, StoppingRule};

/// A closer look at the plays that a look ahead finds about as good: they are
/// rolled out for some rolls, with the luck taken out, by somebody who looks
/// ahead as well.
///
/// It is limited by trials and not by time, so that the same position is
/// played alike on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CloserLook {
    /// Which plays are rolled out, by what the look ahead says of them.
    pub candidates: Filter,
    /// The rolls of a trial before it is broken off and judged.
    pub rolls: NonZeroU16,
    /// The most trials for each play. There are fewer if the best is clear.
    pub trials: u32,
    /// How far the players of the trials look ahead, and at which plays: those
    /// that are close at a glance.
    pub plies: Plies,
    /// See `plies`.
    pub followed: Filter,
    /// How wrong the look ahead is about the difference of two plays, as a
    /// standard error: what a rollout finds counts by how much surer it is.
    pub lookahead_error: f64,
}

/// By how many standard errors the best has to be ahead to be clear.
const CLEAR_LEAD: f64 = 3.0;

impl CloserLook {
    /// The place of the best play, for a player who looks ahead like this.
    pub(super) fn choose<E: Evaluator + Sync>(
        &self,
        lookahead: &Lookahead<E>,
        plays: &Plays,
        cube: CubeView<'_>,
        rules: (Movement, BackgammonNeeds),
    ) -> usize {
        let mut looked_at = lookahead.look_at_plays(plays, cube, GLANCE);
        looked_at.sort_by(|(_, one), (_, other)| other.0.total_cmp(&one.0));
        let (_, best) = looked_at[0];
        looked_at.retain(|&(_, equity)| (best - equity).0 <= self.candidates.within);
        looked_at.truncate(self.candidates.most);
        if let [(place, _)] = looked_at[..] {
            return place;
        }
        let all: Vec<Board> = plays.iter().map(|(_, result)| *result).collect();
        let results: Vec<Board> = looked_at.iter().map(|&(place, _)| all[place]).collect();
        let settings = RolloutSettings {
            seed: 1,
            truncation: Some(self.rolls),
            stop_at_bear_off: true,
            variance_reduction: true,
            cube: CubeUse::Cubeful,
        };
        let evaluator = lookahead.evaluator();
        let players = RolloutPlayers {
            decider: &TrialPlayer {
                lookahead: Lookahead::new(evaluator, rules.0, self.plies),
                followed: self.followed,
            },
            judge: evaluator,
            endings: None,
        };
        let mut rollout = Rollout::of_results(&results, cube, rules, settings, players);
        let until = StoppingRule {
            most_trials: self.trials,
            least_trials: self.trials.min(36),
            standard_error: None,
            lead: Some(CLEAR_LEAD),
        };
        rollout.run(&until, NonZeroUsize::MIN, |_| ControlFlow::Continue(()));
        // How much better than the first each play is, by both.
        let worth = looked_at.iter().enumerate().map(|(line, &(_, equity))| {
            if line == 0 {
                return Equity(0.0);
            }
            let (rolled, error) = rollout.difference(line, 0);
            let sureness =
                [self.lookahead_error, error.max(1e-4)].map(|error| 1.0 / (error * error));
            let looked = f64::from((equity - best).0);
            let sum = looked * sureness[0] + rolled * sureness[1];
            Equity((sum / (sureness[0] + sureness[1])) as f32)
        });
        looked_at[place_of_best(worth)].0
    }
}

/// Which plays are looked at before any is rolled out.
const GLANCE: Filter = Filter {
    most: 8,
    within: 0.16,
};

/// Who plays the trials: looks ahead where plays are close, and handles the
/// cube at a glance.
#[derive(Debug)]
struct TrialPlayer<'a, E> {
    lookahead: Lookahead<&'a E>,
    followed: Filter,
}

impl<E: Evaluator + Sync> Decider for TrialPlayer<'_, E> {
    fn choose(&self, _: &Board, plays: &Plays, cube: CubeView<'_>) -> usize {
        let looked_at = self.lookahead.look_at_plays(plays, cube, self.followed);
        let worth = looked_at.iter().map(|&(_, equity)| equity);
        looked_at[place_of_best(worth)].0
    }

    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool {
        Expert(self.lookahead.evaluator()).doubles(board, cube)
    }

    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply {
        Expert(self.lookahead.evaluator()).reply(board, cube)
    }

    fn estimate(&self, board: &Board) -> Chances {
        self.lookahead.evaluator().chances(board)
    }
}
