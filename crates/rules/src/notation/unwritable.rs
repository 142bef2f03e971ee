//! What IDs can't express.

use core::fmt;

use crate::cube::CubeValue;
use crate::point::Point;
use crate::setup::Offered;

/// Something in a [`Setup`](crate::Setup) that a kind of ID can't express.
/// Every kind of ID can express most legal positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unwritable {
    /// There are more checkers than it can hold.
    Checkers,
    /// Both sides are on this point (in the numbering of the player on roll).
    SharedPoint(Point),
    /// The cube is too high.
    Cube(CubeValue),
    /// A score or a match length is too large.
    Points(u32),
    /// This offer, or this offer by this player at this stage.
    Offer(Offered),
    /// A game that is over before a side has borne off all checkers, or not
    /// over after.
    Over,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Checkers => f.write_str("the ID has no room for that many checkers"),
            Unwritable::SharedPoint(point) => {
                write!(f, "the ID can't put both sides on point {point}")
            }
            Unwritable::Cube(value) => write!(f, "the ID has no room for a cube of {value}"),
            Unwritable::Points(number) => write!(f, "the ID has no room for {number} points"),
            Unwritable::Offer(_) => f.write_str("the ID can't express this offer"),
            Unwritable::Over => f.write_str("the ID can't express whether this game is over"),
        }
    }
}

impl core::error::Error for Unwritable {}
