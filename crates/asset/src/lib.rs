//! A file of the page, in every encoding it can be sent in.
//!
//! The crate that builds the page and the one that serves it share only this
//! type, so neither needs the other's dependencies.

#![forbid(unsafe_code)]
#![no_std]

/// One file of the page, in every encoding it can be sent in.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its URL path, with the leading slash.
    pub path: &'static str,
    /// Its media type, with the character set if it's text.
    pub content_type: &'static str,
    /// A hash of its content, in letters and digits. A path that contains it
    /// never changes its content.
    pub hash: &'static str,
    /// The uncompressed file.
    pub bytes: &'static [u8],
    /// The file compressed with Brotli, if that's smaller.
    pub brotli: Option<&'static [u8]>,
    /// The file compressed with gzip, if that's smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// Whether a browser may keep it forever without asking again.
    #[must_use]
    pub fn is_named_by_its_content(&self) -> bool {
        self.path.contains(self.hash)
    }
}
