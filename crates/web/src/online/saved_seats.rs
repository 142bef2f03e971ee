//! The tables at which this browser has a seat.

use serde::{Deserialize, Serialize};

use super::Link;
use crate::storage;

/// Where they are kept.
const STORAGE_KEY: &str = "seats";

/// How many are remembered: the ones that were not seen for longest go first.
const MOST: usize = 50;

/// A table at which this browser has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSeat {
    /// The link that opens it.
    pub link: String,
    /// What opens the other seat, as long as nobody has sat down there.
    pub invitation: Option<String>,
    /// Who sits opposite, as far as it is known.
    pub opponent: Option<String>,
    /// Whether it is the first of the two seats, once that is known.
    #[serde(default)]
    pub is_first: Option<bool>,
    /// The last event that was seen at the table.
    #[serde(default)]
    pub seen: u32,
    /// What this browser added to the dice of a match, and of which.
    #[serde(default)]
    pub share: Option<(u32, String)>,
    /// What the server had committed to when this browser added to the dice of
    /// a match, and of which.
    #[serde(default)]
    pub commitment: Option<(u32, String)>,
}

impl SavedSeat {
    /// A seat of which no more is known than the link that opens it.
    #[must_use]
    pub fn new(link: Link) -> SavedSeat {
        SavedSeat {
            link: link.to_string(),
            invitation: None,
            opponent: None,
            is_first: None,
            seen: 0,
            share: None,
            commitment: None,
        }
    }

    /// The link that opens it, unless it was tampered with.
    #[must_use]
    pub fn link(&self) -> Option<Link> {
        self.link.parse().ok()
    }

    /// Which of the two seats it is, once that is known.
    #[must_use]
    pub fn seat(&self) -> Option<rules::Seat> {
        self.is_first.map(|is_first| match is_first {
            true => rules::Seat::First,
            false => rules::Seat::Second,
        })
    }

    /// The link for the other seat.
    #[must_use]
    pub fn invitation(&self) -> Option<Link> {
        self.invitation.as_ref()?.parse().ok()
    }
}

/// All of them, the one that was seen last first.
#[must_use]
pub fn all() -> Vec<SavedSeat> {
    let kept = storage::read(STORAGE_KEY);
    match kept.map(|text| serde_json::from_str(&text)) {
        Some(Ok(seats)) => seats,
        Some(Err(_)) => {
            storage::set_aside(STORAGE_KEY);
            Vec::new()
        }
        None => Vec::new(),
    }
}

/// What is known of the seat that a link opens.
#[must_use]
pub fn find(link: Link) -> Option<SavedSeat> {
    let link = link.to_string();
    all().into_iter().find(|seat| seat.link == link)
}

/// Remembers a seat, before all others.
///
/// # Errors
///
/// Why the browser does not let us.
pub fn remember(seat: SavedSeat) -> Result<(), String> {
    write(&with(all(), seat))
}

/// The seats with one before all others.
fn with(mut seats: Vec<SavedSeat>, seat: SavedSeat) -> Vec<SavedSeat> {
    seats.retain(|other| other.link != seat.link);
    seats.insert(0, seat);
    seats.truncate(MOST);
    seats
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

fn write(seats: &[SavedSeat]) -> Result<(), String> {
    let text = serde_json::to_string(seats).map_err(|fault| fault.to_string())?;
    storage::write(STORAGE_KEY, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(link: &str, seen: u32) -> SavedSeat {
        SavedSeat {
            link: link.to_owned(),
            seen,
            ..SavedSeat::new(Link {
                table: protocol::TableId::new([0; 10]),
                key: None,
            })
        }
    }

    #[test]
    fn the_table_that_was_seen_last_is_the_first_and_old_ones_go() {
        let mut seats = Vec::new();
        for number in 0..60 {
            seats = with(seats, seat(&number.to_string(), 1));
        }
        seats = with(seats, seat("30", 2));
        let links: Vec<&str> = seats.iter().map(|seat| seat.link.as_str()).collect();
        assert_eq!(links[..3], ["30", "59", "58"]);
        assert_eq!(links.len(), 50);
        assert_eq!(links[49], "10");
        assert_eq!(seats[0].seen, 2);
    }

    #[test]
    fn what_an_older_page_has_kept_is_read() {
        let kept = r#"{"link":"a.b","invitation":null,"opponent":"Max"}"#;
        let read: SavedSeat = serde_json::from_str(kept).unwrap();
        let opponent = Some("Max".to_owned());
        assert_eq!(
            read,
            SavedSeat {
                opponent,
                ..seat("a.b", 0)
            }
        );
    }
}
