//! A table that a server keeps, for two who sit at different screens.
//!
//! A [`Guest`] folds what the server says into the table and says what to
//! answer; it is plain Rust. The [`Line`] carries messages to and fro and
//! comes back when it breaks. [`seats`] remembers at which tables this browser
//! has a seat.

mod guest;
mod line;
mod link;
mod ordering;
pub mod seats;

pub use guest::{Guest, News};
pub use line::{Line, Rings};
pub use link::Link;
pub use ordering::{home_addresses, set_up};
