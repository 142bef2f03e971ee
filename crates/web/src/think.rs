//! What the engine is asked and what it answers, as text between page and
//! worker.
//!
//! The page makes [`Request`]s and reads [`Answer`]s; the worker has a
//! [`Thinker`], which alone knows the engine and carries its nets. A page that
//! never names the thinker does not carry them.

mod answer;
mod hints;
mod judging;
mod request;
#[cfg(test)]
mod tests;
mod thinker;

pub use answer::{
    Answer, Chances, Check, CubeAdvice, CubeHint, CubeWords, Fact, FactKind, Finding, FindingKind,
    PlayHint, Reply, Totals,
};
pub(crate) use hints::{cube_hint, play_hints};
pub(crate) use judging::checked;
pub(crate) use request::ROLL;
pub use request::{Question, Request, VERSION};
pub use thinker::Thinker;
