//! Where the values of an analysis come from.

use rules::{Board, Position, Roll};

use crate::analyst::{Analyst, CubeAdvice};
use crate::chances::Chances;
use crate::cube_decision::CubeDecision;
use crate::lookahead::RankedPlay;

/// A source of values for plays and doubles: an [`Analyst`] who looks ahead, a
/// rollout, or the analysis in a file.
pub trait Opinion {
    /// The plays of a roll, best first, including the one that led to the board
    /// `made`; empty if there's no value for that one.
    fn plays(&self, position: &Position, roll: Roll, made: &Board) -> Vec<RankedPlay>;

    /// The values of the cube choices, and the cubeless chances; `None` if the
    /// player on roll may not double, or if there are no values.
    fn double(&self, position: &Position) -> Option<(CubeDecision, Chances)>;
}

impl Opinion for Analyst {
    fn plays(&self, position: &Position, roll: Roll, made: &Board) -> Vec<RankedPlay> {
        let mut plays = Analyst::plays(self, position, roll);
        match plays.iter().position(|ranked| ranked.board == *made) {
            Some(place) => self.look_closely(position, &mut plays, place),
            None => plays.clear(),
        }
        plays
    }

    fn double(&self, position: &Position) -> Option<(CubeDecision, Chances)> {
        let CubeAdvice {
            decision, chances, ..
        } = self.cube(position)?;
        Some((decision, chances))
    }
}
