//! The engine and the file formats in a web worker, so that thinking never
//! blocks the page.
//!
//! Page and worker exchange text: the page sends [`Request`]s and gets
//! [`Answer`]s. On the page's side are [`WorkerHandle`], which runs the worker
//! and starts another if it dies, and [`WorkerClient`], which gives each answer
//! to whoever asked. On the worker's side is [`EngineWorker`]: it alone runs
//! the engine and the file formats. A page that doesn't use it doesn't carry
//! the nets.

mod choice;
mod client;
mod engine_worker;
mod file_worker;
mod handle;
mod imported_match;
mod kept_matches;
mod match_index;
mod message_text;
mod messages;
mod queue;
mod rollout;
mod rollout_progress;
mod search;
#[cfg(test)]
mod tests;
mod trends;

pub use choice::Choice;
pub use client::WorkerClient;
pub use engine_worker::EngineWorker;
pub use handle::{NETS_SETTLED, READY, Unanswered, WorkerHandle};
pub use imported_match::{
    ImportedGame, ImportedMatch, OddKind, OddPlace, Oddity, Step, StepKind, Unreadable,
};
pub use kept_matches::{NewMatch, Revision, SearchedMatch};
pub use match_index::{AnalyzedBy, KnownAnalysis, MatchIndex};
pub use message_text::UnreadableMessage;
pub use messages::{ANALYSIS_PLIES, Answer, ExportFormat, Reply, Request, Task, VERSION};
pub use rollout_progress::RolloutProgress;
pub use search::{Found, FoundDecision};
pub use trends::{GameTrend, KindTrend, PlayTrends, TrendKind};
