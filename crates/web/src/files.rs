//! Files that a person picks, drops or saves.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, EventTarget, HtmlAnchorElement, Url};

/// Lets the person save a text as a file.
///
/// # Errors
///
/// Those of the browser, which don't depend on the text.
pub fn save(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&text.into());
    save_blob(
        name,
        &Blob::new_with_str_sequence_and_options(&parts, &kind)?,
    )
}

/// Lets the person save an SVG as a PNG of this width and height.
///
/// # Errors
///
/// The browser's.
pub async fn save_picture(name: &str, svg: &str, size: (u32, u32)) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("there is no document")?;
    // `web-sys` has types for these, but they cost more than they're worth.
    let image = document.create_element("img")?;
    let encoded = String::from(js_sys::encode_uri_component(svg));
    let address = format!("data:image/svg+xml,{encoded}");
    Reflect::set(&image, &"src".into(), &address.into())?;
    let decoded: Promise = call(&image, "decode", &[])?.dyn_into()?;
    JsFuture::from(decoded).await?;
    let canvas = document.create_element("canvas")?;
    Reflect::set(&canvas, &"width".into(), &size.0.into())?;
    Reflect::set(&canvas, &"height".into(), &size.1.into())?;
    let context = call(&canvas, "getContext", &[&"2d".into()])?;
    let zero = JsValue::from(0);
    call(
        &context,
        "drawImage",
        &[&image, &zero, &zero, &size.0.into(), &size.1.into()],
    )?;
    let blob = Promise::new(&mut |resolve, reject| {
        if let Err(fault) = call(&canvas, "toBlob", &[&resolve]) {
            // Nobody else is told.
            let _ = reject.call1(&JsValue::NULL, &fault);
        }
    });
    let blob: Blob = JsFuture::from(blob).await?.dyn_into()?;
    save_blob(name, &blob)
}

/// Calls a method that `web-sys` isn't asked for.
pub(crate) fn call(
    object: &JsValue,
    method: &str,
    arguments: &[&JsValue],
) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    let arguments: Array = arguments.iter().copied().collect();
    method.apply(object, &arguments)
}

fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("there is no document")?;
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Copies a text to the clipboard. If the browser doesn't allow it, the text
/// can be copied by hand.
pub fn copy(text: &str) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    if let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) {
        let _ = clipboard.write_text(text);
    }
}

/// How wide an element is drawn, in pixels.
#[must_use]
pub fn width_of(target: &EventTarget) -> i32 {
    target
        .dyn_ref::<web_sys::Element>()
        .map_or(0, web_sys::Element::client_width)
}

/// Reads the first file from a drop or a file field. `heard` is called with its
/// bytes, or with `None` if it's too large or can't be read; it isn't called at
/// all if there's no file.
///
/// The browser has many types for these, and we need only one field of each.
pub fn read_first(holder: &JsValue, heard: impl FnOnce(Option<Vec<u8>>) + 'static) {
    if let Some(file) = file_at(holder, 0) {
        spawn_local(async move { heard(read(&file).await) });
    }
}

/// All files from a file field.
#[must_use]
pub fn all_of(holder: &JsValue) -> Vec<Blob> {
    let files = (0..).map_while(|place| file_at(holder, place));
    files.collect()
}

/// What a file is called.
#[must_use]
pub fn name_of(file: &Blob) -> String {
    let name = Reflect::get(file, &"name".into()).ok();
    name.and_then(|name| name.as_string()).unwrap_or_default()
}

fn file_at(holder: &JsValue, place: u32) -> Option<Blob> {
    let files = Reflect::get(holder, &"files".into());
    let file = files
        .and_then(|files| Reflect::get_u32(&files, place))
        .ok()?;
    file.is_object().then(|| file.unchecked_into())
}

/// The bytes of a file; `None` if it's too large or can't be read.
pub async fn read(file: &Blob) -> Option<Vec<u8>> {
    if file.size() > formats::MAX_BYTES as f64 {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
