//! `gammonbox play`: a game in the terminal, line by line.

mod computer;
mod dice;
mod request;
mod session;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use clap::{Args, ValueEnum};
use engine::Level;
use rules::Ruleset;
use texts::Language;

use self::computer::Program;
use self::dice::DiceCup;
use self::session::{Echo, Session};
use self::words::Speaker;
use super::Answer;

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
        let echo = match io::stdin().is_terminal() {
            true => Echo::Nothing,
            false => Echo::Typed,
        };
        let program = match self.opponent {
            Opponent::Person => None,
            Opponent::Random => Some(Program::Random),
            Opponent::Computer => {
                let seed = dice::seed()?;
                Some(Program::computer(self.level, seed, &self.rules))
            }
        };
        let words = Speaker::new(language, &self.rules);
        let rules = self.rules.clone();
        Session::new(rules, words, program, cup, echo, input, output).play()?;
        Ok(Answer::Done)
    }
}
