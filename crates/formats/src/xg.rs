//! The binary files of eXtreme Gammon: matches (`.xg`) and positions (`.xgp`).
//!
//! Source of truth: the description that eXtreme Gammon's author published,
//! mended where real files part from it: a move is a pair of from and to, the
//! board before it is always as the first player sees it.

mod analysis;
mod archive;
mod fields;
mod read;
mod rich_text;

pub(crate) use read::read;

/// Whether bytes are in this format.
pub(crate) fn is_xg(bytes: &[u8]) -> bool {
    bytes.starts_with(b"RGMH")
}
