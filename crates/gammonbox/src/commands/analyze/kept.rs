//! What was judged, kept in a file to go on from.

use std::path::Path;

use anyhow::{Context, bail};
use engine::{Analysis, Analyst};
use formats::{MatchFile, Tag, Unit};

use super::account::Account;
use crate::files::write_in_one_step;

/// A file in which a match is kept with what was judged of it, so that a run
/// that was stopped can go on: our own JSON, which every command reads.
#[derive(Debug)]
pub(super) struct Kept<'a> {
    path: &'a Path,
    /// How was judged; what was judged otherwise is not gone on from.
    manner: String,
}

/// What an earlier run has left in such a file.
#[derive(Debug, Default)]
pub(super) struct Earlier {
    pub(super) file: MatchFile,
    /// How many questions were answered.
    pub(super) done: usize,
}

/// The tag that says how far it is and how was judged.
const TAG: &str = "Judged";

impl<'a> Kept<'a> {
    pub(super) fn new(path: &'a Path, manner: String) -> Kept<'a> {
        Kept { path, manner }
    }

    /// What an earlier run has left; nothing if there is no file yet.
    ///
    /// # Errors
    ///
    /// If the file is another one: it is left as it is.
    pub(super) fn read(&self, account: &Account) -> anyhow::Result<Option<Earlier>> {
        if !self.path.exists() {
            return Ok(None);
        }
        let earlier = Account::read(self.path)?;
        let path = self.path.display();
        let tag = earlier.file.as_ref().and_then(|file| {
            let mut tags = file.tags.iter();
            tags.find(|tag| tag.name == TAG)
        });
        let Some(tag) = tag else {
            bail!("{path} is there already, and is not a file of this command");
        };
        if earlier.course != account.course {
            bail!("{path} is of another match");
        }
        let said = tag.value.split_once(" by ");
        let Some((done, manner)) = said.and_then(|(done, by)| Some((done.parse().ok()?, by)))
        else {
            bail!("{path} does not say how far it is");
        };
        if manner != self.manner {
            bail!(
                "{path} was judged by {manner}, and now is asked for {}",
                self.manner
            );
        }
        let file = earlier.file.context("a match")?;
        Ok(Some(Earlier { file, done }))
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
            value: format!("{} by {}", analysis.done(), self.manner),
        });
        let text = formats::write_json(&file)?;
        write_in_one_step(self.path, text.as_bytes())
    }
}
