//! Messages over HTTP.

use rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::ClockTerms;
use crate::key::{SeatKey, TableId};
use crate::refused::Refused;
use crate::seat::BySeat;
use crate::terms::{DiceSource, Sitter, Terms, Watching};
use crate::text;

/// A request to set up a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The rules, such as `international, match 7`.
    #[serde(with = "text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "international, match 7"))]
    pub rules: Ruleset,
    /// The clock, if any.
    #[serde(default)]
    pub clock: Option<ClockTerms>,
    /// Whether the server or the players roll.
    #[serde(default)]
    pub dice: DiceSource,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
    /// Who takes the other seat.
    #[serde(default)]
    pub opponent: Opponent,
    /// The color of the player who sets up the table.
    #[serde(default)]
    pub color: WantedColor,
}

/// Who takes the other seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// Anyone with the link.
    #[default]
    Friend,
    /// The computer, at the level with this name.
    Computer(String),
}

/// The color that a player wants to start with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WantedColor {
    /// White, the first seat.
    White,
    /// Black, the second seat.
    Black,
    /// Either one.
    #[default]
    Either,
}

impl NewTable {
    /// The terms if the player who sets up the table takes this seat.
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

/// A new table, for the player who set it up. This is the only message that
/// carries keys to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreatedTable {
    /// The table's ID, as in its link.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// The seat of the player who set it up.
    #[serde(with = "text::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// The key to that seat.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: SeatKey,
    /// The key to the other seat, to send to a friend; `None` if a computer
    /// sits there.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub invitation: Option<SeatKey>,
}

/// Why an HTTP request was refused.
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
