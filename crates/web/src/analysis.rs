//! The state of the analysis screen, in plain Rust: a match or a position from
//! anywhere. The engine and the file formats are reached through
//! [`worker`](crate::worker).

mod chances;
mod editor;
mod match_view;
mod picture;

pub use chances::white_wins;
pub use editor::{Brush, Editor};
pub use match_view::{GameSummary, GoTo, ListedError, MatchView, MoveRow};
pub use picture::{arrows_of, picture_of};
