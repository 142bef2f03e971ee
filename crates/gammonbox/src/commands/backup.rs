//! `gammonbox backup`: copies all tables of a server to one file.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use server::SqliteStore;
use tokio::runtime;

use super::Answer;
use crate::table_store::{TABLES, TableStore};

/// Copy all tables of a server to a file while it runs.
///
/// The copy is complete as of one moment, and the server isn't disturbed.
/// Copying the file yourself would miss what was written last. For PostgreSQL,
/// use pg_dump.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// The new file; an existing one isn't overwritten
    file: PathBuf,

    /// Folder with the tables [default: your data folder]
    #[arg(long, value_name = "FOLDER", env = "GAMMONBOX_DATA")]
    data: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox backup tables-monday.sqlite
  gammonbox backup /var/backups/tables.sqlite --data /var/lib/gammonbox

To restore, stop the server, delete tables.sqlite-wal and tables.sqlite-shm in
its data folder, put the copy there as tables.sqlite, and start the server.
Keep copies secret: they hold what the dice of unfinished matches are made of.";

impl Backup {
    /// Copies the tables.
    ///
    /// # Errors
    ///
    /// If there are none, or the file is there already.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let TableStore::Folder(folder) = TableStore::named(self.data.as_ref(), None)? else {
            unreachable!("no database was named");
        };
        let path = folder.join(TABLES);
        if self.file.exists() {
            bail!("{} already exists", self.file.display());
        }
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let copied = runtime.block_on(SqliteStore::copy(&path, &self.file));
        copied.with_context(|| format!("cannot copy {}", path.display()))?;
        writeln!(
            output,
            "copied {} to {}",
            path.display(),
            self.file.display()
        )?;
        Ok(Answer::Done)
    }
}
