//! Any kind of position ID, recognized by its form.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::excerpt;
use super::fields::ParseFieldsError;
use super::fields::find_label;
use super::gnubg_id::{GnubgId, ParseGnubgIdError};
use super::ogid::Ogid;
use super::position_id::{ParsePositionIdError, PositionId};
use super::xgid::Xgid;
use crate::setup::Setup;

/// A position in any of the ID formats that players use.
///
/// It can be read from a plain ID or from a text that contains one: `XGID=` or
/// `OGID=` anywhere, or a Position ID and a Match ID as separate words, as GNU
/// Backgammon and BGBlitz print them.
///
/// ```
/// use rules::{AnyId, Position, Setup};
///
/// let id: AnyId = "Position ID: 4HPwATDgc/ABMA  Match ID: cIkFAAAAAAAA".parse()?;
/// assert!(matches!(id, AnyId::GnubgId(_)));
/// let position = Position::try_from(Setup::from(id))?;
/// # assert_eq!(position.board().player().pips(), 167);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyId {
    /// Only the board: money play, cube centered at 1, White on roll.
    PositionId(PositionId),
    /// A Position ID and a Match ID.
    GnubgId(GnubgId),
    /// An XGID.
    Xgid(Xgid),
    /// An OGID.
    Ogid(Ogid),
}

impl From<AnyId> for Setup {
    fn from(id: AnyId) -> Setup {
        match id {
            AnyId::PositionId(id) => id.into(),
            AnyId::GnubgId(id) => id.into(),
            AnyId::Xgid(id) => id.into(),
            AnyId::Ogid(id) => id.into(),
        }
    }
}

impl fmt::Display for AnyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyId::PositionId(id) => id.fmt(f),
            AnyId::GnubgId(id) => id.fmt(f),
            AnyId::Xgid(id) => id.fmt(f),
            AnyId::Ogid(id) => id.fmt(f),
        }
    }
}

impl FromStr for AnyId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<AnyId, ParseIdError> {
        let xgid = || text.parse().map(AnyId::Xgid).map_err(ParseIdError::Xgid);
        let ogid = || text.parse().map(AnyId::Ogid).map_err(ParseIdError::Ogid);
        if find_label(text, "XGID=").is_some() {
            return xgid();
        }
        if find_label(text, "OGID=").is_some() {
            return ogid();
        }
        let mut words = text.split_whitespace();
        let (Some(word), None) = (words.next(), words.next()) else {
            return gnubg_words(text);
        };
        // A plain ID; its colons tell us the kind.
        let fields: Vec<_> = word.split(':').collect();
        match fields[..] {
            [_] => {
                let id = word.parse().map(AnyId::PositionId);
                id.map_err(ParseIdError::PositionId)
            }
            [_, _] => {
                let id = word.parse().map(AnyId::GnubgId);
                id.map_err(ParseIdError::GnubgId)
            }
            [_, _, cube, ..] if cube.starts_with(['W', 'B', 'N', 'D', '?']) => ogid(),
            _ => xgid(),
        }
    }
}

/// The first Position ID among the words of a text, with the first Match ID
/// after it.
fn gnubg_words(text: &str) -> Result<AnyId, ParseIdError> {
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if let Ok(id) = word.parse() {
            return Ok(AnyId::GnubgId(id));
        }
        if let Ok(position) = word.parse() {
            return Ok(match words.find_map(|word| word.parse().ok()) {
                Some(match_id) => AnyId::GnubgId(GnubgId { position, match_id }),
                None => AnyId::PositionId(position),
            });
        }
    }
    Err(ParseIdError::Unknown(excerpt(text)))
}

/// A text that contains no ID, or an invalid one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseIdError {
    /// Nothing in it looks like an ID.
    Unknown(String),
    /// It looks like a Position ID.
    PositionId(ParsePositionIdError),
    /// It looks like a GNUbg ID.
    GnubgId(ParseGnubgIdError),
    /// It looks like an XGID.
    Xgid(ParseFieldsError),
    /// It looks like an OGID.
    Ogid(ParseFieldsError),
}

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseIdError::Unknown(text) => write!(
                f,
                "'{}' contains no Position ID, GNUbg ID, XGID or OGID",
                text.escape_debug()
            ),
            ParseIdError::PositionId(error) => error.fmt(f),
            ParseIdError::GnubgId(error) => error.fmt(f),
            ParseIdError::Xgid(error) => error.fmt(f),
            ParseIdError::Ogid(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseIdError {}
