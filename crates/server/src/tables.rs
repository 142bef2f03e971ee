//! All tables of a server.

mod computer;
mod log_pages;
mod log_size;
mod presence;
mod retention;
mod room;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::Level;
use protocol::{
    BySeat, CreatedTable, DiceSource, Event, NewTable, Numbered, Opponent, Refused, SeatKey, Table,
    TableId, WantedColor,
};
use rules::Seat;
use tokio::sync::{OnceCell, broadcast, watch};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep, timeout};

pub(crate) use log_pages::LogPage;
pub(crate) use room::{Member, Room, seat_of};

use self::computer::Computers;
use self::log_pages::LogPages;
use self::log_size::LogSize;
use self::presence::RemotePresence;
use crate::metrics::Metrics;
use crate::random;
use crate::store::{Appended, NewEvent, Notice, SharedStore, Store, StoreError, TableSecrets};
use crate::time;

/// All tables of a server. Tables with someone connected are in memory, each as
/// a room; the others are only in the store.
#[derive(Clone, Debug)]
pub struct Tables(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: SharedStore,
    rooms: Mutex<HashMap<TableId, Room>>,
    /// Tables that are being read. Everyone who joins one meanwhile waits for the
    /// same reading.
    loading: Mutex<HashMap<TableId, Arc<OnceCell<Room>>>>,
    computers: Computers,
    pages: LogPages,
    metrics: Metrics,
    /// Which process this is, for those that share its store.
    process: u64,
    closing: watch::Sender<bool>,
    /// Whether the store could be written, and when that was tried.
    probed: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

/// A table that was read from its log.
#[derive(Debug)]
struct LoadedTable {
    secrets: TableSecrets,
    table: Table,
    size: LogSize,
}

/// A table that's being read. The first client that has it, or gives up on it,
/// removes it from the list.
struct Loading<'a> {
    tables: &'a Tables,
    id: TableId,
    room: Arc<OnceCell<Room>>,
}

impl Drop for Loading<'_> {
    fn drop(&mut self) {
        let mut loading = self.tables.loading();
        let is_same = |room: &Arc<_>| Arc::ptr_eq(room, &self.room);
        if loading.get(&self.id).is_some_and(is_same) {
            loading.remove(&self.id);
        }
    }
}

/// How many events of a log are read at once.
const EVENTS_READ_AT_ONCE: u32 = 1_000;

/// How long a table stays in memory after the last client has left.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// How long the store's answer is good for, so that those who ask often don't
/// keep it busy.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// How long the store may take to answer.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

/// How long to wait until everyone has been told that the server is closing.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

impl Tables {
    /// The tables in a store.
    #[must_use]
    pub fn new(store: SharedStore) -> Tables {
        let notices = store.notices();
        let tables = Tables(Arc::new(Shared {
            store,
            rooms: Mutex::default(),
            loading: Mutex::default(),
            computers: Computers::default(),
            pages: LogPages::default(),
            metrics: Metrics::default(),
            process: u64::from_be_bytes(random::bytes()),
            closing: watch::Sender::new(false),
            probed: tokio::sync::Mutex::default(),
        }));
        tokio::spawn(tables.clone().forward_notices(notices));
        tables
    }

    /// Sets up a table.
    ///
    /// # Errors
    ///
    /// If the request makes no sense, or can't be saved.
    pub(crate) async fn create(&self, wanted: &NewTable) -> Result<CreatedTable, Refused> {
        if let Opponent::Computer(level) = &wanted.opponent
            && Level::named(level).is_none()
        {
            let reason = format!("'{}' is no level", level.escape_debug());
            return Err(Refused::NotUnderstood { reason });
        }
        let seat = match wanted.color {
            WantedColor::White => Seat::First,
            WantedColor::Black => Seat::Second,
            WantedColor::Either if random::bytes::<1>()[0].is_multiple_of(2) => Seat::First,
            WantedColor::Either => Seat::Second,
        };
        let terms = wanted.terms(seat);
        let table = TableId::new(random::bytes());
        let keys = BySeat::from_fn(|seat| {
            let is_person = !terms.seats[seat].is_computer();
            is_person.then(|| SeatKey::new(random::bytes()))
        });
        let secrets = TableSecrets {
            digests: keys.map(|key| key.map(|key| key.digest())),
            seed: random::bytes(),
        };
        let commitment = match terms.dice {
            DiceSource::Server => Some(secrets.secret(1).commitment()),
            DiceSource::Hand => None,
        };
        let event = Numbered {
            number: 1,
            at: time::now(),
            credit: 0,
            command: None,
            event: Event::Created { terms, commitment },
        };
        let new = NewEvent {
            table,
            event,
            after: None,
            secrets: Some(secrets),
            // Nobody has heard of it.
            notify: false,
        };
        match self.store().append(new).await {
            Ok(Appended::Written) => {}
            Ok(Appended::NotNext) | Err(_) => return Err(Refused::Storage),
        }
        self.metrics().tables_created.add();
        tracing::info!(table = label(table), "set up");
        let (key, invitation) = match (seat, keys.first, keys.second) {
            (Seat::First, own, other) | (Seat::Second, other, own) => (own, other),
        };
        Ok(CreatedTable {
            table,
            seat,
            key: key.expect("who sets up a table is a person"),
            invitation,
        })
    }

    /// The room of a table, which is loaded if it isn't in memory.
    ///
    /// # Errors
    ///
    /// If there's no such table, or its log can't be read.
    pub(crate) async fn room(&self, id: TableId) -> Result<Room, Refused> {
        if let Some(room) = self.rooms().get(&id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let loading = Loading {
            tables: self,
            id,
            room: Arc::clone(self.loading().entry(id).or_default()),
        };
        let room = loading.room.get_or_try_init(|| self.open_room(id));
        room.await.cloned()
    }

    async fn open_room(&self, id: TableId) -> Result<Room, Refused> {
        let loaded = self.load(id).await?;
        let mut rooms = self.rooms();
        // Someone else may have been quicker.
        if let Some(room) = rooms.get(&id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let room = Room::open(self.clone(), loaded);
        rooms.insert(id, room.clone());
        Ok(room)
    }

    /// A table from its log, with its secrets.
    ///
    /// # Errors
    ///
    /// If there is no such table, or its log cannot be read.
    async fn load(&self, id: TableId) -> Result<LoadedTable, Refused> {
        let loaded = self.read_log(id).await.map_err(|fault: StoreError| {
            tracing::error!(%fault, table = label(id), "a log could not be read");
            Refused::Storage
        });
        loaded?.ok_or(Refused::UnknownTable)
    }

    /// Reads a log, some of it at a time.
    async fn read_log(&self, id: TableId) -> Result<Option<LoadedTable>, StoreError> {
        let Some(secrets) = self.store().secrets(id).await? else {
            return Ok(None);
        };
        let mut read: Option<(Table, LogSize)> = None;
        loop {
            let last = read.as_ref().map_or(0, |(table, _)| table.last());
            let texts = self.store().texts(id, last, EVENTS_READ_AT_ONCE).await?;
            let is_end = texts.len() < EVENTS_READ_AT_ONCE as usize;
            // Applying this many takes longer than others should wait.
            let applied = spawn_blocking(move || apply_texts(id, read, &texts)).await;
            read = applied.map_err(|fault| StoreError::Damaged {
                table: id,
                reason: fault.to_string(),
            })??;
            if is_end {
                break;
            }
        }
        match read {
            Some((table, size)) => Ok(Some(LoadedTable {
                secrets,
                table,
                size,
            })),
            None => Err(StoreError::Damaged {
                table: id,
                reason: "it is empty".to_owned(),
            }),
        }
    }

    /// The number of the last event of a table.
    ///
    /// # Errors
    ///
    /// If the log cannot be read.
    pub(crate) async fn last_event(&self, id: TableId) -> Result<u32, Refused> {
        self.store().last(id).await.map_err(|fault| {
            tracing::error!(%fault, table = label(id), "a log could not be read");
            Refused::Storage
        })
    }

    /// Disconnects everyone, and waits a moment until they've been told. What
    /// was written stays.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        let everybody_has_gone = async {
            while self.metrics().sockets.get() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        // Clients that don't listen find out by themselves.
        let _ = timeout(CLOSE_TIMEOUT, everybody_has_gone).await;
    }

    /// Whether the store can be written to; it's tried at most once a second.
    pub(crate) async fn is_store_well(&self) -> bool {
        let mut probed = self.0.probed.lock().await;
        if let Some((at, is_well)) = *probed
            && at.elapsed() < PROBE_INTERVAL
        {
            return is_well;
        }
        let tried = timeout(PROBE_TIMEOUT, self.store().probe()).await;
        let is_well = matches!(tried, Ok(Ok(())));
        *probed = Some((Instant::now(), is_well));
        is_well
    }

    /// Whether the server is shutting down.
    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Becomes true when the server shuts down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Room>> {
        // A map of handles is never half changed.
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn loading(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Room>>>> {
        // The same.
        let loading = self.0.loading.lock();
        loading.unwrap_or_else(PoisonError::into_inner)
    }

    /// Forwards what other processes say to the rooms it's about.
    async fn forward_notices(self, mut notices: broadcast::Receiver<Notice>) {
        loop {
            match notices.recv().await {
                Ok(Notice::Written {
                    table,
                    number,
                    text,
                }) => self.log_grew(table, number, text.as_deref()),
                Ok(Notice::Message(text)) => {
                    let Some(remote) = RemotePresence::read(&text) else {
                        continue;
                    };
                    if remote.process != self.0.process
                        && let Some(room) = self.rooms().get(&remote.table)
                    {
                        room.remote_presence(remote);
                    }
                }
                Ok(Notice::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    // Another database may have taken over, without the last
                    // events.
                    self.0.pages.forget_all();
                    let rooms: Vec<Room> = self.rooms().values().cloned().collect();
                    for room in rooms {
                        room.missed_something();
                    }
                }
                Ok(Notice::Deleted { table }) => {
                    self.0.pages.forget(table);
                    if let Some(room) = self.rooms().get(&table) {
                        room.may_be_deleted();
                    }
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    fn log_grew(&self, table: TableId, number: u32, text: Option<&str>) {
        let Some(room) = self.rooms().get(&table).cloned() else {
            return;
        };
        match text.and_then(|text| serde_json::from_str(text).ok()) {
            Some(event) => room.written(event),
            None => room.log_grew(number),
        }
    }
}

/// Applies the next events of a log to what was read before.
fn apply_texts(
    id: TableId,
    mut read: Option<(Table, LogSize)>,
    texts: &[String],
) -> Result<Option<(Table, LogSize)>, StoreError> {
    let damaged = |reason: String| StoreError::Damaged { table: id, reason };
    for text in texts {
        let event: Numbered =
            serde_json::from_str(text).map_err(|fault| damaged(fault.to_string()))?;
        let (table, size) = match &mut read {
            Some((table, size)) => {
                size.before(table, &event.event);
                let applied = table.apply(&event);
                applied.map_err(|fault| damaged(fault.to_string()))?;
                (table, size)
            }
            None => {
                let table = Table::new(id, &event);
                let table = table.map_err(|fault| damaged(fault.to_string()))?;
                let (table, size) = read.insert((table, LogSize::default()));
                (table, size)
            }
        };
        size.add(table, &event.event, text.len());
    }
    Ok(read)
}

/// What logs call a table: enough to find it, too little to watch it.
fn label(id: TableId) -> String {
    id.to_string().chars().take(6).collect()
}
