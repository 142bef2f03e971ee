//! Options for the engine: rules, nets, tables and look-ahead.

use std::borrow::Cow;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use engine::{Analyst, BearOffTables, Judge, MatchEquityTable, Plies};
use rules::Ruleset;

use crate::named_position::NamedPosition;
use crate::nets;
use crate::table_cache::TableCache;

/// Options shared by all commands that use the engine.
#[derive(Args, Debug)]
pub(crate) struct EngineChoice {
    /// Rules to play by: a built-in ruleset (see `gammonbox rules`) or house
    /// rules
    #[arg(long, value_name = "NAME", default_value = "international")]
    pub(crate) rules: Ruleset,

    /// Net for contact positions, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Net for races, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    race_net: Option<PathBuf>,

    /// Match equity table to use instead of Kazaross-XG2: an XML file as for
    /// GNU Backgammon
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,

    /// Folder with larger bear-off tables (see `gammonbox tables`) [default:
    /// your cache folder]
    #[arg(long, value_name = "FOLDER")]
    cache: Option<PathBuf>,

    /// Number of threads; the results don't depend on it [default: one per
    /// core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// What is asked about a position, or about many.
#[derive(Args, Debug)]
pub(crate) struct Inquiry {
    /// The position, as the player on roll sees it
    #[arg(allow_hyphen_values = true, required_unless_present = "batch")]
    pub(crate) position: Option<NamedPosition>,

    /// Plies to look ahead, 0 to 3: 0 is instant, 2 takes a moment, 3 a while
    #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
    plies: Plies,

    #[command(flatten)]
    engine: EngineChoice,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// Read requests from standard input, one per line, and answer each with a
    /// line of JSON
    #[arg(long, conflicts_with_all = ["position", "json"])]
    batch: bool,
}

impl EngineChoice {
    /// The judge for these options.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what it should be.
    pub(crate) fn judge(&self) -> anyhow::Result<Judge> {
        let endings = TableCache::new(self.cache.as_deref()).read(self.rules.movement)?;
        let judge = nets::judge(&self.rules, self.net.as_deref(), self.race_net.as_deref())?;
        Ok(match endings {
            Some(endings) => judge.with_tables(Arc::new(BearOffTables::with_endings(endings))),
            None => judge,
        })
    }

    /// The match equity table that was asked for.
    ///
    /// # Errors
    ///
    /// If its file cannot be read or is none.
    pub(crate) fn match_equities(&self) -> anyhow::Result<Cow<'static, MatchEquityTable>> {
        match &self.met {
            Some(path) => Ok(Cow::Owned(read_met(path)?)),
            None => Ok(Cow::Borrowed(MatchEquityTable::kazaross_xg2())),
        }
    }

    /// How many threads there may be.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        threads(self.threads)
    }
}

impl Inquiry {
    /// The engine that was asked for.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what it should be.
    pub(crate) fn analyst(&self) -> anyhow::Result<Analyst> {
        let engine = &self.engine;
        let analyst = Analyst::new(engine.judge()?, engine.rules.cube)
            .with_plies(self.plies)
            .with_threads(engine.threads());
        Ok(match engine.match_equities()? {
            Cow::Owned(table) => analyst.with_match_equities(table),
            Cow::Borrowed(_) => analyst,
        })
    }
}

/// So many threads, or one for each core if nobody says.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = std::thread::available_parallelism();
    asked.or(cores.ok()).unwrap_or(NonZeroUsize::MIN)
}

fn read_met(path: &Path) -> anyhow::Result<MatchEquityTable> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let table = text.parse();
    table.with_context(|| format!("cannot use {}", path.display()))
}
