//! Why the server refuses something.

use serde::{Deserialize, Serialize};

/// Why the server refuses something. Nothing has changed, except where
/// [`Refused::Uncertain`] says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// No table has this id.
    #[error("there is no such table")]
    UnknownTable,
    /// The key opens neither seat.
    #[error("this key doesn't open a seat at this table")]
    WrongKey,
    /// You can't watch this table without a key.
    #[error("this table isn't open to spectators")]
    NotOpen,
    /// Someone already sits there.
    #[error("someone is already sitting there")]
    SeatTaken,
    /// Spectators can only watch.
    #[error("only the two players can do that")]
    Watching,
    /// Sit down first.
    #[error("sit down first")]
    NotSeated,
    /// The opponent hasn't sat down yet.
    #[error("your opponent hasn't sat down yet")]
    WaitingForOther,
    /// Both seats have to add to the dice first.
    #[error("both players have to add to the dice first")]
    DiceNotReady,
    /// Something else happened first.
    #[error("something else happened first: this table is at event {last}")]
    Stale {
        /// The last event of the log.
        last: u32,
    },
    /// A rule of the game forbids it.
    #[error("{reason}")]
    AgainstRules {
        /// Which one, in English. If you have the log, you can ask the rules.
        reason: String,
    },
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// It can't be done or asked for now.
    #[error("you can't do that now")]
    NotNow,
    /// Nobody has asked for anything.
    #[error("nobody has asked for anything")]
    NothingAsked,
    /// There's already an open request.
    #[error("one request at a time: another one is still open")]
    AlreadyAsked,
    /// There is no clock.
    #[error("this table has no clock")]
    NoClock,
    /// There is time left.
    #[error("the time isn't up")]
    TimeNotUp,
    /// The page uses another version of the protocol.
    #[error("the server uses version {server} of the protocol")]
    OtherVersion {
        /// The server's version.
        server: u32,
    },
    /// The message couldn't be read.
    #[error("not understood: {reason}")]
    NotUnderstood {
        /// What is wrong with it.
        reason: String,
    },
    /// The message is too long.
    #[error("the message is too long")]
    TooLarge,
    /// Too many messages in too short a time.
    #[error("too much at once: wait a moment")]
    TooMany,
    /// The server has no room for more.
    #[error("the server is full: try again later")]
    Full,
    /// It couldn't be stored, so it didn't happen.
    #[error("the server couldn't save it")]
    Storage,
    /// The store failed while writing, so it may or may not be there. It's safe
    /// to send the same command with the same ID again.
    #[error("the server doesn't know whether it was saved: try again")]
    Uncertain,
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closing,
}
