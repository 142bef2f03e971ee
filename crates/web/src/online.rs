//! A table that a server keeps, for two who sit at different screens.
//!
//! A [`Client`] folds what the server says into the table and says what to
//! answer; it is plain Rust. The [`Connection`] carries messages to and fro and
//! comes back when it breaks. [`saved_seats`] remembers at which tables this browser
//! has a seat, and [`turn_status()`] looks whose turn it is there.

mod match_file;

mod client;
mod connection;
mod http;
mod link;
mod missed;
pub mod saved_seats;
#[cfg(test)]
#[path = "../../protocol/tests/shared/seated.rs"]
pub(crate) mod seated;
mod turn_status;

pub use client::{Client, OnlineEvent, ServerUpdate};
pub use connection::{Connection, ConnectionEvent, ConnectionLost};
pub use http::{home_addresses, set_up};
pub use link::Link;
pub use match_file::with_proof;
pub use missed::Missed;
pub use turn_status::{TurnStatus, turn_status};
