#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bytes;
mod clock;
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
mod wish;

pub use bytes::{Commitment, NotBytes, Secret, Share};
pub use clock::{Clock, ClockTerms, Moment};
pub use dice::CheckableDice;
pub use event::{Event, Numbered, Request};
pub use http::{NewTable, Opponent, Problem, SeatedAt, WantedColor};
pub use key::{NotAKey, SeatKey, TableId};
pub use message::{Hello, ToClient, ToServer};
pub use receipt::{Fraud, GameThrows, ParseReceiptError, Receipt, ReceiptFault, Throw, Thrown};
pub use refused::Refused;
pub use seat::BySeat;
pub use table::{Foreign, SeatState, Standing, Table};
pub use terms::{DiceSource, Sitter, Terms, Watching};
pub use wish::{Chat, Deed, Name, NotADeed, NotAText, Wish};

/// The version of the protocol. It goes up when an old page could no longer
/// talk to a new server.
pub const VERSION: u32 = 1;
