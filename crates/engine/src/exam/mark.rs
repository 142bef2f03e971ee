//! Marks of an exam.

/// How an engine did, overall or on one kind of position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExamMark {
    /// How many decisions were asked. A cube decision counts twice: whether to
    /// double, and whether to take.
    pub decisions: u32,
    /// How many of them were right.
    pub best: u32,
    /// The points lost in all decisions together.
    pub lost: f64,
    /// The squared differences of its equities from the rollouts', summed up
    /// over all choices.
    squares: f64,
    choices: u32,
}

impl ExamMark {
    /// The performance rating: 500 times the average loss per decision, in
    /// points. Lower is better.
    #[must_use]
    pub fn rating(&self) -> f64 {
        500.0 * self.lost / f64::from(self.decisions.max(1))
    }

    /// The share of decisions that were right.
    #[must_use]
    pub fn best_share(&self) -> f64 {
        f64::from(self.best) / f64::from(self.decisions.max(1))
    }

    /// The root mean square difference between its equities and the rollouts';
    /// `None` if it gave no equities.
    #[must_use]
    pub fn equity_error(&self) -> Option<f64> {
        (self.choices > 0).then(|| (self.squares / f64::from(self.choices)).sqrt())
    }

    /// Adds the decisions of another mark.
    pub fn add(&mut self, other: &ExamMark) {
        self.decisions += other.decisions;
        self.best += other.best;
        self.lost += other.lost;
        self.squares += other.squares;
        self.choices += other.choices;
    }

    /// Adds a decision that lost so many points.
    pub(super) fn add_decision(&mut self, lost: f32) {
        self.decisions += 1;
        self.best += u32::from(lost == 0.0);
        self.lost += f64::from(lost);
    }

    /// Adds a choice whose equity differs by so much from the rollout's.
    pub(super) fn add_choice(&mut self, difference: f32) {
        let difference = f64::from(difference);
        self.squares += difference * difference;
        self.choices += 1;
    }
}
