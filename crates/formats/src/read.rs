//! One door for all formats.

use std::fmt;

use crate::encoding::decode;
use crate::match_text;
use crate::place::{Oddities, Oddity, Place};
use crate::record::MatchFile;
use crate::snowie;

/// The longest file that is read, in bytes, and the most that a packed one
/// may unpack to. The longest matches with all their analysis take a fiftieth
/// of it.
pub const MOST_BYTES: usize = 64 << 20;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The text that all programs and sites write: `.mat`, `.txt`, `.gam`.
    MatchText,
    /// One position on a line of 40 values, as Snowie wrote it.
    Snowie,
}

impl Format {
    /// The format that these bytes are in, told from the bytes alone.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Format> {
        let text = decode(bytes, &mut Oddities::default());
        if snowie::is_snowie(&text) {
            Some(Format::Snowie)
        } else if match_text::is_match_text(&text) {
            Some(Format::MatchText)
        } else {
            None
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Format::MatchText => "match text",
            Format::Snowie => "Snowie position",
        })
    }
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The format it is in.
    pub format: Format,
    /// What it says.
    pub file: MatchFile,
    /// What had to be forgiven, in the order of the file.
    pub oddities: Vec<Oddity>,
}

/// Reads a file of any format. What can be read of a damaged one is read, and
/// the damage is listed.
///
/// # Errors
///
/// If nothing can be made of it.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::Empty);
    }
    let format = Format::of(bytes).ok_or(ReadError::UnknownFormat)?;
    let mut oddities = Oddities::default();
    let text = decode(bytes, &mut oddities);
    let file = match format {
        Format::MatchText => match_text::read(&text, &mut oddities),
        Format::Snowie => snowie::read(&text, &mut oddities),
    };
    Ok(Reading {
        format,
        file,
        oddities: oddities.0,
    })
}

/// Why nothing can be made of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// There is nothing in it.
    Empty,
    /// It is, or unpacks to, more than [`MOST_BYTES`].
    TooLarge,
    /// It is in none of the formats.
    UnknownFormat,
    /// It is in this format, but broken in a way that leaves nothing.
    Broken {
        /// The format.
        format: Format,
        /// Where it is broken.
        place: Place,
        /// In which way.
        what: &'static str,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Empty => f.write_str("the file is empty"),
            ReadError::TooLarge => write!(f, "the file is larger than {} MiB", MOST_BYTES >> 20),
            ReadError::UnknownFormat => {
                f.write_str("this is no backgammon match or position in any known format")
            }
            ReadError::Broken {
                format,
                place,
                what,
            } => write!(f, "{place} of the {format}: {what}"),
        }
    }
}

impl std::error::Error for ReadError {}
