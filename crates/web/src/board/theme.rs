//! The themes of the page and the set: the blocks of `style/themes.css`.

use serde::{Deserialize, Serialize};

/// An enum whose values are named in the style sheets and in the settings.
macro_rules! choices {
    (
        $(#[$about:meta])*
        $type:ident as $attribute:literal {
            $($(#[$about_value:meta])* $value:ident = $name:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $type {
            $($(#[$about_value])* $value,)+
        }

        impl $type {
            /// The attribute that chooses one for an element and everything in
            /// it.
            pub const ATTRIBUTE: &str = $attribute;

            /// All of them.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The value of the attribute.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name,)+
                }
            }
        }
    };
}

choices! {
    /// The colors of the page around the board.
    PageColors as "data-page" {
        /// By day.
        Light = "light",
        /// In the evening.
        Dark = "dark",
    }
}

choices! {
    /// What the board is made of.
    #[derive(Default)]
    Material as "data-board" {
        /// Dark wood and leather.
        #[default]
        Walnut = "walnut",
        /// Light wood and linen.
        Maple = "maple",
        /// Black wood and green felt.
        Club = "club",
        /// White stone and brass.
        Marble = "marble",
        /// Slate and copper.
        Slate = "slate",
        /// Black and white.
        Contrast = "contrast",
    }
}

choices! {
    /// The two colors of checkers.
    #[derive(Default)]
    CheckerSet as "data-checkers" {
        /// Ivory and ebony.
        #[default]
        Ivory = "ivory",
        /// Cream and cherry.
        Cherry = "cherry",
        /// Alabaster and jade.
        Jade = "jade",
        /// Silver and copper.
        Copper = "copper",
        /// Color-blind friendly.
        Clear = "clear",
        /// White and black.
        Contrast = "contrast",
    }
}

choices! {
    /// The dice of both players, and the cube.
    #[derive(Default)]
    DiceSet as "data-dice" {
        /// In the colors of each player's checkers.
        #[default]
        Matching = "matching",
        /// Ivory for both.
        Ivory = "ivory",
        /// Red as in a casino.
        Ruby = "ruby",
        /// Black stone with gold pips.
        Onyx = "onyx",
    }
}

#[cfg(test)]
mod tests;
