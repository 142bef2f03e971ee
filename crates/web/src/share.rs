//! A match or a position as a link: the file itself, compressed by the browser,
//! in the part of the address that no server sees.

use engine::Plies;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use crate::files::call;
use crate::worker::ANALYSIS_PLIES;

/// The most a link may unpack to; a long match is a tenth of it.
const MOST_BYTES: usize = 1 << 20;

/// The format of both streams of the browser.
const FORMAT: &str = "deflate-raw";

/// Stands between the depth and the rest of an address, where it never occurs.
const AFTER_DEPTH: char = '.';

/// An address with the depth at which the match was analyzed, so that it's
/// analyzed the same way where it's opened.
#[must_use]
pub fn with_depth(address: &str, plies: Plies) -> String {
    match plies {
        ANALYSIS_PLIES => address.to_owned(),
        plies => format!("{}{AFTER_DEPTH}{address}", plies.number()),
    }
}

/// The depth in an address, and the rest of it.
#[must_use]
pub fn split_depth(address: &str) -> (Plies, &str) {
    let parts = address.split_once(AFTER_DEPTH);
    let known = parts.and_then(|(plies, rest)| Some((plies.parse().ok()?, rest)));
    known.unwrap_or((ANALYSIS_PLIES, address))
}

/// Encodes a text in characters that are safe in an address.
///
/// # Errors
///
/// If it is too long, or the browser can't compress.
pub async fn to_address(text: &str) -> Result<String, JsValue> {
    if text.len() > MOST_BYTES {
        return Err("it is too long for a link".into());
    }
    let bytes = through("CompressionStream", text.as_bytes()).await?;
    let letters: String = bytes.into_iter().map(char::from).collect();
    let window = web_sys::window().ok_or("there is no window")?;
    let encoded = window.btoa(&letters)?;
    Ok(encoded
        .trim_end_matches('=')
        .replace('+', "-")
        .replace('/', "_"))
}

/// Decodes the text from an address.
///
/// # Errors
///
/// If the address is something else, incomplete or too long.
pub async fn from_address(address: &str) -> Result<Vec<u8>, JsValue> {
    let encoded = address.replace('-', "+").replace('_', "/");
    let window = web_sys::window().ok_or("there is no window")?;
    let letters = window.atob(&encoded)?;
    let bytes: Option<Vec<u8>> = letters
        .chars()
        .map(|letter| u8::try_from(letter).ok())
        .collect();
    through("DecompressionStream", &bytes.ok_or("not bytes")?).await
}

/// Sends bytes through one of the browser's streams. `web-sys` would need a
/// dozen features for their types.
async fn through(class: &str, bytes: &[u8]) -> Result<Vec<u8>, JsValue> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let class: Function = Reflect::get(&js_sys::global(), &class.into())?.dyn_into()?;
    let stream = Reflect::construct(&class, &Array::of1(&FORMAT.into()))?;
    let source = call(&blob, "stream", &[])?;
    let result = call(&source, "pipeThrough", &[&stream])?;
    let reader = call(&result, "getReader", &[])?;
    let mut read = Vec::new();
    loop {
        let next: Promise = call(&reader, "read", &[])?.dyn_into()?;
        let next = JsFuture::from(next).await?;
        if Reflect::get(&next, &"done".into())?.is_truthy() {
            return Ok(read);
        }
        let piece: Uint8Array = Reflect::get(&next, &"value".into())?.dyn_into()?;
        read.extend(piece.to_vec());
        if read.len() > MOST_BYTES {
            call(&reader, "cancel", &[])?;
            return Err("it is too long".into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_how_deep_the_match_was_analyzed() {
        let address = "dc-_09AZ";
        for plies in [Plies::ZERO, Plies::ONE, Plies::TWO, Plies::THREE] {
            let linked = with_depth(address, plies);
            assert_eq!(split_depth(&linked), (plies, address), "{linked}");
        }
        // The usual depth makes no link longer, and older links have none.
        assert_eq!(with_depth(address, ANALYSIS_PLIES), address);
        assert_eq!(split_depth("9.x"), (ANALYSIS_PLIES, "9.x"));
    }
}
