//! `gammonbox duel`: which of two engines plays better, and by how much.

mod contestant;
mod games;

use std::io::Write;
use std::num::NonZeroUsize;

use anyhow::Context;
use clap::Args;
use rules::Ruleset;
use serde::Serialize;

use self::contestant::Contestant;
pub(crate) use self::games::Duels;
use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::threads;

/// Let two levels or nets play each other.
///
/// Every game is played twice with the same dice, the second time with the
/// seats swapped, so that luck counts for less. Games are for money.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Duel {
    /// A level (see `gammonbox levels`), a net file, or LEVEL:NET
    first: Contestant,

    /// The opponent, given the same way
    second: Contestant,

    /// Number of games, which must be even
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u32,

    /// Seed for the dice and for the levels' habits
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Rules to play by: a built-in ruleset (see `gammonbox rules`) or house
    /// rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Play without the cube
    #[arg(long)]
    cubeless: bool,

    /// Number of threads; the results don't depend on it [default: one per
    /// core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox duel club expert
  gammonbox duel --games 20000 --cubeless new/contact.net expert
  gammonbox duel expert:a/contact.net,a/race.net master --json

A net file is for contact; a second one, after a comma, is for races. If
omitted, the built-in nets are used, and a net without a level plays as the
expert does. With --json the answer is one line:
  {"first":"club","second":"expert","games":1000,"seed":1,
   "points_per_game":-0.31,"standard_error":0.04,"first_won":431,
   "second_won":569}"#;

#[derive(Serialize)]
struct Result {
    first: String,
    second: String,
    games: u32,
    seed: u64,
    points_per_game: f64,
    standard_error: f64,
    first_won: u32,
    second_won: u32,
}

impl Duel {
    /// Plays, and says how it went.
    ///
    /// # Errors
    ///
    /// If a net cannot be read or the answer not be written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let mut rules = self.rules.clone().for_money();
        rules.cube.in_use &= !self.cubeless;
        let first = self.first.player(self.seed, &rules)?;
        let second = self.second.player(self.seed.wrapping_add(1), &rules)?;
        let duels = Duels {
            first: &first,
            second: &second,
            rules: &rules,
            seed: self.seed,
        };
        let score = duels.play(self.games / 2, threads(self.threads));
        let result = Result {
            first: self.first.to_string(),
            second: self.second.to_string(),
            games: self.games,
            seed: self.seed,
            points_per_game: score.points_per_game(),
            standard_error: score.standard_error(),
            first_won: score.won(),
            second_won: score.lost(),
        };
        if self.json {
            write_line(output, &result)?;
        } else {
            result.write(output)?;
        }
        Ok(Answer::Done)
    }
}

impl Result {
    fn write(&self, output: &mut dyn Write) -> anyhow::Result<()> {
        let Result {
            first,
            second,
            games,
            points_per_game,
            standard_error,
            first_won,
            second_won,
            ..
        } = self;
        let (verb, better) = if *points_per_game < 0.0 {
            ("loses", -points_per_game)
        } else {
            ("wins", *points_per_game)
        };
        writeln!(
            output,
            "{first} {verb} {better:.4} ± {standard_error:.4} points per game against {second}"
        )?;
        writeln!(
            output,
            "{games} games: {first} won {first_won}, {second} won {second_won}"
        )?;
        Ok(())
    }
}
fn games(text: &str) -> anyhow::Result<u32> {
    let games = text
        .parse()
        .ok()
        .filter(|games| *games >= 4 && games % 2 == 0);
    games.with_context(|| {
        format!("'{text}' is not a number of games: games are played in pairs, so expected 4, 6, 8 or more")
    })
}
