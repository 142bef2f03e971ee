//! Rollouts of close decisions.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use rules::{Board, Position, Roll, Ruleset, Setup, Stage, insertion_sort_by};

use super::opinion::Opinion;
use crate::analyst::Analyst;
use crate::chances::Chances;
use crate::cube_decision::CubeDecision;
use crate::judge::Judge;
use crate::lookahead::{Lookahead, PlayRollout, Plies, RankedPlay};
use crate::rollout::{CubeUse, Rollout, RolloutPlayers, RolloutSettings, StoppingRule};

/// An opinion by rollouts: decisions that an analyst finds close are rolled
/// out; for the rest, including small endings, the analyst's word stands. The
/// same trials give the same answers with any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct PlayedOut<'a> {
    /// Decides what is close.
    pub analyst: &'a Analyst,
    /// The rules of the match.
    pub rules: &'a Ruleset,
    /// Trials per choice.
    pub trials: u32,
    /// How many threads may share the work.
    pub threads: NonZeroUsize,
}

impl PlayedOut<'_> {
    /// Plays that are worse than the best by more than this aren't rolled out,
    /// nor are doubles and takes that are this far from close.
    pub const CLOSE: f32 = 0.16;
    /// At most this many plays are compared, besides the one that was made.
    pub const MOST_PLAYS: usize = 4;

    fn settings(&self) -> RolloutSettings {
        RolloutSettings {
            cube: match self.rules.cube.in_use {
                true => CubeUse::Cubeful,
                false => CubeUse::Cubeless,
            },
            ..RolloutSettings::default()
        }
    }

    /// Hands a rollout by players who do not look ahead to `ask`, when it has
    /// been played.
    fn play_out<Answer>(
        &self,
        make: impl for<'p> FnOnce(Players<'p>) -> Trials<'p>,
        ask: impl FnOnce(&Trials<'_>) -> Answer,
    ) -> Answer {
        let judge = self.analyst.judge_at_a_glance();
        let tables = Arc::clone(judge.tables());
        let decider =
            Lookahead::new(judge, judge.movement(), Plies::ZERO).with_endings(Arc::clone(&tables));
        let mut rollout = make(RolloutPlayers {
            decider: &decider,
            judge,
            endings: Some(tables),
        });
        let until = StoppingRule {
            most_trials: self.trials,
            least_trials: self.trials,
            standard_error: None,
            lead: None,
        };
        rollout.run(&until, self.threads, |_| ControlFlow::Continue(()));
        ask(&rollout)
    }
}

type Players<'a> = RolloutPlayers<'a, Lookahead<&'a Judge>, Judge>;
type Trials<'a> = Rollout<'a, Lookahead<&'a Judge>, Judge>;

impl Opinion for PlayedOut<'_> {
    fn plays(&self, position: &Position, roll: Roll, made: &Board) -> Vec<RankedPlay> {
        let mut plays = Opinion::plays(self.analyst, position, roll, made);
        if self.analyst.is_exact(position) {
            return plays;
        }
        let Some(best) = plays.first().map(|best| best.equity.0) else {
            return plays;
        };
        // Those that are played out come first.
        let is_made = |ranked: &RankedPlay| ranked.board == *made;
        let is_close = |ranked: &RankedPlay| best - ranked.equity.0 < Self::CLOSE;
        let (mut close, mut rest): (Vec<RankedPlay>, Vec<RankedPlay>) = (Vec::new(), Vec::new());
        for ranked in plays.drain(..) {
            let is_among = close.len() < Self::MOST_PLAYS && is_close(&ranked);
            match is_among || is_made(&ranked) {
                true => close.push(ranked),
                false => rest.push(ranked),
            }
        }
        if close.len() > 1 {
            let boards: Vec<Board> = close.iter().map(|ranked| ranked.board).collect();
            let table = self.analyst.match_equities();
            let results = self.play_out(
                |players| {
                    let settings = self.settings();
                    Rollout::of_plays(position, &boards, self.rules, table, settings, players)
                },
                |rollout| rollout.results(),
            );
            for (ranked, result) in close.iter_mut().zip(results) {
                ranked.chances = result.chances;
                ranked.equity = result.equity;
                ranked.rollout = Some(PlayRollout {
                    trials: Some(result.trials),
                    equity_error: Some(result.equity_error),
                });
            }
            insertion_sort_by(&mut close, |one, other| {
                other.equity.0.total_cmp(&one.equity.0)
            });
        }
        close.append(&mut rest);
        close
    }

    fn double(&self, position: &Position) -> Option<(CubeDecision, Chances)> {
        let (decision, chances) = self.analyst.double(position)?;
        let doubled = decision.double_take.0.min(decision.double_pass.0);
        let is_close = |one: f32, other: f32| (one - other).abs() < Self::CLOSE;
        let is_double_close = is_close(decision.no_double.0, doubled);
        let is_take_close = is_close(decision.double_take.0, decision.double_pass.0);
        let is_open = is_double_close || is_take_close;
        if !is_open || self.analyst.is_exact(position) {
            return Some((decision, chances));
        }
        let before = Setup {
            offer: None,
            stage: Stage::BeforeRoll,
            ..Setup::from(*position)
        };
        let before = Position::try_from(before).ok()?;
        let table = self.analyst.match_equities();
        let played = self.play_out(
            |players| Rollout::before_roll(&before, self.rules, table, self.settings(), players),
            |rollout| Some((rollout.cube_decision()?, rollout.results().first()?.chances)),
        );
        Some(played.unwrap_or((decision, chances)))
    }
}
