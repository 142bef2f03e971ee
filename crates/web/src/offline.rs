//! The page without a network.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

/// Has the browser keep the whole page for when there is no network, by the
/// service worker that `bundle` serves. Where a browser has no such thing, or
/// does not trust the connection, the page works as long as there is a
/// network.
pub fn keep_page() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    let name = JsValue::from_str("serviceWorker");
    if !window.is_secure_context()
        || Reflect::get(&navigator, &name).is_ok_and(|it| it.is_undefined())
    {
        return;
    }
    // A browser that refuses says why in its console; the page goes on.
    let refused = Closure::new(|why: JsValue| web_sys::console::warn_1(&why));
    let registered = navigator.service_worker().register("/service-worker.js");
    let _ = registered.catch(&refused);
    refused.forget();
}
