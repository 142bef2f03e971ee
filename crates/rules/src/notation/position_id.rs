//! GNU Backgammon's Position ID: a board in 14 characters.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::base64::{self, Base64Fault};
use super::{Unwritable, excerpt, over_if_won};
use crate::board::{Board, IllegalBoard, MOST_CHECKERS, Placement, Side};
use crate::setup::Setup;

/// A board in the 14 characters of GNU Backgammon's Position ID. The board may
/// be illegal; [`PositionId::board`] checks it.
///
/// The encoding lists the opponent, then the player on roll, each in their own
/// numbering: for each of the points 1 to 24 and the bar, as many ones as there
/// are checkers, then a zero. These 80 bits, least significant first, are ten
/// bytes in base64. It leaves out checkers that are off. You can also parse
/// gnubg-nn's form of the same ten bytes, 20 letters from `A` to `P`.
///
/// ```
/// use rules::{PositionId, Variant};
///
/// let opening = Variant::Backgammon.opening();
/// assert_eq!(PositionId::from(opening).to_string(), "4HPwATDgc/ABMA");
/// assert_eq!("4HPwATDgc/ABMA".parse::<PositionId>()?.board()?, opening);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionId {
    /// The checkers in play, so off is 0. The two sides have at most 30
    /// together.
    player: Placement,
    opponent: Placement,
}

impl PositionId {
    /// The board, if each side has 15 checkers.
    ///
    /// # Errors
    ///
    /// If it isn't legal.
    pub fn board(self) -> Result<Board, IllegalPositionId> {
        self.board_of(MOST_CHECKERS)
    }

    /// The board, if each side has this many checkers (3 in hypergammon).
    /// Checkers that aren't in play are borne off.
    ///
    /// # Errors
    ///
    /// If it isn't legal.
    pub fn board_of(self, checkers: u8) -> Result<Board, IllegalPositionId> {
        let player = with_rest_off(self.player, Side::Player, checkers)?;
        let opponent = with_rest_off(self.opponent, Side::Opponent, checkers)?;
        Board::from_placements(player, opponent).map_err(IllegalPositionId::Board)
    }

    fn from_bytes(bytes: [u8; 10]) -> Result<PositionId, PositionIdFault> {
        let mut bits = (0..80).map(|bit: usize| bytes[bit / 8] >> (bit % 8) & 1 == 1);
        let mut sides = [Placement::default(); 2];
        for side in &mut sides {
            for place in side.points.iter_mut().chain([&mut side.bar]) {
                *place = bits.by_ref().take_while(|&bit| bit).count() as u8;
            }
        }
        // Running out of bits means missing zeros, which means too many ones.
        let [opponent, player] = sides;
        let count = opponent.total() + player.total();
        if count > 2 * u32::from(MOST_CHECKERS) {
            return Err(PositionIdFault::TooManyCheckers);
        }
        if bits.any(|bit| bit) {
            return Err(PositionIdFault::UnusedBits);
        }
        Ok(PositionId { player, opponent })
    }
}

fn with_rest_off(
    in_play: Placement,
    side: Side,
    checkers: u8,
) -> Result<Placement, IllegalPositionId> {
    let count = in_play.total();
    let off = u32::from(checkers).checked_sub(count);
    let too_many = IllegalPositionId::TooManyCheckers {
        side,
        count,
        most: checkers,
    };
    let off = off.ok_or(too_many)? as u8;
    Ok(Placement { off, ..in_play })
}

impl From<Board> for PositionId {
    fn from(board: Board) -> PositionId {
        PositionId {
            player: in_play(board.player().into()),
            opponent: in_play(board.opponent().into()),
        }
    }
}

fn in_play(placement: Placement) -> Placement {
    Placement {
        off: 0,
        ..placement
    }
}

impl TryFrom<Setup> for PositionId {
    type Error = Unwritable;

    fn try_from(setup: Setup) -> Result<PositionId, Unwritable> {
        let player = in_play(setup.player);
        let opponent = in_play(setup.opponent);
        if player.total() + opponent.total() > 2 * u32::from(MOST_CHECKERS) {
            return Err(Unwritable::Checkers);
        }
        Ok(PositionId { player, opponent })
    }
}

/// Money play, cube centered at 1, White on roll.
impl From<PositionId> for Setup {
    fn from(id: PositionId) -> Setup {
        let setup = Setup::for_money(id.player, id.opponent);
        over_if_won(setup.with_checkers(MOST_CHECKERS))
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [0_u8; 10];
        let mut bit = 0;
        for side in [&self.opponent, &self.player] {
            for &count in side.points.iter().chain([&side.bar]) {
                for one in bit..bit + usize::from(count) {
                    bytes[one / 8] |= 1 << (one % 8);
                }
                bit += usize::from(count) + 1;
            }
        }
        f.pad(&base64::encode(&bytes))
    }
}

impl FromStr for PositionId {
    type Err = ParsePositionIdError;

    fn from_str(text: &str) -> Result<PositionId, ParsePositionIdError> {
        let bytes = match nibbles(text) {
            Some(bytes) => Ok(bytes),
            None => base64::decode(text).map_err(PositionIdFault::from),
        };
        bytes
            .and_then(PositionId::from_bytes)
            .map_err(|fault| ParsePositionIdError {
                text: excerpt(text),
                fault,
            })
    }
}

/// The bytes for 20 letters from A to P, half a byte each, upper half first.
fn nibbles(text: &str) -> Option<[u8; 10]> {
    let letters: &[u8; 20] = text.as_bytes().try_into().ok()?;
    if !letters.iter().all(|letter| (b'A'..=b'P').contains(letter)) {
        return None;
    }
    let half = |index: usize| letters[index] - b'A';
    Some(core::array::from_fn(|byte| {
        half(2 * byte) << 4 | half(2 * byte + 1)
    }))
}

/// A text that isn't a Position ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePositionIdError {
    text: String,
    fault: PositionIdFault,
}

impl ParsePositionIdError {
    /// What is wrong with the text.
    #[must_use]
    pub const fn fault(&self) -> PositionIdFault {
        self.fault
    }
}

impl fmt::Display for ParsePositionIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParsePositionIdError { text, fault } = self;
        write!(f, "'{}' is not a Position ID: {fault}", text.escape_debug())
    }
}

impl core::error::Error for ParsePositionIdError {}

/// What is wrong with the text of a Position ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionIdFault {
    /// It has this many characters, not 14.
    Length(usize),
    /// A character that isn't a base64 letter.
    Character {
        /// The character.
        found: char,
        /// Its position, counted from 1.
        at: usize,
    },
    /// There are more than 30 checkers.
    TooManyCheckers,
    /// There's something after the last checker.
    UnusedBits,
}

impl From<Base64Fault> for PositionIdFault {
    fn from(fault: Base64Fault) -> PositionIdFault {
        match fault {
            Base64Fault::Length(length) => PositionIdFault::Length(length),
            Base64Fault::Character(found, at) => PositionIdFault::Character { found, at },
            Base64Fault::UnusedBits => PositionIdFault::UnusedBits,
        }
    }
}

impl fmt::Display for PositionIdFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionIdFault::Length(length) => {
                write!(f, "expected 14 characters, found {length}")
            }
            PositionIdFault::Character { found, at } => {
                write!(f, "unexpected '{}' at character {at}", found.escape_debug())
            }
            PositionIdFault::TooManyCheckers => f.write_str("it has more than 30 checkers"),
            PositionIdFault::UnusedBits => f.write_str("its last characters have unused bits set"),
        }
    }
}

/// Why a Position ID isn't a legal board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalPositionId {
    /// A side has more checkers in play than it has in all.
    TooManyCheckers {
        /// The side that has too many.
        side: Side,
        /// How many are in play.
        count: u32,
        /// The most there can be.
        most: u8,
    },
    /// The checkers don't form a board.
    Board(IllegalBoard),
}

impl fmt::Display for IllegalPositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalPositionId::TooManyCheckers { side, count, most } => {
                write!(f, "{side} has {count} checkers, more than {most}")
            }
            IllegalPositionId::Board(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for IllegalPositionId {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    fn board(id: &str) -> Board {
        id.parse::<PositionId>().unwrap().board().unwrap()
    }

    fn refusal(id: &str) -> String {
        match id.parse::<PositionId>() {
            Ok(id) => id.board().unwrap_err().to_string(),
            Err(unread) => unread.to_string(),
        }
    }

    #[test]
    fn the_side_that_is_not_on_roll_comes_first() {
        let player = Placement {
            bar: 1,
            ..Placement::on_points(&[(6, 5), (8, 3), (13, 4), (23, 2)])
        };
        let opponent = Placement::on_points(&[(1, 2), (6, 5), (8, 3), (13, 5)]);
        let expected = Board::from_placements(player, opponent).unwrap();
        assert_eq!(board("g8/BBwDgc/AATA"), expected);
        assert_eq!(PositionId::from(expected).to_string(), "g8/BBwDgc/AATA");
    }

    #[test]
    fn the_letters_of_gnubg_nn_are_read_too() {
        let opening = Variant::Backgammon.opening();
        assert_eq!(board("OAHDPAABDAOAHDPAABDA"), opening);
    }

    #[test]
    fn checkers_that_are_not_in_play_are_off() {
        let hypergammon = PositionId::from(Variant::Hypergammon.opening());
        let board = hypergammon.board_of(3).unwrap();
        assert_eq!(board, Variant::Hypergammon.opening());
        assert_eq!(hypergammon.board().unwrap().player().off(), 12);
        let too_many = IllegalPositionId::TooManyCheckers {
            side: Side::Player,
            count: 3,
            most: 2,
        };
        assert_eq!(hypergammon.board_of(2), Err(too_many));
    }

    #[test]
    fn what_is_no_board_is_refused_by_name() {
        for (id, expected) in [
            (
                "",
                "'' is not a Position ID: expected 14 characters, found 0",
            ),
            (
                "4HPwATDgc/ABM",
                "'4HPwATDgc/ABM' is not a Position ID: expected 14 characters, found 13",
            ),
            (
                "4HPwATDgc_ABMA",
                "'4HPwATDgc_ABMA' is not a Position ID: unexpected '_' at character 10",
            ),
            (
                "4HPwATDgc/ABMB",
                "'4HPwATDgc/ABMB' is not a Position ID: its last characters have unused bits set",
            ),
            (
                "AAAAAAAAAAAAAg",
                "'AAAAAAAAAAAAAg' is not a Position ID: its last characters have unused bits set",
            ),
            (
                "//////////////",
                "'//////////////' is not a Position ID: its last characters have unused bits set",
            ),
            (
                "/////////////w",
                "'/////////////w' is not a Position ID: it has more than 30 checkers",
            ),
            (
                "//8AAAAAAAAAAA",
                "the opponent has 16 checkers, more than 15",
            ),
            ("AAAAAAAAAAAAAA", "both sides have borne off all checkers"),
        ] {
            assert_eq!(refusal(id), expected);
        }
    }
}
