//! The handle to the web worker that runs the engine.
//!
//! The worker runs the module `worker`. When it has loaded, it sends [`READY`];
//! from then on it gets requests as text and answers each.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use engine::NetKind;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};

use super::queue::{AfterDeath, Queue};
use crate::worker::{Answer, Request};

/// What the worker says when it can be asked.
pub const READY: &str = "ready";

/// What the worker says when it has loaded the deep nets, and when it can't:
/// from then on, all its answers come from the same nets.
pub const NETS_SETTLED: [(NetKind, &str); 2] = [
    (NetKind::Deep, "deep nets"),
    (NetKind::Quick, "no deep nets"),
];

/// The engine in a web worker. Requests and answers are text, one answer per
/// request, in the same order. If the worker dies, a new one takes its place
/// and gets the open requests again.
#[derive(Clone)]
pub struct WorkerHandle(Rc<Shared>);

/// Requests that won't be answered, by number, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered {
    /// The numbers of the requests.
    pub numbers: Vec<u64>,
    /// What the browser said.
    pub why: String,
}

struct Shared {
    script: String,
    heard: Box<dyn Fn(Result<Answer, Unanswered>)>,
    nets_settled: Box<dyn Fn(Option<NetKind>)>,
    queue: RefCell<Queue>,
    running: RefCell<Option<Running>>,
}

/// A worker of the browser, and what listens to it for as long as it may call.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

impl WorkerHandle {
    /// Starts the worker that the document names. `heard` is called with
    /// every answer, or with why there is none; `nets_settled` with its
    /// nets once it has loaded them or can't, and with `None` when another worker
    /// has to load them again.
    ///
    /// # Errors
    ///
    /// If the document names no worker, or the browser doesn't start it.
    pub fn start(
        heard: impl Fn(Result<Answer, Unanswered>) + 'static,
        nets_settled: impl Fn(Option<NetKind>) + 'static,
    ) -> Result<WorkerHandle, String> {
        let shared = Rc::new(Shared {
            script: script_of_page().ok_or("the page does not name the worker")?,
            heard: Box::new(heard),
            nets_settled: Box::new(nets_settled),
            queue: RefCell::default(),
            running: RefCell::default(),
        });
        shared.start()?;
        Ok(WorkerHandle(shared))
    }

    /// Sends a request; the answer comes later.
    pub fn ask(&self, request: &Request) {
        let text = request.to_text();
        self.0.queue.borrow_mut().add(request.number, text);
        self.0.start_or_say_why_not();
        self.0.send_next();
    }
}

impl fmt::Debug for WorkerHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkerHandle")
            .field("script", &self.0.script)
            .field("queue", &self.0.queue)
            .finish_non_exhaustive()
    }
}

impl Shared {
    /// Starts a worker, if none is running.
    fn start(self: &Rc<Self>) -> Result<(), String> {
        if self.running.borrow().is_some() {
            return Ok(());
        }
        let worker = Worker::new(&self.script).map_err(|fault| format!("{fault:?}"))?;
        let shared = Rc::downgrade(self);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(shared), Some(text)) = (shared.upgrade(), event.data().as_string()) {
                shared.hear(&text);
            }
        });
        let shared = Rc::downgrade(self);
        let on_error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            if let Some(shared) = shared.upgrade() {
                shared.died(event.message());
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        self.running.replace(Some(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        }));
        Ok(())
    }

    fn start_or_say_why_not(self: &Rc<Self>) {
        if let Err(why) = self.start() {
            let numbers = self.queue.borrow_mut().clear();
            (self.heard)(Err(Unanswered { numbers, why }));
        }
    }

    fn hear(&self, text: &str) {
        if text == READY {
            self.queue.borrow_mut().ready();
        } else if let Some((nets, _)) = NETS_SETTLED.iter().find(|(_, said)| *said == text) {
            (self.nets_settled)(Some(*nets));
        } else {
            let asked = self.queue.borrow_mut().answered();
            let heard = match Answer::from_text(text) {
                Ok(answer) if asked == Some(answer.number) => Ok(answer),
                Ok(answer) => Err(format!("the answer to {} came instead", answer.number)),
                Err(fault) => Err(fault.to_string()),
            };
            let numbers = asked.into_iter().collect();
            (self.heard)(heard.map_err(|why| Unanswered { numbers, why }));
        }
        self.send_next();
    }

    fn send_next(&self) {
        let mut queue = self.queue.borrow_mut();
        if let (Some(running), Some(text)) = (&*self.running.borrow(), queue.next()) {
            running
                .worker
                .post_message(&text.into())
                .expect("a text can be sent to a worker");
        }
    }

    fn died(self: &Rc<Self>, why: String) {
        self.running.replace(None);
        (self.nets_settled)(None);
        let after = self.queue.borrow_mut().died();
        let numbers = match after {
            AfterDeath::Restart => Vec::new(),
            AfterDeath::RestartWithout(number) => vec![number],
            AfterDeath::GiveUp(numbers) => return (self.heard)(Err(Unanswered { numbers, why })),
        };
        self.start_or_say_why_not();
        if !numbers.is_empty() {
            (self.heard)(Err(Unanswered { numbers, why }));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Where the worker's script is. Its name changes with its content, so the
/// document says it.
fn script_of_page() -> Option<String> {
    let document = web_sys::window()?.document()?;
    let named = document.query_selector("meta[name=worker]").ok()??;
    named.get_attribute("content")
}
