//! Tables as bytes, so that the caller can keep them on disk.
//!
//! All numbers are little-endian. A header of 24 bytes comes first:
//!
//! | bytes | what |
//! |---|---|
//! | 0-7 | `bear-off` |
//! | 8 | the version of the format |
//! | 9 | which kind of table |
//! | 10-12 | the rules: bearing off, duty, single number |
//! | 13 | for up to how many checkers a side |
//! | 14-15 | zero |
//! | 16-23 | checksum of bytes 0-15 and of all that follow the header |

use std::fmt;

use rules::{BearOff, Duty, Movement, SingleNumber};

use crate::checksum::Checksum;

const MAGIC: &[u8; 8] = b"bear-off";
/// Raised whenever the layout or the way of making a table changes.
const VERSION: u8 = 1;
const HEADER: usize = 24;
const CHECKSUM: std::ops::Range<usize> = 16..HEADER;

/// Why bytes aren't the requested table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadTableError {
    /// They don't start like a bear-off table.
    NotATable,
    /// They are a table in another version of the format.
    OtherVersion {
        /// The version found.
        found: u8,
    },
    /// They are a table of the other kind, one-sided or two-sided.
    OtherKind,
    /// They are a table for other bear-off rules.
    OtherRules,
    /// They end before their header does.
    TooShort,
    /// They have been changed or cut off.
    Damaged,
}

impl fmt::Display for ReadTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadTableError::NotATable => f.write_str("this is not a bear-off table"),
            ReadTableError::OtherVersion { found } => write!(
                f,
                "this bear-off table has format {found}, but this program reads format {VERSION}"
            ),
            ReadTableError::OtherKind => f.write_str("this is the other kind of bear-off table"),
            ReadTableError::OtherRules => f.write_str("this bear-off table is for other rules"),
            ReadTableError::TooShort => f.write_str("this bear-off table is cut off in its header"),
            ReadTableError::Damaged => f.write_str("this bear-off table is damaged"),
        }
    }
}

impl std::error::Error for ReadTableError {}

/// Which kind of table follows the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    OneSided = 1,
    TwoSided = 2,
}

/// What the header says about the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    pub(super) kind: Kind,
    pub(super) movement: Movement,
    pub(super) checkers: u8,
}

impl Header {
    /// A whole table: this header, and what `write` adds to it.
    pub(super) fn with(self, write: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut bytes = Vec::from(self.start());
        bytes.resize(HEADER, 0);
        write(&mut bytes);
        let checksum = checksum(&bytes);
        bytes[CHECKSUM].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads the header of a table of this kind for these rules. Returns how
    /// many checkers the table is for, and what follows the header.
    pub(super) fn read(
        kind: Kind,
        movement: Movement,
        bytes: &[u8],
    ) -> Result<(u8, &[u8]), ReadTableError> {
        if !bytes.starts_with(MAGIC) {
            return Err(ReadTableError::NotATable);
        }
        let Some((header, rest)) = bytes.split_at_checked(HEADER) else {
            return Err(ReadTableError::TooShort);
        };
        let checkers = header[13];
        let expected = Header {
            kind,
            movement,
            checkers,
        };
        let start = expected.start();
        if header[8] != VERSION {
            return Err(ReadTableError::OtherVersion { found: header[8] });
        }
        if header[CHECKSUM] != checksum(bytes).to_le_bytes() {
            return Err(ReadTableError::Damaged);
        }
        if header[9] != start[9] {
            return Err(ReadTableError::OtherKind);
        }
        if header[10..13] != start[10..13] {
            return Err(ReadTableError::OtherRules);
        }
        Ok((checkers, rest))
    }

    fn start(self) -> [u8; CHECKSUM.start] {
        let mut start = [0; CHECKSUM.start];
        start[..8].copy_from_slice(MAGIC);
        let bear_off = match self.movement.bear_off {
            BearOff::Standard => 0,
            BearOff::Exact => 1,
            BearOff::NearestLower => 2,
            BearOff::AnyLower => 3,
        };
        let duty = match self.movement.duty {
            Duty::Always => 0,
            Duty::UntilHome => 1,
        };
        let single_number = match self.movement.single_number {
            SingleNumber::Larger => 0,
            SingleNumber::Either => 1,
        };
        let kind = self.kind as u8;
        start[8..14].copy_from_slice(&[
            VERSION,
            kind,
            bear_off,
            duty,
            single_number,
            self.checkers,
        ]);
        start
    }
}

/// Of everything but the checksum itself.
fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Checksum::new();
    sum.add(&bytes[..CHECKSUM.start]);
    sum.add(&bytes[HEADER..]);
    sum.value()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bear_off::{OneSidedTable, TwoSidedTable};

    const USUAL: Movement = Movement::INTERNATIONAL;

    fn small_table() -> TwoSidedTable {
        TwoSidedTable::generate(1, USUAL, |_| ())
    }

    #[test]
    fn bytes_make_the_same_table_again() {
        let table = small_table();
        assert_eq!(
            TwoSidedTable::from_bytes(&table.to_bytes(), USUAL),
            Ok(table)
        );
    }

    #[test]
    fn every_changed_byte_and_every_missing_one_is_noticed() {
        let bytes = small_table().to_bytes();
        for place in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[place] ^= 1 << bit;
                assert!(TwoSidedTable::from_bytes(&damaged, USUAL).is_err());
            }
            assert!(TwoSidedTable::from_bytes(&bytes[..place], USUAL).is_err());
        }
    }

    /// A header can be valid while the rest isn't, for example if another
    /// program wrote it.
    #[test]
    fn a_sound_header_before_something_else_is_damage() {
        for checkers in [0, 1, 15, 16, 255] {
            for (kind, length) in [(Kind::OneSided, 500_000), (Kind::TwoSided, 100)] {
                let header = Header {
                    kind,
                    movement: USUAL,
                    checkers,
                };
                let bytes = header.with(|bytes| bytes.resize(HEADER + length, 0xAA));
                let error = match kind {
                    Kind::OneSided => OneSidedTable::from_bytes(&bytes, USUAL).err(),
                    Kind::TwoSided => TwoSidedTable::from_bytes(&bytes, USUAL).err(),
                };
                assert_eq!(error, Some(ReadTableError::Damaged));
            }
        }
    }

    #[test]
    fn messages_say_what_is_wrong() {
        let bytes = small_table().to_bytes();
        let exact = Movement {
            bear_off: BearOff::Exact,
            ..USUAL
        };
        let mut newer = bytes.clone();
        newer[8] = 7;
        let mut damaged = bytes.clone();
        damaged[100] ^= 1;
        let read = |bytes: &[u8], movement| {
            TwoSidedTable::from_bytes(bytes, movement)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(read(b"PNG", USUAL), "this is not a bear-off table");
        assert_eq!(
            read(&newer, USUAL),
            "this bear-off table has format 7, but this program reads format 1"
        );
        assert_eq!(
            read(&bytes[..20], USUAL),
            "this bear-off table is cut off in its header"
        );
        assert_eq!(read(&damaged, USUAL), "this bear-off table is damaged");
        assert_eq!(
            read(&bytes, exact),
            "this bear-off table is for other rules"
        );
        assert_eq!(
            OneSidedTable::from_bytes(&bytes, USUAL)
                .unwrap_err()
                .to_string(),
            "this is the other kind of bear-off table"
        );
    }
}
