//! Tables that are kept no longer.

use std::time::Duration;

use protocol::{Moment, TableId};
use tokio::time::{MissedTickBehavior, interval};

use super::{Tables, label};
use crate::store::StoreError;
use crate::time;

/// How often tables are looked for that are kept no longer.
const INTERVAL: Duration = Duration::from_secs(3_600);

/// How many tables are deleted at once, so that nobody has to wait for long.
const MAX_GROUP: u32 = 50;

impl Tables {
    /// Deletes tables where nothing has happened for this long, now and every
    /// hour, for as long as the program runs.
    pub fn keep_for(&self, age: Duration) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut ticks = interval(INTERVAL);
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
    /// If the store fails. What was deleted before is.
    pub async fn delete_older_than(&self, age: Duration) -> Result<usize, StoreError> {
        let Moment(now) = time::now();
        let age = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
        let since = Moment(now.saturating_sub(age));
        let (mut count, mut after) = (0, None);
        loop {
            let old = self.store().tables(after, Some(since), MAX_GROUP).await?;
            let Some(&last) = old.last() else {
                return Ok(count);
            };
            after = Some(last);
            let deleted = self.store().delete(old, Some(since)).await?;
            count += deleted.len();
            for id in deleted {
                self.forget(id).await;
            }
        }
    }

    /// Lets go what is known of a table that was deleted.
    async fn forget(&self, id: TableId) {
        tracing::info!(table = label(id), "deleted");
        self.0.pages.forget(id);
        let room = self.rooms().get(&id).cloned();
        if let Some(room) = room {
            room.deleted().await;
        }
    }
}
