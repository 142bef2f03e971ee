//! Cube decisions of an exam.

use std::fmt;

use rules::{Position, Setup, Stage, Xgid};

use super::{Choice, ExamEquity, ExamMark};
use crate::chances::Equity;
use crate::cube_decision::{CubeAction, CubeDecision, CubeLadder, Reply};
use crate::decider::{CubeView, Decider};
use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::match_equity::MatchEquityTable;

/// A decision whether to double, with the values of both choices for the
/// player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExamCube {
    /// Before the roll.
    pub position: Position,
    /// Rolling without doubling.
    pub no_double: ExamEquity,
    /// Doubling, if the opponent takes.
    pub double_take: ExamEquity,
}

impl ExamCube {
    /// A cube decision with these rollouts; `None` if an XGID can't say what
    /// the position is, or the player on roll may not double.
    #[must_use]
    pub fn new(
        position: Position,
        no_double: ExamEquity,
        double_take: ExamEquity,
    ) -> Option<ExamCube> {
        let cube = ExamCube {
            position,
            no_double,
            double_take,
        };
        let is_said = Xgid::try_from(Setup::from(position)).is_ok();
        (is_said && cube.right(&cube.ladder()).is_some()).then_some(cube)
    }

    /// What's right by the rollouts; `None` if the player on roll may not
    /// double.
    #[must_use]
    pub fn decision(&self) -> Option<CubeDecision> {
        self.right(&self.ladder())
    }

    fn ladder(&self) -> CubeLadder {
        CubeLadder::of(&self.position, MatchEquityTable::kazaross_xg2())
    }

    fn right(&self, ladder: &CubeLadder) -> Option<CubeDecision> {
        let [no_double, double_take] =
            [self.no_double, self.double_take].map(|choice| Equity(choice.equity));
        CubeDecision::from_choices(ladder, no_double, double_take)
    }

    pub(super) fn mark<E: Evaluator + Sync>(&self, engine: &Lookahead<E>) -> ExamMark {
        let ladder = self.ladder();
        let found = engine.decide(self.position.board(), &ladder);
        let Some((found, right)) = found.zip(self.right(&ladder)) else {
            return ExamMark::default();
        };
        let mut mark = marked(&right, found.action(), found.reply());
        mark.add_choice((found.no_double - right.no_double).0);
        mark.add_choice((found.double_take - right.double_take).0);
        mark
    }

    pub(super) fn mark_player(&self, player: &impl Decider) -> ExamMark {
        let ladder = self.ladder();
        let opponents = ladder.for_opponent();
        let Some(right) = self.right(&ladder) else {
            return ExamMark::default();
        };
        let (board, view) = (
            self.position.board(),
            CubeView::new(&ladder, &opponents, ladder.state()),
        );
        let action = if player.doubles(board, view) {
            CubeAction::Double
        } else {
            CubeAction::NoDouble
        };
        marked(&right, action, player.reply(board, view))
    }
}

/// What the doubler and the opponent lose with these decisions.
fn marked(right: &CubeDecision, action: CubeAction, reply: Reply) -> ExamMark {
    let mut mark = ExamMark::default();
    mark.add_decision(right.cost_of(action).0);
    if let Some(lost) = right.cost_of_reply(reply) {
        mark.add_decision(lost.0);
    }
    mark
}

impl fmt::Display for ExamCube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExamCube {
            position,
            no_double,
            double_take,
        } = self;
        let id = Xgid::try_from(Setup::from(*position)).map_err(|_| fmt::Error)?;
        write!(
            f,
            "{id}: {NO_DOUBLE} {no_double}; {DOUBLE_TAKE} {double_take}"
        )
    }
}

const NO_DOUBLE: &str = "no double";
const DOUBLE_TAKE: &str = "double/take";

pub(super) fn read(id: &str, choices: &[Choice<'_>]) -> Result<ExamCube, String> {
    let &[(NO_DOUBLE, no_double), (DOUBLE_TAKE, double_take)] = choices else {
        return Err(format!(
            "expected '{NO_DOUBLE}' and '{DOUBLE_TAKE}' after the colon"
        ));
    };
    let id: Xgid = id.parse().map_err(|fault| format!("{fault}"))?;
    let position = Position::try_from(Setup::from(id)).map_err(|fault| fault.to_string())?;
    if position.stage() != Stage::BeforeRoll || position.offer().is_some() {
        return Err("a cube decision is before the roll".into());
    }
    let cube = ExamCube::new(position, no_double, double_take);
    cube.ok_or_else(|| "the player on roll may not double".into())
}

#[cfg(test)]
mod tests {
    use rules::{Board, Movement};

    use crate::chances::Chances;
    use crate::decider::Expert;
    use crate::exam::Exam;
    use crate::lookahead::Plies;

    use super::*;

    /// A double that is right by 0.1 points, and a take by 0.2.
    const LINE: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10: \
                        no double +0.7000 0.0040; double/take +0.8000 0.0075";

    /// Wins this often, and never a gammon.
    struct Wins(f32);

    impl Evaluator for Wins {
        fn chances(&self, _: &Board) -> Chances {
            Chances {
                win: self.0,
                ..Chances::default()
            }
        }
    }

    /// The mark of an engine, which a player who decides alike gets as well.
    fn mark(win: f32) -> ExamMark {
        let exam: Exam = LINE.parse().unwrap();
        let engine = Lookahead::new(Wins(win), Movement::INTERNATIONAL, Plies::ZERO);
        let mark = exam.mark(&engine);
        let player = exam.decisions[0].mark_player(&Expert(Wins(win)));
        assert_eq!((player.best, player.lost), (mark.best, mark.lost));
        assert_eq!(player.equity_error(), None);
        mark
    }

    #[test]
    fn a_double_and_a_take_are_two_decisions() {
        // No double, take: the double is missed.
        let mark_of_even = mark(0.5);
        assert_eq!((mark_of_even.decisions, mark_of_even.best), (2, 1));
        assert!((mark_of_even.lost - 0.1).abs() < 1e-6);
        // Double, take.
        let mark_of_good = mark(0.75);
        assert_eq!((mark_of_good.best, mark_of_good.lost), (2, 0.0));
        // Double, pass: who passes loses 0.2.
        let mark_of_better = mark(0.85);
        assert_eq!(mark_of_better.best, 1);
        assert!((mark_of_better.lost - 0.2).abs() < 1e-6);
    }

    #[test]
    fn equities_are_compared_with_both_rollouts() {
        // At even chances a centered cube is worth nothing. With the opponent's
        // cube a live game is worth -0.25, the formula takes 0.68 of that, and
        // the cube is at 2.
        let (no_double, double_take): (f64, f64) = (0.0 - 0.7, 2.0 * 0.68 * -0.25 - 0.8);
        let squares = no_double * no_double + double_take * double_take;
        let error = mark(0.5).equity_error().unwrap();
        assert!((error - (squares / 2.0).sqrt()).abs() < 1e-6);
    }
}
