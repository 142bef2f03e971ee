//! Levels: opponents of every strength, who err as people do.
//!
//! A level is data: how far it looks ahead and which habits it has. What it
//! does in a position depends on nothing but the level, a seed and the
//! position, so that a game can be played again. Two seeds of one level are
//! two people with the same strength and other blind spots.

mod closer_look;
mod habits;
mod imagination;
mod list;
mod measured;
mod player;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::lookahead::Plies;

pub use closer_look::CloserLook;
pub use habits::{CubeHabits, Habits};
pub use player::LevelPlayer;

/// How strong an opponent is, and in which way weak.
///
/// `docs/levels.md` says what each of those built in loses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The name, one word in lower case.
    pub name: &'static str,
    /// Who plays like this, in a few words.
    pub about: &'static str,
    /// How far it looks ahead. Who has habits looks no further than the
    /// board.
    pub plies: Plies,
    /// How plays are told apart that are still close by then.
    pub closer_look: Option<CloserLook>,
    /// The ways in which it errs; none for the strongest.
    pub habits: Option<Habits>,
}

impl Level {
    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        let refused = || NoSuchLevel(name.chars().take(40).collect());
        Level::named(name).ok_or_else(refused)
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(String);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Level::ALL.iter().map(|level| level.name).collect();
        write!(
            f,
            "'{}' is not a level: choose from {}",
            self.0,
            names.join(", ")
        )
    }
}

impl std::error::Error for NoSuchLevel {}
