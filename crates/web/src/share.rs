//! A match or a position as a link: the file itself, compressed by the
//! browser, in the part of the address that no server gets to see.

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// What a link may unpack to at most: a long match is a tenth of it.
const MOST_BYTES: usize = 1 << 20;

/// The format of both streams of the browser.
const FORMAT: &str = "deflate-raw";

/// A text in the letters that may stand in an address.
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

/// The bytes of the text that an address was made of.
///
/// # Errors
///
/// If it was made of something else, is incomplete or too long.
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

/// Sends bytes through a stream of the browser, which `web-sys` doesn't know
/// by type without a dozen features.
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

fn call(object: &JsValue, method: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let object: &Object = object.unchecked_ref();
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    let arguments: Array = arguments.iter().copied().collect();
    method.apply(object, &arguments)
}
