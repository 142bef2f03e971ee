//! Studying: a match or a position from anywhere, judged, gone through and
//! practiced.
//!
//! `message` is what page and worker say to each other, and `clerk` is who
//! answers in the worker: the one place here that knows the engine and the
//! file formats. All else is the state of the page, in plain Rust.

mod as_text;
mod clerk;
mod message;

pub use clerk::Clerk;
pub use message::{
    Ask, Decided, ExportFormat, Judged, JudgedKind, Judgment, OddKind, OddPlace, Oddity,
    OpenedGame, OpenedMatch, RolledLine, RolledOut, Severity, Step, StepKind, Tallied, Tell, Told,
    Totals, Unreadable,
};
