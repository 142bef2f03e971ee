//! When a rollout knows enough.

use super::sums::Sums;

/// When to stop: after the most trials, or as soon as all errors that matter
/// are small enough.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StoppingRule {
    /// No more trials than this.
    pub most_trials: u32,
    /// No fewer than this, since the errors of few trials are guesses.
    pub least_trials: u32,
    /// Stop when no line's equity has a larger standard error.
    pub standard_error: Option<f64>,
    /// Stop when the best line is ahead of every other by so many standard
    /// errors of the difference.
    pub lead: Option<f64>,
}

impl StoppingRule {
    /// Exactly so many trials.
    #[must_use]
    pub const fn after(trials: u32) -> StoppingRule {
        StoppingRule {
            most_trials: trials,
            least_trials: trials,
            standard_error: None,
            lead: None,
        }
    }

    pub(super) fn is_reached(&self, sums: &Sums) -> bool {
        if sums.trials() >= self.most_trials || sums.lines() == 0 {
            return true;
        }
        if sums.trials() < self.least_trials {
            return false;
        }
        let is_exact = self.standard_error.is_some_and(|most| {
            (0..sums.lines()).all(|line| f64::from(sums.result(line).equity_error.0) <= most)
        });
        is_exact || self.lead.is_some_and(|lead| is_ahead(sums, lead))
    }
}

/// Whether the best of several lines is ahead by so many standard errors.
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
