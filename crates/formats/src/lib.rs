#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis;
mod bgf;
mod date;
mod encoding;
mod from_record;
mod jellyfish;
mod json;
mod legs;
mod match_text;
mod oldmoves;
mod place;
mod position_text;
mod read;
mod record;
mod replay;
mod settle;
mod sgf;
mod sgg;
mod snowie;
mod tmg;
mod to_record;
mod unpack;
mod write;
mod xg;
mod xg_position;

pub use analysis::{Analysis, Candidate, Chances, CubeAnalysis, Depth, Unit, Worth};
pub use json::write_json;
pub use match_text::write_match_text;
pub use place::{Oddity, OddityKind, Place};
pub use read::{Format, MOST_BYTES, ReadError, Reading, read, read_as};
pub use record::{
    Deed, End, Entry, Leg, MatchFile, Occasion, Person, RecordedGame, Start, Tag, Written,
};
pub use replay::{Departure, DepartureKind, Moment, Replay, ReplayedGame};
pub use sgf::write_sgf;
pub use to_record::{RecordEnd, RecordEndKind};
pub use write::WriteError;
