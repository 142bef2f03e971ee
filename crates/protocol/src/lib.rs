#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bytes;
mod clock;
mod command;
mod dice;
mod event;
mod http;
mod key;
mod message;
mod receipt;
mod refused;
mod seat;
mod table;
mod terms;
mod text;

pub use bytes::{Commitment, ParseBytesError, Secret, Share};
pub use clock::{Clock, ClockTerms, Moment};
pub use command::{Chat, Command, CommandId, CommandIdTooLarge, MatchAction, Name, ParseTextError};
pub use dice::CheckableDice;
pub use event::{Event, Numbered, Request};
pub use http::{CreatedTable, NewTable, Opponent, Problem, WantedColor};
pub use key::{ParseKeyError, SeatKey, TableId};
pub use message::{Hello, ToClient, ToServer};
pub use receipt::{Fraud, GameThrows, ParseReceiptError, Receipt, ReceiptFault, Throw, Thrown};
pub use refused::Refused;
pub use seat::BySeat;
pub use table::{BadEvent, SeatState, Standing, Table};
pub use terms::{DiceSource, Sitter, Terms, Watching};

/// The version of the protocol. It goes up when an old page can no longer talk
/// to a new server.
pub const VERSION: u32 = 1;
