//! Where every checker is.

use alloc::vec::Vec;
use core::fmt;

use crate::dice::Die;
use crate::point::Point;

/// The most checkers a player can have.
pub const MOST_CHECKERS: u8 = 15;

/// One player's checkers, in that player's own numbering.
///
/// All places are packed into one number, four bits each: off in the lowest
/// bits, then the points from 1 to 24, then the bar. A place holds at most
/// fifteen, a move is a single addition, and equal checkers are equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Checkers(u128);

/// The places of [`Checkers`]. A point's place is its number.
pub(crate) const OFF: u8 = 0;
pub(crate) const BAR: u8 = 25;

/// One checker at each place. A lookup is faster than shifting 128 bits, here
/// and below.
const ONE_AT: [u128; 26] = {
    let mut table = [1; 26];
    let mut place = 1;
    while place < 26 {
        table[place] = 1 << (4 * place);
        place += 1;
    }
    table
};

/// All checkers at each place.
const ALL_AT: [u128; 26] = {
    let mut table = ONE_AT;
    let mut place = 0;
    while place < 26 {
        table[place] *= 15;
        place += 1;
    }
    table
};

/// What a move adds: for each die, the change when a checker moves from each
/// place, stopping at off.
const STEP: [[u128; 26]; 7] = {
    let mut table = [[0; 26]; 7];
    let mut die = 1;
    while die <= 6 {
        let mut from: usize = 1;
        while from < 26 {
            let to = from.saturating_sub(die);
            table[die][from] = ONE_AT[to].wrapping_sub(ONE_AT[from]);
            from += 1;
        }
        die += 1;
    }
    table
};

impl Checkers {
    const NONE: Checkers = Checkers(0);

    /// How many are on a point.
    #[must_use]
    pub const fn on(self, point: Point) -> u8 {
        self.at(point.number())
    }

    /// How many are on the bar.
    #[must_use]
    pub const fn on_bar(self) -> u8 {
        self.at(BAR)
    }

    /// How many have been borne off.
    #[must_use]
    pub const fn off(self) -> u8 {
        self.at(OFF)
    }

    /// How many there are in all.
    #[must_use]
    pub fn total(self) -> u8 {
        (OFF..=BAR).map(|place| self.at(place)).sum()
    }

    /// The pips still to go until all are off.
    #[must_use]
    #[inline]
    pub fn pips(self) -> u32 {
        (1..=BAR)
            .map(|place| u32::from(place) * u32::from(self.at(place)))
            .sum()
    }

    /// Whether all that aren't off are in the home board.
    #[must_use]
    pub const fn are_home(self) -> bool {
        self.0 >> (4 * 7) == 0
    }

    /// Whether all have been borne off.
    #[must_use]
    pub const fn are_off(self) -> bool {
        self.0 >> 4 == 0
    }

    /// The pips from the rearmost checker to off: 25 from the bar, 0 if all are
    /// off.
    #[must_use]
    #[inline]
    pub const fn rearmost(self) -> u8 {
        let in_play = self.0 >> 4;
        ((128 - in_play.leading_zeros()).div_ceil(4)) as u8
    }

    /// All places packed into one number, four bits each: off in the lowest
    /// bits, then the points from 1 to 24, then the bar. Use it as a key, or to
    /// find the places where two sides differ.
    #[must_use]
    pub const fn to_bits(self) -> u128 {
        self.0
    }

    /// How many are at a place: off, a point's number, or the bar.
    pub(crate) const fn at(self, place: u8) -> u8 {
        (self.0 >> (4 * place)) as u8 & 15
    }

    /// Whether none is at a place. Faster than counting them.
    pub(crate) const fn is_empty_at(self, place: u8) -> bool {
        self.0 & ALL_AT[place as usize] == 0
    }

    /// The same with the checker at a place moved by a die, off at most. The
    /// caller must know that there is one.
    #[inline]
    pub(crate) const fn moved(self, from: u8, die: Die) -> Checkers {
        Checkers(self.0.wrapping_add(STEP[die as usize][from as usize]))
    }

    /// The same with all checkers from a point moved to the bar.
    #[inline]
    pub(crate) const fn hit_at(self, place: u8) -> Checkers {
        let mut checkers = self;
        while !checkers.is_empty_at(place) {
            checkers.0 += ONE_AT[BAR as usize] - ONE_AT[place as usize];
        }
        checkers
    }

    /// One bit for each place from 1 to 25 with at least `least` (1, 2 or 3)
    /// checkers; bit number = place.
    #[inline]
    pub(crate) const fn places_with(self, least: u8) -> u32 {
        let bits = self.0;
        let ones = bits;
        let twos = bits >> 1;
        let above = (bits >> 2) | (bits >> 3);
        let held = match least {
            1 => ones | twos | above,
            2 => twos | above,
            _ => (ones & twos) | above,
        };
        let low = gather(held as u64);
        let high = gather((held >> 64) as u64);
        (low | high << 16) & !1
    }
}

/// Packs every fourth bit of `bits`: bit 4k goes to bit k.
#[inline]
const fn gather(bits: u64) -> u32 {
    let bits = bits & 0x1111_1111_1111_1111;
    let bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    let bits = (bits | bits >> 6) & 0x000F_000F_000F_000F;
    let bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF;
    (bits | bits >> 24) as u32 & 0xFFFF
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        if self.on_bar() > 0 {
            map.entry(&"bar", &self.on_bar());
        }
        for point in Point::ALL
            .into_iter()
            .rev()
            .filter(|&point| self.on(point) > 0)
        {
            map.entry(&point.number(), &self.on(point));
        }
        map.entry(&"off", &self.off()).finish()
    }
}

/// Unchecked positions of one player's checkers, in that player's own
/// numbering, for parsers and editors. Two of them make a [`Board`] if they're
/// legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Placement {
    /// How many have been borne off.
    pub off: u8,
    /// How many are on each point, starting with the 1-point.
    pub points: [u8; 24],
    /// How many are on the bar.
    pub bar: u8,
}

impl Placement {
    /// Checkers on the given points (number and count), and none elsewhere.
    ///
    /// # Panics
    ///
    /// If a number isn't 1 to 24. Use this for constants only.
    #[must_use]
    pub const fn on_points(points: &[(u8, u8)]) -> Placement {
        let mut placement = Placement {
            off: 0,
            points: [0; 24],
            bar: 0,
        };
        let mut index = 0;
        while index < points.len() {
            let (number, count) = points[index];
            placement.points[number as usize - 1] = count;
            index += 1;
        }
        placement
    }

    /// These checkers, with the rest of the fifteen borne off.
    ///
    /// ```
    /// use rules::Placement;
    ///
    /// assert_eq!(Placement::on_points(&[(6, 2), (1, 1)]).with_rest_off().off, 12);
    /// ```
    #[must_use]
    pub fn with_rest_off(mut self) -> Placement {
        let rest = u32::from(MOST_CHECKERS).saturating_sub(self.total());
        self.off += rest as u8;
        self
    }

    /// How many checkers there are in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        let places = self.points.iter().chain([&self.off, &self.bar]);
        places.map(|&count| u32::from(count)).sum()
    }

    fn is_closed(&self) -> bool {
        self.points[..6].iter().all(|&count| count >= 2)
    }
}

impl From<Checkers> for Placement {
    fn from(checkers: Checkers) -> Placement {
        Placement {
            off: checkers.off(),
            points: Point::ALL.map(|point| checkers.on(point)),
            bar: checkers.on_bar(),
        }
    }
}

/// One of the two sides of a board, seen from the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player on roll.
    Player,
    /// The other player.
    Opponent,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Player => "the player on roll",
            Side::Opponent => "the opponent",
        })
    }
}

/// Something that keeps two placements from forming a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoardFault {
    /// A side has more than fifteen checkers.
    TooManyCheckers {
        /// The side that has too many.
        side: Side,
        /// How many there are.
        count: u32,
    },
    /// The sides don't have the same number of checkers.
    UnequalCheckers {
        /// How many the player on roll has.
        player: u32,
        /// How many the opponent has.
        opponent: u32,
    },
    /// There are no checkers at all.
    NoCheckers,
    /// Both sides are on this point (in the numbering of the player on roll).
    SharedPoint(Point),
    /// Both sides have borne off everything.
    BothWon,
    /// Both sides are on the bar against a closed board: no play leads here,
    /// and none leads out. Forgivable.
    BothShutOut,
}

impl BoardFault {
    /// Whether you can still show and play a board with this fault.
    #[must_use]
    pub const fn is_forgivable(self) -> bool {
        matches!(self, BoardFault::BothShutOut)
    }
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFault::TooManyCheckers { side, count } => {
                write!(f, "{side} has {count} checkers, more than {MOST_CHECKERS}")
            }
            BoardFault::UnequalCheckers { player, opponent } => {
                write!(
                    f,
                    "the player on roll has {player} checkers, the opponent {opponent}"
                )
            }
            BoardFault::NoCheckers => f.write_str("there are no checkers"),
            BoardFault::SharedPoint(point) => write!(f, "both sides are on point {point}"),
            BoardFault::BothWon => f.write_str("both sides have borne off all checkers"),
            BoardFault::BothShutOut => {
                f.write_str("both sides are on the bar against a closed board")
            }
        }
    }
}

/// Two placements that don't form a board, with everything that is wrong with
/// them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalBoard {
    player: Placement,
    opponent: Placement,
    faults: Vec<BoardFault>,
}

impl IllegalBoard {
    /// Everything that is wrong, at least one fault.
    #[must_use]
    pub fn faults(&self) -> &[BoardFault] {
        &self.faults
    }

    /// The board anyway, if `fault` was the only thing wrong and is forgivable.
    ///
    /// # Errors
    ///
    /// What is still wrong.
    pub fn forgive(mut self, fault: BoardFault) -> Result<Board, IllegalBoard> {
        if fault.is_forgivable() {
            self.faults.retain(|&other| other != fault);
        }
        if self.faults.is_empty() {
            Ok(Board::from_sound(&self.player, &self.opponent))
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for IllegalBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for IllegalBoard {}

/// Where every checker is (points, bar and off), from the point of view of the
/// player on roll. A board has no colors. Two boards are equal if every checker
/// is in the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    player: Checkers,
    opponent: Checkers,
}

impl Board {
    /// The board with these checkers.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn from_placements(player: Placement, opponent: Placement) -> Result<Board, IllegalBoard> {
        let faults = faults(&player, &opponent);
        if faults.is_empty() {
            Ok(Board::from_sound(&player, &opponent))
        } else {
            Err(IllegalBoard {
                player,
                opponent,
                faults,
            })
        }
    }

    fn from_sound(player: &Placement, opponent: &Placement) -> Board {
        let pack = |placement: &Placement| {
            let points = placement.points.iter().zip(1..);
            let places = points.chain([(&placement.off, OFF), (&placement.bar, BAR)]);
            places.fold(Checkers::NONE, |Checkers(bits), (&count, place)| {
                Checkers(bits | u128::from(count) << (4 * place))
            })
        };
        Board {
            player: pack(player),
            opponent: pack(opponent),
        }
    }

    pub(crate) const fn from_checkers(player: Checkers, opponent: Checkers) -> Board {
        Board { player, opponent }
    }

    /// The checkers of the player on roll.
    #[must_use]
    pub const fn player(&self) -> Checkers {
        self.player
    }

    /// The checkers of the opponent, in the opponent's own numbering.
    #[must_use]
    pub const fn opponent(&self) -> Checkers {
        self.opponent
    }

    /// How many opposing checkers are on a point, in the numbering of the
    /// player on roll.
    #[must_use]
    pub const fn opponent_on(&self, point: Point) -> u8 {
        self.opponent.on(point.mirrored())
    }

    /// The same board from the opponent's point of view.
    #[must_use]
    #[inline]
    pub const fn for_opponent(&self) -> Board {
        Board {
            player: self.opponent,
            opponent: self.player,
        }
    }

    /// Whether a side has borne off everything, which ends the game.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.player.are_off() || self.opponent.are_off()
    }

    /// Whether the two sides have passed each other, so that nobody can hit any
    /// more.
    #[must_use]
    #[inline]
    pub const fn is_race(&self) -> bool {
        self.player.rearmost() + self.opponent.rearmost() < 25
    }
}

fn faults(player: &Placement, opponent: &Placement) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let totals = [
        (Side::Player, player.total()),
        (Side::Opponent, opponent.total()),
    ];
    for (side, count) in totals {
        if count > u32::from(MOST_CHECKERS) {
            faults.push(BoardFault::TooManyCheckers { side, count });
        }
    }
    let [(_, player_total), (_, opponent_total)] = totals;
    if player_total != opponent_total {
        let fault = BoardFault::UnequalCheckers {
            player: player_total,
            opponent: opponent_total,
        };
        faults.push(fault);
    } else if player_total == 0 {
        faults.push(BoardFault::NoCheckers);
    } else if u32::from(player.off) == player_total && u32::from(opponent.off) == opponent_total {
        faults.push(BoardFault::BothWon);
    }
    let both = |point: &Point| {
        let place = |point: &Point| usize::from(point.number()) - 1;
        player.points[place(point)] > 0 && opponent.points[place(&point.mirrored())] > 0
    };
    faults.extend(
        Point::ALL
            .into_iter()
            .filter(both)
            .map(BoardFault::SharedPoint),
    );
    if player.bar > 0 && opponent.bar > 0 && player.is_closed() && opponent.is_closed() {
        faults.push(BoardFault::BothShutOut);
    }
    faults
}
