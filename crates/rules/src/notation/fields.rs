//! IDs made of fields separated by colons.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::excerpt;

/// What is wrong with an ID made of fields.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldFault {
    /// There are too few or too many fields.
    Fields {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: &'static str,
    },
    /// An invalid field.
    Field {
        /// Its number, counted from 1.
        number: usize,
        /// Its name.
        name: &'static str,
        /// The field's text.
        found: String,
        /// What would be valid.
        expected: &'static str,
    },
    /// A character that stands for no checkers, or for the wrong player's
    /// checkers.
    Character {
        /// The field, counted from 1.
        number: usize,
        /// The character.
        found: char,
        /// Its position in the field, counted from 1.
        at: usize,
    },
}

/// A text that isn't a valid ID of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFieldsError {
    /// The kind of ID, with its article.
    id: &'static str,
    text: String,
    fault: FieldFault,
}

impl ParseFieldsError {
    /// What is wrong with the text.
    #[must_use]
    pub const fn fault(&self) -> &FieldFault {
        &self.fault
    }
}

impl fmt::Display for ParseFieldsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseFieldsError { id, text, fault } = self;
        write!(f, "'{}' is not {id}: {fault}", text.escape_debug())
    }
}

impl core::error::Error for ParseFieldsError {}

/// Reads an ID that may follow a label, even in the middle of a text.
pub(super) fn read_labeled<Id>(
    text: &str,
    label: &str,
    id: &'static str,
    read: impl FnOnce(&str) -> Result<Id, FieldFault>,
) -> Result<Id, ParseFieldsError> {
    let word = labeled_word(text, label);
    read(word).map_err(|fault| ParseFieldsError {
        id,
        text: excerpt(word),
        fault,
    })
}

impl fmt::Display for FieldFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldFault::Fields { found, expected } => {
                write!(f, "expected {expected} fields, found {found}")
            }
            FieldFault::Field {
                number,
                name,
                found,
                expected,
            } => {
                let found = found.escape_debug();
                write!(
                    f,
                    "field {number}, the {name}: expected {expected}, found '{found}'"
                )
            }
            FieldFault::Character { number, found, at } => {
                let found = found.escape_debug();
                write!(
                    f,
                    "field {number} has an unexpected '{found}' at character {at}"
                )
            }
        }
    }
}

/// The fields of an id, each with its number and name.
pub(super) struct Fields<'a>(pub(super) Vec<&'a str>);

impl<'a> Fields<'a> {
    /// A field by its number from 1; empty if it is missing.
    pub(super) fn text(&self, number: usize) -> &'a str {
        self.0.get(number - 1).copied().unwrap_or("")
    }

    /// A field read with `read`, or an error if it can't be read.
    pub(super) fn read<T>(
        &self,
        number: usize,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, FieldFault> {
        let found = self.text(number);
        read(found).ok_or_else(|| FieldFault::Field {
            number,
            name,
            found: excerpt(found),
            expected,
        })
    }

    /// A field with a number of points.
    pub(super) fn points(&self, number: usize, name: &'static str) -> Result<u32, FieldFault> {
        self.read(number, name, "a number of points", digits)
    }
}

/// A number of plain digits.
pub(super) fn digits<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

/// The word after `label` (in any case), or the only word in the text.
fn labeled_word<'a>(text: &'a str, label: &str) -> &'a str {
    let rest = match find_label(text, label) {
        Some(at) => &text[at + label.len()..],
        None => text.trim(),
    };
    match rest.find(char::is_whitespace) {
        Some(end) => &rest[..end],
        None => rest,
    }
}

/// Finds `label`, which is plain ASCII, in a text, in any case.
pub(super) fn find_label(text: &str, label: &str) -> Option<usize> {
    let mut windows = text.as_bytes().windows(label.len());
    windows.position(|window| window.eq_ignore_ascii_case(label.as_bytes()))
}
