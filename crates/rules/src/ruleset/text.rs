//! Rulesets as text: a built-in name plus what differs from it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use super::{
    BlockedLanding, ColorNames, CubeAtRest, CubeTiming, Leaflet, NextGame, Opening, Ruleset,
    Session, Unit,
};
use crate::board::{Board, BoardFault, Checkers, Placement};
use crate::cube::CubeValue;
use crate::movement::{BearOff, Block, Duty, HitAndRun, SingleNumber};
use crate::notation::PointLabels;
use crate::outcome::BackgammonNeeds;
use crate::player::Player;
use crate::point::Point;
use crate::stakes::Beavers;
use crate::variant::Variant;

/// One way in which rulesets can differ.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    name: &'static str,
    allowed: fn() -> String,
    read: fn(&Ruleset) -> String,
    write: fn(&mut Ruleset, &str) -> Option<()>,
}

impl RuleOption {
    /// The option with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static RuleOption> {
        RuleOption::ALL.iter().find(|option| option.name == name)
    }

    /// The option's name in text.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Its possible values, in words.
    #[must_use]
    pub fn allowed(&self) -> String {
        (self.allowed)()
    }

    /// Its value in a ruleset.
    #[must_use]
    pub fn value_in(&self, rules: &Ruleset) -> String {
        (self.read)(rules)
    }

    /// Changes its value in a ruleset.
    ///
    /// # Errors
    ///
    /// The option has no such value. Nothing has changed.
    pub fn set(&self, rules: &mut Ruleset, value: &str) -> Result<(), ParseRulesetError> {
        (self.write)(rules, value).ok_or_else(|| ParseRulesetError::Value {
            option: self.name,
            value: shortened(value),
        })
    }
}

/// A closed list of values, each with its name in text.
trait Named: Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];

    fn word(self) -> &'static str {
        let mut words = Self::WORDS.iter();
        words
            .find(|&&(_, value)| value == self)
            .map(|&(word, _)| word)
            .expect("every value has a word")
    }

    fn from_word(word: &str) -> Option<Self> {
        let mut words = Self::WORDS.iter();
        words
            .find(|&&(other, _)| other == word)
            .map(|&(_, value)| value)
    }

    fn words() -> String {
        let words: Vec<_> = Self::WORDS.iter().map(|&(word, _)| word).collect();
        match words.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            _ => words.concat(),
        }
    }
}

macro_rules! named {
    ($($kind:ty: $($word:literal $value:expr),+;)+) => {$(
        impl Named for $kind {
            const WORDS: &'static [(&'static str, $kind)] = &[$(($word, $value)),+];
        }
    )+};
}

named! {
    bool: "on" true, "off" false;
    Player: "white" Player::White, "black" Player::Black;
    Opening: "high-die-plays-pair" Opening::HighDiePlaysPair,
        "high-die-rolls-again" Opening::HighDieRollsAgain,
        "die-for-color" Opening::DieForColor;
    NextGame: "dice" NextGame::Dice, "winner" NextGame::Winner;
    Block: "2" Block::FromTwo, "3" Block::FromThree;
    BlockedLanding: "illegal" BlockedLanding::Illegal, "self-hit" BlockedLanding::SelfHit;
    Duty: "always" Duty::Always, "until-home" Duty::UntilHome;
    SingleNumber: "larger" SingleNumber::Larger, "either" SingleNumber::Either;
    BearOff: "standard" BearOff::Standard, "exact" BearOff::Exact,
        "nearest-lower" BearOff::NearestLower, "any-lower" BearOff::AnyLower;
    HitAndRun: "allowed" HitAndRun::Allowed, "not-at-home" HitAndRun::NotAtHome;
    BackgammonNeeds: "none-off" BackgammonNeeds::NoneOff, "no-more" BackgammonNeeds::NoMore,
        "never" BackgammonNeeds::Never;
    CubeTiming: "before-own-roll" CubeTiming::BeforeOwnRoll, "any-time" CubeTiming::AnyTime;
    Beavers: "off" Beavers::Off, "on" Beavers::Beavers, "raccoons" Beavers::Raccoons;
    PointLabels: "none" PointLabels::Blank, "descending" PointLabels::Numbers,
        "halves" PointLabels::Halves, "homes" PointLabels::Homes;
    ColorNames: "white-black" ColorNames::WhiteBlack, "light-dark" ColorNames::LightDark;
    CubeAtRest: "middle" CubeAtRest::Middle, "side" CubeAtRest::Side;
    Unit: "points" Unit::Points, "stake" Unit::Stake;
}

/// The option for a field whose values are a closed list.
macro_rules! option {
    ($name:literal, $($field:ident).+) => {
        RuleOption {
            name: $name,
            allowed: || words_like(|rules| &rules.$($field).+),
            read: |rules| rules.$($field).+.word().to_owned(),
            write: |rules, word| {
                rules.$($field).+ = Named::from_word(word)?;
                Some(())
            },
        }
    };
}

fn words_like<T: Named>(_field: fn(&Ruleset) -> &T) -> String {
    T::words()
}

impl RuleOption {
    /// All options, in the order in which they're written.
    pub const ALL: &'static [RuleOption] = &[
        RuleOption {
            name: "variant",
            allowed: || {
                "backgammon, nackgammon, hypergammon, \
                 or free with both sides' checkers such as 'free 6:2 off:13 / bar:1 3:14'"
                    .to_owned()
            },
            read: |rules| write_variant(rules.variant),
            write: |rules, text| {
                rules.variant = read_variant(text)?;
                Some(())
            },
        },
        option!("opening", opening),
        option!("next-game", next_game),
        option!("block", movement.block),
        option!("blocked-landing", blocked_landing),
        option!("duty", movement.duty),
        option!("single-number", movement.single_number),
        option!("bear-off", movement.bear_off),
        option!("hit-and-run", movement.hit_and_run),
        option!("backgammon-needs", backgammon_needs),
        option!("cube", cube.in_use),
        option!("cube-timing", cube.timing),
        RuleOption {
            name: "cube-highest",
            allowed: || "none, or 2, 4, 8 and so on".to_owned(),
            read: |rules| or_none(rules.cube.highest),
            write: |rules, text| {
                rules.cube.highest = none_or(text, |number| {
                    let highest = CubeValue::try_from(plain_number(number)?).ok();
                    // A cube that nobody can turn isn't a cube: use `cube off`.
                    highest.filter(|&highest| highest > CubeValue::ONE)
                })?;
                Some(())
            },
        },
        RuleOption {
            name: "match",
            allowed: || "a number of points, or none for money play".to_owned(),
            read: |rules| match rules.session {
                Session::Money => "none".to_owned(),
                Session::Match(length) => length.to_string(),
            },
            write: |rules, text| {
                let length = none_or(text, length)?;
                rules.session = length.map_or(Session::Money, Session::Match);
                Some(())
            },
        },
        RuleOption {
            name: "match-lengths",
            allowed: || "numbers of points such as '3 5 7', or none".to_owned(),
            read: |rules| {
                let lengths = rules.match_lengths.iter();
                let lengths: Vec<_> = lengths.map(NonZeroU32::to_string).collect();
                or_none((!lengths.is_empty()).then(|| lengths.join(" ")))
            },
            write: |rules, text| {
                let lengths = none_or(text, |list| {
                    let lengths: Option<Vec<_>> = list.split_whitespace().map(length).collect();
                    lengths.filter(|lengths| !lengths.is_empty())
                })?;
                rules.match_lengths = lengths.unwrap_or_default();
                Some(())
            },
        },
        option!("crawford", crawford),
        option!("jacoby", jacoby),
        option!("beavers", beavers),
        RuleOption {
            name: "automatic-doubles",
            allowed: || "off, or how many ties may double the stake".to_owned(),
            read: |rules| match rules.automatic_doubles {
                0 => "off".to_owned(),
                limit => limit.to_string(),
            },
            write: |rules, text| {
                rules.automatic_doubles = match text {
                    "off" => 0,
                    _ => plain_number(text)
                        .and_then(|limit| u8::try_from(limit).ok())
                        .filter(|&limit| limit > 0)?,
                };
                Some(())
            },
        },
        option!("labels", appearance.labels),
        option!("counter-clockwise", appearance.counter_clockwise),
        option!("colors", appearance.colors),
        option!("cube-at-rest", appearance.cube_at_rest),
        option!("unit", appearance.unit),
    ];
}

impl Ruleset {
    /// The options in which these rules differ from `leaflet`.
    pub fn differences_from(&self, leaflet: Leaflet) -> impl Iterator<Item = &'static RuleOption> {
        let rules = leaflet.ruleset();
        let differs = move |option: &&RuleOption| option.value_in(self) != option.value_in(&rules);
        RuleOption::ALL.iter().filter(differs)
    }

    /// The rules that these stand for in this language: for a leaflet's rules,
    /// those of [`Leaflet::ruleset_in`].
    #[must_use]
    pub fn in_language(self, language: &str) -> Ruleset {
        let leaflet = self.nearest_leaflet();
        let is_changed = self.differences_from(leaflet).next().is_some();
        match is_changed {
            true => self,
            false => leaflet.ruleset_in(language),
        }
    }

    /// The most similar built-in ruleset.
    #[must_use]
    pub fn nearest_leaflet(&self) -> Leaflet {
        let differences = |leaflet: &Leaflet| self.differences_from(*leaflet).count();
        let nearest = Leaflet::ALL.into_iter().min_by_key(differences);
        nearest.expect("there are built-in leaflets")
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let leaflet = self.nearest_leaflet();
        f.write_str(leaflet.name())?;
        for option in self.differences_from(leaflet) {
            write!(f, ", {} {}", option.name, option.value_in(self))?;
        }
        Ok(())
    }
}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Ruleset, ParseRulesetError> {
        let mut parts = text.split(',').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let leaflet =
            Leaflet::named(name).ok_or_else(|| ParseRulesetError::Name(shortened(name)))?;
        let mut rules = leaflet.ruleset();
        let mut given = Vec::new();
        for part in parts {
            let (name, value) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
            let option = RuleOption::named(name)
                .ok_or_else(|| ParseRulesetError::Option(shortened(name)))?;
            if given.contains(&option.name) {
                return Err(ParseRulesetError::Repeated(option.name));
            }
            given.push(option.name);
            option.set(&mut rules, value.trim())?;
        }
        Ok(rules)
    }
}

/// A text that isn't a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseRulesetError {
    /// No built-in ruleset has this name.
    Name(String),
    /// There is no such option.
    Option(String),
    /// The option is given twice.
    Repeated(&'static str),
    /// The option has no such value.
    Value {
        /// The name of the option.
        option: &'static str,
        /// The value given.
        value: String,
    },
}

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRulesetError::Name(name) => {
                let names = Leaflet::ALL.map(Leaflet::name).join(", ");
                write!(
                    f,
                    "'{}' is not a ruleset: choose from {names}",
                    name.escape_debug()
                )
            }
            ParseRulesetError::Option(name) => {
                let names: Vec<_> = RuleOption::ALL.iter().map(RuleOption::name).collect();
                let (name, names) = (name.escape_debug(), names.join(", "));
                write!(
                    f,
                    "'{name}' is not an option of the rules: choose from {names}"
                )
            }
            ParseRulesetError::Repeated(option) => write!(f, "{option} is given twice"),
            ParseRulesetError::Value { option, value } => {
                let allowed =
                    RuleOption::named(option).map_or_else(String::new, RuleOption::allowed);
                write!(
                    f,
                    "{option} can't be '{}': it must be {allowed}",
                    value.escape_debug()
                )
            }
        }
    }
}

impl core::error::Error for ParseRulesetError {}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

fn or_none(value: Option<impl fmt::Display>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

/// `None` for the word `none`, otherwise what `read` makes of the text.
fn none_or<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    match text {
        "none" => Some(None),
        _ => read(text).map(Some),
    }
}

/// A number in canonical form: digits without a sign or leading zeros.
fn plain_number(text: &str) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_plain || text == "0")
}

fn length(text: &str) -> Option<NonZeroU32> {
    plain_number(text).and_then(NonZeroU32::new)
}

fn write_variant(variant: Variant) -> String {
    match variant {
        Variant::Backgammon => "backgammon".to_owned(),
        Variant::Nackgammon => "nackgammon".to_owned(),
        Variant::Hypergammon => "hypergammon".to_owned(),
        Variant::Free(board) => {
            let [player, opponent] = [board.player(), board.opponent()].map(write_checkers);
            format!("free {player} / {opponent}")
        }
    }
}

fn write_checkers(checkers: Checkers) -> String {
    let bar = [("bar".to_owned(), checkers.on_bar())];
    let points = Point::ALL.into_iter().rev();
    let points = points.map(|point| (point.to_string(), checkers.on(point)));
    let off = [("off".to_owned(), checkers.off())];
    let places = bar.into_iter().chain(points).chain(off);
    let places: Vec<_> = places
        .filter(|&(_, count)| count > 0)
        .map(|(place, count)| format!("{place}:{count}"))
        .collect();
    places.join(" ")
}

fn read_variant(text: &str) -> Option<Variant> {
    Some(match text {
        "backgammon" => Variant::Backgammon,
        "nackgammon" => Variant::Nackgammon,
        "hypergammon" => Variant::Hypergammon,
        _ => {
            let (player, opponent) = text.strip_prefix("free ")?.split_once('/')?;
            let [player, opponent] = [read_placement(player)?, read_placement(opponent)?];
            let board = Board::from_placements(player, opponent);
            let board = board.or_else(|illegal| illegal.forgive(BoardFault::BothShutOut));
            Variant::free(board.ok()?)?
        }
    })
}

fn read_placement(text: &str) -> Option<Placement> {
    let mut placement = Placement::default();
    for part in text.split_whitespace() {
        let (place, count) = part.split_once(':')?;
        let count = u8::try_from(plain_number(count)?).ok()?;
        let here = match place {
            "bar" => &mut placement.bar,
            "off" => &mut placement.off,
            number => {
                let point = Point::try_from(u8::try_from(plain_number(number)?).ok()?).ok()?;
                &mut placement.points[usize::from(point.number()) - 1]
            }
        };
        // Naming a point twice is a slip.
        if core::mem::replace(here, count) != 0 {
            return None;
        }
    }
    Some(placement)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Ruleset {
        let rules: Ruleset = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(rules.to_string(), text);
        rules
    }

    fn check_refused(text: &str, message: &str) {
        assert_eq!(text.parse::<Ruleset>().unwrap_err().to_string(), message);
    }

    #[test]
    fn every_built_in_ruleset_is_written_by_its_name() {
        for leaflet in Leaflet::ALL {
            assert_eq!(check(leaflet.name()), leaflet.ruleset());
        }
    }

    #[test]
    fn what_differs_is_written_after_the_name() {
        let rules = check("deluxe, bear-off standard, beavers on");
        assert_eq!(rules.movement.bear_off, BearOff::Standard);
        assert_eq!(rules.beavers, Beavers::Beavers);
        assert_eq!(rules.opening, Opening::DieForColor);
        let rules = check(
            "international, variant free bar:1 6:2 off:12 / 24:1 3:14, cube-highest 32, match 7, \
             match-lengths 7 5, jacoby on, beavers raccoons, automatic-doubles 2",
        );
        assert_eq!(rules.session, Session::Match(NonZeroU32::new(7).unwrap()));
        assert_eq!(rules.variant.opening().player().on_bar(), 1);
        let rules = check("swiss, cube off, match 5, match-lengths 5");
        assert!(!rules.cube.in_use);
    }

    #[test]
    fn every_value_of_every_option_is_read_back() {
        for leaflet in Leaflet::ALL {
            for option in RuleOption::ALL {
                for word in option.allowed().split([',', ' ']) {
                    let mut rules = leaflet.ruleset();
                    if option.set(&mut rules, word).is_ok() {
                        assert_eq!(option.value_in(&rules), word);
                        check(&rules.to_string());
                    }
                }
            }
        }
    }

    #[test]
    fn spaces_do_not_matter() {
        let spaced = " swiss ,bear-off   exact ".parse::<Ruleset>();
        assert_eq!(spaced, "swiss, bear-off exact".parse());
    }

    #[test]
    fn what_is_wrong_is_said_with_what_would_be_right() {
        check_refused(
            "delux",
            "'delux' is not a ruleset: choose from \
             international, deluxe, deluxe-cs, swiss, swiss-it, nordic, nordic-no, hungarian, portes, tavla, takhteh",
        );
        check_refused(
            "deluxe, bear-off never",
            "bear-off can't be 'never': it must be standard, exact, nearest-lower or any-lower",
        );
        check_refused(
            "nordic, match 0",
            "match can't be '0': it must be a number of points, or none for money play",
        );
        check_refused(
            "nordic, cube-highest 6",
            "cube-highest can't be '6': it must be none, or 2, 4, 8 and so on",
        );
        check_refused(
            "nordic, cube-highest 1",
            "cube-highest can't be '1': it must be none, or 2, 4, 8 and so on",
        );
        check_refused("swiss, jacoby on, jacoby off", "jacoby is given twice");
        check_refused("swiss, jacoby", "jacoby can't be '': it must be on or off");
        let message = "swiss, joker on"
            .parse::<Ruleset>()
            .unwrap_err()
            .to_string();
        assert!(message.starts_with("'joker' is not an option of the rules: choose from variant,"));
        for variant in [
            "free",
            "free 6:2",
            "free 6:2 / 6:3",
            "free 6:1 6:1 / 6:2",
            "free 25:1 / 6:1",
            "free off:2 / 6:2",
        ] {
            assert!(
                format!("swiss, variant {variant}")
                    .parse::<Ruleset>()
                    .is_err()
            );
        }
    }
}
