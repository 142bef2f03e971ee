//! The engine and the file formats in a worker of the browser, so that thinking
//! never holds up the page.
//!
//! Page and worker exchange text: the page sends [`Request`]s and gets
//! [`Answer`]s. On the page's side are [`WorkerHandle`], which runs the worker
//! and starts another if it dies, and [`WorkerClient`], which gives each answer
//! to whoever asked. On the worker's side is [`EngineWorker`]: it alone knows
//! the engine and carries its nets, and its [`FileWorker`] the file formats. A
//! page that never names them does not carry them.

mod answer;
mod as_text;
mod checks;
mod client;
mod engine_worker;
mod file_messages;
mod file_worker;
mod handle;
mod hints;
mod queue;
mod request;
#[cfg(test)]
mod tests;

pub use answer::{
    Answer, Chances, Check, CubeAdvice, CubeHint, CubeWords, Fact, FactKind, Finding, FindingKind,
    PlayHint, Reply, Totals,
};
pub(crate) use checks::checked;
pub use client::WorkerClient;
pub use engine_worker::EngineWorker;
pub use file_messages::{
    Ask, Decided, ExportFormat, Judged, JudgedKind, Judgment, OddKind, OddPlace, Oddity,
    OpenedGame, OpenedMatch, RolledLine, RolledOut, Severity, Step, StepKind, Tallied, Tell, Told,
    Totals as MatchTotals, Unreadable,
};
pub use file_worker::FileWorker;
pub use handle::{READY, WorkerHandle};
pub(crate) use hints::{cube_hint, play_hints};
pub(crate) use request::ROLL;
pub use request::{Question, Request, VERSION};
