//! All games in one file.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::KeptGame;
use crate::worker::{AnalyzedBy, MatchIndex};

/// The version of the file. It goes up when an old page could no longer read a
/// new file.
const VERSION: u32 = 1;

/// All games, saved to and read from one file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    #[serde(rename = "gammonbox-games")]
    version: u32,
    games: Vec<ArchivedGame>,
}

/// A game with its text and its analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArchivedGame {
    /// What is known about it.
    pub game: KeptGame,
    /// The table or the match.
    pub text: String,
    /// Its decisions with their analysis, if they're known, as the page keeps
    /// them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<String>,
}

/// Why a text isn't an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseArchiveError {
    /// It is something else.
    NotAnArchive,
    /// It is one of another version.
    Version(u32),
    /// It is damaged: how.
    Broken(String),
}

impl Archive {
    /// The archive of these games.
    #[must_use]
    pub const fn new(games: Vec<ArchivedGame>) -> Archive {
        Archive {
            version: VERSION,
            games,
        }
    }

    /// Its games.
    #[must_use]
    pub fn into_games(self) -> Vec<ArchivedGame> {
        self.games
    }

    /// Reads what [`Archive::to_string`] wrote.
    ///
    /// # Errors
    ///
    /// Why it is none.
    pub fn from_text(text: &str) -> Result<Archive, ParseArchiveError> {
        if !text.trim_start().starts_with("{\"gammonbox-games\"") {
            return Err(ParseArchiveError::NotAnArchive);
        }
        let archive: Archive = serde_json::from_str(text)
            .map_err(|fault| ParseArchiveError::Broken(fault.to_string()))?;
        match archive.version {
            VERSION => Ok(archive),
            other => Err(ParseArchiveError::Version(other)),
        }
    }
}

impl ArchivedGame {
    /// What is kept when this takes the place of `known`, the same game. Figures
    /// that are known stay until there are new ones. If the text is the same,
    /// the better analysis stays, and the game was not played again.
    #[must_use]
    pub fn replacing(mut self, known: ArchivedGame) -> ArchivedGame {
        let is_same = self.text == known.text;
        self.game.figures = match (self.game.figures, known.game.figures) {
            (Some(new), Some(known)) if is_same && !new.replaces(&known) => Some(known),
            (new, known) => new.or(known),
        };
        if is_same {
            self.game.played = known.game.played;
            if known.index.is_some() && self.quality() <= known.quality() {
                self.index = known.index;
            }
        }
        self
    }

    /// Whether adding this can change a game that is known, with this text: if
    /// it was played later, or it's the same and may be analyzed better.
    #[must_use]
    pub fn adds_to(&self, known: &KeptGame, text: Option<&str>) -> bool {
        known.played < self.game.played || text == Some(&self.text)
    }

    /// How much can be expected of its analysis; `None` if it has none.
    fn quality(&self) -> Option<u8> {
        let index = serde_json::from_str::<MatchIndex>(self.index.as_ref()?).ok()?;
        index.by.map(AnalyzedBy::quality)
    }
}

impl fmt::Display for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}

impl fmt::Display for ParseArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseArchiveError::NotAnArchive => f.write_str("this is not a file of saved games"),
            ParseArchiveError::Version(version) => {
                write!(f, "the file has version {version}, not {VERSION}")
            }
            ParseArchiveError::Broken(how) => f.write_str(how),
        }
    }
}

impl std::error::Error for ParseArchiveError {}
