//! Checkpoints: copies the write-ahead log into the file, in parallel with the
//! writer, so nobody waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::watch;
use tokio::time::sleep;

/// How often there is a checkpoint while something is written.
const INTERVAL: Duration = Duration::from_secs(1);

/// How many pages the log may have. It only starts over when all of it has been
/// copied, which never happens beside a writer that's always busy: then the
/// writer copies the little that's left.
const MAX_LOG_PAGES: i64 = 4_000;

/// How long to wait for readers and for other checkpoints when the log has to
/// be emptied. Nobody can write meanwhile.
const EMPTY_LOG_TIMEOUT: &str = "PRAGMA busy_timeout = 100";

/// How often that's tried, and how long writers have in between.
const EMPTY_LOG_TRIES: u32 = 20;
const EMPTY_LOG_PAUSE: Duration = Duration::from_millis(100);

/// Checkpoints in the background, for as long as this exists.
#[derive(Debug)]
pub(super) struct Checkpoints {
    written: watch::Sender<()>,
    is_due: Arc<AtomicBool>,
}

impl Checkpoints {
    pub(super) fn start(options: SqliteConnectOptions) -> Checkpoints {
        let (written, changed) = watch::channel(());
        let is_due = Arc::new(AtomicBool::new(false));
        tokio::spawn(run_all(options, changed, Arc::clone(&is_due)));
        Checkpoints { written, is_due }
    }

    /// Something is being written.
    pub(super) fn written(&self) {
        self.written.send_replace(());
    }

    /// Whether the writer has to make one itself now.
    pub(super) fn is_due(&self) -> bool {
        self.is_due.swap(false, Ordering::Relaxed)
    }
}

async fn run_all(
    options: SqliteConnectOptions,
    mut changed: watch::Receiver<()>,
    is_due: Arc<AtomicBool>,
) {
    let mut connection = None;
    while changed.changed().await.is_ok() {
        sleep(INTERVAL).await;
        let pages = async {
            let connection = match &mut connection {
                Some(connection) => connection,
                None => connection.insert(SqliteConnection::connect_with(&options).await?),
            };
            run(connection).await
        };
        match pages.await {
            Ok(pages) => is_due.store(pages > MAX_LOG_PAGES, Ordering::Relaxed),
            Err(fault) => {
                tracing::warn!(%fault, "the log could not be copied into the file");
                connection = None;
            }
        }
    }
}

/// Copies what can be copied without waiting for anybody, and returns how many
/// pages the log has.
pub(super) async fn run(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let copied = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
    let (_is_busy, pages, _copied): (i64, i64, i64) = copied.fetch_one(connection).await?;
    Ok(pages)
}

/// Copies all of the log and empties it, on a connection that isn't needed
/// afterward. If someone reads for longer than this tries, for example a
/// backup, the log stays as it is until the next time.
pub(super) async fn empty_log(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query(EMPTY_LOG_TIMEOUT)
        .execute(&mut *connection)
        .await?;
    for _ in 0..EMPTY_LOG_TRIES {
        let emptied = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (is_busy, _pages, _copied): (i64, i64, i64) =
            emptied.fetch_one(&mut *connection).await?;
        if is_busy == 0 {
            return Ok(());
        }
        sleep(EMPTY_LOG_PAUSE).await;
    }
    tracing::warn!("deleted tables stay in SQLite's log until the next deletion");
    Ok(())
}
