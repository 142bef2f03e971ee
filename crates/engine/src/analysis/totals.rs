//! Sums of errors and luck.

use super::finding::{Amount, CubeError, Finding, Mark, Subject};

/// A player's errors and luck in a game or a match.
///
/// Decisions are counted as is usual for a *performance rating* (PR):
///
/// - a play, if there was a choice: more than one legal play, and not all worth
///   the same to a thousandth of a point;
/// - every double, and every reply to one;
/// - rolling when a double was allowed, if it was wrong, or if the player was
///   ahead (equity above 0) and a double would have cost less than
///   [`JudgedCube::CLOSE`](crate::JudgedCube::CLOSE).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Totals {
    /// Plays: how many counted, and what they lost.
    pub plays: Tally,
    /// Cube decisions and replies: how many counted, and what they lost.
    pub cube: Tally,
    /// Missed doubles, included in `cube`.
    pub missed_doubles: Tally,
    /// Wrong doubles.
    pub wrong_doubles: Tally,
    /// Wrong takes.
    pub wrong_takes: Tally,
    /// Wrong passes.
    pub wrong_passes: Tally,
    /// Doubtful decisions.
    pub dubious: u32,
    /// Errors.
    pub errors: u32,
    /// Blunders.
    pub blunders: u32,
    /// The luck of all rolls.
    pub luck: Amount,
}

/// How many decisions of a kind there were, and what they lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// How many.
    pub count: u32,
    /// What they lost.
    pub lost: Amount,
}

impl Totals {
    /// The sum of these findings.
    pub fn of<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Totals {
        let mut totals = Totals::default();
        for finding in findings {
            totals.add(finding);
        }
        totals
    }

    fn add(&mut self, finding: &Finding) {
        if let Subject::Roll(rolled) = &finding.subject {
            self.luck.add(rolled.luck);
        }
        let Some(lost) = finding.lost() else { return };
        let kind = match &finding.subject {
            Subject::Play(_) => &mut self.plays,
            _ => &mut self.cube,
        };
        kind.lost.add(lost);
        kind.count += u32::from(finding.is_counted());
        match finding.mark() {
            Some(Mark::Dubious) => self.dubious += 1,
            Some(Mark::Error) => self.errors += 1,
            Some(Mark::Blunder) => self.blunders += 1,
            None => {}
        }
        let error = match finding.cube_error() {
            Some(CubeError::MissedDouble) => &mut self.missed_doubles,
            Some(CubeError::WrongDouble) => &mut self.wrong_doubles,
            Some(CubeError::WrongTake) => &mut self.wrong_takes,
            Some(CubeError::WrongPass) => &mut self.wrong_passes,
            None => return,
        };
        error.count += 1;
        error.lost.add(lost);
    }

    /// Adds the totals of another match.
    pub fn add_all(&mut self, others: &Totals) {
        let Totals {
            plays,
            cube,
            missed_doubles,
            wrong_doubles,
            wrong_takes,
            wrong_passes,
            dubious,
            errors,
            blunders,
            luck,
        } = others;
        self.plays.add(plays);
        self.cube.add(cube);
        self.missed_doubles.add(missed_doubles);
        self.wrong_doubles.add(wrong_doubles);
        self.wrong_takes.add(wrong_takes);
        self.wrong_passes.add(wrong_passes);
        self.dubious += dubious;
        self.errors += errors;
        self.blunders += blunders;
        self.luck.add(*luck);
    }

    /// How many decisions counted.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.plays.count + self.cube.count
    }

    /// What all decisions lost.
    #[must_use]
    pub fn lost(&self) -> Amount {
        let mut lost = self.plays.lost;
        lost.add(self.cube.lost);
        lost
    }

    /// The average loss per decision, in points of the cube; `None` without
    /// decisions.
    #[must_use]
    pub fn lost_a_decision(&self) -> Option<f64> {
        let decisions = self.decisions();
        (decisions > 0).then(|| self.lost().equity / f64::from(decisions))
    }

    /// The performance rating: the average loss per decision, times 500. Lower
    /// is better.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        self.lost_a_decision().map(|lost| 500.0 * lost)
    }
}

impl Tally {
    fn add(&mut self, others: &Tally) {
        self.count += others.count;
        self.lost.add(others.lost);
    }
}

impl Amount {
    pub(super) fn add(&mut self, other: Amount) {
        self.equity += other.equity;
        self.worth += other.worth;
    }
}
