//! Tests the page in a real browser: our server on one side, Chromium on the
//! other.
//!
//! A test opens a [`Visit`]: its own server, its own browser with an empty
//! profile, and a screen of a certain size. Nothing here sleeps: a test waits
//! until the page is as it should be, or fails.

#![forbid(unsafe_code)]
#![allow(
    clippy::disallowed_methods,
    reason = "programs are started here and pictures written"
)]

mod barriers;
mod driver;
mod served;
mod visit;

pub use driver::{Driver, Failed};
pub use served::Served;
pub use visit::{Element, Screen, Visit, from_base64};
