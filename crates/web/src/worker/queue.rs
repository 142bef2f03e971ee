//! The queue of requests for the worker, in plain Rust.

use std::collections::VecDeque;
use std::mem;

/// Questions in the order in which they were asked. The worker gets one at a
/// time, so that we know which one it died of. That one is asked once more, of
/// the next worker.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Question>,
    asked: Option<Question>,
    ready: bool,
    /// How often in a row the worker died without an answer in between.
    deaths: u8,
}

#[derive(Debug)]
struct Question {
    number: u64,
    text: String,
    /// How many workers have died of it.
    deaths: u8,
}

/// What to do when a worker has died.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AfterDeath {
    /// Start another: nothing is lost.
    Restart,
    /// Start another, and say that this question will not be answered.
    RestartWithout(u64),
    /// Report that none of these will be answered, and don't start another
    /// worker until someone asks again.
    GiveUp(Vec<u64>),
}

/// A worker that never answers isn't restarted forever.
const MOST_DEATHS: u8 = 3;

impl Queue {
    pub(super) fn add(&mut self, number: u64, text: String) {
        self.waiting.push_back(Question {
            number,
            text,
            deaths: 0,
        });
    }

    /// What to send to the worker now.
    pub(super) fn next(&mut self) -> Option<&str> {
        if !self.ready || self.asked.is_some() {
            return None;
        }
        self.asked = self.waiting.pop_front();
        self.asked.as_ref().map(|asked| asked.text.as_str())
    }

    /// The worker can be asked.
    pub(super) fn ready(&mut self) {
        self.ready = true;
    }

    /// The worker has answered. Returns the number of the request.
    pub(super) fn answered(&mut self) -> Option<u64> {
        self.deaths = 0;
        self.asked.take().map(|asked| asked.number)
    }

    /// The worker has died.
    pub(super) fn died(&mut self) -> AfterDeath {
        self.ready = false;
        self.deaths += 1;
        if self.deaths == MOST_DEATHS {
            self.deaths = 0;
            return AfterDeath::GiveUp(self.clear());
        }
        match self.asked.take() {
            Some(fatal) if fatal.deaths > 0 => AfterDeath::RestartWithout(fatal.number),
            Some(mut fatal) => {
                fatal.deaths += 1;
                self.waiting.push_front(fatal);
                AfterDeath::Restart
            }
            None => AfterDeath::Restart,
        }
    }

    /// Forgets all questions, and returns which they were.
    pub(super) fn clear(&mut self) -> Vec<u64> {
        let questions = self.asked.take().into_iter();
        let questions = questions.chain(mem::take(&mut self.waiting));
        questions.map(|question| question.number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(numbers: impl IntoIterator<Item = u64>) -> Queue {
        let mut queue = Queue::default();
        for number in numbers {
            queue.add(number, format!("question {number}"));
        }
        queue
    }

    #[test]
    fn nothing_is_asked_before_the_worker_is_ready_and_then_one_at_a_time() {
        let mut queue = asked([1, 2]);
        assert_eq!(queue.next(), None);
        queue.ready();
        assert_eq!(queue.next(), Some("question 1"));
        assert_eq!(queue.next(), None);
        queue.answered();
        assert_eq!(queue.next(), Some("question 2"));
        queue.answered();
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn two_workers_may_die_of_a_question_and_no_more() {
        let mut queue = asked([1, 2]);
        for after in [AfterDeath::Restart, AfterDeath::RestartWithout(1)] {
            queue.ready();
            assert_eq!(queue.next(), Some("question 1"));
            assert_eq!(queue.died(), after);
            assert_eq!(queue.next(), None);
        }
        queue.ready();
        assert_eq!(queue.next(), Some("question 2"));
    }

    #[test]
    fn a_worker_that_dies_of_nothing_is_tried_three_times() {
        let mut queue = Queue::default();
        for after in [AfterDeath::Restart, AfterDeath::Restart] {
            queue.ready();
            assert_eq!(queue.died(), after);
        }
        queue.ready();
        assert_eq!(queue.died(), AfterDeath::GiveUp(Vec::new()));
    }

    #[test]
    fn a_worker_that_cannot_start_is_tried_three_times() {
        let mut queue = asked([1, 2]);
        assert_eq!(queue.died(), AfterDeath::Restart);
        assert_eq!(queue.died(), AfterDeath::Restart);
        assert_eq!(queue.died(), AfterDeath::GiveUp(vec![1, 2]));
        queue.add(3, "question 3".to_owned());
        assert_eq!(queue.died(), AfterDeath::Restart);
        queue.ready();
        assert_eq!(queue.next(), Some("question 3"));
    }
}
