//! The server, tested from outside.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]
#![allow(
    clippy::disallowed_methods,
    reason = "tests make files and look for programs"
)]

mod app;
mod client;
mod faults;
mod http;
mod migrations;
mod outage;
mod postgres;
mod quota;
mod retention;
mod store;
mod tables;
mod test_store;
