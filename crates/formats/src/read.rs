//! Reading a file of any format.

use std::fmt;

use crate::encoding::decode;
use crate::infer_rules::infer_rules;
use crate::place::{Place, Warning, Warnings};
use crate::record::MatchFile;
use crate::{
    bgammon, bgf, fibs_log, gnubg_text, jellyfish, json, match_text, oldmoves, position_text, sgf,
    sgg, snowie, tmg, xg,
};

/// The longest file that is read, in bytes, and the most that a packed one
/// may unpack to. The longest matches with all their analysis take a fiftieth
/// of it.
pub const MAX_BYTES: usize = 64 << 20;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The text that all programs and sites write: `.mat`, `.txt`, `.gam`.
    MatchText,
    /// The Smart Game Format of GNU Backgammon: `.sgf`.
    Sgf,
    /// The binary of eXtreme Gammon, a match or a position: `.xg`, `.xgp`.
    Xg,
    /// The file of BGBlitz: `.bgf`.
    Bgf,
    /// Our own JSON.
    Json,
    /// What `oldmoves` printed on FIBS.
    Oldmoves,
    /// A match of GamesGrid or GridGammon: `.sgg`.
    Sgg,
    /// A match of TrueMoneyGames: `.tmg`.
    Tmg,
    /// The binary position of Jellyfish: `.pos`.
    Jellyfish,
    /// A game as GNU Backgammon prints it with diagrams: `.txt`.
    GnubgText,
    /// A replay of bgammon.org: `.match`.
    Bgammon,
    /// What FIBS told a client during a match.
    FibsLog,
    /// A position as programs print it, or a bare id.
    PositionText,
    /// One position on a line of 40 values, as Snowie wrote it.
    Snowie,
}

impl Format {
    /// The format that these bytes are in, told from the bytes alone.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Format> {
        if xg::is_xg(bytes) {
            return Some(Format::Xg);
        }
        if bgf::is_bgf(bytes) {
            return Some(Format::Bgf);
        }
        if json::is_json(bytes) {
            return Some(Format::Json);
        }
        if jellyfish::is_jellyfish(bytes) {
            return Some(Format::Jellyfish);
        }
        let text = decode(bytes, &mut Warnings::default());
        TEXTS
            .iter()
            .find(|(_, is_it)| is_it(&text))
            .map(|&(format, _)| format)
    }
}

/// Whether a text is in a format.
type Detector = fn(&str) -> bool;

/// The formats that are text, those first that have the clearer mark.
const TEXTS: [(Format, Detector); 10] = [
    (Format::Sgf, sgf::is_sgf),
    (Format::Snowie, snowie::is_snowie),
    (Format::Oldmoves, oldmoves::is_oldmoves),
    (Format::Sgg, sgg::is_sgg),
    (Format::Tmg, tmg::is_tmg),
    (Format::Bgammon, bgammon::is_bgammon),
    (Format::GnubgText, gnubg_text::is_gnubg_text),
    (Format::FibsLog, fibs_log::is_fibs_log),
    (Format::MatchText, match_text::is_match_text),
    (Format::PositionText, position_text::is_position_text),
];

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Format::MatchText => "match text",
            Format::Sgf => "Smart Game Format",
            Format::Xg => "eXtreme Gammon file",
            Format::Bgf => "BGBlitz file",
            Format::Json => "Gammonbox match",
            Format::Oldmoves => "FIBS oldmoves",
            Format::Sgg => "GamesGrid match",
            Format::Tmg => "TrueMoneyGames match",
            Format::Jellyfish => "Jellyfish position",
            Format::GnubgText => "GNU Backgammon text",
            Format::Bgammon => "bgammon.org replay",
            Format::FibsLog => "FIBS log",
            Format::PositionText => "position text",
            Format::Snowie => "Snowie position",
        })
    }
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The format it is in.
    pub format: Format,
    /// The match, unchecked.
    pub file: MatchFile,
    /// What had to be forgiven, in the order of the file.
    pub warnings: Vec<Warning>,
}

/// Reads a file of any format. What can be read of a damaged one is read, and
/// the damage is listed.
///
/// # Errors
///
/// If nothing can be made of it.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    check_size(bytes)?;
    let format = Format::of(bytes).ok_or(ReadError::UnknownFormat)?;
    read_as(bytes, format)
}

fn check_size(bytes: &[u8]) -> Result<(), ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::Empty);
    }
    Ok(())
}

/// Reads a file as one of this format, whatever it looks like.
///
/// # Errors
///
/// If nothing can be made of it.
pub fn read_as(bytes: &[u8], format: Format) -> Result<Reading, ReadError> {
    check_size(bytes)?;
    let mut warnings = Warnings::default();
    let text = |warnings: &mut Warnings| decode(bytes, warnings);
    let mut file = match format {
        Format::Xg => xg::read(bytes, &mut warnings)?,
        Format::Bgf => bgf::read(bytes, &mut warnings)?,
        Format::Json => json::read(bytes, &mut warnings)?,
        Format::Jellyfish => jellyfish::read(bytes, &mut warnings),
        Format::Sgf => sgf::read(&text(&mut warnings), &mut warnings),
        Format::Snowie => snowie::read(&text(&mut warnings), &mut warnings),
        Format::Oldmoves => oldmoves::read(&text(&mut warnings), &mut warnings),
        Format::Sgg => sgg::read(&text(&mut warnings), &mut warnings),
        Format::Tmg => tmg::read(&text(&mut warnings), &mut warnings),
        Format::MatchText => match_text::read(&text(&mut warnings), &mut warnings),
        Format::GnubgText => gnubg_text::read(&text(&mut warnings), &mut warnings),
        Format::Bgammon => bgammon::read(&text(&mut warnings), &mut warnings),
        Format::FibsLog => fibs_log::read(&text(&mut warnings), &mut warnings),
        Format::PositionText => position_text::read(&text(&mut warnings), &mut warnings),
    };
    infer_rules(&mut file, &mut warnings);
    Ok(Reading {
        format,
        file,
        warnings: warnings.0,
    })
}

/// Why nothing can be made of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// There is nothing in it.
    Empty,
    /// It is, or unpacks to, more than [`MAX_BYTES`].
    TooLarge,
    /// It is in none of the formats.
    UnknownFormat,
    /// It is in this format, but broken in a way that leaves nothing.
    Broken {
        /// The format it was taken for.
        format: Format,
        /// Where it is broken.
        place: Place,
        /// What is broken, to be read after a colon.
        what: String,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Empty => f.write_str("the file is empty"),
            ReadError::TooLarge => write!(f, "the file is larger than {} MiB", MAX_BYTES >> 20),
            ReadError::UnknownFormat => {
                f.write_str("this isn't a backgammon match or position in any known format")
            }
            ReadError::Broken {
                format,
                place: Place::Everywhere,
                what,
            } => write!(f, "{format}: {what}"),
            ReadError::Broken {
                format,
                place,
                what,
            } => write!(f, "{format}, {place}: {what}"),
        }
    }
}

impl std::error::Error for ReadError {}
