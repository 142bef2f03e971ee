//! A match at one screen: the state of a table and everything that changes
//! it, in plain Rust.
//!
//! A [`Table`] is made from a [`TableSetup`], from a saved text or from a
//! pasted id. Screens draw [`Table::picture`] and [`Table::standing`], pass on
//! what hands do by [`Table::gesture`], [`Table::act`] and [`Table::type_in`],
//! and let time pass by [`Table::go_on`]. Each of these gives back what
//! happened as [`Happening`]s: data for words, sounds and motion.
//!
//! ```text
//!            gesture, act, type_in          happenings
//!   hands  ------------------------> Table -----------> live region, sounds
//!   clock  ---- go_on -------------->   |
//!   worker <--- wants ---------------   |---- picture, standing ----> board
//!   worker ---- answer ------------->   |
//! ```
//!
//! There is no engine in here: what the computer does is asked for by
//! [`Table::wants`] and told by [`Table::answer`].

mod automatic;
mod coach;
mod computer;
mod deed;
mod dice;
mod drag;
mod far;
mod gesture;
mod hand;
mod happening;
mod listing;
mod pasted;
mod picture;
mod places;
mod replay;
mod saved;
mod setup;
mod standing;
mod table;
#[cfg(test)]
mod tests;
mod typed;

pub use automatic::ByItself;
pub use far::told;
pub use happening::{Denial, DiceWanted, Happening};
pub use listing::{Line, LineKind, ListedGame};
pub use pasted::PastedFault;
pub(crate) use places::{place_from, place_of, place_to, turned};
pub use saved::{LoadFault, LoadTableError};
pub use setup::{Bottom, Coach, DiceSource, Settings, Sitter, TableSetup};
pub use standing::{Standing, Waiting};
pub use table::Table;
pub use typed::TypedFault;
