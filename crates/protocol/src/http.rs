//! What is said by HTTP.

use rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::ClockTerms;
use crate::key::{SeatKey, TableId};
use crate::refused::Refused;
use crate::seat::BySeat;
use crate::terms::{DiceSource, Sitter, Terms, Watching};
use crate::text;

/// A table to be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// By which rules, such as `international, match 7`.
    #[serde(with = "text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "international, match 7"))]
    pub rules: Ruleset,
    /// How much time there is.
    #[serde(default)]
    pub clock: Option<ClockTerms>,
    /// Whether the server rolls, or the players do.
    #[serde(default)]
    pub dice: DiceSource,
    /// Who may look on.
    #[serde(default)]
    pub watching: Watching,
    /// Who takes the other seat.
    #[serde(default)]
    pub opponent: Opponent,
    /// The color of who sets up the table.
    #[serde(default)]
    pub color: WantedColor,
}

/// Who takes the other seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// Whoever gets the link.
    #[default]
    Friend,
    /// The computer, of a level by its name.
    Computer(String),
}

/// The color that somebody wants to begin with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WantedColor {
    /// White, which is the first seat.
    White,
    /// Black, which is the second seat.
    Black,
    /// Whichever it will be.
    #[default]
    Either,
}

impl NewTable {
    /// What is agreed if who sets up the table sits here.
    #[must_use]
    pub fn terms(&self, own: Seat) -> Terms {
        let opponent = match &self.opponent {
            Opponent::Friend => Sitter::Person,
            Opponent::Computer(level) => Sitter::Computer(level.clone()),
        };
        Terms {
            rules: self.rules.clone(),
            clock: self.clock,
            dice: self.dice,
            watching: self.watching,
            seats: BySeat::from_fn(|seat| {
                if seat == own {
                    Sitter::Person
                } else {
                    opponent.clone()
                }
            }),
        }
    }
}

/// A table that was set up, as whoever did it sees it. The only message that
/// carries keys to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreatedTable {
    /// The table, as its link names it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The seat of who set it up.
    #[serde(with = "text::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// What opens that seat.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: SeatKey,
    /// What opens the other seat, to be sent to a friend; nothing if a
    /// computer sits there.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub invitation: Option<SeatKey>,
}

/// Why a request by HTTP was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The reason, for programs.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub refused: Refused,
    /// The same as an English sentence, in lower case.
    pub message: String,
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem {
            message: refused.to_string(),
            refused,
        }
    }
}
