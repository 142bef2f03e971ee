//! Cube decisions: what the cube is worth in whose hands, and what to do
//! with it.
//!
//! Chances are cubeless. Janowski's formula turns them into cubeful equity:
//! a mixture of the equity with a dead cube, which nobody will ever turn, and
//! with a live one, which is always turned at the very best moment. In
//! matches the same is done with match-winning chances.
//!
//! A [`CubeLadder`] holds all that depends on cube, score and rules alone and
//! is made once for a search. With the chances of a board it gives a
//! [`CubeOutlook`], which knows the equity of every [`CubeState`]. Searches
//! carry [`CubeEquities`] of several states through the tree.

mod decision;
mod efficiency;
mod ladder;
mod outlook;
mod states;
mod window;

pub use decision::{CubeAction, CubeDecision, Reply};
pub use efficiency::CubeEfficiency;
pub use ladder::CubeLadder;
pub use outlook::CubeOutlook;
pub use states::{CubeEquities, CubeHolder, CubeState, CubeStates};
pub use window::DoublingWindow;

#[cfg(test)]
mod tests;
