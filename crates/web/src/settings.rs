//! What a person likes: kept by the browser, never sent anywhere.

use rules::PointLabels;
use serde::{Deserialize, Serialize};

use crate::board::{HomeSide, Speed, Theme};
use crate::play::{self, Coach};

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
    /// About what the coach speaks up before it stands.
    pub coach: Coach,
    /// Whether it is asked once more before a double is offered.
    pub confirms_double: bool,
    /// Whether pip counts are shown.
    pub pips: Pips,
    /// What is printed beside the points.
    pub labels: Labels,
    /// Whether letters typed at the table do something.
    pub has_shortcuts: bool,
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
            coach: Coach::default(),
            confirms_double: true,
            pips: Pips::default(),
            labels: Labels::default(),
            has_shortcuts: true,
            marks_movable: true,
            home: HomeSide::default(),
            name: String::new(),
        }
    }
}

impl Settings {
    /// What of it the table itself has to know.
    #[must_use]
    pub fn at_table(&self) -> play::Settings {
        play::Settings {
            rolls_by_itself: self.rolls_alone,
            plays_forced: self.plays_forced,
            ends_by_itself: self.ends_turn_alone,
            coach: self.coach,
            labels: self.labels.of_points(),
        }
    }
}

/// Whether pip counts are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pips {
    /// Always.
    #[default]
    Shown,
    /// When they are asked for: one counts, and then looks.
    OnRequest,
    /// Never.
    Hidden,
}

impl Pips {
    /// Each of them.
    pub const ALL: [Pips; 3] = [Pips::Shown, Pips::OnRequest, Pips::Hidden];
}

/// What is printed beside the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Labels {
    /// What the leaflet prints.
    #[default]
    Leaflet,
    /// 24 to 1.
    Numbers,
    /// 1 to 12 and 1A to 12A.
    Halves,
    /// 1 to 6 in both home boards.
    Homes,
    /// Nothing.
    Blank,
}

impl Labels {
    /// Each of them.
    pub const ALL: [Labels; 5] = [
        Labels::Leaflet,
        Labels::Numbers,
        Labels::Halves,
        Labels::Homes,
        Labels::Blank,
    ];

    /// The labels, if they are not those of the leaflet.
    const fn of_points(self) -> Option<PointLabels> {
        match self {
            Labels::Leaflet => None,
            Labels::Numbers => Some(PointLabels::Numbers),
            Labels::Halves => Some(PointLabels::Halves),
            Labels::Homes => Some(PointLabels::Homes),
            Labels::Blank => Some(PointLabels::Blank),
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
