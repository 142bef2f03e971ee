//! `gammonbox perft`: counts plays.

use std::io::Write;

use anyhow::Context;
use clap::Args;
use rules::{Board, Movement, Plays, Roll, Ruleset, perft};
use serde::Serialize;

use super::Answer;
use crate::batch::write_line;
use crate::named_position::NamedPosition;
use crate::progress::Progress;

/// Count the ways the next turns can go.
///
/// Each of the 21 rolls counts once, and so does each position it can lead to;
/// finished games aren't continued. Programs that agree on the rules agree on
/// these numbers.
#[derive(Args, Debug)]
#[command(allow_missing_positional = true, after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// Position to start from (default: the opening)
    #[arg(allow_hyphen_values = true)]
    position: Option<NamedPosition>,

    /// Number of turns, 1 to 6
    #[arg(value_parser = depth)]
    depth: u8,

    /// Rules to play by: a built-in ruleset or house rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Show the count for each roll, too
    #[arg(long)]
    by_roll: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Check that the count is this; if not, the exit status is 1
    #[arg(long, value_name = "COUNT")]
    expect: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox perft 2                                 from the opening: 202782
  gammonbox perft --by-roll 1                       the same for each first roll
  gammonbox perft --rules nordic 4HPwATDgc/ABMA 2   by other rules
  gammonbox perft --expect 116154993 3              for scripts: check the exit status";

#[derive(Serialize)]
struct Counted {
    depth: u8,
    rolls: Vec<RollCount>,
    total: u64,
}

#[derive(Serialize)]
struct RollCount {
    roll: String,
    count: u64,
}

impl Perft {
    /// Counts, and says how many.
    ///
    /// # Errors
    ///
    /// If the answer cannot be written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let board = match &self.position {
            Some(named) => *named.position().board(),
            None => self.rules.variant.opening(),
        };
        let counted = count(&board, self.rules.movement, self.depth);
        if self.json {
            write_line(output, &counted)?;
        } else {
            if self.by_roll {
                for RollCount { roll, count } in &counted.rolls {
                    writeln!(output, "{roll} {count:>15}")?;
                }
            }
            writeln!(output, "{}", counted.total)?;
        }
        let is_as_expected = self.expect.is_none_or(|count| count == counted.total);
        Ok(if is_as_expected {
            Answer::Done
        } else {
            Answer::No
        })
    }
}

fn depth(text: &str) -> anyhow::Result<u8> {
    let depth = text.parse().ok().filter(|depth| (1..=6).contains(depth));
    depth.with_context(|| format!("'{text}' is not a depth: expected 1 to 6 turns"))
}

/// The same as [`rules::perft`], roll by roll, with a word on how far it is.
fn count(board: &Board, movement: Movement, depth: u8) -> Counted {
    let mut progress = Progress::new(Roll::ALL.len());
    let rolls: Vec<_> = Roll::ALL
        .into_iter()
        .map(|roll| {
            let plays = Plays::new(board, roll, movement);
            let after = |result: &Board| perft(&result.for_opponent(), movement, depth - 1);
            let count = match board.is_over() {
                true => 0,
                false => plays.iter().map(|(_, result)| after(result)).sum(),
            };
            progress.advance();
            RollCount {
                roll: roll.to_string(),
                count,
            }
        })
        .collect();
    let total = rolls.iter().map(|roll| roll.count).sum();
    Counted {
        depth,
        rolls,
        total,
    }
}
