//! Places on the board.

use core::fmt;

/// One of the 24 points, in the numbering of the player on roll: 1 to 6 are
/// that player's home board, 24 is farthest away. The bar and off aren't
/// points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The points from 1 to 24.
    pub const ALL: [Point; 24] = {
        let mut all = [Point(1); 24];
        let mut index = 0;
        while index < 24 {
            all[index] = Point(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The point with this number.
    ///
    /// # Panics
    ///
    /// If the number isn't 1 to 24. Use this for constants only, and `try_from`
    /// for outside data.
    #[must_use]
    pub const fn new(number: u8) -> Point {
        assert!(1 <= number && number <= 24, "points are numbered 1 to 24");
        Point(number)
    }

    /// The number of the point, which is also its distance to off in pips.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point in the opponent's numbering.
    #[must_use]
    pub const fn mirrored(self) -> Point {
        Point(25 - self.0)
    }

    /// Whether the point is in the home board of the player on roll.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }
}

impl TryFrom<u8> for Point {
    type Error = NotAPoint;

    fn try_from(number: u8) -> Result<Point, NotAPoint> {
        match number {
            1..=24 => Ok(Point(number)),
            _ => Err(NotAPoint(number)),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that no point has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPoint(pub u8);

impl fmt::Display for NotAPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a point from 1 to 24, found {}", self.0)
    }
}

impl core::error::Error for NotAPoint {}

/// Where a move starts. A checker never comes back from off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// From a point.
    Point(Point),
    /// From the bar.
    Bar,
}

impl Origin {
    /// The distance to off in pips: 25 from the bar, otherwise the point's
    /// number.
    #[must_use]
    pub const fn pips(self) -> u8 {
        match self {
            Origin::Point(point) => point.number(),
            Origin::Bar => 25,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Point(point) => point.fmt(f),
            Origin::Bar => f.pad("bar"),
        }
    }
}

impl From<Point> for Origin {
    fn from(point: Point) -> Origin {
        Origin::Point(point)
    }
}

/// Where a move ends. No move leads to the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// Borne off.
    Off,
    /// On a point.
    Point(Point),
}

impl Target {
    /// The distance to off in pips: 0 if off, otherwise the point's number.
    #[must_use]
    pub const fn pips(self) -> u8 {
        match self {
            Target::Off => 0,
            Target::Point(point) => point.number(),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Off => f.pad("off"),
            Target::Point(point) => point.fmt(f),
        }
    }
}

impl From<Point> for Target {
    fn from(point: Point) -> Target {
        Target::Point(point)
    }
}
