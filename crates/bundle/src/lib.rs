//! The page as bytes: built to WASM with cargo alone, and carried along.
//!
//! All the work is done while this crate is built, by `build/main.rs`: it
//! compiles `web` for the browser, writes the JavaScript that loads it, names
//! every file by its content and compresses it.

#![forbid(unsafe_code)]

use asset::Asset;

/// Everything that a browser loads, ready to be served. The first is the page
/// itself.
pub static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));
