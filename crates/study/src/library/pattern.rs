//! A board pattern with free points.

use rules::{Board, Point};

/// What each place must hold, in the order of an XGID: the opponent's bar, the
/// points from 1 to 24 in the decider's numbering, and the decider's bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern([Place; 26]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Anything.
    Free,
    /// No checkers.
    Empty,
    /// A single checker of the decider.
    Blot,
    /// A single checker of the opponent.
    TheirBlot,
    /// This many of the decider's checkers or more.
    Mine(u8),
    /// This many of the opponent's checkers or more.
    Theirs(u8),
}

impl Pattern {
    /// Reads 26 characters: `.` anything, `-` empty, `A` or `a` one checker,
    /// `B` to `O` or `b` to `o` that many or more.
    pub(super) fn parse(text: &str) -> Option<Pattern> {
        let places = text.bytes().map(|letter| {
            Some(match letter {
                b'.' => Place::Free,
                b'-' => Place::Empty,
                b'A' => Place::Blot,
                b'a' => Place::TheirBlot,
                b'B'..=b'O' => Place::Mine(letter - b'A' + 1),
                b'b'..=b'o' => Place::Theirs(letter - b'a' + 1),
                _ => return None,
            })
        });
        let places: Vec<Place> = places.collect::<Option<_>>()?;
        Some(Pattern(places.try_into().ok()?))
    }

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
                Place::Free => true,
                Place::Empty => mine == 0 && theirs == 0,
                Place::Blot => mine == 1,
                Place::TheirBlot => theirs == 1,
                Place::Mine(least) => mine >= least,
                Place::Theirs(least) => theirs >= least,
            })
    }
}
