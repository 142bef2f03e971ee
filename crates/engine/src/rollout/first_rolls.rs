//! The dice of a trial: the first two rolls are planned, the others random.

use rules::Die;

use super::LOT;
use crate::dice::{Dice, SeededDice};
use crate::random::Random;

/// The dice of one trial of a seed.
///
/// In 36 trials in a row, each of the 36 rolls comes up once as the first and
/// once as the second roll; in 1296, each pair of the two comes up once. So
/// what would be the largest part of the luck is the same for every rollout.
#[derive(Debug)]
pub(super) struct TrialDice {
    planned: std::array::IntoIter<Die, 4>,
    rest: SeededDice,
}

impl TrialDice {
    pub(super) fn new(seed: u64, trial: u32) -> TrialDice {
        let round = trial / (LOT * LOT);
        let first = trial % LOT;
        let second = (trial / LOT + first) % LOT;
        let [one, two] = shuffled(seed, round, 0, first);
        let [three, four] = shuffled(seed, round, 1, second);
        TrialDice {
            planned: [one, two, three, four].into_iter(),
            rest: SeededDice::new(seed, trial.into()),
        }
    }
}

impl Dice for TrialDice {
    fn die(&mut self) -> Die {
        self.planned.next().unwrap_or_else(|| self.rest.die())
    }
}

/// The two dice with this number among the 36, in an order that depends on the
/// seed, the round, and which of the planned rolls it is.
fn shuffled(seed: u64, round: u32, which: u64, number: u32) -> [Die; 2] {
    // Above all numbers of trials, whose dice are streams of the same seed.
    let stream = (u64::from(round) + 1) << 33 | which;
    let mut random = Random::new(seed, stream);
    let mut order: [u8; LOT as usize] = std::array::from_fn(|number| number as u8);
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last as u32 + 1) as usize);
    }
    let pair = usize::from(order[number as usize]);
    [Die::ALL[pair / 6], Die::ALL[pair % 6]]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn first_dice(trial: u32) -> [Die; 4] {
        let mut dice = TrialDice::new(3, trial);
        [(); 4].map(|()| dice.die())
    }

    #[test]
    fn every_lot_has_all_first_and_all_second_rolls() {
        for lot in [0, 1, 35, 36, 100] {
            let dice: Vec<_> = (lot * 36..(lot + 1) * 36).map(first_dice).collect();
            let first: HashSet<_> = dice.iter().map(|dice| [dice[0], dice[1]]).collect();
            let second: HashSet<_> = dice.iter().map(|dice| [dice[2], dice[3]]).collect();
            assert_eq!((first.len(), second.len()), (36, 36));
        }
    }

    #[test]
    fn all_pairs_of_first_rolls_come_once_in_1296_trials() {
        for round in 0..2 {
            let pairs: HashSet<_> = (round * 1296..(round + 1) * 1296).map(first_dice).collect();
            assert_eq!(pairs.len(), 1296);
        }
    }
}
