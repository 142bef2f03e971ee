//! The table of a cube decision in the form players know.

use engine::{
    Analyst, CubeAction, CubeAdvice, CubeDecision, DoublingWindow, Equity, Finding, Reply, Subject,
};

/// A cube decision from the point of view of the player who can double.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeTable {
    /// The cubeless chances of the game without a double.
    pub chances: engine::Chances,
    /// No double, double and take, double and pass.
    pub rows: [CubeRow; 3],
    /// The winning chances at which the decision would change.
    pub window: Option<DoublingWindow>,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeRow {
    /// Which row it is.
    pub line: CubeLine,
    /// Its equity, in points of the cube before the decision.
    pub equity: f64,
    /// The match winning chance; `None` in money play.
    pub match_winning_chance: Option<f64>,
    /// How much more it's worth than the right decisions of both: negative if
    /// the doubler errs, positive if the opponent does.
    pub difference: f64,
}

/// The rows of the table, in their fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeLine {
    /// The player rolls.
    NoDouble,
    /// The player doubles, and the opponent takes.
    DoubleTake,
    /// The player doubles, and the opponent passes.
    DoublePass,
}

impl CubeTable {
    /// The table for a finding about a double or the reply to one; `None` for
    /// any other.
    #[must_use]
    pub fn of(finding: &Finding, analyst: &Analyst) -> Option<CubeTable> {
        // A reply is evaluated from the opponent's point of view.
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
            window: analyst
                .doubling_window(position, &chances)
                .map(|window| agreeing(window, decision, chances.win)),
        })
    }
}

/// The table of a position on its own, without match winning chances.
impl From<&CubeAdvice> for CubeTable {
    fn from(advice: &CubeAdvice) -> CubeTable {
        CubeTable {
            chances: advice.chances,
            rows: rows(&advice.decision, |_| None),
            window: Some(agreeing(
                advice.window,
                &advice.decision,
                advice.chances.win,
            )),
        }
    }
}

/// The window without limits that the decision contradicts: it's computed from
/// the chances alone, and a search may know better.
fn agreeing(window: DoublingWindow, decision: &CubeDecision, win: f32) -> DoublingWindow {
    let action = decision.action();
    let agrees = |is_beyond: bool| move |limit: &f32| (win >= *limit) == is_beyond;
    DoublingWindow {
        opens: window.opens.filter(agrees(action != CubeAction::NoDouble)),
        cash: window.cash.filter(agrees(decision.reply() == Reply::Pass)),
        too_good: window
            .too_good
            .filter(agrees(action == CubeAction::TooGood)),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The chances lie beyond the point from which playing on would be better,
    /// but a search finds that it isn't.
    #[test]
    fn the_window_does_not_contradict_the_decision() {
        let cash = CubeDecision {
            no_double: Equity(0.935),
            double_take: Equity(1.400),
            double_pass: Equity(1.0),
            double_beaver: None,
            is_redouble: true,
        };
        let window = DoublingWindow {
            opens: Some(0.615),
            cash: Some(0.658),
            too_good: Some(0.714),
        };
        let shown = agreeing(window, &cash, 0.716);
        assert_eq!(shown.too_good, None);
        assert_eq!((shown.opens, shown.cash), (window.opens, window.cash));
        // And where they agree, all of it is shown.
        assert_eq!(agreeing(window, &cash, 0.7), window);
        // No double yet, although the window should be open.
        let wait = CubeDecision {
            no_double: Equity(0.600),
            double_take: Equity(0.500),
            ..cash
        };
        let shown = agreeing(window, &wait, 0.63);
        let expected = DoublingWindow {
            opens: None,
            ..window
        };
        assert_eq!(shown, expected);
        // A take, although it should be a pass.
        let take = CubeDecision {
            no_double: Equity(0.900),
            double_take: Equity(0.950),
            ..cash
        };
        let shown = agreeing(window, &take, 0.67);
        let expected = DoublingWindow {
            cash: None,
            ..window
        };
        assert_eq!(shown, expected);
    }
}
