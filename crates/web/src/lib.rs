//! The page: the board in the browser.
//!
//! Three kinds of things, kept apart. `play` is the state of a table and the
//! functions that change it: plain Rust, tested without a browser. `board`
//! draws a [`Picture`] and reports [`Gesture`]s; it knows no rules. `screens`
//! puts both together with the words and the settings around them.

#![forbid(unsafe_code)]

mod board;
pub mod offline;
pub mod play;
mod sound;
pub mod storage;
pub mod think;
pub mod worker;

pub use board::{
    Board, BoardLook, BoardWords, CubePlace, Film, Gesture, HomeSide, Picture, Place, Shape,
    ShownCube, ShownDice, ShownDie, ShownPlace, Speed, Theme,
};
pub use sound::{Sound, Sounds};

use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    view! { <main>"Gammonbox"</main> }
}
