//! Notation for plays, actions and positions.

mod any_id;
mod base64;
mod diagram;
mod fields;
mod gnubg_id;
mod labels;
mod match_id;
mod ogid;
mod position_id;
mod unwritable;
mod written_action;
mod written_play;
mod xgid;

pub use any_id::{AnyId, ParseIdError};
pub use diagram::{Diagram, DiagramFault, ParseDiagramError};
pub use fields::{FieldFault, ParseFieldsError};
pub use gnubg_id::{GnubgId, ParseGnubgIdError};
pub use labels::PointLabels;
pub use match_id::{MatchId, MatchIdFault, ParseMatchIdError};
pub use ogid::Ogid;
pub use position_id::{IllegalPositionId, ParsePositionIdError, PositionId, PositionIdFault};
pub use unwritable::Unwritable;
pub(crate) use written_action::Spelled;
pub use written_action::{ParseActionError, WrittenAction};
pub use written_play::{ParsePlayError, PlayFault, PlayNotFound, WrittenPlay};
pub use xgid::Xgid;

use alloc::string::String;

use crate::setup::{Setup, Stage};

/// The first characters of a text, enough to show in a message.
fn excerpt(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Whether a side has no checkers in play, which ends the game.
fn has_winner(setup: &Setup) -> bool {
    [&setup.player, &setup.opponent]
        .into_iter()
        .any(|side| side.total() == u32::from(side.off))
}

/// The same setup, marked as over if someone has won. Few IDs say so.
fn over_if_won(setup: Setup) -> Setup {
    let stage = if has_winner(&setup) {
        Stage::Over
    } else {
        setup.stage
    };
    Setup { stage, ..setup }
}
