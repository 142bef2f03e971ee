//! eXtreme Gammon's binary files: matches (`.xg`) and positions (`.xgp`).
//!
//! Source of truth: the description by eXtreme Gammon's author, corrected where
//! real files differ: a move is a pair of from and to, and the board before it
//! is always from the first player's point of view.

mod analysis;
mod archive;
mod fields;
mod read;
mod rich_text;

pub(crate) use read::read;

pub(crate) fn is_xg(bytes: &[u8]) -> bool {
    bytes.starts_with(b"RGMH")
}
