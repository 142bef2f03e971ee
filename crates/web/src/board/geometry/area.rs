//! Points and rectangles in the plane.

/// A spot on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A rectangle on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(super) fn between(one: Spot, other: Spot) -> Area {
        Area {
            x: one.x.min(other.x),
            y: one.y.min(other.y),
            width: (one.x - other.x).abs(),
            height: (one.y - other.y).abs(),
        }
    }

    /// A square of this side around a spot.
    pub(crate) fn square(center: Spot, side: f64) -> Area {
        Area {
            x: center.x - side / 2.0,
            y: center.y - side / 2.0,
            width: side,
            height: side,
        }
    }

    pub(crate) fn middle(self) -> Spot {
        Spot {
            x: self.x + self.width / 2.0,
            y: self.y + self.height / 2.0,
        }
    }

    /// Converts a spot in this rectangle on the screen to a drawing of the
    /// given size, which fills the rectangle as far as its proportions allow.
    pub(crate) fn spot_within(self, on_screen: Spot, size: (f64, f64)) -> Spot {
        let scale = (self.width / size.0).min(self.height / size.1);
        Spot {
            x: (on_screen.x - self.x - (self.width - size.0 * scale) / 2.0) / scale,
            y: (on_screen.y - self.y - (self.height - size.1 * scale) / 2.0) / scale,
        }
    }

    pub(crate) fn holds(self, spot: Spot) -> bool {
        (self.x..self.x + self.width).contains(&spot.x)
            && (self.y..self.y + self.height).contains(&spot.y)
    }
}
