//! Deletes old tables.

use std::time::Duration;

use protocol::{Moment, TableId};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::{Tables, label};
use crate::store::StoreError;
use crate::time;

/// How often old tables are deleted.
const INTERVAL: Duration = Duration::from_secs(3_600);

/// How long after the start they're deleted first: a machine that has just
/// started may not know the time yet.
const FIRST: Duration = Duration::from_secs(600);

/// How many tables are looked at together, so that nobody has to wait for long.
const MAX_GROUP: u32 = 200;

impl Tables {
    /// Deletes tables where nothing has happened for this long, soon and then
    /// every hour, for as long as the program runs.
    pub fn keep_for(&self, age: Duration) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut ticks = interval_at(Instant::now() + FIRST, INTERVAL);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                ticks.tick().await;
                match tables.delete_older_than(age).await {
                    Ok(0) => {}
                    Ok(count) => tracing::info!(count, "old tables were deleted"),
                    Err(fault) => tracing::warn!(%fault, "old tables could not be deleted"),
                }
            }
        });
    }

    /// Deletes tables where nothing has happened for this long, and returns
    /// how many there were.
    ///
    /// # Errors
    ///
    /// If the store fails. What was deleted before stays deleted.
    pub async fn delete_older_than(&self, age: Duration) -> Result<usize, StoreError> {
        let Moment(now) = time::now();
        let age = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
        let since = Moment(now.saturating_sub(age));
        self.store().correct_activity().await?;
        let (mut count, mut after) = (0, None);
        loop {
            let some = self.store().maybe_quiet(since, after, MAX_GROUP).await?;
            let Some(&last) = some.last() else {
                return Ok(count);
            };
            after = Some(last);
            let some = some.into_iter().map(|(_, id)| id).collect();
            let deleted = self.store().delete(some, Some(since)).await?;
            count += deleted.len();
            for id in deleted {
                self.forget(id).await;
            }
        }
    }

    /// Forgets a table that was deleted.
    async fn forget(&self, id: TableId) {
        tracing::info!(table = label(id), "deleted");
        self.0.pages.forget(id);
        let room = self.rooms().get(&id).cloned();
        if let Some(room) = room {
            room.deleted().await;
        }
    }
}
