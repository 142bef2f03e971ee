//! The state of the form, and the table it produces.

use std::num::NonZeroU32;

use rules::{ByPlayer, Leaflet, Player, Ruleset, Seat, Session, insertion_sort_by};
use texts::{Language, Texts};

use crate::describe;
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup};
use crate::random;
use crate::screens::StartMode;
use crate::settings::{LastStart, Settings};

/// The answers on the form.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::screens) struct StartForm {
    pub(in crate::screens) mode: StartMode,
    pub(in crate::screens) level: &'static str,
    pub(in crate::screens) first_name: String,
    pub(in crate::screens) second_name: String,
    /// The first player's color; chance if none is chosen.
    pub(in crate::screens) color: Option<Player>,
    pub(in crate::screens) turns_board: bool,
    pub(in crate::screens) leaflet: Leaflet,
    pub(in crate::screens) rules: Ruleset,
    pub(in crate::screens) dice: Dice,
    pub(in crate::screens) seed: String,
    /// An id to begin from; the opening if it is empty.
    pub(in crate::screens) position: String,
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) enum Dice {
    Random,
    Seed,
    Real,
}

impl StartForm {
    /// What most people want.
    pub(in crate::screens) fn usual(mode: StartMode, first_name: String) -> StartForm {
        let mut form = StartForm {
            mode,
            level: "casual",
            first_name,
            second_name: String::new(),
            color: Some(Player::White),
            turns_board: false,
            leaflet: Leaflet::International,
            rules: Ruleset::international(),
            dice: match mode {
                StartMode::Computer | StartMode::Two => Dice::Random,
                StartMode::RealBoard => Dice::Real,
            },
            seed: String::new(),
            position: String::new(),
        };
        form.play_to(NonZeroU32::new(3));
        form
    }

    /// What was chosen last time, where it can still be chosen.
    pub(in crate::screens) fn last(mode: StartMode, settings: &Settings) -> StartForm {
        let mut form = StartForm::usual(mode, settings.name.clone());
        let last = &settings.last_start;
        let level = describe::LEVELS
            .into_iter()
            .find(|name| *name == last.level);
        form.level = level.unwrap_or(form.level);
        if let Ok(rules) = last.rules.parse() {
            form.propose(rules);
        }
        form.color = match last.color.as_str() {
            "white" => Some(Player::White),
            "black" => Some(Player::Black),
            "either" => None,
            _ => form.color,
        };
        form
    }

    /// What's offered again next time.
    pub(in crate::screens) fn to_last(&self) -> LastStart {
        let color = match self.color {
            Some(Player::White) => "white",
            Some(Player::Black) => "black",
            None => "either",
        };
        LastStart {
            level: self.level.to_owned(),
            rules: self.rules.to_string(),
            color: color.to_owned(),
        }
    }

    /// What will be played, in a few words.
    pub(in crate::screens) fn summary(&self, texts: &Texts) -> String {
        let level = texts.level_name(self.level).unwrap_or_default();
        let length = match self.length() {
            Some(length) => texts.start_match_to(length.get()),
            None => texts.start_money(),
        };
        let mut words = vec![level, length];
        if self.leaflet != Leaflet::International {
            words.push(texts.ruleset_name(&self.rules));
        }
        words.join(" · ")
    }

    /// Chooses another leaflet, in this language's version, with the same match
    /// length.
    pub(in crate::screens) fn choose(&mut self, leaflet: Leaflet, language: Language) {
        let length = self.length();
        self.propose(leaflet.ruleset_in(language.code()));
        self.play_to(length);
    }

    /// Uses these rules as they are.
    pub(in crate::screens) fn propose(&mut self, rules: Ruleset) {
        self.leaflet = rules.nearest_leaflet();
        self.rules = rules;
    }

    /// Whether two people play by rules that one of them may not know.
    pub(in crate::screens) fn needs_consent(&self) -> bool {
        let is_unusual = |option: &rules::RuleOption| {
            !matches!(option.name(), "match" | "match-lengths" | "cube")
        };
        let mut differences = self.rules.differences_from(Leaflet::International);
        self.mode == StartMode::Two && differences.any(is_unusual)
    }

    pub(in crate::screens) fn play_to(&mut self, length: Option<NonZeroU32>) {
        self.rules.session = length.map_or(Session::Money, Session::Match);
    }

    /// The match length; `None` for money.
    pub(in crate::screens) fn length(&self) -> Option<NonZeroU32> {
        match self.rules.session {
            Session::Money => None,
            Session::Match(length) => Some(length),
        }
    }

    /// The lengths to choose from: the leaflet's, or the usual ones.
    pub(in crate::screens) fn lengths(&self) -> Vec<NonZeroU32> {
        let usual = [1, 3, 5, 7, 9, 11].into_iter().filter_map(NonZeroU32::new);
        let mut lengths: Vec<_> = if self.rules.match_lengths.is_empty() {
            usual.collect()
        } else {
            self.rules.match_lengths.clone()
        };
        lengths.extend(self.length());
        insertion_sort_by(&mut lengths, Ord::cmp);
        lengths.dedup();
        lengths
    }

    /// The table, or what's wrong.
    pub(in crate::screens) fn table(&self, texts: &Texts) -> Result<Table, String> {
        let chosen = self
            .color
            .unwrap_or_else(|| random::one_of([Player::White, Player::Black]));
        let first = Participant::Person {
            name: match self.mode {
                StartMode::Two => named(&self.first_name, texts.start_name_first()),
                // A player without a name is "you".
                StartMode::Computer | StartMode::RealBoard => self.first_name.trim().to_owned(),
            },
        };
        let second = match self.mode {
            StartMode::Two => Participant::Person {
                name: named(&self.second_name, texts.start_name_second()),
            },
            StartMode::Computer | StartMode::RealBoard => Participant::Computer {
                level: self.level.to_owned(),
                seed: random::seed(),
            },
        };
        let (participants, seat) = match chosen {
            Player::White => (
                ByPlayer {
                    white: first,
                    black: second,
                },
                Seat::First,
            ),
            Player::Black => (
                ByPlayer {
                    white: second,
                    black: first,
                },
                Seat::Second,
            ),
        };
        let dice = match self.dice {
            Dice::Random => DiceSource::Random(random::seed()),
            Dice::Seed => DiceSource::Seed(describe::seed_from(&self.seed)),
            Dice::Real => DiceSource::ByHand,
        };
        let setup = TableSetup {
            participants,
            rules: self.rules.clone(),
            dice,
            bottom: if self.turns_board && self.mode == StartMode::Two {
                Bottom::OnTurn
            } else {
                Bottom::Seat(seat)
            },
        };
        let position = self.position.trim();
        if position.is_empty() {
            Ok(Table::new(setup))
        } else {
            Table::from_id(setup, position).map_err(|why| describe::analysis::no_game(&why, texts))
        }
    }
}

fn named(typed: &str, otherwise: String) -> String {
    let typed = typed.trim();
    if typed.is_empty() {
        otherwise
    } else {
        typed.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_offered_again() {
        let mut form = StartForm::usual(StartMode::Computer, "Ada".to_owned());
        form.level = "expert";
        form.choose(Leaflet::Swiss, Language::German);
        form.play_to(NonZeroU32::new(7));
        form.color = None;
        let settings = Settings {
            name: "Ada".to_owned(),
            last_start: form.to_last(),
            ..Settings::default()
        };
        assert_eq!(StartForm::last(StartMode::Computer, &settings), form);
    }

    #[test]
    fn norwegians_play_the_nordic_leaflet_by_their_own_text() {
        let chosen = |language| {
            let mut form = StartForm::usual(StartMode::Computer, String::new());
            form.choose(Leaflet::Nordic, language);
            form.leaflet
        };
        assert_eq!(chosen(Language::Norwegian), Leaflet::NordicNorwegian);
        assert_eq!(chosen(Language::Swedish), Leaflet::Nordic);
    }

    #[test]
    fn what_cannot_be_read_is_the_usual() {
        let last_start = LastStart {
            level: "wizard".to_owned(),
            rules: "no such rules".to_owned(),
            color: "green".to_owned(),
        };
        let settings = Settings {
            last_start,
            ..Settings::default()
        };
        let usual = StartForm::usual(StartMode::Two, String::new());
        assert_eq!(StartForm::last(StartMode::Two, &settings), usual);
    }

    #[test]
    fn a_position_that_cannot_be_is_refused_in_sentences() {
        let mut form = StartForm::usual(StartMode::Two, String::new());
        form.color = Some(Player::White);
        form.dice = Dice::Seed;
        form.position = "XGID=-b----E-C---eE---c-f----B-:0:0:1:31:0:0:0:0:10".to_owned();
        let why = form.table(&Texts::english()).err();
        let expected = "Black has 16 checkers, more than 15. \
            The sides don't have the same number of checkers: 15 and 16.";
        assert_eq!(why.as_deref(), Some(expected));
    }
}
