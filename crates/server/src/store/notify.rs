//! Notifications between processes that share a database.
//!
//! PostgreSQL serializes the commits of transactions that notify, so events are
//! written first and announced afterward, many at once, over a connection that
//! doesn't wait for the disk.
//!
//! Everyone listens on one channel. Splitting it by a hash of the table would
//! spare nobody anything, since a busy process has tables of every hash;
//! instead an event is announced only if another process has its table in
//! memory ([`NewEvent::notify`](super::NewEvent::notify)).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use protocol::TableId;
use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::{broadcast, mpsc};
use tokio::time::{sleep, timeout};

use super::postgres::connection::{CONNECT_TIMEOUT, Epoch, Reconnecting};
use super::{Notice, StoreError};

/// The channel on which processes notify each other.
const CHANNEL: &str = "gammonbox";

/// The longest notice that PostgreSQL takes.
const MAX_NOTICE_BYTES: usize = 7_999;

/// How many messages may wait to be sent.
const MAX_WAITING: usize = 20_000;

/// How many messages are sent at once.
const MAX_GROUP: usize = 2_000;

/// How long to wait for more lines before sending: too short for anyone to
/// notice, but long enough that a busy server sends dozens at once.
const GATHERING: Duration = Duration::from_millis(2);

/// How long it may take to send them.
const NOTIFY_TIMEOUT: Duration = Duration::from_secs(3);

/// How long the listener may hear nothing before it checks its connection.
const SILENCE: Duration = Duration::from_secs(2);

/// How long to wait before trying to connect again.
const PAUSE: Duration = Duration::from_millis(500);

/// Notifies the other processes.
#[derive(Clone, Debug)]
pub(super) struct Notifier {
    lines: mpsc::Sender<String>,
    /// Whether something wasn't sent, so that everyone has to check their logs.
    has_missed: Arc<AtomicBool>,
}

impl Notifier {
    /// Starts the task that notifies them. `process` identifies this one.
    pub(super) fn start(options: PgConnectOptions, epoch: Epoch, process: u64) -> Notifier {
        let (lines, waiting) = mpsc::channel(MAX_WAITING);
        let has_missed = Arc::new(AtomicBool::new(false));
        // A process that misses a notice reads the log, so notices needn't be
        // durable.
        let options = options.options([("synchronous_commit", "off")]);
        let connection = Reconnecting::new(options, epoch);
        tokio::spawn(notify(
            connection,
            process,
            waiting,
            Arc::clone(&has_missed),
        ));
        Notifier { lines, has_missed }
    }

    /// An event was written.
    pub(super) fn written(&self, table: TableId, number: u32, text: &str) {
        self.send(format!("event {table} {number} {text}"));
    }

    /// A message that isn't an event.
    pub(super) fn publish(&self, message: &str) {
        self.send(format!("message {message}"));
    }

    fn send(&self, line: String) {
        if self.lines.try_send(line).is_err() {
            self.has_missed.store(true, Ordering::Relaxed);
        }
    }
}

async fn notify(
    mut connection: Reconnecting,
    process: u64,
    mut waiting: mpsc::Receiver<String>,
    has_missed: Arc<AtomicBool>,
) {
    let mut lines = Vec::new();
    loop {
        if has_missed.swap(false, Ordering::Relaxed) {
            // Whoever reads the log sees all of it.
            while waiting.try_recv().is_ok() {}
            lines.push("missed".to_owned());
        } else if waiting.recv_many(&mut lines, MAX_GROUP).await == 0 {
            return;
        } else {
            sleep(GATHERING).await;
            while lines.len() < MAX_GROUP
                && let Ok(line) = waiting.try_recv()
            {
                lines.push(line);
            }
        }
        let notices = notices(process, &lines);
        lines.clear();
        let send = async |connection: &mut PgConnection| {
            sqlx::query("SELECT pg_notify($1, notice) FROM UNNEST($2::text[]) AS notice")
                .bind(CHANNEL)
                .bind(&notices)
                .execute(connection)
                .await?;
            Ok(())
        };
        if connection.with(NOTIFY_TIMEOUT, send).await.is_err() {
            tracing::warn!("other processes could not be notified");
            has_missed.store(true, Ordering::Relaxed);
            if waiting.is_closed() {
                return;
            }
            sleep(PAUSE).await;
        }
    }
}

/// Packs the lines into as few notices as possible. Each starts with the number
/// of this process.
fn notices(process: u64, lines: &[String]) -> Vec<String> {
    let head = format!("{process:x}");
    let mut notices = Vec::new();
    let mut notice = head.clone();
    for line in lines {
        // If a line is too long on its own, the others look up the event.
        let line = match head.len() + 1 + line.len() > MAX_NOTICE_BYTES {
            true => shortened(line),
            false => line,
        };
        if notice.len() + 1 + line.len() > MAX_NOTICE_BYTES {
            notices.push(std::mem::replace(&mut notice, head.clone()));
        }
        notice.push('\n');
        notice.push_str(line);
    }
    notices.push(notice);
    notices
}

/// A line about an event without the event.
fn shortened(line: &str) -> &str {
    let mut spaces = line.match_indices(' ').skip(2);
    spaces.next().map_or("missed", |(end, _)| &line[..end])
}

/// Tells the other processes that a table is deleted, in the transaction that
/// does so.
pub(super) async fn notify_deleted(
    connection: &mut PgConnection,
    process: u64,
    table: TableId,
) -> Result<(), sqlx::Error> {
    let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
    let told = told.bind(format!("{process:x}\ndeleted {table}"));
    told.execute(connection).await?;
    Ok(())
}

/// Reads a notice; nothing if it's from this process.
fn read(process: u64, notice: &str) -> Vec<Notice> {
    let mut lines = notice.lines();
    let by = lines.next().and_then(|by| u64::from_str_radix(by, 16).ok());
    if by == Some(process) {
        return Vec::new();
    }
    let read = |line: &str| {
        if let Some(message) = line.strip_prefix("message ") {
            return Some(Notice::Message(message.to_owned()));
        }
        if let Some(table) = line.strip_prefix("deleted ") {
            let table = table.parse().ok()?;
            return Some(Notice::Deleted { table });
        }
        let mut words = line.strip_prefix("event ")?.splitn(3, ' ');
        Some(Notice::Written {
            table: words.next()?.parse().ok()?,
            number: words.next()?.parse().ok()?,
            text: words.next().map(str::to_owned),
        })
    };
    // A line that can't be read is from another version: better to check.
    lines
        .map(|line| read(line).unwrap_or(Notice::Missed))
        .collect()
}

/// Receives notices from other processes.
pub(super) struct Listener(PgListener);

impl Listener {
    /// Starts to listen, on a connection of its own, so that it doesn't take up
    /// one of the readers' if it hangs.
    pub(super) async fn open(options: &PgConnectOptions) -> Result<Listener, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .acquire_timeout(CONNECT_TIMEOUT)
            .connect_lazy_with(options.clone());
        let opened = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            // A lost connection is noticed here, and everything is opened again.
            listener.eager_reconnect(false);
            sqlx::query("SELECT set_config('gammonbox.listens', 'yes', false)")
                .execute(&mut listener)
                .await?;
            listener.listen(CHANNEL).await?;
            Ok(Listener(listener))
        };
        let opened = timeout(CONNECT_TIMEOUT, opened).await;
        opened.unwrap_or(Err(StoreError::TimedOut))
    }

    /// Forwards notices until nobody wants them anymore. Those sent while the
    /// connection is lost are missed, so everyone has to check their logs
    /// afterward.
    pub(super) async fn forward(
        self,
        options: PgConnectOptions,
        epoch: Epoch,
        process: u64,
        notices: broadcast::WeakSender<Notice>,
    ) {
        let mut number = epoch.number();
        let mut listener = Some(self);
        while let Some(notices) = notices.upgrade() {
            if number != epoch.number() {
                number = epoch.number();
                listener = None;
            }
            let heard = match &mut listener {
                Some(listener) => listener.next(process).await,
                None => match Listener::open(&options).await {
                    Ok(opened) => {
                        listener = Some(opened);
                        Ok(vec![Notice::Missed])
                    }
                    Err(fault) => {
                        tracing::warn!(%fault, "the listener could not be connected");
                        sleep(PAUSE).await;
                        Ok(Vec::new())
                    }
                },
            };
            match heard {
                Ok(heard) => {
                    for notice in heard {
                        // Before the first table is opened, nobody needs it.
                        let _ = notices.send(notice);
                    }
                }
                Err(fault) => {
                    tracing::warn!(%fault, "the listener has lost its connection");
                    listener = None;
                    if matches!(fault, StoreError::TimedOut) {
                        epoch.end(number);
                    }
                }
            }
        }
    }

    /// The next notices; none if there's silence for a while.
    async fn next(&mut self, process: u64) -> Result<Vec<Notice>, StoreError> {
        match timeout(SILENCE, self.0.try_recv()).await {
            Ok(Ok(Some(heard))) => Ok(read(process, heard.payload())),
            Ok(Ok(None)) => Err(lost()),
            Ok(Err(fault)) => Err(fault.into()),
            Err(_) => {
                // If the connection is lost, it makes another by itself, which
                // lacks our setting.
                let ours =
                    "SELECT coalesce(current_setting('gammonbox.listens', true), '') = 'yes'";
                let asked = sqlx::query_scalar(ours).fetch_one(&mut self.0);
                let answered = timeout(CONNECT_TIMEOUT, asked).await;
                match answered.map_err(|_| StoreError::TimedOut)?? {
                    true => Ok(Vec::new()),
                    false => Err(lost()),
                }
            }
        }
    }
}

fn lost() -> StoreError {
    sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(table: u8, number: u32, text: &str) -> (Notice, String) {
        let table = TableId::new([table; 10]);
        let notice = Notice::Written {
            table,
            number,
            text: Some(text.to_owned()),
        };
        (notice, format!("event {table} {number} {text}"))
    }

    #[test]
    fn what_is_told_is_heard_in_few_notices_and_not_by_oneself() {
        let (told, lines): (Vec<Notice>, Vec<String>) = (1..=200)
            .map(|number| {
                event(
                    number as u8,
                    number,
                    &format!("{{\"text\": \"{number} words\"}}"),
                )
            })
            .unzip();
        let notices = notices(7, &lines);
        assert!(notices.len() < 10, "{}", notices.len());
        assert!(notices.iter().all(|notice| notice.len() < 8_000));
        let heard: Vec<Notice> = notices.iter().flat_map(|one| read(8, one)).collect();
        assert_eq!(heard, told);
        assert!(notices.iter().all(|notice| read(7, notice).is_empty()));
    }

    #[test]
    fn an_event_that_is_too_long_is_told_without_itself() {
        let (_, line) = event(1, 5, &"long ".repeat(2_000));
        let [notice] = &notices(7, &[line])[..] else {
            panic!("one notice");
        };
        let expected = Notice::Written {
            table: TableId::new([1; 10]),
            number: 5,
            text: None,
        };
        assert_eq!(read(8, notice), [expected]);
    }

    #[test]
    fn messages_are_heard_and_what_makes_no_sense_means_to_look() {
        let table = TableId::new([3; 10]);
        let notice = format!("7\nmessage any words\nmissed\nevent nowhere 1 {{}}\ndeleted {table}");
        let message = Notice::Message("any words".to_owned());
        let deleted = Notice::Deleted { table };
        let expected = [message, Notice::Missed, Notice::Missed, deleted];
        assert_eq!(read(8, &notice), expected);
    }
}
