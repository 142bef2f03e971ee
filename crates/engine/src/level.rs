//! Levels: opponents of every strength, with human mistakes.
//!
//! A level is data: how far it looks ahead, and which habits it has. What it
//! does depends only on the level, a seed and the position, so a game can be
//! replayed. Two seeds of one level are two people with the same strength and
//! different blind spots.

mod closer_look;
mod cube_look;
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
pub use cube_look::CubeLook;
pub use habits::{CubeHabits, Habits};
pub use player::LevelPlayer;

/// How strong an opponent is, and in what way it's weak.
///
/// `docs/levels.md` says how much each built-in level loses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The name, one word in lower case.
    pub name: &'static str,
    /// Who plays like this, in a few words.
    pub about: &'static str,
    /// How far it looks ahead. A level with habits doesn't look ahead.
    pub plies: Plies,
    /// How plays and cube decisions that are still close are decided.
    pub closer_look: Option<CloserLook>,
    /// The ways in which it errs; `None` for the strongest.
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

/// A word that isn't the name of a level.
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
