//! Why the server does not do something.

use serde::{Deserialize, Serialize};

/// Why the server does not do something. Nothing has changed, but where
/// [`Refused::Uncertain`] says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// No table has this id.
    #[error("there is no such table")]
    UnknownTable,
    /// The key opens neither seat.
    #[error("this key opens no seat at the table")]
    WrongKey,
    /// Without a key there is nothing to see.
    #[error("this table is not open to watch")]
    NotOpen,
    /// Somebody sits there.
    #[error("somebody has sat down there already")]
    SeatTaken,
    /// Who watches can do nothing else.
    #[error("only who has a seat may do that")]
    Watching,
    /// Sit down first.
    #[error("sit down first")]
    NotSeated,
    /// The other has not sat down yet.
    #[error("the other has not sat down yet")]
    WaitingForOther,
    /// Both seats have to add to the dice first.
    #[error("both seats have to add to the dice first")]
    DiceNotReady,
    /// Something else happened first.
    #[error("something else happened first: this table is at event {last}")]
    Stale {
        /// The last event of the log.
        last: u32,
    },
    /// A rule of the game is against it.
    #[error("{reason}")]
    AgainstRules {
        /// Which, in English. Who has the log can ask the rules.
        reason: String,
    },
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// It cannot be done or asked for now.
    #[error("that cannot be done now")]
    NotNow,
    /// Nobody has asked.
    #[error("nobody has asked for anything")]
    NothingAsked,
    /// One question at a time.
    #[error("one question at a time: there is one open already")]
    AlreadyAsked,
    /// There is no clock.
    #[error("this table has no clock")]
    NoClock,
    /// There is time left.
    #[error("the time is not up")]
    TimeNotUp,
    /// The page speaks another version of the protocol.
    #[error("the server speaks version {server} of the protocol")]
    OtherVersion {
        /// The version of the server.
        server: u32,
    },
    /// No message looks like this.
    #[error("not understood: {reason}")]
    NotUnderstood {
        /// What is wrong with it.
        reason: String,
    },
    /// No message is so long.
    #[error("no message is so long")]
    TooLarge,
    /// Too many messages in too short a time.
    #[error("too much at once: wait a moment")]
    TooMany,
    /// The server has no room for more.
    #[error("the server has no room for more just now")]
    Full,
    /// It could not be written down, so it did not happen.
    #[error("the server could not write it down")]
    Storage,
    /// The store failed while it was written: it may be there all the same.
    /// The same command with the same id is safe to send again.
    #[error("the server does not know whether it was written down: try again")]
    Uncertain,
    /// The server is closing.
    #[error("the server is closing")]
    Closing,
}
