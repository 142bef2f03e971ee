//! The games of a duel, in pairs with the same dice.

use std::num::NonZeroUsize;

use engine::{Decider, MatchEquityTable, Opponents, SeededDice, play_game};
use rules::{Match, Ruleset, Seat};

use crate::progress::Progress;

/// Two who play each other, and how.
pub(crate) struct Duels<'a> {
    pub(crate) first: &'a (dyn Decider + Sync),
    pub(crate) second: &'a (dyn Decider + Sync),
    pub(crate) rules: &'a Ruleset,
    pub(crate) seed: u64,
}

/// The points that the first of two has won, less those lost, in the two
/// games of a pair, the first game in the first seat.
type Pair = [i64; 2];

/// Pairs that one thread plays before all wait for each other.
const PAIRS_IN_A_ROW: u32 = 8;

impl Duels<'_> {
    /// Plays so many pairs of games. The score does not depend on the number
    /// of threads.
    pub(crate) fn play(&self, pairs: u32, threads: NonZeroUsize) -> Score {
        let in_a_row = PAIRS_IN_A_ROW * threads.get() as u32;
        let mut progress = Progress::new(pairs.div_ceil(in_a_row) as usize);
        let mut score = Score::default();
        let mut next = 0;
        while next < pairs {
            let last = (next + in_a_row).min(pairs);
            for pair in self.play_some(next..last, threads) {
                score.add(pair);
            }
            next = last;
            progress.advance();
        }
        score
    }

    fn play_some(&self, pairs: std::ops::Range<u32>, threads: NonZeroUsize) -> Vec<Pair> {
        let share = (pairs.len()).div_ceil(threads.get()).max(1);
        std::thread::scope(|scope| {
            let numbers: Vec<u32> = pairs.collect();
            let running: Vec<_> = numbers
                .chunks(share)
                .map(|numbers| {
                    let numbers = numbers.to_vec();
                    scope.spawn(move || {
                        let played = numbers.into_iter().map(|number| self.play_pair(number));
                        played.collect::<Vec<_>>()
                    })
                })
                .collect();
            let finished = running.into_iter().map(|thread| {
                let pairs = thread.join();
                pairs.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            finished.flatten().collect()
        })
    }

    fn play_pair(&self, number: u32) -> Pair {
        let opponents = Opponents {
            first: self.first,
            second: self.second,
        };
        [
            self.play_one(opponents, number),
            -self.play_one(opponents.swapped(), number),
        ]
    }

    /// The points of who sits in the first seat.
    fn play_one(&self, opponents: Opponents<'_>, number: u32) -> i64 {
        let mut table = Match::new(self.rules.clone());
        let mut dice = SeededDice::new(self.seed, number.into());
        let match_equity = MatchEquityTable::kazaross_xg2();
        let finished = play_game(&mut table, opponents, &mut dice, match_equity, |_, _, _| ());
        // A game that does not come to an end is nobody's.
        finished.map_or(0, |game| {
            let points = i64::from(game.outcome.points.total());
            match game.winner {
                Seat::First => points,
                Seat::Second => -points,
            }
        })
    }
}

/// How a duel stands for the first of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Score {
    pairs: u32,
    sum: i64,
    squares: i64,
    won: u32,
    lost: u32,
}

impl Score {
    fn add(&mut self, pair: Pair) {
        let points: i64 = pair.iter().sum();
        self.pairs += 1;
        self.sum += points;
        self.squares += points * points;
        self.won += pair.iter().filter(|&&points| points > 0).count() as u32;
        self.lost += pair.iter().filter(|&&points| points < 0).count() as u32;
    }

    pub(crate) fn points_per_game(&self) -> f64 {
        self.sum as f64 / f64::from(2 * self.pairs)
    }

    /// The standard error of the points per game, from pairs of games: the
    /// two of a pair have the same dice and so depend on each other.
    pub(crate) fn standard_error(&self) -> f64 {
        let (pairs, sum) = (f64::from(self.pairs), self.sum as f64);
        let variance = (self.squares as f64 - sum * sum / pairs) / (pairs - 1.0);
        (variance / pairs).sqrt() / 2.0
    }

    pub(crate) const fn won(&self) -> u32 {
        self.won
    }

    pub(crate) const fn lost(&self) -> u32 {
        self.lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_error_are_those_of_pairs() {
        let mut score = Score::default();
        for pair in [[1, 1], [2, -2], [-1, 1], [4, -6]] {
            score.add(pair);
        }
        assert_eq!(score.points_per_game(), 0.0);
        // Sums 2, 0, 0, -2: squares 8, variance 8 / 3, of a mean of four
        // 2 / 3, and half of its root for one game.
        assert!((score.standard_error() - 0.408_248).abs() < 1e-6);
        assert_eq!((score.won(), score.lost()), (5, 3));
    }
}
