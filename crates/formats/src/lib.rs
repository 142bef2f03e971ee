#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis;
mod encoding;
mod legs;
mod match_text;
mod place;
mod read;
mod record;
mod replay;
mod snowie;
mod write;
mod xg_position;

pub use analysis::{Analysis, Candidate, Chances, CubeAnalysis, Depth, Unit, Worth};
pub use match_text::write_match_text;
pub use place::{Oddity, OddityKind, Place};
pub use read::{Format, MOST_BYTES, ReadError, Reading, read};
pub use record::{
    Deed, End, Entry, Leg, MatchFile, Occasion, Person, RecordedGame, Start, Tag, Written,
};
pub use replay::{Departure, DepartureKind, Moment, Replay, ReplayedGame};
pub use write::WriteError;
