//! `gammonbox move-store`: moves tables from SQLite to PostgreSQL or back.

use std::io::Write;

use anyhow::{Context, bail, ensure};
use clap::Args;
use server::Store;
use tokio::runtime;

use super::Answer;
use crate::table_store::TableStore;

/// Move all tables from SQLite to PostgreSQL or back.
///
/// Every table is copied with its keys, its secrets and everything that
/// happened there, so players continue where they left off. The old tables stay
/// until you delete them. Stop the server first. If the move is interrupted, run
/// it again: it starts over, and no server uses a half-moved store.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MoveStore {
    /// Where the tables are: a data folder, or postgres://user@host/database
    from: TableStore,

    /// Where to move them, given the same way; it mustn't have tables yet
    to: TableStore,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox move-store /var/lib/gammonbox postgres://box@db/box
  gammonbox move-store postgres://box@db/box /var/lib/gammonbox";

/// How many tables are listed at once.
const PAGE: u32 = 500;

/// How many events of a table are read at once. Over a slow line, a whole log
/// takes longer than a statement may.
const EVENTS_PAGE: u32 = 10_000;

impl MoveStore {
    /// Copies all tables.
    ///
    /// # Errors
    ///
    /// If a server uses either store, or something cannot be read or written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let (tables, events) = runtime.block_on(self.copy())?;
        writeln!(output, "moved {tables} tables with {events} events")?;
        Ok(Answer::Done)
    }

    async fn copy(&self) -> anyhow::Result<(u64, u64)> {
        self.from.ensure_exists().await?;
        let _reserved = (self.from.reserve().await?, self.to.reserve().await?);
        let from = self.from.open().await?;
        let is_half_moved = self.to.is_half_moved().await?;
        let to = self.to.open_to_fill().await?;
        if is_half_moved {
            // All that is there has been copied, and is copied again.
            delete_all(&*to).await?;
        } else if !to.tables(None, 1).await?.is_empty() {
            bail!("there are already tables in {}", self.to);
        }
        self.to.mark_half_moved(true).await?;
        let copied = copy_all(&*from, &*to).await?;
        self.to.mark_half_moved(false).await?;
        Ok(copied)
    }
}

/// Copies all tables, and returns how many there are, and how many events.
async fn copy_all(from: &dyn Store, to: &dyn Store) -> anyhow::Result<(u64, u64)> {
    let (mut tables, mut events, mut after) = (0, 0, None);
    loop {
        let page = from.tables(after, PAGE).await?;
        let Some(&last) = page.last() else {
            return Ok((tables, events));
        };
        after = Some(last);
        for id in page {
            let copied = copy(from, to, id).await;
            events += copied.with_context(|| format!("table {id}"))?;
            tables += 1;
        }
    }
}

async fn delete_all(store: &dyn Store) -> anyhow::Result<()> {
    loop {
        let page = store.tables(None, PAGE).await?;
        if page.is_empty() {
            return Ok(());
        }
        store.delete(page, None).await?;
    }
}

/// Copies a table, and returns how many events it has.
async fn copy(from: &dyn Store, to: &dyn Store, id: protocol::TableId) -> anyhow::Result<u64> {
    let secrets = from.secrets(id).await?.context("it has no secrets")?;
    let mut texts = Vec::new();
    loop {
        let some = from.texts(id, texts.len() as u32, EVENTS_PAGE).await?;
        let is_end = some.len() < EVENTS_PAGE as usize;
        texts.extend(some);
        if is_end {
            break;
        }
    }
    let count = texts.len();
    to.import(id, secrets, texts).await?;
    let written = to.last(id).await?;
    ensure!(
        written as usize == count,
        "{count} events were read and {written} written"
    );
    Ok(count as u64)
}
