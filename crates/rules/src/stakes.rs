//! What a game is played for.

use crate::player::{ByPlayer, Player};

/// What a game is played for. Jacoby and beavers belong to money play, the
/// score and the Crawford game to matches; no value mixes them.
///
/// The numbers are unchecked here; a [`Position`](crate::Position) has checked
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stakes {
    /// Each game counts on its own.
    Money {
        /// Whether gammons and backgammons count only if someone has doubled.
        jacoby: bool,
        /// Whether you may redouble a double at once.
        beavers: Beavers,
    },
    /// The first to reach a number of points wins.
    Match {
        /// The points that win the match.
        length: u32,
        /// The points each player has.
        score: ByPlayer<u32>,
        /// Whether this is the Crawford game, in which nobody may double
        /// because a player has come within a point of winning.
        crawford: bool,
    },
}

impl Stakes {
    /// Money play without extras.
    pub const MONEY: Stakes = Stakes::Money {
        jacoby: false,
        beavers: Beavers::Off,
    };

    /// The points this player still needs to win the match; `None` in money
    /// play.
    #[must_use]
    pub fn away(&self, player: Player) -> Option<u32> {
        match self {
            Stakes::Money { .. } => None,
            Stakes::Match { length, score, .. } => Some(length.saturating_sub(score[player])),
        }
    }

    /// Whether this is the Crawford game of a match.
    #[must_use]
    pub const fn is_crawford(&self) -> bool {
        matches!(self, Stakes::Match { crawford: true, .. })
    }
}

/// Whether the player who takes a double may redouble at once and keep the
/// cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Beavers {
    /// No: you take or pass a double.
    #[default]
    Off,
    /// Yes: the taker may beaver.
    Beavers,
    /// Yes, and the first doubler may redouble a beaver at once.
    Raccoons,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn away_is_what_is_missing_to_the_length() {
        let stakes = Stakes::Match {
            length: 7,
            score: ByPlayer { white: 6, black: 2 },
            crawford: true,
        };
        assert_eq!(stakes.away(Player::White), Some(1));
        assert_eq!(stakes.away(Player::Black), Some(5));
        assert!(stakes.is_crawford());
        assert_eq!(Stakes::MONEY.away(Player::White), None);
    }
}
