//! The archive at the end of a file, which holds several packed files.

use super::fields::{Fields, HEADER};
use crate::place::{Place, WarningKind, Warnings};
use crate::read::{Format, MAX_BYTES, ReadError};
use crate::unpack::{UnpackedEnd, crc32, zlib};

/// The parts of a file that matter.
#[derive(Debug, Default)]
pub(super) struct Archive {
    /// Records of the match.
    pub(super) game: Vec<u8>,
    /// Comments, one per line.
    pub(super) comments: Vec<u8>,
}

const FOOTER: usize = 36;
const ENTRY: usize = 532;

/// Unpacks a file. If it's damaged, salvages what it can.
pub(super) fn unpack(bytes: &[u8], warnings: &mut Warnings) -> Result<Archive, ReadError> {
    let listed = read_listed(bytes, warnings)?;
    let archive = match listed {
        Some(archive) if !archive.game.is_empty() => archive,
        _ => {
            warnings.add(Place::Everywhere, WarningKind::CutShort("the archive"));
            Archive {
                game: salvage(bytes)?,
                comments: Vec::new(),
            }
        }
    };
    if archive.game.is_empty() {
        return Err(ReadError::Broken {
            format: Format::Xg,
            place: Place::Everywhere,
            what: "it holds no match".to_owned(),
        });
    }
    Ok(archive)
}

/// Reads the files named in the list at the end; `None` if there's no list.
fn read_listed(bytes: &[u8], warnings: &mut Warnings) -> Result<Option<Archive>, ReadError> {
    let Some((list, start)) = read_list(bytes) else {
        return Ok(None);
    };
    let mut archive = Archive::default();
    for entry in list.chunks_exact(ENTRY) {
        let fields = Fields(entry);
        let name = fields.short_text(0).to_ascii_lowercase();
        let kept = match &*name {
            "temp.xg" => &mut archive.game,
            "temp.xgc" => &mut archive.comments,
            _ => continue,
        };
        let packed_size = fields.u32(516) as usize;
        let offset = start.checked_add(fields.u32(520) as usize);
        let packed = offset.and_then(|offset| bytes.get(offset..offset.checked_add(packed_size)?));
        let Some(packed) = packed else {
            return Ok(None);
        };
        let is_packed = fields.u8(528) == 0;
        let (unpacked, is_whole) = if is_packed {
            inflate(packed)?
        } else {
            (packed.to_vec(), true)
        };
        if !is_whole {
            warnings.add(Place::Everywhere, WarningKind::CutShort("a packed part"));
        } else if crc32(&unpacked) != fields.u32(524) {
            warnings.add(Place::Everywhere, WarningKind::Checksum("a packed part"));
        }
        *kept = unpacked;
    }
    Ok(Some(archive))
}

/// The list of files, and where the data that it points to starts.
fn read_list(bytes: &[u8]) -> Option<(Vec<u8>, usize)> {
    let list_end = bytes.len().checked_sub(FOOTER)?;
    let footer = Fields(&bytes[list_end..]);
    let list_start = list_end.checked_sub(footer.u32(12) as usize)?;
    let start = list_start.checked_sub(footer.u32(16) as usize)?;
    let list = &bytes[list_start..list_end];
    let list = match footer.u32(20) {
        0 => list.to_vec(),
        // A file takes 532 bytes in it, and there are usually four.
        _ => zlib(list, 1000 * ENTRY).bytes,
    };
    (start >= HEADER && list.len() >= ENTRY).then_some((list, start))
}

fn inflate(packed: &[u8]) -> Result<(Vec<u8>, bool), ReadError> {
    let unpacked = zlib(packed, MAX_BYTES);
    match unpacked.end {
        UnpackedEnd::TooLarge => Err(ReadError::TooLarge),
        end => Ok((unpacked.bytes, end == UnpackedEnd::Whole)),
    }
}

/// The longest packed part that starts like a match. The list is at the end of
/// a file and is the first thing to get lost.
fn salvage(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    let mut longest = Vec::new();
    let mut at = HEADER;
    let mut left = MAX_BYTES;
    while let Some(rest) = bytes.get(at..).filter(|rest| rest.len() > 2) {
        // The first two bytes of a zlib stream.
        let is_start = rest[0] == 0x78 && u16::from_be_bytes([rest[0], rest[1]]).is_multiple_of(31);
        if !is_start {
            at += 1;
            continue;
        }
        let unpacked = zlib(rest, left);
        if unpacked.end == UnpackedEnd::TooLarge {
            return Err(ReadError::TooLarge);
        }
        left -= unpacked.bytes.len();
        let is_match = Fields(&unpacked.bytes).get(556, 4) == b"DMLI";
        if is_match && unpacked.bytes.len() > longest.len() {
            longest = unpacked.bytes;
        }
        at += match unpacked.end {
            UnpackedEnd::Whole => unpacked.packed.max(1),
            _ => 1,
        };
    }
    Ok(longest)
}
