//! How a room follows the log of its table, and adds to it.

use protocol::{Event, Numbered, Refused};
use tokio::time::Instant;

use super::{RETRY_INTERVAL, RoomActor, Sent, event_text};
use crate::store::{Appended, NewEvent, StoreError};
use crate::tables::log_pages::message;
use crate::tables::{LoadedTable, label};
use crate::time;

impl RoomActor {
    /// The next event of the log.
    pub(super) fn numbered(&self, event: Event, sent: Option<Sent>) -> Numbered {
        let credit = sent.filter(|_| self.table.clock().is_some());
        Numbered {
            number: self.table.last() + 1,
            at: time::now(),
            credit: credit.map_or(0, |sent| sent.credit),
            command: sent.map(|sent| sent.id),
            event,
        }
    }

    /// Writes the next event and sends it to everyone. Nothing if another
    /// process has written one, which is applied now, or the store has lost
    /// what was known, and the log was read again.
    pub(super) async fn write(
        &mut self,
        event: Numbered,
        text: String,
    ) -> Result<Option<u32>, Refused> {
        let new = NewEvent {
            table: self.table.id(),
            event: event.clone(),
            after: Some(self.table.last_at()),
            secrets: None,
            notify: !self.remote.is_empty() || Instant::now() < self.unacquainted_until,
        };
        let began = Instant::now();
        let appended = self.tables.store().append(new).await;
        self.tables.metrics().writing.observe(began.elapsed());
        match appended {
            Ok(Appended::Written) => {
                self.tables.metrics().events.add();
                self.apply_text(&event, &text);
                Ok(Some(event.number))
            }
            Ok(Appended::NotNext) => {
                let before = (self.generation, self.table.last());
                self.catch_up().await?;
                match (self.generation, self.table.last()) == before {
                    // Another process is deleting the table: it says so when
                    // that's done, and until then nothing has changed.
                    true => Err(Refused::Storage),
                    false => Ok(None),
                }
            }
            Err(fault) => {
                let id = label(self.table.id());
                tracing::error!(%fault, table = id, "an event was not written");
                // It may be there anyway.
                let news = self.catch_up().await.unwrap_or_default();
                match fault {
                    _ if news.first() == Some(&event) => Ok(Some(event.number)),
                    StoreError::Uncertain => Err(Refused::Uncertain),
                    _ => Err(Refused::Storage),
                }
            }
        }
    }

    /// Reads the whole log again, because the store is behind what's known here:
    /// a database that took over from another may lack the last events. What
    /// the log says counts. Everyone is disconnected, and gets it when they
    /// connect again.
    async fn reload(&mut self) -> Result<(), Refused> {
        self.tables.0.pages.forget(self.table.id());
        let loaded = self.tables.load(self.table.id()).await;
        self.is_deleted = matches!(loaded, Err(Refused::UnknownTable));
        let LoadedTable { table, size, .. } = loaded?;
        tracing::error!(
            table = label(table.id()),
            known = self.table.last(),
            stored = table.last(),
            "the store has lost events"
        );
        self.table = table;
        self.size = size;
        self.generation += 1;
        self.thought_about = 0;
        self.clients.clear();
        Ok(())
    }

    /// Applies an event of the log and sends it to everyone.
    pub(super) fn apply(&mut self, event: &Numbered) {
        self.apply_text(event, &event_text(event));
    }

    fn apply_text(&mut self, event: &Numbered, text: &str) {
        self.size.before(&self.table, &event.event);
        if let Err(fault) = self.table.apply(event) {
            tracing::error!(%fault, table = label(self.table.id()), "an event of the log cannot be applied");
            return;
        }
        self.size.add(&self.table, &event.event, text.len());
        self.broadcast_text(&message(&[text]));
    }

    /// Another process may have written up to this number.
    pub(super) async fn log_grew(&mut self, number: u32) {
        if number > self.table.last() {
            self.catch_up_and_advance().await;
        }
    }

    pub(super) async fn catch_up_and_advance(&mut self) {
        // If it fails it's tried again.
        let _ = self.catch_up().await;
        self.advance().await;
    }

    /// Tries again what has failed before.
    pub(super) async fn retry(&mut self) {
        if self.is_behind && self.catch_up().await.is_err() {
            return;
        }
        self.advance().await;
    }

    /// Something may have happened that couldn't be read: tries again soon.
    pub(super) fn fall_behind(&mut self) {
        self.is_behind = true;
        let soon = Instant::now() + RETRY_INTERVAL;
        self.retry_due.get_or_insert(soon);
    }

    /// Applies what's in the log and not known yet, and returns it. If what's
    /// known isn't in the log anymore, the whole log is read again.
    ///
    /// # Errors
    ///
    /// If the log can't be read; then it's tried again soon.
    pub(super) async fn catch_up(&mut self) -> Result<Vec<Numbered>, Refused> {
        let news = self.read_news().await;
        match &news {
            Ok(_) => self.is_behind = false,
            Err(_) => self.fall_behind(),
        }
        news
    }

    async fn read_news(&mut self) -> Result<Vec<Numbered>, Refused> {
        let mut read = self.events_after(self.table.last() - 1).await?;
        let is_known = |event: &Numbered| event.at == self.table.last_at();
        if !read.first().is_some_and(is_known) {
            self.reload().await?;
            return Ok(Vec::new());
        }
        read.remove(0);
        for event in &read {
            self.apply(event);
        }
        Ok(read)
    }

    async fn events_after(&self, number: u32) -> Result<Vec<Numbered>, Refused> {
        let id = self.table.id();
        let events = self.tables.store().events(id, number, u32::MAX).await;
        events.map_err(|fault: StoreError| {
            tracing::error!(%fault, table = label(id), "a log could not be read");
            Refused::Storage
        })
    }
}
