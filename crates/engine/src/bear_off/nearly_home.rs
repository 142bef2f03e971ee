//! Sides with up to three checkers just outside home: how many rolls they need.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rules::{Board, Checkers, Movement, Placement, Play, Plays, Point, Roll};

use super::one_sided::{OneSidedTable, RollsNeeded};
use super::roll_counts::{Curve, MeanCurve, RollCounts};

/// How many rolls each nearly-home side needs, computed when it's first asked
/// about. There are more than half a million such sides, but a game needs
/// few.
///
/// Each is played for the fewest rolls on average, as in a [`OneSidedTable`],
/// but no checker moves at home while another is outside and stays there. With
/// five checkers, which gain most from doing so, that takes 0.0035 rolls more
/// on average.
#[derive(Debug)]
pub(super) struct NearlyHome {
    movement: Movement,
    /// The number of each side in `all_off` and `first_off`.
    numbers: HashMap<Checkers, u32, BuildHasherDefault<Mixer>>,
    all_off: RollCounts<u16>,
    first_off: RollCounts<u16>,
    plays: Plays,
}

/// The most checkers outside.
const MOST_OUTSIDE: u32 = 3;
/// The most pips that they need to get home. So no checker is in the opponent's
/// home, and nobody can lose a backgammon.
const MOST_PIPS: u32 = 10;
/// How many sides are kept, in about ten megabytes.
const MOST_KEPT: usize = 100_000;

impl NearlyHome {
    pub(super) fn new(movement: Movement) -> NearlyHome {
        NearlyHome {
            movement,
            numbers: HashMap::default(),
            all_off: RollCounts::default(),
            first_off: RollCounts::default(),
            plays: Plays::default(),
        }
    }

    /// Whether a side is nearly home, or is home.
    pub(super) fn includes(side: Checkers) -> bool {
        let outside = Outside::of(side);
        side.on_bar() == 0 && outside.checkers <= MOST_OUTSIDE && outside.pips <= MOST_PIPS
    }

    /// How many rolls a side needs, if it's home or has been computed.
    pub(super) fn rolls_needed<'a>(
        &'a self,
        table: &'a OneSidedTable,
        side: Checkers,
    ) -> Option<RollsNeeded<'a>> {
        if side.are_home() {
            return table.rolls_needed(side);
        }
        let number = *self.numbers.get(&side)? as usize;
        Some(RollsNeeded {
            all_off: self.all_off.curve(number),
            first_off: self.first_off.curve(number),
        })
    }

    /// Computes how many rolls these sides need, which are nearly home.
    pub(super) fn compute(&mut self, table: &OneSidedTable, sides: [Checkers; 2]) {
        if self.numbers.len() > MOST_KEPT {
            *self = NearlyHome::new(self.movement);
        }
        for side in sides {
            self.compute_side(table, side);
        }
    }

    fn compute_side(&mut self, table: &OneSidedTable, side: Checkers) {
        if side.are_home() || self.numbers.contains_key(&side) {
            return;
        }
        let results = self.results(side);
        for &result in results.iter().flatten() {
            self.compute_side(table, result);
        }
        let mut all_off = Vec::with_capacity(21);
        let mut first_off = Vec::with_capacity(21);
        for (roll, results) in Roll::ALL.into_iter().zip(&results) {
            let needed = results.iter().map(|&result| {
                let needed = self.rolls_needed(table, result);
                let mut needed = needed.expect("it's home or was computed just now");
                if result.off() > 0 {
                    needed.first_off = Curve::DONE;
                }
                needed
            });
            let all = needed.clone().map(|needed| needed.all_off);
            all_off.push((quickest(all), roll.weight()));
            let first = needed.map(|needed| needed.first_off);
            first_off.push((quickest(first), roll.weight()));
        }
        let [all_off, first_off] = [all_off, first_off].map(|curves| MeanCurve::of(&curves));
        let number = self.all_off.len() as u32;
        self.all_off.push_mean_curve(all_off);
        self.first_off.push_mean_curve(first_off);
        self.numbers.insert(side, number);
    }

    /// What each roll can turn a side into.
    fn results(&mut self, side: Checkers) -> [Vec<Checkers>; 21] {
        let opponent = Placement {
            off: side.total(),
            ..Placement::default()
        };
        let board = Board::from_placements(side.into(), opponent)
            .expect("one side in play, the other off, is a board");
        Roll::ALL.map(|roll| {
            self.plays.refill(&board, roll, self.movement);
            let plays = self
                .plays
                .iter()
                .map(|(play, board)| (play, board.player()));
            let fit = plays.filter(|(play, result)| result.are_home() || is_outside(play));
            fit.map(|(_, result)| result).collect()
        })
    }
}

/// Whether a play moves nothing but checkers outside home.
fn is_outside(play: &Play) -> bool {
    play.moves().iter().all(|step| step.from().pips() > 6)
}

/// The curve that takes the fewest rolls on average.
fn quickest<'a>(curves: impl Iterator<Item = Curve<'a, u16>>) -> Curve<'a, u16> {
    // Among equals it mustn't depend on the order of the plays.
    curves
        .min_by_key(|curve| (curve.mean(), curve.chances()))
        .expect("every roll has a play")
}

/// Hashes a side in a few instructions: the standard library's hashes take
/// longer than all else that's done with a known side.
#[derive(Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u128(byte.into());
        }
    }

    fn write_u128(&mut self, bits: u128) {
        // An odd number without a pattern: 2^64 divided by the golden ratio.
        const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
        for half in [bits as u64, (bits >> 64) as u64] {
            self.0 = (self.0 ^ half).wrapping_mul(FACTOR);
            self.0 ^= self.0 >> 32;
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The checkers of a side that are outside its home.
#[derive(Clone, Copy, Debug)]
struct Outside {
    checkers: u32,
    /// The pips that they need to get home.
    pips: u32,
}

impl Outside {
    fn of(side: Checkers) -> Outside {
        let mut outside = Outside {
            checkers: 0,
            pips: 0,
        };
        let rearmost = u32::from(side.rearmost());
        for (pips, &point) in (1..=rearmost.saturating_sub(6)).zip(&Point::ALL[6..]) {
            let count = u32::from(side.on(point));
            outside.checkers += count;
            outside.pips += pips * count;
        }
        outside
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use rules::{BearOff, Duty};

    use super::*;
    use crate::random::Random;

    static TABLE: LazyLock<OneSidedTable> =
        LazyLock::new(|| OneSidedTable::generate(Movement::INTERNATIONAL));

    fn side(points: &[(u8, u8)]) -> Checkers {
        alone(Placement::on_points(points)).player()
    }

    fn alone(side: Placement) -> Board {
        let off = side.total() as u8;
        let opponent = Placement {
            off,
            ..Placement::default()
        };
        Board::from_placements(side, opponent).unwrap()
    }

    /// The fewest rolls on average to bear off everything, or a checker, over
    /// all plays of every roll.
    struct Slow {
        first_off: bool,
        known: HashMap<Checkers, f64>,
    }

    impl Slow {
        fn mean(&mut self, side: Checkers) -> f64 {
            if side.are_off() || self.first_off && side.off() > 0 {
                return 0.0;
            }
            if let Some(&mean) = self.known.get(&side) {
                return mean;
            }
            let board = alone(side.into());
            let after = |slow: &mut Slow, roll: Roll| {
                let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
                let results = plays.iter().map(|(_, result)| slow.mean(result.player()));
                f64::from(roll.weight()) * results.fold(f64::INFINITY, f64::min)
            };
            let sum: f64 = Roll::ALL.into_iter().map(|roll| after(self, roll)).sum();
            let mean = 1.0 + sum / 36.0;
            self.known.insert(side, mean);
            mean
        }
    }

    #[test]
    fn nearly_as_quick_as_the_best_of_all_plays() {
        let mut random = Random::new(11, 0);
        let mut nearly_home = NearlyHome::new(Movement::INTERNATIONAL);
        let [mut all, mut first] = [false, true].map(|first_off| Slow {
            first_off,
            known: HashMap::new(),
        });
        let (mut sum, mut most, mut count) = (0.0, 0.0_f64, 0);
        while count < 200 {
            let mut placement = Placement::default();
            for _ in 0..5 {
                placement.points[random.below(9) as usize] += 1;
            }
            let side = alone(placement).player();
            if side.are_home() || !NearlyHome::includes(side) {
                continue;
            }
            nearly_home.compute(&TABLE, [side, side]);
            let needed = nearly_home.rolls_needed(&TABLE, side).unwrap();
            let rolls = |curve: Curve<'_, u16>| f64::from(curve.mean()) / 65535.0;
            for (curve, slow) in [(needed.all_off, &mut all), (needed.first_off, &mut first)] {
                let more = rolls(curve) - slow.mean(side);
                assert!(more > -1e-4, "{side:?} in fewer rolls than there are");
                sum += more;
                most = most.max(more);
            }
            count += 1;
        }
        let mean = sum / f64::from(2 * count);
        assert!(mean < 0.004 && most < 0.07, "{mean} {most}");
    }

    #[test]
    fn a_checker_that_comes_home_with_one_number_bears_off_with_the_other() {
        let mut nearly_home = NearlyHome::new(Movement::INTERNATIONAL);
        let side = side(&[(7, 1), (1, 2)]);
        nearly_home.compute(&TABLE, [side, side]);
        let needed = nearly_home.rolls_needed(&TABLE, side).unwrap();
        // One number brings the checker home and the other bears one off, but
        // not with 3-2 or 4-2.
        assert_eq!(needed.first_off.within(0), 0);
        assert_eq!(
            needed.first_off.within(1),
            (f64::from(u16::MAX) * 32.0 / 36.0).round() as u16
        );
        // All three go off with 4-4, 5-5 and 6-6.
        assert_eq!(needed.all_off.within(1), u16::MAX / 12);
    }

    #[test]
    fn every_leaflets_rules_bring_all_home_and_off() {
        let bear_offs = [
            BearOff::Standard,
            BearOff::Exact,
            BearOff::NearestLower,
            BearOff::AnyLower,
        ];
        for bear_off in bear_offs {
            for duty in [Duty::Always, Duty::UntilHome] {
                let movement = Movement {
                    duty,
                    bear_off,
                    ..Movement::INTERNATIONAL
                };
                let table = OneSidedTable::generate_up_to(4, movement);
                let mut nearly_home = NearlyHome::new(movement);
                let side = side(&[(9, 2), (8, 1), (3, 1)]);
                nearly_home.compute(&table, [side, side]);
                let needed = nearly_home.rolls_needed(&table, side).unwrap();
                assert_eq!(needed.all_off.within(1), 0);
                assert_eq!(needed.all_off.within(200), u16::MAX);
            }
        }
    }

    #[test]
    fn only_sides_close_to_home_are_included() {
        assert!(NearlyHome::includes(side(&[(6, 12), (7, 2), (14, 1)])));
        assert!(!NearlyHome::includes(side(&[(6, 12), (7, 2), (15, 1)])));
        assert!(!NearlyHome::includes(side(&[(6, 11), (7, 4)])));
        assert!(!NearlyHome::includes(side(&[(6, 14), (19, 1)])));
    }
}
