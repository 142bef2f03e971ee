//! What a program thought of a decision, as a file tells it.

use rules::{Board, Play, Plays};

use crate::legs::find_play;
use crate::record::Leg;

/// What a program thought of one entry of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// Of the decision to double, or to take.
    pub cube: Option<Box<CubeAnalysis>>,
    /// Of the plays of the roll, the best first; empty if nothing is said.
    pub plays: Vec<Candidate>,
    /// How much the roll was worth to the player who rolled it, in points.
    pub luck: Option<f32>,
}

impl Analysis {
    /// Whether nothing is said.
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
    /// How it was judged.
    pub depth: Depth,
    /// What can come of it, if the file says.
    pub chances: Option<Chances>,
    /// What it is worth in points, with the cube.
    pub equity: f32,
}

impl Candidate {
    /// The one of these plays that it is, and the board it leads to; nothing
    /// if it is none of them.
    #[must_use]
    pub fn find(&self, plays: &Plays) -> Option<(Play, Board)> {
        find_play(&self.legs, plays)
    }
}

/// What a program thought of the cube, as the player who can double sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeAnalysis {
    /// How it was judged.
    pub depth: Depth,
    /// In what the worths below are counted.
    pub unit: Unit,
    /// What can come of the game if there is no double.
    pub no_double: Evaluation,
    /// What can come of it if there is one that is taken.
    pub double_take: Evaluation,
    /// What a double is worth that is passed, if the file says.
    pub double_pass: Option<f32>,
}

/// What can come of a game, and what that is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evaluation {
    /// What can come of it.
    pub chances: Chances,
    /// What it is worth without a cube, in points, if the file says.
    pub cubeless: Option<f32>,
    /// What it is worth with the cube.
    pub cubeful: f32,
}

/// In what a worth with the cube is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points; in a match those of a game at the first cube that are worth as
    /// much.
    Points,
    /// The chance to win the match.
    MatchWinningChance,
}

/// The chances of the five results besides a plain loss. Those of a gammon
/// include backgammons.
///
/// The engine has a type of the same shape. This one is apart because reading
/// files must not need an engine and its nets; crate `study` turns the one
/// into the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// To win at all.
    pub win: f32,
    /// To win a gammon or more.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or more.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// The same as the opponent sees it.
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

/// How deep a program looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Depth {
    /// So many plies, as that program counts them.
    Plies {
        /// The depth, which not all programs count alike.
        plies: u8,
        /// Whether the cube was thought of.
        is_cubeful: bool,
    },
    /// By playing on, so often if the file says.
    Rollout {
        /// The number of games played on, if the file has it.
        trials: Option<u32>,
    },
    /// By a way that has a name, such as `XG Roller++`.
    Named(String),
}
