//! The module for the worker, which runs the engine so that the page never
//! waits for it. Only this module contains nets: the quick ones are inside, and
//! it loads the deep ones once it can answer.
#![forbid(unsafe_code)]

use std::cell::RefCell;
use std::rc::Rc;

use engine::{Net, NetPair};
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::worker::{EngineWorker, NETS_SETTLED};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let worker = Rc::new(RefCell::new(EngineWorker::default()));
    let (here, asked) = (scope.clone(), Rc::clone(&worker));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event.data().as_string().unwrap_or_default();
        let answer = asked.borrow_mut().answer_text(&request);
        say(&here, &answer);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    on_message.forget();
    say(&scope, web::worker::READY);
    spawn_local(async move {
        match deep_nets(&scope).await {
            Ok(deep) => worker.borrow_mut().add_deep_nets(deep),
            // The quick nets go on; the next worker tries again.
            Err(why) => web_sys::console::warn_2(&"no deep nets:".into(), &why),
        }
        let nets = worker.borrow().nets();
        let said = NETS_SETTLED.iter().find(|(kind, _)| *kind == nets);
        said.into_iter().for_each(|(_, text)| say(&scope, text));
    });
}

fn say(scope: &DedicatedWorkerGlobalScope, text: &str) {
    scope
        .post_message(&text.into())
        .expect("a text can be sent to the page");
}

/// Loads the deep nets from where the script says they are.
async fn deep_nets(scope: &DedicatedWorkerGlobalScope) -> Result<NetPair, JsValue> {
    let paths = Reflect::get(scope, &"deepNets".into())?;
    let [contact, race] = &Array::from(&paths).to_vec()[..] else {
        return Err("the script names no nets".into());
    };
    let contact = load_net(scope, contact).await?;
    let race = load_net(scope, race).await?;
    Ok(NetPair::new(contact, race))
}

async fn load_net(scope: &DedicatedWorkerGlobalScope, path: &JsValue) -> Result<Net, JsValue> {
    let path = path.as_string().unwrap_or_default();
    let answer: Response = JsFuture::from(scope.fetch_with_str(&path))
        .await?
        .dyn_into()?;
    if !answer.ok() {
        return Err(format!("{path}: {}", answer.status()).into());
    }
    let bytes = JsFuture::from(answer.array_buffer()?).await?;
    let bytes = Uint8Array::new(&bytes).to_vec();
    Net::from_bytes(&bytes).map_err(|damage| format!("{path}: {damage}").into())
}
