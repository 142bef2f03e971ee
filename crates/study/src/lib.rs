#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod analysis_input;
mod annotate;
mod file_analysis;

pub use analysis_input::analysis_input;
pub use annotate::annotate;
pub use file_analysis::{FileAnalysis, file_findings};
