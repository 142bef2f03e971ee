//! Which engine answers: by which rules, with which nets, how far ahead.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use engine::{Analyst, MatchEquityTable, Plies};
use rules::Ruleset;

use crate::nets;

/// What all commands that ask the engine can be told about it.
#[derive(Args, Debug)]
pub(crate) struct EngineChoice {
    /// How many plies to look ahead, 0 to 3: 0 is at once, 2 a moment, 3 a
    /// while
    #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
    plies: Plies,

    /// By which rules: a built-in set (see `gammonbox rules`), or house rules
    /// in full
    #[arg(long, value_name = "NAME", default_value = "international")]
    rules: Ruleset,

    /// Another net for contact positions than the one in the program
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Another net for races than the one in the program
    #[arg(long, value_name = "FILE")]
    race_net: Option<PathBuf>,

    /// Another match equity table than Kazaross-XG2: an XML file as of GNU
    /// Backgammon
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,

    /// How many threads may share the work; the answer is the same for any
    /// number [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl EngineChoice {
    /// The engine that was asked for.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what it should be.
    pub(crate) fn analyst(&self) -> anyhow::Result<Analyst> {
        // Files first: what is wrong with them is said at once.
        let met = self.met.as_deref().map(read_met).transpose()?;
        let (contact, race) = (self.net.as_deref(), self.race_net.as_deref());
        let judge = nets::judge(self.rules.movement, contact, race)?;
        let threads = self.threads.or(std::thread::available_parallelism().ok());
        let mut analyst = Analyst::new(judge, self.rules.cube)
            .with_plies(self.plies)
            .with_threads(threads.unwrap_or(NonZeroUsize::MIN));
        if let Some(table) = met {
            analyst = analyst.with_match_equities(table);
        }
        Ok(analyst)
    }
}

fn read_met(path: &Path) -> anyhow::Result<MatchEquityTable> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let table = text.parse();
    table.with_context(|| format!("cannot use {}", path.display()))
}
