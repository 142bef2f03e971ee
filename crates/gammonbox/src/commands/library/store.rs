//! A folder of matches with an index of their decisions.
//!
//! `matches/ID.json` is a match as it was added, `analyses/ID.json` the same
//! match with our analysis, and `index` what questions are asked about. The
//! index can be made again from the other two at any time.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use engine::{Analysis, Analyst, Finding, Nets};
use study::{IndexedMatch, MatchId};

use super::super::analyze::{JudgeOptions, LoadedMatch, progress_of};
use crate::files::write_in_one_step;
use crate::progress::Progress;
use crate::stop::Stop;

/// The matches of a library and where they are.
#[derive(Debug)]
pub(super) struct Library {
    folder: PathBuf,
    matches: Vec<IndexedMatch>,
}

/// A match with what was found in it.
#[derive(Debug)]
pub(super) struct AnalyzedMatch {
    pub(super) loaded: LoadedMatch,
    /// How it was analyzed.
    pub(super) options: String,
    pub(super) findings: Vec<Finding>,
}

/// What became of a match that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Added {
    /// It's new.
    New,
    /// The same match was there already.
    Duplicate,
}

impl Library {
    /// The library in a folder; an empty one if the folder isn't there.
    ///
    /// # Errors
    ///
    /// If something in it can't be read.
    pub(super) fn open(folder: &Path) -> anyhow::Result<Library> {
        let index = folder.join("index");
        let known = fs::read(&index).ok();
        let known = known.and_then(|bytes| IndexedMatch::read_all(&bytes).ok());
        let mut library = Library {
            folder: folder.to_owned(),
            matches: known.clone().unwrap_or_default(),
        };
        if known.is_none() {
            library.index_again()?;
        }
        Ok(library)
    }

    pub(super) fn matches(&self) -> &[IndexedMatch] {
        &self.matches
    }

    /// Keeps a match, unless it's there already. The index is written by
    /// [`Library::save`].
    ///
    /// # Errors
    ///
    /// If it can't be written, or is a record, which has no place for an
    /// analysis.
    pub(super) fn add(&mut self, loaded: &LoadedMatch) -> anyhow::Result<Added> {
        let id = MatchId::of(&loaded.input);
        if self.matches.iter().any(|known| known.id == id) {
            return Ok(Added::Duplicate);
        }
        let file = loaded.file.as_ref();
        let file = file.context("records can't be added: convert it to a match file first")?;
        let path = self.match_path(id);
        make_folder_of(&path)?;
        write_in_one_step(&path, formats::write_json(file)?.as_bytes())?;
        self.matches.push(IndexedMatch::new(file, &loaded.input));
        Ok(Added::New)
    }

    /// Analyzes a match, from where an earlier run has stopped. Says whether
    /// it's complete.
    ///
    /// # Errors
    ///
    /// If a file can't be read or written.
    pub(super) fn analyze(
        &mut self,
        id: MatchId,
        options: &JudgeOptions,
        stop: &Stop,
    ) -> anyhow::Result<bool> {
        let loaded = LoadedMatch::read(&self.match_path(id))?;
        let path = self.analysis_path(id);
        make_folder_of(&path)?;
        let analysis = options.judge(&loaded, Some(&path), stop)?;
        if analysis.is_done() {
            self.note(id, &analysis, options.to_string());
            self.save()?;
        }
        Ok(analysis.is_done())
    }

    /// Removes a match and its analysis.
    ///
    /// # Errors
    ///
    /// If they can't be removed.
    pub(super) fn remove(&mut self, id: MatchId) -> anyhow::Result<()> {
        self.matches.retain(|known| known.id != id);
        for path in [self.match_path(id), self.analysis_path(id)] {
            if path.exists() {
                let removed = fs::remove_file(&path);
                removed.with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        self.save()
    }

    /// Writes the index.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub(super) fn save(&self) -> anyhow::Result<()> {
        let path = self.folder.join("index");
        make_folder_of(&path)?;
        write_in_one_step(&path, &IndexedMatch::write_all(&self.matches))
    }

    /// A match that was analyzed to its end, with what was found; nothing if it
    /// wasn't.
    ///
    /// # Errors
    ///
    /// If its file can't be read.
    pub(super) fn analysis(&self, id: MatchId) -> anyhow::Result<Option<AnalyzedMatch>> {
        let path = self.analysis_path(id);
        if !path.exists() {
            return Ok(None);
        }
        let loaded = LoadedMatch::read(&path)?;
        let file = loaded.file.as_ref();
        let file = file.context("an analysis is a match file")?;
        let Some((done, options)) = progress_of(file) else {
            return Ok(None);
        };
        if done < loaded.input.questions.len() {
            return Ok(None);
        }
        let analyst = Analyst::for_rules(&file.rules, Nets::bundled());
        let findings = study::file_findings(file, &loaded.input, &analyst);
        let options = options.to_owned();
        Ok(Some(AnalyzedMatch {
            loaded,
            options,
            findings,
        }))
    }

    fn note(&mut self, id: MatchId, analysis: &Analysis, by: String) {
        let known = self.matches.iter_mut().find(|known| known.id == id);
        if let Some(known) = known {
            known.add_findings(analysis.findings(), by);
        }
    }

    /// Makes the index from the matches and analyses that are there.
    fn index_again(&mut self) -> anyhow::Result<()> {
        let folder = self.folder.join("matches");
        if !folder.is_dir() {
            return Ok(());
        }
        let paths = crate::files::files_in(&folder)?;
        let mut progress = Progress::new(paths.len());
        for path in paths {
            progress.advance();
            let Ok(loaded) = LoadedMatch::read(&path) else {
                continue;
            };
            let Some(file) = &loaded.file else { continue };
            let mut indexed = IndexedMatch::new(file, &loaded.input);
            if let Some(analyzed) = self.analysis(indexed.id)? {
                indexed.add_findings(&analyzed.findings, analyzed.options);
            }
            self.matches.push(indexed);
        }
        drop(progress);
        self.save()
    }

    fn match_path(&self, id: MatchId) -> PathBuf {
        self.folder.join("matches").join(format!("{id}.json"))
    }

    fn analysis_path(&self, id: MatchId) -> PathBuf {
        self.folder.join("analyses").join(format!("{id}.json"))
    }
}

fn make_folder_of(path: &Path) -> anyhow::Result<()> {
    let folder = path.parent().context("a file is in a folder")?;
    let made = fs::create_dir_all(folder);
    made.with_context(|| format!("cannot make {}", folder.display()))
}
