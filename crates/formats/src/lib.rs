#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis;
mod bgammon;
mod bgf;
mod date;
mod decimal;
mod encoding;
mod fibs_log;
mod from_record;
mod gnubg_text;
mod infer_rules;
mod jellyfish;
mod json;
mod legs;
mod match_text;
mod ogxm;
mod oldmoves;
mod place;
mod position_text;
mod read;
mod record;
mod replay;
mod sgf;
mod sgg;
mod snowie;
mod tmg;
mod to_record;
mod unpack;
mod write;
mod xg;
mod xg_position;

pub use analysis::{Analysis, Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
pub use json::write_json;
pub use match_text::write_match_text;
pub use ogxm::write_ogxm;
pub use place::{Place, Warning, WarningKind};
pub use read::{Format, MAX_BYTES, ReadError, Reading, read, read_as};
pub use record::{
    End, Entry, Leg, MatchFile, Occasion, Person, RecordedAction, RecordedGame, RecordedPlay,
    Start, Tag,
};
pub use replay::{Replay, ReplayedEntry, ReplayedGame, Violation, ViolationKind};
pub use sgf::write_sgf;
pub use to_record::{RecordEnd, RecordEndKind};
pub use write::WriteError;
