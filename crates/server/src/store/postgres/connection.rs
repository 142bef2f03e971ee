//! Connections to a PostgreSQL that may go away, hang, and come back.

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use tokio::time::{Instant, sleep, timeout};

use crate::store::StoreError;

/// A query in progress.
type Query<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// The most connections that read. Another one writes, one listens, and one
/// notifies.
const READERS: u32 = 8;

/// How long to wait for a connection. If a database is back within this time,
/// players only notice a pause.
pub(in crate::store) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// How long to wait before trying to connect again.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest time a read may take.
const READ_TIMEOUT: Duration = Duration::from_secs(3);

/// Which connections are still usable. When one of them hangs, the others may
/// hang for the same reason, and finding out takes seconds for each, so all
/// earlier ones are dropped.
#[derive(Clone, Debug, Default)]
pub(in crate::store) struct Epoch(Arc<AtomicU64>);

impl Epoch {
    /// The number of the current one.
    pub(in crate::store) fn number(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Ends one, unless it's over already.
    pub(in crate::store) fn end(&self, number: u64) {
        // Somebody else may have been quicker.
        let ended =
            self.0
                .compare_exchange(number, number + 1, Ordering::Relaxed, Ordering::Relaxed);
        if ended.is_ok() {
            tracing::warn!("the database does not answer: connecting anew");
        }
    }
}

/// A connection that's opened when it's first needed, and again when the last
/// one is no longer usable.
#[derive(Debug)]
pub(in crate::store) struct Reconnecting {
    options: PgConnectOptions,
    epoch: Epoch,
    connection: Option<(u64, PgConnection)>,
}

impl Reconnecting {
    pub(in crate::store) fn new(options: PgConnectOptions, epoch: Epoch) -> Reconnecting {
        Reconnecting {
            options,
            epoch,
            connection: None,
        }
    }

    /// Does something with the connection, and keeps it only if that went well
    /// and in time.
    pub(in crate::store) async fn with<T>(
        &mut self,
        most: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, Failed> {
        let (number, mut connection) = match self.connection.take() {
            Some((number, connection)) if number == self.epoch.number() => (number, connection),
            _ => {
                let number = self.epoch.number();
                let connected = connect(&self.options).await;
                (number, connected.map_err(Failed::Before)?)
            }
        };
        match timeout(most, work(&mut connection)).await {
            Ok(Ok(result)) => {
                self.connection = Some((number, connection));
                Ok(result)
            }
            Ok(Err(fault)) => Err(Failed::Meanwhile(fault.into())),
            Err(_) => {
                self.epoch.end(number);
                Err(Failed::Meanwhile(StoreError::TimedOut))
            }
        }
    }
}

/// When something has failed.
#[derive(Debug)]
pub(in crate::store) enum Failed {
    /// Before anything was asked.
    Before(StoreError),
    /// After it was asked: it may have been done.
    Meanwhile(StoreError),
}

/// The connections that read.
#[derive(Debug)]
pub(super) struct Readers {
    options: PgConnectOptions,
    epoch: Epoch,
    /// With the number of its epoch.
    pool: Mutex<(u64, PgPool)>,
}

impl Readers {
    pub(super) fn new(options: PgConnectOptions, epoch: Epoch) -> Readers {
        let pool = Mutex::new((epoch.number(), Readers::make_pool(&options)));
        Readers {
            options,
            epoch,
            pool,
        }
    }

    fn make_pool(options: &PgConnectOptions) -> PgPool {
        PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(CONNECT_TIMEOUT)
            // Shorter waits aren't worth a line in the log.
            .acquire_slow_threshold(CONNECT_TIMEOUT)
            // Reading is a test in itself.
            .test_before_acquire(false)
            .connect_lazy_with(options.clone())
    }

    fn current(&self) -> (u64, PgPool) {
        // A handle is never half changed.
        let mut current = self.pool.lock().unwrap_or_else(PoisonError::into_inner);
        if current.0 != self.epoch.number() {
            *current = (self.epoch.number(), Readers::make_pool(&self.options));
        }
        current.clone()
    }

    /// Reads, and tries once more if that failed for reasons that have nothing
    /// to do with the query.
    pub(super) async fn read<T>(
        &self,
        query: impl for<'c> Fn(&'c mut PgConnection) -> Query<'c, T> + Send + Sync,
    ) -> Result<T, StoreError> {
        let mut is_second = false;
        loop {
            let (number, pool) = self.current();
            let read = async {
                let mut connection = pool.acquire().await?;
                let read = timeout(READ_TIMEOUT, query(&mut connection)).await;
                let is_of_use = match &read {
                    Ok(Ok(_)) => true,
                    Ok(Err(fault @ sqlx::Error::Database(_))) => !is_passing(fault),
                    Ok(Err(_)) | Err(_) => false,
                };
                if !is_of_use {
                    // Back in the pool, it would take up a place for as long
                    // as it hangs.
                    drop(connection.detach());
                }
                Ok(read.map_err(|_| StoreError::TimedOut)??)
            };
            match read.await {
                Ok(read) => return Ok(read),
                Err(fault) if is_second => return Err(fault),
                // All connections were busy. Unless they hang, nothing is wrong
                // with them.
                Err(fault @ StoreError::Database(sqlx::Error::PoolTimedOut)) => {
                    if number == self.epoch.number() {
                        return Err(fault);
                    }
                }
                Err(StoreError::Database(fault)) if !is_passing(&fault) => {
                    if matches!(fault, sqlx::Error::Database(_)) {
                        return Err(fault.into());
                    }
                    // Something is wrong with this connection, which is gone.
                }
                Err(_) => self.epoch.end(number),
            }
            is_second = true;
        }
    }
}

/// Connects, and keeps trying for a while if nobody answers.
pub(in crate::store) async fn connect(
    options: &PgConnectOptions,
) -> Result<PgConnection, StoreError> {
    let until = Instant::now() + CONNECT_TIMEOUT;
    loop {
        let connected = timeout(CONNECT_TIMEOUT, PgConnection::connect_with(options)).await;
        match connected {
            Ok(Ok(connection)) => return Ok(connection),
            // A database that's starting or stopping says so.
            Ok(Err(fault)) if Instant::now() < until && is_passing(&fault) => {
                sleep(PAUSE).await;
            }
            Ok(Err(fault)) => return Err(fault.into()),
            Err(_) => return Err(StoreError::TimedOut),
        }
    }
}

/// Whether a failure may be over in a moment: nobody is listening, or the
/// database is starting or stopping.
fn is_passing(fault: &sqlx::Error) -> bool {
    match fault {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(fault) => fault.code().is_some_and(|code| code.starts_with("57P")),
        _ => false,
    }
}
