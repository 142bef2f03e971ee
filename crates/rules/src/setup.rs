//! A position as someone wrote it.

use crate::board::Placement;
use crate::cube::{Cube, CubeValue};
use crate::dice::Roll;
use crate::outcome::Win;
use crate::player::Player;
use crate::stakes::Stakes;

/// Everything a decision depends on, unchecked: what a parser or an editor
/// fills in. `try_from` makes it a [`Position`](crate::Position), or lists
/// everything that is wrong.
///
/// If a text has a bottom and a top player instead of colors, the bottom player
/// (`X`, player 1 of a GNUbg ID) is White and the top player (`O`, player 0) is
/// Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The checkers of the player on roll.
    pub player: Placement,
    /// The checkers of the opponent, in the opponent's own numbering.
    pub opponent: Placement,
    /// Whose turn it is: who rolls next, or plays the roll. A double that is
    /// waiting for an answer doesn't change it.
    pub on_roll: Player,
    /// The stage of the turn.
    pub stage: Stage,
    /// An offer that must be answered before anything else.
    pub offer: Option<Offer>,
    /// The cube as it was before a double that is waiting for an answer, and
    /// before any beaver and raccoon that followed.
    pub cube: Cube,
    /// The cube's limit, if there is one.
    pub highest_cube: Option<CubeValue>,
    /// What the players are playing for.
    pub stakes: Stakes,
}

impl Setup {
    /// A setup with these placements and defaults for the rest: White is on
    /// roll and hasn't rolled, the game is for money without extras, and the
    /// cube is centered.
    #[must_use]
    pub const fn for_money(player: Placement, opponent: Placement) -> Setup {
        Setup {
            player,
            opponent,
            on_roll: Player::White,
            stage: Stage::BeforeRoll,
            offer: None,
            cube: Cube::CENTERED,
            highest_cube: None,
            stakes: Stakes::MONEY,
        }
    }

    /// The same for a game with this many checkers per side: those that aren't
    /// in play are off. Most IDs don't say how many there are and are read as
    /// if there were 15; hypergammon has 3.
    #[must_use]
    pub fn with_checkers(self, each: u8) -> Setup {
        let with_rest_off = |side: Placement| {
            let in_play = side.total() - u32::from(side.off);
            let rest = u32::from(each).saturating_sub(in_play);
            Placement {
                off: rest as u8,
                ..side
            }
        };
        Setup {
            player: with_rest_off(self.player),
            opponent: with_rest_off(self.opponent),
            ..self
        }
    }
}

/// The stage of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Before the roll: roll, or double.
    BeforeRoll,
    /// This roll has been rolled and must be played.
    Rolled(Roll),
    /// The game is over.
    Over,
}

/// Something that the other player must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Offer {
    /// The player who made the offer; the other has to answer.
    pub by: Player,
    /// What happens if it is accepted.
    pub what: Offered,
}

/// What a player can offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Offered {
    /// Double the stake.
    Double,
    /// Redouble a double at once, by the player who was doubled: four times the
    /// stake.
    Beaver,
    /// Redouble a beaver at once, by the first doubler: eight times the stake.
    Raccoon,
    /// Lose this much.
    Resignation(Win),
    /// Have won this much already.
    Claim(Win),
    /// End the game with a number of points for one player.
    Settlement {
        /// Who gets the points.
        winner: Player,
        /// The points, which the cube doesn't multiply.
        points: u32,
    },
}

impl Offered {
    /// How many times the cube doubles if this is taken: once for a double,
    /// twice for a beaver, three times for a raccoon, never for anything else.
    #[must_use]
    pub const fn doublings(self) -> u8 {
        match self {
            Offered::Double => 1,
            Offered::Beaver => 2,
            Offered::Raccoon => 3,
            Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => 0,
        }
    }
}

impl Offer {
    /// Who made the double behind this offer, if it's about the cube: a beaver
    /// answers the other player's double.
    #[must_use]
    pub const fn doubler(self) -> Option<Player> {
        match self.what {
            Offered::Double | Offered::Raccoon => Some(self.by),
            Offered::Beaver => Some(self.by.opponent()),
            Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => None,
        }
    }
}
