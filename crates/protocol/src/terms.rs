//! What was agreed before anyone sat down.

use rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::clock::ClockTerms;
use crate::seat::BySeat;
use crate::text;

/// The terms of a table, agreed on when it was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rules, written like a [`Ruleset`].
    #[serde(with = "text")]
    pub rules: Ruleset,
    /// The clock; without one, players can take as long as they like.
    pub clock: Option<ClockTerms>,
    /// Whether the server or the players roll.
    pub dice: DiceSource,
    /// Who may watch.
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
    /// The player on roll, who enters what real dice show.
    Hand,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Anyone who knows the table's ID.
    #[default]
    Open,
    /// Only the two players.
    Closed,
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Someone with the key to the seat.
    Person,
    /// The server's computer player, at the engine level with this name.
    Computer(String),
}

impl Sitter {
    /// Whether a computer sits here.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer(_))
    }
}
