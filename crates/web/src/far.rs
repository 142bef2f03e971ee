//! A table that a server keeps, for two who sit at different screens.
//!
//! A [`Guest`] folds what the server says into the table and says what to
//! answer; it is plain Rust. The [`Line`] carries messages to and fro and
//! comes back when it breaks. [`seats`] remembers at which tables this browser
//! has a seat, and [`glance`] looks whose turn it is there.

mod file;
mod glance;
mod guest;
mod line;
mod link;
mod ordering;
#[cfg(test)]
#[path = "../../protocol/tests/shared/seated.rs"]
pub(crate) mod seated;
pub mod seats;
mod since;

pub use file::with_proof;
pub use glance::{Turn, glance};
pub use guest::{Guest, News};
pub use line::{Broken, Line, Rings};
pub use link::Link;
pub use ordering::{home_addresses, set_up};
pub use since::Since;
