//! Messages over a connection.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::command::{Command, CommandId};
use crate::event::Numbered;
use crate::key::{SeatKey, TableId};
use crate::refused::Refused;
use crate::seat::BySeat;
use crate::text;

/// A client's message. The first one is a [`Hello`], and only the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Who the client is, and what it has seen.
    Hello(Hello),
    /// A command, answered with `Accepted` or `Refused`.
    Command {
        /// Identifies the command in the answer and in the log.
        id: CommandId,
        /// The last event the client has seen. If something decisive has
        /// happened since, the command is refused, because the client couldn't
        /// know about it.
        after: u32,
        /// The command.
        command: Command,
    },
    /// A sign of life, answered with `Pong`.
    Ping {
        /// A number of the client's choice.
        id: u32,
    },
}

/// A client's first message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The client's protocol [`VERSION`](crate::VERSION).
    pub version: u32,
    /// The key to a seat; `None` for spectators.
    pub key: Option<SeatKey>,
    /// The last event the client has seen, or 0.
    pub seen: u32,
    /// When that event happened, so that the server can tell whether its log
    /// is still the one the client knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_at: Option<Moment>,
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToClient {
    /// The answer to [`Hello`]. The missed events follow.
    Welcome {
        /// Which table this is.
        table: TableId,
        /// The seat that the key opens.
        #[serde(with = "text::maybe_seat")]
        seat: Option<Seat>,
        /// The last event of the log, up to which the client gets events now.
        last: u32,
        /// The server's time, for clocks.
        now: Moment,
    },
    /// What happened, in order and without gaps.
    Events {
        /// One event, or several after a pause.
        events: Vec<Numbered>,
    },
    /// Who is connected. Sent whenever that changes.
    Presence {
        /// Whether someone is connected to each seat.
        here: BySeat<bool>,
        /// The number of connections without a seat.
        spectators: u32,
    },
    /// A command was accepted and became this event, which comes, or came, with
    /// the others.
    Accepted {
        /// The command's ID.
        id: CommandId,
        /// The number of the event.
        number: u32,
    },
    /// A command was refused, or a message could not be read.
    Refused {
        /// The command's ID, if it was one.
        id: Option<CommandId>,
        /// The reason, which the client can put into words.
        refused: Refused,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        id: u32,
        /// The server's time, which clocks run by.
        now: Moment,
    },
}
