//! Where in a file something is, and what was odd there.

use std::fmt;

/// Where in a file something is. People count from 1.
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
    /// Where in the file it stands.
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
    /// The text is not UTF-8 and was read as this instead.
    Encoding(&'static str),
    /// A part of the text that means nothing to the reader, left out.
    NotUnderstood(String),
    /// A play that could not be read; its text is kept.
    UnreadablePlay(String),
    /// A number that cannot be right, left out.
    BadNumber(String),
    /// A player without a name.
    NoName,
    /// Something that should be there, and what was taken instead.
    Missing {
        /// What the format asks for.
        what: &'static str,
        /// What was taken instead.
        instead: &'static str,
    },
    /// A length of the match that stands for the stake of a single game.
    StakeForLength(u32),
    /// A variant that is not known, read as backgammon.
    UnknownVariant(String),
    /// A variant that the file does not name but that its plays show.
    GuessedVariant(&'static str),
    /// The file ends, or cannot be unpacked any more, before it should.
    CutShort(&'static str),
    /// A checksum that does not fit what it stands for.
    Checksum(&'static str),
    /// A position that is none: what is wrong with it.
    IllegalPosition(String),
    /// Something that is told a second time, and otherwise than the first.
    Contradiction(&'static str),
    /// More than one position; only the first is read.
    MorePositions(usize),
}

impl fmt::Display for WarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarningKind::Encoding(name) => write!(f, "the text is not UTF-8, read as {name}"),
            WarningKind::NotUnderstood(text) => write!(f, "'{}' is not understood", shown(text)),
            WarningKind::UnreadablePlay(text) => write!(f, "'{}' is not a play", shown(text)),
            WarningKind::BadNumber(text) => write!(f, "'{}' cannot be right", shown(text)),
            WarningKind::NoName => f.write_str("a player has no name"),
            WarningKind::Missing { what, instead } => {
                write!(f, "{what} is missing, taken as {instead}")
            }
            WarningKind::StakeForLength(points) => write!(
                f,
                "a single game for a stake of {points}, not a match to {points} points"
            ),
            WarningKind::UnknownVariant(name) => {
                write!(f, "unknown variant '{}', read as backgammon", shown(name))
            }
            WarningKind::GuessedVariant(name) => write!(f, "its plays show that this is {name}"),
            WarningKind::CutShort(what) => write!(f, "{what} is cut short"),
            WarningKind::Checksum(what) => write!(f, "the checksum of {what} does not fit"),
            WarningKind::IllegalPosition(why) => write!(f, "not a legal position: {}", shown(why)),
            WarningKind::Contradiction(what) => write!(f, "{what} is told twice and differently"),
            WarningKind::MorePositions(count) => {
                write!(f, "{count} more positions follow and are left out")
            }
        }
    }
}

/// The lines of a text that are not blank, without the space around them, and
/// where each begins.
pub(crate) fn placed_lines(text: &str) -> impl Iterator<Item = (Place, &str)> {
    let lines = text.lines().enumerate().map(|(number, line)| {
        let column = line.chars().take_while(|c| c.is_whitespace()).count();
        (Place::text(number, column), line.trim())
    });
    lines.filter(|(_, line)| !line.is_empty())
}

/// The beginning of a text, fit to be shown in one line.
pub(crate) fn shown(text: &str) -> String {
    let start: String = text.chars().take(60).collect();
    let more = if text.chars().nth(60).is_some() {
        "…"
    } else {
        ""
    };
    format!("{}{more}", start.escape_debug())
}

/// The warnings that a reader has found so far.
#[derive(Debug, Default)]
pub(crate) struct Warnings(pub(crate) Vec<Warning>);

/// So many are enough to know that a file is not worth reading.
const MAX_WARNINGS: usize = 1000;

impl Warnings {
    pub(crate) fn add(&mut self, place: Place, what: WarningKind) {
        if self.0.len() < MAX_WARNINGS {
            self.0.push(Warning { place, what });
        }
    }
}
