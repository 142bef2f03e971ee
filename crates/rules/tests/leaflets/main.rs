//! The printed leaflets, statement by statement. Each test has the number of
//! its statement: `d12_…` is the twelfth of the Deluxe leaflet. `docs/rules.md`
//! lists them all.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod coverage;
mod deluxe;
mod hungarian;
mod nordic;
mod positions;
mod swiss;
#[path = "../shared/table.rs"]
mod table;
mod tavla;
