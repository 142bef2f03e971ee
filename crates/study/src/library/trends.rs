//! How someone plays: over time, and by kind of position.

use std::collections::BTreeMap;

use engine::PositionKind;

use super::decision::{DecisionKind, IndexedDecision, IndexedMatch};

/// A summary of some decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trend {
    /// How many count.
    pub decisions: u32,
    /// Their total loss, in points of the cube.
    pub lost: f64,
    /// How many were blunders.
    pub blunders: u32,
}

/// Decisions by month, by kind of position, and by kind of decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trends {
    /// All of them.
    pub all: Trend,
    /// By month, such as `2026-11`; empty for matches without a date.
    pub months: BTreeMap<String, Trend>,
    /// By how the match was analyzed: what different analyses find can't be
    /// compared, so say so if there are several.
    pub analyses: BTreeMap<String, Trend>,
    /// Plays by the kind of position.
    pub plays: BTreeMap<PositionKind, Trend>,
    /// Decisions whether to double.
    pub doubles: Trend,
    /// Replies to doubles.
    pub replies: Trend,
}

impl Trend {
    fn add(&mut self, equity: f64, is_counted: bool) {
        self.decisions += u32::from(is_counted);
        self.lost += equity;
        self.blunders += u32::from(equity >= engine::Mark::BLUNDER);
    }

    /// The performance rating: the average loss, times 500; `None` without
    /// decisions.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 500.0 * self.lost / f64::from(self.decisions))
    }
}

impl Trends {
    /// The summary of these decisions, without those that weren't analyzed.
    pub fn of<'a>(
        decisions: impl IntoIterator<Item = (&'a IndexedMatch, &'a IndexedDecision)>,
    ) -> Trends {
        let mut trends = Trends::default();
        for (of, decision) in decisions {
            let Some(loss) = decision.loss else { continue };
            let month = month_of(&of.date).unwrap_or_default();
            let kind = match decision.kind {
                DecisionKind::Play(_) => {
                    let kind = PositionKind::of(&decision.board);
                    trends.plays.entry(kind).or_default()
                }
                DecisionKind::NoDouble | DecisionKind::Double => &mut trends.doubles,
                DecisionKind::Take | DecisionKind::Pass | DecisionKind::Beaver => {
                    &mut trends.replies
                }
            };
            let (equity, is_counted) = (f64::from(loss.equity), loss.is_counted);
            kind.add(equity, is_counted);
            trends.all.add(equity, is_counted);
            let month = trends.months.entry(month.to_owned()).or_default();
            month.add(equity, is_counted);
            match trends.analyses.get_mut(&of.analysis) {
                Some(known) => known.add(equity, is_counted),
                None => {
                    let new = trends.analyses.entry(of.analysis.clone()).or_default();
                    new.add(equity, is_counted);
                }
            }
        }
        trends
    }
}

/// The month of a date such as `2026-11-15`; `None` if it has another form.
fn month_of(date: &str) -> Option<&str> {
    let month = date.get(..7)?;
    let is_month = month
        .bytes()
        .enumerate()
        .all(|(place, letter)| match place {
            4 => letter == b'-',
            _ => letter.is_ascii_digit(),
        });
    is_month.then_some(month)
}
