//! The page: the board in the browser.
//!
//! Three kinds of things, kept apart. `play` is the state of a table and the
//! functions that change it: plain Rust, tested without a browser. `board`
//! draws a [`Picture`] and reports [`Gesture`]s; it knows no rules. `screens`
//! puts both together with the words and the settings around them.

#![forbid(unsafe_code)]
#![allow(
    unreachable_pub,
    reason = "components are public functions, and only the programs of this crate use them"
)]

mod app;
mod at_table;
mod board;
mod chance;
mod far;
mod files;
mod language;
pub mod offline;
pub mod play;
mod review;
mod screens;
mod settings;
mod sound;
pub mod storage;
pub mod study;
pub mod think;
mod words;
pub mod worker;

pub use app::App;
pub use board::{
    Arrow, ArrowKind, Board, BoardLook, BoardWords, CubePlace, Film, Gesture, HomeSide, Picture,
    Place, Shape, ShownCube, ShownDice, ShownDie, ShownPlace, Speed, Theme,
};
pub use sound::{Sound, Sounds};
