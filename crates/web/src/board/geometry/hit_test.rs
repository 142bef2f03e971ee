//! What is at a spot, and what is next to it.

use rules::Player;

use super::{CHANNEL, FRAME, Geometry, HALFWAY, HEIGHT, Spot};
use crate::board::{CubePlace, Place};

/// A part of the board that answers to a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Place(Place),
    Dice(Player),
    Cube,
}

/// The directions of the arrow keys, on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Geometry {
    /// The place at a spot. Points reach to the middle, so that a checker let
    /// go above the tip of a point is over the point.
    pub(crate) fn place_at(self, spot: Spot) -> Option<Place> {
        let Spot { x, y } = self.flat(spot);
        if !(0.0..HEIGHT).contains(&y) {
            return None;
        }
        let [left, bar, right, tray] = self.columns();
        let is_low = y >= HALFWAY;
        let near = if is_low {
            self.bottom
        } else {
            self.bottom.opponent()
        };
        let in_half = |start: f64| {
            (start..start + self.half())
                .contains(&x)
                .then(|| (((x - start) / self.pitch()) as u8).min(5))
        };
        let from_home = in_half(right)
            .map(|steps| 6 - steps)
            .or_else(|| in_half(left).map(|steps| 12 - steps));
        if let Some(from_home) = from_home {
            let number = if is_low { from_home } else { 25 - from_home };
            return Some(Place::Point(self.point(number)));
        }
        if (bar..right).contains(&x) {
            return Some(Place::Bar(near.opponent()));
        }
        // The frame beside a tray belongs to it, since there's nothing else
        // there.
        (tray - FRAME..self.flat_width())
            .contains(&x)
            .then_some(Place::Tray(near))
    }

    /// What a press at a spot is meant for.
    pub(crate) fn part_at(self, spot: Spot, cube: Option<CubePlace>) -> Option<Part> {
        if cube.is_some_and(|cube| self.cube_area(cube).holds(spot)) {
            return Some(Part::Cube);
        }
        Player::BOTH
            .into_iter()
            .find(|player| self.dice_area(*player).holds(spot))
            .map(Part::Dice)
            .or_else(|| self.place_at(spot).map(Part::Place))
    }

    /// The next place in a direction. Sideways it goes along the row, over
    /// the bar to the tray; across it goes to the place opposite.
    pub(crate) fn next(self, place: Place, direction: Direction) -> Option<Place> {
        let middle = self.area(place).middle();
        let from = self.flat(middle);
        let (dx, dy) = match direction {
            Direction::Up => (0.0, -1.0),
            Direction::Down => (0.0, 1.0),
            Direction::Left => (-1.0, 0.0),
            Direction::Right => (1.0, 0.0),
        };
        let to = self.flat(Spot {
            x: middle.x + dx,
            y: middle.y + dy,
        });
        let (along, across) = (to.x - from.x, to.y - from.y);
        if along == 0.0 {
            let is_towards_middle = (across > 0.0) == (from.y < HALFWAY);
            let opposite = Spot {
                x: from.x,
                y: HEIGHT - from.y,
            };
            return is_towards_middle
                .then(|| self.place_at(self.seen(opposite)))
                .flatten();
        }
        let width = match place {
            Place::Point(_) => self.pitch(),
            Place::Bar(_) | Place::Tray(_) => CHANNEL,
        };
        let beside = Spot {
            x: from.x + along.signum() * (width / 2.0 + FRAME + 1.0),
            y: from.y,
        };
        self.place_at(self.seen(beside))
    }
}
