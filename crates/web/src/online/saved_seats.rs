//! The tables where this browser has a seat.

use serde::{Deserialize, Serialize};

use super::Link;
use crate::storage;

/// Where they are kept.
const STORAGE_KEY: &str = "seats";

/// How many are remembered. Beyond that, those go whose match is over, the one
/// that was not seen for longest first. A key that is lost can't be had again,
/// so all others stay.
const MOST: usize = 50;

/// A table where this browser has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSeat {
    /// The link that opens it.
    pub link: String,
    /// The link to the other seat, as long as nobody has sat down there.
    pub invitation: Option<String>,
    /// The opponent, if known.
    pub opponent: Option<String>,
    /// Whether it's the first of the two seats, once that's known.
    #[serde(default)]
    pub is_first: Option<bool>,
    /// The last event that was seen at the table.
    #[serde(default)]
    pub seen: u32,
    /// What this browser added to the dice of a match, and which match.
    #[serde(default)]
    pub share: Option<(u32, String)>,
    /// What the server had committed to when this browser added to the dice of
    /// a match, and which match.
    #[serde(default)]
    pub commitment: Option<(u32, String)>,
    /// Whether the match was over when it was seen last.
    #[serde(default)]
    pub is_over: bool,
}

impl SavedSeat {
    /// A seat of which only the link is known.
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
            is_over: false,
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

/// All seats, the one seen last first.
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

/// What's known about the seat that a link opens.
#[must_use]
pub fn find(link: Link) -> Option<SavedSeat> {
    let link = link.to_string();
    all().into_iter().find(|seat| seat.link == link)
}

/// Remembers a seat, ahead of all others.
///
/// # Errors
///
/// Why the browser does not let us.
pub fn remember(seat: SavedSeat) -> Result<(), String> {
    write(&with(all(), seat))
}

/// The seats, with this one ahead of all others.
fn with(mut seats: Vec<SavedSeat>, seat: SavedSeat) -> Vec<SavedSeat> {
    seats.retain(|other| other.link != seat.link);
    seats.insert(0, seat);
    while seats.len() > MOST
        && let Some(oldest) = seats[1..].iter().rposition(|seat| seat.is_over)
    {
        seats.remove(oldest + 1);
    }
    seats
}

/// Remembers whether the match at a table is over, which stays at its place.
///
/// # Errors
///
/// Why the browser does not let us.
pub fn set_over(link: Link, is_over: bool) -> Result<(), String> {
    let link = link.to_string();
    let mut seats = all();
    let differs = |seat: &&mut SavedSeat| seat.link == link && seat.is_over != is_over;
    match seats.iter_mut().find(differs) {
        Some(seat) => {
            seat.is_over = is_over;
            write(&seats)
        }
        None => Ok(()),
    }
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

    fn over(link: &str) -> SavedSeat {
        SavedSeat {
            is_over: true,
            ..seat(link, 1)
        }
    }

    #[test]
    fn the_table_that_was_seen_last_is_the_first_and_old_ones_go() {
        let mut seats = Vec::new();
        for number in 0..60 {
            seats = with(seats, over(&number.to_string()));
        }
        seats = with(seats, seat("30", 2));
        let links: Vec<&str> = seats.iter().map(|seat| seat.link.as_str()).collect();
        assert_eq!(links[..3], ["30", "59", "58"]);
        assert_eq!(links.len(), 50);
        assert_eq!(links[49], "10");
        assert_eq!(seats[0].seen, 2);
    }

    #[test]
    fn a_seat_at_a_table_that_is_not_over_is_never_forgotten() {
        let mut seats = Vec::new();
        for number in 0..60 {
            let link = number.to_string();
            let is_over = number % 6 == 0;
            seats = with(seats, if is_over { over(&link) } else { seat(&link, 1) });
        }
        // Of ten that are over none is left, and fifty are not.
        assert_eq!(seats.len(), 50);
        assert!(seats.iter().all(|seat| !seat.is_over));
        seats = with(seats, seat("60", 1));
        assert_eq!(seats.len(), 51);
        // The one that is looked at stays.
        seats = with(seats, over("61"));
        assert_eq!(seats.len(), 52);
        assert_eq!(seats[0].link, "61");
        seats = with(seats, seat("62", 1));
        assert_eq!(seats.len(), 52);
        assert!(seats.iter().all(|seat| seat.link != "61"));
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
