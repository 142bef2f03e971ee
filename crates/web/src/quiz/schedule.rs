//! When a question comes back: FSRS, the Free Spaced Repetition Scheduler of
//! Jarrett Ye, in its version 5 with the default parameters.
//!
//! Source of the formulas and parameters:
//! `github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm`. They're
//! two dozen lines, so we write them ourselves: the existing crates would bring
//! a library for dates with time zones, or one that trains nets, into a page
//! that must stay small.
//!
//! A question has a *stability*, the days after which it is still remembered
//! nine times out of ten, and a *difficulty* from 1 to 10. Asking for nine out
//! of ten makes the next interval the stability itself.

#![expect(
    clippy::disallowed_methods,
    reason = "when a question comes back need not be the same to the last bit everywhere"
)]

use serde::{Deserialize, Serialize};

/// A day, counted from some day long ago.
pub type Day = u32;

/// What is remembered about one question.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct Schedule {
    /// When it is due.
    pub due: Day,
    /// When it was last answered and how well it has been known since; `None`
    /// if it was never asked.
    memory: Option<Memory>,
}

/// How well something is known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Memory {
    /// When it was last answered.
    seen: Day,
    /// In days.
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
}

/// What the browser may have kept: ours, or what the SM-2 method wrote before.
#[derive(Deserialize)]
struct Kept {
    due: Day,
    memory: Option<Memory>,
    /// How many days were between the last time and the next.
    #[serde(default)]
    days: u32,
    /// By how much the days grew, in hundredths; 250 at first.
    ease: Option<u32>,
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

/// The default parameters of FSRS-5.
const W: [f64; 19] = [
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925,
    1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
];
/// How fast something is forgotten: `retrievability` is 0.9 after as many days
/// as the stability.
const FACTOR: f64 = 19.0 / 81.0;
const DECAY: f64 = -0.5;
/// Even a well-known question comes back once a year.
const MOST_DAYS: u32 = 365;
/// What was just missed is unstable, but not entirely new.
const LEAST_STABILITY: f64 = 0.01;

impl Grade {
    /// The grade for an answer that loses this many points.
    #[must_use]
    pub fn of(loss: f64) -> Grade {
        match loss {
            loss if loss < 0.005 => Grade::Right,
            loss if loss < 0.04 => Grade::Nearly,
            _ => Grade::Wrong,
        }
    }

    /// FSRS knows 1 (again), 2 (hard), 3 (good) and 4 (easy). The page doesn't
    /// ask how easy an answer was.
    const fn number(self) -> usize {
        match self {
            Grade::Wrong => 1,
            Grade::Nearly => 2,
            Grade::Right => 3,
        }
    }
}

impl Memory {
    fn first(grade: Grade, today: Day) -> Memory {
        Memory {
            seen: today,
            stability: W[grade.number() - 1],
            difficulty: first_difficulty(grade.number()),
        }
    }

    fn after(self, grade: Grade, today: Day) -> Memory {
        let days = today.saturating_sub(self.seen);
        let stability = match (days, grade) {
            (0, _) => self.stability_on_the_same_day(grade),
            (_, Grade::Wrong) => self.stability_after_an_error(days),
            (_, Grade::Nearly | Grade::Right) => self.stability_after_success(grade, days),
        };
        Memory {
            seen: today,
            stability: stability.clamp(LEAST_STABILITY, f64::from(MOST_DAYS)),
            difficulty: self.next_difficulty(grade),
        }
    }

    /// The chance that it's still known after this many days.
    fn retrievability(self, days: u32) -> f64 {
        (1.0 + FACTOR * f64::from(days) / self.stability).powf(DECAY)
    }

    fn next_difficulty(self, grade: Grade) -> f64 {
        let change = -W[6] * (grade.number() as f64 - 3.0);
        // The nearer to ten, the smaller the step.
        let changed = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        let back_to_easy = W[7] * first_difficulty(4) + (1.0 - W[7]) * changed;
        back_to_easy.clamp(1.0, 10.0)
    }

    fn stability_after_success(self, grade: Grade, days: u32) -> f64 {
        let hard = if grade == Grade::Nearly { W[15] } else { 1.0 };
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((W[10] * (1.0 - self.retrievability(days))).exp() - 1.0)
            * hard;
        self.stability * (growth + 1.0)
    }

    fn stability_after_an_error(self, days: u32) -> f64 {
        let left = W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - self.retrievability(days))).exp();
        left.min(self.stability)
    }

    fn stability_on_the_same_day(self, grade: Grade) -> f64 {
        self.stability * (W[17] * (grade.number() as f64 - 3.0 + W[18])).exp()
    }
}

fn first_difficulty(grade: usize) -> f64 {
    let difficulty = W[4] - (W[5] * (grade as f64 - 1.0)).exp() + 1.0;
    difficulty.clamp(1.0, 10.0)
}

impl Schedule {
    /// The schedule of a question that was never asked.
    #[must_use]
    pub const fn new(today: Day) -> Schedule {
        Schedule {
            due: today,
            memory: None,
        }
    }

    /// What is remembered after an answer. An error comes back the same day.
    #[must_use]
    pub fn after(self, grade: Grade, today: Day) -> Schedule {
        let memory = match self.memory {
            None => Memory::first(grade, today),
            Some(memory) => memory.after(grade, today),
        };
        let days = match grade {
            Grade::Wrong => 0,
            Grade::Nearly | Grade::Right => (memory.stability.round() as u32).clamp(1, MOST_DAYS),
        };
        Schedule {
            due: today.saturating_add(days),
            memory: Some(memory),
        }
    }

    /// How well it's known: the later a question comes back, the better.
    #[must_use]
    pub fn days(&self) -> u32 {
        self.memory
            .map_or(0, |memory| self.due.saturating_sub(memory.seen))
    }
}

impl From<Kept> for Schedule {
    /// A schedule saved by SM-2 continues from its last interval. Its ease runs
    /// from 1.3 (hard) over 2.5 (new) upward, the difficulty from 10 to 1.
    fn from(kept: Kept) -> Schedule {
        let old = kept.ease.filter(|_| kept.days > 0).map(|ease| Memory {
            seen: kept.due.saturating_sub(kept.days),
            stability: f64::from(kept.days),
            difficulty: (10.0 - 4.0 * (f64::from(ease) / 100.0 - 1.3)).clamp(1.0, 10.0),
        });
        Schedule {
            due: kept.due,
            memory: kept.memory.or(old),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(grades: &[Grade]) -> Vec<u32> {
        let mut schedule = Schedule::new(100);
        let mut today = 100;
        let mut days = Vec::new();
        for &grade in grades {
            schedule = schedule.after(grade, today);
            days.push(schedule.due - today);
            today = schedule.due;
        }
        days
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-4, "{found} is not {expected}");
    }

    /// Computed by hand from the formulas.
    #[test]
    fn the_first_answer_sets_stability_and_difficulty() {
        let first = Memory::first(Grade::Right, 0);
        near(first.stability, 3.173);
        // 7.1949 - e^(0.5345 · 2) + 1
        near(first.difficulty, 5.282_434);
        near(Memory::first(Grade::Wrong, 0).difficulty, 7.1949);
        near(first.retrievability(0), 1.0);
        let known = Memory {
            stability: 10.0,
            ..first
        };
        near(known.retrievability(10), 0.9);
    }

    /// The same for the second answer, three days later or on the same day.
    #[test]
    fn stability_grows_by_success_and_shrinks_by_errors() {
        let first = Memory::first(Grade::Right, 0);
        let right = first.after(Grade::Right, 3);
        near(right.stability, 10.738_926);
        near(right.difficulty, 5.272_968);
        near(first.after(Grade::Nearly, 3).stability, 4.924_512);
        near(first.after(Grade::Wrong, 3).stability, 1.055_561);
        near(first.after(Grade::Right, 0).stability, 4.466_858);
    }

    #[test]
    fn what_is_known_comes_back_later_and_later() {
        let known = days(&[Grade::Right; 5]);
        assert!(known.windows(2).all(|pair| pair[0] < pair[1]), "{known:?}");
        assert!(days(&[Grade::Nearly; 5]) < known);
    }

    #[test]
    fn an_error_comes_back_the_same_day_and_sooner_after_that() {
        use Grade::{Right, Wrong};
        let missed = days(&[Right, Right, Wrong, Right]);
        assert_eq!(missed[2], 0);
        assert!(missed[3] < missed[1], "{missed:?}");
    }

    #[test]
    fn nothing_is_gone_for_more_than_a_year() {
        assert_eq!(days(&[Grade::Right; 20]).last(), Some(&365));
        assert!(days(&[Grade::Wrong; 20]).iter().all(|&days| days == 0));
    }

    #[test]
    fn what_the_older_method_has_kept_goes_on() {
        let read = |text: &str| serde_json::from_str::<Schedule>(text).unwrap();
        let old = read(r#"{"due":117,"streak":3,"days":17,"ease":250}"#);
        assert_eq!((old.due, old.days()), (117, 17));
        let next = old.after(Grade::Right, 117);
        assert!(next.days() > 17, "{next:?}");
        // One that was never answered, or wrongly, starts again.
        let new = read(r#"{"due":100,"streak":0,"days":0,"ease":250}"#);
        assert_eq!(new, Schedule::new(100));
        let ours = Schedule::new(100).after(Grade::Nearly, 100);
        let text = serde_json::to_string(&ours).unwrap();
        assert_eq!(read(&text), ours);
    }

    #[test]
    fn grades_go_by_what_is_given_away() {
        assert_eq!(Grade::of(0.0), Grade::Right);
        assert_eq!(Grade::of(0.02), Grade::Nearly);
        assert_eq!(Grade::of(0.05), Grade::Wrong);
    }
}
