//! Match text: `.mat`, `.txt`, `.gam`.
//!
//! Jellyfish started it, every program and site since has its own way of
//! writing it, and there's no standard. We read all of their variants, and
//! write GNU Backgammon's layout with eXtreme Gammon's tags, which all of them
//! read.

mod read;
mod row;
mod tags;
mod write;

pub(crate) use read::{is_match_text, read};
pub(crate) use tags::{read_variant, session};
pub use write::write_match_text;
