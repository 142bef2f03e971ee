//! A match from a file, as the worker sends it to the page.

use engine::{AnalysisInput, Finding};
use rules::{Player, Roll, Ruleset, Setup};
use serde::{Deserialize, Serialize};

/// A match from a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImportedMatch {
    /// The match as our JSON, to write it in other formats; empty if JSON can't
    /// express it.
    pub json: String,
    /// What kind of file it was.
    pub format: String,
    /// Who plays White and who plays Black; empty if the file doesn't say.
    pub names: [String; 2],
    /// The day on which it was played, counted from January 1, 1970; `None` if
    /// the file doesn't say.
    pub day: Option<u64>,
    /// The rules.
    pub rules: Ruleset,
    /// The games, in order.
    pub games: Vec<ImportedGame>,
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// What was odd in the file, in its order.
    pub oddities: Vec<Oddity>,
    /// What the file itself says about the decisions, in order.
    pub said: Vec<Finding>,
    /// What can be analyzed.
    pub input: AnalysisInput,
}

/// A game of a match from a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedGame {
    /// The points of White and Black before it.
    pub score: [u32; 2],
    /// The points that White won, negative if Black won; `None` if it isn't
    /// over.
    pub won: Option<i64>,
}

/// One step of a match, or a position by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The number of the game, from 0.
    pub game: usize,
    /// The number of the entry in the whole file, from 0.
    pub entry: usize,
    /// Who did it, or who is on roll.
    pub player: Player,
    /// The position before it.
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
        /// The play in notation, even if it's illegal; `None` if unknown.
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

/// A problem in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Oddity {
    /// Where.
    pub place: OddPlace,
    /// What.
    pub what: OddKind,
}

/// Where in a file a problem is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OddPlace {
    /// The file as a whole.
    File,
    /// Line and column of a text.
    Text(u32, u32),
    /// A record of a binary file.
    Record(u32),
}

/// The kinds of problems: what the reader forgave, and what's against the
/// rules.
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

/// Why a file can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unreadable {
    /// There is nothing in it.
    Empty,
    /// It is too large.
    TooLarge,
    /// It's in none of the formats we know.
    Unknown,
    /// It is broken here.
    Broken(OddPlace),
}
