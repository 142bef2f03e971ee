//! Compiles the page for the browser, before it is bundled.
//!
//! There's no code here. `build/main.rs` does all the work and tells the build
//! script of `bundle` where the modules are. It needs nothing but cargo, so it
//! starts with the first crate of a build instead of waiting for the tools that
//! `bundle` uses.

#![forbid(unsafe_code)]
