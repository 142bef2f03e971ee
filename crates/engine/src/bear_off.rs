//! Exact tables for bearing off, made by our own code from the generator of
//! plays, so that the leaflets' ways of bearing off have tables of their own.
//!
//! Nothing here opens a file or keeps a table behind the caller's back: a
//! table is a value, made by a function or read from bytes, and whoever makes
//! it shares it.

mod bytes;
mod endings;
mod home;
mod match_endings;
mod one_sided;
mod results;
mod roll_counts;
mod standoff;
mod tables;
mod two_sided;

pub use bytes::ReadTableError;
pub use endings::Endings;
pub use home::Home;
pub(crate) use match_endings::{OnRoll, Size};
pub use one_sided::OneSidedTable;
pub use tables::BearOffTables;
pub use two_sided::{EndingEquities, TwoSidedTable};
