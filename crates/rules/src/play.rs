//! Moves and plays.

use core::fmt;

use crate::board::{BAR, OFF};
use crate::dice::Die;
use crate::point::{Origin, Point, Target};

/// One checker moved by one die. Legal only for the board it was made for.
///
/// It takes two bytes, so that the generator can hold a whole play in one
/// number: the place it starts from, the die, and one bit for a hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

impl Move {
    pub(crate) const fn new(from: u8, die: Die, is_hit: bool) -> Move {
        Move((from as u16) << 8 | (die as u16) << 1 | is_hit as u16)
    }

    /// Where the checker came from.
    #[must_use]
    pub const fn from(self) -> Origin {
        match self.start_place() {
            BAR => Origin::Bar,
            place => Origin::Point(Point::new(place)),
        }
    }

    /// Where the checker lands.
    #[must_use]
    pub const fn to(self) -> Target {
        match self.end_place() {
            OFF => Target::Off,
            place => Target::Point(Point::new(place)),
        }
    }

    /// The die that was used.
    #[must_use]
    pub const fn die(self) -> Die {
        Die::ALL[(self.0 >> 1 & 7) as usize - 1]
    }

    /// Whether the checker hits where it lands.
    #[must_use]
    pub const fn is_hit(self) -> bool {
        self.0 & 1 == 1
    }

    /// The pips moved: less than the die if the checker was borne off from a
    /// lower point.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.start_place() - self.end_place()
    }

    const fn start_place(self) -> u8 {
        (self.0 >> 8) as u8
    }

    const fn end_place(self) -> u8 {
        self.start_place().saturating_sub(self.die().pips())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hit = if self.is_hit() { "*" } else { "" };
        write!(f, "{}/{}{hit} with {}", self.from(), self.to(), self.die())
    }
}

/// What a player does with a roll: up to four moves, in order. No moves at all
/// is a play too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    moves: [Move; 4],
    len: u8,
}

impl Play {
    /// The play when you can't move.
    pub const NONE: Play = Play {
        moves: [Move(0); 4],
        len: 0,
    };

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// This play plus one move. There must be fewer than four.
    ///
    /// Changes all moves at once, as one number: storing two bytes and then
    /// loading eight makes a processor wait.
    #[inline]
    pub(crate) const fn and(self, next: Move) -> Play {
        let [Move(one), Move(two), Move(three), Move(four)] = self.moves;
        let moves = one as u64 | (two as u64) << 16 | (three as u64) << 32 | (four as u64) << 48;
        let moves = moves | (next.0 as u64) << (16 * self.len);
        Play {
            moves: [
                Move(moves as u16),
                Move((moves >> 16) as u16),
                Move((moves >> 32) as u16),
                Move((moves >> 48) as u16),
            ],
            len: self.len + 1,
        }
    }
}

/// Shows only the actual moves, not the unused rest.
impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_of_fewer_than_four_moves_can_be_shown() {
        let play = Play::NONE.and(Move::new(6, Die::Two, true));
        assert_eq!(format!("{play:?}"), "[6/4* with 2]");
        assert_eq!(format!("{:?}", Play::NONE), "[]");
    }
}
