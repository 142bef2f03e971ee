//! From trained floats to integers that can't overflow.

use std::fmt;

use super::encoder::{self, INPUTS};
use super::logistic::LOGIT_ONE;
use super::{Layer, Net, OUTPUTS};
use crate::simd::{BLOCK, LANES, Machine, WIDEST};

/// A net in floats, as training makes it: a first layer with one row per input,
/// then plain layers, all but the last cut off below zero.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FloatNet {
    /// The first layer; its inputs are those of the encoder.
    pub first: FloatLayer,
    /// The layers after it, the last with five outputs.
    pub rest: Vec<FloatLayer>,
}

/// A layer in floats.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FloatLayer {
    /// One for each output.
    pub bias: Vec<f32>,
    /// A row of outputs for each input.
    pub weights: Vec<f32>,
}

impl FloatLayer {
    fn outputs(&self) -> usize {
        self.bias.len()
    }

    fn inputs(&self) -> usize {
        self.weights.len() / self.bias.len()
    }

    fn weight(&self, input: usize, output: usize) -> f32 {
        self.weights[input * self.outputs() + output]
    }
}

/// Why floats don't fit into integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Which layer, counted from 0.
    pub layer: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the weights of layer {} are too large or not finite, or there are too many or too few",
            self.layer
        )
    }
}

impl std::error::Error for TooLarge {}

/// How fine the numbers between layers are, in bits after the point: the sums
/// of the first layer, which have to leave room for large ones, the activations
/// of later layers, and the answers.
const SUM_BITS: u32 = 8;
const ACTIVATION_BITS: u32 = 10;
const LOGIT_BITS: u32 = LOGIT_ONE.ilog2();

/// The finest weights of later layers. Finer ones change answers by less than
/// nets differ from each other, and have to be downloaded.
const FINEST_WEIGHTS: u32 = 9;

/// How many outputs of the last layer mean something.
const ANSWERS: usize = 5;

impl Net {
    /// The integer net that's closest to `floats`.
    ///
    /// No sum can overflow, whatever the board: the sums of the first layer are
    /// bounded by the largest weight of each group of exclusive inputs, those
    /// of later layers by the largest activation, and the scale of each layer
    /// is chosen so that the bounds of the rounded weights fit, in whatever
    /// order they're added.
    ///
    /// # Errors
    ///
    /// If weights are too large for any useful scale or not finite, or there
    /// are too many or too few for the layers' sizes.
    pub fn quantize(floats: &FloatNet, run: &str) -> Result<Net, TooLarge> {
        let too_large = |layer| TooLarge { layer };
        let first = &floats.first;
        for (index, layer) in std::iter::once(first).chain(&floats.rest).enumerate() {
            let mut numbers = layer.bias.iter().chain(&layer.weights);
            if !numbers.all(|number| number.is_finite()) {
                return Err(too_large(index));
            }
        }
        let width = first.outputs();
        let is_sound = width.is_multiple_of(BLOCK) && width > 0 && width <= WIDEST;
        if !is_sound || first.weights.len() != INPUTS * width {
            return Err(too_large(0));
        }
        let quantized = |value: f32| (value * one(SUM_BITS)).round();
        let rows: Vec<f32> = first
            .weights
            .iter()
            .map(|&weight| quantized(weight))
            .collect();
        let bias: Vec<f32> = first.bias.iter().map(|&bias| quantized(bias)).collect();
        let most = largest_sums(&bias, &rows).ok_or(too_large(0))?;
        let mut net = Net {
            run: run.into(),
            bias: bias.into_iter().map(|bias| bias as i16).collect(),
            rows: rows.into_iter().map(|weight| weight as i16).collect(),
            layers: Vec::new(),
            machine: Machine::best(),
        };
        let mut largest = most;
        for (index, layer) in floats.rest.iter().enumerate() {
            let bits = Bits::of(index, floats.rest.len());
            let quantized = quantize_layer(layer, &largest, bits).ok_or(too_large(index + 1))?;
            largest = vec![i16::MAX; quantized.bias.len()];
            net.layers.push(quantized);
        }
        if net
            .layers
            .last()
            .is_none_or(|layer| layer.bias.len() != OUTPUTS)
        {
            return Err(too_large(floats.rest.len()));
        }
        Ok(net)
    }
}

impl FloatNet {
    /// The same net with weights that are multiples of `grain` times the
    /// finest step that a [`Net`] can hold, so that it compresses better. A
    /// grain of 1 changes nothing.
    #[must_use]
    pub fn rounded(&self, grain: u16) -> FloatNet {
        if grain == 1 {
            return self.clone();
        }
        let layer = |layer: &FloatLayer, finest: u32| {
            let step = f32::from(grain) / one(finest);
            let round = |weight: &f32| (weight / step).round() * step;
            FloatLayer {
                bias: layer.bias.clone(),
                weights: layer.weights.iter().map(round).collect(),
            }
        };
        let rest = self.rest.iter();
        FloatNet {
            first: layer(&self.first, SUM_BITS),
            rest: rest.map(|next| layer(next, FINEST_WEIGHTS)).collect(),
        }
    }

    /// The floats of a net, to continue training. Quantizing them again gives
    /// the same net.
    #[must_use]
    pub fn of(net: &Net) -> FloatNet {
        let float = |numbers: &[i16], scale: f32| {
            numbers
                .iter()
                .map(|&number| f32::from(number) / scale)
                .collect()
        };
        let first = FloatLayer {
            bias: float(&net.bias, one(SUM_BITS)),
            weights: float(&net.rows, one(SUM_BITS)),
        };
        let mut inputs = net.bias.len();
        let mut rest = Vec::with_capacity(net.layers.len());
        for (index, layer) in net.layers.iter().enumerate() {
            let bits = Bits::of(index, net.layers.len());
            let is_last = index + 1 == net.layers.len();
            // The last layer is padded to whole vectors.
            let outputs = if is_last { ANSWERS } else { layer.bias.len() };
            rest.push(dequantize_layer(layer, inputs, outputs, bits));
            inputs = layer.bias.len();
        }
        FloatNet { first, rest }
    }
}

/// How fine the numbers are that go into a layer and come out of it.
#[derive(Clone, Copy)]
struct Bits {
    inputs: u32,
    outputs: u32,
}

impl Bits {
    /// Those of the layer `index` of the `count` layers after the first.
    fn of(index: usize, count: usize) -> Bits {
        let before = |layer: usize| match layer {
            0 => SUM_BITS,
            _ if layer == count => LOGIT_BITS,
            _ => ACTIVATION_BITS,
        };
        Bits {
            inputs: before(index),
            outputs: before(index + 1),
        }
    }
}

/// One, in numbers of this many bits after the point.
fn one(bits: u32) -> f32 {
    (1u32 << bits) as f32
}

fn dequantize_layer(layer: &Layer, inputs: usize, outputs: usize, bits: Bits) -> FloatLayer {
    let padded = layer.bias.len();
    let scale = one(u32::from(layer.shift) + bits.outputs - bits.inputs);
    let weight =
        |input: usize, output: usize| f32::from(layer.weights[input * padded + output]) / scale;
    let bias = layer.bias[..outputs].iter();
    FloatLayer {
        bias: bias
            .map(|&bias| (f64::from(bias) / f64::from(one(bits.inputs) * scale)) as f32)
            .collect(),
        weights: (0..inputs)
            .flat_map(|input| (0..outputs).map(move |output| weight(input, output)))
            .collect(),
    }
}

/// The largest sum of each unit, if all sums, large and small, fit into 16
/// bits whatever the inputs.
fn largest_sums(bias: &[f32], rows: &[f32]) -> Option<Vec<i16>> {
    let width = bias.len();
    let groups: Vec<Vec<usize>> = encoder::groups().collect();
    let sum_of = |unit: usize, pick: fn(f32, f32) -> f32| {
        let extreme = |group: &Vec<usize>| {
            group
                .iter()
                .map(|&input| rows[input * width + unit])
                .fold(0.0, pick)
        };
        bias[unit] + groups.iter().map(extreme).sum::<f32>()
    };
    let fits = |sum: f32| sum.abs() < 32767.0;
    if !rows.iter().all(|&weight| fits(weight)) {
        return None;
    }
    (0..width)
        .map(|unit| {
            let (most, least) = (sum_of(unit, f32::max), sum_of(unit, f32::min));
            (fits(most) && fits(least) && fits(bias[unit])).then_some(most.max(0.0) as i16)
        })
        .collect()
}

fn quantize_layer(layer: &FloatLayer, largest: &[i16], bits: Bits) -> Option<Layer> {
    let inputs = layer.inputs();
    let is_sound = layer.outputs() > 0 && layer.outputs() <= WIDEST && inputs <= largest.len();
    if !is_sound || layer.weights.len() != inputs * layer.outputs() {
        return None;
    }
    let rounded = |weight_bits: u32| round_layer(layer, largest, bits, weight_bits);
    let mut scales = (4..=FINEST_WEIGHTS).rev();
    let (weight_bits, bias, weights) = scales.find_map(|weight_bits| {
        let (bias, weights) = rounded(weight_bits)?;
        Some((weight_bits, bias, weights))
    })?;
    let shift = bits.inputs + weight_bits - bits.outputs;
    Some(Layer {
        bias,
        weights,
        shift: shift as u8,
    })
}

/// Bias and weights in whole numbers at this scale, padded to whole vectors, if
/// they fit into 32 and 16 bits and so does the largest sum there can be, by
/// any part of the inputs.
fn round_layer(
    layer: &FloatLayer,
    largest: &[i16],
    bits: Bits,
    weight_bits: u32,
) -> Option<(Vec<i32>, Vec<i16>)> {
    let scale = one(weight_bits);
    let outputs = layer.outputs().next_multiple_of(LANES);
    let mut weights = vec![0; largest.len() * outputs];
    let mut bias = vec![0; outputs];
    for output in 0..layer.outputs() {
        let rounded = (layer.bias[output] * one(bits.inputs) * scale).round();
        let mut most = rounded.abs() as u64;
        if most > i32::MAX as u64 {
            return None;
        }
        bias[output] = rounded as i32;
        for input in 0..layer.inputs() {
            let rounded = (layer.weight(input, output) * scale).round();
            if rounded.abs() > f32::from(i16::MAX) {
                return None;
            }
            let weight = rounded as i16;
            weights[input * outputs + output] = weight;
            most += u64::from(weight.unsigned_abs()) * largest[input] as u64;
        }
        if most > i32::MAX as u64 {
            return None;
        }
    }
    Some((bias, weights))
}
