//! Filters for the list of games.

use super::{GameResult, KeptGame};

/// Which games to show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// What is in the name of a player, in any case.
    pub name: String,
    /// What the game was; anything if nothing is said.
    pub result: Option<GameResult>,
    /// How long it was.
    pub length: LengthFilter,
}

/// Which match lengths to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LengthFilter {
    /// Of any length.
    #[default]
    Any,
    /// Money play.
    Money,
    /// A match to this many points.
    Points(u32),
}

impl GameFilter {
    /// Whether a game is wanted. `names` are what its players are called.
    #[must_use]
    pub fn fits(&self, game: &KeptGame, names: &[String]) -> bool {
        let wanted = self.name.trim().to_lowercase();
        let has_name = || {
            let mut names = names.iter();
            names.any(|name| name.to_lowercase().contains(&wanted))
        };
        let is_length = match self.length {
            LengthFilter::Any => true,
            LengthFilter::Money => game.length.is_none(),
            LengthFilter::Points(length) => game.length == Some(length),
        };
        is_length
            && self.result.is_none_or(|result| game.result() == result)
            && (wanted.is_empty() || has_name())
    }
}
