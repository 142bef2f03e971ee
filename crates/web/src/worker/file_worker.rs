//! Match files: read, and written with their analysis.

mod import;
mod steps;
#[cfg(test)]
mod tests;

use engine::{Analyst, Finding};
use formats::{MatchFile, Unit, WriteError};

use super::messages::ExportFormat;

pub(super) use import::{import, import_record};

/// A match as a file in this format, with its analysis.
pub(super) fn export(
    mut file: MatchFile,
    findings: &[Finding],
    analyst: &Analyst,
    format: ExportFormat,
) -> Result<String, WriteError> {
    if !findings.is_empty() {
        study::annotate(&mut file, findings, analyst, Unit::MatchWinningChance);
    }
    match format {
        ExportFormat::Sgf => formats::write_sgf(&file),
        ExportFormat::MatchText => formats::write_match_text(&file),
        ExportFormat::Json => formats::write_json(&file),
    }
}
