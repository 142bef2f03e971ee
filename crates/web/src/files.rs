//! Files that a person saves.

use wasm_bindgen::{JsCast, JsValue};
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
