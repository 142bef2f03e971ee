//! What a person likes: kept by the browser, never sent anywhere.

use rules::PointLabels;
use serde::{Deserialize, Serialize};

use crate::board::{CheckerSet, DiceSet, HomeSide, Material, PageColors, Speed};
use crate::play::{self, Coach};
use crate::sound::Sound;

/// The settings of the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own.
pub struct Settings {
    /// The code of the language chosen by hand; the browser's otherwise.
    pub language: Option<String>,
    /// The colors of the page; light or dark as the device is if none are
    /// chosen.
    pub page: Option<PageColors>,
    /// What the board is made of.
    pub board: Material,
    /// The checkers.
    pub checkers: CheckerSet,
    /// The dice and the cube.
    pub dice: DiceSet,
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
    /// With what the last game was set up, for the next one.
    pub last_start: LastStart,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            page: None,
            board: Material::default(),
            checkers: CheckerSet::default(),
            dice: DiceSet::default(),
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
            last_start: LastStart::default(),
        }
    }
}

impl Settings {
    /// The settings that a browser kept, also those of an earlier version.
    ///
    /// # Errors
    ///
    /// If the text is not that of settings.
    pub fn from_saved(text: &str) -> Result<Settings, serde_json::Error> {
        let mut settings: Settings = serde_json::from_str(text)?;
        let Earlier { theme } = serde_json::from_str(text)?;
        match theme.as_deref() {
            Some("daylight") => settings.page = Some(PageColors::Light),
            Some("evening") => settings.page = Some(PageColors::Dark),
            Some("felt") => settings.board = Material::Club,
            Some("clear") => settings.checkers = CheckerSet::Clear,
            Some("contrast") => {
                settings.page = Some(PageColors::Dark);
                settings.board = Material::Contrast;
                settings.checkers = CheckerSet::Contrast;
            }
            Some(_) | None => {}
        }
        Ok(settings)
    }

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

/// With what a game was set up, each as it is written. What says nothing that
/// is known stands for the usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastStart {
    /// The computer's level.
    pub level: String,
    /// The rules, with what was played for.
    pub rules: String,
    /// The color: `white`, `black` or `either`.
    pub color: String,
}

/// What settings had before page and board were chosen apart.
#[derive(Deserialize)]
struct Earlier {
    theme: Option<String>,
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

/// What can be heard, and how loud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // Each is a switch of its own.
pub struct Sounds {
    /// From 0 to 100.
    pub volume: u8,
    /// Nothing is heard, and the volume is kept.
    pub is_muted: bool,
    pub dice: bool,
    pub checkers: bool,
    pub cube: bool,
    pub turn: bool,
    pub result: bool,
}

impl Default for Sounds {
    fn default() -> Sounds {
        Sounds {
            volume: 60,
            is_muted: false,
            dice: true,
            checkers: true,
            cube: true,
            turn: true,
            result: true,
        }
    }
}

impl Sounds {
    /// How loud a sound is wanted, from 0 to 100.
    #[must_use]
    pub fn volume_of(self, sound: Sound) -> u8 {
        let is_wanted = match sound {
            Sound::Checker | Sound::Hit => self.checkers,
            Sound::Dice => self.dice,
            Sound::Cube => self.cube,
            Sound::Turn => self.turn,
            Sound::Win => self.result,
        };
        if is_wanted && !self.is_muted {
            self.volume
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let settings = Settings {
            page: Some(PageColors::Dark),
            board: Material::Marble,
            checkers: CheckerSet::Jade,
            dice: DiceSet::Ruby,
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(Settings::from_saved(&text).unwrap(), settings);
    }

    #[test]
    fn each_sound_is_silent_for_itself_or_with_all() {
        let mut sounds = Sounds {
            volume: 40,
            dice: false,
            ..Sounds::default()
        };
        assert_eq!(sounds.volume_of(Sound::Dice), 0);
        assert_eq!(sounds.volume_of(Sound::Hit), 40);
        sounds.is_muted = true;
        assert!(Sound::ALL.iter().all(|sound| sounds.volume_of(*sound) == 0));
    }

    #[test]
    fn the_theme_of_an_earlier_version_becomes_page_and_set() {
        let of = |theme: &str| {
            let text = format!(r#"{{"theme":{theme},"name":"Ann"}}"#);
            let settings = Settings::from_saved(&text).unwrap();
            assert_eq!(settings.name, "Ann");
            (settings.page, settings.board, settings.checkers)
        };
        let usual = (None, Material::Walnut, CheckerSet::Ivory);
        assert_eq!(of("null"), usual);
        assert_eq!(
            of(r#""daylight""#),
            (Some(PageColors::Light), usual.1, usual.2)
        );
        assert_eq!(
            of(r#""evening""#),
            (Some(PageColors::Dark), usual.1, usual.2)
        );
        assert_eq!(of(r#""felt""#), (None, Material::Club, usual.2));
        assert_eq!(of(r#""clear""#), (None, usual.1, CheckerSet::Clear));
        let contrast = (
            Some(PageColors::Dark),
            Material::Contrast,
            CheckerSet::Contrast,
        );
        assert_eq!(of(r#""contrast""#), contrast);
    }
}
