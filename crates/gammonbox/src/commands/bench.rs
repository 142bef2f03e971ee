//! `gammonbox bench`: the engine's signature and speed.

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Args;
use engine::{Class, Evaluator, Judge, Nets, fixed_positions, signature};
use rules::{Board, Movement, Plays, Ruleset};

use super::Answer;
use crate::named_position::NamedPosition;

/// Print the engine's signature and how many positions it evaluates per second.
///
/// The signature is a checksum of all answers on a fixed list of positions: the
/// same number on every machine, with and without vector instructions, and in
/// the browser.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bench {
    /// Only the signature
    #[arg(long)]
    signature: bool,

    /// Don't use the machine's vector instructions
    #[arg(long)]
    plain: bool,

    /// Evaluate the positions on standard input, one per line, and say how many
    /// per second; reading them isn't timed
    #[arg(long, conflicts_with = "signature")]
    positions: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox bench
  gammonbox bench --signature --plain
  gammonbox bench --positions < list-of-ids";

impl Bench {
    /// Runs the benchmark.
    ///
    /// # Errors
    ///
    /// If a line is no position, or a stream fails.
    pub(crate) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let judge = Judge::for_rules(&Ruleset::international(), Nets::bundled());
        let judge = if self.plain {
            judge.without_simd()
        } else {
            judge
        };
        if self.positions {
            let boards = read_boards(input)?;
            let speed = measure(boards.len(), || judge_each(&judge, &boards));
            writeln!(output, "{speed:.0} positions per second, one by one")?;
            let speed = measure(boards.len(), || judge.chances_of_all(&boards).len());
            writeln!(output, "{speed:.0} positions per second, together")?;
            return Ok(Answer::Done);
        }
        writeln!(output, "signature {}", signature(&judge))?;
        if !self.signature {
            let siblings = results_of_fixed_positions();
            let boards: Vec<Board> = siblings.iter().flatten().copied().collect();
            let speed = measure(boards.len(), || {
                siblings
                    .iter()
                    .map(|boards| judge.chances_of_all(boards).len())
                    .sum()
            });
            writeln!(
                output,
                "{speed:.0} positions per second, the plays of a roll together"
            )?;
            let speed = measure(boards.len(), || judge_each(&judge, &boards));
            writeln!(output, "{speed:.0} positions per second, one by one")?;
        }
        Ok(Answer::Done)
    }
}

fn read_boards(input: &mut dyn BufRead) -> anyhow::Result<Vec<Board>> {
    let mut boards = Vec::new();
    for (index, line) in input.lines().enumerate() {
        let line = line?;
        let position: NamedPosition = line
            .trim()
            .parse()
            .with_context(|| format!("line {}", index + 1))?;
        boards.push(*position.position().board());
    }
    ensure!(!boards.is_empty(), "no positions on standard input");
    Ok(boards)
}

/// The contact boards that the fixed positions lead to, by roll.
fn results_of_fixed_positions() -> Vec<Vec<Board>> {
    let results = |(board, roll)| {
        let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
        let boards = plays.iter().map(|(_, board)| board.for_opponent());
        boards
            .filter(|board| Class::of(board) == Class::Contact)
            .collect()
    };
    fixed_positions().map(results).collect()
}

fn judge_each(judge: &Judge, boards: &[Board]) -> usize {
    boards
        .iter()
        .filter(|board| judge.chances(board).win >= 0.0)
        .count()
}

/// How many positions per second, measured over about a second, where
/// `judge_all` evaluates `count`. Uses processor time where the system provides
/// it, so that other programs count less.
fn measure(count: usize, judge_all: impl Fn() -> usize) -> f64 {
    let (begun, begun_to_run) = (Instant::now(), processor_time());
    let mut judged = 0;
    while begun.elapsed().as_secs_f64() < 1.0 {
        assert_eq!(judge_all(), count, "every position is judged");
        judged += count;
    }
    let ran = processor_time().zip(begun_to_run);
    let ran = ran.map(|(now, begun)| now.saturating_sub(begun));
    judged as f64 / ran.unwrap_or_else(|| begun.elapsed()).as_secs_f64()
}

/// How long this thread has run, as Linux knows it.
fn processor_time() -> Option<Duration> {
    let figures = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = figures.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|time| !time.is_zero())
}
