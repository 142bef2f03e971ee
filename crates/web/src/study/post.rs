//! Questions to a worker of one's own, each with whoever hears the answer.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::app::House;
use crate::think::{Answer, Question, Reply, Request, VERSION};
use crate::worker::Thinker;

/// A way to a worker, which is started by the first question.
#[derive(Clone, Copy, Debug)]
pub struct Post {
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    waiting: StoredValue<Waiting, LocalStorage>,
}

/// Those who wait for an answer, by the number of their question.
#[derive(Default)]
struct Waiting {
    last: u64,
    hearers: BTreeMap<u64, Hearer>,
}

type Hearer = Box<dyn FnOnce(Reply)>;

impl Post {
    /// A way to a worker that has not been started.
    #[must_use]
    pub fn new() -> Post {
        Post {
            thinker: StoredValue::new_local(None),
            waiting: StoredValue::new_local(Waiting::default()),
        }
    }

    /// Asks about a record, or about whatever stands in its place; `heard` is
    /// called with the answer, unless there is none.
    pub fn ask(
        self,
        house: House,
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
        if let Err(reason) = self.start(house) {
            house.notify(|t| t.error_engine(&reason));
            return;
        }
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.ask(&Request {
                    version: VERSION,
                    number,
                    record,
                    question,
                });
            }
        });
    }

    fn start(self, house: House) -> Result<(), String> {
        if self.thinker.with_value(Option::is_some) {
            return Ok(());
        }
        let heard = move |answer: Result<Answer, String>| match answer {
            Ok(answer) => self.hear(house, answer),
            Err(reason) => house.notify(|t| t.error_engine(&reason)),
        };
        let thinker = Thinker::start(heard)?;
        self.thinker.set_value(Some(thinker));
        Ok(())
    }

    fn hear(self, house: House, answer: Answer) {
        let hearer = self
            .waiting
            .try_update_value(|waiting| waiting.hearers.remove(&answer.number))
            .flatten();
        match (answer.reply, hearer) {
            (Reply::Failed(reason), _) => house.notify(|t| t.error_unexpected(&reason)),
            (reply, Some(hearer)) => hearer(reply),
            (_, None) => {}
        }
    }
}

impl Default for Post {
    fn default() -> Post {
        Post::new()
    }
}
