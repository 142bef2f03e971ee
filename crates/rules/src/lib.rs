//! The game of backgammon.
#![forbid(unsafe_code)]

mod board;
mod dice;
mod generator;
mod movement;
mod perft;
mod play;
mod player;
mod point;
mod variant;

pub use board::{Board, BoardFault, Checkers, IllegalBoard, MOST_CHECKERS, Placement, Side};
pub use dice::{Die, NotADie, ParseRollError, Roll};
pub use generator::Plays;
pub use movement::{BearOff, Block, Duty, Movement, SingleNumber};
pub use perft::perft;
pub use play::{Move, Play};
pub use player::{ByPlayer, Player};
pub use point::{NotAPoint, Origin, Point, Target};
pub use variant::Variant;
