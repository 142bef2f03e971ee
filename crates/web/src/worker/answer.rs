//! What the engine answers.

use serde::de::Error;
use serde::{Deserialize, Serialize};

use super::file_messages::Tell;
use super::request::VERSION;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// [`VERSION`] of whoever answers.
    pub version: u32,
    /// The number of the request.
    pub number: u64,
    /// The answer itself.
    pub reply: Reply,
}

/// What can be answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// To [`Question::Decide`](super::Question::Decide): the action, such as
    /// `play 8/5 6/5` or `take`; `roll` alone is to roll.
    Act(String),
    /// To [`Question::Hint`](super::Question::Hint) about a roll: the plays,
    /// the best first.
    Plays(Vec<PlayHint>),
    /// To [`Question::Hint`](super::Question::Hint) about the cube.
    Cube(CubeHint),
    /// To [`Question::Hint`](super::Question::Hint) when there is nothing to
    /// decide.
    Nothing,
    /// To [`Question::Check`](super::Question::Check).
    Checked(Check),
    /// To [`Question::Review`](super::Question::Review).
    Reviewed {
        /// What was found by this question, in the order of the match.
        findings: Vec<Finding>,
        /// From where to ask on; nothing if all is judged.
        next: Option<usize>,
        /// What each did in these findings, to be added up: first the one who
        /// began as White.
        totals: [Totals; 2],
    },
    /// To [`Question::Study`](super::Question::Study).
    Study(Tell),
    /// The request could not be understood: why, in English, for a report.
    Failed(String),
}

/// A play, and what it is worth to the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayHint {
    /// The play in notation, as its player counts; empty if none can be made.
    pub play: String,
    /// What it is worth, in points of the present cube.
    pub equity: f32,
    /// What it is worth less than the best, never below zero.
    pub loss: f32,
    /// The chances of its player after it.
    pub chances: Chances,
    /// How far was looked ahead.
    pub plies: u8,
}

/// The chances of a player, cubeless, from 0 to 1. Wins of more count as wins
/// of less too.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
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

/// What there is to say about the cube. Equities are of the player on roll,
/// in points of the cube before the double.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CubeHint {
    /// What the player on roll should do.
    pub double: CubeWords,
    /// What the opponent should do about a double.
    pub reply: CubeWords,
    /// What it is worth to roll.
    pub no_double: f32,
    /// What a double is worth that is taken.
    pub double_take: f32,
    /// What a double is worth that is passed.
    pub double_pass: f32,
    /// The chances of the player on roll.
    pub chances: Chances,
    /// How far was looked ahead.
    pub plies: u8,
}

/// What to do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CubeWords {
    /// Roll: it is not good enough yet.
    NoDouble,
    /// Double.
    Double,
    /// Roll: it is too good.
    TooGood,
    /// Take.
    Take,
    /// Pass.
    Pass,
    /// Redouble at once.
    Beaver,
}

/// What an action that is about to stand loses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// What it loses against the best, in points of the present cube.
    pub loss: f32,
    /// The action, as it was asked about.
    pub action: String,
    /// The best action, in the same words.
    pub best: String,
    /// What makes the best play different from this one, the weightiest
    /// first. There is nothing to count about the cube.
    pub facts: Vec<Fact>,
    /// What is right about the cube, if this is about it.
    pub cube: Option<CubeAdvice>,
}

/// What is right about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CubeAdvice {
    /// What to do.
    pub right: CubeWords,
    /// The chance to win of whoever decides, from 0 to 1.
    pub wins: f32,
}

/// One thing in which a play differs from the best: numbers that anybody can
/// count on the board. Points are as the player who moves counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fact {
    /// What is counted.
    pub about: FactKind,
    /// How much of it there is after the play.
    pub played: f32,
    /// How much of it there is after the best play.
    pub best: f32,
    /// Whether it speaks for the best play: a good play has things against it
    /// too.
    pub favors_best: bool,
    /// How much it matters, roughly in thousandths of a point.
    pub weight: u32,
}

/// What can be counted. Rolls are out of 36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FactKind {
    /// The rolls with which the opponent hits next.
    Shots,
    /// The opponent's checkers on the bar.
    Hits,
    /// Whether this point is made that was not held before: 1 or 0.
    Makes(u8),
    /// Whether this point is broken that was held before: 1 or 0.
    Breaks(u8),
    /// The length of the longest prime.
    Prime,
    /// The rolls with which the opponent stays on the bar.
    StaysOnBar,
    /// The own rolls that would hit next.
    Aims,
    /// The pips by which the player leads; below zero if behind.
    Lead,
    /// The own checkers that are still back.
    Back,
    /// The checkers on the tallest stack.
    Stack,
    /// The checkers borne off.
    Off,
    /// The chance to win, from 0 to 1, by judgment.
    Wins,
    /// The chance to win a gammon, by judgment.
    Gammons,
    /// The chance to lose a gammon, by judgment.
    LostGammons,
}

/// What was found about one thing that was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// The entry of the record, from 0.
    pub entry: usize,
    /// The game, from 0.
    pub game: usize,
    /// `White` or `Black`: the color of who did it.
    pub player: String,
    /// What it is.
    pub kind: FindingKind,
    /// White's chance to win the match, or in money play the game, after it.
    pub white_wins: f32,
}

/// What kind of thing was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FindingKind {
    /// The luck of a roll, in points of the present cube.
    Luck(f32),
    /// A decision, what it lost, and what was best.
    Decision(Check),
}

/// What one player did: sums over findings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Totals {
    /// The luck of all rolls, in points.
    pub luck: f32,
    /// What all decisions lost, in points.
    pub lost: f32,
    /// How many decisions there were.
    pub decisions: u32,
}

impl Answer {
    /// The answer as one line of JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("an answer has nothing that JSON has not")
    }

    /// Reads an answer.
    ///
    /// # Errors
    ///
    /// The text is no answer of this version.
    pub fn from_text(text: &str) -> Result<Answer, serde_json::Error> {
        let answer: Answer = serde_json::from_str(text)?;
        of_this_version(answer.version)?;
        Ok(answer)
    }
}

/// Whether page and worker speak the same version.
pub(super) fn of_this_version(version: u32) -> Result<(), serde_json::Error> {
    if version == VERSION {
        Ok(())
    } else {
        let message = format!("version {version} is spoken, and {VERSION} is understood");
        Err(serde_json::Error::custom(message))
    }
}
