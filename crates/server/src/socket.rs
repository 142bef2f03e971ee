//! The WebSocket session of one client.

use std::fmt::Display;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, close_code};
use futures_channel::mpsc;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use protocol::{Hello, Moment, Refused, TableId, ToClient, ToServer, VERSION};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::limits::{Bucket, Quota, Rate};
use crate::normalize::normalize;
use crate::tables::{LogPage, Member, Room, Tables};
use crate::time;

/// The longest message.
pub(crate) const MAX_MESSAGE_BYTES: usize = 8 * 1024;

/// How long a client may take to send hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// How often a client is pinged.
const PING_INTERVAL: Duration = Duration::from_secs(20);

/// After how long a silent client is disconnected.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(60);

/// How long it may take to send a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);

/// How many messages may wait to be sent.
const OUTBOX_CAPACITY: usize = 128;

/// How many messages a client may send.
const RATE: Rate = Rate {
    a_second: 20.0,
    at_once: 60.0,
};

/// How many messages above the rate are refused before the client is
/// disconnected.
const MAX_REFUSED: u32 = 100;

/// How much network time is credited to the clock.
const MAX_CREDIT: Duration = Duration::from_secs(1);

/// Why a session ends.
enum End {
    /// The client has disconnected, or is silent.
    Gone,
    /// The client is told why.
    Refused(Refused),
    /// The log can't be read right now. That refuses nothing the client wants
    /// to do: it tries again.
    Unreadable,
    /// It reads too slowly.
    TooSlow,
    /// The server is shutting down.
    Closing,
}

impl From<Refused> for End {
    fn from(refused: Refused) -> End {
        match refused {
            Refused::Storage => End::Unreadable,
            refused => End::Refused(refused),
        }
    }
}

/// Serves a client at a table until either ends it.
pub(crate) async fn serve<S, E>(mut socket: S, tables: Tables, id: TableId, quota: Quota)
where
    S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
    E: Display,
{
    let _present = tables.metrics().sockets.enter();
    // What's done once shouldn't take memory for the rest of the session.
    let end = match Box::pin(join(&mut socket, &tables, id, &quota)).await {
        Ok(Joined {
            room,
            member,
            outbox,
            seen,
        }) => {
            let session = Session {
                room: &room,
                member,
                bucket: Bucket::full(RATE, Instant::now()),
                refused: 0,
                heard: Instant::now(),
                pinged: None,
                round_trip: Duration::ZERO,
            };
            let welcomed = welcome(&mut socket, &tables, id, member, seen, &quota);
            let end = match Box::pin(welcomed).await {
                Ok(()) => session.run(&mut socket, outbox, &tables).await,
                Err(end) => end,
            };
            room.leave(member).await;
            end
        }
        Err(end) => end,
    };
    let (code, reason) = match end {
        End::Gone => return,
        End::Refused(refused) => {
            let message = ToClient::Refused { id: None, refused };
            // The client may have gone.
            let _ = send(&mut socket, &message).await;
            (close_code::POLICY, "refused")
        }
        End::Unreadable => (close_code::AGAIN, "storage"),
        End::TooSlow => (close_code::AGAIN, "too slow"),
        End::Closing => (close_code::RESTART, "closing"),
    };
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    };
    // The same.
    let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
}

/// A client that is in a room.
struct Joined {
    room: Room,
    member: Member,
    outbox: mpsc::Receiver<Utf8Bytes>,
    seen: Seen,
}

/// The last event that a client has seen.
struct Seen {
    number: u32,
    /// When it happened, if the client says so.
    at: Option<Moment>,
}

/// Reads the hello, and joins the room.
async fn join<S, E>(
    socket: &mut S,
    tables: &Tables,
    id: TableId,
    quota: &Quota,
) -> Result<Joined, End>
where
    S: Stream<Item = Result<Message, E>> + Unpin,
    E: Display,
{
    let first = timeout(HELLO_TIMEOUT, socket.next()).await;
    let text = match first {
        Ok(Some(Ok(Message::Text(text)))) => text,
        Ok(Some(Ok(_))) => {
            let reason = "a text is expected".to_owned();
            return Err(End::Refused(Refused::NotUnderstood { reason }));
        }
        Ok(Some(Err(fault))) => return Err(End::Refused(unreadable(&fault))),
        Ok(None) | Err(_) => return Err(End::Gone),
    };
    let hello = match parse(&text).map_err(End::Refused)? {
        ToServer::Hello(hello) => hello,
        ToServer::Command { .. } | ToServer::Ping { .. } => {
            let reason = "the first message is a hello".to_owned();
            return Err(End::Refused(Refused::NotUnderstood { reason }));
        }
    };
    let Hello {
        version,
        key,
        seen,
        seen_at,
    } = hello;
    if version != VERSION {
        return Err(End::Refused(Refused::OtherVersion { server: VERSION }));
    }
    loop {
        let room = tables.room(id).await?;
        let (sender, outbox) = mpsc::channel(OUTBOX_CAPACITY);
        match room.join(key, sender, quota.clone()).await {
            Ok(member) => {
                return Ok(Joined {
                    room,
                    member,
                    outbox,
                    seen: Seen {
                        number: seen,
                        at: seen_at,
                    },
                });
            }
            // The room was closed a moment ago: the next one is open.
            Err(Refused::Closing) => {}
            Err(refused) => return Err(End::Refused(refused)),
        }
    }
}

/// Answers the hello with the events the client has missed, as fast as it
/// reads. Meanwhile, new events wait in its outbox.
async fn welcome<S: Sink<Message> + Unpin>(
    socket: &mut S,
    tables: &Tables,
    id: TableId,
    member: Member,
    seen: Seen,
    quota: &Quota,
) -> Result<(), End> {
    let Member { seat, last, .. } = member;
    let welcome = ToClient::Welcome {
        table: id,
        seat,
        last,
        now: time::now(),
    };
    send(socket, &welcome).await.map_err(|_| End::Gone)?;
    let mut sent = match is_in_log(tables, id, member, &seen).await? {
        true => seen.number,
        // A client that has seen what the store has lost starts over.
        false => 0,
    };
    while sent < last {
        if tables.is_closing() {
            return Err(End::Closing);
        }
        let page = tables.log_page(id, sent, last).await;
        let LogPage { messages, last } = page?;
        for message in messages.iter().cloned() {
            quota.read(message.len()).await;
            let sending = with_timeout(socket.send(Message::Text(message)));
            sending.await.map_err(|_| End::Gone)?;
        }
        sent = last;
    }
    Ok(())
}

/// Whether the last event that a client has seen is in the log.
async fn is_in_log(tables: &Tables, id: TableId, member: Member, seen: &Seen) -> Result<bool, End> {
    let Some(at) = seen.at.filter(|_| (1..=member.last).contains(&seen.number)) else {
        return Ok(seen.number <= member.last);
    };
    if seen.number == member.last {
        return Ok(at == member.last_at);
    }
    let found = tables.store().events(id, seen.number - 1, 1).await;
    let found = found.map_err(|_| End::Unreadable)?;
    Ok(found.first().is_some_and(|event| event.at == at))
}

/// A client that has joined a room.
struct Session<'a> {
    room: &'a Room,
    member: Member,
    bucket: Bucket,
    /// How many messages were too many.
    refused: u32,
    /// When the client was last heard from.
    heard: Instant,
    /// When it was pinged, if it hasn't answered yet.
    pinged: Option<Instant>,
    /// How long the last ping and its answer took.
    round_trip: Duration,
}

impl Session<'_> {
    async fn run<S, E>(
        mut self,
        socket: &mut S,
        mut outbox: mpsc::Receiver<Utf8Bytes>,
        tables: &Tables,
    ) -> End
    where
        S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
        E: Display,
    {
        let mut closing = tables.closing();
        let mut ticks = interval(PING_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let sent = tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(message)) => match self.handle(message).await {
                        Ok(Some(answer)) => send(socket, &answer).await,
                        Ok(None) => Ok(()),
                        Err(end) => return end,
                    },
                    Some(Err(fault)) => return End::Refused(unreadable(&fault)),
                    None => return End::Gone,
                },
                text = outbox.next() => match text {
                    Some(text) => send_all(socket, text, &mut outbox).await,
                    None => return End::TooSlow,
                },
                now = ticks.tick() => {
                    if now > self.heard + SILENCE_TIMEOUT {
                        return End::Gone;
                    }
                    self.pinged = Some(now);
                    with_timeout(socket.send(Message::Ping(Vec::new().into()))).await
                }
                () = closed(&mut closing) => return End::Closing,
            };
            if sent.is_err() {
                return End::Gone;
            }
        }
    }

    /// Handles a message, and returns an answer that doesn't come from the
    /// room.
    async fn handle(&mut self, message: Message) -> Result<Option<ToClient>, End> {
        let now = Instant::now();
        self.heard = now;
        let is_too_many = !self.bucket.take(RATE, now, 1.0);
        if is_too_many {
            self.refused += 1;
            if self.refused > MAX_REFUSED {
                return Err(End::Refused(Refused::TooMany));
            }
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    self.round_trip = now.saturating_duration_since(pinged);
                }
                return Ok(None);
            }
            Message::Ping(_) => return Ok(None),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                let reason = "a text is expected".to_owned();
                return Err(End::Refused(Refused::NotUnderstood { reason }));
            }
        };
        if is_too_many {
            let id = match parse(&text) {
                Ok(ToServer::Command { id, .. }) => Some(id),
                _ => None,
            };
            let refused = Refused::TooMany;
            return Ok(Some(ToClient::Refused { id, refused }));
        }
        match parse(&text) {
            Ok(ToServer::Command { id, after, command }) => {
                let command = match normalize(command) {
                    Ok(command) => command,
                    Err(refused) => {
                        let id = Some(id);
                        return Ok(Some(ToClient::Refused { id, refused }));
                    }
                };
                let credit = self.round_trip.min(MAX_CREDIT).as_millis() as u32;
                self.room
                    .command(self.member, id, after, command, credit)
                    .await;
                Ok(None)
            }
            Ok(ToServer::Ping { id }) => Ok(Some(ToClient::Pong {
                id,
                now: time::now(),
            })),
            Ok(ToServer::Hello(_)) => {
                let reason = "hello is said once".to_owned();
                let (id, refused) = (None, Refused::NotUnderstood { reason });
                Ok(Some(ToClient::Refused { id, refused }))
            }
            Err(refused) => Ok(Some(ToClient::Refused { id: None, refused })),
        }
    }
}

/// Waits until the server shuts down.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // If the sender is gone, that's as good as shutting down.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Why a message could not be read at all.
fn unreadable(fault: &impl Display) -> Refused {
    let reason = fault.to_string();
    match reason.contains("too long") {
        true => Refused::TooLarge,
        false => Refused::NotUnderstood { reason },
    }
}

fn parse(text: &str) -> Result<ToServer, Refused> {
    serde_json::from_str(text).map_err(|fault| Refused::NotUnderstood {
        reason: fault.to_string(),
    })
}

/// The client cannot be reached.
struct Disconnected;

async fn send<S: Sink<Message> + Unpin>(
    socket: &mut S,
    message: &ToClient,
) -> Result<(), Disconnected> {
    let text = serde_json::to_string(message);
    let text = text.expect("a message has no map and can be written");
    with_timeout(socket.send(Message::Text(text.into()))).await
}

/// Sends a text and whatever else is waiting, in one go.
async fn send_all<S: Sink<Message> + Unpin>(
    socket: &mut S,
    first: Utf8Bytes,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Disconnected> {
    with_timeout(async {
        let mut next = Some(first);
        while let Some(text) = next {
            socket.feed(Message::Text(text)).await?;
            next = outbox.try_recv().ok();
        }
        socket.flush().await
    })
    .await
}

async fn with_timeout<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Disconnected> {
    match timeout(SEND_TIMEOUT, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Disconnected),
    }
}
