//! What page and worker say to each other.
//!
//! Values of the rules and of the engine cross as they are. Every task says all
//! that it is about, so that a worker that was started anew goes on where the
//! one before has died.

use engine::{Analysis, CubeAdvice, Finding, Intent, NetKind, Plies, Question, RankedPlay};
use rules::{Decision, Game, Offered, Play, Player, Position, Record, Roll, Ruleset, Stage};
use serde::de::Error;
use serde::{Deserialize, Serialize};
use study::CubeTable;

use super::imported_match::{ImportedMatch, Unreadable};
use super::rollout_progress::RolloutProgress;

/// The version of requests and answers. A page and a worker of different
/// versions do not talk to each other.
pub const VERSION: u32 = 4;

/// How far is looked ahead wherever a decision gets a figure: by the coach, at
/// the end of a game and in an analysis. The same play costs the same
/// everywhere, unless somebody asks for another depth.
pub const ANALYSIS_PLIES: Plies = Plies::TWO;

/// A task for the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// [`VERSION`] of the page.
    pub version: u32,
    /// The answer has the same number.
    pub number: u64,
    /// What is to be done.
    pub task: Task,
}

/// What a worker does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Decide for a computer.
    Decide {
        /// The record of the match as it stands, as text: the worker reads only
        /// what is new in it.
        record: String,
        /// For which color.
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
    /// Judge what was done, or is about to be.
    Judge {
        /// The rules of the match.
        rules: Box<Ruleset>,
        /// How far to look ahead.
        plies: Plies,
        /// What is to be judged.
        questions: Vec<Question>,
    },
    /// Say what each line of a cube decision comes to.
    CubeTable {
        /// The rules of the match.
        rules: Box<Ruleset>,
        /// What was found about it.
        finding: Box<Finding>,
    },
    /// Play a position to its end some more times.
    RollOut {
        /// The rules of the game.
        rules: Box<Ruleset>,
        /// The position.
        position: Position,
        /// The plays to compare; those that look best if there are none.
        plays: Vec<Play>,
        /// What the last answer gave; empty at first.
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
}

impl Task {
    /// The task for a hint about what is to be decided in a game; nothing if
    /// there is nothing that can be judged.
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
            // A double that does not come before the doubler's roll cannot be
            // judged.
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

    /// The task for some more of an analysis of a match by these rules;
    /// nothing if all is judged.
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

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// [`VERSION`] of the worker.
    pub version: u32,
    /// The number of the request.
    pub number: u64,
    /// Which nets the worker has.
    pub nets: NetKind,
    /// What came of the task.
    pub reply: Reply,
}

/// What can come of a [`Task`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// Of [`Task::Decide`]; nothing if it is not for this player to decide.
    Intent(Option<Intent>),
    /// Of [`Task::RankPlays`]: the plays, the best first.
    Plays(Vec<RankedPlay>),
    /// Of [`Task::AdviseCube`]; nothing if nobody may double.
    Cube(Option<CubeAdvice>),
    /// Of [`Task::Judge`]: what was found about each question, if anything.
    Judged(Vec<Option<Finding>>),
    /// Of [`Task::CubeTable`]; nothing if it is not about the cube.
    CubeTable(Option<CubeTable>),
    /// Of [`Task::RollOut`].
    RolledOut(RolloutProgress),
    /// Of [`Task::ImportFile`] and [`Task::ImportRecord`].
    Imported(Box<ImportedMatch>),
    /// Of [`Task::ImportFile`]: nothing can be made of the file.
    Unreadable(Unreadable),
    /// Of [`Task::Export`]: the file.
    Exported(String),
    /// Of [`Task::Export`]: the match cannot be written so, and why, in
    /// English.
    NotExported(String),
    /// The task makes no sense: why, in English, for a report.
    Failed(String),
}

/// How many questions to ask at once: about half a second's work, so that
/// whoever wants to stop need not wait.
const fn at_once(plies: Plies) -> usize {
    match plies.number() {
        0 => 32,
        1 => 8,
        2 => 2,
        _ => 1,
    }
}

impl Request {
    /// The request as one line of JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a request has nothing that JSON has not")
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// The text is no request of this version.
    pub fn from_text(text: &str) -> Result<Request, serde_json::Error> {
        let request: Request = serde_json::from_str(text)?;
        check_version(request.version)?;
        Ok(request)
    }
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
        check_version(answer.version)?;
        Ok(answer)
    }
}

fn check_version(version: u32) -> Result<(), serde_json::Error> {
    if version == VERSION {
        Ok(())
    } else {
        let message = format!("expected version {VERSION}, found {version}");
        Err(serde_json::Error::custom(message))
    }
}
