//! The built-in rulesets: the international rules, those of the four leaflets,
//! and the games of Greece, Turkey and Iran.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;

use super::{
    Appearance, BlockedLanding, ColorNames, CubeAtRest, CubeRules, CubeTiming, NextGame, Opening,
    Ruleset, Session, Unit,
};
use crate::cube::CubeValue;
use crate::movement::{BearOff, Duty, HitAndRun, Movement};
use crate::notation::PointLabels;
use crate::outcome::BackgammonNeeds;
use crate::player::Player;
use crate::stakes::Beavers;
use crate::variant::Variant;

/// A leaflet with built-in rules. The international rules count as one, and so
/// do the games of Greece, Turkey and Iran. The rules follow the leaflet's
/// source language: literally where it's clear and playable, internationally
/// where it doesn't say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaflet {
    /// The usual rules.
    International,
    /// The leaflet from the Deluxe case, following its German text: exact
    /// bearing off, numbers you may skip when all checkers are home, a penalty
    /// for landing on a blocked point, and a die that decides the colors.
    Deluxe,
    /// The Deluxe leaflet's Czech, Slovak and Hungarian texts, which leave out
    /// the penalty.
    DeluxeCzech,
    /// The Swiss leaflet, following its German text: points called 1 to 12 and
    /// 1A to 12A, and a backgammon no matter how many the loser has borne off.
    Swiss,
    /// The Swiss leaflet's Italian text, which leaves out the rule for a number
    /// that is too large: exact bearing off.
    SwissItalian,
    /// The Nordic leaflet, following its Swedish text: bearing off from the
    /// nearest lower point, and doubles at any time.
    Nordic,
    /// The Nordic leaflet's Norwegian text, complete on its own: bearing off
    /// from any lower point, and a fresh roll for the starter.
    NordicNorwegian,
    /// The Hungarian leaflet: light and dark, mirrored, in matches to 3, 5, 7 or
    /// 9.
    Hungarian,
    /// Portes, the backgammon of Greece.
    Portes,
    /// Tavla, the backgammon of Turkey.
    Tavla,
    /// Takhteh, the backgammon of Iran.
    Takhteh,
}

impl Leaflet {
    /// All built-in rulesets.
    pub const ALL: [Leaflet; 11] = [
        Leaflet::International,
        Leaflet::Deluxe,
        Leaflet::DeluxeCzech,
        Leaflet::Swiss,
        Leaflet::SwissItalian,
        Leaflet::Nordic,
        Leaflet::NordicNorwegian,
        Leaflet::Hungarian,
        Leaflet::Portes,
        Leaflet::Tavla,
        Leaflet::Takhteh,
    ];

    /// The ruleset's name in text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Leaflet::International => "international",
            Leaflet::Deluxe => "deluxe",
            Leaflet::DeluxeCzech => "deluxe-cs",
            Leaflet::Swiss => "swiss",
            Leaflet::SwissItalian => "swiss-it",
            Leaflet::Nordic => "nordic",
            Leaflet::NordicNorwegian => "nordic-no",
            Leaflet::Hungarian => "hungarian",
            Leaflet::Portes => "portes",
            Leaflet::Tavla => "tavla",
            Leaflet::Takhteh => "takhteh",
        }
    }

    /// The leaflet with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Leaflet> {
        Leaflet::ALL
            .into_iter()
            .find(|leaflet| leaflet.name() == name)
    }

    /// The rules of the leaflet.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        match self {
            Leaflet::International => international(),
            Leaflet::Deluxe => deluxe(),
            Leaflet::DeluxeCzech => deluxe_czech(),
            Leaflet::Swiss => swiss(),
            Leaflet::SwissItalian => swiss_italian(),
            Leaflet::Nordic => nordic(),
            Leaflet::NordicNorwegian => nordic_norwegian(),
            Leaflet::Hungarian => hungarian(),
            Leaflet::Portes => portes(),
            Leaflet::Tavla => tavla(),
            Leaflet::Takhteh => takhteh(),
        }
    }

    /// The leaflet that this text belongs to: itself, unless it's a text with
    /// its own rules.
    #[must_use]
    pub const fn original(self) -> Leaflet {
        match self {
            Leaflet::DeluxeCzech => Leaflet::Deluxe,
            Leaflet::SwissItalian => Leaflet::Swiss,
            Leaflet::NordicNorwegian => Leaflet::Nordic,
            leaflet => leaflet,
        }
    }

    /// The default rules for someone who reads the leaflet in this language
    /// (`de`, `no`, `pt-BR`): the leaflet's own, except that Norwegian has its
    /// own text. The other texts that differ do so by mistake, and you play
    /// them only if you choose them.
    #[must_use]
    pub fn ruleset_in(self, language: &str) -> Ruleset {
        match (self, primary(language)) {
            (Leaflet::Nordic, "no" | "nb" | "nn") => nordic_norwegian(),
            _ => self.ruleset(),
        }
    }
}

impl fmt::Display for Leaflet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The language part of a tag, without region or script.
fn primary(language: &str) -> &str {
    language.split(['-', '_']).next().unwrap_or(language)
}

fn lengths<const N: usize>(lengths: [u32; N]) -> Vec<NonZeroU32> {
    lengths.into_iter().filter_map(NonZeroU32::new).collect()
}

fn international() -> Ruleset {
    Ruleset {
        variant: Variant::Backgammon,
        opening: Opening::HighDiePlaysPair,
        next_game: NextGame::Dice,
        movement: Movement::INTERNATIONAL,
        blocked_landing: BlockedLanding::Illegal,
        backgammon_needs: BackgammonNeeds::NoneOff,
        cube: CubeRules {
            in_use: true,
            timing: CubeTiming::BeforeOwnRoll,
            highest: None,
        },
        jacoby: false,
        beavers: Beavers::Off,
        automatic_doubles: 0,
        crawford: true,
        session: Session::Money,
        match_lengths: lengths([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]),
        appearance: Appearance {
            labels: PointLabels::Numbers,
            counter_clockwise: Player::White,
            colors: ColorNames::WhiteBlack,
            cube_at_rest: CubeAtRest::Middle,
            unit: Unit::Points,
        },
    }
}

fn deluxe() -> Ruleset {
    let mut rules = international();
    rules.opening = Opening::DieForColor;
    rules.movement.duty = Duty::UntilHome;
    rules.movement.bear_off = BearOff::Exact;
    rules.blocked_landing = BlockedLanding::SelfHit;
    rules.backgammon_needs = BackgammonNeeds::NoMore;
    rules.crawford = false;
    rules.match_lengths = Vec::new();
    rules.appearance.labels = PointLabels::Blank;
    rules.appearance.unit = Unit::Stake;
    rules
}

fn deluxe_czech() -> Ruleset {
    let mut rules = deluxe();
    rules.blocked_landing = BlockedLanding::Illegal;
    rules
}

fn swiss() -> Ruleset {
    let mut rules = international();
    rules.backgammon_needs = BackgammonNeeds::NoMore;
    rules.crawford = false;
    rules.match_lengths = Vec::new();
    rules.appearance.labels = PointLabels::Halves;
    rules.appearance.unit = Unit::Stake;
    rules
}

fn swiss_italian() -> Ruleset {
    let mut rules = swiss();
    rules.movement.bear_off = BearOff::Exact;
    rules
}

fn nordic() -> Ruleset {
    let mut rules = international();
    rules.movement.bear_off = BearOff::NearestLower;
    rules.backgammon_needs = BackgammonNeeds::NoMore;
    rules.cube.timing = CubeTiming::AnyTime;
    rules.cube.highest = Some(CubeValue::SIXTY_FOUR);
    rules.crawford = false;
    rules.appearance.labels = PointLabels::Homes;
    with_matches(rules, lengths([10]))
}

fn nordic_norwegian() -> Ruleset {
    let mut rules = nordic();
    rules.opening = Opening::HighDieRollsAgain;
    rules.movement.bear_off = BearOff::AnyLower;
    rules
}

fn hungarian() -> Ruleset {
    let mut rules = international();
    rules.cube.highest = Some(CubeValue::SIXTY_FOUR);
    rules.crawford = false;
    rules.appearance.counter_clockwise = Player::Black;
    rules.appearance.colors = ColorNames::LightDark;
    rules.appearance.cube_at_rest = CubeAtRest::Side;
    with_matches(rules, lengths([3, 5, 7, 9]))
}

/// The winner of a game starts the next; no cube and no backgammons.
fn portes() -> Ruleset {
    let mut rules = international();
    rules.opening = Opening::HighDieRollsAgain;
    rules.next_game = NextGame::Winner;
    rules.backgammon_needs = BackgammonNeeds::Never;
    rules.cube.in_use = false;
    rules.crawford = false;
    with_matches(rules, lengths([3, 5, 7]))
}

/// Like portes, but a checker that hits at home must stay there.
fn tavla() -> Ruleset {
    let mut rules = portes();
    rules.movement.hit_and_run = HitAndRun::NotAtHome;
    with_matches(rules, lengths([5, 3, 7]))
}

/// Like tavla, but the dice decide who starts every game.
fn takhteh() -> Ruleset {
    let mut rules = tavla();
    rules.next_game = NextGame::Dice;
    rules
}

/// The rules with these match lengths to offer, set to the first of them.
fn with_matches(mut rules: Ruleset, lengths: Vec<NonZeroU32>) -> Ruleset {
    if let Some(&usual) = lengths.first() {
        rules.session = Session::Match(usual);
    }
    rules.match_lengths = lengths;
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn norwegians_have_a_text_of_their_own() {
        let norwegian = Leaflet::NordicNorwegian.ruleset();
        for language in ["no", "nb-NO", "nn_NO"] {
            assert_eq!(Leaflet::Nordic.ruleset_in(language), norwegian);
        }
        assert_eq!(Leaflet::Nordic.ruleset_in("sv"), Leaflet::Nordic.ruleset());
        assert_eq!(Leaflet::Deluxe.ruleset_in("no"), Leaflet::Deluxe.ruleset());
    }

    #[test]
    fn other_misprints_are_played_only_if_chosen() {
        assert_eq!(Leaflet::Swiss.ruleset_in("it"), Leaflet::Swiss.ruleset());
        assert_eq!(Leaflet::Deluxe.ruleset_in("hu"), Leaflet::Deluxe.ruleset());
        let differences = |leaflet: Leaflet| -> Vec<_> {
            let rules = leaflet.ruleset();
            let options = rules.differences_from(leaflet.original());
            let written = options.map(|option| (option.name(), option.value_in(&rules)));
            written.collect()
        };
        let exact = ("bear-off", "exact".into());
        assert_eq!(differences(Leaflet::SwissItalian), [exact]);
        let illegal = ("blocked-landing", "illegal".into());
        assert_eq!(differences(Leaflet::DeluxeCzech), [illegal]);
        assert_eq!(differences(Leaflet::Hungarian), []);
    }

    #[test]
    fn rules_of_a_leaflet_are_read_in_a_language() {
        let read = |rules: &str, language| {
            let rules: Ruleset = rules.parse().unwrap();
            rules.in_language(language).to_string()
        };
        assert_eq!(read("nordic", "nb"), "nordic-no");
        assert_eq!(read("nordic", "fi"), "nordic");
        assert_eq!(read("nordic, match 5", "nb"), "nordic, match 5");
        assert_eq!(read("swiss", "it"), "swiss");
    }
}
