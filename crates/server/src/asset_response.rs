//! Responses with the files of the page.

use asset::Asset;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};

use crate::accept_encoding::{Encoding, is_accepted};

/// The smallest encoding of a file that the browser accepts.
fn encoded(asset: &Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let can_read = |encoding| is_accepted(encoding, headers.get_all(ACCEPT_ENCODING));
    if let Some(bytes) = asset.brotli.filter(|_| can_read(Encoding::Brotli)) {
        (Some("br"), bytes)
    } else if let Some(bytes) = asset.gzip.filter(|_| can_read(Encoding::Gzip)) {
        (Some("gzip"), bytes)
    } else {
        (None, asset.bytes)
    }
}

/// The file, or 304 if the browser already has it.
pub(crate) fn respond(asset: &'static Asset, request: &HeaderMap) -> Response<Body> {
    // Weak, because the same tag stands for the file in every encoding.
    let tag = format!("W/\"{}\"", asset.hash);
    let known = is_known(&tag, request);
    let (encoding, bytes) = encoded(asset, request);

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

/// Whether the browser says that it has the file with this tag.
fn is_known(tag: &str, request: &HeaderMap) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    request
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim() == "*" || opaque(known) == opaque(tag))
}
