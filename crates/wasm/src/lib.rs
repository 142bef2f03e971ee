//! The page compiled for the browser, before anything is made of it.
//!
//! There is nothing here: all the work is done by `build/main.rs`, which tells
//! the build script of `bundle` where the modules are. It needs nothing but
//! cargo, so that it begins with the first crate of a build and not after the
//! tools that `bundle` makes use of.

#![forbid(unsafe_code)]
