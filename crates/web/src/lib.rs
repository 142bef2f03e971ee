//! The page: the board in the browser.
//!
//! It has three parts. `play` is the state of a table and the functions that
//! change it: plain Rust, tested without a browser. `board` draws a [`Picture`]
//! and reports [`Gesture`]s; it knows no rules. `screens` connects the two and
//! adds texts and settings.

#![forbid(unsafe_code)]
#![allow(
    unreachable_pub,
    reason = "components are public functions, and only the programs of this crate use them"
)]

pub mod analysis;
mod analysis_session;
mod app;
mod board;
mod describe;
mod files;
mod games;
mod games_session;
mod language;
pub mod offline;
mod online;
pub mod play;
mod quiz;
mod quiz_session;
mod random;
mod runs;
mod screens;
mod settings;
mod share;
mod sound;
pub mod storage;
mod table_session;
pub mod worker;

pub use app::App;
pub use board::{
    Animation, AriaLabels, Arrow, ArrowKind, Board, BoardLook, CheckerSet, CubePlace, DiceSet,
    Gesture, HomeSide, Material, PageColors, Picture, Place, Shape, ShownCube, ShownDice, ShownDie,
    ShownPlace, Speed,
};
pub use sound::{Sound, Sounds};
