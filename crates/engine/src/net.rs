//! Nets: from a board to chances, in integers.
//!
//! The first layer is a sum of one row of weights per active input, so the sums
//! for a board follow from those for a similar board with a few rows. The other
//! layers are plain: 16-bit activations times 16-bit weights, summed in 32 bits
//! and cut off below zero.

pub mod encoder;
mod format;
mod logistic;
mod next_rolls;
mod quantize;
#[cfg(test)]
mod tests;

use rules::Board;

use crate::chances::Chances;
use crate::evaluator::Evaluator;
use crate::simd::{Active, LANES, Machine};
use encoder::{Features, MOST_ON};
use logistic::logistic;

pub use format::DamagedNet;
pub use quantize::{FloatLayer, FloatNet, TooLarge};

/// A net that evaluates boards.
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
    /// A row of outputs for each input.
    weights: Vec<i16>,
    /// What the sums are divided by, as a power of two.
    shift: u8,
}

/// The five answers of the last layer, padded to whole vectors.
const OUTPUTS: usize = LANES;

/// The sums of the first layer for a board, to update for similar ones.
#[derive(Clone, Debug)]
struct Sums {
    features: Features,
    values: Vec<i16>,
}

/// Working memory, made once for many boards.
#[derive(Debug)]
struct Scratch {
    sums: Vec<i16>,
    activations: Vec<i16>,
    outputs: Vec<i32>,
    active: Active,
}

impl Net {
    /// The training run that made this net.
    #[must_use]
    pub fn run(&self) -> &str {
        &self.run
    }

    /// The widths of the hidden layers, in order.
    #[must_use]
    pub fn hidden(&self) -> Vec<usize> {
        let rest = self.layers.iter().map(|layer| layer.bias.len());
        let widths: Vec<usize> = std::iter::once(self.bias.len()).chain(rest).collect();
        widths[..widths.len() - 1].to_vec()
    }

    /// Identifies this net: the checksum at the end of its bytes.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        u64::from_le_bytes(*bytes.last_chunk().expect("bytes of a net end with it"))
    }

    /// The same net without the machine's wide instructions: slower, but with
    /// the same answers to the bit.
    #[must_use]
    pub fn without_simd(mut self) -> Net {
        self.machine = Machine::PLAIN;
        self
    }

    fn scratch(&self) -> Scratch {
        let widest = self.layers.iter().map(|layer| layer.bias.len()).max();
        let widest = widest.unwrap_or(0);
        Scratch {
            sums: vec![0; self.bias.len()],
            activations: vec![0; widest],
            outputs: vec![0; widest],
            active: Active::default(),
        }
    }

    fn sums(&self, board: &Board) -> Sums {
        let mut on = Inputs::default();
        let features = Features::of(board);
        encoder::for_each_input(&features, |input| on.push(input));
        let mut values = vec![0; self.bias.len()];
        self.machine
            .change_rows(&mut values, &self.bias, &self.rows, on.as_slice(), &[]);
        Sums { features, values }
    }

    fn change_sums(&self, sums: &mut Sums, board: &Board, scratch: &mut Scratch) {
        let (mut added, mut removed) = (Inputs::default(), Inputs::default());
        let features = Features::of(board);
        encoder::for_each_change(&sums.features, &features, |input, is_on| {
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
        sums.features = features;
    }

    /// The chances of a board, from its sums.
    fn finish(&self, sums: &Sums, scratch: &mut Scratch) -> Chances {
        let Scratch {
            activations,
            outputs,
            active,
            ..
        } = scratch;
        let mut width = 0;
        let mut shift = 0;
        for (index, layer) in self.layers.iter().enumerate() {
            let inputs = if index == 0 {
                &sums.values
            } else {
                self.machine
                    .narrow(&mut activations[..width], &outputs[..width], shift);
                &activations[..width]
            };
            let Layer { bias, weights, .. } = layer;
            (width, shift) = (bias.len(), layer.shift);
            self.machine
                .multiply(&mut outputs[..width], bias, weights, inputs, active);
        }
        Net::to_chances(&outputs[..width], shift)
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
        self.finish(&self.sums(board), &mut self.scratch())
    }

    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        let Some(first) = boards.first() else {
            return Vec::new();
        };
        let mut sums = self.sums(first);
        let mut scratch = self.scratch();
        let answers = boards.iter().map(|board| {
            self.change_sums(&mut sums, board, &mut scratch);
            self.finish(&sums, &mut scratch)
        });
        answers.collect()
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
