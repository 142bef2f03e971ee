//! The module that thinks: it runs in a worker of the browser, so that the
//! page never waits for it, and it alone carries the nets.
#![forbid(unsafe_code)]

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web::worker::EngineWorker;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let here = scope.clone();
    let mut worker = EngineWorker::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event.data().as_string().unwrap_or_default();
        let answer = worker.answer_text(&request);
        say(&here, &answer);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens for as long as the worker lives.
    on_message.forget();
    say(&scope, web::worker::READY);
}

fn say(scope: &DedicatedWorkerGlobalScope, text: &str) {
    scope
        .post_message(&text.into())
        .expect("a text can be sent to the page");
}
