//! An analysis saved to a file, to continue later.

use std::path::Path;

use anyhow::{Context, bail};
use engine::{Analysis, Analyst};
use formats::{MatchFile, Tag, Unit};

use super::loaded_match::LoadedMatch;
use crate::files::write_in_one_step;

/// A file with a match and its analysis so far, so that a stopped run can
/// continue: our own JSON, which every command reads.
#[derive(Debug)]
pub(super) struct SavedAnalysis<'a> {
    path: &'a Path,
    /// How it was analyzed; an analysis made with other options isn't
    /// continued.
    options: String,
}

/// What an earlier run has left in such a file.
#[derive(Debug, Default)]
pub(super) struct EarlierRun {
    pub(super) file: MatchFile,
    /// How many questions were answered.
    pub(super) done: usize,
}

/// The tag for the progress of the analysis and its options.
const TAG: &str = "MatchSummary";

/// How many questions are answered in a saved file, and with which options.
pub(crate) fn progress_of(file: &MatchFile) -> Option<(usize, &str)> {
    let tag = file.tags.iter().find(|tag| tag.name == TAG)?;
    let (done, options) = tag.value.split_once(" by ")?;
    Some((done.parse().ok()?, options))
}

impl<'a> SavedAnalysis<'a> {
    pub(super) fn new(path: &'a Path, options: String) -> SavedAnalysis<'a> {
        SavedAnalysis { path, options }
    }

    /// The analysis from an earlier run; `None` if there's no file yet.
    ///
    /// # Errors
    ///
    /// If the file is another one: it is left as it is.
    pub(super) fn read(&self, loaded: &LoadedMatch) -> anyhow::Result<Option<EarlierRun>> {
        if !self.path.exists() {
            return Ok(None);
        }
        let earlier = LoadedMatch::read(self.path)?;
        let path = self.path.display();
        let Some((done, options)) = earlier.file.as_ref().and_then(progress_of) else {
            bail!("{path} already exists and isn't an analysis saved by this command");
        };
        if earlier.input != loaded.input {
            bail!("{path} is for another match");
        }
        if options != self.options {
            bail!(
                "{path} was analyzed by {options}, but you're asking for {}",
                self.options
            );
        }
        let file = earlier.file.context("a match")?;
        Ok(Some(EarlierRun { file, done }))
    }

    /// Saves the analysis so far.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(super) fn write(
        &self,
        file: &MatchFile,
        analysis: &Analysis,
        analyst: &Analyst,
    ) -> anyhow::Result<()> {
        let mut file = file.clone();
        study::annotate(&mut file, analysis.findings(), analyst, Unit::Points);
        file.tags.retain(|tag| tag.name != TAG);
        file.tags.push(Tag {
            name: TAG.to_owned(),
            value: format!("{} by {}", analysis.done(), self.options),
        });
        let text = formats::write_json(&file)?;
        write_in_one_step(self.path, text.as_bytes())
    }
}
