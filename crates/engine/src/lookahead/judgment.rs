//! The result of a search for one board.

use crate::chances::Chances;
use crate::cube_decision::CubeEquities;

/// The value of a board to a player on roll who doesn't double now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgment {
    /// The cubeless chances if both sides play as they do with the cube.
    pub chances: Chances,
    /// The equities for the requested cube states; `None` if the question was
    /// cubeless.
    pub equities: Option<CubeEquities>,
}

impl Judgment {
    /// Adds a share of another judgment of the same states.
    pub(super) fn add_weighted(&mut self, other: &Judgment, weight: f32) {
        self.chances += other.chances * weight;
        if let (Some(sum), Some(equities)) = (&mut self.equities, &other.equities) {
            sum.add_weighted(equities, weight);
        }
    }
}
