//! A folder of matches with an index of their decisions.
//!
//! `matches/ID.json` is a match as it was added, `analyses/ID.json` the same
//! match with our analysis, and `index` is what queries search. The index can
//! be rebuilt from the other two at any time.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
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
    /// Held by whoever changes the library, until they are done.
    _lock: Option<File>,
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
        Library::with_lock(folder, None)
    }

    /// The same to change it: nobody else can meanwhile.
    ///
    /// # Errors
    ///
    /// If something can't be read, or somebody else is changing it.
    pub(super) fn open_to_change(folder: &Path) -> anyhow::Result<Library> {
        let path = folder.join("lock");
        make_folder_of(&path)?;
        let lock = File::create(&path);
        let lock = lock.with_context(|| format!("cannot write {}", path.display()))?;
        if lock.try_lock().is_err() {
            bail!("another command is changing this library; try again when it's done");
        }
        Library::with_lock(folder, Some(lock))
    }

    fn with_lock(folder: &Path, lock: Option<File>) -> anyhow::Result<Library> {
        let index = folder.join("index");
        let known = fs::read(&index).ok();
        let known = known.and_then(|bytes| IndexedMatch::read_all(&bytes).ok());
        let is_known = known.is_some();
        let mut library = Library {
            folder: folder.to_owned(),
            matches: known.unwrap_or_default(),
            _lock: lock,
        };
        if !is_known {
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
        // Another program may have put the players the other way around.
        let both = [
            MatchId::of(&loaded.input),
            MatchId::of_swapped(&loaded.input),
        ];
        if self.matches.iter().any(|known| both.contains(&known.id)) {
            return Ok(Added::Duplicate);
        }
        let file = loaded.file.as_ref();
        let file = file.context("records can't be added: convert it to a match file first")?;
        let path = self.match_path(both[0]);
        make_folder_of(&path)?;
        write_in_one_step(&path, formats::write_json(file)?.as_bytes())?;
        self.matches.push(IndexedMatch::new(file, &loaded.input));
        Ok(Added::New)
    }

    /// Analyzes a match, from where an earlier run has stopped. Says whether
    /// it's complete. The index is written by [`Library::save`]; without that,
    /// the next run finds the complete analysis and only counts it.
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
        let loaded = self.load(id)?;
        let path = self.analysis_path(id);
        make_folder_of(&path)?;
        if !is_by(&path, options) {
            // An earlier version began it, or another depth was asked for: what
            // there is of it can't be gone on from.
            remove(&path)?;
        }
        let analysis = options.judge(&loaded, Some(&path), stop)?;
        if analysis.is_done() {
            self.note(id, &analysis, options.to_string());
        }
        Ok(analysis.is_done())
    }

    /// Removes a match and its analysis.
    ///
    /// # Errors
    ///
    /// If they can't be removed.
    pub(super) fn remove(&mut self, id: MatchId) -> anyhow::Result<()> {
        remove(&self.match_path(id))?;
        remove(&self.analysis_path(id))?;
        self.matches.retain(|known| known.id != id);
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

    /// A match as it was added.
    ///
    /// # Errors
    ///
    /// If its file can't be read.
    pub(super) fn load(&self, id: MatchId) -> anyhow::Result<LoadedMatch> {
        LoadedMatch::read(&self.match_path(id))
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
            // One that can't be read is made again.
            if let Ok(Some(analyzed)) = self.analysis(indexed.id) {
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

/// Whether an analysis that was begun can be gone on with by these options.
fn is_by(path: &Path, options: &JudgeOptions) -> bool {
    let loaded = LoadedMatch::read(path);
    let file = loaded.ok().and_then(|loaded| loaded.file);
    let begun = file.as_ref().and_then(progress_of);
    begun.is_some_and(|(_, by)| by == options.to_string())
}

fn remove(path: &Path) -> anyhow::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        removed => removed.with_context(|| format!("cannot remove {}", path.display())),
    }
}

fn make_folder_of(path: &Path) -> anyhow::Result<()> {
    let folder = path.parent().context("a file is in a folder")?;
    let made = fs::create_dir_all(folder);
    made.with_context(|| format!("cannot create {}", folder.display()))
}
