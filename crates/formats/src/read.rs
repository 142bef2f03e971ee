//! Reading files in any format.

use std::fmt;

use crate::encoding::decode;
use crate::infer_rules::infer_rules;
use crate::place::{Place, Warning, Warnings};
use crate::record::MatchFile;
use crate::{
    bgammon, bgf, fibs_log, gnubg_text, jellyfish, json, match_text, ogxm, oldmoves, position_text,
    sgf, sgg, snowie, tmg, xg,
};

/// The longest file we read, in bytes, and the most that a packed one may
/// unpack to. The longest matches with full analysis take a fiftieth of it.
pub const MAX_BYTES: usize = 64 << 20;

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The text that all programs and sites write: `.mat`, `.txt`, `.gam`.
    MatchText,
    /// GNU Backgammon's Smart Game Format: `.sgf`.
    Sgf,
    /// eXtreme Gammon's binary format, for matches and positions: `.xg`,
    /// `.xgp`.
    Xg,
    /// BGBlitz's format: `.bgf`.
    Bgf,
    /// The format of HedgeHog, OpenGammon and GammonView: `.ogxm`.
    Ogxm,
    /// Our own JSON.
    Json,
    /// The output of `oldmoves` on FIBS.
    Oldmoves,
    /// Matches of GamesGrid and GridGammon: `.sgg`.
    Sgg,
    /// Matches of TrueMoneyGames: `.tmg`.
    Tmg,
    /// Jellyfish's binary positions: `.pos`.
    Jellyfish,
    /// Games that GNU Backgammon prints with diagrams: `.txt`.
    GnubgText,
    /// Replays of bgammon.org: `.match`.
    Bgammon,
    /// Logs of a FIBS client.
    FibsLog,
    /// A position as programs print it, or a plain ID.
    PositionText,
    /// Snowie's position, one line of 40 values.
    Snowie,
}

impl Format {
    /// Detects the format from the bytes alone.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Format> {
        if xg::is_xg(bytes) {
            return Some(Format::Xg);
        }
        if bgf::is_bgf(bytes) {
            return Some(Format::Bgf);
        }
        if ogxm::is_ogxm(bytes) {
            return Some(Format::Ogxm);
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

/// The text formats, those with the clearest marks first.
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
            Format::Ogxm => "OGXM match",
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
    /// What the reader had to forgive, in the order of the file.
    pub warnings: Vec<Warning>,
}

/// Reads a file in any format. If it's damaged, reads what it can and lists the
/// damage.
///
/// # Errors
///
/// If nothing in it can be read.
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

/// Reads a file as this format, whatever it looks like.
///
/// # Errors
///
/// If nothing in it can be read.
pub fn read_as(bytes: &[u8], format: Format) -> Result<Reading, ReadError> {
    check_size(bytes)?;
    let mut warnings = Warnings::default();
    let text = |warnings: &mut Warnings| decode(bytes, warnings);
    let mut file = match format {
        Format::Xg => xg::read(bytes, &mut warnings)?,
        Format::Bgf => bgf::read(bytes, &mut warnings)?,
        Format::Ogxm => ogxm::read(bytes, &mut warnings)?,
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

/// Why a file can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// It's empty.
    Empty,
    /// It's larger than [`MAX_BYTES`], or unpacks to more.
    TooLarge,
    /// It's in none of the formats.
    UnknownFormat,
    /// It's in this format, but too broken to read anything.
    Broken {
        /// The detected format.
        format: Format,
        /// Where it is broken.
        place: Place,
        /// What is broken, readable after a colon.
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
