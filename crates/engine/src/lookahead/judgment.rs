//! What a search finds out about one board.

use crate::chances::Chances;
use crate::cube_decision::CubeEquities;

/// What a board is worth to the player on roll, who does not double now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgment {
    /// The cubeless chances, if both play as they do with the cube as it is.
    pub chances: Chances,
    /// The equities for the states of the cube that were asked for; nothing
    /// if the question was cubeless.
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
