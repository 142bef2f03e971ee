//! Moves and plays.

use crate::board::{BAR, OFF};
use crate::dice::Die;
use crate::point::{Origin, Point, Target};

/// One checker moved by one die. Legal only for the board it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: u8,
    die: Die,
    is_hit: bool,
}

impl Move {
    pub(crate) const fn new(from: u8, die: Die, is_hit: bool) -> Move {
        Move { from, die, is_hit }
    }

    /// Where the checker stood.
    #[must_use]
    pub const fn from(self) -> Origin {
        if self.from == BAR {
            Origin::Bar
        } else {
            Origin::Point(Point::new(self.from))
        }
    }

    /// Where the checker lands.
    #[must_use]
    pub const fn to(self) -> Target {
        match self.to_place() {
            OFF => Target::Off,
            place => Target::Point(Point::new(place)),
        }
    }

    /// The die that was used.
    #[must_use]
    pub const fn die(self) -> Die {
        self.die
    }

    /// Whether the checker hits where it lands.
    #[must_use]
    pub const fn is_hit(self) -> bool {
        self.is_hit
    }

    /// The pips moved: less than the die shows if the checker was borne off
    /// from a lower point.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.from - self.to_place()
    }

    const fn to_place(self) -> u8 {
        self.from.saturating_sub(self.die.pips())
    }
}

/// What a player does with a roll: up to four moves, in the order in which
/// they are made. No move at all is a play too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    moves: [Move; 4],
    len: u8,
}

impl Play {
    /// The play of somebody who cannot move.
    pub const NONE: Play = Play {
        moves: [Move::new(BAR, Die::One, false); 4],
        len: 0,
    };

    /// The moves, in the order in which they are made.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }

    /// This play with one move more.
    ///
    /// # Panics
    ///
    /// If there are four already.
    pub(crate) const fn and(mut self, next: Move) -> Play {
        self.moves[self.len as usize] = next;
        self.len += 1;
        self
    }
}
