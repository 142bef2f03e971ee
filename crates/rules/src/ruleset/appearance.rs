//! How a leaflet draws the board and names things; no effect on play.

use crate::notation::PointLabels;
use crate::player::Player;

/// How the board looks and what things are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Appearance {
    /// What is printed beside the points.
    pub labels: PointLabels,
    /// Whose checkers run counter-clockwise.
    pub counter_clockwise: Player,
    /// What the two colors are called.
    pub colors: ColorNames,
    /// Where the cube lies before it is turned, always with 64 up.
    pub cube_at_rest: CubeAtRest,
    /// In what prices and scores are said.
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

/// Where the cube lies before it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAtRest {
    /// On the bar, between the players.
    Middle,
    /// Beside the board.
    Side,
}

/// What a game is played for, in words: it changes no arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Points, as in a match.
    Points,
    /// The stake, once or several times.
    Stake,
}
