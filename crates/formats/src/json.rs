//! Our own format: JSON with everything in a [`MatchFile`].
//!
//! Plays look as in match text, and positions are IDs, so other programs don't
//! need to know ours.

mod document;

use document::Document;

use crate::place::Place;
use crate::place::Warnings;
use crate::read::{Format, ReadError};
use crate::record::MatchFile;
use crate::write::WriteError;

/// Whether bytes are in this format, which the object's first name tells.
pub(crate) fn is_json(bytes: &[u8]) -> bool {
    let head: Vec<u8> = bytes
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace())
        .take(20)
        .collect();
    head.starts_with(b"{\"gammonbox\":\"match\"")
}

/// Writes everything as one line of JSON. Reading it gives the same file,
/// except for places that refer to another file.
///
/// # Errors
///
/// If a game starts from a position that no ID can express.
pub fn write_json(file: &MatchFile) -> Result<String, WriteError> {
    let document = Document::of(file)?;
    let text = serde_json::to_string(&document).expect("texts and finite numbers can be written");
    Ok(text + "\n")
}

/// Reads what [`write_json`] wrote.
///
/// # Errors
///
/// If it isn't such a document.
pub(crate) fn read(bytes: &[u8], warnings: &mut Warnings) -> Result<MatchFile, ReadError> {
    let document =
        serde_json::from_slice::<Document>(bytes).map_err(|error| ReadError::Broken {
            format: Format::Json,
            place: Place::text(
                error.line().saturating_sub(1),
                error.column().saturating_sub(1),
            ),
            what: reason(&error),
        })?;
    document.into_file(warnings)
}

/// Why a document is invalid, without the place, which is reported separately.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}
