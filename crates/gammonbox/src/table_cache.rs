//! Bear-off tables kept in a cache folder.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use engine::TwoSidedTable;
use rules::{BearOff, Duty, Movement, SingleNumber};

use crate::files::write_in_one_step;
use crate::user_folders;

/// A folder with a table of endings for each set of rules, at most.
#[derive(Debug)]
pub(crate) struct TableCache {
    folder: Option<PathBuf>,
}

impl TableCache {
    /// The cache in this folder, or in the user's cache folder if none is
    /// named.
    pub(crate) fn new(folder: Option<&Path>) -> TableCache {
        TableCache {
            folder: folder.map(Path::to_path_buf).or_else(user_folders::cache),
        }
    }

    /// The file of the table for these rules, whether it is there or not.
    ///
    /// # Errors
    ///
    /// If nobody says where the user's cache folder is.
    pub(crate) fn path(&self, movement: Movement) -> anyhow::Result<PathBuf> {
        let folder = self.folder.as_ref();
        let folder = folder.context("no cache folder was found: name one with --cache")?;
        Ok(folder.join(file_name(movement)))
    }

    /// The table of endings for these rules, if there is one.
    ///
    /// # Errors
    ///
    /// If its file can't be read or is damaged. It isn't rebuilt unless you ask
    /// for it, since answers depend on it.
    pub(crate) fn read(&self, movement: Movement) -> anyhow::Result<Option<TwoSidedTable>> {
        let Ok(path) = self.path(movement) else {
            return Ok(None);
        };
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", path.display()));
            }
        };
        let table = TwoSidedTable::from_bytes(&bytes, movement).with_context(|| {
            let path = path.display();
            format!("cannot use {path}; `gammonbox tables --renew` rebuilds it")
        })?;
        Ok(Some(table))
    }

    /// Keeps a table, in place of the one for the same rules, and says where.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(crate) fn keep(&self, table: &TwoSidedTable) -> anyhow::Result<PathBuf> {
        let path = self.path(table.movement())?;
        if let Some(folder) = path.parent() {
            let made = fs::create_dir_all(folder);
            made.with_context(|| format!("cannot create the folder {}", folder.display()))?;
        }
        write_in_one_step(&path, &table.to_bytes())?;
        Ok(path)
    }
}

/// Named by all the rules that such a table depends on.
fn file_name(movement: Movement) -> String {
    let bear_off = match movement.bear_off {
        BearOff::Standard => "standard",
        BearOff::Exact => "exact",
        BearOff::NearestLower => "nearest-lower",
        BearOff::AnyLower => "any-lower",
    };
    let duty = match movement.duty {
        Duty::Always => "always",
        Duty::UntilHome => "until-home",
    };
    let single_number = match movement.single_number {
        SingleNumber::Larger => "larger",
        SingleNumber::Either => "either",
    };
    format!("endings-{bear_off}-{duty}-{single_number}.table")
}
