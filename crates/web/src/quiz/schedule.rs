//! When a question comes back: the SM-2 method of Piotr Woźniak.
//!
//! It is a dozen lines, so that it is written here. The crates that know the
//! newer FSRS bring a library for dates with clocks and time zones, or one
//! that trains nets, into a page that must stay small; and to choose well
//! among a few dozen errors of one's own the older method is good enough.

use serde::{Deserialize, Serialize};

/// A day, counted from some day long ago.
pub type Day = u32;

/// What is remembered about one question.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Schedule {
    /// When it is due.
    pub due: Day,
    /// How often in a row it was answered well.
    streak: u32,
    /// How many days lie between the last time and the next.
    days: u32,
    /// By how much the days grow, in hundredths.
    ease: u32,
}

/// How well a question was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// As good as the best.
    Right,
    /// Not the best, but no error.
    Nearly,
    /// An error.
    Wrong,
}

const FIRST_EASE: u32 = 250;
const LEAST_EASE: u32 = 130;
/// A question that is known comes back once a year all the same.
const MOST_DAYS: u32 = 365;

impl Grade {
    /// The grade of an answer that gives away so many points.
    #[must_use]
    pub fn of(loss: f64) -> Grade {
        match loss {
            loss if loss < 0.005 => Grade::Right,
            loss if loss < 0.04 => Grade::Nearly,
            _ => Grade::Wrong,
        }
    }
}

impl Schedule {
    /// Of a question that was never asked.
    #[must_use]
    pub const fn new(today: Day) -> Schedule {
        Schedule {
            due: today,
            streak: 0,
            days: 0,
            ease: FIRST_EASE,
        }
    }

    /// What is remembered after an answer.
    #[must_use]
    pub fn after(self, grade: Grade, today: Day) -> Schedule {
        // The changes are those of SM-2 for 5, 3 and 1 of 5.
        let (change, is_known) = match grade {
            Grade::Right => (10, true),
            Grade::Nearly => (-14, true),
            Grade::Wrong => (-54, false),
        };
        let ease = self.ease.saturating_add_signed(change).max(LEAST_EASE);
        let days = match (is_known, self.streak) {
            (false, _) => 0,
            (true, 0) => 1,
            (true, 1) => 6,
            (true, _) => (self.days * self.ease).div_ceil(100).min(MOST_DAYS),
        };
        Schedule {
            due: today.saturating_add(days),
            streak: if is_known { self.streak + 1 } else { 0 },
            days,
            ease,
        }
    }

    /// How well it is known: those that come back latest best.
    #[must_use]
    pub const fn days(&self) -> u32 {
        self.days
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(grades: &[Grade]) -> Vec<u32> {
        let mut memory = Schedule::new(100);
        let mut today = 100;
        let mut days = Vec::new();
        for &grade in grades {
            memory = memory.after(grade, today);
            days.push(memory.due - today);
            today = memory.due;
        }
        days
    }

    /// The intervals that the description of SM-2 gives for full marks.
    #[test]
    fn what_is_known_comes_back_later_and_later() {
        assert_eq!(days(&[Grade::Right; 4]), [1, 6, 17, 48]);
        assert!(days(&[Grade::Nearly; 4]) < days(&[Grade::Right; 4]));
    }

    #[test]
    fn an_error_comes_back_the_same_day_and_starts_again() {
        use Grade::{Right, Wrong};
        assert_eq!(days(&[Right, Right, Wrong, Right, Right]), [1, 6, 0, 1, 6]);
    }

    #[test]
    fn nothing_is_gone_for_more_than_a_year() {
        assert_eq!(days(&[Grade::Right; 20]).last(), Some(&365));
        assert!(days(&[Grade::Wrong; 20]).iter().all(|&days| days == 0));
    }

    #[test]
    fn grades_go_by_what_is_given_away() {
        assert_eq!(Grade::of(0.0), Grade::Right);
        assert_eq!(Grade::of(0.02), Grade::Nearly);
        assert_eq!(Grade::of(0.05), Grade::Wrong);
    }
}
