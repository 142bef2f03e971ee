//! A store that passes on requests, unless it's told to fail.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::{Moment, TableId};
use server::{
    Appended, NewEvent, Notice, SqliteStore, Store, StoreError, StoreFuture, TableSecrets,
};
use tokio::sync::broadcast;

/// A file that isn't left over from an earlier run.
pub(crate) fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for ending in ["", "-wal", "-shm"] {
        // Left over from an earlier run.
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
    path
}

/// How a store fails.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    None,
    /// Writes, but loses the answer, like a database that dies during a commit.
    WrittenAndLost,
    /// Doesn't write, and can't tell.
    Lost,
    /// The same, once.
    LostOnce,
    /// Doesn't write, and says so.
    Full,
    /// The same for events that no client has sent a command for.
    FullForTheServer,
    /// Another process is deleting every table.
    Deleting,
    /// Doesn't fail, but others could write there.
    Shared,
    /// No log can be read.
    Unreadable,
}

/// A store that fails on request, and counts how often logs are read.
#[derive(Debug)]
pub(crate) struct TestStore {
    inner: SqliteStore,
    fault: AtomicU32,
    reads: AtomicU32,
    notices: broadcast::Sender<Notice>,
    /// How many read a whole log, and how many did so at most.
    whole_logs: AtomicU32,
    most_whole_logs: AtomicU32,
}

impl TestStore {
    /// One in a file of this name.
    pub(crate) async fn new(name: &str) -> Arc<TestStore> {
        Arc::new(TestStore {
            inner: SqliteStore::open(&file(name)).await.unwrap(),
            fault: AtomicU32::new(Fault::None as u32),
            reads: AtomicU32::new(0),
            notices: broadcast::Sender::new(10),
            whole_logs: AtomicU32::new(0),
            most_whole_logs: AtomicU32::new(0),
        })
    }

    /// How often something was read from a log.
    pub(crate) fn reads(&self) -> u32 {
        self.reads.load(Ordering::Relaxed)
    }

    /// How many read a whole log now.
    pub(crate) fn whole_logs(&self) -> u32 {
        self.whole_logs.load(Ordering::SeqCst)
    }

    /// How many read a whole log at the same time at most.
    pub(crate) fn most_whole_logs(&self) -> u32 {
        self.most_whole_logs.load(Ordering::SeqCst)
    }

    /// As if another process had said so.
    pub(crate) fn notice(&self, notice: Notice) {
        self.notices.send(notice).unwrap();
    }

    pub(crate) fn set(&self, fault: Fault) {
        self.fault.store(fault as u32, Ordering::SeqCst);
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault.load(Ordering::SeqCst) == fault as u32
    }
}

impl Store for TestStore {
    fn append(&self, new: NewEvent) -> StoreFuture<'_, Appended> {
        Box::pin(async move {
            if self.is(Fault::LostOnce) {
                self.set(Fault::None);
                return Err(StoreError::Uncertain);
            }
            if self.is(Fault::Lost) {
                return Err(StoreError::Uncertain);
            }
            let is_ours = new.event.command.is_none() && new.event.number > 1;
            if self.is(Fault::Full) || self.is(Fault::FullForTheServer) && is_ours {
                return Err(StoreError::NotWritten);
            }
            if self.is(Fault::Deleting) {
                return Ok(Appended::NotNext);
            }
            let appended = self.inner.append(new).await?;
            match self.is(Fault::WrittenAndLost) {
                true => Err(StoreError::Uncertain),
                false => Ok(appended),
            }
        })
    }

    fn secrets(&self, table: TableId) -> StoreFuture<'_, Option<TableSecrets>> {
        self.inner.secrets(table)
    }

    fn texts(&self, table: TableId, after: u32, most: u32) -> StoreFuture<'_, Vec<String>> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        Box::pin(async move {
            if self.is(Fault::Unreadable) {
                return Err(StoreError::TimedOut);
            }
            let is_whole = after == 0 && most == u32::MAX;
            if is_whole {
                let count = self.whole_logs.fetch_add(1, Ordering::SeqCst) + 1;
                self.most_whole_logs.fetch_max(count, Ordering::SeqCst);
            }
            let texts = self.inner.texts(table, after, most).await;
            if is_whole {
                self.whole_logs.fetch_sub(1, Ordering::SeqCst);
            }
            texts
        })
    }

    fn last(&self, table: TableId) -> StoreFuture<'_, u32> {
        match self.is(Fault::Unreadable) {
            true => Box::pin(async { Err(StoreError::TimedOut) }),
            false => self.inner.last(table),
        }
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> StoreFuture<'_, Vec<TableId>> {
        self.inner.tables(after, most)
    }

    fn import(
        &self,
        table: TableId,
        secrets: TableSecrets,
        texts: Vec<String>,
    ) -> StoreFuture<'_, ()> {
        self.inner.import(table, secrets, texts)
    }

    fn maybe_quiet(
        &self,
        since: Moment,
        after: Option<(Moment, TableId)>,
        most: u32,
    ) -> StoreFuture<'_, Vec<(Moment, TableId)>> {
        self.inner.maybe_quiet(since, after, most)
    }

    fn correct_activity(&self) -> StoreFuture<'_, ()> {
        self.inner.correct_activity()
    }

    fn delete(
        &self,
        tables: Vec<TableId>,
        quiet_since: Option<Moment>,
    ) -> StoreFuture<'_, Vec<TableId>> {
        self.inner.delete(tables, quiet_since)
    }

    fn probe(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            match self.is(Fault::Full) {
                true => Err(StoreError::NotWritten),
                false => self.inner.probe().await,
            }
        })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    fn is_shared(&self) -> bool {
        self.is(Fault::Shared)
    }

    fn publish(&self, message: String) {
        self.inner.publish(message);
    }
}
