//! How far a rollout is.

use engine::LineResult;
use serde::{Deserialize, Serialize};

use super::choice::Choice;

/// How a rollout stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolloutProgress {
    /// To go on from here.
    pub state: String,
    /// How often everything has been played.
    pub trials: u32,
    /// Whether it is known which is best, beyond doubt.
    pub is_settled: bool,
    /// What was compared, in the order in which it was asked.
    pub lines: Vec<(Choice, LineResult)>,
}
