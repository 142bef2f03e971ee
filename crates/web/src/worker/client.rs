//! Tasks for a worker of one's own, each with whoever hears the reply.

use std::collections::BTreeMap;

use engine::NetKind;
use leptos::prelude::*;

use super::handle::{Unanswered, WorkerHandle};
use crate::app::AppState;
use crate::worker::{Answer, Reply, Request, Task, VERSION};

/// A way to a worker, which is started by the first task.
#[derive(Clone, Copy, Debug)]
pub struct WorkerClient {
    worker: StoredValue<Option<WorkerHandle>, LocalStorage>,
    waiting: StoredValue<Waiting, LocalStorage>,
    nets: RwSignal<Option<NetKind>>,
}

/// Those who wait for an answer, by the number of their task.
#[derive(Default)]
struct Waiting {
    last: u64,
    hearers: BTreeMap<u64, Hearer>,
}

type Hearer = Box<dyn FnOnce(Reply)>;

impl WorkerClient {
    /// A way to a worker that has not been started.
    #[must_use]
    pub fn new() -> WorkerClient {
        WorkerClient {
            worker: StoredValue::new_local(None),
            waiting: StoredValue::new_local(Waiting::default()),
            nets: RwSignal::new(None),
        }
    }

    /// Which nets the last answer came from; nothing if there was none.
    #[must_use]
    pub fn nets(self) -> Signal<Option<NetKind>> {
        self.nets.into()
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

    fn start(self, app: AppState) -> Result<(), String> {
        if self.worker.with_value(Option::is_some) {
            return Ok(());
        }
        let heard = move |answer: Result<Answer, Unanswered>| match answer {
            Ok(answer) => self.hear(app, answer),
            Err(unanswered) => self.give_up(app, &unanswered),
        };
        let worker = WorkerHandle::start(heard)?;
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

    /// Says that there is no answer, so that nobody waits for it.
    fn give_up(self, app: AppState, unanswered: &Unanswered) {
        app.notify(|t| t.error_engine(&unanswered.why));
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
