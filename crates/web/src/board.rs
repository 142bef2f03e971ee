//! The board: what it shows, and what hands do to it.

mod gesture;
mod picture;

pub use gesture::Gesture;
pub use picture::{CubePlace, Picture, Place, ShownDie};
