//! A file of the page in the forms in which it is sent.
//!
//! What builds the page and what serves it share this one type, and nothing
//! else: neither needs the other's dependencies.

#![forbid(unsafe_code)]
#![no_std]

/// One file of the page, in every form in which it may be sent.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it is served, with the slash at its front.
    pub path: &'static str,
    /// Its media type, with the character set where it is text.
    pub content_type: &'static str,
    /// What tells its content from any other, in letters and digits. A path
    /// that holds it will never have another content.
    pub hash: &'static str,
    /// The file as it is, without compression.
    pub bytes: &'static [u8],
    /// The file compressed by Brotli, if that made it smaller.
    pub brotli: Option<&'static [u8]>,
    /// The file compressed by gzip, if that made it smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// Whether a browser may keep it forever without asking again.
    #[must_use]
    pub fn is_named_by_its_content(&self) -> bool {
        self.path.contains(self.hash)
    }
}
