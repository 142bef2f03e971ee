//! The depth of a search.

use std::fmt;
use std::str::FromStr;

/// A number of plies to look ahead, from 0 to 3; more would take minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Plies(u8);

impl Plies {
    /// No look-ahead.
    pub const ZERO: Plies = Plies(0);
    /// All rolls of the player to move, with the best reply to each.
    pub const ONE: Plies = Plies(1);
    /// A roll and a reply by each player.
    pub const TWO: Plies = Plies(2);
    /// The maximum.
    pub const THREE: Plies = Plies(3);

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// One ply less, unless this is none.
    pub(super) const fn less_one(self) -> Option<Plies> {
        match self.0 {
            0 => None,
            plies => Some(Plies(plies - 1)),
        }
    }

    /// One ply more, unless this is the most.
    pub(super) const fn more_one(self) -> Option<Plies> {
        match self.0 {
            plies if plies < Plies::THREE.0 => Some(Plies(plies + 1)),
            _ => None,
        }
    }

    /// The number, for the places of an array.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Plies {
    type Error = NotPlies;

    fn try_from(number: u8) -> Result<Plies, NotPlies> {
        if number <= Plies::THREE.0 {
            Ok(Plies(number))
        } else {
            Err(NotPlies(number.to_string()))
        }
    }
}

impl FromStr for Plies {
    type Err = NotPlies;

    fn from_str(text: &str) -> Result<Plies, NotPlies> {
        let refused = || NotPlies(text.chars().take(40).collect());
        let number: u8 = text.parse().map_err(|_| refused())?;
        Plies::try_from(number)
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that isn't a supported number of plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPlies(String);

impl fmt::Display for NotPlies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.escape_debug();
        write!(f, "'{text}' is not a number of plies: expected 0 to 3")
    }
}

impl std::error::Error for NotPlies {}
