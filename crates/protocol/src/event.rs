//! The events at a table, in the order of its log.

use rules::{Seat, WrittenEntry};
use serde::{Deserialize, Serialize};

use crate::bytes::{Commitment, Secret, Share};
use crate::clock::Moment;
use crate::command::{Chat, CommandId, Name};
use crate::terms::Terms;
use crate::text;

/// An event with its number in a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbered {
    /// Its number in the log, from 1 and without gaps.
    pub number: u32,
    /// When it was written.
    pub at: Moment,
    /// The milliseconds that the network took. The clock limits how many of
    /// them count; see [`Clock`](crate::Clock).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub credit: u32,
    /// The ID of the command behind it, if a client sent one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
    /// The event with this number.
    pub event: Event,
}

impl Numbered {
    /// An event without a command.
    #[must_use]
    pub const fn new(number: u32, at: Moment, event: Event) -> Numbered {
        Numbered {
            number,
            at,
            credit: 0,
            command: None,
            event,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The table was set up. It's the first event, and only the first.
    Created {
        /// Rules, seats, clocks and dice, which never change.
        terms: Terms,
        /// The commitment to the first match's secret, if the server rolls.
        commitment: Option<Commitment>,
    },
    /// Someone sat down and accepted the terms.
    Seated {
        /// The seat, which was free.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// The player's name.
        name: Name,
        /// What they add to the dice of the match.
        share: Share,
    },
    /// A seat added to the dice of a later match.
    Shared {
        /// The seat that added them.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// Random bytes that are mixed with the secret.
        share: Share,
    },
    /// A player acted in the match.
    Acted {
        /// What they did, as in a [`rules::Record`]: `White roll 31`.
        #[serde(with = "text")]
        entry: WrittenEntry,
    },
    /// Someone asked the opponent for something.
    Asked {
        /// The seat that asked.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// What the opponent is asked to agree to.
        request: Request,
    },
    /// The request was withdrawn.
    Withdrawn {
        /// The seat that had asked.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// The opponent agreed, and it's done.
    Agreed {
        /// The seat that was asked.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// The commitment to the new match's secret, if this was a rematch and
        /// the server rolls.
        commitment: Option<Commitment>,
    },
    /// The opponent declined, and nothing changes.
    Declined {
        /// The seat that was asked.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Someone claimed the match because the opponent's time was up.
    Claimed {
        /// The seat that won by it.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Someone said something in the chat.
    Spoke {
        /// The seat that spoke.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// The text, of limited length.
        text: Chat,
    },
    /// The match is over, and this was the secret of its dice.
    Revealed {
        /// The secret that was committed to.
        secret: Secret,
    },
}

/// What you can ask your opponent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Undo the last decision of the player who asks. The request lapses when
    /// the game continues.
    TakeBack,
    /// Continue without the clock.
    Slow,
    /// Another match on the same terms.
    Rematch,
}

impl Event {
    /// Whether it changes what anyone may do. Chat doesn't, so nobody has to
    /// see it before acting.
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        !matches!(self, Event::Spoke { .. })
    }
}
