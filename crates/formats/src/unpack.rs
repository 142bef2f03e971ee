//! Unpacking with a limit, so that a small file can't fill the memory.

use std::array;

use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};

/// The result of unpacking.
#[derive(Debug)]
pub(crate) struct Unpacked {
    pub(crate) bytes: Vec<u8>,
    /// How many packed bytes it took.
    pub(crate) packed: usize,
    pub(crate) end: UnpackedEnd,
}

/// How unpacking ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnpackedEnd {
    Whole,
    /// The packed bytes end too early or are damaged.
    CutShort,
    /// There is more than the limit.
    TooLarge,
}

/// Unpacks a zlib stream.
pub(crate) fn zlib(packed: &[u8], limit: usize) -> Unpacked {
    unpack(packed, DataFormat::Zlib, limit)
}

/// Unpacks a gzip stream.
pub(crate) fn gzip(packed: &[u8], limit: usize) -> Unpacked {
    let Some(header) = gzip_header(packed) else {
        return Unpacked {
            bytes: Vec::new(),
            packed: 0,
            end: UnpackedEnd::CutShort,
        };
    };
    let mut unpacked = unpack(&packed[header..], DataFormat::Raw, limit);
    unpacked.packed += header;
    let sums = packed[unpacked.packed..].first_chunk::<8>();
    let expected = u64::from(crc32(&unpacked.bytes)) | ((unpacked.bytes.len() as u64) << 32);
    if unpacked.end == UnpackedEnd::Whole && sums != Some(&expected.to_le_bytes()) {
        unpacked.end = UnpackedEnd::CutShort;
    }
    unpacked
}

/// How long the header of a gzip stream is (RFC 1952).
fn gzip_header(packed: &[u8]) -> Option<usize> {
    const CHECKSUM: u8 = 2;
    const EXTRA: u8 = 4;
    const NAME: u8 = 8;
    const COMMENT: u8 = 16;
    let &[0x1f, 0x8b, 8, flags, ..] = packed else {
        return None;
    };
    let mut rest = packed.get(10..)?;
    if flags & EXTRA != 0 {
        let (length, after) = rest.split_first_chunk()?;
        rest = after.get(usize::from(u16::from_le_bytes(*length))..)?;
    }
    for text in [NAME, COMMENT] {
        if flags & text != 0 {
            let end = rest.iter().position(|&byte| byte == 0)?;
            rest = &rest[end + 1..];
        }
    }
    if flags & CHECKSUM != 0 {
        rest = rest.get(2..)?;
    }
    Some(packed.len() - rest.len())
}

/// The checksum of gzip and zip files. Its table is made here because a page
/// would have to load it.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let divided = |sum: u32| (0..8).fold(sum, |sum, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1)));
    let table: [u32; 256] = array::from_fn(|byte| divided(byte as u32));
    let add = |sum: u32, byte: &u8| (sum >> 8) ^ table[usize::from(sum as u8 ^ byte)];
    !bytes.iter().fold(u32::MAX, add)
}

fn unpack(packed: &[u8], format: DataFormat, limit: usize) -> Unpacked {
    let mut state = InflateState::new_boxed(format);
    let (mut bytes, mut rest) = (Vec::new(), packed);
    let mut piece = vec![0; 1 << 15];
    let end = loop {
        let unpacked = inflate(&mut state, rest, &mut piece, MZFlush::None);
        rest = &rest[unpacked.bytes_consumed..];
        bytes.extend(&piece[..unpacked.bytes_written]);
        match unpacked.status {
            _ if bytes.len() > limit => break UnpackedEnd::TooLarge,
            Ok(MZStatus::StreamEnd) => break UnpackedEnd::Whole,
            Ok(_) => {}
            // At the end of the packed bytes, too. What was unpacked counts.
            Err(_) => break UnpackedEnd::CutShort,
        }
    };
    bytes.truncate(limit);
    Unpacked {
        bytes,
        packed: packed.len() - rest.len(),
        end,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::write::ZlibEncoder;
    use flate2::{Compression, Crc, GzBuilder};
    use std::io::Write;

    #[test]
    fn a_bomb_is_stopped_and_a_cut_stream_gives_what_it_has() {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&vec![7; 1_000_000]).unwrap();
        let packed = encoder.finish().unwrap();
        assert!(packed.len() < 5000);
        let whole = zlib(&packed, 1_000_000);
        assert_eq!(
            (whole.bytes.len(), whole.end),
            (1_000_000, UnpackedEnd::Whole)
        );
        assert_eq!(whole.packed, packed.len());
        let bomb = zlib(&packed, 1000);
        assert_eq!((bomb.bytes.len(), bomb.end), (1000, UnpackedEnd::TooLarge));
        let cut = zlib(&packed[..packed.len() / 2], 1_000_000);
        assert_eq!(cut.end, UnpackedEnd::CutShort);
        assert!(!cut.bytes.is_empty());
    }

    #[test]
    fn a_gzip_stream_is_checked() {
        let text = b"bgf".repeat(30_000);
        let named = GzBuilder::new().filename("match").comment("ours");
        let mut encoder = named.extra("more").write(Vec::new(), Compression::best());
        encoder.write_all(&text).unwrap();
        let packed = encoder.finish().unwrap();
        let whole = gzip(&packed, 1_000_000);
        assert_eq!(
            (whole.bytes, whole.packed, whole.end),
            (text, packed.len() - 8, UnpackedEnd::Whole)
        );
        for damaged in 0..2 {
            let mut packed = packed.clone();
            let place = packed.len() - 8 + 4 * damaged;
            packed[place] ^= 1;
            assert_eq!(gzip(&packed, 1_000_000).end, UnpackedEnd::CutShort);
        }
        for length in 0..packed.len() {
            assert_eq!(
                gzip(&packed[..length], 1_000_000).end,
                UnpackedEnd::CutShort
            );
        }
    }

    #[test]
    fn the_checksum_is_that_of_gzip() {
        for bytes in [&b""[..], b"a", b"123456789", &[0xff; 1000]] {
            let mut expected = Crc::new();
            expected.update(bytes);
            assert_eq!(crc32(bytes), expected.sum());
        }
    }
}
