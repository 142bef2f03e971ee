//! The page tried in a real browser: ours on one side, Chromium on the other.
//!
//! A test opens a [`Visit`]: a server of its own, a browser of its own with an
//! empty profile, and a screen of a certain size. Nothing here waits by the
//! clock: one waits until the page is as it should be, or fails.

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
