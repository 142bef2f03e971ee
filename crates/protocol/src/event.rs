//! What happens at a table, in the order of its log.

use rules::{Seat, WrittenEntry};
use serde::{Deserialize, Serialize};

use crate::bytes::{Commitment, Secret, Share};
use crate::clock::Moment;
use crate::command::{Chat, CommandId, Name};
use crate::terms::Terms;
use crate::text;

/// An event with its place in the log of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbered {
    /// Its place in the log, from 1 and without gaps.
    pub number: u32,
    /// When it was written down.
    pub at: Moment,
    /// The milliseconds that the network took. The clock counts them only as
    /// far as [`Clock`](crate::Clock) says.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub credit: u32,
    /// The id of the command that it was made of, if a client sent one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
    /// The event that has this number.
    pub event: Event,
}

impl Numbered {
    /// An event that no command was sent for.
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
    /// The table was set up. Always the first event, and only the first.
    Created {
        /// Rules, seats, clocks and dice, which never change.
        terms: Terms,
        /// To the secret of the first match, where the server rolls.
        commitment: Option<Commitment>,
    },
    /// Somebody sat down and accepted the terms.
    Seated {
        /// The seat, which was free.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// What they want to be called.
        name: Name,
        /// What they add to the dice of the match.
        share: Share,
    },
    /// A seat added to the dice of a later match.
    Shared {
        /// The seat that added to them.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// Random bytes, which the secret is mixed with.
        share: Share,
    },
    /// A player acted in the match.
    Acted {
        /// What they did, as in a [`rules::Record`]: `White roll 31`.
        #[serde(with = "text")]
        entry: WrittenEntry,
    },
    /// Somebody asked the other for something.
    Asked {
        /// The seat that did it.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// What the other has to agree to.
        request: Request,
    },
    /// The question was taken back.
    Withdrawn {
        /// By who had asked.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// The other agreed, and it is done.
    Agreed {
        /// The seat that was asked.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// To the secret of the match that begins, if it was about a rematch
        /// and the server rolls.
        commitment: Option<Commitment>,
    },
    /// The other declined, and nothing changes.
    Declined {
        /// The seat that was asked.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Somebody claimed the match because the other's time was up.
    Claimed {
        /// Who has won by it.
        #[serde(with = "text::seat")]
        seat: Seat,
    },
    /// Somebody said something in the chat.
    Spoke {
        /// The seat that did it.
        #[serde(with = "text::seat")]
        seat: Seat,
        /// The text, of bounded length.
        text: Chat,
    },
    /// The match is over, and this was the secret of its dice.
    Revealed {
        /// What the commitment was to.
        secret: Secret,
    },
}

/// What one can ask the other for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// To undo the last decision of who asks. The question lapses when the
    /// game goes on.
    TakeBack,
    /// To go on without the clock.
    Slow,
    /// Another match by the same terms.
    Rematch,
}

impl Event {
    /// Whether it changes what anybody may do. What is merely said does not,
    /// so nobody has to have heard it before acting.
    #[must_use]
    pub const fn is_decisive(&self) -> bool {
        !matches!(self, Event::Spoke { .. })
    }
}
