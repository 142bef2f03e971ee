//! From trained floats to whole numbers that cannot overflow.

use std::fmt;

use super::encoder::{self, INPUTS};
use super::logistic::LOGIT_ONE;
use super::{Layer, Net, OUTPUTS};
use crate::simd::{BLOCK, LANES, Machine, WIDEST};

/// A net in floats, as training makes it: a first layer of one row an input,
/// then plain layers, each but the last cut off below zero.
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

/// Why floats do not fit into whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Which layer, the first being 0.
    pub layer: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the weights of layer {} are too large or of the wrong number",
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
    /// The net in whole numbers that comes nearest to `floats`.
    ///
    /// No sum can overflow, whatever the board: the sums of the first layer
    /// are bounded by the largest weight of each group of inputs that exclude
    /// one another, those of later layers by the largest activation, and the
    /// scale of each layer is chosen so that the bounds fit.
    ///
    /// # Errors
    ///
    /// If weights are too large for any useful scale, or not as many as the
    /// layers' sizes ask for.
    pub fn quantize(floats: &FloatNet, run: &str) -> Result<Net, TooLarge> {
        let too_large = |layer| TooLarge { layer };
        let first = &floats.first;
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
        let mut largest: Vec<f32> = most;
        for (index, layer) in floats.rest.iter().enumerate() {
            let bits = Bits::of(index, floats.rest.len());
            let quantized = quantize_layer(layer, &largest, bits).ok_or(too_large(index + 1))?;
            largest = vec![f32::from(i16::MAX); quantized.bias.len()];
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
    /// The floats that a net stands for, to train on from it. Quantized
    /// again, they give the same net.
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
fn largest_sums(bias: &[f32], rows: &[f32]) -> Option<Vec<f32>> {
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
    (0..width)
        .map(|unit| {
            let (most, least) = (sum_of(unit, f32::max), sum_of(unit, f32::min));
            (fits(most) && fits(least) && fits(bias[unit])).then_some(most.max(0.0))
        })
        .collect()
}

fn quantize_layer(layer: &FloatLayer, largest: &[f32], bits: Bits) -> Option<Layer> {
    let inputs = layer.inputs();
    let is_sound = layer.outputs() > 0 && layer.outputs() <= WIDEST && inputs <= largest.len();
    if !is_sound || layer.weights.len() != inputs * layer.outputs() {
        return None;
    }
    // The finest scale at which the largest sum fits into 32 bits.
    let largest_sum = |output: usize| {
        let weights = (0..inputs).map(|input| layer.weight(input, output).abs() * largest[input]);
        weights.sum::<f32>() + layer.bias[output].abs() * one(bits.inputs)
    };
    let largest_sum = (0..layer.outputs()).map(largest_sum).fold(1.0, f32::max);
    let largest_weight = layer
        .weights
        .iter()
        .fold(0.0, |most: f32, weight| most.max(weight.abs()));
    let fits = |weight_bits: &u32| {
        let scale = one(*weight_bits);
        largest_sum * scale < 2_147_000_000.0 && largest_weight * scale < 32767.0
    };
    let weight_bits = (4..=FINEST_WEIGHTS).rev().find(fits)?;
    let scale = one(weight_bits);

    let outputs = layer.outputs().next_multiple_of(LANES);
    let mut weights = vec![0; largest.len() * outputs];
    for input in 0..inputs {
        for output in 0..layer.outputs() {
            weights[input * outputs + output] =
                (layer.weight(input, output) * scale).round() as i16;
        }
    }
    let mut bias: Vec<i32> = layer
        .bias
        .iter()
        .map(|bias| (bias * one(bits.inputs) * scale).round() as i32)
        .collect();
    bias.resize(outputs, 0);
    let shift = bits.inputs + weight_bits - bits.outputs;
    Some(Layer {
        bias,
        weights,
        shift: shift as u8,
    })
}
