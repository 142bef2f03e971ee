//! How a leaflet draws the board and names things. It doesn't affect play.

use crate::notation::PointLabels;
use crate::player::Player;

/// How the board looks and what things are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Appearance {
    /// The labels printed beside the points.
    pub labels: PointLabels,
    /// Whose checkers move counter-clockwise.
    pub counter_clockwise: Player,
    /// What the two colors are called.
    pub colors: ColorNames,
    /// Where the cube is before anyone doubles, always with 64 up.
    pub cube_at_rest: CubeAtRest,
    /// The unit of prices and scores.
    pub unit: Unit,
}

/// What the two colors are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorNames {
    /// White and black.
    WhiteBlack,
    /// Light and dark.
    LightDark,
}

/// Where the cube is before anyone doubles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAtRest {
    /// On the bar, between the players.
    Middle,
    /// Beside the board.
    Side,
}

/// What a game is played for, in words. It doesn't change the arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Points, as in a match.
    Points,
    /// The stake, or a multiple of it.
    Stake,
}
