//! Studying: a match or a position from anywhere, judged, gone through and
//! practiced.
//!
//! `message` is what page and worker say to each other, and `clerk` is who
//! answers in the worker: the one place here that knows the engine and the
//! file formats. All else is the state of the page, in plain Rust.

mod as_text;
mod at_desk;
mod at_quiz;
mod clerk;
mod desk;
mod editor;
mod memory;
mod message;
mod picked;
mod picture;
mod post;
mod quiz;
pub(crate) mod words;

pub use at_desk::{AtDesk, Opening, Probe};
pub use at_quiz::{AnswerStage, Asking, AtQuiz, today};
pub use clerk::Clerk;
pub use desk::{Desk, Slip, Way};
pub use editor::{Brush, Editor};
pub use memory::{Day, Grade, Memory};
pub use message::{
    Ask, Decided, ExportFormat, Judged, JudgedKind, Judgment, OddKind, OddPlace, Oddity,
    OpenedGame, OpenedMatch, RolledLine, RolledOut, Severity, Step, StepKind, Tallied, Tell, Told,
    Totals, Unreadable,
};
pub use picked::read_first;
pub use picture::{arrows_of, picture_of};
pub use post::Post;
pub use quiz::{Card, Quiz, WORTH_KEEPING};
