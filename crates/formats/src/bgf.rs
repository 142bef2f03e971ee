//! BGBlitz files: `.bgf`.
//!
//! Source of truth: a real file, decoded to its last byte and replayed, and the
//! public description of Smile. The first line is JSON and says how the rest is
//! packed. The rest is JSON too, mostly in its binary form, Smile, and mostly
//! packed with gzip.

mod read;
mod smile;

pub(crate) use read::read;

pub(crate) fn is_bgf(bytes: &[u8]) -> bool {
    let head = bytes
        .split(|&byte| byte == b'\n')
        .next()
        .unwrap_or_default();
    let head: Vec<u8> = head
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace())
        .take(200)
        .collect();
    head.starts_with(b"{") && head.windows(14).any(|word| word == b"\"format\":\"BGF\"")
}
