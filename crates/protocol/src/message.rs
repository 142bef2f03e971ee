//! What is said over a connection.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::command::{Command, CommandId};
use crate::event::Numbered;
use crate::key::{SeatKey, TableId};
use crate::refused::Refused;
use crate::seat::BySeat;
use crate::text;

/// What a client says. The first message is a [`Hello`], and only the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Who it is, and what it has seen.
    Hello(Hello),
    /// Something to be done, and answered by `Accepted` or `Refused`.
    Command {
        /// What the answer names, and the log.
        id: CommandId,
        /// The last event it has seen. If something decisive happened since,
        /// nothing is done: the client did not know what it did.
        after: u32,
        /// What is to be done.
        command: Command,
    },
    /// A sign of life, which is answered by `Pong`.
    Ping {
        /// A number of the client's own.
        id: u32,
    },
}

/// How a client begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The [`VERSION`](crate::VERSION) of the protocol that it speaks.
    pub version: u32,
    /// What opens a seat; nothing from who only watches.
    pub key: Option<SeatKey>,
    /// The last event that it has seen, or 0.
    pub seen: u32,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    /// The answer to [`Hello`]. The events that were missed follow.
    Welcome {
        /// Which table this is.
        table: TableId,
        /// The seat that the key opens.
        #[serde(with = "text::maybe_seat")]
        seat: Option<Seat>,
        /// The last event of the log, up to which the client is told now.
        last: u32,
        /// The server's time, for clocks.
        now: Moment,
    },
    /// What happened, in order and without gaps.
    Events {
        /// One event, or many after a pause.
        events: Vec<Numbered>,
    },
    /// Who is connected, told whenever that changes.
    Presence {
        /// Whether somebody is connected to a seat.
        here: BySeat<bool>,
        /// Connections without a seat.
        spectators: u32,
    },
    /// A command was accepted and became this event, which comes, or came,
    /// with the others.
    Accepted {
        /// The command, by its own id.
        id: CommandId,
        /// The number of the event.
        number: u32,
    },
    /// A command was refused, or a message could not be read.
    Refused {
        /// Which command, if it was one.
        id: Option<CommandId>,
        /// The reason, which the client can put into words.
        refused: Refused,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        id: u32,
        /// The time of the server, by which clocks run.
        now: Moment,
    },
}
