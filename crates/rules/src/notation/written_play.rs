//! Plays as text: `bar/22 13/10*`, `8/5(2)`, `6/off`.

mod read;
mod stops;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

pub use read::{ParsePlayError, PlayFault};

use crate::board::{BAR, Board};
use crate::generator::Plays;
use crate::insertion_sort::insertion_sort_by;
use crate::notation::PointLabels;
use crate::play::{Move, Play};
use crate::player::Player;
use crate::point::{Origin, Point, Target};

/// A play as text, unchecked. [`Plays::find`] finds the legal play that it
/// stands for.
///
/// You can parse plays in any order and case, with `25` for the bar and `0` for
/// off, with steps joined (`24/18`) or separate (`24/20 20/18`), with a count
/// for equal paths (`8/5(2)`), with `-` for `/`, and with or without the `*` of
/// a hit. `Cannot move` and an empty text mean no move.
///
/// A [`Play`] is written from the rear forward, with each checker's steps
/// joined, and names a stop on the way only if it hits (`24/20*/18`). Each hit
/// is marked once. No move gives an empty text.
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

/// The path of one checker, or of several that take the same path. The places
/// are those of [`crate::Checkers`].
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
    /// Every leg from stop to stop, checker by checker, rearmost first.
    pub(crate) fn legs(&self) -> impl Iterator<Item = (Origin, Target)> {
        let mut ways: Vec<_> = self.ways.iter().collect();
        insertion_sort_by(&mut ways, |one, other| other.from.cmp(&one.from));
        ways.into_iter().flat_map(|way| {
            let starts = core::iter::once(way.from).chain(way.stops.iter().map(|stop| stop.place));
            let legs = starts.zip(&way.stops).map(|(from, stop)| {
                let from = Point::try_from(from).map_or(Origin::Bar, Origin::Point);
                let to = Point::try_from(stop.place).map_or(Target::Off, Target::Point);
                (from, to)
            });
            let legs: Vec<_> = legs.collect();
            core::iter::repeat_n(legs, usize::from(way.checkers)).flatten()
        })
    }

    fn change(&self) -> [i64; 26] {
        let ways = self.ways.iter();
        change(ways.map(|way| (way.from, way.end(), way.checkers)))
    }

    /// The places where the text says a checker lands, one bit each.
    fn landings(&self) -> u32 {
        let stops = self.ways.iter().flat_map(|way| &way.stops);
        stops.fold(0, |set, stop| set | 1 << stop.place)
    }
}

/// How many checkers each place gains from these moves (from, to, count).
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
        insertion_sort_by(&mut steps, |one, other| other.cmp(one));
        let mut ways = joined(&steps);
        for hit in play.moves().iter().filter(|step| step.is_hit()) {
            mark_hit(&mut ways, hit.to().pips());
        }
        for way in &mut ways {
            let end = way.end();
            way.stops.retain(|stop| stop.is_hit || stop.place == end);
        }
        // The first of several equal paths keeps the marks.
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

impl From<Move> for WrittenPlay {
    fn from(only: Move) -> WrittenPlay {
        Play::NONE.and(only).into()
    }
}

/// Joins steps into paths wherever a checker can continue. Both are sorted from
/// the rear forward.
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
    let ends = |way: &Way| (way.from, way.end());
    insertion_sort_by(&mut ways, |one, other| ends(other).cmp(&ends(one)));
    ways
}

/// Marks a hit at the end of a path, so that no stop has to be named;
/// otherwise, at a stop on the way.
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
        f.pad(&self.with_points(|point| point.to_string()))
    }
}

impl PointLabels {
    /// Writes a play with these point labels, from the point of view of the
    /// player on roll. If not all points have labels, it uses numbers.
    #[must_use]
    pub fn write_play(self, play: &WrittenPlay, on_roll: Player) -> String {
        let labels = if self.names_all_points() {
            self
        } else {
            PointLabels::Numbers
        };
        play.with_points(|point| labels.label(point, on_roll))
    }
}

impl WrittenPlay {
    fn with_points(&self, name_of: impl Fn(Point) -> String) -> String {
        let name = |place: u8| match Point::try_from(place) {
            Ok(point) => name_of(point),
            Err(_) if place == BAR => "bar".to_owned(),
            Err(_) => "off".to_owned(),
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
        text
    }
}

/// Writes it the way players do, from the rear forward: see [`WrittenPlay`].
/// For the order of the moves, see [`Play::moves`].
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenPlay::from(*self).fmt(f)
    }
}

impl Plays {
    /// The legal play that the text stands for, and the resulting board.
    ///
    /// What counts is where the checkers start and end. If that doesn't
    /// determine what they hit on the way, the named stops decide. A named stop
    /// must be possible: nobody writes that they stopped on a blocked point. A
    /// missing or extra `*` does no harm.
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
    /// If no legal play matches, or more than one.
    pub fn find(&self, written: &WrittenPlay) -> Result<&(Play, Board), PlayNotFound> {
        let wanted = written.change();
        let does_so = |play: &Play| {
            let steps = play.moves().iter();
            change(steps.map(|step| (step.from().pips(), step.to().pips(), 1))) == wanted
        };
        let is_possible = self
            .start()
            .is_some_and(|start| written.names_possible_stops(start));
        let fitting: Vec<_> = self
            .iter()
            .filter(|(play, _)| is_possible && does_so(play))
            .collect();
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

/// Why a text doesn't identify a legal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayNotFound {
    /// No legal play moves these checkers.
    NotLegal(WrittenPlay),
    /// Several legal plays match, because the text doesn't say what they hit on
    /// the way.
    Ambiguous {
        /// The play as written.
        written: WrittenPlay,
        /// The legal plays it may be, at least two.
        plays: Vec<Play>,
    },
}

impl fmt::Display for PlayNotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayNotFound::NotLegal(written) if written.ways.is_empty() => {
                f.write_str("there is a legal play, so you have to move")
            }
            PlayNotFound::NotLegal(written) => write!(f, "no legal play is written {written}"),
            PlayNotFound::Ambiguous { written, plays } => {
                let plays: Vec<_> = plays.iter().map(Play::to_string).collect();
                write!(f, "{written} can be {}", plays.join(" or "))
            }
        }
    }
}

impl core::error::Error for PlayNotFound {}
