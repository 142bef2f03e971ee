//! The table of a cube decision as players know it.

use engine::{Analyst, CubeAdvice, CubeDecision, DoublingWindow, Equity, Finding, Subject};

/// What a cube decision comes to, as the player sees it who can double.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeTable {
    /// The chances of the game without a double, cubeless.
    pub chances: engine::Chances,
    /// No double, a double that is taken, and one that is passed.
    pub rows: [CubeRow; 3],
    /// At which chances to win the decision would be another.
    pub window: Option<DoublingWindow>,
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeRow {
    /// Which line it is.
    pub line: CubeLine,
    /// What it is worth, in points of the cube before the decision.
    pub equity: f64,
    /// The chance to win the match; nothing in money play.
    pub match_winning_chance: Option<f64>,
    /// How much more it is worth than the right decision of both: less than
    /// nothing if the doubler errs, more if the other does.
    pub difference: f64,
}

/// The lines of the table, in the order in which they are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeLine {
    /// The player rolls.
    NoDouble,
    /// The player doubles, and the other takes.
    DoubleTake,
    /// The player doubles, and the other passes.
    DoublePass,
}

impl CubeTable {
    /// The table of a finding about a double or the reply to one; nothing of
    /// any other.
    #[must_use]
    pub fn of(finding: &Finding, analyst: &Analyst) -> Option<CubeTable> {
        // A reply is judged as the other sees it.
        let (decision, chances) = match &finding.subject {
            Subject::Cube(judged) => (&judged.decision, finding.before.chances),
            Subject::Reply(judged) => (&judged.decision, finding.before.chances.for_opponent()),
            Subject::Roll(_) | Subject::Play(_) => return None,
        };
        let position = &finding.position;
        Some(CubeTable {
            chances,
            rows: rows(decision, |equity| {
                let chance = analyst.match_winning_chance(position, equity);
                chance.map(|chance| chance.0)
            }),
            window: analyst.doubling_window(position, &chances),
        })
    }
}

/// The table of a position by itself, without the chances of a match.
impl From<&CubeAdvice> for CubeTable {
    fn from(advice: &CubeAdvice) -> CubeTable {
        CubeTable {
            chances: advice.chances,
            rows: rows(&advice.decision, |_| None),
            window: Some(advice.window),
        }
    }
}

fn rows(
    decision: &CubeDecision,
    match_winning_chance: impl Fn(Equity) -> Option<f64>,
) -> [CubeRow; 3] {
    let right = decision.equity();
    let row = |line: CubeLine, equity: Equity| CubeRow {
        line,
        equity: f64::from(equity.0),
        match_winning_chance: match_winning_chance(equity),
        difference: f64::from((equity - right).0),
    };
    [
        row(CubeLine::NoDouble, decision.no_double),
        row(CubeLine::DoubleTake, decision.double_take),
        row(CubeLine::DoublePass, decision.double_pass),
    ]
}
