//! GNU Backgammon's Match ID: everything in a position except the checkers.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::base64::{self, Base64Fault};
use super::{Unwritable, excerpt};
use crate::cube::{Cube, CubeValue};
use crate::dice::{Die, Roll};
use crate::outcome::Win;
use crate::player::{ByPlayer, Player};
use crate::setup::{Offer, Offered, Setup, Stage};
use crate::stakes::{Beavers, Stakes};

/// Everything in a position except the checkers, in the 12 characters of GNU
/// Backgammon's Match ID. Its player 1 is White, its player 0 Black.
///
/// It doesn't record whether beavers are allowed, the cube's limit, or the
/// score of a money session, so a setup loses these when it becomes one. We
/// write the larger die first; other programs keep the order of the dice, so
/// two texts can mean the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchId {
    pub(super) on_roll: Player,
    pub(super) stage: Stage,
    pub(super) offer: Option<Offer>,
    pub(super) cube: Cube,
    pub(super) stakes: Stakes,
}

/// The first bit and the number of bits of each field.
mod field {
    pub(super) type Field = (u32, u32);

    pub(super) const CUBE: Field = (0, 4);
    pub(super) const OWNER: Field = (4, 2);
    pub(super) const ON_ROLL: Field = (6, 1);
    pub(super) const CRAWFORD: Field = (7, 1);
    pub(super) const STATE: Field = (8, 3);
    pub(super) const TO_DECIDE: Field = (11, 1);
    pub(super) const DOUBLED: Field = (12, 1);
    pub(super) const RESIGNED: Field = (13, 2);
    pub(super) const FIRST_DIE: Field = (15, 3);
    pub(super) const SECOND_DIE: Field = (18, 3);
    pub(super) const LENGTH: Field = (21, 15);
    pub(super) const BLACK_SCORE: Field = (36, 15);
    pub(super) const WHITE_SCORE: Field = (51, 15);
    pub(super) const NO_JACOBY: Field = (66, 1);
    pub(super) const UNUSED: Field = (67, 5);
}

const MOST_DOUBLINGS: u32 = 15;
const MOST_POINTS: u32 = (1 << 15) - 1;

const CENTERED: u32 = 3;

impl TryFrom<Setup> for MatchId {
    type Error = Unwritable;

    fn try_from(setup: Setup) -> Result<MatchId, Unwritable> {
        let id = MatchId {
            on_roll: setup.on_roll,
            stage: setup.stage,
            offer: setup.offer,
            cube: setup.cube,
            stakes: said_stakes(setup.stakes, setup.offer),
        };
        if id
            .written_cube()
            .is_none_or(|cube| doublings(cube) > MOST_DOUBLINGS)
        {
            return Err(Unwritable::Cube(setup.cube.value));
        }
        if let Some(offer) = setup.offer.filter(|&offer| !id.can_write(offer)) {
            return Err(Unwritable::Offer(offer.what));
        }
        if let Stakes::Match { length, score, .. } = setup.stakes {
            let numbers = [length, score.white, score.black];
            if let Some(&number) = numbers.iter().find(|&&number| number > MOST_POINTS) {
                return Err(Unwritable::Points(number));
            }
        }
        Ok(id)
    }
}

/// The stakes, as far as a Match ID records them: beavers are allowed if one is
/// waiting for an answer.
fn said_stakes(stakes: Stakes, offer: Option<Offer>) -> Stakes {
    match stakes {
        Stakes::Money { jacoby, .. } => Stakes::Money {
            jacoby,
            beavers: match offer.map(|offer| offer.what) {
                Some(Offered::Beaver) => Beavers::Beavers,
                _ => Beavers::Off,
            },
        },
        Stakes::Match { .. } => stakes,
    }
}

fn doublings(cube: Cube) -> u32 {
    cube.value.value().trailing_zeros()
}

impl MatchId {
    /// The cube the way GNU Backgammon sees it: a beaver has taken the double.
    fn written_cube(&self) -> Option<Cube> {
        match self.offer {
            Some(Offer {
                by,
                what: Offered::Beaver,
            }) => Some(Cube {
                value: self.cube.value.doubled()?,
                owner: Some(by),
            }),
            _ => Some(self.cube),
        }
    }

    /// Whether reading an offer would give it back. The cube's state before a
    /// beaver is a guess.
    fn can_write(&self, offer: Offer) -> bool {
        let is_by_roller = offer.by == self.on_roll;
        match offer.what {
            Offered::Double => !self.looks_beavered(offer.by),
            Offered::Beaver => !is_by_roller && self.cube == self.cube_before(self.cube.value),
            Offered::Resignation(_) => true,
            Offered::Raccoon | Offered::Claim(_) | Offered::Settlement { .. } => false,
        }
    }

    /// Whether a double by this player reads as a beaver: the player isn't on
    /// roll and owns a turned cube.
    fn looks_beavered(&self, by: Player) -> bool {
        by != self.on_roll && self.cube.owner == Some(by) && self.cube.value > CubeValue::ONE
    }

    /// The cube before a double by the player on roll, if it had this value.
    fn cube_before(&self, value: CubeValue) -> Cube {
        let owner = (value > CubeValue::ONE).then_some(self.on_roll);
        Cube { value, owner }
    }

    fn bits(&self) -> u128 {
        let cube = self.written_cube().unwrap_or(self.cube);
        let to_decide = self.offer.map_or(self.on_roll, |offer| offer.by.opponent());
        let (doubled, resigned) = match self.offer.map(|offer| offer.what) {
            Some(Offered::Resignation(win)) => (0, win.factor()),
            Some(_) => (1, 0),
            None => (0, 0),
        };
        let (larger, smaller) = match self.stage {
            Stage::Rolled(roll) => (roll.larger().pips(), roll.smaller().pips()),
            Stage::BeforeRoll | Stage::Over => (0, 0),
        };
        let (length, score, crawford, jacoby) = match self.stakes {
            Stakes::Money { jacoby, .. } => (0, ByPlayer::default(), false, jacoby),
            Stakes::Match {
                length,
                score,
                crawford,
            } => (length, score, crawford, false),
        };
        [
            (field::CUBE, doublings(cube)),
            (field::OWNER, cube.owner.map_or(CENTERED, number_of)),
            (field::ON_ROLL, number_of(self.on_roll)),
            (field::CRAWFORD, crawford.into()),
            (field::STATE, if self.stage == Stage::Over { 2 } else { 1 }),
            (field::TO_DECIDE, number_of(to_decide)),
            (field::DOUBLED, doubled),
            (field::RESIGNED, resigned),
            (field::FIRST_DIE, larger.into()),
            (field::SECOND_DIE, smaller.into()),
            (field::LENGTH, length),
            (field::BLACK_SCORE, score.black),
            (field::WHITE_SCORE, score.white),
            (field::NO_JACOBY, (!jacoby).into()),
        ]
        .into_iter()
        .fold(0, |bits, ((first, _), number)| {
            bits | u128::from(number) << first
        })
    }

    fn from_bits(bits: u128) -> Result<MatchId, MatchIdFault> {
        let number = |(first, count): field::Field| (bits >> first) as u32 & ((1 << count) - 1);
        let player = |field| {
            if number(field) == 1 {
                Player::White
            } else {
                Player::Black
            }
        };
        if number(field::UNUSED) != 0 {
            return Err(MatchIdFault::UnusedBits);
        }
        let owner = match number(field::OWNER) {
            CENTERED => None,
            0 => Some(Player::Black),
            1 => Some(Player::White),
            other => return Err(MatchIdFault::CubeOwner(other)),
        };
        let stage = match number(field::STATE) {
            0 | 1 => stage_of(number(field::FIRST_DIE), number(field::SECOND_DIE))?,
            2..=4 => Stage::Over,
            other => return Err(MatchIdFault::State(other)),
        };
        let mut id = MatchId {
            on_roll: player(field::ON_ROLL),
            stage,
            offer: None,
            cube: Cube {
                value: CubeValue::new(1 << number(field::CUBE)),
                owner,
            },
            stakes: Stakes::Money {
                jacoby: number(field::NO_JACOBY) == 0,
                beavers: Beavers::Off,
            },
        };
        let crawford = number(field::CRAWFORD) == 1;
        match number(field::LENGTH) {
            0 if crawford => return Err(MatchIdFault::CrawfordInMoneyPlay),
            0 => {}
            length => {
                let score = ByPlayer {
                    white: number(field::WHITE_SCORE),
                    black: number(field::BLACK_SCORE),
                };
                id.stakes = Stakes::Match {
                    length,
                    score,
                    crawford,
                };
            }
        }
        let by = player(field::TO_DECIDE).opponent();
        match (number(field::DOUBLED), number(field::RESIGNED)) {
            (0, 0) => {}
            (0, win) => {
                let what = Offered::Resignation(Win::ALL[win as usize - 1]);
                id.offer = Some(Offer { by, what });
            }
            (_, 0) => id.double(by),
            _ => return Err(MatchIdFault::TwoOffers),
        }
        Ok(id)
    }

    /// Reads a double or beaver that is waiting for an answer.
    fn double(&mut self, by: Player) {
        let half = CubeValue::try_from(self.cube.value.value() / 2);
        let what = match half {
            Ok(half) if self.looks_beavered(by) => {
                self.cube = self.cube_before(half);
                Offered::Beaver
            }
            _ => Offered::Double,
        };
        self.offer = Some(Offer { by, what });
        self.stakes = said_stakes(self.stakes, self.offer);
    }
}

/// GNU Backgammon's number for a player.
fn number_of(player: Player) -> u32 {
    (player == Player::White).into()
}

fn stage_of(first: u32, second: u32) -> Result<Stage, MatchIdFault> {
    let die = |number: u32| Die::try_from(number as u8);
    match (die(first), die(second)) {
        (Ok(first), Ok(second)) => Ok(Stage::Rolled(Roll::new(first, second))),
        _ if (first, second) == (0, 0) => Ok(Stage::BeforeRoll),
        _ => Err(MatchIdFault::Dice(first, second)),
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&base64::encode(&self.bits().to_le_bytes()[..9]))
    }
}

impl FromStr for MatchId {
    type Err = ParseMatchIdError;

    fn from_str(text: &str) -> Result<MatchId, ParseMatchIdError> {
        let bytes = base64::decode::<9>(text).map_err(MatchIdFault::from);
        let id = bytes.and_then(|bytes| {
            let bits = bytes.iter().rev();
            MatchId::from_bits(bits.fold(0, |bits, &byte| bits << 8 | u128::from(byte)))
        });
        id.map_err(|fault| ParseMatchIdError {
            text: excerpt(text),
            fault,
        })
    }
}

/// A text that isn't a Match ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMatchIdError {
    text: String,
    fault: MatchIdFault,
}

impl ParseMatchIdError {
    /// What is wrong with the text.
    #[must_use]
    pub const fn fault(&self) -> MatchIdFault {
        self.fault
    }
}

impl fmt::Display for ParseMatchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseMatchIdError { text, fault } = self;
        write!(f, "'{}' is not a Match ID: {fault}", text.escape_debug())
    }
}

impl core::error::Error for ParseMatchIdError {}

/// What is wrong with the text of a Match ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchIdFault {
    /// It has this many characters, not 12.
    Length(usize),
    /// A character that isn't a base64 letter.
    Character {
        /// The character.
        found: char,
        /// Its position, counted from 1.
        at: usize,
    },
    /// There's something after the last field.
    UnusedBits,
    /// The cube's owner has this number, which no player has.
    CubeOwner(u32),
    /// The game's state has this number, which is unknown.
    State(u32),
    /// The dice show these numbers, which aren't a roll.
    Dice(u32, u32),
    /// A Crawford game outside a match.
    CrawfordInMoneyPlay,
    /// A double and a resignation at once.
    TwoOffers,
}

impl From<Base64Fault> for MatchIdFault {
    fn from(fault: Base64Fault) -> MatchIdFault {
        match fault {
            Base64Fault::Length(length) => MatchIdFault::Length(length),
            Base64Fault::Character(found, at) => MatchIdFault::Character { found, at },
            Base64Fault::UnusedBits => MatchIdFault::UnusedBits,
        }
    }
}

impl fmt::Display for MatchIdFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchIdFault::Length(length) => write!(f, "expected 12 characters, found {length}"),
            MatchIdFault::Character { found, at } => {
                write!(f, "unexpected '{}' at character {at}", found.escape_debug())
            }
            MatchIdFault::UnusedBits => f.write_str("its last character has unused bits set"),
            MatchIdFault::CubeOwner(number) => {
                write!(
                    f,
                    "the cube's owner is player {number}, but only 0 and 1 exist"
                )
            }
            MatchIdFault::State(number) => {
                write!(f, "the game is in state {number}, but only 0 to 4 exist")
            }
            MatchIdFault::Dice(first, second) => {
                write!(f, "the dice show {first} and {second}")
            }
            MatchIdFault::CrawfordInMoneyPlay => {
                f.write_str("it says both Crawford game and money play")
            }
            MatchIdFault::TwoOffers => {
                f.write_str("a double and a resignation are both waiting for an answer")
            }
        }
    }
}
