//! How a file can violate the rules.

use std::fmt;

use rules::{ByPlayer, IllegalPosition, Player, Refusal, Roll};

use crate::legs::write_legs;
use crate::place::{Place, shown};
use crate::record::Leg;

/// Something in a file that the rules don't allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which game, counted from 0.
    pub game: usize,
    /// Which entry of the game, counted from 0, if it is about one.
    pub entry: Option<usize>,
    /// Where it is in the file.
    pub place: Place,
    /// What isn't allowed.
    pub what: ViolationKind,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {}: {}", self.place, self.game + 1, self.what)
    }
}

/// What the rules don't allow.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViolationKind {
    /// A play that is not legal.
    Play {
        /// The roll in the file.
        roll: Roll,
        /// The play as written.
        legs: Vec<Leg>,
        /// Whether the checkers could be put there anyway. If not, the board
        /// stays as it was.
        is_applied: bool,
    },
    /// A roll without a play, although there was one.
    NoPlay(Roll),
    /// A roll without a play, but there was only one way to play it.
    ForcedPlayLeftOut(Roll),
    /// A play that can't be read.
    Unreadable(String),
    /// The same number on both opening dice.
    DoubleAtStart(Roll),
    /// The wrong player rolls or doubles.
    WrongTurn(Player),
    /// A double without an answer.
    Unanswered,
    /// Something that a rule refuses.
    Refused(Box<Refusal>),
    /// Something after the end of the game.
    AfterTheEnd,
    /// The cube goes to a number other than the next.
    CubeValue {
        /// What the file says.
        said: u32,
        /// What it must be.
        counted: u32,
    },
    /// The board isn't the one that the plays led to. The file's board counts.
    Board,
    /// An illegal starting position. The game starts as usual.
    Start(Box<IllegalPosition>),
    /// The file names the wrong winner.
    Winner(Player),
    /// The file's points aren't what the game was worth.
    Points {
        /// What the file says.
        said: u32,
        /// What it was worth.
        counted: u32,
    },
    /// The file's score isn't what the games before add up to. The file's score
    /// counts.
    Score {
        /// What the file says.
        said: ByPlayer<u32>,
        /// What the games add up to.
        counted: ByPlayer<u32>,
    },
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViolationKind::Play {
                roll,
                legs,
                is_applied,
            } => {
                let so = if *is_applied {
                    ""
                } else {
                    " and can't be made"
                };
                write!(
                    f,
                    "'{}' is not a legal play of {roll}{so}",
                    write_legs(legs)
                )
            }
            ViolationKind::NoPlay(roll) => write!(f, "the file doesn't say how {roll} was played"),
            ViolationKind::ForcedPlayLeftOut(roll) => {
                write!(
                    f,
                    "the file doesn't say how {roll} was played, but there is only one way"
                )
            }
            ViolationKind::Unreadable(text) => write!(f, "'{}' is not a play", shown(text)),
            ViolationKind::DoubleAtStart(roll) => write!(f, "a game can't start with {roll}"),
            ViolationKind::WrongTurn(player) => write!(f, "it isn't {player}'s turn"),
            ViolationKind::Unanswered => f.write_str("a double was never answered"),
            ViolationKind::Refused(refusal) => refusal.fmt(f),
            ViolationKind::AfterTheEnd => f.write_str("the game was already over"),
            ViolationKind::CubeValue { said, counted } => {
                write!(f, "the cube is turned to {counted}, not to {said}")
            }
            ViolationKind::Board => f.write_str("the earlier plays lead to a different board"),
            ViolationKind::Start(illegal) => write!(f, "the game can't start like this: {illegal}"),
            ViolationKind::Winner(player) => write!(f, "{player} didn't win"),
            ViolationKind::Points { said, counted } => {
                write!(f, "the game was worth {counted}, not {said}")
            }
            ViolationKind::Score { said, counted } => write!(
                f,
                "the score is given as {} to {}, but the games add up to {} to {}",
                said.white, said.black, counted.white, counted.black
            ),
        }
    }
}
