//! The messages between page and worker.
//!
//! Values of the rules and the engine are sent unchanged. Every task is
//! self-contained, so a restarted worker carries on where the previous one
//! died. The one exception is matches to be searched, which the worker keeps: if
//! it doesn't have them, it says so.

use engine::{Analysis, CubeAdvice, Finding, Intent, NetKind, Plies, Question, RankedPlay};
use rules::{Decision, Game, Offered, Play, Player, Position, Record, Roll, Ruleset, Stage};
use serde::{Deserialize, Serialize};
use study::CubeTable;

use super::imported_match::{ImportedMatch, Unreadable};
use super::kept_matches::{NewMatch, SearchedMatch};
use super::match_index::{KnownAnalysis, MatchIndex};
use super::message_text::{self, UnreadableMessage};
use super::rollout_progress::RolloutProgress;
use super::search::Found;
use super::trends::PlayTrends;

/// The version of requests and answers. A page and a worker of different
/// versions don't talk to each other.
pub const VERSION: u32 = 7;

/// The look-ahead wherever a decision gets a figure: by the coach, at the end
/// of a game and in an analysis. The same play costs the same everywhere,
/// unless the user asks for another depth.
pub const ANALYSIS_PLIES: Plies = Plies::TWO;

/// A task for the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// [`VERSION`] of the page. It comes first, whatever else changes.
    pub version: u32,
    /// The answer has the same number.
    pub number: u64,
    /// What to do.
    pub task: Task,
}

/// What a worker can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Decide for a computer.
    Decide {
        /// The current record of the match, as text; the worker reads only
        /// what's new in it.
        record: String,
        /// The color to decide for.
        player: Player,
        /// The name of its level.
        level: String,
        /// Which player of that level.
        seed: u64,
    },
    /// Rank the plays of a roll.
    RankPlays {
        /// The rules of the game.
        rules: Box<Ruleset>,
        /// The position.
        position: Position,
        /// What was rolled.
        roll: Roll,
        /// How far to look ahead.
        plies: Plies,
    },
    /// Say what to do with the cube.
    AdviseCube {
        /// The rules of the game.
        rules: Box<Ruleset>,
        /// The position.
        position: Position,
        /// How far to look ahead.
        plies: Plies,
    },
    /// Evaluate what was done, or is about to be.
    Judge {
        /// The rules of the match.
        rules: Box<Ruleset>,
        /// How far to look ahead.
        plies: Plies,
        /// What to analyze.
        questions: Vec<Question>,
    },
    /// Say what each choice of a cube decision is worth.
    CubeTable {
        /// The rules of the match.
        rules: Box<Ruleset>,
        /// What was found about it.
        finding: Box<Finding>,
    },
    /// Continue rolling out a position.
    RollOut {
        /// The rules of the game.
        rules: Box<Ruleset>,
        /// The position.
        position: Position,
        /// The plays to compare; those that look best if there are none.
        plays: Vec<Play>,
        /// The state from the last answer; empty at first.
        state: String,
    },
    /// Read a file of any format.
    ImportFile {
        /// Its bytes, each as the character of that number.
        bytes: String,
    },
    /// Read the match of a table.
    ImportRecord {
        /// The record of the match.
        record: Box<Record>,
        /// Who began as White, and who as Black.
        names: [String; 2],
    },
    /// Write a match with its analysis.
    Export {
        /// The match, as [`ImportedMatch::json`].
        json: String,
        /// How far was looked ahead.
        plies: Plies,
        /// What was found.
        findings: Vec<Finding>,
        /// What to write.
        format: ExportFormat,
    },
    /// Make a match ready to be searched.
    Index {
        /// The match, as [`ImportedMatch::json`].
        json: String,
        /// What is known about its decisions.
        known: KnownAnalysis,
    },
    /// Keep matches for the questions that follow.
    Keep {
        /// The matches.
        matches: Vec<NewMatch>,
    },
    /// Search the decisions of matches.
    Search {
        /// The query, as [`study::Query`] reads it.
        query: String,
        /// All matches there are.
        matches: Vec<SearchedMatch>,
        /// Whether only the user's own decisions are wanted.
        only_own: bool,
    },
    /// Say how whoever asks plays.
    Trends {
        /// All matches there are.
        matches: Vec<SearchedMatch>,
    },
}

impl Task {
    /// The task for a hint about the decision in a game; `None` if there's
    /// nothing to evaluate.
    #[must_use]
    pub fn hint(game: &Game, plies: Plies) -> Option<Task> {
        let position = game.position()?;
        let rules = Box::new(game.rules().clone());
        match game.decision() {
            Decision::Play { roll, .. } => Some(Task::RankPlays {
                rules,
                position,
                roll,
                plies,
            }),
            Decision::RollOrDouble {
                may_double: true, ..
            } => Some(Task::AdviseCube {
                rules,
                position,
                plies,
            }),
            // A double that doesn't come before the doubler's roll can't be
            // evaluated.
            Decision::Answer { offer, .. }
                if offer.what == Offered::Double
                    && offer.by == position.on_roll()
                    && position.stage() == Stage::BeforeRoll =>
            {
                Some(Task::AdviseCube {
                    rules,
                    position,
                    plies,
                })
            }
            _ => None,
        }
    }

    /// The task for the next part of an analysis; `None` if everything has been
    /// analyzed.
    #[must_use]
    pub fn next_of(analysis: &Analysis, rules: &Ruleset, plies: Plies) -> Option<Task> {
        let questions = analysis.input().questions.iter();
        let questions = questions.skip(analysis.done()).take(at_once(plies));
        let questions: Vec<_> = questions.copied().collect();
        (!questions.is_empty()).then(|| Task::Judge {
            rules: Box::new(rules.clone()),
            plies,
            questions,
        })
    }
}

/// The formats a match can be saved in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExportFormat {
    /// For GNU Backgammon, with the analysis.
    Sgf,
    /// For every program.
    MatchText,
    /// Ours, with everything.
    Json,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// [`VERSION`] of the worker. It comes first, whatever else changes.
    pub version: u32,
    /// The number of the request.
    pub number: u64,
    /// The nets that the worker has.
    pub nets: NetKind,
    /// The result of the task.
    pub reply: Reply,
}

/// The result of a [`Task`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// For [`Task::Decide`]; `None` if it isn't this player's decision.
    Intent(Option<Intent>),
    /// For [`Task::RankPlays`]: the plays, the best first.
    Plays(Vec<RankedPlay>),
    /// For [`Task::AdviseCube`]; `None` if nobody may double.
    Cube(Option<CubeAdvice>),
    /// For [`Task::Judge`]: what was found about each question, if anything.
    Judged(Vec<Option<Finding>>),
    /// For [`Task::CubeTable`]; `None` if it isn't about the cube.
    CubeTable(Option<CubeTable>),
    /// For [`Task::RollOut`].
    RolledOut(RolloutProgress),
    /// For [`Task::ImportFile`] and [`Task::ImportRecord`].
    Imported(Box<ImportedMatch>),
    /// For [`Task::ImportFile`]: the file can't be read.
    Unreadable(Unreadable),
    /// For [`Task::Export`]: the file.
    Exported(String),
    /// For [`Task::Export`]: why the match can't be written in this format, in
    /// English.
    NotExported(String),
    /// For [`Task::Index`].
    Indexed(MatchIndex),
    /// For [`Task::Keep`].
    Kept,
    /// For [`Task::Search`] and [`Task::Trends`]: the worker has to be given the
    /// matches with these ids first.
    Missing(Vec<String>),
    /// For [`Task::Search`].
    Found(Found),
    /// For [`Task::Trends`].
    Trends(PlayTrends),
    /// For [`Task::Search`]: this word isn't a condition.
    UnclearQuery(String),
    /// The task makes no sense; says why, in English, for a bug report.
    Failed(String),
}

/// How many questions to ask at once: about half a second's work, so that
/// stopping doesn't take long.
const fn at_once(plies: Plies) -> usize {
    match plies.number() {
        0 => 32,
        1 => 8,
        2 => 2,
        _ => 1,
    }
}

impl Request {
    /// The request as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        message_text::to_text(self)
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// If the text isn't a request of this version.
    pub fn from_text(text: &str) -> Result<Request, UnreadableMessage> {
        check_version(text)?;
        message_text::from_text(text)
    }
}

impl Answer {
    /// The answer as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        message_text::to_text(self)
    }

    /// Reads an answer.
    ///
    /// # Errors
    ///
    /// If the text isn't an answer of this version.
    pub fn from_text(text: &str) -> Result<Answer, UnreadableMessage> {
        check_version(text)?;
        message_text::from_text(text)
    }
}

/// Checks the version, which messages start with: what follows may differ in
/// another one.
fn check_version(message: &str) -> Result<(), UnreadableMessage> {
    match message_text::beginning_of(message)? {
        VERSION => Ok(()),
        found => Err(UnreadableMessage::Version {
            expected: VERSION,
            found,
        }),
    }
}
