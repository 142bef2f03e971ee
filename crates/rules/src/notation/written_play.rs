//! Plays as text: `bar/22 13/10*`, `8/5(2)`, `6/off`.

use std::fmt;
use std::str::FromStr;

use super::excerpt;
use crate::board::{BAR, Board, OFF};
use crate::generator::Plays;
use crate::play::Play;
use crate::point::{Origin, Point, Target};

/// A play as it is written, unchecked: [`Plays::find`] says which legal play
/// it is.
///
/// Read in any order and case, with `25` for the bar and `0` for off, with
/// steps joined (`24/18`) or apart (`24/20 20/18`), with equal ways counted
/// (`8/5(2)`), and with or without the `*` of a hit. `Cannot move` and an
/// empty text are the play of somebody who does not move.
///
/// Written from a [`Play`], the ways are sorted from the rear forward, one
/// checker's steps are joined, and a stop on the way is named only if it hits
/// (`24/20*/18`). Each hit is marked once. No move is written as nothing.
///
/// ```
/// use rules::WrittenPlay;
///
/// let written: WrittenPlay = "6/0, BAR/20* 8/5 8/5".parse()?;
/// assert_eq!(written.to_string(), "6/off bar/20* 8/5 8/5");
/// # Ok::<(), rules::ParsePlayError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct WrittenPlay {
    ways: Vec<Way>,
}

/// The way of one checker, or of several that go the same way. The places
/// are as in [`crate::Checkers`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Way {
    from: u8,
    /// Where the checker lands, in order; never empty.
    stops: Vec<Stop>,
    checkers: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stop {
    place: u8,
    is_hit: bool,
}

impl Way {
    fn end(&self) -> u8 {
        self.stops.last().map_or(self.from, |stop| stop.place)
    }
}

impl WrittenPlay {
    /// From stop to stop, checker by checker, the rearmost first.
    pub(crate) fn legs(&self) -> impl Iterator<Item = (Origin, Target)> {
        let mut ways: Vec<_> = self.ways.iter().collect();
        ways.sort_by_key(|way| std::cmp::Reverse(way.from));
        ways.into_iter().flat_map(|way| {
            let starts = std::iter::once(way.from).chain(way.stops.iter().map(|stop| stop.place));
            let legs = starts.zip(&way.stops).map(|(from, stop)| {
                let from = Point::try_from(from).map_or(Origin::Bar, Origin::Point);
                let to = Point::try_from(stop.place).map_or(Target::Off, Target::Point);
                (from, to)
            });
            let legs: Vec<_> = legs.collect();
            std::iter::repeat_n(legs, usize::from(way.checkers)).flatten()
        })
    }

    fn change(&self) -> [i64; 26] {
        let ways = self.ways.iter();
        change(ways.map(|way| (way.from, way.end(), way.checkers)))
    }

    /// The places where a checker is said to land, one bit each.
    fn landings(&self) -> u32 {
        let stops = self.ways.iter().flat_map(|way| &way.stops);
        stops.fold(0, |set, stop| set | 1 << stop.place)
    }
}

/// How many checkers each place gains when so many go from place to place.
fn change(ways: impl Iterator<Item = (u8, u8, u8)>) -> [i64; 26] {
    let mut change = [0; 26];
    for (from, to, checkers) in ways {
        change[usize::from(from)] -= i64::from(checkers);
        change[usize::from(to)] += i64::from(checkers);
    }
    change
}

impl From<Play> for WrittenPlay {
    fn from(play: Play) -> WrittenPlay {
        let mut steps: Vec<_> = play
            .moves()
            .iter()
            .map(|step| (step.from().pips(), step.to().pips()))
            .collect();
        steps.sort_by(|one, other| other.cmp(one));
        let mut ways = joined(&steps);
        for hit in play.moves().iter().filter(|step| step.is_hit()) {
            mark_hit(&mut ways, hit.to().pips());
        }
        for way in &mut ways {
            let end = way.end();
            way.stops.retain(|stop| stop.is_hit || stop.place == end);
        }
        // Of equal ways the first has the marks.
        ways.dedup_by(|next, first| {
            let is_same = (next.from, next.end()) == (first.from, first.end());
            if is_same {
                first.checkers += next.checkers;
            }
            is_same
        });
        WrittenPlay { ways }
    }
}

/// The ways that steps, sorted from the rear forward, make when a checker
/// that can go on does; sorted from the rear forward too.
fn joined(steps: &[(u8, u8)]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for &(from, to) in steps {
        let stop = Stop {
            place: to,
            is_hit: false,
        };
        match ways.iter_mut().find(|way| way.end() == from) {
            Some(way) => way.stops.push(stop),
            None => ways.push(Way {
                from,
                stops: vec![stop],
                checkers: 1,
            }),
        }
    }
    ways.sort_by_key(|way| std::cmp::Reverse((way.from, way.end())));
    ways
}

/// Marks a hit where a way ends, so that no stop on the way need be named, or
/// else where one passes.
fn mark_hit(ways: &mut [Way], place: u8) {
    let way = match ways.iter().position(|way| way.end() == place) {
        Some(index) => &mut ways[index..=index],
        None => ways,
    };
    let mut stops = way.iter_mut().flat_map(|way| &mut way.stops);
    if let Some(stop) = stops.find(|stop| stop.place == place) {
        stop.is_hit = true;
    }
}

impl fmt::Display for WrittenPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |place: u8| match place {
            BAR => "bar".to_owned(),
            OFF => "off".to_owned(),
            number => number.to_string(),
        };
        let mut text = String::new();
        for way in &self.ways {
            if !text.is_empty() {
                text.push(' ');
            }
            text += &name(way.from);
            for stop in &way.stops {
                text.push('/');
                text += &name(stop.place);
                if stop.is_hit {
                    text.push('*');
                }
            }
            if way.checkers > 1 {
                text += &format!("({})", way.checkers);
            }
        }
        f.pad(&text)
    }
}

/// As players write it, from the rear forward: see [`WrittenPlay`]. The
/// order in which the moves are made is [`Play::moves`].
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenPlay::from(*self).fmt(f)
    }
}

impl Plays {
    /// The legal play that was written, and the board that results.
    ///
    /// What counts is where the checkers start and where they end. If that
    /// leaves open what is hit on the way, the stops that are named decide. A
    /// `*` too few or too many does no harm.
    ///
    /// ```
    /// use rules::{Movement, Plays, Variant};
    ///
    /// let plays = Plays::new(&Variant::Backgammon.opening(), "31".parse()?, Movement::INTERNATIONAL);
    /// let (play, board) = plays.find(&"6/5 8/5".parse()?)?;
    /// assert_eq!(play.to_string(), "8/5 6/5");
    /// assert_eq!(board.player().pips(), 163);
    /// assert_eq!(
    ///     plays.find(&"8/3".parse()?).unwrap_err().to_string(),
    ///     "no legal play is written 8/3"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If no legal play, or more than one, is written so.
    pub fn find(&self, written: &WrittenPlay) -> Result<&(Play, Board), PlayNotFound> {
        let wanted = written.change();
        let does_so = |play: &Play| {
            let steps = play.moves().iter();
            change(steps.map(|step| (step.from().pips(), step.to().pips(), 1))) == wanted
        };
        let fitting: Vec<_> = self.iter().filter(|(play, _)| does_so(play)).collect();
        match fitting[..] {
            [] => return Err(PlayNotFound::NotLegal(written.clone())),
            [only] => return Ok(only),
            _ => {}
        }
        // The same checkers end in the same places, so only the hits differ.
        let hits = |play: &Play| {
            let hits = play.moves().iter().filter(|step| step.is_hit());
            hits.fold(0, |set, step| set | 1 << step.to().pips())
        };
        let any_hits = fitting.iter().fold(0, |set, (play, _)| set | hits(play));
        let named_hits = written.landings() & any_hits;
        let named = fitting.iter().find(|(play, _)| hits(play) == named_hits);
        named.copied().ok_or_else(|| PlayNotFound::Ambiguous {
            written: written.clone(),
            plays: fitting.iter().map(|(play, _)| *play).collect(),
        })
    }
}

/// Why no legal play could be told from its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayNotFound {
    /// No legal play moves these checkers.
    NotLegal(WrittenPlay),
    /// Several legal plays do, and the text leaves open what is hit on the
    /// way.
    Ambiguous {
        /// The play as it was written.
        written: WrittenPlay,
        /// The legal plays it may be, at least two.
        plays: Vec<Play>,
    },
}

impl fmt::Display for PlayNotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayNotFound::NotLegal(written) if written.ways.is_empty() => {
                f.write_str("there is a legal play, so not to move is not legal")
            }
            PlayNotFound::NotLegal(written) => write!(f, "no legal play is written {written}"),
            PlayNotFound::Ambiguous { written, plays } => {
                let plays: Vec<_> = plays.iter().map(Play::to_string).collect();
                write!(f, "{written} can be {}", plays.join(" or "))
            }
        }
    }
}

impl std::error::Error for PlayNotFound {}

impl FromStr for WrittenPlay {
    type Err = ParsePlayError;

    fn from_str(text: &str) -> Result<WrittenPlay, ParsePlayError> {
        if is_no_move(text) {
            return Ok(WrittenPlay::default());
        }
        let mut reader = Reader { text, at: 0 };
        let mut ways = Vec::new();
        loop {
            reader.skip(is_between_ways);
            if reader.rest().is_empty() {
                return Ok(WrittenPlay { ways });
            }
            ways.push(reader.way()?);
        }
    }
}

fn is_no_move(text: &str) -> bool {
    text.split_whitespace()
        .map(str::to_ascii_lowercase)
        .eq(["cannot", "move"])
}

fn is_between_ways(character: char) -> bool {
    character.is_whitespace() || character == ','
}

struct Reader<'a> {
    text: &'a str,
    /// The byte where the rest begins.
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn way(&mut self) -> Result<Way, ParsePlayError> {
        let start = self.at;
        let from = self.place()?;
        if from == OFF {
            return Err(self.fault(start, PlayFault::FromOff));
        }
        if !self.take('/') {
            return Err(self.fault(self.at, PlayFault::NoTarget));
        }
        let mut way = Way {
            from,
            stops: Vec::new(),
            checkers: 1,
        };
        loop {
            let start = self.at;
            let place = self.place()?;
            if place >= way.end() {
                return Err(self.fault(start, PlayFault::NotForward));
            }
            let is_hit = self.take('*');
            way.stops.push(Stop { place, is_hit });
            if !self.take('/') {
                break;
            }
        }
        if self.take('(') {
            way.checkers = self.count()?;
            // Some write 8/5(2)* for 8/5*(2).
            if self.take('*')
                && let Some(end) = way.stops.last_mut()
            {
                end.is_hit = true;
            }
        }
        match self.rest().chars().next() {
            Some(next) if !is_between_ways(next) => {
                Err(self.fault(self.at, PlayFault::Unexpected(next)))
            }
            _ => Ok(way),
        }
    }

    fn place(&mut self) -> Result<u8, ParsePlayError> {
        let start = self.at;
        let word = self.skip(char::is_alphanumeric);
        let place = match word.to_ascii_lowercase().as_str() {
            "bar" => Some(BAR),
            "off" => Some(OFF),
            number => number.parse().ok().filter(|&place| place <= BAR),
        };
        place.ok_or_else(|| self.fault(start, PlayFault::NotAPlace(excerpt(word))))
    }

    /// The number before a closing parenthesis, the opening one being read.
    fn count(&mut self) -> Result<u8, ParsePlayError> {
        let start = self.at;
        let word = self.skip(|character| character.is_ascii_digit());
        let count = word.parse().ok().filter(|count| (1..=4).contains(count));
        let is_closed = self.take(')');
        count
            .filter(|_| is_closed)
            .ok_or_else(|| self.fault(start, PlayFault::NotACount))
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.rest().starts_with(wanted);
        if is_there {
            self.at += wanted.len_utf8();
        }
        is_there
    }

    /// Goes on past all characters of a kind, and gives them.
    fn skip(&mut self, is_kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|character| !is_kind(character));
        let word = &rest[..len.unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    fn fault(&self, at: usize, fault: PlayFault) -> ParsePlayError {
        ParsePlayError {
            text: excerpt(self.text),
            character: self.text[..at].chars().count() + 1,
            fault,
        }
    }
}

/// A text that is no play: what is wrong with it, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePlayError {
    text: String,
    character: usize,
    fault: PlayFault,
}

impl ParsePlayError {
    /// Which character is wrong, counted from 1; one more than there are if
    /// something is missing at the end.
    #[must_use]
    pub const fn character(&self) -> usize {
        self.character
    }

    /// What is wrong there.
    #[must_use]
    pub const fn fault(&self) -> &PlayFault {
        &self.fault
    }
}

impl fmt::Display for ParsePlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParsePlayError {
            text,
            character,
            fault,
        } = self;
        let text = text.escape_debug();
        write!(
            f,
            "'{text}' is not a play: {fault} at character {character}"
        )
    }
}

impl std::error::Error for ParsePlayError {}

/// What is wrong with the text of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayFault {
    /// Neither a point nor bar nor off.
    NotAPlace(String),
    /// Where the checker goes is not said.
    NoTarget,
    /// A checker is said to come back from off.
    FromOff,
    /// A checker is said to stay or to go back.
    NotForward,
    /// What stands in parentheses is not 1 to 4.
    NotACount,
    /// Something else than the next move follows a move.
    Unexpected(char),
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFault::NotAPlace(word) if word.is_empty() => f.write_str("a point is missing"),
            PlayFault::NotAPlace(word) => {
                write!(
                    f,
                    "'{}' is neither a point nor bar nor off",
                    word.escape_debug()
                )
            }
            PlayFault::NoTarget => f.write_str("a / is missing"),
            PlayFault::FromOff => f.write_str("a checker comes back from off"),
            PlayFault::NotForward => f.write_str("a checker does not go forward"),
            PlayFault::NotACount => f.write_str("no count from 1 to 4 in parentheses"),
            PlayFault::Unexpected(character) => {
                write!(f, "unexpected '{}'", character.escape_debug())
            }
        }
    }
}
