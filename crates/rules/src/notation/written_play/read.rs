//! Reading plays.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{Stop, Way, WrittenPlay};
use crate::board::{BAR, OFF};
use crate::notation::{PointLabels, excerpt};
use crate::player::Player;

/// The number of moves in a fully played double.
const MOST_MOVES: usize = 4;

impl FromStr for WrittenPlay {
    type Err = ParsePlayError;

    fn from_str(text: &str) -> Result<WrittenPlay, ParsePlayError> {
        Reader::new(text, None).play()
    }
}

impl PointLabels {
    /// Reads a play with these point labels, from the point of view of the
    /// player on roll. If not all points have labels, it uses numbers.
    ///
    /// ```
    /// use rules::{Player, PointLabels};
    ///
    /// let written = PointLabels::Halves.read_play("12A/7 8-7", Player::White)?;
    /// assert_eq!(written, "13/7 8/7".parse()?);
    /// assert_eq!(PointLabels::Halves.write_play(&written, Player::White), "12A/7 8/7");
    /// # Ok::<(), rules::ParsePlayError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    pub fn read_play(self, text: &str, on_roll: Player) -> Result<WrittenPlay, ParsePlayError> {
        let is_by_number = self == PointLabels::Numbers || !self.names_all_points();
        let labels = (!is_by_number).then_some((self, on_roll));
        Reader::new(text, labels).play()
    }
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str, labels: Option<(PointLabels, Player)>) -> Reader<'a> {
        Reader {
            text,
            labels,
            at: 0,
        }
    }

    fn play(mut self) -> Result<WrittenPlay, ParsePlayError> {
        if is_no_move(self.text) {
            return Ok(WrittenPlay::default());
        }
        let reader = &mut self;
        let mut ways = Vec::new();
        let mut moves = 0;
        loop {
            reader.skip(is_between_ways);
            if reader.rest().is_empty() {
                return Ok(WrittenPlay { ways });
            }
            let start = reader.at;
            let way = reader.way()?;
            // Each stop takes at least one move.
            moves += way.stops.len() * usize::from(way.checkers);
            if moves > MOST_MOVES {
                return Err(reader.fault(start, PlayFault::TooManyMoves));
            }
            ways.push(way);
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
    /// The point labels, if they aren't numbers.
    labels: Option<(PointLabels, Player)>,
    /// The byte where the rest starts.
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
        if !self.take_stroke() {
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
            if !self.take_stroke() {
                break;
            }
        }
        if self.take('(') {
            way.checkers = self.count()?;
            // Some people write 8/5(2)* for 8/5*(2).
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
        let place = match (word.to_ascii_lowercase().as_str(), self.labels) {
            ("bar", _) => Some(BAR),
            ("off", _) => Some(OFF),
            (label, Some((labels, on_roll))) => {
                let point = labels.point(label, on_roll);
                point.map(|point| point.number())
            }
            (number, None) => number.parse().ok().filter(|&place| place <= BAR),
        };
        place.ok_or_else(|| self.fault(start, PlayFault::NotAPlace(excerpt(word))))
    }

    /// The number before a closing parenthesis; the opening one has been read.
    fn count(&mut self) -> Result<u8, ParsePlayError> {
        let start = self.at;
        let word = self.skip(|character| character.is_ascii_digit());
        let count = word.parse().ok().filter(|count| (1..=4).contains(count));
        let is_closed = self.take(')');
        count
            .filter(|_| is_closed)
            .ok_or_else(|| self.fault(start, PlayFault::NotACount))
    }

    /// Reads the separator between two places: `13/7`, or `13-7` as some write
    /// it.
    fn take_stroke(&mut self) -> bool {
        self.take('/') || self.take('-')
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.rest().starts_with(wanted);
        if is_there {
            self.at += wanted.len_utf8();
        }
        is_there
    }

    /// Skips all characters of a kind and returns them.
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

/// A text that isn't a play, with what is wrong and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePlayError {
    text: String,
    character: usize,
    fault: PlayFault,
}

impl ParsePlayError {
    /// The position of the wrong character, counted from 1; one past the end if
    /// something is missing.
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

impl core::error::Error for ParsePlayError {}

/// What is wrong with the text of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayFault {
    /// Neither a point, nor bar, nor off.
    NotAPlace(String),
    /// It doesn't say where the checker goes.
    NoTarget,
    /// A checker comes back from off.
    FromOff,
    /// A checker stays or moves backward.
    NotForward,
    /// The number in parentheses isn't 1 to 4.
    NotACount,
    /// There are more than four moves.
    TooManyMoves,
    /// A move is followed by something other than another move.
    Unexpected(char),
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFault::NotAPlace(word) if word.is_empty() => f.write_str("a point is missing"),
            PlayFault::NotAPlace(word) => {
                write!(
                    f,
                    "expected a point, bar or off, found '{}'",
                    word.escape_debug()
                )
            }
            PlayFault::NoTarget => f.write_str("a / is missing"),
            PlayFault::FromOff => f.write_str("a checker comes back from off"),
            PlayFault::NotForward => f.write_str("a checker doesn't move forward"),
            PlayFault::NotACount => f.write_str("expected a count from 1 to 4 in parentheses"),
            PlayFault::TooManyMoves => f.write_str("a fifth move"),
            PlayFault::Unexpected(character) => {
                write!(f, "unexpected '{}'", character.escape_debug())
            }
        }
    }
}
