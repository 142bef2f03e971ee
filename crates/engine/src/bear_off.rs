//! Exact bear-off tables, which our own code makes with the play generator, so
//! every leaflet's bear-off rules get their own tables.
//!
//! Nothing here opens a file or caches a table behind the caller's back: a
//! table is a value, computed or read from bytes, and its owner decides who
//! shares it.

mod bytes;
mod home;
mod match_endings;
mod nearly_home;
mod one_sided;
mod results;
mod roll_counts;
mod standoff;
mod tables;
mod two_sided;

pub use bytes::ReadTableError;
pub use home::Home;
pub(crate) use match_endings::{OnRoll, Size};
pub use one_sided::OneSidedTable;
pub use tables::BearOffTables;
pub use two_sided::{EndingEquities, TwoSidedTable};
