//! A table that somebody is at: one task that owns its state.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Event, Numbered, Refused, SeatKey, Table, ToClient, Watching, Wish};
use rules::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::presence::{Elsewhere, Here, Others, REPEATED};
use super::{LINGERING, Tables, computer, label};
use crate::metrics::Counter;
use crate::store::{Appended, Kept, Line, StoreError};
use crate::time;

/// Where what somebody is told waits to be sent. Most of the time nothing
/// does, and tokio's channels take two kilobytes even then.
pub(crate) type Outbox = futures_channel::mpsc::Sender<Utf8Bytes>;

/// How many commands may wait for a room.
const WAITING: usize = 64;

/// How often a wish is tried again because another process was quicker.
const TRIES: u32 = 5;

/// The way to a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Room(mpsc::Sender<Command>);

/// Somebody who was let in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entered {
    /// The seat, unless they only watch.
    pub(crate) seat: Option<Seat>,
    visitor: u64,
}

#[derive(Debug)]
enum Command {
    Enter {
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
        answer: oneshot::Sender<Result<Entered, Refused>>,
    },
    Leave(Entered),
    Wish {
        from: Entered,
        id: u32,
        after: u32,
        wish: Box<Wish>,
        credit: u32,
    },
    /// A computer has thought about the table after an event.
    Thought {
        seat: Seat,
        after: u32,
        wish: Option<Box<Wish>>,
    },
    /// Another process may have written up to this number.
    Hear(u32),
    HearOf(Elsewhere),
}

impl Room {
    /// Opens the room of a table.
    pub(super) fn open(tables: Tables, kept: Kept, table: Table) -> Room {
        let (sender, receiver) = mpsc::channel(WAITING);
        let room = Room(sender);
        let mut keeper = Keeper {
            room: room.0.downgrade(),
            tables,
            kept: Arc::new(kept),
            table,
            visitors: Vec::new(),
            next_visitor: 0,
            others: Others::default(),
            thought_about: 0,
        };
        // Handed over by value it would be in the task twice.
        tokio::spawn(async move { keeper.run(receiver).await });
        room
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Lets somebody in who has seen the events up to a number. They are told
    /// of the rest, and of everything from now on, through the outbox.
    ///
    /// # Errors
    ///
    /// If the key is wrong, or there is none and the table is not open.
    pub(crate) async fn enter(
        &self,
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
    ) -> Result<Entered, Refused> {
        let (answer, answered) = oneshot::channel();
        let command = Command::Enter {
            key,
            seen,
            outbox,
            answer,
        };
        let sent = self.0.send(command).await;
        sent.map_err(|_| Refused::Closing)?;
        answered.await.map_err(|_| Refused::Closing)?
    }

    /// Lets somebody go.
    pub(crate) async fn leave(&self, who: Entered) {
        // A room that is closed has let everybody go.
        let _ = self.0.send(Command::Leave(who)).await;
    }

    /// Brings a wish. The answer comes through the outbox. `credit` is what
    /// the network took of who wishes.
    pub(crate) async fn wish(&self, from: Entered, id: u32, after: u32, wish: Wish, credit: u32) {
        let command = Command::Wish {
            from,
            id,
            after,
            wish: Box::new(wish),
            credit,
        };
        // A room is not closed while somebody is in it.
        let _ = self.0.send(command).await;
    }

    /// Another process may have written up to this number.
    pub(super) fn hear(&self, number: u32) {
        // A room with too much to do to hear it looks into its log before it
        // writes the next event anyway.
        let _ = self.0.try_send(Command::Hear(number));
    }

    /// Another process says who is there.
    pub(super) fn hear_of(&self, elsewhere: Elsewhere) {
        // It says so again soon.
        let _ = self.0.try_send(Command::HearOf(elsewhere));
    }
}

/// Who keeps a table in memory.
struct Keeper {
    /// For those who think about the table meanwhile.
    room: mpsc::WeakSender<Command>,
    tables: Tables,
    kept: Arc<Kept>,
    table: Table,
    visitors: Vec<Visitor>,
    next_visitor: u64,
    others: Others,
    /// The last event after which a computer was asked.
    thought_about: u32,
}

struct Visitor {
    number: u64,
    seat: Option<Seat>,
    outbox: Outbox,
}

impl Keeper {
    async fn run(&mut self, mut commands: mpsc::Receiver<Command>) {
        let tables = self.tables.clone();
        let _present = tables.metrics().rooms.enter();
        let mut repeated = interval(REPEATED);
        repeated.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let is_shared = tables.store().is_shared();
        self.go_on().await;
        loop {
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                _ = repeated.tick(), if is_shared => {
                    if self.others.forget(Instant::now()) {
                        self.show_presence();
                    }
                    self.tell_presence();
                }
                () = sleep(LINGERING), if self.visitors.is_empty() => {
                    let mut rooms = tables.rooms();
                    if commands.is_empty() {
                        rooms.remove(&self.table.id());
                        return;
                    }
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter {
                key,
                seen,
                outbox,
                answer,
            } => {
                let entered = self.let_in(key, seen, outbox).await;
                let is_in = entered.is_ok();
                if let Ok(Entered { seat, .. }) = entered {
                    tracing::info!(table = label(self.table.id()), ?seat, "somebody came");
                }
                // Who has gone meanwhile leaves with the next word.
                let _ = answer.send(entered);
                if is_in {
                    self.show_presence();
                    self.tell_presence();
                }
            }
            Command::Leave(who) => {
                let seat = who.seat;
                tracing::info!(table = label(self.table.id()), ?seat, "somebody left");
                self.visitors
                    .retain(|visitor| visitor.number != who.visitor);
                self.show_presence();
                self.tell_presence();
            }
            Command::Wish {
                from,
                id,
                after,
                wish,
                credit,
            } => {
                let granted = self.grant(from.seat, after, &wish, credit).await;
                let answer = match granted {
                    Ok(number) => ToClient::Granted { id, number },
                    Err(refused) => {
                        self.tables.metrics().refused.add();
                        ToClient::Refused {
                            id: Some(id),
                            refused,
                        }
                    }
                };
                self.tell(from.visitor, &answer);
                self.go_on().await;
            }
            Command::Thought { seat, after, wish } => {
                if let Some(wish) = wish {
                    // If something else happened first, it thinks again.
                    let _ = self.grant(Some(seat), after, &wish, 0).await;
                }
                self.go_on().await;
            }
            Command::Hear(number) => {
                if number > self.table.last() {
                    self.catch_up().await;
                    self.go_on().await;
                }
            }
            Command::HearOf(elsewhere) => {
                let before = self.others.with(self.here());
                let is_new = self.others.believe(elsewhere, Instant::now());
                if self.others.with(self.here()) != before {
                    self.show_presence();
                }
                if is_new {
                    self.tell_presence();
                }
            }
        }
    }

    async fn let_in(
        &mut self,
        key: Option<SeatKey>,
        seen: u32,
        outbox: Outbox,
    ) -> Result<Entered, Refused> {
        let seat = match key {
            Some(key) => Some(seat_of(&self.kept, &key).ok_or(Refused::WrongKey)?),
            None if self.table.terms().watching == Watching::Closed => {
                return Err(Refused::NotOpen);
            }
            None => None,
        };
        if self.tables.store().is_shared() {
            self.catch_up().await;
        }
        let last = self.table.last();
        let mut events = match seen < last {
            true => self.events_after(seen).await?,
            false => Vec::new(),
        };
        // What another process has written since is told when it is followed.
        events.retain(|event| event.number <= last);
        let number = self.next_visitor;
        self.next_visitor += 1;
        self.visitors.push(Visitor {
            number,
            seat,
            outbox,
        });
        let welcome = ToClient::Welcome {
            table: self.table.id(),
            seat,
            last,
            now: time::now(),
        };
        self.tell(number, &welcome);
        if !events.is_empty() {
            self.tell(number, &ToClient::Events { events });
        }
        Ok(Entered {
            seat,
            visitor: number,
        })
    }

    /// Makes a wish come true, and says by which event.
    async fn grant(
        &mut self,
        seat: Option<Seat>,
        after: u32,
        wish: &Wish,
        credit: u32,
    ) -> Result<u32, Refused> {
        for _ in 0..TRIES {
            let kept = Arc::clone(&self.kept);
            let secret = |match_number| kept.secret(match_number);
            let now = time::now();
            let event = self.table.grant(seat, after, wish, now, secret)?;
            if let Some(number) = self.write(event, credit).await? {
                return Ok(number);
            }
        }
        Err(Refused::Stale {
            last: self.table.last(),
        })
    }

    /// Writes down the next event and tells everybody. Nothing if another
    /// process has written one, which is known now.
    async fn write(&mut self, event: Event, credit: u32) -> Result<Option<u32>, Refused> {
        let event = Numbered {
            number: self.table.last() + 1,
            at: time::now(),
            credit: if self.table.clock().is_some() {
                credit
            } else {
                0
            },
            event,
        };
        let line = Line {
            table: self.table.id(),
            event: event.clone(),
            kept: None,
        };
        let began = Instant::now();
        let appended = self.tables.store().append(line).await;
        self.tables.metrics().writing.observe(began.elapsed());
        match appended {
            Ok(Appended::Written) => {
                self.tables.metrics().events.add();
                let number = event.number;
                self.follow(event);
                Ok(Some(number))
            }
            Ok(Appended::NotNext) => {
                self.catch_up().await;
                Ok(None)
            }
            Err(fault) => {
                tracing::error!(%fault, table = label(self.table.id()), "an event was not written");
                // It may be there all the same.
                self.catch_up().await;
                Err(Refused::Storage)
            }
        }
    }

    /// Follows an event of the log and tells everybody.
    fn follow(&mut self, event: Numbered) {
        if let Err(fault) = self.table.follow(&event) {
            tracing::error!(%fault, table = label(self.table.id()), "the log cannot be followed");
            return;
        }
        self.tell_all(&ToClient::Events {
            events: vec![event],
        });
    }

    /// Follows what is in the log and not yet known.
    async fn catch_up(&mut self) {
        // Who asks for more is told if the log cannot be read.
        for event in self
            .events_after(self.table.last())
            .await
            .unwrap_or_default()
        {
            self.follow(event);
        }
    }

    async fn events_after(&self, number: u32) -> Result<Vec<Numbered>, Refused> {
        let id = self.table.id();
        let events = self.tables.store().events(id, number).await;
        events.map_err(|fault: StoreError| {
            tracing::error!(%fault, table = label(id), "a log could not be read");
            Refused::Storage
        })
    }

    /// Does what is for the server to do: reveal the secret of a match that
    /// is over, and have a computer think.
    async fn go_on(&mut self) {
        while self.table.lacks_secret() {
            let secret = self.kept.secret(self.table.match_number());
            if self.write(Event::Revealed { secret }, 0).await.is_err() {
                // The next one who comes has it tried again.
                return;
            }
        }
        let after = self.table.last();
        let Some(seat) = computer::due(&self.table).filter(|_| self.thought_about < after) else {
            return;
        };
        self.thought_about = after;
        let (room, tables, table) = (self.room.clone(), self.tables.clone(), self.table.clone());
        tokio::spawn(async move {
            let wish = tables.0.computers.wish(&table, seat).await.map(Box::new);
            if let Some(room) = room.upgrade() {
                // A room that is closed thinks again when it is opened.
                let _ = room.send(Command::Thought { seat, after, wish }).await;
            }
        });
    }

    fn here(&self) -> Here {
        let mut here = Here::default();
        for visitor in &self.visitors {
            match visitor.seat {
                Some(seat) => here.seats[seat] = true,
                None => here.spectators += 1,
            }
        }
        here
    }

    fn show_presence(&mut self) {
        let presence = self.others.with(self.here());
        self.tell_all(&presence);
    }

    /// Tells other processes who is here.
    fn tell_presence(&self) {
        if !self.tables.store().is_shared() {
            return;
        }
        let elsewhere = Elsewhere {
            process: self.tables.0.process,
            table: self.table.id(),
            here: self.here(),
        };
        self.tables.store().tell(elsewhere.write());
    }

    fn tell(&mut self, visitor: u64, message: &ToClient) {
        let text = written(message);
        let dropped = &self.tables.metrics().dropped;
        self.visitors
            .retain_mut(|one| one.number != visitor || is_told(&mut one.outbox, &text, dropped));
    }

    fn tell_all(&mut self, message: &ToClient) {
        let text = written(message);
        let dropped = &self.tables.metrics().dropped;
        self.visitors
            .retain_mut(|one| is_told(&mut one.outbox, &text, dropped));
    }
}

/// Which seat a key opens.
pub(crate) fn seat_of(kept: &Kept, key: &SeatKey) -> Option<Seat> {
    let opens = |seat: &Seat| kept.digests[*seat].is_some_and(|digest| key.has_digest(&digest));
    [Seat::First, Seat::Second].into_iter().find(opens)
}

fn written(message: &ToClient) -> Utf8Bytes {
    let text = serde_json::to_string(message);
    text.expect("a message has no map and can be written")
        .into()
}

/// Puts a message into an outbox. Whoever does not empty theirs is let go,
/// and gets the rest when they connect again.
fn is_told(outbox: &mut Outbox, text: &Utf8Bytes, dropped: &Counter) -> bool {
    match outbox.try_send(text.clone()) {
        Ok(()) => true,
        Err(refused) => {
            if refused.is_full() {
                dropped.add();
            }
            false
        }
    }
}
