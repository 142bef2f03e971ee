//! The sum of many trials: means and standard errors.

use crate::chances::{Chances, Equity};

/// What one trial says about one line, luck taken out: five chances and the
/// equity. A single sample may be an impossible result: removing a lot of bad
/// luck can leave a chance above 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sample(pub(super) [f64; 6]);

/// The place of the equity in a sample.
pub(super) const EQUITY: usize = 5;

impl Sample {
    /// A board's chances and equity.
    pub(super) fn new(chances: &Chances, equity: Equity) -> Sample {
        let Chances {
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        } = *chances;
        let numbers = [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
            equity.0,
        ];
        Sample(numbers.map(f64::from))
    }

    /// A change of each number, as the opponent sees it.
    pub(super) fn change_for_opponent(self) -> Sample {
        let [
            win,
            gammon,
            backgammon,
            lost_gammon,
            lost_backgammon,
            equity,
        ] = self.0;
        Sample([
            -win,
            lost_gammon,
            lost_backgammon,
            gammon,
            backgammon,
            -equity,
        ])
    }

    /// The same as the opponent sees it.
    pub(super) fn for_opponent(self) -> Sample {
        let mut turned = self.change_for_opponent();
        turned.0[0] += 1.0;
        turned
    }

    pub(super) fn add(&mut self, other: &Sample, weight: f64) {
        for (number, other) in self.0.iter_mut().zip(other.0) {
            *number += weight * other;
        }
    }
}

/// The sums over all trials so far, from which everything else comes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sums {
    trials: u32,
    lines: Vec<LineSums>,
    /// The products of the equities of every two lines, row by row: the dice
    /// were the same, so differences have errors of their own.
    products: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct LineSums {
    sum: [f64; 6],
    squares: [f64; 6],
}

/// The results for one line, for the player the rollout is for.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LineResult {
    /// How many trials it has.
    pub trials: u32,
    /// The mean chances, cubeless: where a double was passed, the judge
    /// estimates how the game would have ended.
    pub chances: Chances,
    /// The standard error of each of these chances.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::error_bar"))]
    pub chance_errors: Chances,
    /// The mean equity, in units of the cube at the start: cubeful if the cube
    /// was used, and in matches on the scale of
    /// [`CubeLadder`](crate::CubeLadder).
    pub equity: Equity,
    /// Its standard error.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::error_bar"))]
    pub equity_error: Equity,
}

impl Sums {
    pub(super) fn new(lines: usize) -> Sums {
        Sums {
            trials: 0,
            lines: vec![LineSums::default(); lines],
            products: vec![0.0; lines * lines],
        }
    }

    pub(super) const fn trials(&self) -> u32 {
        self.trials
    }

    pub(super) fn lines(&self) -> usize {
        self.lines.len()
    }

    /// Adds a trial: a sample for each line.
    pub(super) fn add(&mut self, samples: &[Sample]) {
        self.trials += 1;
        for (line, sample) in self.lines.iter_mut().zip(samples) {
            for (place, number) in sample.0.into_iter().enumerate() {
                line.sum[place] += number;
                line.squares[place] += number * number;
            }
        }
        let equities = samples.iter().map(|sample| sample.0[EQUITY]);
        let pairs = equities
            .clone()
            .flat_map(|one| equities.clone().map(move |other| one * other));
        for (sum, product) in self.products.iter_mut().zip(pairs) {
            *sum += product;
        }
    }

    pub(super) fn result(&self, line: usize) -> LineResult {
        let LineSums { sum, squares } = &self.lines[line];
        let mean = |place: usize| self.mean(sum[place]);
        let error = |place: usize| self.error(sum[place], squares[place]);
        LineResult {
            trials: self.trials,
            chances: to_chances(mean),
            chance_errors: to_chances(error),
            equity: Equity(mean(EQUITY) as f32),
            equity_error: Equity(error(EQUITY) as f32),
        }
    }

    pub(super) fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        let [first, second] = [one, other].map(|line| &self.lines[line]);
        let sum = first.sum[EQUITY] - second.sum[EQUITY];
        let product = self.products[one * self.lines.len() + other];
        let squares = first.squares[EQUITY] + second.squares[EQUITY] - 2.0 * product;
        (self.mean(sum), self.error(sum, squares))
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.trials.max(1))
    }

    /// The standard error of a mean. The first rolls were planned, so the
    /// truth is a little better. One trial says nothing about it.
    fn error(&self, sum: f64, squares: f64) -> f64 {
        if self.trials < 2 {
            return f64::INFINITY;
        }
        let trials = f64::from(self.trials);
        let variance = (squares - sum * sum / trials) / (trials - 1.0);
        (variance.max(0.0) / trials).sqrt()
    }

    /// All numbers, in an order that [`Sums::from_numbers`] knows.
    pub(super) fn numbers(&self) -> impl Iterator<Item = f64> {
        let lines = self.lines.iter();
        let lines = lines.flat_map(|line| line.sum.into_iter().chain(line.squares));
        lines.chain(self.products.iter().copied())
    }

    /// The sums with these numbers; `None` if there are too few or too many.
    pub(super) fn from_numbers(
        trials: u32,
        lines: usize,
        numbers: impl Iterator<Item = f64>,
    ) -> Option<Sums> {
        let numbers: Vec<f64> = numbers.collect();
        if numbers.len() != lines * 12 + lines * lines {
            return None;
        }
        let (by_line, products) = numbers.split_at(lines * 12);
        let lines = by_line.chunks_exact(12).map(|numbers| LineSums {
            sum: std::array::from_fn(|place| numbers[place]),
            squares: std::array::from_fn(|place| numbers[6 + place]),
        });
        Some(Sums {
            trials,
            lines: lines.collect(),
            products: products.to_vec(),
        })
    }
}

fn to_chances(number: impl Fn(usize) -> f64) -> Chances {
    let number = |place| number(place) as f32;
    Chances {
        win: number(0),
        win_gammon: number(1),
        win_backgammon: number(2),
        lose_gammon: number(3),
        lose_backgammon: number(4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(equity: f64) -> Sample {
        Sample([0.5, 0.0, 0.0, 0.0, 0.0, equity])
    }

    #[test]
    fn means_and_errors_are_those_of_the_textbook() {
        let mut sums = Sums::new(2);
        for (one, other) in [(1.0, 2.0), (2.0, 3.0), (3.0, 4.0), (6.0, 7.0)] {
            sums.add(&[sample(one), sample(other)]);
        }
        let result = sums.result(0);
        assert_eq!(result.equity, Equity(3.0));
        // Squared distances 4 + 1 + 0 + 9; 14 / 3 / 4 = 7 / 6.
        assert!((result.equity_error.0 - 1.080_123).abs() < 1e-5);
        assert_eq!(result.chances.win, 0.5);
        assert_eq!(result.chance_errors.win, 0.0);
        // Apart always by the same, though each for itself is uncertain.
        assert_eq!(sums.difference(1, 0), (1.0, 0.0));
    }

    #[test]
    fn one_trial_has_no_error_bar() {
        let mut sums = Sums::new(1);
        sums.add(&[sample(0.3)]);
        assert_eq!(sums.result(0).equity_error, Equity(f32::INFINITY));
    }

    #[test]
    fn samples_turn_as_chances_do() {
        let chances = Chances {
            win: 0.75,
            win_gammon: 0.25,
            win_backgammon: 0.125,
            lose_gammon: 0.0625,
            lose_backgammon: 0.5,
        };
        let sample = Sample::new(&chances, Equity(0.25));
        let turned = Sample::new(&chances.for_opponent(), Equity(-0.25));
        assert_eq!(sample.for_opponent(), turned);
    }
}
