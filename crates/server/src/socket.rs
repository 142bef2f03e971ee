//! A conversation with one client.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, close_code};
use futures_channel::mpsc;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use protocol::{Hello, Refused, TableId, ToClient, ToServer, VERSION};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::limits::{Bucket, Rate};
use crate::tables::{Entered, Room, Tables};
use crate::time;

/// How long a message may be.
pub(crate) const LONGEST_MESSAGE: usize = 8 * 1024;

/// How long a client may take to say hello.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a client is asked whether it is there.
const ASKED: Duration = Duration::from_secs(20);

/// After how long a client that says nothing is thought to be gone.
const GONE: Duration = Duration::from_secs(60);

/// How long it may take to send a message.
const SENDING: Duration = Duration::from_secs(20);

/// How many messages may wait to be sent.
const OUTBOX: usize = 128;

/// How many messages a client may send.
const RATE: Rate = Rate {
    a_second: 20.0,
    at_once: 60.0,
};

/// How many messages too many are forgiven before a client is let go.
const FORGIVEN: u32 = 100;

/// What the network may take of a turn without anybody being charged for it.
const LARGEST_CREDIT: Duration = Duration::from_secs(1);

/// Why a conversation ends.
enum End {
    /// The client has gone, or is not heard of any more.
    Gone,
    /// The client is told why.
    Refused(Refused),
    /// It was too slow to be told everything.
    TooSlow,
    /// The server closes.
    Closing,
}

/// Talks with a client about a table until either goes.
pub(crate) async fn converse<S, E>(mut socket: S, tables: Tables, id: TableId)
where
    S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
{
    let _present = tables.metrics().sockets.enter();
    let end = match enter(&mut socket, &tables, id).await {
        Ok((room, entered, outbox)) => {
            let conversation = Conversation {
                room: &room,
                entered,
                bucket: Bucket::full(RATE, Instant::now()),
                refused: 0,
                heard: Instant::now(),
                asked: None,
                way: Duration::ZERO,
            };
            let end = conversation.run(&mut socket, outbox, &tables).await;
            room.leave(entered).await;
            end
        }
        Err(end) => end,
    };
    let (code, reason) = match end {
        End::Gone => return,
        End::Refused(refused) => {
            let told = ToClient::Refused { id: None, refused };
            // Who has gone need not be told.
            let _ = send(&mut socket, &told).await;
            (close_code::POLICY, "refused")
        }
        End::TooSlow => (close_code::AGAIN, "too slow"),
        End::Closing => (close_code::RESTART, "closing"),
    };
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    };
    // The same.
    let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
}

/// Hears who it is, and lets them in.
async fn enter<S, E>(
    socket: &mut S,
    tables: &Tables,
    id: TableId,
) -> Result<(Room, Entered, mpsc::Receiver<Utf8Bytes>), End>
where
    S: Stream<Item = Result<Message, E>> + Unpin,
{
    let first = timeout(PATIENCE, socket.next()).await;
    let text = match first {
        Ok(Some(Ok(Message::Text(text)))) => text,
        Ok(Some(Ok(_))) => {
            let reason = "a text is expected".to_owned();
            return Err(End::Refused(Refused::NotUnderstood { reason }));
        }
        Ok(Some(Err(_))) => return Err(End::Refused(Refused::TooLarge)),
        Ok(None) | Err(_) => return Err(End::Gone),
    };
    let Hello { version, key, seen } = match understood(&text).map_err(End::Refused)? {
        ToServer::Hello(hello) => hello,
        ToServer::Wish { .. } | ToServer::Ping { .. } => {
            let reason = "the first message is a hello".to_owned();
            return Err(End::Refused(Refused::NotUnderstood { reason }));
        }
    };
    if version != VERSION {
        return Err(End::Refused(Refused::OtherVersion { server: VERSION }));
    }
    loop {
        let room = tables.room(id).await.map_err(End::Refused)?;
        let (outbox, messages) = mpsc::channel(OUTBOX);
        match room.enter(key, seen, outbox).await {
            Ok(entered) => return Ok((room, entered, messages)),
            // It was closed a moment ago: the next is open.
            Err(Refused::Closing) => {}
            Err(refused) => return Err(End::Refused(refused)),
        }
    }
}

/// Somebody who was let in, while they are here.
struct Conversation<'a> {
    room: &'a Room,
    entered: Entered,
    bucket: Bucket,
    /// How many messages were too many.
    refused: u32,
    /// When the client was last heard of.
    heard: Instant,
    /// When it was asked whether it is there, if it has not answered.
    asked: Option<Instant>,
    /// How long the way to the client and back takes.
    way: Duration,
}

impl Conversation<'_> {
    async fn run<S, E>(
        mut self,
        socket: &mut S,
        mut outbox: mpsc::Receiver<Utf8Bytes>,
        tables: &Tables,
    ) -> End
    where
        S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
    {
        let mut closing = tables.closing();
        let mut ticks = interval(ASKED);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let sent = tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(message)) => match self.hear(message).await {
                        Ok(Some(answer)) => send(socket, &answer).await,
                        Ok(None) => Ok(()),
                        Err(end) => return end,
                    },
                    Some(Err(_)) => return End::Refused(Refused::TooLarge),
                    None => return End::Gone,
                },
                text = outbox.next() => match text {
                    Some(text) => send_all(socket, text, &mut outbox).await,
                    None => return End::TooSlow,
                },
                now = ticks.tick() => {
                    if now > self.heard + GONE {
                        return End::Gone;
                    }
                    self.asked = Some(now);
                    in_time(socket.send(Message::Ping(Vec::new().into()))).await
                }
                () = closed(&mut closing) => return End::Closing,
            };
            if sent.is_err() {
                return End::Gone;
            }
        }
    }

    /// Does what a message says, and gives an answer that is not the room's.
    async fn hear(&mut self, message: Message) -> Result<Option<ToClient>, End> {
        let now = Instant::now();
        self.heard = now;
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(asked) = self.asked.take() {
                    self.way = now.saturating_duration_since(asked);
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
        if !self.bucket.take(RATE, now) {
            self.refused += 1;
            if self.refused > FORGIVEN {
                return Err(End::Refused(Refused::TooMany));
            }
            let (id, refused) = (None, Refused::TooMany);
            return Ok(Some(ToClient::Refused { id, refused }));
        }
        match understood(&text) {
            Ok(ToServer::Wish { id, after, wish }) => {
                let credit = self.way.min(LARGEST_CREDIT).as_millis() as u32;
                self.room.wish(self.entered, id, after, wish, credit).await;
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

/// Waits until the server closes.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // As good as closed if nobody could say so any more.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn understood(text: &str) -> Result<ToServer, Refused> {
    serde_json::from_str(text).map_err(|fault| Refused::NotUnderstood {
        reason: fault.to_string(),
    })
}

/// The client cannot be reached.
struct Lost;

async fn send<S: Sink<Message> + Unpin>(socket: &mut S, message: &ToClient) -> Result<(), Lost> {
    let text = serde_json::to_string(message);
    let text = text.expect("a message has no map and can be written");
    in_time(socket.send(Message::Text(text.into()))).await
}

/// Sends a text, and what waits besides, in one go.
async fn send_all<S: Sink<Message> + Unpin>(
    socket: &mut S,
    first: Utf8Bytes,
    outbox: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), Lost> {
    in_time(async {
        let mut next = Some(first);
        while let Some(text) = next {
            socket.feed(Message::Text(text)).await?;
            next = outbox.try_recv().ok();
        }
        socket.flush().await
    })
    .await
}

async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Lost> {
    match timeout(SENDING, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Lost),
    }
}
