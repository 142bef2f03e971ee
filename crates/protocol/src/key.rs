//! IDs and keys of tables and seats.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::text::travels_as_text;

/// The letters of IDs and keys, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Identifies a table: 80 random bits, so that nobody finds one by guessing.
/// Anyone who knows it may watch, if the table allows spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; 10]);

/// Opens a seat: 160 random bits, kept by the player's browser. Only
/// [`Display`](fmt::Display) prints it, for a link.
#[derive(Clone, Copy)]
pub struct SeatKey([u8; 20]);

impl TableId {
    /// The ID made from these random bytes.
    #[must_use]
    pub const fn new(random: [u8; 10]) -> TableId {
        TableId(random)
    }
}

impl SeatKey {
    /// The key made from these random bytes.
    #[must_use]
    pub const fn new(random: [u8; 20]) -> SeatKey {
        SeatKey(random)
    }

    /// What a server stores of it: enough to recognize the key, but not enough
    /// to sit down.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// Whether this key has that digest. It takes the same time no matter what
    /// differs.
    #[must_use]
    pub fn has_digest(&self, digest: &[u8; 32]) -> bool {
        let own = self.digest();
        let bytes = own.iter().zip(digest);
        bytes.fold(0, |sum, (one, other)| sum | (one ^ other)) == 0
    }
}

impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(…)")
    }
}

impl PartialEq for SeatKey {
    fn eq(&self, other: &SeatKey) -> bool {
        self.has_digest(&other.digest())
    }
}

impl Eq for SeatKey {}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&letters(&self.0))
    }
}

impl fmt::Display for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&letters(&self.0))
    }
}

impl FromStr for TableId {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<TableId, ParseKeyError> {
        from_letters(text).map(TableId)
    }
}

impl FromStr for SeatKey {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<SeatKey, ParseKeyError> {
        from_letters(text).map(SeatKey)
    }
}

travels_as_text!(TableId, SeatKey);

/// Writes every five bytes as eight letters.
fn letters(bytes: &[u8]) -> String {
    let group = |bytes: &[u8]| {
        let bits = bytes
            .iter()
            .fold(0, |bits, &byte| bits << 8 | u64::from(byte));
        (0..8)
            .rev()
            .map(move |letter| char::from(LETTERS[(bits >> (5 * letter)) as usize % 32]))
    };
    bytes.chunks(5).flat_map(group).collect()
}

fn from_letters<const N: usize>(text: &str) -> Result<[u8; N], ParseKeyError> {
    let refused = ParseKeyError { letters: N * 8 / 5 };
    let value = |letter: u8| LETTERS.iter().position(|&known| known == letter);
    let values: Option<Vec<usize>> = text.bytes().map(value).collect();
    let values = values
        .filter(|values| values.len() == refused.letters)
        .ok_or(refused)?;
    let group = |values: &[usize]| {
        let bits = values
            .iter()
            .fold(0, |bits, &value| bits << 5 | value as u64);
        (0..5).rev().map(move |byte| (bits >> (8 * byte)) as u8)
    };
    let bytes: Vec<u8> = values.chunks(8).flat_map(group).collect();
    Ok(bytes.try_into().expect("eight letters are five bytes"))
}

/// A text that isn't an ID or a key. It doesn't repeat the text, which may be a
/// key with a typo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {letters} letters from a to z or digits from 2 to 7")]
pub struct ParseKeyError {
    letters: usize,
}
