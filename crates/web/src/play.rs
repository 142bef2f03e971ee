//! A match at one screen: the state of a table and everything that changes
//! it, in plain Rust.
//!
//! A [`Table`] is made from a [`TableSetup`], from a saved text or from a
//! pasted ID. Screens draw [`Table::picture`] and [`Table::status`], pass on
//! input by [`Table::gesture`], [`Table::act`] and [`Table::type_in`], and let
//! time pass by [`Table::advance`]. Each of these returns what happened as
//! [`TableEvent`]s: data for texts, sounds and motion.
//!
//! ```text
//!            gesture, act, type_in          events
//!   input  ------------------------> Table -----------> live region, sounds
//!   clock  ---- advance -------------->   |
//!   worker <--- wants ---------------   |---- picture, status   ----> board
//!   worker ---- answer ------------->   |
//! ```
//!
//! There's no engine in here: [`Table::wants`] asks for the computer's
//! decisions, and [`Table::answer`] takes them.

mod action;
mod automatic;
mod coach;
mod computer;
mod dice;
mod drag;
mod event;
mod from_id;
mod gesture;
mod move_list;
mod online;
mod pending_moves;
mod picture;
mod places;
mod replay;
mod saved;
mod setup;
mod status;
mod table;
#[cfg(test)]
mod tests;
mod typed;

pub use automatic::AutomaticStep;
pub use event::{Denial, DiceWanted, TableEvent};
pub use from_id::FromIdError;
pub use move_list::{Line, LineKind, ListedGame};
pub use online::events_of;
pub(crate) use places::{place_from, place_of, place_to, turned};
pub use saved::{LoadFault, LoadTableError};
pub use setup::{Bottom, Coach, DiceSource, Participant, Settings, TableSetup};
pub use status::{TableStatus, Waiting};
pub use table::Table;
pub use typed::TypedInputError;
