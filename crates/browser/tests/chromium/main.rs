//! The page in Chromium. It's one program, so that server and page are linked
//! only once.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "a test makes files and looks for programs"
)]

mod access;
mod analysis;
mod board;
mod book;
mod computer;
mod game;
mod games;
mod languages;
mod learn;
mod online;
mod page;
mod table;
