//! Files that never change while the program runs.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};

use crate::accept_encoding::{Encoding, is_accepted};

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
    /// The file itself.
    pub bytes: &'static [u8],
    /// The file compressed by Brotli, if that made it smaller.
    pub brotli: Option<&'static [u8]>,
    /// The file compressed by gzip, if that made it smaller.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// Whether a browser may keep it forever without asking again.
    fn is_named_by_its_content(&self) -> bool {
        self.path.contains(self.hash)
    }

    /// The smallest form that the browser can read.
    fn encoded(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let can_read = |encoding| is_accepted(encoding, headers.get_all(ACCEPT_ENCODING));
        if let Some(bytes) = self.brotli.filter(|_| can_read(Encoding::Brotli)) {
            (Some("br"), bytes)
        } else if let Some(bytes) = self.gzip.filter(|_| can_read(Encoding::Gzip)) {
            (Some("gzip"), bytes)
        } else {
            (None, self.bytes)
        }
    }
}

/// The asset, or the word that the browser has it already.
pub(crate) fn answer(asset: &'static Asset, request: &HeaderMap) -> Response<Body> {
    // Weak, because the same tag stands for the file in every encoding.
    let tag = format!("W/\"{}\"", asset.hash);
    let known = is_known(&tag, request);
    let (encoding, bytes) = asset.encoded(request);

    let body = if known {
        Body::empty()
    } else {
        Body::from(bytes)
    };
    let mut response = Response::new(body);
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(
        CACHE_CONTROL,
        HeaderValue::from_static(if asset.is_named_by_its_content() {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }),
    );
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(
        ETAG,
        HeaderValue::try_from(tag).expect("a hash is letters and digits"),
    );
    if let (Some(encoding), false) = (encoding, known) {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether the browser says that it has what carries this tag.
fn is_known(tag: &str, request: &HeaderMap) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    request
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim() == "*" || opaque(known) == opaque(tag))
}
