#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis_input;
mod annotate;
mod cube_table;
mod file_analysis;
mod library;
mod move_counter;
mod picture;
mod reasons;
mod statistics;

pub use analysis_input::analysis_input;
pub use annotate::annotate;
pub use cube_table::{CubeLine, CubeRow, CubeTable};
pub use file_analysis::{FileAnalysis, file_findings};
pub use library::{
    CheckerCount, CubeOwner, DamagedIndex, DecisionKind, INDEX_VERSION, IndexedDecision,
    IndexedMatch, Loss, MatchId, NotAPattern, ParseQueryError, Pattern, PatternPlace, Query, Trend,
    Trends, kind_word,
};
pub use move_counter::MoveCounter;
pub use picture::PositionPicture;
pub use reasons::{Explanation, NoSuchTopic, Topic, reasons};
pub use statistics::{Luck, Phase, Statistics, about_rating, kind_name, level_of_rating};
