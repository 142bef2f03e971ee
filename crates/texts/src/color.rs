//! What the two sides are called.

use rules::{ColorNames, Player};

use crate::texts::Texts;

/// A side's color, by the name that the leaflet in play gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The white checkers.
    White,
    /// The black checkers.
    Black,
    /// The white checkers, where the leaflet calls them light.
    Light,
    /// The black checkers, where the leaflet calls them dark.
    Dark,
}

impl Color {
    /// A player's color by these names.
    #[must_use]
    pub const fn of(player: Player, names: ColorNames) -> Color {
        match (player, names) {
            (Player::White, ColorNames::WhiteBlack) => Color::White,
            (Player::Black, ColorNames::WhiteBlack) => Color::Black,
            (Player::White, ColorNames::LightDark) => Color::Light,
            (Player::Black, ColorNames::LightDark) => Color::Dark,
        }
    }

    /// By which a text chooses its form.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
            Color::Light => "light",
            Color::Dark => "dark",
        }
    }
}

impl Texts {
    /// The name of a color, as of a player.
    #[must_use]
    pub fn color_name(&self, color: Color) -> String {
        match color {
            Color::White => self.color_white(),
            Color::Black => self.color_black(),
            Color::Light => self.color_light(),
            Color::Dark => self.color_dark(),
        }
    }
}
