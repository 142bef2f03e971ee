//! A drawn board with free points.

use std::fmt;
use std::str::FromStr;

use rules::{Board, Point};

/// What each place must hold, in the order of an XGID: the opponent's bar, the
/// points from 1 to 24 in the decider's numbering, and the decider's bar.
///
/// Written as one character per place: `.` anything, `-` empty, `A` to `O` or
/// `a` to `o` that many checkers of the decider or the opponent. `A` and `a`
/// mean exactly one, the others that many or more; `+` or `=` after a letter
/// says which if it's the other.
///
/// ```
/// use study::Pattern;
///
/// let pattern: Pattern = "-a+...B=....................".parse()?;
/// assert_eq!(pattern.to_string(), "-a+...B=....................");
/// # Ok::<(), study::NotAPattern>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(pub [PatternPlace; 26]);

/// What a place must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PatternPlace {
    /// Anything.
    #[default]
    Free,
    /// No checkers.
    Empty,
    /// Checkers of the decider.
    Mine(CheckerCount),
    /// Checkers of the opponent.
    Theirs(CheckerCount),
}

/// How many checkers a place must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckerCount {
    /// This many or more.
    AtLeast(u8),
    /// This many.
    Exactly(u8),
}

/// A text that isn't a [`Pattern`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPattern;

impl fmt::Display for NotAPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "26 places in the order of an XGID: '.' anything, '-' empty, 'A' or 'a' one checker, \
             'B' to 'O' or 'b' to 'o' that many or more; '+' or '=' after a letter for 'or more' \
             or 'exactly'",
        )
    }
}

impl std::error::Error for NotAPattern {}

impl Default for Pattern {
    /// Fits every board.
    fn default() -> Pattern {
        Pattern([PatternPlace::Free; 26])
    }
}

impl FromStr for Pattern {
    type Err = NotAPattern;

    fn from_str(text: &str) -> Result<Pattern, NotAPattern> {
        let mut letters = text.bytes().peekable();
        let mut places = Vec::new();
        while let Some(letter) = letters.next() {
            let number = letter
                .to_ascii_uppercase()
                .wrapping_sub(b'A')
                .wrapping_add(1);
            places.push(match letter {
                b'.' => PatternPlace::Free,
                b'-' => PatternPlace::Empty,
                b'A'..=b'O' | b'a'..=b'o' => {
                    let sign = letters.next_if(|next| b"+=".contains(next));
                    let is_exact = sign.map_or(number == 1, |sign| sign == b'=');
                    let count = match is_exact {
                        true => CheckerCount::Exactly(number),
                        false => CheckerCount::AtLeast(number),
                    };
                    match letter.is_ascii_uppercase() {
                        true => PatternPlace::Mine(count),
                        false => PatternPlace::Theirs(count),
                    }
                }
                _ => return Err(NotAPattern),
            });
        }
        places.try_into().map(Pattern).map_err(|_| NotAPattern)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|place| match place {
            PatternPlace::Free => f.write_str("."),
            PatternPlace::Empty => f.write_str("-"),
            PatternPlace::Mine(count) => count.write(b'A', f),
            PatternPlace::Theirs(count) => count.write(b'a', f),
        })
    }
}

impl CheckerCount {
    /// The number, whichever it means.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            CheckerCount::AtLeast(number) | CheckerCount::Exactly(number) => number,
        }
    }

    const fn fits(self, count: u8) -> bool {
        match self {
            CheckerCount::AtLeast(least) => count >= least,
            CheckerCount::Exactly(exact) => count == exact,
        }
    }

    fn write(self, first: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(first + self.number().clamp(1, 15) - 1);
        let sign = match self {
            CheckerCount::AtLeast(0 | 1) => "+",
            CheckerCount::Exactly(2..) => "=",
            _ => "",
        };
        write!(f, "{letter}{sign}")
    }
}

impl Pattern {
    pub(super) fn fits(&self, board: &Board) -> bool {
        let (player, opponent) = (board.player(), board.opponent());
        let points = Point::ALL
            .into_iter()
            .map(|point| (player.on(point), board.opponent_on(point)));
        let bars = [(0, opponent.on_bar()), (player.on_bar(), 0)];
        let places = bars[..1].iter().copied().chain(points).chain([bars[1]]);
        places
            .zip(&self.0)
            .all(|((mine, theirs), place)| match *place {
                PatternPlace::Free => true,
                PatternPlace::Empty => mine == 0 && theirs == 0,
                PatternPlace::Mine(count) => count.fits(mine),
                PatternPlace::Theirs(count) => count.fits(theirs),
            })
    }
}
