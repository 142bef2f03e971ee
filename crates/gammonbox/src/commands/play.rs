//! `gammonbox play`: a game in the terminal, line by line.

mod computer;
mod dice;
mod lines;
mod request;
mod session;
mod words;

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};

use clap::{Args, ValueEnum};
use engine::Level;
use rules::{Record, Ruleset};
use rustyline::DefaultEditor;
use texts::Language;

use self::computer::Program;
use self::dice::DiceCup;
use self::lines::Lines;
use self::session::Session;
use super::Answer;
use crate::drawing::Paint;

/// Play in the terminal, against the computer or a friend beside you.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// Rules to play by: a built-in ruleset (see `gammonbox rules`) or house
    /// rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Who you play against
    #[arg(long, value_enum, default_value_t = Opponent::Computer)]
    opponent: Opponent,

    /// How well the computer plays (see `gammonbox levels`)
    #[arg(long, value_name = "NAME", default_value = "expert")]
    level: Level,

    /// Roll your own dice and type what they show
    #[arg(long)]
    own_dice: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox play
  gammonbox play --level casual
  gammonbox play --opponent person --rules deluxe
  gammonbox play --rules "nordic, match 5" --own-dice

Type moves as players write them, such as 8/5 6/5; type help for the rest."#;

/// Who sits on the other side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Opponent {
    /// The computer, with the nets that come with the program
    Computer,
    /// Someone at the same keyboard
    Person,
    /// A player who picks any legal play and takes every double
    Random,
}

/// The opponent and its level: what's needed to make a program for the rules of
/// a match.
#[derive(Clone, Copy, Debug)]
struct Company {
    opponent: Opponent,
    level: Level,
}

impl Company {
    /// The program for matches by these rules, if one plays.
    ///
    /// # Errors
    ///
    /// If the operating system has no randomness.
    fn program(self, rules: &Ruleset) -> anyhow::Result<Option<Program>> {
        Ok(match self.opponent {
            Opponent::Person => None,
            Opponent::Random => Some(Program::Random),
            Opponent::Computer => Some(Program::computer(self.level, dice::seed()?, rules)),
        })
    }
}

impl Play {
    /// Plays until the match is over or nobody wants to go on.
    ///
    /// # Errors
    ///
    /// If a stream fails, or the operating system has no randomness.
    pub(crate) fn run(
        &self,
        language: Language,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let cup = match self.own_dice {
            true => DiceCup::OwnDice,
            false => DiceCup::System,
        };
        let lines = match io::stdin().is_terminal() && io::stdout().is_terminal() {
            true => Lines::Terminal(Box::new(DefaultEditor::new()?)),
            false => Lines::Stream(input),
        };
        let company = Company {
            opponent: self.opponent,
            level: self.level,
        };
        let record = Record::new(self.rules.clone().in_language(language.code()));
        Session::new(record, language, company, cup, paint(), lines, output)?.play()?;
        Ok(Answer::Done)
    }
}

/// Colors where there is a terminal that knows them, unless nobody wants any:
/// see <https://no-color.org>.
fn paint() -> Paint {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    match io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb {
        true => Paint::Colors,
        false => Paint::Plain,
    }
}
