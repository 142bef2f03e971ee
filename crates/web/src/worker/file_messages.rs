//! What page and worker say to each other about matches from files.
//!
//! Positions are XGIDs, plays are in notation as their player counts, and a
//! match is named by our JSON of it, so that a worker that was started anew
//! knows as much as the one before.

use rules::{Player, Roll};
use serde::{Deserialize, Serialize};

use super::as_text;
use crate::worker::{Chances, Check, CubeHint, PlayHint};

/// What is asked. The record of the request is empty where nothing else is
/// said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// Read a file of any format.
    Open {
        /// Its bytes, each as the character of that number.
        bytes: String,
    },
    /// Read the match of a table. The request has its record.
    OpenRecord {
        /// Who began as White, and who as Black.
        names: [String; 2],
    },
    /// Judge some more of a match. The request has its JSON.
    Judge {
        /// How far to look ahead.
        plies: u8,
        /// How many questions have been answered.
        from: usize,
    },
    /// Write a match, with all that has been judged. The request has its JSON.
    Export(ExportFormat),
    /// Play a position to its end some more times. The request has its record.
    RollOut {
        /// The plays to compare; those that look best if there are none.
        plays: Vec<String>,
        /// What the last answer gave; empty at first.
        state: String,
    },
}

/// What a match can be written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportFormat {
    /// For GNU Backgammon, with the analysis.
    Sgf,
    /// For every program.
    MatchText,
    /// Ours, with everything.
    Json,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Tell {
    /// The file was read.
    Opened(Box<OpenedMatch>),
    /// Nothing can be made of it.
    Unreadable(Unreadable),
    /// What was found by judging on.
    Judged(Box<Told>),
    /// The match as a file.
    Exported(String),
    /// The match cannot be written so: why, in English.
    Unwritable(String),
    /// How the rollout stands.
    RolledOut(RolledOut),
}

/// A match that was read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenedMatch {
    /// The match as our JSON: its name in all that is asked about it.
    pub json: String,
    /// What kind of file it was.
    pub format: String,
    /// Who plays White and who Black; empty where the file says nothing.
    pub names: [String; 2],
    /// The rules, as text.
    pub rules: String,
    /// The games, in order.
    pub games: Vec<OpenedGame>,
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// What was odd in the file, in its order.
    pub oddities: Vec<Oddity>,
    /// How many things can be judged.
    pub questions: usize,
}

/// A game of a match that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedGame {
    /// The points of White and Black before it.
    pub score: [u32; 2],
    /// The points that White won by it, below zero if Black won; nothing if
    /// it is not over.
    pub won: Option<i64>,
}

/// One thing that was done in a match, or a position by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The number of the game, from 0.
    pub game: usize,
    /// The number of the entry in the whole file, from 0.
    pub entry: usize,
    /// Who did it, or who is on roll.
    #[serde(with = "as_text")]
    pub player: Player,
    /// The position in which it was done.
    pub position: String,
    /// What it was.
    pub kind: StepKind,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum StepKind {
    /// Nothing: this is a position to be judged.
    Position,
    /// A roll was played.
    Roll {
        /// The roll.
        #[serde(with = "as_text")]
        roll: Roll,
        /// The play, also one that is not legal; nothing if it is not known.
        play: Option<String>,
    },
    /// A double to this value was offered.
    Double(u32),
    /// It was taken.
    Take,
    /// It was passed.
    Pass,
    /// It was beavered.
    Beaver,
    /// The beaver was redoubled.
    Raccoon,
    /// The game was given up.
    Resign,
}

/// Something odd in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Oddity {
    /// Where.
    pub place: OddPlace,
    /// What.
    pub what: OddKind,
}

/// Where in a file something is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OddPlace {
    /// The file as a whole.
    File,
    /// Line and column of a text.
    Text(u32, u32),
    /// A record of a binary file.
    Record(u32),
}

/// What can be odd: what a reader forgave, and what is against the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The texts of `analysis.ftl` say what each means.
pub enum OddKind {
    Encoding(String),
    NotUnderstood(String),
    IllegiblePlay(String),
    BadNumber(String),
    NoName,
    Missing,
    Stake(u32),
    Variant(String),
    GuessedVariant(String),
    CutShort,
    Checksum,
    IllegalPosition,
    Contradiction,
    MorePositions(usize),
    IllegalPlay {
        #[serde(with = "as_text")]
        roll: Roll,
        play: String,
    },
    NoPlay(String),
    StartDouble(String),
    WrongTurn,
    Unanswered,
    Refused,
    AfterEnd,
    Cube {
        said: u32,
        counted: u32,
    },
    Board,
    Winner,
    Points {
        said: u32,
        counted: u32,
    },
    Score,
    Other,
}

/// Why nothing can be made of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is too large.
    TooLarge,
    /// It is in none of the formats.
    Unknown,
    /// It is broken here.
    Broken(OddPlace),
}

/// What judging on has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// How many questions had been answered before: none if all is told anew.
    pub from: usize,
    /// How many questions are answered now.
    pub done: usize,
    /// What was found, in the order of the match.
    pub found: Vec<Judged>,
    /// What has become of the whole so far.
    pub judgment: Judgment,
}

/// Sums over all that has been judged. Of each pair the first is White's.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judgment {
    /// Of the whole match.
    pub totals: [Totals; 2],
    /// Of each game.
    pub games: Vec<[Totals; 2]>,
    /// White's result without luck, when all is judged and over: the chance
    /// to win the match, or points.
    pub by_play_alone: Option<f64>,
}

/// What one player did: sums over findings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Totals {
    /// How many decisions counted.
    pub decisions: u32,
    /// The performance rating; nothing without a decision.
    pub rating: Option<f64>,
    /// The luck of all rolls, in points of the cube.
    pub luck: f64,
    /// What all decisions lost, in points of the cube.
    pub lost: f64,
    /// The same in what is played for: the chance to win the match, or points.
    pub lost_worth: f64,
    /// What plays lost, in points of the cube.
    pub lost_by_plays: f64,
    /// What cube decisions lost, in points of the cube.
    pub lost_by_cube: f64,
    /// How many decisions were dubious, errors, and blunders.
    pub marks: [u32; 3],
    /// Missed doubles, wrong doubles, wrong takes and wrong passes.
    pub cube_errors: [Tallied; 4],
}

/// How many there were, and what they lost in points of the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tallied {
    /// How many.
    pub count: u32,
    /// What they lost.
    pub lost: f64,
}

/// What was found about one thing that was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The entry of the file, as in [`Step::entry`].
    pub entry: usize,
    /// The game, from 0.
    pub game: usize,
    /// Who did it.
    #[serde(with = "as_text")]
    pub player: Player,
    /// White's chance to win the match, or in money play the game, after it.
    pub white_wins: f32,
    /// What was found.
    pub kind: JudgedKind,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum JudgedKind {
    /// The luck of a roll, in points of the cube.
    Luck(f32),
    /// A decision.
    Decision(Box<Decided>),
}

/// A decision, with what could have been decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// What was done, what it lost and what was best, with what can be
    /// counted.
    pub check: Check,
    /// How bad it was; nothing if it was good enough.
    pub severity: Option<Severity>,
    /// Whether there was nothing to choose.
    pub is_forced: bool,
    /// The best plays, and the one that was made.
    pub plays: Vec<PlayHint>,
    /// What each choice about the cube was worth.
    pub cube: Option<CubeHint>,
}

/// How bad an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// A fiftieth of a point and more.
    Dubious,
    /// Twice that and more.
    Error,
    /// Four times that and more.
    Blunder,
}

/// How a rollout stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolledOut {
    /// To go on from here.
    pub state: String,
    /// How often everything has been played.
    pub trials: u32,
    /// Whether it is known which is best, beyond doubt.
    pub is_settled: bool,
    /// What was compared, in the order in which it was asked.
    pub lines: Vec<RolledLine>,
}

/// One of the things that a rollout compares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolledLine {
    /// The play in notation; `roll` or `double` before a roll.
    pub action: String,
    /// What it is worth, in points of the cube.
    pub equity: f32,
    /// The standard error of that.
    pub error: f32,
    /// The chances.
    pub chances: Chances,
}
