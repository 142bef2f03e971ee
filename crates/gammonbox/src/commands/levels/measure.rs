//! Measures what levels lose.

use std::num::NonZeroUsize;

use engine::{
    CubeLadder, CubeView, Decider, Judge, Level, LevelPlayer, Lookahead, MatchEquityTable,
    Opponents, Plies, SeededDice, play_game,
};
use rules::{Action, Board, Match, Plays, Position, Roll, Ruleset, Stage};
use serde::Serialize;

use crate::commands::duel::Duels;
use crate::progress::Progress;

/// Which levels are measured, and how.
pub(super) struct Measuring<'a> {
    pub(super) judge: Judge,
    pub(super) levels: &'a [Level],
    pub(super) rules: Ruleset,
    pub(super) decisions: usize,
    pub(super) plies: Plies,
    pub(super) games: u32,
    pub(super) seed: u64,
}

/// What was found about a level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Measured {
    pub(super) decisions: usize,
    pub(super) loss: Mean,
    pub(super) games: u32,
    pub(super) points_per_game: Option<Mean>,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Mean {
    pub(super) mean: f64,
    pub(super) standard_error: f64,
}

/// A roll to be played in a position.
#[derive(Clone, Copy, Debug)]
struct Problem {
    position: Position,
    roll: Roll,
}

/// Of the decisions in a game, one in so many is a problem: neighbors are
/// much alike.
const EVERY: usize = 5;

impl Measuring<'_> {
    /// Measures all levels. The answer does not depend on the number of
    /// threads.
    pub(super) fn measure(&self, threads: NonZeroUsize) -> Vec<Measured> {
        let players: Vec<_> = self
            .levels
            .iter()
            .map(|&level| self.player(level))
            .collect();
        let losses = self.losses(&players, threads);
        let of_level = |(place, player): (usize, &LevelPlayer<&Judge>)| {
            let losses = losses.iter().map(|losses| losses[place]);
            Measured {
                decisions: self.decisions,
                loss: Mean::of(losses),
                games: self.games,
                points_per_game: (self.games > 0).then(|| self.points_per_game(player, threads)),
            }
        };
        players.iter().enumerate().map(of_level).collect()
    }

    fn player(&self, level: Level) -> LevelPlayer<&Judge> {
        LevelPlayer::new(level, self.seed, &self.judge, self.rules.movement)
    }

    fn points_per_game(&self, player: &LevelPlayer<&Judge>, threads: NonZeroUsize) -> Mean {
        let expert = Level::named("expert").expect("there is an expert");
        let score = Duels {
            first: player,
            second: &self.player(expert),
            rules: &self.rules,
            seed: self.seed,
        }
        .play(self.games / 2, threads);
        Mean {
            mean: score.points_per_game(),
            standard_error: score.standard_error(),
        }
    }

    /// What each player loses in each problem.
    fn losses(&self, players: &[LevelPlayer<&Judge>], threads: NonZeroUsize) -> Vec<Vec<f64>> {
        let problems = self.problems();
        let mut progress = Progress::new(problems.len().div_ceil(threads.get()));
        let mut losses = Vec::with_capacity(problems.len());
        for some in problems.chunks(threads.get()) {
            let found = std::thread::scope(|scope| {
                let judge = |problem| scope.spawn(move || self.losses_in(problem, players));
                let running: Vec<_> = some.iter().map(judge).collect();
                let finished = running.into_iter().map(|thread| {
                    let losses = thread.join();
                    losses.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                });
                finished.collect::<Vec<_>>()
            });
            losses.extend(found);
            progress.advance();
        }
        losses
    }

    /// Problems from games between all levels that do not look ahead.
    fn problems(&self) -> Vec<Problem> {
        let quick = Level::ALL
            .into_iter()
            .filter(|level| level.plies == Plies::ZERO);
        let quick: Vec<_> = quick.map(|level| self.player(level)).collect();
        let match_equity = MatchEquityTable::kazaross_xg2();
        let mut problems = Vec::with_capacity(self.decisions);
        let mut seen = 0;
        for game in 0.. {
            let opponents = Opponents {
                first: &quick[game % quick.len()],
                second: &quick[game / quick.len() % quick.len()],
            };
            // Other dice than those of the duels.
            let mut dice = SeededDice::new(self.seed, u64::MAX - game as u64);
            let mut table = Match::new(self.rules.clone());
            play_game(
                &mut table,
                opponents,
                &mut dice,
                match_equity,
                |game, _, action| {
                    let (Action::Play(_), Some(position)) = (action, game.position()) else {
                        return;
                    };
                    let Stage::Rolled(roll) = position.stage() else {
                        return;
                    };
                    let plays = Plays::new(position.board(), roll, self.rules.movement);
                    if plays.len() > 1 {
                        seen += 1;
                        if seen % EVERY == 0 {
                            problems.push(Problem { position, roll });
                        }
                    }
                },
            );
            if problems.len() >= self.decisions {
                break;
            }
        }
        problems.truncate(self.decisions);
        problems
    }

    /// What each player loses in a problem.
    fn losses_in(&self, problem: &Problem, players: &[LevelPlayer<&Judge>]) -> Vec<f64> {
        let Problem { position, roll } = problem;
        let lookahead = Lookahead::new(&self.judge, self.rules.movement, self.plies);
        let ladder = CubeLadder::of(position, MatchEquityTable::kazaross_xg2());
        let opponents = ladder.for_opponent();
        let view = CubeView::new(&ladder, &opponents, ladder.state());
        let best = lookahead.rank(position.board(), *roll, &ladder)[0];
        let plays = Plays::new(position.board(), *roll, self.rules.movement);
        let mut known: Vec<(Board, f64)> = vec![(best.board, 0.0)];
        let loss = |player: &LevelPlayer<&Judge>| {
            let place = player.choose(position.board(), &plays, view);
            let (_, chosen) = plays.iter().nth(place).expect("one of the plays");
            if let Some(&(_, loss)) = known.iter().find(|(board, _)| board == chosen) {
                return loss;
            }
            let left = lookahead.equity(&chosen.for_opponent(), &opponents);
            let loss = f64::from((best.equity - left.for_opponent()).0).max(0.0);
            known.push((*chosen, loss));
            loss
        };
        players.iter().map(loss).collect()
    }
}

impl Mean {
    fn of(numbers: impl Iterator<Item = f64> + Clone) -> Mean {
        let count = numbers.clone().count() as f64;
        let mean = numbers.clone().sum::<f64>() / count;
        let squares: f64 = numbers
            .map(|number| (number - mean) * (number - mean))
            .sum();
        Mean {
            mean,
            standard_error: (squares / (count - 1.0) / count).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_the_error_of_the_textbook() {
        let mean = Mean::of([1.0, 2.0, 3.0, 6.0].into_iter());
        assert_eq!(mean.mean, 3.0);
        assert!((mean.standard_error - 1.080_123).abs() < 1e-6);
    }
}
