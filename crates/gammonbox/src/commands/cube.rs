//! `gammonbox cube`: whether to double, and whether to take.

use std::io::{BufRead, Write};

use clap::Args;
use engine::{Analyst, CubeAdvice, CubeDecision, Equity};
use rules::{Position, Stage};
use serde::Serialize;

use super::Answer;
use crate::batch::{converse, write_line};
use crate::engine_choice::Inquiry;
use crate::figures::{percent, points};
use crate::named_position::NamedPosition;
use crate::table::Table;

/// Say whether to double and whether to take.
///
/// Give the position as a GNUbg ID, XGID or OGID, which include the cube and
/// the score, or as a Position ID for money play with a centered cube. Equities
/// are for the player on roll, in points of the current cube.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Cube {
    #[command(flatten)]
    inquiry: Inquiry,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox cube XGID=-a-a-BBBC---cC---cbbbB----:0:0:1:00:0:0:0:0:10
  gammonbox cube --plies 3 --json 4HPwATDgc/ABMA
  gammonbox cube --met my-table.xml XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10

With --json the answer is one line:
  {"position":"…","no_double":0.91,"double_take":0.98,"double_pass":1.0,
   "decision":"double, take","equity":0.98,"take_point":0.22,"win":0.76}
The take point is the share of games the opponent must win to take, with the
same share of gammons; null if every double is a take. In a match there are
"match_winning_chances" for the three choices, too. If the player on roll may
not double, "decision" is null and the exit status is 1."#;

#[derive(Serialize)]
struct Advice {
    position: String,
    #[serde(flatten)]
    choices: Option<Choices>,
    decision: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    match_winning_chances: Option<MatchWinningChances>,
}

#[derive(Serialize)]
struct Choices {
    no_double: f32,
    double_take: f32,
    double_pass: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    double_beaver: Option<f32>,
    equity: f32,
    take_point: Option<f32>,
    win: f32,
}

#[derive(Serialize)]
struct MatchWinningChances {
    no_double: f64,
    double_take: f64,
    double_pass: f64,
}

impl Cube {
    /// Advises on one position, or on those of a batch.
    ///
    /// # Errors
    ///
    /// If what is asked makes no sense, or a stream fails.
    pub(crate) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let Some(position) = &self.inquiry.position else {
            let analyst = self.inquiry.analyst()?;
            converse(input, output, |line| {
                let position = line.parse()?;
                let advice = advise(&position, &analyst)?;
                Ok(Advice::new(&position, advice.as_ref(), &analyst))
            })?;
            return Ok(Answer::Done);
        };
        let analyst = self.inquiry.analyst()?;
        let advice = advise(position, &analyst)?;
        if self.inquiry.json {
            write_line(output, &Advice::new(position, advice.as_ref(), &analyst))?;
        } else if let Some(advice) = &advice {
            write(output, position.position(), advice, &analyst)?;
        } else {
            writeln!(output, "the player on roll may not double")?;
        }
        Ok(match advice {
            Some(_) => Answer::Done,
            None => Answer::No,
        })
    }
}

fn advise(position: &NamedPosition, analyst: &Analyst) -> anyhow::Result<Option<CubeAdvice>> {
    if position.position().stage() == Stage::Over {
        anyhow::bail!("the game is already over in position {position}");
    }
    Ok(analyst.cube(position.position()))
}

impl Advice {
    fn new(position: &NamedPosition, advice: Option<&CubeAdvice>, analyst: &Analyst) -> Advice {
        Advice {
            position: position.to_string(),
            choices: advice.map(Choices::new),
            decision: advice.map(|advice| advice.decision.to_string()),
            match_winning_chances: advice.and_then(|advice| {
                MatchWinningChances::new(&advice.decision, position.position(), analyst)
            }),
        }
    }
}

impl Choices {
    fn new(advice: &CubeAdvice) -> Choices {
        let decision = &advice.decision;
        Choices {
            no_double: decision.no_double.0,
            double_take: decision.double_take.0,
            double_pass: decision.double_pass.0,
            double_beaver: decision.double_beaver.map(|equity| equity.0),
            equity: decision.equity().0,
            take_point: advice.window.take_point(),
            win: advice.chances.win,
        }
    }
}

impl MatchWinningChances {
    fn new(
        decision: &CubeDecision,
        position: &Position,
        analyst: &Analyst,
    ) -> Option<MatchWinningChances> {
        let chance = |equity| {
            let chance = analyst.match_winning_chance(position, equity);
            chance.map(|chance| chance.0)
        };
        Some(MatchWinningChances {
            no_double: chance(decision.no_double)?,
            double_take: chance(decision.double_take)?,
            double_pass: chance(decision.double_pass)?,
        })
    }
}

fn write(
    output: &mut dyn Write,
    position: &Position,
    advice: &CubeAdvice,
    analyst: &Analyst,
) -> anyhow::Result<()> {
    let decision = &advice.decision;
    let is_match = analyst
        .match_winning_chance(position, Equity::default())
        .is_some();
    let to_win = if is_match { "to win the match" } else { "" };
    let mut table = Table::new(["", "equity", "", to_win]);
    let [no_double, double] = if decision.is_redouble {
        ["no redouble", "redouble"]
    } else {
        ["no double", "double"]
    };
    let mut push = |choice: &str, equity: Equity| {
        let chance = analyst.match_winning_chance(position, equity);
        let chance = chance.map_or(String::new(), |chance| percent(chance.0));
        let behind = points(equity - decision.equity());
        table.push([choice, &points(equity), &behind, &chance]);
    };
    push(no_double, decision.no_double);
    push(&format!("{double}, take"), decision.double_take);
    if let Some(equity) = decision.double_beaver {
        push(&format!("{double}, beaver"), equity);
    }
    push(&format!("{double}, pass"), decision.double_pass);
    writeln!(output, "{table}")?;
    writeln!(output, "{decision}")?;
    let chances = &advice.chances;
    let wins = percent(chances.lose());
    match advice.window.take_point() {
        Some(needed) => writeln!(
            output,
            "the opponent wins {} and needs {} to take",
            wins.trim_start(),
            percent(needed).trim_start()
        )?,
        None => writeln!(
            output,
            "the opponent wins {} and can take every double",
            wins.trim_start()
        )?,
    }
    Ok(())
}
