#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod argument;
mod board_drawing;
mod book;
mod color;
mod escape;
mod language;
mod level;
mod lists;
mod number;
mod outcome;
mod own_words;
mod plural;
mod reader;
mod refusal;
mod ruleset;
#[cfg(test)]
mod tests;
mod texts;

pub use board_drawing::BoardDrawing;
pub use book::{Illustration, RuleBook, Section, Sentence, Topic};
pub use color::Color;
pub use escape::{escape_html, unbroken};
pub use language::{Direction, Language};
pub use number::Number;
pub use reader::ReadTextsError;
pub use ruleset::RuleText;
pub use texts::{Texts, YOU};
