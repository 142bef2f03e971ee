//! Match text: `.mat`, `.txt`, `.gam`.
//!
//! Jellyfish began it, every program and site since writes it in a way of its
//! own, and there is no standard. What is read is the union of what they
//! write; what is written is the layout of GNU Backgammon with the tags of
//! eXtreme Gammon, which all of them read.

mod read;
mod row;
mod tags;
mod write;

pub(crate) use read::{is_match_text, read};
pub(crate) use tags::{read_variant, session};
pub use write::write_match_text;
