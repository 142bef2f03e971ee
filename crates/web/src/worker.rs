//! The engine and the file formats in a worker of the browser, so that thinking
//! never holds up the page.
//!
//! Page and worker exchange text: the page sends [`Request`]s and gets
//! [`Answer`]s. On the page's side are [`WorkerHandle`], which runs the worker
//! and starts another if it dies, and [`WorkerClient`], which gives each answer
//! to whoever asked. On the worker's side is [`EngineWorker`]: it alone runs the
//! engine and the file formats. A page that never names it does not carry the
//! nets.

mod choice;
mod client;
mod engine_worker;
mod file_worker;
mod handle;
mod imported_match;
mod messages;
mod queue;
mod rollout;
mod rollout_progress;
#[cfg(test)]
mod tests;

pub use choice::Choice;
pub use client::WorkerClient;
pub use engine_worker::EngineWorker;
pub use handle::{READY, Unanswered, WorkerHandle};
pub use imported_match::{
    ImportedGame, ImportedMatch, OddKind, OddPlace, Oddity, Step, StepKind, Unreadable,
};
pub use messages::{ANALYSIS_PLIES, Answer, ExportFormat, Reply, Request, Task, VERSION};
pub use rollout_progress::RolloutProgress;
