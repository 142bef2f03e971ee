//! Online tables, for two people at different screens.
//!
//! A [`Client`] applies the server's messages to the table and decides what to
//! send; it's plain Rust. The [`Connection`] carries messages both ways and
//! reconnects when it breaks. [`saved_seats`] remembers where this browser has
//! a seat, [`hide_key`] takes the key out of the address once it's remembered,
//! and [`turn_status()`] checks whose turn it is there.

mod match_file;

mod address_key;
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

pub use address_key::{hide_key, with_kept_key};
pub use client::{Client, OnlineEvent, ServerUpdate};
pub use connection::{Connection, ConnectionEvent, ConnectionLost};
pub use http::{home_addresses, set_up};
pub use link::Link;
pub use match_file::with_proof;
pub use missed::Missed;
pub use turn_status::{TurnStatus, turn_status};
