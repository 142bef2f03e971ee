//! Files that a person picks, drops or saves.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, EventTarget, HtmlAnchorElement, Url};

/// Lets the person save a text as a file.
///
/// # Errors
///
/// The browser's, which has nothing to do with the text.
pub fn save(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("there is no document")?;
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Puts a text where it can be pasted from. A browser that does not let us
/// leaves the text to be copied by hand.
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

/// Reads the first file of whatever has files: what was dropped, or a field
/// to choose one. `heard` is called with its bytes, or with nothing if it is
/// too large or the browser cannot read it; not at all if there is no file.
///
/// The browser's own types for these are many, and all that is wanted of them
/// is one field.
pub fn read_first(holder: &JsValue, heard: impl FnOnce(Option<Vec<u8>>) + 'static) {
    let files = Reflect::get(holder, &"files".into());
    let file = files.and_then(|files| Reflect::get_u32(&files, 0));
    let Some(file) = file.ok().filter(JsValue::is_object) else {
        return;
    };
    let blob: Blob = file.unchecked_into();
    if blob.size() > formats::MAX_BYTES as f64 {
        heard(None);
        return;
    }
    // One of the two is called, and takes who hears it.
    let hearer = std::rc::Rc::new(std::cell::Cell::new(Some(heard)));
    let other = std::rc::Rc::clone(&hearer);
    let read = Closure::once(move |buffer: JsValue| {
        if let Some(heard) = hearer.take() {
            heard(Some(Uint8Array::new(&buffer).to_vec()));
        }
    });
    let failed = Closure::once(move |_: JsValue| {
        if let Some(heard) = other.take() {
            heard(None);
        }
    });
    let _ = blob.array_buffer().then2(&read, &failed);
    // They are called once at most, and then hold nothing.
    read.forget();
    failed.forget();
}
