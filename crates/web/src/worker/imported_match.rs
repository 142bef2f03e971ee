//! A match from a file as the page gets it from the worker.

use engine::{AnalysisInput, Finding};
use rules::{Player, Roll, Ruleset, Setup};
use serde::{Deserialize, Serialize};

/// A match that was read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImportedMatch {
    /// The match as our JSON, to write it in other formats; empty if no JSON
    /// can say it.
    pub json: String,
    /// What kind of file it was.
    pub format: String,
    /// Who plays White and who Black; empty where the file says nothing.
    pub names: [String; 2],
    /// The rules.
    pub rules: Ruleset,
    /// The games, in order.
    pub games: Vec<ImportedGame>,
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// What was odd in the file, in its order.
    pub oddities: Vec<Oddity>,
    /// What the file itself says of the decisions, in their order.
    pub said: Vec<Finding>,
    /// What can be analyzed.
    pub input: AnalysisInput,
}

/// A game of a match that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedGame {
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
    pub player: Player,
    /// The position in which it was done.
    pub position: Setup,
    /// What it was.
    pub kind: StepKind,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum StepKind {
    /// Nothing: this is a position to be analyzed.
    Position,
    /// A roll was played.
    Roll {
        /// The roll.
        roll: Roll,
        /// The play in notation, also one that is not legal; nothing if it is
        /// not known.
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
    IllegalPlay { roll: Roll, play: String },
    NoPlay(String),
    StartDouble(String),
    WrongTurn,
    Unanswered,
    Refused,
    AfterEnd,
    Cube { said: u32, counted: u32 },
    Board,
    Winner,
    Points { said: u32, counted: u32 },
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
