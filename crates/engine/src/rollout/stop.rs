//! When a rollout has enough trials.

use super::sums::{LineResult, Sums};
use crate::chances::Equity;

/// When to stop: after the most trials, or as soon as all relevant errors are
/// small enough.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StoppingRule {
    /// At most this many trials.
    pub most_trials: u32,
    /// At least this many, since the errors of few trials are guesses.
    pub least_trials: u32,
    /// Stop when no line's equity has a larger standard error than this.
    pub standard_error: Option<f64>,
    /// Stop when the best line leads every other by this many standard errors
    /// of the difference. For a cube decision, both the double and the reply
    /// have to be clear, which a pass can settle.
    pub lead: Option<f64>,
}

impl StoppingRule {
    /// Exactly this many trials.
    #[must_use]
    pub const fn after(trials: u32) -> StoppingRule {
        StoppingRule {
            most_trials: trials,
            least_trials: trials,
            standard_error: None,
            lead: None,
        }
    }

    /// Whether the sums say enough. For a cube decision, its two lines are no
    /// double and double/take, and `double_pass` is what a pass is worth.
    pub(super) fn is_reached(&self, sums: &Sums, double_pass: Option<Equity>) -> bool {
        if sums.trials() >= self.most_trials || sums.lines() == 0 {
            return true;
        }
        if sums.trials() < self.least_trials {
            return false;
        }
        let is_exact = self.standard_error.is_some_and(|most| {
            (0..sums.lines()).all(|line| f64::from(sums.result(line).equity_error.0) <= most)
        });
        is_exact
            || self.lead.is_some_and(|lead| match double_pass {
                None => is_ahead(sums, lead),
                Some(double_pass) => is_cube_clear(sums, double_pass, lead),
            })
    }
}

/// Whether the best of several lines is ahead by this many standard errors.
fn is_ahead(sums: &Sums, lead: f64) -> bool {
    let equity = |line: usize| sums.result(line).equity;
    let best = (0..sums.lines()).reduce(|best, line| {
        if equity(line) > equity(best) {
            line
        } else {
            best
        }
    });
    let is_behind = |best: usize, other: usize| {
        let (ahead, error) = sums.difference(best, other);
        ahead >= lead * error
    };
    best.is_some_and(|best| {
        let mut others = (0..sums.lines()).filter(|&line| line != best);
        sums.lines() > 1 && others.all(|other| is_behind(best, other))
    })
}

/// Whether it's clear by so many standard errors what to reply to a double, and
/// whether to double.
fn is_cube_clear(sums: &Sums, double_pass: Equity, lead: f64) -> bool {
    let [no_double, double_take] = [0, 1].map(|line| sums.result(line));
    let ahead_of_pass = |line: &LineResult| {
        let ahead = line.equity - double_pass;
        (f64::from(ahead.0), f64::from(line.equity_error.0))
    };
    let reply = ahead_of_pass(&double_take);
    let is_take = reply.0 < 0.0;
    let double = if is_take {
        sums.difference(0, 1)
    } else {
        ahead_of_pass(&no_double)
    };
    let is_clear = |(ahead, error): (f64, f64)| ahead.abs() >= lead * error;
    is_clear(reply) && is_clear(double)
}
