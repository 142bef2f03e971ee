//! Checker decisions of an exam.

use std::fmt;

use rules::{
    Board, Cube, CubeValue, Movement, Play, Player, Plays, PositionId, Roll, Stakes, WrittenPlay,
};

use super::{Choice, ExamEquity, ExamMark};
use crate::cube_decision::CubeLadder;
use crate::decider::{CubeView, Decider};
use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::match_equity::MatchEquityTable;

/// A roll to play for money without a cube, and the values of the plays worth
/// considering.
#[derive(Clone, Debug, PartialEq)]
pub struct ExamPlay {
    /// Before the roll.
    pub board: Board,
    /// The roll to be played.
    pub roll: Roll,
    /// Two or more, best first.
    pub candidates: Vec<ExamCandidate>,
}

/// A play and its rollout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExamCandidate {
    /// The play.
    pub play: Play,
    /// The board after it, from the view of the player who moved.
    pub board: Board,
    /// Its cubeless money equity.
    pub rolled_out: ExamEquity,
}

impl ExamPlay {
    pub(super) fn mark<E: Evaluator + Sync>(&self, engine: &Lookahead<E>) -> ExamMark {
        let ranked = engine.rank_cubeless(&self.board, self.roll);
        let mut mark = ExamMark::default();
        let Some(chosen) = ranked.first() else {
            return mark;
        };
        mark.add_decision(self.lost_with(&chosen.board));
        for candidate in &self.candidates {
            let found = ranked.iter().find(|play| play.board == candidate.board);
            if let Some(found) = found {
                mark.add_choice(found.equity.0 - candidate.rolled_out.equity);
            }
        }
        mark
    }

    pub(super) fn mark_player(&self, player: &impl Decider) -> ExamMark {
        let table = MatchEquityTable::kazaross_xg2();
        // A cube that may not be turned is the same to both sides.
        let highest = Some(CubeValue::ONE);
        let ladder = CubeLadder::new(Player::White, Cube::CENTERED, Stakes::MONEY, highest, table);
        let view = CubeView::new(&ladder, &ladder, ladder.state());
        let plays = Plays::new(&self.board, self.roll, Movement::INTERNATIONAL);
        let chosen = player.choose(&self.board, &plays, view);
        let mut mark = ExamMark::default();
        if let Some((_, result)) = plays.iter().nth(chosen) {
            mark.add_decision(self.lost_with(result));
        }
        mark
    }

    /// What a play loses that leads to this board. One that isn't among the
    /// candidates loses as much as the worst of them.
    fn lost_with(&self, result: &Board) -> f32 {
        let known = |candidate: &&ExamCandidate| candidate.board == *result;
        let chosen = self.candidates.iter().find(known);
        let chosen = chosen.or(self.candidates.last());
        let best = self.candidates.first();
        best.zip(chosen).map_or(0.0, |(best, chosen)| {
            best.rolled_out.equity - chosen.rolled_out.equity
        })
    }
}

impl fmt::Display for ExamPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:", PositionId::from(self.board), self.roll)?;
        for (place, candidate) in self.candidates.iter().enumerate() {
            let ExamCandidate {
                play, rolled_out, ..
            } = candidate;
            let separator = if place == 0 { "" } else { ";" };
            write!(f, "{separator} {play} {rolled_out}")?;
        }
        Ok(())
    }
}

pub(super) fn read(position: &str, roll: &str, choices: &[Choice<'_>]) -> Result<ExamPlay, String> {
    let position: PositionId = position.parse().map_err(|fault| format!("{fault}"))?;
    let board = position.board().map_err(|fault| fault.to_string())?;
    let roll: Roll = roll.trim().parse().map_err(|fault| format!("{fault}"))?;
    let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
    let mut candidates = choices
        .iter()
        .map(|(play, rolled_out)| {
            let play: WrittenPlay = play.parse().map_err(|fault| format!("{fault}"))?;
            let &(play, board) = plays.find(&play).map_err(|fault| fault.to_string())?;
            Ok(ExamCandidate {
                play,
                board,
                rolled_out: *rolled_out,
            })
        })
        .collect::<Result<Vec<_>, String>>()?;
    if candidates.len() < 2 {
        return Err("a decision needs two candidates".into());
    }
    candidates.sort_by(|one, other| other.rolled_out.equity.total_cmp(&one.rolled_out.equity));
    Ok(ExamPlay {
        board,
        roll,
        candidates,
    })
}

#[cfg(test)]
mod tests {
    use crate::chances::Chances;
    use crate::decider::Expert;
    use crate::exam::Exam;
    use crate::lookahead::Plies;

    use super::*;

    const LINE: &str = "4HPwATDgc/ABMA 31: 24/23 13/10 -0.0100 0.0020; 8/5 6/5 +0.1600 0.0030";

    /// Likes the board with the fewest pips on the opponent's five point.
    struct Fixed(f32);

    impl Evaluator for Fixed {
        fn chances(&self, board: &Board) -> Chances {
            let five = board.opponent_on(rules::Point::new(20));
            Chances {
                win: 0.5 - self.0 * f32::from(five),
                ..Chances::default()
            }
        }
    }

    /// The mark of an engine, which a player who decides alike gets as well.
    fn mark(liking: f32) -> ExamMark {
        let exam: Exam = LINE.parse().unwrap();
        let engine = Lookahead::new(Fixed(liking), Movement::INTERNATIONAL, Plies::ZERO);
        let mark = exam.mark(&engine);
        let player = exam.decisions[0].mark_player(&Expert(Fixed(liking)));
        assert_eq!((player.best, player.lost), (mark.best, mark.lost));
        assert_eq!(player.equity_error(), None);
        mark
    }

    #[test]
    fn whoever_finds_the_best_play_loses_nothing() {
        let good = mark(0.01);
        assert_eq!((good.decisions, good.best, good.lost), (1, 1, 0.0));
    }

    #[test]
    fn a_play_that_is_no_candidate_loses_as_much_as_the_worst() {
        let bad = mark(-0.01);
        assert_eq!((bad.decisions, bad.best), (1, 0));
        assert!((bad.rating() - 85.0).abs() < 1e-3, "{}", bad.rating());
    }
}
