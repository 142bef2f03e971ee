//! An exam for engines: decisions whose candidates were rolled out.
//!
//! A line is a Position ID, a roll, and after a colon the candidates: play,
//! cubeless equity for money, and its standard error, separated by semicolons.
//!
//! ```text
//! 4HPwATDgc/ABMA 31: 8/5 6/5 +0.1593 0.0021; 24/23 13/10 -0.0102 0.0025
//! ```
//!
//! An engine is asked for its play. What it loses against the best candidate
//! is the mark; a play that is not among the candidates loses as much as the
//! worst of them.

use std::fmt;
use std::str::FromStr;

use rules::{Board, Movement, Play, Plays, PositionId, Roll, WrittenPlay};

use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::position_kind::PositionKind;

/// Decisions with the worth of their candidates.
#[derive(Clone, Debug, Default)]
pub struct Exam {
    /// In the order of the file.
    pub decisions: Vec<ExamDecision>,
}

/// A roll to be played, and what the plays worth thinking of came to.
#[derive(Clone, Debug, PartialEq)]
pub struct ExamDecision {
    /// Before the roll.
    pub board: Board,
    /// The roll to be played.
    pub roll: Roll,
    /// Two or more, the best first.
    pub candidates: Vec<ExamCandidate>,
}

/// A play and what rollouts say of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExamCandidate {
    /// The play.
    pub play: Play,
    /// The board after it, as the player sees it who moved.
    pub board: Board,
    /// Its cubeless equity for money.
    pub equity: f32,
    /// The standard error of the equity.
    pub error: f32,
}

/// How an engine did, in all or on one kind of position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExamMark {
    /// The decisions asked.
    pub decisions: u32,
    /// Those in which it chose the best candidate.
    pub best: u32,
    /// The points lost in all decisions together.
    pub lost: f64,
    /// The squared differences of its equities from the rollouts', summed up
    /// over all candidates.
    squares: f64,
    candidates: u32,
}

impl ExamMark {
    /// Thousandths of a point lost a decision, halved, as performance ratings
    /// are counted. Less is better.
    #[must_use]
    pub fn rating(&self) -> f64 {
        500.0 * self.lost / f64::from(self.decisions.max(1))
    }

    /// The share of decisions in which it chose the best candidate.
    #[must_use]
    pub fn best_share(&self) -> f64 {
        f64::from(self.best) / f64::from(self.decisions.max(1))
    }

    /// By how much its equities differ from the rollouts', as the root of the
    /// mean square.
    #[must_use]
    pub fn equity_error(&self) -> f64 {
        (self.squares / f64::from(self.candidates.max(1))).sqrt()
    }

    /// Counts the decisions of another mark too.
    pub fn add(&mut self, other: &ExamMark) {
        self.decisions += other.decisions;
        self.best += other.best;
        self.lost += other.lost;
        self.squares += other.squares;
        self.candidates += other.candidates;
    }
}

impl Exam {
    /// How an engine does on the whole exam.
    pub fn mark<E: Evaluator + Sync>(&self, engine: &Lookahead<E>) -> ExamMark {
        let mut sum = ExamMark::default();
        for decision in &self.decisions {
            sum.add(&decision.mark(engine));
        }
        sum
    }
}

impl ExamDecision {
    /// The kind of position, as the player to move sees it.
    #[must_use]
    pub fn kind(&self) -> PositionKind {
        PositionKind::of(&self.board)
    }

    /// How an engine does on this decision.
    pub fn mark<E: Evaluator + Sync>(&self, engine: &Lookahead<E>) -> ExamMark {
        let ranked = engine.rank_cubeless(&self.board, self.roll);
        let (Some(chosen), [best, .., worst]) = (ranked.first(), &*self.candidates) else {
            return ExamMark::default();
        };
        let known = self
            .candidates
            .iter()
            .find(|known| known.board == chosen.board);
        let lost = best.equity - known.unwrap_or(worst).equity;
        let mut mark = ExamMark {
            decisions: 1,
            best: u32::from(lost == 0.0),
            lost: f64::from(lost),
            ..ExamMark::default()
        };
        for candidate in &self.candidates {
            let found = ranked.iter().find(|play| play.board == candidate.board);
            if let Some(found) = found {
                let difference = f64::from(found.equity.0 - candidate.equity);
                mark.squares += difference * difference;
                mark.candidates += 1;
            }
        }
        mark
    }
}

impl fmt::Display for ExamDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:", PositionId::from(self.board), self.roll)?;
        for (place, candidate) in self.candidates.iter().enumerate() {
            let ExamCandidate {
                play,
                equity,
                error,
                ..
            } = candidate;
            let separator = if place == 0 { "" } else { ";" };
            write!(f, "{separator} {play} {equity:+.4} {error:.4}")?;
        }
        Ok(())
    }
}

/// A line of an exam that says something else than a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseExamError {
    /// The line, counted from 1.
    pub line: usize,
    fault: String,
}

impl fmt::Display for ParseExamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for ParseExamError {}

impl FromStr for Exam {
    type Err = ParseExamError;

    /// Reads one decision a line; empty lines and lines that begin with `#`
    /// are left out.
    fn from_str(text: &str) -> Result<Exam, ParseExamError> {
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        let decisions = lines.map(|(index, line)| {
            read_decision(line).map_err(|fault| ParseExamError {
                line: index + 1,
                fault,
            })
        });
        let decisions = decisions.collect::<Result<_, _>>()?;
        Ok(Exam { decisions })
    }
}

fn read_decision(line: &str) -> Result<ExamDecision, String> {
    let (asked, answers) = line
        .split_once(':')
        .ok_or("expected a position, a roll, a colon and the candidates")?;
    let (position, roll) = asked
        .trim()
        .split_once(' ')
        .ok_or("expected a position and a roll before the colon")?;
    let position: PositionId = position.parse().map_err(|fault| format!("{fault}"))?;
    let board = position.board().map_err(|fault| fault.to_string())?;
    let roll: Roll = roll.trim().parse().map_err(|fault| format!("{fault}"))?;
    let mut candidates = answers
        .split(';')
        .map(|candidate| read_candidate(candidate.trim(), &board, roll))
        .collect::<Result<Vec<_>, _>>()?;
    if candidates.len() < 2 {
        return Err("a decision needs two candidates".into());
    }
    candidates.sort_by(|one, other| other.equity.total_cmp(&one.equity));
    Ok(ExamDecision {
        board,
        roll,
        candidates,
    })
}

fn read_candidate(text: &str, board: &Board, roll: Roll) -> Result<ExamCandidate, String> {
    let mut words = text.rsplitn(3, ' ');
    let mut number = |what: &str| {
        let word = words.next().unwrap_or_default();
        let number = word.parse::<f32>().ok().filter(|number| number.is_finite());
        number.ok_or_else(|| format!("'{word}' is no {what}"))
    };
    let (error, equity) = (number("standard error")?, number("equity")?);
    let play: WrittenPlay = words
        .next()
        .unwrap_or_default()
        .parse()
        .map_err(|fault| format!("{fault}"))?;
    let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
    let &(play, board) = plays.find(&play).map_err(|fault| fault.to_string())?;
    Ok(ExamCandidate {
        play,
        board,
        equity,
        error,
    })
}

#[cfg(test)]
mod tests {
    use crate::chances::Chances;
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

    fn mark(liking: f32) -> ExamMark {
        let exam: Exam = LINE.parse().unwrap();
        let engine = Lookahead::new(Fixed(liking), Movement::INTERNATIONAL, Plies::ZERO);
        exam.mark(&engine)
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

    #[test]
    fn an_exam_is_written_as_it_is_read() {
        let exam: Exam = format!("# a comment\n\n{LINE}").parse().unwrap();
        let written = exam.decisions[0].to_string();
        // The best first.
        let expected = "4HPwATDgc/ABMA 31: 8/5 6/5 +0.1600 0.0030; 24/23 13/10 -0.0100 0.0020";
        assert_eq!(written, expected);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let fault = |text: &str| text.parse::<Exam>().unwrap_err().to_string();
        assert_eq!(
            fault("# exam\n4HPwATDgc/ABMA 31 8/5 6/5"),
            "line 2: expected a position, a roll, a colon and the candidates"
        );
        assert_eq!(
            fault("4HPwATDgc/ABMA 31: 8/5 6/5 good 0.1"),
            "line 1: 'good' is no equity"
        );
        assert_eq!(
            fault("4HPwATDgc/ABMA 31: 8/5 6/5 0.1 0.1"),
            "line 1: a decision needs two candidates"
        );
    }
}
