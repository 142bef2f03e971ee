//! Clocks with a reserve and a delay, as in tournaments.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::seat::BySeat;

/// A moment on the server's clock, in milliseconds since the start of 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

/// What the players agreed on about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// The seconds that each seat has for the whole match.
    pub reserve: u32,
    /// The free seconds at each turn, before the reserve runs.
    pub delay: u32,
}

/// The clock of a match. It follows from the log, so if you have the log, you
/// have the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    terms: ClockTerms,
    /// The milliseconds of reserve before the current turn; below zero if time
    /// was up and nobody has claimed.
    left: BySeat<i64>,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: Seat,
    since: Moment,
    /// When something was last done in this turn.
    last: Moment,
    /// The milliseconds of this turn that the network took, which nobody is
    /// charged for.
    credit: u64,
}

/// The most milliseconds of a turn credited to the network.
const MAX_CREDIT: u64 = 3_000;

impl Clock {
    /// The clock before the match.
    #[must_use]
    pub fn new(terms: ClockTerms) -> Clock {
        let reserve = i64::from(terms.reserve) * 1000;
        Clock {
            terms,
            left: BySeat::from_fn(|_| reserve),
            running: None,
        }
    }

    /// The time each seat had at the start, and the delay.
    #[must_use]
    pub const fn terms(&self) -> ClockTerms {
        self.terms
    }

    /// The seat whose time is running, if any.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|running| running.seat)
    }

    /// The milliseconds of reserve that a seat has left at a moment; below zero
    /// if its time is up.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Moment) -> i64 {
        let used = match self.running {
            Some(running) if running.seat == seat => self.used(running, now),
            _ => 0,
        };
        self.left[seat] - used
    }

    /// The free milliseconds left in this turn.
    #[must_use]
    pub fn delay_left(&self, now: Moment) -> u64 {
        let delay = u64::from(self.terms.delay) * 1000;
        let elapsed = self.running.map(|running| running.elapsed(now));
        delay.saturating_sub(elapsed.unwrap_or_default())
    }

    /// Whether a seat's time is up at a moment.
    #[must_use]
    pub fn is_up(&self, seat: Seat, now: Moment) -> bool {
        self.left(seat, now) < 0
    }

    /// Something was done at this moment, and now it's this seat's turn to
    /// decide, or nobody's. The actor isn't charged for `credit`: per action,
    /// at most the time since the previous one; per turn, at most three
    /// seconds. So you can't gain more than that by answering pings late.
    pub(crate) fn pass_to(&mut self, seat: Option<Seat>, now: Moment, credit: u32) {
        if let Some(running) = &mut self.running {
            let passed = now.0.saturating_sub(running.last.0);
            let credit = u64::from(credit).min(passed);
            running.credit = (running.credit + credit).min(MAX_CREDIT);
            running.last = now;
            if Some(running.seat) == seat {
                return;
            }
            let running = *running;
            self.left[running.seat] -= self.used(running, now);
        }
        self.running = seat.map(|seat| Running {
            seat,
            since: now,
            last: now,
            credit: 0,
        });
    }

    /// How much reserve the current turn has used.
    fn used(&self, running: Running, now: Moment) -> i64 {
        let delay = u64::from(self.terms.delay) * 1000;
        running.elapsed(now).saturating_sub(delay) as i64
    }
}

impl Running {
    const fn elapsed(self, now: Moment) -> u64 {
        now.0
            .saturating_sub(self.since.0)
            .saturating_sub(self.credit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reserve_runs_only_after_the_delay_and_only_for_who_decides() {
        let terms = ClockTerms {
            reserve: 60,
            delay: 10,
        };
        let mut clock = Clock::new(terms);
        clock.pass_to(Some(Seat::First), Moment(100_000), 0);
        assert_eq!(clock.left(Seat::First, Moment(109_000)), 60_000);
        assert_eq!(clock.delay_left(Moment(109_000)), 1_000);
        assert_eq!(clock.left(Seat::First, Moment(115_000)), 55_000);
        // A roll doesn't restart the turn.
        clock.pass_to(Some(Seat::First), Moment(115_000), 0);
        assert_eq!(clock.left(Seat::First, Moment(116_000)), 54_000);
        clock.pass_to(Some(Seat::Second), Moment(120_000), 0);
        assert_eq!(clock.left(Seat::First, Moment(500_000)), 50_000);
        assert!(!clock.is_up(Seat::Second, Moment(190_000)));
        assert!(clock.is_up(Seat::Second, Moment(190_001)));
        clock.pass_to(None, Moment(195_000), 0);
        assert_eq!(clock.left(Seat::Second, Moment(900_000)), -5_000);
    }

    #[test]
    fn what_the_network_took_is_not_charged() {
        let terms = ClockTerms {
            reserve: 60,
            delay: 0,
        };
        let mut clock = Clock::new(terms);
        clock.pass_to(Some(Seat::First), Moment(0), 0);
        clock.pass_to(Some(Seat::First), Moment(2_000), 300);
        clock.pass_to(Some(Seat::Second), Moment(3_000), 200);
        assert_eq!(clock.left(Seat::First, Moment(3_000)), 57_500);
    }

    #[test]
    fn nobody_gains_time_by_acting_often() {
        let terms = ClockTerms {
            reserve: 60,
            delay: 0,
        };
        // Twenty seconds of moves and undos, each with a second of credit.
        let mut clock = Clock::new(terms);
        clock.pass_to(Some(Seat::First), Moment(0), 0);
        for action in 1..=200 {
            clock.pass_to(Some(Seat::First), Moment(action * 100), 1_000);
        }
        assert_eq!(clock.left(Seat::First, Moment(20_000)), 43_000);
        clock.pass_to(Some(Seat::Second), Moment(120_000), 1_000);
        assert!(clock.is_up(Seat::First, Moment(120_000)));

        // Credit for less time than claimed.
        let mut clock = Clock::new(terms);
        clock.pass_to(Some(Seat::First), Moment(0), 0);
        clock.pass_to(Some(Seat::First), Moment(10), 1_000);
        clock.pass_to(Some(Seat::Second), Moment(1_010), 0);
        assert_eq!(clock.left(Seat::First, Moment(1_010)), 59_000);
    }
}
