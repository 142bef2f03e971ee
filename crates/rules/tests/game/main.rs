//! Games played by sentences: turn order, cube, offers, refusals, matches.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod chance;
mod cube;
mod house_rules;
mod matches;
mod offers;
#[path = "../shared/random.rs"]
mod random;
mod records;
mod refusals;
#[path = "../shared/self_play.rs"]
mod self_play;
mod start;
#[path = "../shared/table.rs"]
mod table;
mod turns;
