//! Rollouts of plays that look-ahead leaves close.

use std::num::{NonZeroU16, NonZeroUsize};
use std::ops::ControlFlow;

use rules::{BackgammonNeeds, Board, Movement, Plays};

use super::cube_look::CubeLook;
use crate::chances::{Chances, Equity};
use crate::cube_decision::Reply;
use crate::decider::{CubeView, Decider, Expert, place_of_best};
use crate::evaluator::Evaluator;
use crate::lookahead::{Filter, Lookahead, Plies};
use crate::rollout::{CubeUse, Rollout, RolloutPlayers, RolloutSettings, StoppingRule};

/// A closer look at plays that are close after the look-ahead: they're rolled
/// out for a few rolls, with the luck removed, by a player who looks ahead as
/// well.
///
/// It's limited by trials, not by time, so the same position is played the same
/// on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CloserLook {
    /// Which plays are rolled out, by their look-ahead equity.
    pub candidates: Filter,
    /// How many rolls a trial has before it's cut off and evaluated.
    pub rolls: NonZeroU16,
    /// The most trials per play. There are fewer if the best play is clear.
    pub trials: u32,
    /// How far the players in the trials look ahead, at plays that are close
    /// without look-ahead.
    pub plies: Plies,
    /// See `plies`.
    pub followed: Filter,
    /// The standard error of the look-ahead for the difference between two
    /// plays. The rollout counts in proportion to how much more certain it is.
    pub lookahead_error: f64,
    /// How close decisions about the cube are looked at.
    pub cube: CubeLook,
}

/// By how many standard errors the best has to be ahead to be clear.
pub(super) const CLEAR_LEAD: f64 = 3.0;

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
        // The best one is always kept.
        looked_at.truncate(self.candidates.most.max(1));
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
