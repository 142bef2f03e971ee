//! Code shared by all writers.

use std::fmt;

use rules::Unwritable;

/// Why a file can't be written in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// There is neither a game nor a position.
    Empty,
    /// There's at most a position, and the format is for matches.
    NothingPlayed,
    /// More of these than the format has room for.
    TooMany(&'static str),
    /// A game starts from a position that the format can't express.
    Start {
        /// Which game, counted from 0.
        game: usize,
        /// What it can't express.
        why: Unwritable,
    },
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Empty => f.write_str("there is no game and no position to write"),
            WriteError::NothingPlayed => {
                f.write_str("there are no plays, and this format is for matches, not positions")
            }
            WriteError::TooMany(what) => write!(f, "more {what} than this format has room for"),
            WriteError::Start { game, why } => {
                write!(f, "the position from which game {} starts: {why}", game + 1)
            }
        }
    }
}

impl std::error::Error for WriteError {}

/// A text with single spaces and without line breaks and other characters that
/// can't be in a line.
pub(crate) fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
