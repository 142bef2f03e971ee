#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod argument;
mod color;
mod language;
mod lists;
mod number;
mod plural;
mod reader;
#[cfg(test)]
mod tests;
mod texts;

pub use color::Color;
pub use language::{Direction, Language};
pub use number::Number;
pub use reader::ReadTextsError;
pub use texts::Texts;
