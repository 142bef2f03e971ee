//! The current time.

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::Moment;

/// The time by the clock of this machine.
#[expect(clippy::disallowed_methods, reason = "a server keeps clocks")]
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Moment(since.map_or(0, |since| since.as_millis() as u64))
}
