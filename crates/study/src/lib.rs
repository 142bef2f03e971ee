#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis_input;
mod annotate;
mod cube_table;
mod file_analysis;
mod library;
mod reasons;
mod statistics;

pub use analysis_input::analysis_input;
pub use annotate::annotate;
pub use cube_table::{CubeLine, CubeRow, CubeTable};
pub use file_analysis::{FileAnalysis, file_findings};
pub use library::{
    CubeOwner, DamagedIndex, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId,
    ParseQueryError, Query, Trend, Trends,
};
pub use reasons::{Explanation, NoSuchTopic, Topic, reasons};
pub use statistics::{Luck, Phase, Statistics, level_of_rating};
