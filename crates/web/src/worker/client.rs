//! Sends tasks to a worker, each with a callback for the reply.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use engine::NetKind;
use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::handle::{Unanswered, WorkerHandle};
use crate::app::AppState;
use crate::worker::{Answer, Reply, Request, Task, VERSION};

/// A client for a worker, which the first task starts.
#[derive(Clone, Copy, Debug)]
pub struct WorkerClient {
    worker: StoredValue<Option<WorkerHandle>, LocalStorage>,
    waiting: StoredValue<Waiting, LocalStorage>,
    nets: RwSignal<Option<NetKind>>,
    settling: StoredValue<Settling, LocalStorage>,
}

/// Whether the worker has its nets, and what is to be done once it has.
#[derive(Default)]
struct Settling {
    is_settled: bool,
    waiting: Vec<Box<dyn FnOnce()>>,
}

/// The callbacks waiting for an answer, by the number of their task.
#[derive(Default)]
struct Waiting {
    last: u64,
    hearers: BTreeMap<u64, Hearer>,
}

type Hearer = Box<dyn FnOnce(Reply)>;

impl WorkerClient {
    /// A client whose worker hasn't been started.
    #[must_use]
    pub fn new() -> WorkerClient {
        WorkerClient {
            worker: StoredValue::new_local(None),
            waiting: StoredValue::new_local(Waiting::default()),
            nets: RwSignal::new(None),
            settling: StoredValue::new_local(Settling::default()),
        }
    }

    /// Which nets the worker has, as far as it said; `None` if it has said
    /// nothing.
    #[must_use]
    pub fn nets(self) -> Signal<Option<NetKind>> {
        self.nets.into()
    }

    /// Does something once the worker has loaded the deep nets or knows that it
    /// can't, so that all answers from then on come from the same nets.
    pub fn when_settled(self, app: AppState, then: impl FnOnce() + 'static) {
        let is_settled = self.settling.with_value(|settling| settling.is_settled);
        if is_settled || self.start(app).is_err() {
            // What can't be started says so when it's asked.
            return then();
        }
        self.settling
            .update_value(|settling| settling.waiting.push(Box::new(then)));
    }

    /// Hears which nets the worker has for good; `None` if it's another worker.
    fn settle(self, nets: Option<NetKind>) {
        if nets.is_some() {
            self.nets.try_set(nets);
        }
        let is_settled = nets.is_some();
        let waiting = self.settling.try_update_value(|settling| {
            settling.is_settled = is_settled;
            match is_settled {
                true => std::mem::take(&mut settling.waiting),
                false => Vec::new(),
            }
        });
        waiting.into_iter().flatten().for_each(|then| then());
    }

    /// Gives the worker a task; `heard` is called with the reply. If there will
    /// be none, the reply is [`Reply::Failed`].
    pub fn ask(self, app: AppState, task: Task, heard: impl FnOnce(Reply) + 'static) {
        let number = self.waiting.try_update_value(|waiting| {
            waiting.last += 1;
            waiting.hearers.insert(waiting.last, Box::new(heard));
            waiting.last
        });
        let Some(number) = number else { return };
        if let Err(why) = self.start(app) {
            let numbers = vec![number];
            return self.give_up(app, &Unanswered { numbers, why });
        }
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.ask(&Request {
                    version: VERSION,
                    number,
                    task,
                });
            }
        });
    }

    /// The reply to a task, once it's there, and the nets that it came from.
    pub async fn reply(self, app: AppState, task: Task) -> Option<(Reply, NetKind)> {
        let answer = Rc::new(Cell::new(None));
        let mut task = Some(task);
        let replied = Promise::new(&mut |resolve, _| {
            let (answer, task) = (Rc::clone(&answer), task.take());
            let Some(task) = task else { return };
            self.ask(app, task, move |reply| {
                let nets = self.nets.get_untracked();
                answer.set(nets.map(|nets| (reply, nets)));
                // Nobody else resolves it.
                let _ = resolve.call0(&JsValue::NULL);
            });
        });
        JsFuture::from(replied).await.ok()?;
        answer.take()
    }

    fn start(self, app: AppState) -> Result<(), String> {
        if self.worker.with_value(Option::is_some) {
            return Ok(());
        }
        let heard = move |answer: Result<Answer, Unanswered>| match answer {
            Ok(answer) => self.hear(app, answer),
            Err(unanswered) => self.give_up(app, &unanswered),
        };
        let worker = WorkerHandle::start(heard, move |nets| self.settle(nets))?;
        self.worker.set_value(Some(worker));
        Ok(())
    }

    fn hear(self, app: AppState, answer: Answer) {
        if self.nets.try_get_untracked() != Some(Some(answer.nets)) {
            self.nets.try_set(Some(answer.nets));
        }
        if let Reply::Failed(reason) = &answer.reply {
            app.notify(|t| t.error_unexpected(reason));
        }
        self.tell(answer.number, answer.reply);
    }

    /// Reports that there will be no answer, so that nobody waits for it.
    fn give_up(self, app: AppState, unanswered: &Unanswered) {
        app.notify(|t| t.error_engine(&unanswered.why));
        // Who waits for the nets of a worker that isn't there asks, and is told.
        let waiting = self
            .settling
            .try_update_value(|settling| std::mem::take(&mut settling.waiting));
        waiting.into_iter().flatten().for_each(|then| then());
        for &number in &unanswered.numbers {
            self.tell(number, Reply::Failed(unanswered.why.clone()));
        }
    }

    fn tell(self, number: u64, reply: Reply) {
        let hearer = self
            .waiting
            .try_update_value(|waiting| waiting.hearers.remove(&number))
            .flatten();
        if let Some(hearer) = hearer {
            hearer(reply);
        }
    }
}

impl Default for WorkerClient {
    fn default() -> WorkerClient {
        WorkerClient::new()
    }
}
