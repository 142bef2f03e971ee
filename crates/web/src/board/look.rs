//! How the board is displayed.

use rules::{CubeAtRest, Player};
use serde::{Deserialize, Serialize};

use super::geometry::{self, Geometry, HomeSide, Shape};

/// How the board is displayed. It's independent of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// The player at the bottom, or on the left of an upright board.
    pub bottom: Player,
    /// On which side the home boards are.
    pub home: HomeSide,
    /// Whether the board is horizontal or upright.
    pub shape: Shape,
    /// Where the cube is before it's turned.
    pub cube_at_rest: CubeAtRest,
    /// How fast checkers move.
    pub speed: Speed,
    /// Whether places with movable checkers are marked.
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
    /// How much of the width of a half of the band between the points the
    /// dice leave free on each side of them.
    pub const BESIDE_DICE: f64 = geometry::BESIDE_DICE;

    /// The ratio of width to height, or of height to width for an upright
    /// board.
    #[must_use]
    pub fn ratio(self) -> f64 {
        let (width, height) = self.geometry().size();
        width.max(height) / width.min(height)
    }

    /// The halves of the band between the points as fractions of the drawing
    /// (left, top, width, height): that of the other player's dice, then
    /// that of the dice of the player at the bottom.
    #[must_use]
    pub fn band(self) -> [[f64; 4]; 2] {
        let halves = self.geometry().band();
        halves.map(|half| [half.x, half.y, half.width, half.height])
    }

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
    /// Easy to follow.
    Slow,
    /// At the speed of a hand.
    #[default]
    Normal,
    /// For those who have seen it all.
    Fast,
    /// Nothing moves: the next position is shown at once.
    Still,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Still];

    /// How long a checker takes for this distance, in milliseconds. The drawing
    /// is about 700 wide.
    pub(crate) fn of_a_checker(self, distance: f64) -> u32 {
        let usual = 180.0 + 80.0 * (distance / 600.0).min(1.0);
        self.of(usual)
    }

    /// How much longer a checker that was hit takes, in milliseconds.
    pub(crate) fn of_a_hit(self) -> u32 {
        self.of(120.0)
    }

    /// How long the dice tumble, in milliseconds.
    pub(crate) fn of_the_dice(self) -> u32 {
        match self {
            Speed::Slow => 700,
            Speed::Normal => 600,
            Speed::Fast => 500,
            Speed::Still => 0,
        }
    }

    /// How long the cube moves, in milliseconds.
    pub(crate) fn of_the_cube(self) -> u32 {
        self.of(400.0)
    }

    /// How long both dice for the start are looked at, in milliseconds.
    pub(crate) fn of_the_start(self) -> u32 {
        self.of(800.0)
    }

    /// How long a win is shown, in milliseconds.
    pub(crate) fn of_a_win(self) -> u32 {
        match self {
            Speed::Slow | Speed::Normal | Speed::Fast => 1_000,
            Speed::Still => 0,
        }
    }

    /// The duration of something that usually takes this long.
    fn of(self, usual: f64) -> u32 {
        let factor = match self {
            Speed::Slow => 2.0,
            Speed::Normal => 1.0,
            Speed::Fast => 0.6,
            Speed::Still => 0.0,
        };
        (usual * factor) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checker_takes_longer_over_a_longer_way_within_bounds() {
        let times = [0.0, 50.0, 300.0, 600.0, 5_000.0].map(|way| Speed::Normal.of_a_checker(way));
        assert!(times.is_sorted());
        assert_eq!((times[0], times[4]), (180, 260));
    }

    #[test]
    fn dice_tumble_for_half_a_second_or_somewhat_more() {
        for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
            assert!((500..=700).contains(&speed.of_the_dice()));
        }
    }

    #[test]
    fn nothing_takes_time_where_nothing_moves() {
        let still = Speed::Still;
        let times = [
            still.of_a_checker(400.0),
            still.of_a_hit(),
            still.of_the_dice(),
            still.of_the_cube(),
            still.of_the_start(),
            still.of_a_win(),
        ];
        assert_eq!(times, [0; 6]);
    }
}
