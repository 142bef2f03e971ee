//! How one play or one position is written.

mod base64;
mod labels;
mod position_id;
mod written_play;

pub use labels::PointLabels;
pub use position_id::{IllegalPositionId, ParsePositionIdError, PositionId, PositionIdFault};
pub use written_play::{ParsePlayError, PlayFault, PlayNotFound, WrittenPlay};

/// The first characters of a text, enough for a message to show it.
fn excerpt(text: &str) -> String {
    text.chars().take(60).collect()
}
