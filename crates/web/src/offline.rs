//! Offline use: keeping the page available and up to date, and installing it on
//! the device.

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{EventTarget, ServiceWorkerRegistration};

/// Has the browser keep the whole page for offline use, with the service worker
/// that `bundle` serves, and reports when a newer page is available. If the
/// browser has no service workers, or doesn't trust the connection, the page
/// works only with a network.
pub fn keep_page(on_update: impl Fn() + Clone + 'static) {
    let window = window();
    let navigator = window.navigator();
    let name = JsValue::from_str("serviceWorker");
    if !window.is_secure_context()
        || Reflect::get(&navigator, &name).is_ok_and(|it| it.is_undefined())
    {
        return;
    }
    let container = navigator.service_worker();
    // The very first worker brings nothing new.
    let had_one = member(&container, "controller").is_some();
    let registered = Closure::new(move |registration: JsValue| {
        if had_one {
            watch_for_update(&registration.unchecked_into(), on_update.clone());
        }
    });
    // A browser that refuses says why in its console; the page works without
    // it.
    let refused = Closure::new(|why: JsValue| web_sys::console::warn_1(&why));
    let _ = container
        .register("/service-worker.js")
        .then2(&registered, &refused);
    registered.forget();
    refused.forget();
}

/// Calls back when a new worker has everything it needs.
fn watch_for_update(
    registration: &ServiceWorkerRegistration,
    on_update: impl Fn() + Clone + 'static,
) {
    let watched = registration.clone();
    let found = move || {
        let Some(worker) = member(&watched, "installing") else {
            return;
        };
        let on_update = on_update.clone();
        let state_of = worker.clone();
        listen(&worker.unchecked_into(), "statechange", move |_| {
            let state = member(&state_of, "state").and_then(|state| state.as_string());
            if state.as_deref() == Some("installed") {
                on_update();
            }
        });
    };
    listen(registration, "updatefound", move |_| found());
}

/// Calls back with `false` when the network is lost, and with `true` when it's
/// back.
pub fn watch_network(on_change: impl Fn(bool) + Clone + 'static) {
    let on_gone = on_change.clone();
    listen(&window(), "offline", move |_| on_gone(false));
    listen(&window(), "online", move |_| on_change(true));
}

/// The browser's offer to install the page on the device. Some browsers never
/// make one.
#[derive(Clone, Debug)]
pub struct InstallOffer(JsValue);

impl InstallOffer {
    /// Lets the browser ask.
    pub fn take_up(&self) {
        if let Some(prompt) = member(&self.0, "prompt")
            && let Some(prompt) = prompt.dyn_ref::<Function>()
        {
            // An offer can be accepted only once; after that it does nothing.
            let _ = prompt.call0(&self.0);
        }
    }
}

/// Calls back with the browser's offer, instead of its own banner.
pub fn watch_for_install(on_offer: impl Fn(InstallOffer) + 'static) {
    listen(&window(), "beforeinstallprompt", move |event| {
        event.prevent_default();
        on_offer(InstallOffer(event.into()));
    });
}

/// Calls back for as long as the page is open.
fn listen(target: &EventTarget, name: &str, heard: impl Fn(web_sys::Event) + 'static) {
    let heard = Closure::<dyn Fn(web_sys::Event)>::new(heard);
    // Only an invalid listener is refused.
    let _ = target.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref());
    heard.forget();
}

/// A member of an object, if there is one.
fn member(object: &JsValue, name: &str) -> Option<JsValue> {
    let member = Reflect::get(object, &name.into()).ok()?;
    (!member.is_null() && !member.is_undefined()).then_some(member)
}
