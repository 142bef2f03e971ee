//! What was agreed before anybody sat down.

use rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::clock::ClockTerms;
use crate::seat::BySeat;
use crate::text;

/// What was agreed about a table when it was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// By which rules, written as [`Ruleset`] is.
    #[serde(with = "text")]
    pub rules: Ruleset,
    /// How much time there is; without a clock as much as anybody likes.
    pub clock: Option<ClockTerms>,
    /// Whether the server rolls, or the players do.
    pub dice: DiceSource,
    /// Who may look on.
    pub watching: Watching,
    /// A person or a computer for each seat.
    pub seats: BySeat<Sitter>,
}

/// Who rolls the dice of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
    /// The server, with [`CheckableDice`](crate::CheckableDice).
    #[default]
    Server,
    /// The player on roll, who says what real dice show.
    Hand,
}

/// Who may look on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Whoever knows the id of the table.
    #[default]
    Open,
    /// Only the two who play.
    Closed,
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody with the key of the seat.
    Person,
    /// The server's computer player, of a level that the engine knows by this
    /// name.
    Computer(String),
}

impl Sitter {
    /// Whether a computer sits here.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer(_))
    }
}
