//! How somebody wants to look at the board.

use rules::{CubeAtRest, Player};
use serde::{Deserialize, Serialize};

use super::geometry::{Geometry, HomeSide, Shape};

/// How the board is looked at. It says nothing about the game, and no game
/// depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// Who sits at the bottom, or on the left of a board that stands.
    pub bottom: Player,
    /// On which side the home boards are.
    pub home: HomeSide,
    /// Whether the board lies or stands.
    pub shape: Shape,
    /// Where the cube lies before it is turned.
    pub cube_at_rest: CubeAtRest,
    /// How fast checkers move.
    pub speed: Speed,
    /// Whether places from which a checker can be moved are marked.
    pub marks_movable: bool,
}

impl Default for BoardLook {
    fn default() -> Self {
        BoardLook {
            bottom: Player::White,
            home: HomeSide::default(),
            shape: Shape::default(),
            cube_at_rest: CubeAtRest::Middle,
            speed: Speed::default(),
            marks_movable: true,
        }
    }
}

impl BoardLook {
    pub(crate) fn geometry(self) -> Geometry {
        Geometry {
            bottom: self.bottom,
            home: self.home,
            shape: self.shape,
            cube_at_rest: self.cube_at_rest,
        }
    }
}

/// How fast checkers and dice move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// To be followed without effort.
    Slow,
    /// As a hand moves.
    #[default]
    Normal,
    /// For those who have seen it all.
    Fast,
    /// Nothing moves: the next position is there.
    Still,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Still];

    /// How long one checker is under way, in milliseconds.
    pub(crate) const fn of_a_checker(self) -> u32 {
        match self {
            Speed::Slow => 750,
            Speed::Normal => 380,
            Speed::Fast => 170,
            Speed::Still => 0,
        }
    }

    /// How long the dice tumble, in milliseconds.
    pub(crate) const fn of_the_dice(self) -> u32 {
        match self {
            Speed::Slow => 800,
            Speed::Normal => 500,
            Speed::Fast => 250,
            Speed::Still => 0,
        }
    }
}
