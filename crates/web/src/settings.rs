//! The user's settings: kept by the browser, never sent anywhere.

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
    /// The sounds.
    pub sounds: Sounds,
    /// Whether dice are rolled automatically when nothing else can be done.
    pub rolls_alone: bool,
    /// Whether a forced play is made automatically.
    pub plays_forced: bool,
    /// Whether the turn ends automatically when nothing is left to play.
    pub ends_turn_alone: bool,
    /// When the coach speaks up before a decision is final.
    pub coach: Coach,
    /// Whether doubling asks for confirmation.
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
    /// The user's name.
    pub name: String,
    /// How the last game was set up, for the next one.
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
    /// Reads settings that a browser saved, including those of an earlier
    /// version.
    ///
    /// # Errors
    ///
    /// If the text isn't settings.
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

    /// The part that the table itself has to know.
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

/// How the last game was set up, each value as text. Unknown values fall back
/// to the defaults.
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

/// What settings had before page and board were chosen separately.
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
    /// On request: you count, and then look.
    OnRequest,
    /// Never.
    Hidden,
}

impl Pips {
    /// Each of them.
    pub const ALL: [Pips; 3] = [Pips::Shown, Pips::OnRequest, Pips::Hidden];
}

/// The labels beside the points.
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

/// Which sounds are played, and how loud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs, clippy::struct_excessive_bools)] // Each is a switch of its own.
pub struct Sounds {
    /// From 0 to 100.
    pub volume: u8,
    /// Silent, but the volume is kept.
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
    /// How loud a sound should be, from 0 to 100.
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
