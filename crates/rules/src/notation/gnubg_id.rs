//! The GNUbg ID: a Position ID and a Match ID.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::match_id::{MatchId, ParseMatchIdError};
use super::position_id::{ParsePositionIdError, PositionId};
use super::{Unwritable, excerpt};
use crate::setup::Setup;

/// A whole position in GNU Backgammon's form: `PositionID:MatchID`.
///
/// ```
/// use rules::{GnubgId, Setup, Stage};
///
/// let id: GnubgId = "4HPwATDgc/ABMA:cIkFAAAAAAAA".parse()?;
/// let setup = Setup::from(id);
/// assert_eq!(setup.stage, Stage::Rolled("31".parse()?));
/// assert_eq!(GnubgId::try_from(setup)?.to_string(), "4HPwATDgc/ABMA:cIkFAAAAAAAA");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GnubgId {
    /// Where the checkers are.
    pub position: PositionId,
    /// Everything else.
    pub match_id: MatchId,
}

impl From<GnubgId> for Setup {
    fn from(id: GnubgId) -> Setup {
        let MatchId {
            on_roll,
            stage,
            offer,
            cube,
            stakes,
        } = id.match_id;
        Setup {
            on_roll,
            stage,
            offer,
            cube,
            stakes,
            ..Setup::from(id.position)
        }
    }
}

impl TryFrom<Setup> for GnubgId {
    type Error = Unwritable;

    fn try_from(setup: Setup) -> Result<GnubgId, Unwritable> {
        Ok(GnubgId {
            position: PositionId::try_from(setup)?,
            match_id: MatchId::try_from(setup)?,
        })
    }
}

impl fmt::Display for GnubgId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}:{}", self.position, self.match_id))
    }
}

impl FromStr for GnubgId {
    type Err = ParseGnubgIdError;

    fn from_str(text: &str) -> Result<GnubgId, ParseGnubgIdError> {
        let (position, match_id) = text
            .split_once(':')
            .ok_or_else(|| ParseGnubgIdError::NoColon(excerpt(text)))?;
        Ok(GnubgId {
            position: position.parse().map_err(ParseGnubgIdError::Position)?,
            match_id: match_id.parse().map_err(ParseGnubgIdError::Match)?,
        })
    }
}

/// A text that isn't a GNUbg ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseGnubgIdError {
    /// It isn't two IDs with a colon between them.
    NoColon(String),
    /// The part before the colon isn't a Position ID.
    Position(ParsePositionIdError),
    /// The part after the colon isn't a Match ID.
    Match(ParseMatchIdError),
}

impl fmt::Display for ParseGnubgIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGnubgIdError::NoColon(text) => {
                write!(
                    f,
                    "'{}' is not a GNUbg ID: it has no colon",
                    text.escape_debug()
                )
            }
            ParseGnubgIdError::Position(error) => error.fmt(f),
            ParseGnubgIdError::Match(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseGnubgIdError {}
