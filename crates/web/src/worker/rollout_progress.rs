//! The progress of a rollout.

use engine::LineResult;
use serde::{Deserialize, Serialize};

use super::choice::Choice;

/// The progress of a rollout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolloutProgress {
    /// The state to continue from.
    pub state: String,
    /// How many trials each line has.
    pub trials: u32,
    /// Whether it's known beyond doubt which one is best.
    pub is_settled: bool,
    /// What was compared, in the order requested.
    pub lines: Vec<(Choice, LineResult)>,
}
