//! How a file can violate from the rules.

use std::fmt;

use rules::{ByPlayer, IllegalPosition, Player, Refusal, Roll};

use crate::legs::write_legs;
use crate::place::{Place, shown};
use crate::record::Leg;

/// Something in a file that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which game, counted from 0.
    pub game: usize,
    /// Which entry of the game, counted from 0, if it is about one.
    pub entry: Option<usize>,
    /// Where the file tells of it.
    pub place: Place,
    /// What is not allowed.
    pub what: ViolationKind,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {}: {}", self.place, self.game + 1, self.what)
    }
}

/// What the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViolationKind {
    /// A play that is not legal.
    Play {
        /// The roll that the file names.
        roll: Roll,
        /// The play as it is written.
        legs: Vec<Leg>,
        /// Whether the checkers could be put there all the same; if not, the
        /// board stays as it was.
        is_applied: bool,
    },
    /// A roll of which it is not said how it was played, although it could
    /// be.
    NoPlay(Roll),
    /// A roll of which it is not said how it was played, but there was only
    /// one way.
    ForcedPlayLeftOut(Roll),
    /// A play that cannot be read.
    Unreadable(String),
    /// The same number on both dice at the start.
    DoubleAtStart(Roll),
    /// The wrong player rolls or doubles.
    WrongTurn(Player),
    /// A double that nobody answers.
    Unanswered,
    /// Something that a rule refuses.
    Refused(Box<Refusal>),
    /// Something after the end of the game.
    AfterTheEnd,
    /// A cube that is turned to another number than the next.
    CubeValue {
        /// What the file says.
        said: u32,
        /// What it must be.
        counted: u32,
    },
    /// A board that is not the one to which the plays led. The file's is
    /// believed.
    Board,
    /// A position to start from that is none; the game starts as usual.
    Start(Box<IllegalPosition>),
    /// Another winner than the one who won.
    Winner(Player),
    /// Other points than the game was worth.
    Points {
        /// What the file says.
        said: u32,
        /// What it was worth.
        counted: u32,
    },
    /// Another score than the games before add up to. The file's is believed.
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
                    " and cannot be made"
                };
                write!(
                    f,
                    "'{}' is not a legal play of {roll}{so}",
                    write_legs(legs)
                )
            }
            ViolationKind::NoPlay(roll) => write!(f, "nothing says how {roll} was played"),
            ViolationKind::ForcedPlayLeftOut(roll) => {
                write!(
                    f,
                    "nothing says how {roll} was played, but there is one way only"
                )
            }
            ViolationKind::Unreadable(text) => write!(f, "'{}' is not a play", shown(text)),
            ViolationKind::DoubleAtStart(roll) => write!(f, "{roll} cannot begin a game"),
            ViolationKind::WrongTurn(player) => write!(f, "it is not the turn of {player}"),
            ViolationKind::Unanswered => f.write_str("a double is not answered"),
            ViolationKind::Refused(refusal) => refusal.fmt(f),
            ViolationKind::AfterTheEnd => f.write_str("the game was over before"),
            ViolationKind::CubeValue { said, counted } => {
                write!(f, "the cube is turned to {counted}, not to {said}")
            }
            ViolationKind::Board => f.write_str("the plays before lead to another board"),
            ViolationKind::Start(illegal) => write!(f, "the game cannot start so: {illegal}"),
            ViolationKind::Winner(player) => write!(f, "{player} has not won"),
            ViolationKind::Points { said, counted } => {
                write!(f, "the game was worth {counted}, not {said}")
            }
            ViolationKind::Score { said, counted } => write!(
                f,
                "the score is said to be {} to {}, but the games add up to {} to {}",
                said.white, said.black, counted.white, counted.black
            ),
        }
    }
}
