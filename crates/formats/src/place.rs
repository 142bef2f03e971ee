//! Places in a file, and what was odd there.

use std::fmt;

/// A place in a file. People count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The file as a whole.
    #[default]
    Everywhere,
    /// A character of a text.
    Text {
        /// The line, counted from 1.
        line: u32,
        /// The character of the line.
        column: u32,
    },
    /// A record of a binary file.
    Record(u32),
}

impl Place {
    /// A character, both counted from 0.
    pub(crate) const fn text(line: usize, column: usize) -> Place {
        Place::Text {
            line: line as u32 + 1,
            column: column as u32 + 1,
        }
    }

    /// A record, counted from 0.
    pub(crate) const fn record(index: usize) -> Place {
        Place::Record(index as u32 + 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Everywhere => f.write_str("the file"),
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Record(number) => write!(f, "record {number}"),
        }
    }
}

/// Something in a file that a reader forgave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Where it is in the file.
    pub place: Place,
    /// What was forgiven.
    pub what: WarningKind,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// What a reader can forgive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// The text isn't UTF-8 and was read as this instead.
    Encoding(&'static str),
    /// A part of the text that the reader doesn't understand, left out.
    NotUnderstood(String),
    /// A play that couldn't be read. Its text is kept.
    UnreadablePlay(String),
    /// A number that can't be right, left out.
    BadNumber(String),
    /// A player without a name.
    NoName,
    /// Something that's missing, and what was assumed instead.
    Missing {
        /// What the format requires.
        what: &'static str,
        /// What was assumed instead.
        instead: &'static str,
    },
    /// A match length that's really the stake of a single money game.
    StakeForLength(u32),
    /// An unknown variant, read as backgammon.
    UnknownVariant(String),
    /// A variant that the file doesn't name, inferred from its plays.
    GuessedVariant(&'static str),
    /// The file ends, or can't be unpacked any further, too early.
    CutShort(&'static str),
    /// A checksum that doesn't match.
    Checksum(&'static str),
    /// An illegal position, with what is wrong with it.
    IllegalPosition(String),
    /// Something repeated that contradicts the first time.
    Contradiction(&'static str),
    /// More than one position; only the first is read.
    MorePositions(usize),
}

impl fmt::Display for WarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarningKind::Encoding(name) => write!(f, "the text isn't UTF-8; it was read as {name}"),
            WarningKind::NotUnderstood(text) => write!(f, "'{}' wasn't understood", shown(text)),
            WarningKind::UnreadablePlay(text) => write!(f, "'{}' is not a play", shown(text)),
            WarningKind::BadNumber(text) => write!(f, "'{}' can't be right", shown(text)),
            WarningKind::NoName => f.write_str("a player has no name"),
            WarningKind::Missing { what, instead } => {
                write!(f, "{what} is missing; assumed {instead}")
            }
            WarningKind::StakeForLength(points) => write!(
                f,
                "this is money play for a stake of {points}, not a match to {points} points"
            ),
            WarningKind::UnknownVariant(name) => {
                write!(f, "unknown variant '{}', read as backgammon", shown(name))
            }
            WarningKind::GuessedVariant(name) => write!(f, "the plays show that this is {name}"),
            WarningKind::CutShort(what) => write!(f, "{what} is cut short"),
            WarningKind::Checksum(what) => write!(f, "the checksum of {what} is wrong"),
            WarningKind::IllegalPosition(why) => write!(f, "not a legal position: {}", shown(why)),
            WarningKind::Contradiction(what) => {
                write!(f, "the file says two different things about {what}")
            }
            WarningKind::MorePositions(count) => {
                write!(f, "{count} more positions follow and were skipped")
            }
        }
    }
}

/// The non-blank lines of a text, trimmed, and where each starts.
pub(crate) fn placed_lines(text: &str) -> impl Iterator<Item = (Place, &str)> {
    let lines = text.lines().enumerate().map(|(number, line)| {
        let column = line.chars().take_while(|c| c.is_whitespace()).count();
        (Place::text(number, column), line.trim())
    });
    lines.filter(|(_, line)| !line.is_empty())
}

/// The beginning of a text, shortened to show in one line.
pub(crate) fn shown(text: &str) -> String {
    let start: String = text.chars().take(60).collect();
    let more = if text.chars().nth(60).is_some() {
        "…"
    } else {
        ""
    };
    format!("{}{more}", start.escape_debug())
}

/// The warnings found so far.
#[derive(Debug, Default)]
pub(crate) struct Warnings(pub(crate) Vec<Warning>);

/// Enough to know that a file isn't worth reading.
const MAX_WARNINGS: usize = 1000;

impl Warnings {
    pub(crate) fn add(&mut self, place: Place, what: WarningKind) {
        if self.0.len() < MAX_WARNINGS {
            self.0.push(Warning { place, what });
        }
    }
}
