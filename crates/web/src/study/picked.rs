//! Files that a person picks or drops.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::Blob;

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
