//! Questions to a worker of one's own, each with whoever hears the answer.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::handle::WorkerHandle;
use crate::app::AppState;
use crate::worker::{Answer, Question, Reply, Request, VERSION};

/// A way to a worker, which is started by the first question.
#[derive(Clone, Copy, Debug)]
pub struct WorkerClient {
    worker: StoredValue<Option<WorkerHandle>, LocalStorage>,
    waiting: StoredValue<Waiting, LocalStorage>,
}

/// Those who wait for an answer, by the number of their question.
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
        }
    }

    /// Asks about a record, or about whatever stands in its place; `heard` is
    /// called with the answer, unless there is none.
    pub fn ask(
        self,
        app: AppState,
        record: String,
        question: Question,
        heard: impl FnOnce(Reply) + 'static,
    ) {
        let number = self.waiting.try_update_value(|waiting| {
            waiting.last += 1;
            waiting.hearers.insert(waiting.last, Box::new(heard));
            waiting.last
        });
        let Some(number) = number else { return };
        if let Err(reason) = self.start(app) {
            app.notify(|t| t.error_engine(&reason));
            return;
        }
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.ask(&Request {
                    version: VERSION,
                    number,
                    record,
                    question,
                });
            }
        });
    }

    fn start(self, app: AppState) -> Result<(), String> {
        if self.worker.with_value(Option::is_some) {
            return Ok(());
        }
        let heard = move |answer: Result<Answer, String>| match answer {
            Ok(answer) => self.hear(app, answer),
            Err(reason) => app.notify(|t| t.error_engine(&reason)),
        };
        let worker = WorkerHandle::start(heard)?;
        self.worker.set_value(Some(worker));
        Ok(())
    }

    fn hear(self, app: AppState, answer: Answer) {
        let hearer = self
            .waiting
            .try_update_value(|waiting| waiting.hearers.remove(&answer.number))
            .flatten();
        match (answer.reply, hearer) {
            (Reply::Failed(reason), _) => app.notify(|t| t.error_unexpected(&reason)),
            (reply, Some(hearer)) => hearer(reply),
            (_, None) => {}
        }
    }
}

impl Default for WorkerClient {
    fn default() -> WorkerClient {
        WorkerClient::new()
    }
}
