//! Messages between page and worker as text: one value after the other,
//! without names.
//!
//! Both sides are built together, so neither needs the names, and code that
//! reads values in a fixed order is a fraction of the code that reads JSON.
//! Numbers end with a semicolon (`17;`) and floats are written as their bits.
//! Text comes after its length in bytes (`3;bar`), a list after the number of
//! its items, the content of an enum after the number of its variant, and a
//! value that may be missing after 1, or 0 if it's missing. Structs, tuples
//! and arrays are just their parts.

mod reader;
mod writer;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Serialize, de, ser};

use reader::Reader;
use writer::Writer;

/// A value as text.
///
/// # Panics
///
/// If the value has a map, bytes or an iterator of unknown length in it. No
/// message does.
pub(super) fn to_text(value: &impl Serialize) -> String {
    let mut writer = Writer::default();
    value
        .serialize(&mut writer)
        .expect("messages consist of numbers, texts, lists, structs and enums");
    writer.text
}

/// Reads a value that is the whole text.
pub(super) fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, UnreadableMessage> {
    let mut reader = Reader { rest: text };
    let value = T::deserialize(&mut reader)?;
    match reader.rest {
        "" => Ok(value),
        _ => Err(UnreadableMessage::Content),
    }
}

/// Reads the value that the text begins with.
pub(super) fn beginning_of<T: DeserializeOwned>(text: &str) -> Result<T, UnreadableMessage> {
    T::deserialize(&mut Reader { rest: text })
}

/// Why a message can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableMessage {
    /// It has another version.
    Version {
        /// The version that this side has.
        expected: u32,
        /// The version of the message.
        found: u32,
    },
    /// It isn't a message, or has a value that isn't allowed.
    Content,
}

impl fmt::Display for UnreadableMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnreadableMessage::Version { expected, found } => {
                write!(f, "expected version {expected}, found {found}")
            }
            UnreadableMessage::Content => f.write_str("the message cannot be read"),
        }
    }
}

impl std::error::Error for UnreadableMessage {}

/// What exactly was wrong isn't kept: the other side is ours, and the texts
/// would be most of the code.
impl de::Error for UnreadableMessage {
    fn custom<T: fmt::Display>(_: T) -> UnreadableMessage {
        UnreadableMessage::Content
    }
}

impl ser::Error for UnreadableMessage {
    fn custom<T: fmt::Display>(_: T) -> UnreadableMessage {
        UnreadableMessage::Content
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum Part {
        Alone,
        One(i64),
        Two(u8, String),
        Named { letter: char, is_set: bool },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Whole {
        parts: Vec<Part>,
        maybe: [Option<f32>; 2],
        pair: (f64, ()),
        nested: Vec<Vec<u64>>,
    }

    fn whole() -> Whole {
        Whole {
            parts: vec![
                Part::Alone,
                Part::One(-3),
                Part::Two(255, "ű;7".to_owned()),
                Part::Named {
                    letter: 'é',
                    is_set: true,
                },
            ],
            maybe: [None, Some(f32::INFINITY)],
            pair: (-0.1, ()),
            nested: vec![vec![], vec![u64::MAX]],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(from_text::<Whole>(&to_text(&whole())), Ok(whole()));
    }

    #[test]
    fn values_are_written_one_after_the_other() {
        assert_eq!(to_text(&Part::Two(7, "bar".to_owned())), "2;7;3;bar");
        assert_eq!(to_text(&vec![Some(1_u8), None]), "2;1;1;0;");
    }

    #[test]
    fn what_is_cut_off_goes_on_or_is_out_of_range_is_refused() {
        let text = to_text(&whole());
        for (end, _) in text.char_indices() {
            assert!(from_text::<Whole>(&text[..end]).is_err(), "{end}");
        }
        assert!(from_text::<Whole>(&format!("{text}0;")).is_err());
        assert!(from_text::<u8>("256;").is_err());
        assert!(from_text::<Part>("4;").is_err());
        assert!(from_text::<bool>("2;").is_err());
        assert!(from_text::<Option<u8>>("2;1;").is_err());
        assert!(from_text::<char>("55296;").is_err());
        // A length that ends within a letter.
        assert!(from_text::<String>("1;ű").is_err());
        assert!(from_text::<Vec<u8>>("18446744073709551615;").is_err());
    }
}
