//! A match to analyze, from any kind of file.

use std::path::Path;

use anyhow::Context;
use engine::AnalysisInput;
use formats::{MatchFile, Violation, Warning};
use rules::{ByPlayer, Opening, Record, Ruleset};

use crate::files::read_match;

/// The players, the rules, and what there is to analyze.
#[derive(Debug)]
pub(crate) struct LoadedMatch {
    pub(crate) names: ByPlayer<String>,
    pub(crate) rules: Ruleset,
    pub(crate) input: AnalysisInput,
    /// The file, unless it was a record of ours.
    pub(crate) file: Option<MatchFile>,
    /// What the reader forgave.
    warnings: Vec<Warning>,
    /// What the rules don't allow.
    violations: Vec<Violation>,
}

impl LoadedMatch {
    /// Reads a file: our own record, or any match file.
    ///
    /// # Errors
    ///
    /// If it isn't a match, or a line of a record isn't legal.
    pub(crate) fn read(path: &Path) -> anyhow::Result<LoadedMatch> {
        let bytes = read_match(path)?;
        let cannot_use = || format!("cannot use {}", path.display());
        if bytes.starts_with(b"gammonbox record") {
            let text = std::str::from_utf8(&bytes).with_context(cannot_use)?;
            let record: Record = text.parse().with_context(cannot_use)?;
            return Ok(LoadedMatch::of_record(&record));
        }
        let reading = formats::read(&bytes).with_context(cannot_use)?;
        Ok(LoadedMatch::of_file(reading.file, reading.warnings))
    }

    fn of_record(record: &Record) -> LoadedMatch {
        let rules = record.beginning().rules().clone();
        // Where the die gives the colors, the two at the board keep none.
        let [white, black] = match rules.opening {
            Opening::DieForColor => ["first", "second"],
            _ => ["White", "Black"],
        };
        LoadedMatch {
            names: ByPlayer { white, black }.map(str::to_owned),
            rules,
            input: record.into(),
            file: None,
            warnings: Vec::new(),
            violations: Vec::new(),
        }
    }

    fn of_file(file: MatchFile, warnings: Vec<Warning>) -> LoadedMatch {
        let names = ByPlayer::from_fn(|player| match &file.players[player].name {
            name if name.is_empty() => player.to_string(),
            name => name.clone(),
        });
        let replay = file.replay();
        LoadedMatch {
            names,
            rules: file.rules.clone(),
            input: study::analysis_input(&file, &replay),
            file: Some(file),
            warnings,
            violations: replay.violations,
        }
    }

    /// What is odd in the file, in English: what the reader forgave, then what
    /// the rules don't allow.
    pub(crate) fn oddities(&self) -> Vec<String> {
        let warnings = self.warnings.iter().map(ToString::to_string);
        let violations = self.violations.iter().map(ToString::to_string);
        warnings.chain(violations).collect()
    }
}
