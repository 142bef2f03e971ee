//! The bytes that dice are made of, as hexadecimal text.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::text::travels_as_text;

/// What only the server knows until the match is over. Its `Debug` output hides
/// it, so no log prints it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret(pub [u8; 32]);

/// The SHA-256 of a [`Secret`], shown before the first roll. With it you can
/// recognize the secret later, but you can't work it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// The random bytes that one seat adds to the dice of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Share(pub [u8; 16]);

impl Secret {
    /// What players see of it before the first roll.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

macro_rules! written_in_hexadecimal {
    ($($name:ident),+) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&hexadecimal(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = ParseBytesError;

            fn from_str(text: &str) -> Result<$name, ParseBytesError> {
                from_hexadecimal(text).map($name)
            }
        }

        travels_as_text!($name);
    )+};
}

written_in_hexadecimal!(Secret, Commitment, Share);

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes it all");
        text
    })
}

fn from_hexadecimal<const N: usize>(text: &str) -> Result<[u8; N], ParseBytesError> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|digit| digit.to_digit(16).map(|digit| digit as u8))
        .collect();
    let refused = ParseBytesError { bytes: N };
    let digits = digits
        .filter(|digits| digits.len() == 2 * N)
        .ok_or(refused)?;
    Ok(std::array::from_fn(|byte| {
        digits[2 * byte] << 4 | digits[2 * byte + 1]
    }))
}

/// A text that isn't this many bytes. It doesn't repeat the text, which may be
/// a secret with a typo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {bytes} bytes as {} digits from 0 to f", bytes * 2)]
pub struct ParseBytesError {
    bytes: usize,
}
