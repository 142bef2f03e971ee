//! What was judged, saved in a file to go on from.

use std::path::Path;

use anyhow::{Context, bail};
use engine::{Analysis, Analyst};
use formats::{MatchFile, Tag, Unit};

use super::loaded_match::LoadedMatch;
use crate::files::write_in_one_step;

/// A file in which a match is saved with what was judged of it, so that a run
/// that was stopped can go on: our own JSON, which every command reads.
#[derive(Debug)]
pub(super) struct SavedAnalysis<'a> {
    path: &'a Path,
    /// How was judged; what was judged otherwise is not gone on from.
    options: String,
}

/// What an earlier run has left in such a file.
#[derive(Debug, Default)]
pub(super) struct EarlierRun {
    pub(super) file: MatchFile,
    /// How many questions were answered.
    pub(super) done: usize,
}

/// The tag that says how far it is and how was judged.
const TAG: &str = "MatchSummary";

/// How many questions were answered in a file that was saved so, and by which
/// options.
pub(crate) fn progress_of(file: &MatchFile) -> Option<(usize, &str)> {
    let tag = file.tags.iter().find(|tag| tag.name == TAG)?;
    let (done, options) = tag.value.split_once(" by ")?;
    Some((done.parse().ok()?, options))
}

impl<'a> SavedAnalysis<'a> {
    pub(super) fn new(path: &'a Path, options: String) -> SavedAnalysis<'a> {
        SavedAnalysis { path, options }
    }

    /// What an earlier run has left; nothing if there is no file yet.
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
            bail!("{path} is there already, and is not a file of this command");
        };
        if earlier.input != loaded.input {
            bail!("{path} is of another match");
        }
        if options != self.options {
            bail!(
                "{path} was judged by {options}, and now is asked for {}",
                self.options
            );
        }
        let file = earlier.file.context("a match")?;
        Ok(Some(EarlierRun { file, done }))
    }

    /// Keeps what has been judged so far.
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
