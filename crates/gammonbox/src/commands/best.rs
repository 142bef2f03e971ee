//! `gammonbox best`: ranks the plays of a roll.

use std::io::{BufRead, Write};
use std::num::NonZeroUsize;

use anyhow::{Context, ensure};
use clap::Args;
use engine::{Analyst, RankedPlay};
use rules::{PositionId, Roll};
use serde::Serialize;

use super::Answer;
use crate::batch::{converse, write_line};
use crate::engine_choice::Inquiry;
use crate::figures::{percent, points};
use crate::named_position::NamedPosition;
use crate::table::Table;

/// Rank the legal plays of a roll, best first.
///
/// Give the position as a Position ID, GNUbg ID, XGID or OGID. The last three
/// include the cube and the score, and equities are cubeful, in points of the
/// cube. A Position ID is only a board: its equities are for money, without a
/// cube.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Best {
    #[command(flatten)]
    inquiry: Inquiry,

    /// The roll, such as 31; not needed if the position includes it
    roll: Option<Roll>,

    /// Show only this many plays, best first
    #[arg(long, value_name = "N")]
    top: Option<NonZeroUsize>,

    /// Ignore the cube and the score, whatever the position says
    #[arg(long)]
    cubeless: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox best 4HPwATDgc/ABMA 31
  gammonbox best --plies 3 --top 3 4HPwATDgc/ABMA 64
  gammonbox best XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10
  echo "4HPwATDgc/ABMA 31" | gammonbox best --plies 0 --batch

With --json the answer is one line, as for `gammonbox moves`, with an equity for
each play, best first:
  {"position":"4HPwATDgc/ABMA","roll":"31","plays":[
    {"play":"8/5 6/5","position":"<Position ID>","equity":0.159}, …]}
Plays that are clearly worse are searched less deeply and come last.
With --batch a line has a position and a roll and is answered before the next is
read; the answer to a bad line is {"error":"…"}."#;

/// What is asked: in the arguments, or on a line of a batch.
struct Request {
    position: NamedPosition,
    roll: Roll,
}

#[derive(Serialize)]
struct Ranking {
    position: String,
    roll: String,
    plays: Vec<Ranked>,
}

#[derive(Serialize)]
struct Ranked {
    play: String,
    position: String,
    equity: f32,
}

impl Best {
    /// Ranks the plays of one roll, or of a batch.
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
                let request = Request::read(line)?;
                let plays = self.rank(&request, &analyst);
                Ok(Ranking::new(&request, self.top(&plays)))
            })?;
            return Ok(Answer::Done);
        };
        let request = Request::new(position.clone(), self.roll)?;
        let analyst = self.inquiry.analyst()?;
        let plays = self.rank(&request, &analyst);
        if self.inquiry.json {
            write_line(output, &Ranking::new(&request, self.top(&plays)))?;
        } else {
            // Who may pass has more than that one play.
            let no_move = if plays.len() > 1 {
                "pass"
            } else {
                "cannot move"
            };
            write(output, self.top(&plays), no_move)?;
        }
        Ok(Answer::Done)
    }

    fn rank(&self, request: &Request, analyst: &Analyst) -> Vec<RankedPlay> {
        let position = request.position.position();
        if self.cubeless || !request.position.says_cube() {
            analyst.plays_cubeless(position, request.roll)
        } else {
            analyst.plays(position, request.roll)
        }
    }

    /// Those that are asked for.
    fn top<'a>(&self, plays: &'a [RankedPlay]) -> &'a [RankedPlay] {
        let most = self.top.map_or(usize::MAX, NonZeroUsize::get);
        &plays[..plays.len().min(most)]
    }
}

impl Request {
    fn new(position: NamedPosition, roll: Option<Roll>) -> anyhow::Result<Request> {
        let roll = position.roll_to_play(roll)?;
        Ok(Request { position, roll })
    }

    /// Reads a line of a batch.
    fn read(line: &str) -> anyhow::Result<Request> {
        let mut words = line.split_whitespace();
        let position = words.next();
        let position = position.context("the line is empty: expected a position and a roll")?;
        let roll = words.next().map(str::parse).transpose()?;
        let rest = words.next();
        ensure!(
            rest.is_none(),
            "expected a position and a roll, and nothing else"
        );
        Request::new(position.parse()?, roll)
    }
}

impl Ranking {
    fn new(request: &Request, plays: &[RankedPlay]) -> Ranking {
        let ranked = plays.iter().map(|ranked| Ranked {
            play: ranked.play.to_string(),
            position: PositionId::from(ranked.board.for_opponent()).to_string(),
            equity: ranked.equity.0,
        });
        Ranking {
            position: request.position.to_string(),
            roll: request.roll.to_string(),
            plays: ranked.collect(),
        }
    }
}

fn write(output: &mut dyn Write, plays: &[RankedPlay], no_move: &str) -> anyhow::Result<()> {
    let mut table = Table::new([
        "", "play", "equity", "", "wins", "gammons", "lost", "gammons", "plies",
    ]);
    let best = plays.first().map(|play| play.equity).unwrap_or_default();
    for (number, ranked) in (1..).zip(plays) {
        let play = ranked.play.to_string();
        let behind = match number {
            1 => String::new(),
            _ => points(ranked.equity - best),
        };
        let chances = &ranked.chances;
        table.push([
            &number.to_string(),
            if play.is_empty() { no_move } else { &play },
            &points(ranked.equity),
            &behind,
            &percent(chances.win),
            &percent(chances.win_gammon),
            &percent(chances.lose()),
            &percent(chances.lose_gammon),
            &ranked.plies.to_string(),
        ]);
    }
    write!(output, "{table}")?;
    Ok(())
}
