//! The two players, and one value for each of them.

use alloc::string::{String, ToString};
use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// One of the two players, named by the color of the checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player with the white (light) checkers.
    White,
    /// The player with the black (dark) checkers.
    Black,
}

impl Player {
    /// Both players, White first.
    pub const BOTH: [Player; 2] = [Player::White, Player::Black];

    /// The player on the other side of the board.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::White => "White",
            Player::Black => "Black",
        })
    }
}

/// Read in any case.
impl FromStr for Player {
    type Err = NotAPlayer;

    fn from_str(text: &str) -> Result<Player, NotAPlayer> {
        let mut both = Player::BOTH.into_iter();
        both.find(|player| text.eq_ignore_ascii_case(&player.to_string()))
            .ok_or_else(|| NotAPlayer(text.chars().take(40).collect()))
    }
}

/// A text that names neither player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPlayer(String);

impl fmt::Display for NotAPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.escape_debug();
        write!(f, "'{text}' is not a player: expected White or Black")
    }
}

impl core::error::Error for NotAPlayer {}

/// One value for each player: scores, names, clocks, seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByPlayer<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// Both values, each made from its player.
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        ByPlayer {
            white: value(Player::White),
            black: value(Player::Black),
        }
    }

    /// Both values, each changed by `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            white: change(self.white),
            black: change(self.black),
        }
    }

    /// The values swapped between the players.
    #[must_use]
    pub fn swapped(self) -> ByPlayer<T> {
        ByPlayer {
            white: self.black,
            black: self.white,
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}
