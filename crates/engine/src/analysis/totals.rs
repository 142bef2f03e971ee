//! Errors and luck added up.

use super::finding::{Amount, CubeError, Finding, Mark, Subject};

/// What somebody did in a game or a match, added up.
///
/// Decisions are counted as players who speak of a *performance rating* (PR)
/// count them:
///
/// - a play, if there was something to choose: more than one legal play, and
///   not all worth the same to a thousandth of a point;
/// - every double, and every reply to one;
/// - to roll where one may double, if it was wrong, or if the one who rolled
///   is ahead (equity above 0) and a double would have cost less than
///   [`JudgedCube::CLOSE`](crate::JudgedCube::CLOSE).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Totals {
    /// Plays: how many counted, and what was lost.
    pub plays: Tally,
    /// Cube decisions and replies: how many counted, and what was lost.
    pub cube: Tally,
    /// Of these, doubles that were missed.
    pub missed_doubles: Tally,
    /// Doubles that were wrong.
    pub wrong_doubles: Tally,
    /// Takes that were wrong.
    pub wrong_takes: Tally,
    /// Passes that were wrong.
    pub wrong_passes: Tally,
    /// Decisions that were dubious.
    pub dubious: u32,
    /// Decisions that were errors.
    pub errors: u32,
    /// Decisions that were blunders.
    pub blunders: u32,
    /// The luck of all rolls.
    pub luck: Amount,
}

/// How many decisions of a kind there were, and what was lost by them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// How many.
    pub count: u32,
    /// What was lost by them.
    pub lost: Amount,
}

impl Totals {
    /// What these findings add up to.
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

    /// Adds those of another match.
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

    /// What a decision lost on average, in points of the cube; nothing if
    /// there was none.
    #[must_use]
    pub fn lost_a_decision(&self) -> Option<f64> {
        let decisions = self.decisions();
        (decisions > 0).then(|| self.lost().equity / f64::from(decisions))
    }

    /// The performance rating: 500 times what a decision lost on average. The
    /// lower the better.
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
