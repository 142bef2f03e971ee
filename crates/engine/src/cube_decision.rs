//! Cube decisions: what the cube is worth to whom, and what to do with it.
//!
//! Chances are cubeless. Janowski's formula turns them into cubeful equity: a
//! mixture of the equity with a dead cube, which nobody ever turns, and with a
//! live one, which is always turned at the best moment. In matches it's applied
//! to match winning chances.
//!
//! A [`CubeLadder`] holds everything that depends only on cube, score and
//! rules; it's made once per search. With the chances of a board it gives a
//! [`CubeOutlook`], which knows the equity in every [`CubeState`]. Searches
//! carry the [`CubeEquities`] of several states through the tree.

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
