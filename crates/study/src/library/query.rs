//! Queries: conditions on matches and decisions.

use std::fmt;
use std::str::FromStr;

use engine::PositionKind;
use rules::{Checkers, Point, Roll};

use super::decision::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch};
use super::pattern::Pattern;
use super::structure;

/// Conditions that must all hold, written as words such as
/// `player=ann error>=0.08 their-prime>=5 anchor=1`. Everything is from the
/// decider's point of view; `their-` applies a board condition to the opponent.
///
/// ```
/// use study::Query;
///
/// let query: Query = "decision=take away=2 error>=0.02".parse()?;
/// assert_eq!(query.to_string(), "decision=take away=2 error>=0.02");
/// assert!("prime>=5 colour=red".parse::<Query>().is_err());
/// # Ok::<(), study::ParseQueryError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    text: String,
    /// Conditions on the match and the decider.
    people: Vec<PeopleCondition>,
    /// Conditions on a decision, quick ones first.
    decisions: Vec<Condition>,
    /// The first of them as it was written.
    decision_condition: Option<String>,
}

/// A word that isn't a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseQueryError {
    /// The word.
    pub word: String,
    /// What it could be.
    pub expected: String,
}

impl fmt::Display for ParseQueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}': expected {}", self.word, self.expected)
    }
}

impl std::error::Error for ParseQueryError {}

#[derive(Clone, Debug, PartialEq)]
enum PeopleCondition {
    /// Someone's name, or the event, contains this.
    Anywhere(String),
    Player(String),
    Opponent(String),
    Event(String),
    Date(Comparison, String),
    Length(Comparison, u32),
    Money,
    Analyzed(bool),
}

#[derive(Clone, Debug, PartialEq)]
enum Condition {
    Decision(Vec<DecisionName>),
    Error(Comparison, f32),
    Away(Comparison, u32),
    TheirAway(Comparison, u32),
    Cube(Comparison, u32),
    Owner(CubeOwner),
    Roll(Roll),
    Game(Comparison, u32),
    Lead(Comparison, i64),
    Kind(PositionKind),
    Count(Count, Whose, Comparison, u32),
    /// On any of these points.
    Anchor(Whose, Vec<u32>),
    Holds(Whose, Vec<Point>),
    Board(Pattern),
}

/// What to count on one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    Prime,
    Home,
    Bar,
    Off,
    Back,
    Pips,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Mine,
    Theirs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Equal,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecisionName {
    Play,
    NoDouble,
    Double,
    Take,
    Pass,
    Beaver,
}

impl Query {
    /// Whether the query matches this decision, its match and its seat.
    #[must_use]
    pub fn fits(&self, of: &IndexedMatch, decision: &IndexedDecision) -> bool {
        let people = self.people.iter();
        let mut conditions = self.decisions.iter();
        decision.is_choice()
            && conditions.all(|condition| condition.holds(decision))
            && people
                .into_iter()
                .all(|condition| condition.holds(of, Some(decision)))
    }

    /// Whether the query matches a match, whatever is decided in it.
    #[must_use]
    pub fn fits_match(&self, of: &IndexedMatch) -> bool {
        self.people
            .iter()
            .all(|condition| condition.holds(of, None))
    }

    /// The first condition that is about decisions and not about matches.
    #[must_use]
    pub fn decision_condition(&self) -> Option<&str> {
        self.decision_condition.as_deref()
    }

    /// All matching decisions of some matches, each with its match.
    pub fn find<'a>(
        &'a self,
        matches: &'a [IndexedMatch],
    ) -> impl Iterator<Item = (&'a IndexedMatch, &'a IndexedDecision)> {
        let candidates = matches.iter().filter(|of| self.fits_match(of));
        candidates.flat_map(move |of| {
            let decisions = of.decisions.iter();
            let found = decisions.filter(move |decision| self.fits(of, decision));
            found.map(move |decision| (of, decision))
        })
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Query {
    type Err = ParseQueryError;

    fn from_str(text: &str) -> Result<Query, ParseQueryError> {
        let mut query = Query::default();
        let mut written = Vec::new();
        for word in words(text) {
            let Some((field, comparison, value)) = split(&word) else {
                // Nobody's name has one of these.
                if word.contains(['<', '>']) {
                    let expected = "one of the signs >=, <= and =".to_owned();
                    return Err(ParseQueryError { word, expected });
                }
                query
                    .people
                    .push(PeopleCondition::Anywhere(word.to_lowercase()));
                written.push(quoted(&word));
                continue;
            };
            let sign = comparison.sign();
            written.push(format!("{field}{sign}{}", quoted(value)));
            match read(field, comparison, value) {
                Ok(Either::People(condition)) => query.people.push(condition),
                Ok(Either::Decision(condition)) => {
                    query.decision_condition.get_or_insert(word.clone());
                    query.decisions.push(condition);
                }
                Err(expected) => return Err(ParseQueryError { word, expected }),
            }
        }
        query.decisions.sort_by_key(Condition::cost);
        query.text = written.join(" ");
        Ok(query)
    }
}

/// Splits a text into words; text in quotes is one word.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for letter in text.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            space if space.is_whitespace() && !is_quoted => words.push(String::new()),
            letter => words.last_mut().expect("there is one").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn quoted(text: &str) -> String {
    match text.contains(char::is_whitespace) {
        true => format!("\"{text}\""),
        false => text.to_owned(),
    }
}

fn split(word: &str) -> Option<(&str, Comparison, &str)> {
    [
        (">=", Comparison::AtLeast),
        ("<=", Comparison::AtMost),
        ("=", Comparison::Equal),
    ]
    .into_iter()
    .find_map(|(sign, comparison)| {
        let (field, value) = word.split_once(sign)?;
        Some((field, comparison, value))
    })
}

enum Either {
    People(PeopleCondition),
    Decision(Condition),
}

/// The fields that can be compared.
const ORDERED: [&str; 13] = [
    "date", "length", "error", "away", "cube", "game", "lead", "prime", "home", "bar", "off",
    "back", "pips",
];

/// The others.
const UNORDERED: [&str; 11] = [
    "player", "opponent", "event", "analyzed", "decision", "owner", "roll", "kind", "board",
    "anchor", "holds",
];

/// All fields, shown if you mistype one.
const FIELDS: &str = "a field: player, opponent, event, date, length, analyzed, decision, \
     error, away, their-away, cube, owner, roll, game, kind, lead, board, or with 'their-' \
     before it for the opponent: prime, home, bar, off, back, pips, anchor, holds";

fn read(field: &str, comparison: Comparison, value: &str) -> Result<Either, String> {
    let bare = field.strip_prefix("their-").unwrap_or(field);
    let is_ordered = ORDERED.contains(&bare) && value != "money";
    if comparison != Comparison::Equal && !is_ordered {
        return Err(match UNORDERED.contains(&bare) || bare == "length" {
            true => format!("{field}={value} (only = works here)"),
            false => FIELDS.into(),
        });
    }
    let text = || value.to_lowercase();
    let number = || value.parse().map_err(|_| format!("a number after {field}"));
    let people = |condition| Ok(Either::People(condition));
    let decision = |condition| Ok(Either::Decision(condition));
    match field {
        "player" => return people(PeopleCondition::Player(text())),
        "opponent" => return people(PeopleCondition::Opponent(text())),
        "event" => return people(PeopleCondition::Event(text())),
        "date" => {
            let is_date =
                !value.is_empty() && value.chars().all(|letter| "0123456789-".contains(letter));
            let date = Some(text()).filter(|_| is_date);
            let date =
                date.ok_or("a day, a month or a year, such as date=2026-03-14 or date>=2026-03")?;
            return people(PeopleCondition::Date(comparison, date));
        }
        "length" if value == "money" => return people(PeopleCondition::Money),
        "length" => return people(PeopleCondition::Length(comparison, number()?)),
        "analyzed" => {
            let is = yes_or_no(value).ok_or("analyzed=yes or analyzed=no")?;
            return people(PeopleCondition::Analyzed(is));
        }
        "decision" => {
            let names = value.split(',').map(decisions_named);
            let names: Option<Vec<_>> = names.collect();
            let names = names.ok_or(
                "play, cube, double, no-double, reply, take, pass or beaver, with commas between",
            )?;
            return decision(Condition::Decision(names.concat()));
        }
        "error" => {
            let points: Option<f32> = value.parse().ok().filter(|points: &f32| points.is_finite());
            let points = points.ok_or("points, such as error>=0.08")?;
            return decision(Condition::Error(comparison, points));
        }
        "away" => return decision(Condition::Away(comparison, number()?)),
        "their-away" => return decision(Condition::TheirAway(comparison, number()?)),
        "cube" => return decision(Condition::Cube(comparison, number()?)),
        "game" => return decision(Condition::Game(comparison, number()?)),
        "owner" => {
            let owner = match value {
                "me" => CubeOwner::Me,
                "them" => CubeOwner::Them,
                "nobody" => CubeOwner::Nobody,
                _ => return Err("owner=me, owner=them or owner=nobody".into()),
            };
            return decision(Condition::Owner(owner));
        }
        "roll" => {
            let roll = value.parse().map_err(|_| "a roll, such as roll=31")?;
            return decision(Condition::Roll(roll));
        }
        "lead" => {
            let pips = value.parse().map_err(|_| "pips, such as lead>=10")?;
            return decision(Condition::Lead(comparison, pips));
        }
        "kind" => {
            let mut kinds = PositionKind::ALL.into_iter();
            let kind = kinds.find(|kind| kind_word(*kind) == value);
            let kind = kind.ok_or_else(|| {
                let words = PositionKind::ALL.map(kind_word);
                format!("a kind of position: {}", words.join(", "))
            })?;
            return decision(Condition::Kind(kind));
        }
        "board" => {
            let pattern = value.parse::<Pattern>();
            let pattern = pattern.map_err(|fault| fault.to_string())?;
            return decision(Condition::Board(pattern));
        }
        _ => {}
    }
    let whose = match field.len() == bare.len() {
        true => Whose::Mine,
        false => Whose::Theirs,
    };
    let count = match bare {
        "prime" => Count::Prime,
        "home" => Count::Home,
        "bar" => Count::Bar,
        "off" => Count::Off,
        "back" => Count::Back,
        "pips" => Count::Pips,
        "anchor" => {
            let points = value.split(',').map(|point| {
                let point = point.parse().ok();
                point.filter(|point| (1..=6).contains(point))
            });
            let points: Option<Vec<u32>> = match value {
                "any" => Some((1..=6).collect()),
                _ => points.collect(),
            };
            let points = points.ok_or(
                "points of your opponent's home board, such as anchor=1 or anchor=4,5, or anchor=any",
            )?;
            return decision(Condition::Anchor(whose, points));
        }
        "holds" => {
            let points = value.split(',').map(|point| {
                let number = point.parse::<usize>().ok()?.checked_sub(1)?;
                Point::ALL.get(number).copied()
            });
            let points: Option<Vec<Point>> = points.collect();
            let points = points.ok_or("points from 1 to 24, such as holds=7,6,5")?;
            return decision(Condition::Holds(whose, points));
        }
        _ => return Err(FIELDS.into()),
    };
    decision(Condition::Count(count, whose, comparison, number()?))
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn decisions_named(name: &str) -> Option<&'static [DecisionName]> {
    use DecisionName::{Beaver, Double, NoDouble, Pass, Play, Take};
    Some(match name {
        "play" => &[Play],
        "cube" => &[NoDouble, Double, Take, Pass, Beaver],
        "double" => &[Double],
        "no-double" => &[NoDouble],
        "reply" => &[Take, Pass, Beaver],
        "take" => &[Take],
        "pass" => &[Pass],
        "beaver" => &[Beaver],
        _ => return None,
    })
}

/// The word for a kind of position in a query.
#[must_use]
pub const fn kind_word(kind: PositionKind) -> &'static str {
    match kind {
        PositionKind::Race => "race",
        PositionKind::Opening => "opening",
        PositionKind::Containment => "containment",
        PositionKind::BearOffContact => "bear-off",
        PositionKind::BackGame => "back-game",
        PositionKind::Prime => "prime",
        PositionKind::Holding => "holding",
        PositionKind::Contact => "contact",
    }
}

impl Comparison {
    fn holds<T: PartialOrd + Copy>(self, found: T, wanted: T) -> bool {
        match self {
            Comparison::Equal => found == wanted,
            Comparison::AtLeast => found >= wanted,
            Comparison::AtMost => found <= wanted,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::AtLeast => ">=",
            Comparison::AtMost => "<=",
        }
    }
}

impl PeopleCondition {
    /// Without a decision, whether it holds for one of the two players.
    fn holds(&self, of: &IndexedMatch, decision: Option<&IndexedDecision>) -> bool {
        let has = |text: &str, part: &str| text.to_lowercase().contains(part);
        let is_named = |part: &str, is_opponent: bool| match decision {
            Some(decision) => {
                let seat = match is_opponent {
                    true => decision.seat.other(),
                    false => decision.seat,
                };
                has(of.name(seat), part)
            }
            None => of.names.iter().any(|name| has(name, part)),
        };
        match self {
            PeopleCondition::Anywhere(part) => {
                has(&of.event, part) || of.names.iter().any(|name| has(name, part))
            }
            PeopleCondition::Player(part) => is_named(part, false),
            PeopleCondition::Opponent(part) => is_named(part, true),
            PeopleCondition::Event(part) => has(&of.event, part),
            // A month includes all its days.
            PeopleCondition::Date(Comparison::Equal, date) => of.date.starts_with(date.as_str()),
            PeopleCondition::Date(comparison, date) => {
                let day = of.date.get(..date.len()).unwrap_or(&of.date);
                !day.is_empty() && comparison.holds(day, date.as_str())
            }
            PeopleCondition::Length(comparison, wanted) => of
                .length
                .is_some_and(|length| comparison.holds(length, *wanted)),
            PeopleCondition::Money => of.length.is_none(),
            PeopleCondition::Analyzed(wanted) => of.analysis.is_empty() != *wanted,
        }
    }
}

impl Condition {
    /// Conditions on the board come last.
    const fn cost(&self) -> u8 {
        match self {
            Condition::Decision(_)
            | Condition::Error(..)
            | Condition::Away(..)
            | Condition::TheirAway(..)
            | Condition::Cube(..)
            | Condition::Owner(_)
            | Condition::Roll(_)
            | Condition::Game(..) => 0,
            Condition::Holds(..) | Condition::Anchor(..) | Condition::Board(_) => 1,
            Condition::Count(..) | Condition::Lead(..) => 2,
            Condition::Kind(_) => 3,
        }
    }

    fn holds(&self, decision: &IndexedDecision) -> bool {
        let board = &decision.board;
        let side = |whose: Whose| match whose {
            Whose::Mine => board.player(),
            Whose::Theirs => board.opponent(),
        };
        let away = |place: usize| decision.away.map(|away| u32::from(away[place]));
        match self {
            Condition::Decision(names) => names.contains(&DecisionName::of(decision.kind)),
            Condition::Error(comparison, points) => {
                let loss = decision.loss.map(|loss| loss.equity);
                loss.is_some_and(|loss| comparison.holds(loss, *points))
            }
            Condition::Away(comparison, points) => {
                away(0).is_some_and(|away| comparison.holds(away, *points))
            }
            Condition::TheirAway(comparison, points) => {
                away(1).is_some_and(|away| comparison.holds(away, *points))
            }
            Condition::Cube(comparison, value) => {
                comparison.holds(1 << decision.doublings.min(31), *value)
            }
            Condition::Owner(owner) => decision.owner == *owner,
            Condition::Roll(roll) => decision.kind == DecisionKind::Play(*roll),
            Condition::Game(comparison, number) => {
                comparison.holds(u32::from(decision.game) + 1, *number)
            }
            Condition::Lead(comparison, pips) => comparison.holds(structure::lead(board), *pips),
            Condition::Kind(kind) => PositionKind::of(board) == *kind,
            Condition::Count(count, whose, comparison, number) => {
                comparison.holds(count.of(side(*whose)), *number)
            }
            Condition::Anchor(whose, points) => {
                let side = side(*whose);
                points
                    .iter()
                    .any(|point| structure::has_anchor(side, *point))
            }
            Condition::Holds(whose, points) => {
                let side = side(*whose);
                points.iter().all(|point| side.on(*point) >= 2)
            }
            Condition::Board(pattern) => pattern.fits(board),
        }
    }
}

impl Count {
    fn of(self, side: Checkers) -> u32 {
        match self {
            Count::Prime => structure::prime(side),
            Count::Home => structure::home_points(side),
            Count::Bar => side.on_bar().into(),
            Count::Off => side.off().into(),
            Count::Back => structure::back(side),
            Count::Pips => side.pips(),
        }
    }
}

impl DecisionName {
    const fn of(kind: DecisionKind) -> DecisionName {
        match kind {
            DecisionKind::Play(_) => DecisionName::Play,
            DecisionKind::NoDouble => DecisionName::NoDouble,
            DecisionKind::Double => DecisionName::Double,
            DecisionKind::Take => DecisionName::Take,
            DecisionKind::Pass => DecisionName::Pass,
            DecisionKind::Beaver => DecisionName::Beaver,
        }
    }
}
