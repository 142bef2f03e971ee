//! The table of a cube decision as players know it.

use engine::{Analyst, CubeDecision, Equity, Finding, Subject};
use rules::Position;

/// What a cube decision comes to, as the player sees it who can double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeTable {
    /// The chances of the game without a double, cubeless.
    pub chances: engine::Chances,
    /// No double, a double that is taken, and one that is passed.
    pub rows: [CubeRow; 3],
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
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
        Some(CubeTable {
            chances,
            rows: rows(&finding.position, decision, analyst),
        })
    }
}

fn rows(position: &Position, decision: &CubeDecision, analyst: &Analyst) -> [CubeRow; 3] {
    let right = decision.equity();
    let row = |line: CubeLine, equity: Equity| CubeRow {
        line,
        equity: f64::from(equity.0),
        match_winning_chance: analyst
            .match_winning_chance(position, equity)
            .map(|chance| chance.0),
        difference: f64::from((equity - right).0),
    };
    [
        row(CubeLine::NoDouble, decision.no_double),
        row(CubeLine::DoubleTake, decision.double_take),
        row(CubeLine::DoublePass, decision.double_pass),
    ]
}
