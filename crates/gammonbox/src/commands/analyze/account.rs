//! A match that is to be judged, from whatever file it comes.

use std::path::Path;

use anyhow::Context;
use engine::Course;
use formats::{MatchFile, Oddity};
use rules::{ByPlayer, Opening, Record, Ruleset};

use crate::files::read_match;

/// Who played, by which rules, and what there is to judge.
#[derive(Debug)]
pub(super) struct Account {
    pub(super) names: ByPlayer<String>,
    pub(super) rules: Ruleset,
    pub(super) course: Course,
    /// The file, unless it was a record of ours, and what is odd about it.
    pub(super) file: Option<MatchFile>,
    pub(super) oddities: Vec<Oddity>,
}

impl Account {
    /// Reads a file: our own record, or any match file.
    ///
    /// # Errors
    ///
    /// If it is no match, or a line of a record is not legal.
    pub(super) fn read(path: &Path) -> anyhow::Result<Account> {
        let bytes = read_match(path)?;
        let cannot_use = || format!("cannot use {}", path.display());
        if bytes.starts_with(b"gammonbox record") {
            let text = std::str::from_utf8(&bytes).with_context(cannot_use)?;
            let record: Record = text.parse().with_context(cannot_use)?;
            return Ok(Account::of_record(&record));
        }
        let reading = formats::read(&bytes).with_context(cannot_use)?;
        Ok(Account::of_file(reading.file, reading.oddities))
    }

    fn of_record(record: &Record) -> Account {
        let rules = record.beginning().rules().clone();
        // Where the die gives the colors, the two at the board keep none.
        let [white, black] = match rules.opening {
            Opening::DieForColor => ["first", "second"],
            _ => ["White", "Black"],
        };
        Account {
            names: ByPlayer { white, black }.map(str::to_owned),
            rules,
            course: record.into(),
            file: None,
            oddities: Vec::new(),
        }
    }

    fn of_file(file: MatchFile, oddities: Vec<Oddity>) -> Account {
        let names = ByPlayer::from_fn(|player| match &file.players[player].name {
            name if name.is_empty() => player.to_string(),
            name => name.clone(),
        });
        Account {
            names,
            rules: file.rules.clone(),
            course: study::course(&file),
            file: Some(file),
            oddities,
        }
    }
}
