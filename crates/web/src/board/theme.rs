//! The themes of `style/themes.css`.

use serde::{Deserialize, Serialize};

/// A set of colors for the page and the board. Each is a block of CSS
/// variables, chosen by the attribute `data-theme` of the document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A light table by a window.
    #[default]
    Daylight,
    /// The same table by lamplight, for dark rooms.
    Evening,
    /// Green cloth.
    Felt,
    /// For those who see fewer colors.
    Clear,
    /// As much contrast as there is.
    Contrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 5] = [
        Theme::Daylight,
        Theme::Evening,
        Theme::Felt,
        Theme::Clear,
        Theme::Contrast,
    ];

    /// The value of `data-theme`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Daylight => "daylight",
            Theme::Evening => "evening",
            Theme::Felt => "felt",
            Theme::Clear => "clear",
            Theme::Contrast => "contrast",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

#[cfg(test)]
mod tests;
