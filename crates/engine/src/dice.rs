//! Where dice come from. There's no hidden generator: code that needs dice is
//! given them.

use std::collections::VecDeque;

use rules::{Die, Roll};

use crate::random::Random;

/// A source of dice.
pub trait Dice {
    /// Rolls one die.
    fn die(&mut self) -> Die;

    /// Rolls two dice.
    fn roll(&mut self) -> Roll {
        Roll::new(self.die(), self.die())
    }
}

/// Fair dice that are the same for the same seed on every machine. Don't use
/// them for games between people: anyone who knows the seed knows the dice.
#[derive(Clone, Debug)]
pub struct SeededDice(Random);

impl SeededDice {
    /// The dice of one game of a seed.
    #[must_use]
    pub const fn new(seed: u64, game: u64) -> SeededDice {
        SeededDice(Random::new(seed, game))
    }
}

impl Dice for SeededDice {
    fn die(&mut self) -> Die {
        Die::ALL[self.0.below(6) as usize]
    }
}

/// A fixed list of dice, for tests and for replaying games.
#[derive(Clone, Debug)]
pub struct WrittenDice(VecDeque<Die>);

impl WrittenDice {
    /// The dice in the order they're rolled.
    #[must_use]
    pub fn new(dice: impl IntoIterator<Item = Die>) -> WrittenDice {
        WrittenDice(dice.into_iter().collect())
    }

    /// The dice of these rolls.
    #[must_use]
    pub fn of_rolls(rolls: &[Roll]) -> WrittenDice {
        WrittenDice::new(
            rolls
                .iter()
                .flat_map(|roll| [roll.larger(), roll.smaller()]),
        )
    }

    /// How many dice are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.0.len()
    }
}

impl Dice for WrittenDice {
    /// # Panics
    ///
    /// If no dice are left.
    fn die(&mut self) -> Die {
        self.0.pop_front().expect("no more dice are written")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_dice_repeat_and_are_fair() {
        let mut dice = SeededDice::new(5, 1);
        let mut again = SeededDice::new(5, 1);
        let mut counts = [0_i32; 36];
        for _ in 0..36_000 {
            let (one, other) = (dice.die(), dice.die());
            assert_eq!((one, other), (again.die(), again.die()));
            counts[usize::from(one.pips() - 1) * 6 + usize::from(other.pips() - 1)] += 1;
        }
        // 1,000 each, with a standard deviation of 31.
        assert!(counts.iter().all(|count| (count - 1_000).abs() < 130));
    }

    #[test]
    fn written_dice_come_as_written() {
        let rolls = ["31", "66", "42"].map(|roll| roll.parse().unwrap());
        let mut dice = WrittenDice::of_rolls(&rolls);
        assert_eq!(rolls.map(|_| dice.roll()), rolls);
        assert_eq!(dice.left(), 0);
    }
}
