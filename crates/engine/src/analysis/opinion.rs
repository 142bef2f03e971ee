//! Whose word counts when something is judged.

use rules::{Board, Position, Roll};

use crate::analyst::{Analyst, CubeAdvice};
use crate::chances::Chances;
use crate::cube_decision::CubeDecision;
use crate::lookahead::RankedPlay;

/// Who says what plays and doubles are worth: an [`Analyst`] who looks ahead,
/// a rollout, or somebody whose word was written down, as in a file.
pub trait Opinion {
    /// The plays of a roll, the best first, with the one among them that led
    /// to the board `made`; empty if nothing can be said about that one.
    fn plays(&self, position: &Position, roll: Roll, made: &Board) -> Vec<RankedPlay>;

    /// What the choices about the cube are worth, and the cubeless chances;
    /// nothing if the player on roll may not double, or nothing can be said.
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
