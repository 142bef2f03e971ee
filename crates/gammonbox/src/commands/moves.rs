//! `gammonbox moves`: lists every legal play of a roll.

use std::io::{BufRead, Write};

use anyhow::Context;
use clap::Args;
use rules::{PlayNotFound, PositionId, Roll, Ruleset, Turn, WrittenPlay};
use serde::Serialize;

use super::Answer;
use crate::batch::{converse, write_line};
use crate::named_position::NamedPosition;
use crate::table::Table;

/// List every legal play of a roll and the position it leads to.
///
/// Give the position as a Position ID, GNUbg ID, XGID or OGID. Resulting
/// positions are Position IDs with the opponent on roll.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Moves {
    /// The position, as the player on roll sees it
    #[arg(allow_hyphen_values = true, required_unless_present = "batch")]
    position: Option<NamedPosition>,

    /// The roll, such as 31; not needed if the position includes it
    roll: Option<Roll>,

    /// Only this play, such as "8/5 6/5"
    play: Option<WrittenPlay>,

    /// Rules to play by: a built-in ruleset (see `gammonbox rules`) or house
    /// rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Read lines of `POSITION ROLL [PLAY]` and answer each with a line of JSON
    #[arg(long, conflicts_with_all = ["position", "json"])]
    batch: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox moves 4HPwATDgc/ABMA 31
  gammonbox moves --rules nordic 4HPwATDgc/ABMA 66
  gammonbox moves 4HPwATDgc/ABMA 31 "8/5 6/5"
  echo "4HPwATDgc/ABMA 31" | gammonbox moves --batch

With --json the answer is one line:
  {"position":"4HPwATDgc/ABMA","roll":"31","plays":[
    {"play":"8/5 6/5","position":"<Position ID>"}, …]}
If you can't move, there's one play, which is empty; a pass is empty too. With
--batch each line is answered before the next is read; the answer to a bad line
is {"error":"…"}."#;

/// What is asked: in the arguments, or on a line of a batch.
struct Request {
    position: NamedPosition,
    roll: Roll,
    play: Option<WrittenPlay>,
}

#[derive(Serialize)]
struct Listing {
    position: String,
    roll: String,
    plays: Vec<Listed>,
    /// Whether there is a play with a move.
    #[serde(skip)]
    can_move: bool,
}

#[derive(Serialize)]
struct Listed {
    play: String,
    position: String,
}

impl Moves {
    /// Lists the plays.
    ///
    /// # Errors
    ///
    /// If what is asked makes no sense, or a stream fails.
    pub(crate) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let Some(position) = &self.position else {
            converse(input, output, |line| Request::read(line)?.list(&self.rules))?;
            return Ok(Answer::Done);
        };
        let request = Request::new(position.clone(), self.roll, self.play.clone())?;
        let listing = request.list(&self.rules)?;
        if self.json {
            write_line(output, &listing)?;
        } else {
            listing.write(output)?;
        }
        Ok(Answer::Done)
    }
}

impl Request {
    fn new(
        position: NamedPosition,
        roll: Option<Roll>,
        play: Option<WrittenPlay>,
    ) -> anyhow::Result<Request> {
        Ok(Request {
            roll: position.roll_to_play(roll)?,
            position,
            play,
        })
    }

    /// Reads a line of a batch.
    fn read(line: &str) -> anyhow::Result<Request> {
        let mut words = line.split_whitespace();
        let position = words.next();
        let position = position.context("the line is empty: expected a position and a roll")?;
        let roll = words.next().map(str::parse).transpose()?;
        let play = words.collect::<Vec<_>>().join(" ");
        let play = (!play.is_empty()).then(|| play.parse()).transpose()?;
        Request::new(position.parse()?, roll, play)
    }

    fn list(&self, ruleset: &Ruleset) -> anyhow::Result<Listing> {
        let turn = Turn::new(self.position.position().board(), self.roll, ruleset);
        let plays = turn.legal_plays();
        let can_move = plays.iter().any(|(play, _)| !play.moves().is_empty());
        let chosen: Vec<_> = match &self.play {
            Some(written) => match plays.find(written) {
                Ok(found) => vec![found],
                Err(not_found) => return Err(why_not(turn, written, not_found)),
            },
            None => plays.iter().collect(),
        };
        let plays = chosen.into_iter().map(|(play, board)| Listed {
            play: play.to_string(),
            position: PositionId::from(board.for_opponent()).to_string(),
        });
        Ok(Listing {
            position: self.position.to_string(),
            roll: self.roll.to_string(),
            plays: plays.collect(),
            can_move,
        })
    }
}

/// The rule that stands against a play, if there is one to name.
fn why_not(mut turn: Turn, written: &WrittenPlay, not_found: PlayNotFound) -> anyhow::Error {
    let refused = match turn.make_written(written) {
        Err(unmade) => Some(unmade.into()),
        Ok(()) => turn.end().err().map(anyhow::Error::new),
    };
    let refused = refused.unwrap_or_else(|| not_found.into());
    refused.context(format!("'{written}' is not legal"))
}

impl Listing {
    fn write(&self, output: &mut dyn Write) -> anyhow::Result<()> {
        let mut table = Table::new(["", "play", "position after it"]);
        for (number, Listed { play, position }) in (1..).zip(&self.plays) {
            let play = match (play.as_str(), self.can_move) {
                ("", true) => "pass",
                ("", false) => "cannot move",
                (play, _) => play,
            };
            table.push([&number.to_string(), play, position]);
        }
        write!(output, "{table}")?;
        Ok(())
    }
}
