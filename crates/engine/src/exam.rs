//! An exam for engines: decisions whose choices were rolled out.
//!
//! A line is a decision. A checker decision is a Position ID, a roll and, after
//! a colon, the candidates, separated by semicolons: play, cubeless money
//! equity, and its standard error. A cube decision is an XGID before the roll
//! and, after a colon, the two choices with their cubeful equities.
//!
//! ```text
//! 4HPwATDgc/ABMA 31: 8/5 6/5 +0.1593 0.0021; 24/23 13/10 -0.0102 0.0025
//! XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10: no double +0.1021 0.0040; double/take -0.1713 0.0075
//! ```
//!
//! The engine is asked what it would do and marked by what that loses.

mod cube;
mod mark;
mod play;

use std::fmt;
use std::str::FromStr;

use crate::decider::Decider;
use crate::evaluator::Evaluator;
use crate::lookahead::Lookahead;
use crate::position_kind::PositionKind;

pub use cube::ExamCube;
pub use mark::ExamMark;
pub use play::{ExamCandidate, ExamPlay};

/// Decisions with the values of their choices.
#[derive(Clone, Debug, Default)]
pub struct Exam {
    /// In the order of the file.
    pub decisions: Vec<ExamDecision>,
}

/// A question of an exam.
#[derive(Clone, Debug, PartialEq)]
pub enum ExamDecision {
    /// How to play a roll.
    Play(ExamPlay),
    /// Whether to double, and whether to take.
    Cube(ExamCube),
}

/// An equity by rollout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExamEquity {
    /// In points of the current cube.
    pub equity: f32,
    /// Its standard error.
    pub error: f32,
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
    /// The kind of position, as the player on roll sees it.
    #[must_use]
    pub fn kind(&self) -> PositionKind {
        PositionKind::of(match self {
            ExamDecision::Play(decision) => &decision.board,
            ExamDecision::Cube(decision) => decision.position.board(),
        })
    }

    /// How an engine does on this decision.
    pub fn mark<E: Evaluator + Sync>(&self, engine: &Lookahead<E>) -> ExamMark {
        match self {
            ExamDecision::Play(decision) => decision.mark(engine),
            ExamDecision::Cube(decision) => decision.mark(engine),
        }
    }

    /// How a player does on this decision. Players only say what they'd do, so
    /// the mark has no equity error.
    pub fn mark_player(&self, player: &impl Decider) -> ExamMark {
        match self {
            ExamDecision::Play(decision) => decision.mark_player(player),
            ExamDecision::Cube(decision) => decision.mark_player(player),
        }
    }
}

impl fmt::Display for ExamDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExamDecision::Play(decision) => decision.fmt(f),
            ExamDecision::Cube(decision) => decision.fmt(f),
        }
    }
}

impl fmt::Display for ExamEquity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.4} {:.4}", self.equity, self.error)
    }
}

/// A line of an exam that isn't a decision.
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

    /// Reads one decision per line; empty lines and lines that begin with `#`
    /// are skipped.
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
    // An XGID has colons of its own, but no spaces.
    let (asked, choices) = line
        .split_once(": ")
        .ok_or("expected a position, a roll, a colon and the candidates")?;
    let choices = choices
        .split(';')
        .map(|choice| read_choice(choice.trim()))
        .collect::<Result<Vec<_>, _>>()?;
    match asked.trim().split_once(' ') {
        Some((position, roll)) => play::read(position, roll, &choices).map(ExamDecision::Play),
        None if asked.starts_with("XGID=") => cube::read(asked, &choices).map(ExamDecision::Cube),
        None => Err("expected a position and a roll before the colon".into()),
    }
}

/// A choice as it's written, with its equity.
type Choice<'a> = (&'a str, ExamEquity);

fn read_choice(text: &str) -> Result<Choice<'_>, String> {
    let mut words = text.rsplitn(3, ' ');
    let mut number = |what: &str| {
        let word = words.next().unwrap_or_default();
        let number = word.parse::<f32>().ok().filter(|number| number.is_finite());
        number.ok_or_else(|| format!("'{word}' is no {what}"))
    };
    let (error, equity) = (number("standard error")?, number("equity")?);
    let choice = words.next().unwrap_or_default();
    Ok((choice, ExamEquity { equity, error }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exam_is_written_as_it_is_read() {
        let play = "4HPwATDgc/ABMA 31: 24/23 13/10 -0.0100 0.0020; 8/5 6/5 +0.1600 0.0030";
        let cube = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10: \
                    no double +0.1021 0.0040; double/take -0.1713 0.0075";
        let exam: Exam = format!("# a comment\n\n{play}\n{cube}").parse().unwrap();
        // The best play first.
        let expected = "4HPwATDgc/ABMA 31: 8/5 6/5 +0.1600 0.0030; 24/23 13/10 -0.0100 0.0020";
        assert_eq!(exam.decisions[0].to_string(), expected);
        assert_eq!(exam.decisions[1].to_string(), cube);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let fault = |text: &str| text.parse::<Exam>().unwrap_err().to_string();
        assert_eq!(
            fault("# exam\n4HPwATDgc/ABMA 31 8/5 6/5"),
            "line 2: expected a position, a roll, a colon and the candidates"
        );
        assert_eq!(
            fault("4HPwATDgc/ABMA: 8/5 6/5 0.1 0.1"),
            "line 1: expected a position and a roll before the colon"
        );
        assert_eq!(
            fault("4HPwATDgc/ABMA 31: 8/5 6/5 good 0.1"),
            "line 1: 'good' is no equity"
        );
        assert_eq!(
            fault("4HPwATDgc/ABMA 31: 8/5 6/5 0.1 0.1"),
            "line 1: a decision needs two candidates"
        );
        let cube = |id: &str| format!("XGID={id}: no double 0.1 0.1; take 0.1 0.1");
        assert_eq!(
            fault(&cube("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")),
            "line 1: expected 'no double' and 'double/take' after the colon"
        );
        let cube = cube("-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10");
        assert_eq!(
            fault(&cube.replace("; take", "; double/take")),
            "line 1: the player on roll may not double"
        );
    }
}
