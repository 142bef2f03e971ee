//! Analysis that a file contains.

use rules::{Board, Play, Plays};

use crate::legs::find_play;
use crate::record::Leg;

/// A program's analysis of one entry of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The decision to double, or to take.
    pub cube: Option<Box<CubeAnalysis>>,
    /// The plays for the roll, best first; empty if there's no analysis of
    /// them.
    pub plays: Vec<Candidate>,
    /// How much the roll was worth to the player who rolled it, in points.
    pub luck: Option<f32>,
}

impl Analysis {
    /// Whether there's no analysis at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cube.is_none() && self.plays.is_empty() && self.luck.is_none()
    }
}

/// One of the plays that a program compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The play, unchecked.
    pub legs: Vec<Leg>,
    /// How it was evaluated.
    pub depth: Depth,
    /// Its chances, if the file has them.
    pub chances: Option<Chances>,
    /// Its equity with the cube, in points.
    pub equity: f32,
}

impl Candidate {
    /// The play among these that it stands for, and the board it leads to;
    /// `None` if there isn't one.
    #[must_use]
    pub fn find(&self, plays: &Plays) -> Option<(Play, Board)> {
        find_play(&self.legs, plays)
    }
}

/// A program's analysis of the cube, from the point of view of the player who
/// can double.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeAnalysis {
    /// How it was evaluated.
    pub depth: Depth,
    /// The unit of the values below.
    pub unit: Unit,
    /// The evaluation without a double.
    pub no_double: Evaluation,
    /// The evaluation if the double is taken.
    pub double_take: Evaluation,
    /// What the double is worth if it's passed, if the file says.
    pub double_pass: Option<f32>,
}

/// A game's chances, and what they're worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evaluation {
    /// The chances.
    pub chances: Chances,
    /// The equity without a cube, in points, if the file has it.
    pub cubeless: Option<f32>,
    /// The value with the cube.
    pub cubeful: f32,
}

/// The unit of a value with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points; in a match, converted to points of a game with the first cube.
    Points,
    /// The chance to win the match.
    MatchWinningChance,
}

/// The chances of the five results besides a plain loss. Gammons include
/// backgammons.
///
/// The engine has a type with the same shape. They're separate because reading
/// files must not need an engine and its nets; the crate `study` converts
/// between them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// Win at all.
    pub win: f32,
    /// Win a gammon or more.
    pub win_gammon: f32,
    /// Win a backgammon.
    pub win_backgammon: f32,
    /// Lose a gammon or more.
    pub lose_gammon: f32,
    /// Lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// The same from the opponent's point of view.
    #[must_use]
    pub fn for_opponent(self) -> Chances {
        Chances {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }
}

/// How a program evaluated a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Depth {
    /// By looking this many plies ahead, as that program counts them.
    Plies {
        /// The depth. Programs don't all count it the same way.
        plies: u8,
        /// Whether it took the cube into account.
        is_cubeful: bool,
    },
    /// By a rollout.
    Rollout {
        /// The number of games, if the file has it.
        trials: Option<u32>,
    },
    /// By a named method, such as `XG Roller++`.
    Named(String),
}
