//! `gammonbox evaluate`: how good a position is.

use std::io::{BufRead, Write};

use clap::Args;
use engine::{Analyst, Chances};
use serde::Serialize;

use super::Answer;
use crate::batch::{converse, write_line};
use crate::engine_choice::Inquiry;
use crate::figures::{percent, points};
use crate::named_position::NamedPosition;
use crate::table::Table;

/// Say how good a position is for the player on roll, before rolling.
///
/// Give the position as a Position ID, GNUbg ID, XGID or OGID. If it includes a
/// roll, the roll is ignored.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Evaluate {
    #[command(flatten)]
    inquiry: Inquiry,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox evaluate 4HPwATDgc/ABMA
  gammonbox evaluate --plies 0 --json 4HPwATDgc/ABMA
  gammonbox evaluate XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10
  gammonbox evaluate --plies 1 --batch < positions.txt

With --json the answer is one line:
  {"position":"4HPwATDgc/ABMA","win":0.525,"win_gammon":0.149,
   "win_backgammon":0.007,"lose_gammon":0.125,"lose_backgammon":0.005,
   "equity":0.076}
Everything is cubeless. Wins include gammons, and gammons include backgammons.
With --batch the answer to a bad line is {"error":"…"}."#;

#[derive(Serialize)]
struct Evaluation {
    position: String,
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
    equity: f32,
}

impl Evaluate {
    /// Evaluates one position, or those of a batch.
    ///
    /// # Errors
    ///
    /// If what is asked makes no sense, or a stream fails.
    pub(crate) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let analyst = self.inquiry.analyst()?;
        match &self.inquiry.position {
            None => converse(input, output, |line| {
                let position = line.parse()?;
                Ok(Evaluation::new(&position, &analyst))
            })?,
            Some(position) if self.inquiry.json => {
                write_line(output, &Evaluation::new(position, &analyst))?;
            }
            Some(position) => write(output, position, &analyst)?,
        }
        Ok(Answer::Done)
    }
}

impl Evaluation {
    fn new(position: &NamedPosition, analyst: &Analyst) -> Evaluation {
        let chances = analyst.chances(position.position());
        Evaluation {
            position: position.to_string(),
            win: chances.win,
            win_gammon: chances.win_gammon,
            win_backgammon: chances.win_backgammon,
            lose_gammon: chances.lose_gammon,
            lose_backgammon: chances.lose_backgammon,
            equity: chances.equity().0,
        }
    }
}

fn write(
    output: &mut dyn Write,
    position: &NamedPosition,
    analyst: &Analyst,
) -> anyhow::Result<()> {
    let position = position.position();
    let chances = analyst.chances(position);
    let mut table = Table::new(["", "wins", "gammons", "backgammons"]);
    let mut push = |who, chances: &Chances| {
        table.push([
            who,
            &percent(chances.win),
            &percent(chances.win_gammon),
            &percent(chances.win_backgammon),
        ]);
    };
    push("on roll", &chances);
    push("opponent", &chances.for_opponent());
    writeln!(output, "{table}")?;
    writeln!(output, "equity         {}", points(chances.equity()))?;
    let equity = analyst.equity(position);
    writeln!(output, "with the cube  {}", points(equity))?;
    if let Some(chance) = analyst.match_winning_chance(position, equity) {
        writeln!(output, "to win the match {}", percent(chance.0))?;
    }
    Ok(())
}
