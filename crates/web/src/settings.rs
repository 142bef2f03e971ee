//! What a person likes: kept by the browser, never sent anywhere.

use serde::{Deserialize, Serialize};

use crate::board::{HomeSide, Speed, Theme};

/// The settings of the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own.
pub struct Settings {
    /// The code of the language chosen by hand; the browser's otherwise.
    pub language: Option<String>,
    /// The colors; light or dark as the device is if none are chosen.
    pub theme: Option<Theme>,
    /// How fast checkers move.
    pub speed: Speed,
    /// What can be heard.
    pub sounds: Sounds,
    /// Whether a roll comes by itself where nothing else can be done.
    pub rolls_alone: bool,
    /// Whether a play that is the only one is made by itself.
    pub plays_forced: bool,
    /// Whether the turn ends by itself when nothing is left to play.
    pub ends_turn_alone: bool,
    /// Whether the coach speaks up before a mistake stands.
    pub has_coach: bool,
    /// Whether pip counts are shown.
    pub shows_pips: bool,
    /// Whether places with checkers that can move are marked.
    pub marks_movable: bool,
    /// On which side the home boards are.
    pub home: HomeSide,
    /// The name of the person who plays.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: None,
            speed: Speed::default(),
            sounds: Sounds::default(),
            rolls_alone: false,
            plays_forced: false,
            ends_turn_alone: false,
            has_coach: false,
            shows_pips: true,
            marks_movable: true,
            home: HomeSide::default(),
            name: String::new(),
        }
    }
}

/// What can be heard, each for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)]
pub struct Sounds {
    pub dice: bool,
    pub checkers: bool,
    pub cube: bool,
    pub result: bool,
}

impl Default for Sounds {
    fn default() -> Sounds {
        Sounds {
            dice: true,
            checkers: true,
            cube: true,
            result: true,
        }
    }
}
