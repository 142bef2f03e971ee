//! `gammonbox tables`: builds larger bear-off tables and keeps them.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::TwoSidedTable;
use rules::Ruleset;

use super::Answer;
use crate::progress::Progress;
use crate::table_cache::TableCache;

/// Build a larger endgame table, or say which one is in use.
///
/// Endings of up to six checkers per side are always exact. A table for more is
/// built once and kept in a folder, where best, cube, evaluate and rollout find
/// it: with it, their answers are exact in more endings.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tables {
    /// Build the table for up to this many checkers per side, 7 to 10
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(7..=10))]
    checkers: Option<u8>,

    /// Rebuild it even if there is one, at the same size unless you give
    /// another (default: 8)
    #[arg(long)]
    renew: bool,

    /// Rules to play by: a built-in ruleset (see `gammonbox rules`) or house
    /// rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Folder to keep tables in [default: your cache folder]
    #[arg(long, value_name = "FOLDER")]
    cache: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox tables
  gammonbox tables --checkers 8
  gammonbox tables --checkers 7 --rules deluxe --cache here

Size of a table on disk, by checkers per side; building one takes three times as
much memory:
  7 checkers   24 MB
  8 checkers   72 MB
  9 checkers  200 MB
 10 checkers  513 MB";

/// What is made if a table is to be renewed and nothing says how large.
const USUAL: u8 = 8;

impl Tables {
    /// Makes a table, or says what is there.
    ///
    /// # Errors
    ///
    /// If there is no folder for tables, or a file is damaged or cannot be
    /// read or written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let cache = TableCache::new(self.cache.as_deref());
        let movement = self.rules.movement;
        let path = cache.path(movement)?;
        let known = match cache.read(movement) {
            Err(_) if self.renew => None,
            known => known?.map(|table| table.checkers()),
        };
        let wanted = match (self.checkers, self.renew) {
            (Some(checkers), true) => Some(checkers),
            (None, true) => Some(known.unwrap_or(USUAL)),
            (Some(checkers), false) => Some(checkers).filter(|_| known < self.checkers),
            (None, false) => None,
        };
        let checkers = match wanted {
            None => known,
            Some(checkers) => {
                cache.keep(&make(checkers, &self.rules))?;
                Some(checkers)
            }
        };
        match checkers {
            Some(checkers) => writeln!(
                output,
                "endings of up to {checkers} checkers a side are exact, from {}",
                path.display()
            )?,
            None => writeln!(
                output,
                "endings of up to 6 checkers a side are exact; there is no {}",
                path.display()
            )?,
        }
        Ok(Answer::Done)
    }
}

fn make(checkers: u8, rules: &Ruleset) -> TwoSidedTable {
    const STEPS: usize = 1000;
    let mut progress = Progress::new(STEPS);
    TwoSidedTable::generate(checkers, rules.movement, |share| {
        let done = (share * STEPS as f32) as usize;
        progress.reach(done, &format!("of the table for {checkers} checkers"));
    })
}
