//! What the worker is still to be asked, in plain Rust.

use std::collections::VecDeque;

/// Questions in the order in which they were asked, of which the worker has
/// one at a time: so that one can be taken back, and so that it is known which
/// one it died of. That one is asked once more, of the next worker.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Question>,
    asked: Option<Question>,
    ready: bool,
    /// How often in a row the worker died before it was ready.
    failed_starts: u8,
}

#[derive(Debug)]
struct Question {
    number: u64,
    text: String,
    /// How many workers have died of it.
    deaths: u8,
}

/// What to do when a worker has died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterDeath {
    /// Start another: nothing is lost.
    Restart,
    /// Start another, and say that a question will not be answered.
    RestartWithout,
    /// Say that nothing will be answered, and start no other before somebody
    /// asks again.
    GiveUp,
}

/// Where a question was that is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenBack {
    /// It was answered before, or never asked.
    Unknown,
    /// The worker had not seen it.
    Unseen,
    /// The worker is at it and must be ended.
    Begun,
}

/// A worker that cannot start is not tried forever.
const STARTS: u8 = 3;

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
        self.failed_starts = 0;
    }

    /// The worker has answered what it was asked.
    pub(super) fn answered(&mut self) {
        self.asked = None;
    }

    /// The worker is no more.
    pub(super) fn died(&mut self) -> AfterDeath {
        if !self.ready {
            self.failed_starts += 1;
            if self.failed_starts < STARTS {
                return AfterDeath::Restart;
            }
            self.waiting.clear();
            self.failed_starts = 0;
            return AfterDeath::GiveUp;
        }
        self.ready = false;
        match self.asked.take() {
            Some(fatal) if fatal.deaths > 0 => AfterDeath::RestartWithout,
            Some(mut fatal) => {
                fatal.deaths += 1;
                self.waiting.push_front(fatal);
                AfterDeath::Restart
            }
            None => AfterDeath::Restart,
        }
    }

    pub(super) fn take_back(&mut self, number: u64) -> TakenBack {
        if self.asked.take_if(|asked| asked.number == number).is_some() {
            self.ready = false;
            return TakenBack::Begun;
        }
        let before = self.waiting.len();
        self.waiting.retain(|waiting| waiting.number != number);
        if self.waiting.len() < before {
            TakenBack::Unseen
        } else {
            TakenBack::Unknown
        }
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
        for after in [AfterDeath::Restart, AfterDeath::RestartWithout] {
            queue.ready();
            assert_eq!(queue.next(), Some("question 1"));
            assert_eq!(queue.died(), after);
            assert_eq!(queue.next(), None);
        }
        queue.ready();
        assert_eq!(queue.next(), Some("question 2"));
    }

    #[test]
    fn a_worker_that_cannot_start_is_tried_three_times() {
        let mut queue = asked([1, 2]);
        assert_eq!(queue.died(), AfterDeath::Restart);
        assert_eq!(queue.died(), AfterDeath::Restart);
        assert_eq!(queue.died(), AfterDeath::GiveUp);
        queue.add(3, "question 3".to_owned());
        assert_eq!(queue.died(), AfterDeath::Restart);
        queue.ready();
        assert_eq!(queue.next(), Some("question 3"));
    }

    #[test]
    fn a_question_is_taken_back_wherever_it_is() {
        let mut queue = asked([1, 2, 3]);
        queue.ready();
        queue.next();
        assert_eq!(queue.take_back(2), TakenBack::Unseen);
        assert_eq!(queue.take_back(2), TakenBack::Unknown);
        assert_eq!(queue.take_back(1), TakenBack::Begun);
        assert_eq!(queue.next(), None, "another worker has to be ready first");
        queue.ready();
        assert_eq!(queue.next(), Some("question 3"));
    }
}
