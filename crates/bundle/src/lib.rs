//! The page as bytes: compiled to WASM with cargo alone and embedded in the
//! program.
//!
//! `build/main.rs` does all the work when this crate is built: it takes the
//! modules that `wasm` compiled, writes the JavaScript that loads them, names
//! every file by its content and compresses it.

#![forbid(unsafe_code)]

use asset::Asset;

/// Everything a browser loads, ready to serve. The first is the page itself.
pub static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
