//! Makes exams: decisions from games between players of several strengths,
//! with rolled-out choices.

mod cube;
mod play;

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

use engine::{Evaluator, Exam, ExamDecision, ExamEquity, Judge, LineResult};
use rules::{Board, Movement, Plays, Roll};

use crate::random::Random;

/// What an exam asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// Checker plays.
    Plays,
    /// Doubles and replies.
    Cube,
}

/// How much the players of a game err: the largest error that's added to each
/// equity. Each game uses one of these.
const SLIPS: [f32; 4] = [0.0, 0.02, 0.08, 0.25];

/// Adds decisions to the file until it has `count` of them.
pub(crate) fn make(
    subject: Subject,
    path: &Path,
    count: usize,
    seed: u64,
    judge: &Judge,
) -> Result<(), Box<dyn std::error::Error>> {
    let begun = match std::fs::read_to_string(path) {
        Ok(text) => text.parse::<Exam>()?.decisions.len(),
        Err(_) => 0,
    };
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    // Each decision has its own game, seeded by its number.
    for number in begun..count {
        let mut random = Random::new(
            seed.wrapping_add(number as u64)
                .wrapping_mul(0x2545_F491_4F6C_DD1D),
        );
        let number = number as u64;
        let decision = loop {
            let found = match subject {
                Subject::Plays => play::find(judge, &mut random, number).map(ExamDecision::Play),
                Subject::Cube => cube::find(judge, &mut random, number).map(ExamDecision::Cube),
            };
            if let Some(decision) = found {
                break decision;
            }
        };
        writeln!(file, "{decision}")?;
        if number % 50 == 49 {
            println!("{} of {count}", number + 1);
        }
    }
    Ok(())
}

/// One of the errors that players make.
fn slip(random: &mut Random) -> f32 {
    SLIPS[random.below(SLIPS.len() as u32) as usize]
}

/// The board after a roll, as the opponent sees it, played by a player who errs
/// by up to `slip` points.
fn played(judge: &Judge, board: &Board, roll: Roll, slip: f32, random: &mut Random) -> Board {
    let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
    let results: Vec<Board> = plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect();
    let values = judge.chances_of_all(&results);
    let mut best = (0, f32::INFINITY);
    for (place, value) in values.iter().enumerate() {
        let equity = value.equity().0 + slip * random.signed();
        if equity < best.1 {
            best = (place, equity);
        }
    }
    results[best.0]
}

fn rolled_out(line: &LineResult) -> ExamEquity {
    ExamEquity {
        equity: line.equity.0,
        error: line.equity_error.0,
    }
}

#[cfg(test)]
mod tests {
    use engine::PositionKind;

    use super::*;

    #[test]
    fn the_exams_ask_what_they_say() {
        let plays: Exam = include_str!("../exam").parse().unwrap();
        let is_play = |decision: &ExamDecision| matches!(decision, ExamDecision::Play(_));
        assert!(plays.decisions.iter().all(is_play));
        let cube: Exam = include_str!("../cube_exam").parse().unwrap();
        assert!(!cube.decisions.iter().any(is_play));
        let kinds = PositionKind::ALL.into_iter().cycle();
        for (number, (decision, kind)) in cube.decisions.iter().zip(kinds).enumerate() {
            assert_eq!(decision.kind(), kind, "decision {number}");
        }
    }
}
