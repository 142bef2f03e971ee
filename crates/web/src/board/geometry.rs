//! Where everything on the board is, in every orientation.
//!
//! Everything is laid out once, *flat*: landscape, seen by the player at the
//! bottom, home on the right. The other ways of looking at the board are the
//! same layout mirrored or turned, by [`Geometry::seen`] and back by
//! [`Geometry::flat`].

mod area;
mod hit_test;

use rules::{CubeAtRest, Player, Point};
use serde::{Deserialize, Serialize};

use super::{CubePlace, Place};
pub(crate) use area::{Area, Spot};
pub(crate) use hit_test::{Direction, Part};

/// A checker's diameter; the unit of all other sizes.
pub(crate) const CHECKER: f64 = 40.0;
/// The thickness of a checker that lies on its edge in the tray.
pub(crate) const EDGE: f64 = 14.4;
/// The side of a die.
pub(crate) const DIE: f64 = 34.0;
/// The side of the cube.
pub(crate) const CUBE: f64 = 38.0;

/// How high the rim with the labels is.
const RIM: f64 = 27.0;
/// How wide the frame is elsewhere.
const FRAME: f64 = 10.0;
/// The width of the bar, the trays and the cube's rail.
const CHANNEL: f64 = 54.0;
/// How long a point's triangle is: the height of five checkers.
const POINT: f64 = 5.0 * CHECKER;
/// The space between the tips of two points, for dice and controls.
const MIDDLE: f64 = 66.0;
/// How much of the width of a half of the middle band the dice leave free on
/// each side of them, for the controls.
pub(crate) const BESIDE_DICE: f64 = 0.24;
/// The most checkers side by side on a point.
const STACK: usize = 5;

const HEIGHT: f64 = RIM + POINT + MIDDLE + POINT + RIM;
const HALFWAY: f64 = HEIGHT / 2.0;

/// The side of the board that the home boards are on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HomeSide {
    /// On the right of the player at the bottom.
    #[default]
    Right,
    /// On the left, mirrored.
    Left,
}

/// Whether the board is horizontal or upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Wide: home on one side.
    #[default]
    Landscape,
    /// High, a quarter turn, for phones: home at the bottom.
    Portrait,
}

/// The size of a die when there are this many: the four of a double are
/// smaller.
pub(crate) fn die_size(count: usize) -> f64 {
    if count > 2 { 30.0 } else { DIE }
}

/// How many checkers of a place can be seen separately.
pub(crate) fn seen_apart(place: Place) -> usize {
    match place {
        Place::Point(_) => STACK,
        Place::Bar(_) => STACK - 1,
        Place::Tray(_) => usize::MAX,
    }
}

/// Every place, in the order in which White's checkers move.
pub(crate) fn all_places() -> impl Iterator<Item = Place> {
    let points = Point::ALL.into_iter().rev().map(Place::Point);
    [Place::Bar(Player::White), Place::Tray(Player::Black)]
        .into_iter()
        .chain(points)
        .chain([Place::Bar(Player::Black), Place::Tray(Player::White)])
}

/// One orientation of the board, and where everything is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    pub(crate) bottom: Player,
    pub(crate) home: HomeSide,
    pub(crate) shape: Shape,
    pub(crate) cube_at_rest: CubeAtRest,
}

impl Geometry {
    /// The width of a point: wider for fingers.
    pub(crate) fn pitch(self) -> f64 {
        match self.shape {
            Shape::Landscape => 43.0,
            Shape::Portrait => 50.0,
        }
    }

    fn half(self) -> f64 {
        6.0 * self.pitch()
    }

    /// Where the left half, the bar, the right half and the tray begin. An
    /// upright board has no rail for the cube, which would only take up height.
    fn columns(self) -> [f64; 4] {
        let left = match self.shape {
            Shape::Landscape => FRAME + CHANNEL + FRAME,
            Shape::Portrait => RIM,
        };
        let bar = left + self.half();
        let right = bar + CHANNEL;
        [left, bar, right, right + self.half() + FRAME]
    }

    fn flat_width(self) -> f64 {
        self.columns()[3] + CHANNEL + FRAME
    }

    /// Width and height of the whole drawing.
    pub(crate) fn size(self) -> (f64, f64) {
        match self.shape {
            Shape::Landscape => (self.flat_width(), HEIGHT),
            Shape::Portrait => (HEIGHT, self.flat_width()),
        }
    }

    fn seen(self, flat: Spot) -> Spot {
        let Spot { x, y } = flat;
        let (x, y) = match (self.shape, self.home) {
            (Shape::Landscape, HomeSide::Right) => (x, y),
            (Shape::Landscape, HomeSide::Left) => (self.flat_width() - x, y),
            (Shape::Portrait, HomeSide::Right) => (HEIGHT - y, x),
            (Shape::Portrait, HomeSide::Left) => (y, x),
        };
        Spot { x, y }
    }

    fn flat(self, seen: Spot) -> Spot {
        let Spot { x, y } = seen;
        let (x, y) = match (self.shape, self.home) {
            (Shape::Landscape, HomeSide::Right) => (x, y),
            (Shape::Landscape, HomeSide::Left) => (self.flat_width() - x, y),
            (Shape::Portrait, HomeSide::Right) => (y, HEIGHT - x),
            (Shape::Portrait, HomeSide::Left) => (y, x),
        };
        Spot { x, y }
    }

    fn seen_area(self, left: f64, top: f64, right: f64, bottom: f64) -> Area {
        let corner = |x, y| self.seen(Spot { x, y });
        Area::between(corner(left, top), corner(right, bottom))
    }

    /// A point as the player at the bottom counts it.
    fn number(self, point: Point) -> u8 {
        match self.bottom {
            Player::White => point.number(),
            Player::Black => point.mirrored().number(),
        }
    }

    fn point(self, number: u8) -> Point {
        match self.bottom {
            Player::White => Point::new(number),
            Player::Black => Point::new(number).mirrored(),
        }
    }

    /// The middle of a place's column, and whether it starts at the lower
    /// edge.
    fn column(self, place: Place) -> (f64, bool) {
        let [left, bar, right, tray] = self.columns();
        match place {
            Place::Point(point) => {
                let number = self.number(point);
                let is_low = number <= 12;
                let from_home = if is_low { number - 1 } else { 24 - number };
                let half = if from_home < 6 { right } else { left };
                let steps = f64::from(5 - from_home % 6) + 0.5;
                (half + steps * self.pitch(), is_low)
            }
            // A checker on the bar enters on the far side.
            Place::Bar(player) => (bar + CHANNEL / 2.0, player != self.bottom),
            Place::Tray(player) => (tray + CHANNEL / 2.0, player == self.bottom),
        }
    }

    /// The center of the `index`-th of `count` checkers in a place, from 0.
    pub(crate) fn checker(self, place: Place, index: usize, count: usize) -> Spot {
        let (x, is_low) = self.column(place);
        let most = seen_apart(place);
        let step = match place {
            Place::Tray(_) => EDGE,
            Place::Point(_) | Place::Bar(_) if count > most => {
                CHECKER * (most - 1) as f64 / (count - 1) as f64
            }
            Place::Point(_) | Place::Bar(_) => CHECKER,
        };
        let up = index as f64 * step;
        let y = match place {
            Place::Point(_) => RIM + CHECKER / 2.0 + up,
            Place::Tray(_) => RIM + 4.0 + EDGE / 2.0 + up,
            // From the middle outward, past the cube.
            Place::Bar(_) => HALFWAY - CUBE / 2.0 - 6.0 - CHECKER / 2.0 - up,
        };
        let y = if is_low { HEIGHT - y } else { y };
        self.seen(Spot { x, y })
    }

    /// How a checker on its edge lies: width and height.
    pub(crate) fn edge_size(self) -> (f64, f64) {
        match self.shape {
            Shape::Landscape => (CHECKER, EDGE),
            Shape::Portrait => (EDGE, CHECKER),
        }
    }

    /// The corners of a point's triangle: two at the rim, then the tip.
    pub(crate) fn triangle(self, point: Point) -> [Spot; 3] {
        let (x, is_low) = self.column(Place::Point(point));
        let (rim, tip) = if is_low {
            (HEIGHT - RIM, HEIGHT - RIM - POINT)
        } else {
            (RIM, RIM + POINT)
        };
        let half = self.pitch() / 2.0 - 1.2;
        [(x - half, rim), (x + half, rim), (x, tip)].map(|(x, y)| self.seen(Spot { x, y }))
    }

    /// Whether a point has the darker color: every other one.
    pub(crate) fn is_dark(self, point: Point) -> bool {
        self.number(point).is_multiple_of(2)
    }

    /// The middle of a point's label.
    pub(crate) fn label(self, point: Point) -> Spot {
        let (x, is_low) = self.column(Place::Point(point));
        let y = if is_low {
            HEIGHT - RIM / 2.0
        } else {
            RIM / 2.0
        };
        self.seen(Spot { x, y })
    }

    /// The area of a place in which a press on it counts.
    pub(crate) fn area(self, place: Place) -> Area {
        let (x, is_low) = self.column(place);
        let (half, depth) = match place {
            Place::Point(_) => (self.pitch() / 2.0, RIM + POINT),
            Place::Bar(_) | Place::Tray(_) => (CHANNEL / 2.0, HALFWAY),
        };
        let (top, bottom) = if is_low {
            (HEIGHT - depth, HEIGHT)
        } else {
            (0.0, depth)
        };
        self.seen_area(x - half, top, x + half, bottom)
    }

    /// The two halves of the playing field.
    pub(crate) fn fields(self) -> [Area; 2] {
        let [left, _, right, _] = self.columns();
        [left, right].map(|start| self.seen_area(start, RIM, start + self.half(), HEIGHT - RIM))
    }

    /// The trays for checkers borne off, and the cube's rail.
    pub(crate) fn troughs(self) -> impl Iterator<Item = Area> {
        let [.., tray] = self.columns();
        let gap = 4.0;
        let rail = self.seen_area(FRAME, RIM, FRAME + CHANNEL, HEIGHT - RIM);
        [
            self.seen_area(tray, RIM, tray + CHANNEL, HALFWAY - gap),
            self.seen_area(tray, HALFWAY + gap, tray + CHANNEL, HEIGHT - RIM),
        ]
        .into_iter()
        .chain((self.shape == Shape::Landscape).then_some(rail))
    }

    /// The bar between the halves.
    pub(crate) fn bar(self) -> Area {
        let [_, bar, right, _] = self.columns();
        // Within the edge of the frame.
        self.seen_area(bar, 2.0, right, HEIGHT - 2.0)
    }

    /// Where the half with a player's dice begins. For the player at the
    /// bottom, it's the lower half of an upright board and the right half of a
    /// horizontal one, wherever home is.
    fn dice_start(self, player: Player) -> f64 {
        let [left, _, right, _] = self.columns();
        let is_mirrored = (self.shape, self.home) == (Shape::Landscape, HomeSide::Left);
        if (player == self.bottom) == is_mirrored {
            left
        } else {
            right
        }
    }

    /// The part of the board that belongs to a player's dice: half of the
    /// band between the tips of the points.
    pub(crate) fn dice_area(self, player: Player) -> Area {
        let start = self.dice_start(player);
        let aside = MIDDLE / 2.0;
        self.seen_area(start, HALFWAY - aside, start + self.half(), HALFWAY + aside)
    }

    /// The two halves of the middle band as fractions of the drawing: for the
    /// other player's dice, and for those of the player at the bottom. On a
    /// horizontal board that's left and right.
    pub(crate) fn band(self) -> [Area; 2] {
        let (width, height) = self.size();
        [self.bottom.opponent(), self.bottom].map(|player| {
            let area = self.dice_area(player);
            Area {
                x: area.x / width,
                y: area.y / height,
                width: area.width / width,
                height: area.height / height,
            }
        })
    }

    /// The center of the `index`-th of `count` dice.
    pub(crate) fn die(self, player: Player, index: usize, count: usize) -> Spot {
        let middle = self.dice_area(player).middle();
        let gap = if count > 2 { 4.0 } else { 12.0 };
        let aside = (index as f64 - (count as f64 - 1.0) / 2.0) * (die_size(count) + gap);
        // Side by side or one above the other, the first is always the one
        // you'd read first.
        match self.shape {
            Shape::Landscape => Spot {
                x: middle.x + aside,
                ..middle
            },
            Shape::Portrait => Spot {
                y: middle.y + aside,
                ..middle
            },
        }
    }

    /// The center of the cube.
    pub(crate) fn cube(self, place: CubePlace) -> Spot {
        let [_, bar, ..] = self.columns();
        let rail = FRAME + CHANNEL / 2.0;
        let (x, y) = match place {
            CubePlace::Centered => match (self.cube_at_rest, self.shape) {
                (CubeAtRest::Side, Shape::Landscape) => (rail, HALFWAY),
                _ => (bar + CHANNEL / 2.0, HALFWAY),
            },
            // Without a rail, the cube is at the outer end of the owner's half.
            CubePlace::Owned(player) if self.shape == Shape::Portrait => {
                let half = self.dice_area(player);
                let from_end = CUBE / 2.0 + 8.0;
                return Spot {
                    x: half.middle().x,
                    y: match player == self.bottom {
                        true => half.y + half.height - from_end,
                        false => half.y + from_end,
                    },
                };
            }
            CubePlace::Owned(player) => {
                let from_rim = RIM + CUBE / 2.0 + 8.0;
                let is_low = player == self.bottom;
                (rail, if is_low { HEIGHT - from_rim } else { from_rim })
            }
            // Where the dice of the player who has to answer would be.
            CubePlace::OfferedTo(player) => return self.dice_area(player).middle(),
        };
        self.seen(Spot { x, y })
    }

    /// The part of the board that belongs to the cube: a little more than its
    /// size.
    pub(crate) fn cube_area(self, place: CubePlace) -> Area {
        Area::square(self.cube(place), CUBE + 10.0)
    }

    /// By how many degrees the number on the cube is turned: toward its owner,
    /// or toward nobody.
    pub(crate) fn cube_turn(self, place: CubePlace) -> i32 {
        match place {
            CubePlace::Centered => -90,
            CubePlace::Owned(player) | CubePlace::OfferedTo(player) if player == self.bottom => 0,
            CubePlace::Owned(_) | CubePlace::OfferedTo(_) => 180,
        }
    }
}

#[cfg(test)]
mod tests;
