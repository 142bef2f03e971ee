//! Nets: from a board to chances, in whole numbers.
//!
//! The first layer is a sum of one row of weights for each input that is on,
//! so that the sums of a board come from those of a similar board by a few
//! rows. What follows are plain layers, each a product of 16-bit activations
//! and 16-bit weights summed in 32 bits, cut off below zero.

pub mod encoder;
mod format;
mod logistic;
mod prospects;
mod quantize;
#[cfg(test)]
mod tests;

use rules::Board;

use crate::chances::Chances;
use crate::evaluator::Evaluator;
use crate::simd::{LANES, Machine, Pairs, TOGETHER};
use encoder::{MOST_ON, Sight};
use logistic::logistic;

pub use format::DamagedNet;
pub use quantize::{FloatLayer, FloatNet, TooLarge};

/// A net that judges boards.
#[derive(Clone, Debug)]
pub struct Net {
    run: String,
    /// The sums of the first layer before any input.
    bias: Vec<i16>,
    /// A row for each input.
    rows: Vec<i16>,
    layers: Vec<Layer>,
    machine: Machine,
}

/// A layer after the first. What goes in has been cut off below zero.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layer {
    bias: Vec<i32>,
    /// In pairs of inputs, as [`Machine::multiply`] wants them.
    weights: Vec<i16>,
    /// What the sums are divided by, as a power of two.
    shift: u8,
}

/// The five answers of the last layer, padded to whole vectors.
const OUTPUTS: usize = LANES;

/// The sums of the first layer for a board, to go on from.
#[derive(Clone, Debug)]
struct Sums {
    sight: Sight,
    values: Vec<i16>,
}

/// Room to work in, made once for many boards.
#[derive(Debug)]
struct Scratch {
    sums: Vec<i16>,
    activations: Vec<i16>,
    outputs: Vec<i32>,
    pairs: Pairs,
}

impl Net {
    /// The training run that made this net.
    #[must_use]
    pub fn run(&self) -> &str {
        &self.run
    }

    /// The widths of the hidden layers, the first one first.
    #[must_use]
    pub fn hidden(&self) -> Vec<usize> {
        let rest = self.layers.iter().map(|layer| layer.bias.len());
        let widths: Vec<usize> = std::iter::once(self.bias.len()).chain(rest).collect();
        widths[..widths.len() - 1].to_vec()
    }

    /// What tells this net from any other: the checksum at the end of its
    /// bytes.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        u64::from_le_bytes(*bytes.last_chunk().expect("bytes of a net end with it"))
    }

    /// The same net without the machine's wide instructions: slower, with the
    /// same answers to the bit.
    #[must_use]
    pub fn without_simd(mut self) -> Net {
        self.machine = Machine::PLAIN;
        self
    }

    /// Room for so many boards at once.
    fn scratch(&self, boards: usize) -> Scratch {
        let widths = self.layers.iter().map(|layer| layer.bias.len());
        let widest = widths.chain([self.bias.len()]).max().unwrap_or(0);
        Scratch {
            sums: vec![0; self.bias.len()],
            activations: vec![0; boards * widest],
            outputs: vec![0; boards * widest],
            pairs: Pairs::default(),
        }
    }

    fn sums(&self, board: &Board) -> Sums {
        let mut on = Inputs::default();
        let sight = Sight::of(board);
        encoder::for_each_input(&sight, |input| on.push(input));
        let mut values = vec![0; self.bias.len()];
        self.machine
            .change_rows(&mut values, &self.bias, &self.rows, on.as_slice(), &[]);
        Sums { sight, values }
    }

    fn change_sums(&self, sums: &mut Sums, board: &Board, scratch: &mut Scratch) {
        let (mut added, mut removed) = (Inputs::default(), Inputs::default());
        let sight = Sight::of(board);
        encoder::for_each_change(&sums.sight, &sight, |input, is_on| {
            if is_on {
                added.push(input);
            } else {
                removed.push(input);
            }
        });
        let (added, removed) = (added.as_slice(), removed.as_slice());
        self.machine
            .change_rows(&mut scratch.sums, &sums.values, &self.rows, added, removed);
        std::mem::swap(&mut sums.values, &mut scratch.sums);
        sums.sight = sight;
    }

    /// What the first layer gives to the next ones.
    fn activate(sums: &Sums, activations: &mut [i16]) {
        for (activation, &sum) in activations.iter_mut().zip(&sums.values) {
            *activation = sum.max(0);
        }
    }

    /// The chances of the boards whose activations are in `scratch`, one after
    /// the other: one board, or [`TOGETHER`].
    fn finish(&self, boards: usize, scratch: &mut Scratch, mut found: impl FnMut(Chances)) {
        let Scratch {
            activations,
            outputs,
            pairs,
            ..
        } = scratch;
        let multiply = match boards {
            TOGETHER => Machine::multiply_together,
            _ => Machine::multiply,
        };
        let mut width = boards * self.bias.len();
        let mut shift = 0;
        for layer in &self.layers {
            let outputs = &mut outputs[..boards * layer.bias.len()];
            let inputs = &activations[..width];
            multiply(
                self.machine,
                outputs,
                &layer.bias,
                &layer.weights,
                inputs,
                pairs,
            );
            width = outputs.len();
            shift = layer.shift;
            for (activation, &sum) in activations.iter_mut().zip(outputs.iter()) {
                *activation = (sum >> shift).clamp(0, i32::from(i16::MAX)) as i16;
            }
        }
        for outputs in outputs[..width].chunks_exact(OUTPUTS) {
            found(Net::to_chances(outputs, shift));
        }
    }

    fn to_chances(outputs: &[i32], shift: u8) -> Chances {
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
            ..,
        ] = *outputs
        else {
            unreachable!("outputs are padded to eight")
        };
        let chance = |output: i32| logistic(output >> shift);
        Chances {
            win: chance(win),
            win_gammon: chance(win_gammon),
            win_backgammon: chance(win_backgammon),
            lose_gammon: chance(lose_gammon),
            lose_backgammon: chance(lose_backgammon),
        }
    }
}

impl Evaluator for Net {
    fn chances(&self, board: &Board) -> Chances {
        let mut scratch = self.scratch(1);
        Net::activate(&self.sums(board), &mut scratch.activations);
        let mut answer = Chances::default();
        self.finish(1, &mut scratch, |chances| answer = chances);
        answer
    }

    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        let Some(first) = boards.first() else {
            return Vec::new();
        };
        let mut sums = self.sums(first);
        let mut scratch = self.scratch(TOGETHER);
        let mut answers = Vec::with_capacity(boards.len());
        let width = self.bias.len();
        let (groups, rest) = boards.as_chunks::<TOGETHER>();
        for group in groups {
            for (place, board) in group.iter().enumerate() {
                self.change_sums(&mut sums, board, &mut scratch);
                Net::activate(&sums, &mut scratch.activations[place * width..]);
            }
            self.finish(TOGETHER, &mut scratch, |chances| answers.push(chances));
        }
        for board in rest {
            self.change_sums(&mut sums, board, &mut scratch);
            Net::activate(&sums, &mut scratch.activations);
            self.finish(1, &mut scratch, |chances| answers.push(chances));
        }
        answers
    }
}

/// A short list of inputs on the stack.
#[derive(Debug)]
struct Inputs {
    inputs: [u16; 2 * MOST_ON],
    len: usize,
}

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs {
            inputs: [0; 2 * MOST_ON],
            len: 0,
        }
    }
}

impl Inputs {
    fn push(&mut self, input: usize) {
        self.inputs[self.len] = input as u16;
        self.len += 1;
    }

    fn as_slice(&self) -> &[u16] {
        &self.inputs[..self.len]
    }
}
