//! A position as somebody wrote it down.

use crate::board::Placement;
use crate::cube::{Cube, CubeValue};
use crate::dice::Roll;
use crate::outcome::Win;
use crate::player::Player;
use crate::stakes::Stakes;

/// Everything a decision depends on, unchecked: what a parser or an editor
/// fills in. A [`Position`](crate::Position) is made of it by `try_from`,
/// which finds everything that is wrong.
///
/// Where a text has a bottom and a top player instead of colors, the bottom
/// player (`X`, player 1 of a GNUbg ID) is White and the top player (`O`,
/// player 0) is Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The checkers of the player on roll.
    pub player: Placement,
    /// The checkers of the opponent, in the opponent's own numbering.
    pub opponent: Placement,
    /// Whose turn it is: who rolls next, or plays the roll. A double that
    /// waits for an answer changes nothing about it.
    pub on_roll: Player,
    /// How far the turn is.
    pub stage: Stage,
    /// An offer that must be answered before anything else.
    pub offer: Option<Offer>,
    /// The cube as it was before the double that waits for an answer, and
    /// before the beaver and the raccoon that may have followed it.
    pub cube: Cube,
    /// The highest value the cube may be turned to, if there is a limit.
    pub highest_cube: Option<CubeValue>,
    /// What is played for.
    pub stakes: Stakes,
}

impl Setup {
    /// All that two placements leave open, as one would have it: White is on
    /// roll and has not rolled, the game is for money without extras, and the
    /// cube is in the middle.
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

    /// The same in a game with this many checkers a side: those that are not
    /// in play are off. Most ids do not say how many there are and are read
    /// as if there were 15; hypergammon has 3.
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

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Before the roll: to roll, or to double.
    BeforeRoll,
    /// This roll has been rolled and is to be played.
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

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Offered {
    /// To play on for twice the stake.
    Double,
    /// To redouble a double at once, by the player who was doubled: four
    /// times the stake.
    Beaver,
    /// To redouble a beaver at once, by the first doubler: eight times the
    /// stake.
    Raccoon,
    /// To lose this much.
    Resignation(Win),
    /// To have won this much already.
    Claim(Win),
    /// To end the game with a number of points for one player.
    Settlement {
        /// Who gets the points.
        winner: Player,
        /// The points, which the cube does not multiply.
        points: u32,
    },
}

impl Offered {
    /// How often the cube is turned if this is taken: once by a double, twice
    /// by a beaver, three times by a raccoon, never by anything else.
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
    /// Who made the double from which this offer comes, if it is about the
    /// cube: a beaver answers a double by the other player.
    #[must_use]
    pub const fn doubler(self) -> Option<Player> {
        match self.what {
            Offered::Double | Offered::Raccoon => Some(self.by),
            Offered::Beaver => Some(self.by.opponent()),
            Offered::Resignation(_) | Offered::Claim(_) | Offered::Settlement { .. } => None,
        }
    }
}
