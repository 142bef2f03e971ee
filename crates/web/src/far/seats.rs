//! The tables at which this browser has a seat.

use serde::{Deserialize, Serialize};

use super::Link;
use crate::storage;

/// Where they are kept.
const KEPT: &str = "seats";

/// How many are remembered: the ones that were not seen for longest go first.
const MOST: usize = 50;

/// A table at which this browser has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The link that opens it.
    pub link: String,
    /// What opens the other seat, as long as nobody has sat down there.
    pub invitation: Option<String>,
    /// Who sits opposite, as far as it is known.
    pub opponent: Option<String>,
}

impl Seat {
    /// The link that opens it, unless it was tampered with.
    #[must_use]
    pub fn link(&self) -> Option<Link> {
        self.link.parse().ok()
    }

    /// The link for the other seat.
    #[must_use]
    pub fn invitation(&self) -> Option<Link> {
        self.invitation.as_ref()?.parse().ok()
    }
}

/// All of them, the one that was seen last first.
#[must_use]
pub fn all() -> Vec<Seat> {
    let kept = storage::read(KEPT);
    match kept.map(|text| serde_json::from_str(&text)) {
        Some(Ok(seats)) => seats,
        Some(Err(_)) => {
            storage::set_aside(KEPT);
            Vec::new()
        }
        None => Vec::new(),
    }
}

/// What is known of the seat that a link opens.
#[must_use]
pub fn find(link: Link) -> Option<Seat> {
    let link = link.to_string();
    all().into_iter().find(|seat| seat.link == link)
}

/// Remembers a seat, before all others.
///
/// # Errors
///
/// Why the browser does not let us.
pub fn remember(seat: Seat) -> Result<(), String> {
    let mut seats = all();
    seats.retain(|other| other.link != seat.link);
    seats.insert(0, seat);
    seats.truncate(MOST);
    write(&seats)
}

/// Forgets a seat.
///
/// # Errors
///
/// Why the browser does not let us.
pub fn forget(link: &str) -> Result<(), String> {
    let mut seats = all();
    seats.retain(|seat| seat.link != link);
    write(&seats)
}

fn write(seats: &[Seat]) -> Result<(), String> {
    let text = serde_json::to_string(seats).map_err(|fault| fault.to_string())?;
    storage::write(KEPT, &text)
}
