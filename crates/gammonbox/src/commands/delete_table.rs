//! `gammonbox delete-table`: deletes a table for good.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use protocol::TableId;
use server::PgConnectOptions;
use tokio::runtime;

use super::Answer;
use crate::table_store::TableStore;

/// Delete a table and everything that was said there.
///
/// The server may be running. Anyone at the table is told that it's gone as soon
/// as they do something.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct DeleteTable {
    /// The table: the 16 letters in its link before the #
    #[arg(required = true)]
    tables: Vec<TableId>,

    /// Folder with the tables [default: your data folder]
    #[arg(long, value_name = "FOLDER", env = "GAMMONBOX_DATA")]
    data: Option<PathBuf>,

    /// The PostgreSQL database with the tables: postgres://user@host/database
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "GAMMONBOX_STORE",
        hide_env_values = true
    )]
    store: Option<PgConnectOptions>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox delete-table mrswmz3infvgw3dn
  gammonbox delete-table mrswmz3infvgw3dn --store postgres://box@db/box

Exit status 1 means that a table wasn't there. Backups still have it.";

impl DeleteTable {
    /// Deletes the tables.
    ///
    /// # Errors
    ///
    /// If the store cannot be used.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let store = TableStore::named(self.data.as_ref(), self.store.as_ref())?;
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let deleted = runtime.block_on(async {
            store.ensure_exists().await?;
            store.delete(&self.tables).await
        })?;
        let mut answer = Answer::Done;
        for table in &self.tables {
            if deleted.contains(table) {
                writeln!(output, "deleted {table}")?;
            } else {
                writeln!(output, "there is no table {table} in {store}")?;
                answer = Answer::No;
            }
        }
        Ok(answer)
    }
}
