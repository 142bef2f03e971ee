//! Unpacking with a limit, so that a small file can't fill the memory.

use std::io::Read;

use flate2::bufread::{GzDecoder, ZlibDecoder};

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
    let mut decoder = ZlibDecoder::new(packed);
    let (bytes, end) = read_up_to(&mut decoder, limit);
    Unpacked {
        bytes,
        packed: decoder.total_in() as usize,
        end,
    }
}

/// Unpacks a gzip stream.
pub(crate) fn gzip(packed: &[u8], limit: usize) -> Unpacked {
    let mut decoder = GzDecoder::new(packed);
    let (bytes, end) = read_up_to(&mut decoder, limit);
    Unpacked {
        bytes,
        packed: packed.len(),
        end,
    }
}

fn read_up_to(decoder: &mut impl Read, limit: usize) -> (Vec<u8>, UnpackedEnd) {
    let mut bytes = Vec::new();
    // Anything unpacked before an error stays in the vector.
    let read = decoder.take(limit as u64 + 1).read_to_end(&mut bytes);
    let end = match read {
        Ok(_) if bytes.len() > limit => UnpackedEnd::TooLarge,
        Ok(_) => UnpackedEnd::Whole,
        Err(_) => UnpackedEnd::CutShort,
    };
    bytes.truncate(limit);
    (bytes, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::ZlibEncoder;
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
}
