//! A net in floats that learns: only numbers, no backgammon.

use engine::net::{FloatLayer, FloatNet};

use crate::matrix::{Matrix, add_product};

/// One training sample: the active inputs and the five target outputs.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) inputs: Vec<u16>,
    pub(crate) target: [f32; ANSWERS],
}

pub(crate) const ANSWERS: usize = 5;

/// A net being trained, with Adam's state for each weight.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) net: FloatNet,
    mean: FloatNet,
    square: FloatNet,
    /// An exponential mean of the weights, which is better than the last ones
    /// while steps are large.
    average: Option<FloatNet>,
    steps: u64,
}

/// How fast a model learns, and with how many threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) rate: f32,
    /// The share of the averaged weights that each step keeps.
    pub(crate) average: f32,
    pub(crate) threads: usize,
}

impl Model {
    /// A net of random small weights. `hidden` are the widths of its hidden
    /// layers; `random` gives numbers between -1 and 1.
    pub(crate) fn new(inputs: usize, hidden: &[usize], mut random: impl FnMut() -> f32) -> Model {
        let mut layer = |inputs: usize, outputs: usize, active: usize| {
            let spread = (3.0 / active as f32).sqrt() * 1.2;
            FloatLayer {
                bias: vec![0.0; outputs],
                weights: (0..inputs * outputs).map(|_| random() * spread).collect(),
            }
        };
        // About this many inputs are on at once.
        let first = layer(inputs, hidden[0], 100);
        let widths: Vec<usize> = hidden.iter().copied().chain([ANSWERS]).collect();
        let rest = widths
            .windows(2)
            .map(|pair| layer(pair[0], pair[1], pair[0]))
            .collect();
        Model::from_net(FloatNet { first, rest })
    }

    /// The same net with wider hidden layers, or a copy if they are as wide,
    /// with the same answers.
    pub(crate) fn grown(&self, hidden: &[usize], mut random: impl FnMut() -> f32) -> Model {
        let mut net = self.net.clone();
        for (index, &width) in hidden.iter().enumerate() {
            let (before, after) = if index == 0 {
                (&mut net.first, &mut net.rest[0])
            } else {
                let (before, after) = net.rest.split_at_mut(index);
                (&mut before[index - 1], &mut after[0])
            };
            widen(before, after, width, &mut random);
        }
        Model::from_net(net)
    }

    /// The same net without the inputs from this one on.
    pub(crate) fn without_inputs_from(mut self, first: usize) -> Model {
        let first_weight = first * self.net.first.bias.len();
        self.net.first.weights[first_weight..].fill(0.0);
        self
    }

    /// A model that continues from `net`, with Adam's state empty.
    pub(crate) fn from_net(net: FloatNet) -> Model {
        let zeros = zeros_like(&net);
        Model {
            mean: zeros.clone(),
            square: zeros,
            average: None,
            net,
            steps: 0,
        }
    }

    /// The net to use: the averaged weights, if there are any.
    pub(crate) fn best(&self) -> &FloatNet {
        self.average.as_ref().unwrap_or(&self.net)
    }

    /// The same, with a layer that changes nothing inserted after each of these
    /// hidden layers: its input is never below zero, so rectified units with a
    /// weight of one pass it on unchanged.
    pub(crate) fn deepened(mut self, layers: usize) -> Model {
        for _ in 0..layers {
            let last = self.net.rest.len() - 1;
            let width = self.net.rest[last].weights.len() / ANSWERS;
            let mut weights = vec![0.0; width * width];
            for unit in 0..width {
                weights[unit * width + unit] = 1.0;
            }
            let bias = vec![0.0; width];
            self.net.rest.insert(last, FloatLayer { bias, weights });
        }
        Model::from_net(self.net)
    }

    /// One step of Adam against the mean error of the samples. Returns the mean
    /// squared error of the winning chance.
    pub(crate) fn learn(&mut self, samples: &[Sample], pace: Pace) -> f32 {
        let threads = pace.threads;
        let share = samples.len().div_ceil(threads);
        let net = &self.net;
        let mut parts: Vec<(FloatNet, f32)> = std::thread::scope(|scope| {
            let workers: Vec<_> = samples
                .chunks(share)
                .map(|part| scope.spawn(move || gradient(net, part)))
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("no panic"))
                .collect()
        });
        let gradients: Vec<FloatNet> = parts
            .iter_mut()
            .map(|part| std::mem::take(&mut part.0))
            .collect();
        let error: f32 = parts.iter().map(|part| part.1).sum();
        self.step(&gradients, 1.0 / samples.len() as f32, pace);
        error / samples.len() as f32
    }

    /// Moves all weights against the sum of the gradients. Weights are
    /// independent of each other, so the number of threads doesn't matter.
    fn step(&mut self, gradients: &[FloatNet], scale: f32, pace: Pace) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let mean_share = 1.0 - KEEP_MEAN.powi(steps);
        let square_share = 1.0 - KEEP_SQUARE.powi(steps);
        let rate = pace.rate * square_share.sqrt() / mean_share;
        if pace.average > 0.0 && self.average.is_none() {
            self.average = Some(self.net.clone());
        }
        let mut places: Vec<Vec<Place<'_>>> = Vec::new();
        places.resize_with(pace.threads, Vec::new);
        let mut averages = self.average.as_mut().map(slices_mut);
        let memory = slices_mut(&mut self.mean).zip(slices_mut(&mut self.square));
        for (index, (weights, (mean, square))) in slices_mut(&mut self.net).zip(memory).enumerate()
        {
            let share = weights.len().div_ceil(pace.threads);
            let average = averages.as_mut().and_then(Iterator::next);
            let mut averages = average.map(|average| average.chunks_mut(share));
            let parts = weights
                .chunks_mut(share)
                .zip(mean.chunks_mut(share))
                .zip(square.chunks_mut(share));
            for (thread, ((weights, mean), square)) in parts.enumerate() {
                let start = thread * share;
                let part = start..start + weights.len();
                let gradients = gradients
                    .iter()
                    .map(|net| &slices(net).nth(index).expect("of the same shape")[part.clone()])
                    .collect();
                places[thread].push(Place {
                    weights,
                    mean,
                    square,
                    average: averages.as_mut().and_then(Iterator::next),
                    gradients,
                });
            }
        }
        std::thread::scope(|scope| {
            for places in places {
                scope.spawn(move || {
                    for place in places {
                        place.step(scale, rate, pace.average);
                    }
                });
            }
        });
        // What the first layer's integers can hold.
        for weight in &mut self.net.first.weights {
            *weight = weight.clamp(-3.5, 3.5);
        }
    }

    /// Everything, for a checkpoint.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.steps.to_le_bytes());
        bytes.push(u8::from(self.average.is_some()));
        let parts = [&self.net, &self.mean, &self.square];
        for part in parts.into_iter().chain(&self.average) {
            for slice in slices(part) {
                bytes.extend(slice.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
    }

    /// Reads what [`Model::write`] wrote for a model of the same shape.
    pub(crate) fn read(&mut self, bytes: &mut &[u8]) -> Option<()> {
        self.steps = u64::from_le_bytes(bytes.split_off(..8)?.try_into().ok()?);
        self.average = (*bytes.split_off_first()? == 1).then(|| self.net.clone());
        let parts = [&mut self.net, &mut self.mean, &mut self.square];
        for part in parts.into_iter().chain(&mut self.average) {
            for slice in slices_mut(part) {
                let (numbers, _) = bytes.split_off(..4 * slice.len())?.as_chunks();
                for (number, &bytes) in slice.iter_mut().zip(numbers) {
                    *number = f32::from_le_bytes(bytes);
                }
            }
        }
        Some(())
    }
}

/// How much of its means Adam keeps at each step.
const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

/// Some weights of one layer, with everything that belongs to them.
struct Place<'a> {
    weights: &'a mut [f32],
    mean: &'a mut [f32],
    square: &'a mut [f32],
    average: Option<&'a mut [f32]>,
    gradients: Vec<&'a [f32]>,
}

impl Place<'_> {
    fn step(self, scale: f32, rate: f32, keep_average: f32) {
        let (first, others) = self.gradients.split_first().expect("there are samples");
        let mut total = first.to_vec();
        for other in others {
            add(&mut total, other);
        }
        let memory = self.mean.iter_mut().zip(self.square.iter_mut());
        let places = self.weights.iter_mut().zip(memory).zip(&total);
        for ((weight, (mean, square)), gradient) in places {
            let gradient = gradient * scale;
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * gradient;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
        for (average, weight) in self.average.into_iter().flatten().zip(self.weights.iter()) {
            *average += (weight - *average) * (1.0 - keep_average);
        }
    }
}

/// Widens the layer `before` to `width` outputs, and `after` to as many inputs.
/// The new units have random incoming and no outgoing weights yet, so the answers
/// stay the same.
fn widen(
    before: &mut FloatLayer,
    after: &mut FloatLayer,
    width: usize,
    random: &mut impl FnMut() -> f32,
) {
    let old = before.bias.len();
    let new = width.saturating_sub(old);
    let inputs = before.weights.len() / old;
    let spread = (3.0 / inputs as f32).sqrt();
    before.bias.resize(old + new, 0.0);
    let mut weights = Vec::with_capacity(inputs * (old + new));
    for row in before.weights.chunks_exact(old) {
        weights.extend(row);
        weights.extend((0..new).map(|_| spread * random()));
    }
    before.weights = weights;
    let outputs = after.bias.len();
    after.weights.resize((old + new) * outputs, 0.0);
}

fn zeros_like(net: &FloatNet) -> FloatNet {
    let mut zeros = net.clone();
    for slice in slices_mut(&mut zeros) {
        slice.fill(0.0);
    }
    zeros
}

fn slices(net: &FloatNet) -> impl Iterator<Item = &Vec<f32>> {
    std::iter::once(&net.first)
        .chain(&net.rest)
        .flat_map(|layer| [&layer.bias, &layer.weights])
}

fn slices_mut(net: &mut FloatNet) -> impl Iterator<Item = &mut Vec<f32>> {
    std::iter::once(&mut net.first)
        .chain(&mut net.rest)
        .flat_map(|layer| [&mut layer.bias, &mut layer.weights])
}

/// The sum over the samples of the gradient of the cross-entropy, and of the
/// squared errors of the first answer.
fn gradient(net: &FloatNet, samples: &[Sample]) -> (FloatNet, f32) {
    let activations = forward(net, samples);
    let answers = activations.last().expect("a net has layers");
    let (answers, _) = answers.as_chunks::<ANSWERS>();
    let mut error = 0.0;
    let mut back = Vec::with_capacity(samples.len() * ANSWERS);
    for (answers, sample) in answers.iter().zip(samples) {
        let errors = answers.iter().zip(&sample.target);
        back.extend(errors.map(|(answer, target)| 1.0 / (1.0 + (-answer).exp()) - target));
        let of_win = back[back.len() - ANSWERS];
        error += of_win * of_win;
    }
    (backward(net, samples, &activations, back), error)
}

/// What comes out of each layer, sample by sample: cut off below zero after all
/// layers but the last.
fn forward(net: &FloatNet, samples: &[Sample]) -> Vec<Vec<f32>> {
    let width = net.first.bias.len();
    let mut sums = repeated(&net.first.bias, samples.len());
    for (sums, sample) in sums.chunks_exact_mut(width).zip(samples) {
        for &input in &sample.inputs {
            let start = usize::from(input) * width;
            add(sums, &net.first.weights[start..start + width]);
        }
    }
    let mut activations = Vec::with_capacity(net.rest.len() + 1);
    for layer in &net.rest {
        sums.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let (inputs, outputs) = (sums.len() / samples.len(), layer.bias.len());
        let mut next = repeated(&layer.bias, samples.len());
        let weights = Matrix::of_rows(&layer.weights, outputs);
        add_product(&mut next, Matrix::of_rows(&sums, inputs), weights);
        activations.push(sums);
        sums = next;
    }
    activations.push(sums);
    activations
}

/// Carries the errors of the last layer, `back`, to all weights.
fn backward(
    net: &FloatNet,
    samples: &[Sample],
    activations: &[Vec<f32>],
    mut back: Vec<f32>,
) -> FloatNet {
    let mut gradient = zeros_like(net);
    for (index, layer) in net.rest.iter().enumerate().rev() {
        let inputs = &activations[index];
        let (width, outputs) = (inputs.len() / samples.len(), layer.bias.len());
        let slopes = &mut gradient.rest[index];
        for errors in back.chunks_exact(outputs) {
            add(&mut slopes.bias, errors);
        }
        let errors = Matrix::of_rows(&back, outputs);
        let seen = Matrix::of_rows(inputs, width).transposed();
        add_product(&mut slopes.weights, seen, errors);
        let mut before = vec![0.0; inputs.len()];
        let weights = Matrix::of_rows(&layer.weights, outputs).transposed();
        add_product(&mut before, errors, weights);
        // A unit that was cut off neither learns nor teaches.
        for (error, &input) in before.iter_mut().zip(inputs) {
            *error = if input > 0.0 { *error } else { 0.0 };
        }
        back = before;
    }
    let width = net.first.bias.len();
    for (errors, sample) in back.chunks_exact(width).zip(samples) {
        add(&mut gradient.first.bias, errors);
        for &input in &sample.inputs {
            let start = usize::from(input) * width;
            add(&mut gradient.first.weights[start..start + width], errors);
        }
    }
    gradient
}

fn repeated(row: &[f32], count: usize) -> Vec<f32> {
    let mut rows = Vec::with_capacity(row.len() * count);
    for _ in 0..count {
        rows.extend_from_slice(row);
    }
    rows
}

fn add(sums: &mut [f32], row: &[f32]) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudorandom numbers between -1 and 1, the same in every run.
    fn numbers(mut state: u32) -> impl FnMut() -> f32 {
        move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as f32 / 32_768.0 - 1.0
        }
    }

    /// The net must learn which of its inputs is on.
    #[test]
    fn a_model_learns_what_it_is_taught() {
        let random = numbers(1);
        let mut model = Model::new(8, &[64, 16], random);
        let sample = |input: u16| Sample {
            inputs: vec![input],
            target: [f32::from(input % 2), f32::from(input / 4), 0.0, 1.0, 0.5],
        };
        let samples: Vec<Sample> = (0..8).map(sample).collect();
        let pace = |threads: usize| Pace {
            rate: 0.01,
            average: 0.9,
            threads,
        };
        let first = model.learn(&samples, pace(1));
        let last = (0..300)
            .map(|_| model.learn(&samples, pace(2)))
            .last()
            .unwrap();
        assert!(first > 0.1 && last < 0.001, "{first} {last}");
    }

    #[test]
    fn a_blind_model_answers_the_same_whatever_it_cannot_see() {
        let random = numbers(3);
        let seeing = Model::new(8, &[16, 8], random);
        let blind = seeing.clone().without_inputs_from(5);
        let answers = |model: &Model, inputs: &[u16]| {
            let sample = Sample {
                inputs: inputs.to_vec(),
                target: [0.0; ANSWERS],
            };
            forward(&model.net, &[sample]).pop().unwrap()
        };
        assert_eq!(answers(&blind, &[1, 4, 5, 7]), answers(&seeing, &[1, 4]));
        assert_ne!(answers(&seeing, &[1, 4, 5, 7]), answers(&seeing, &[1, 4]));
    }

    /// The gradient is the slope of the error, as small steps of single
    /// weights show.
    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let random = numbers(7);
        let model = Model::new(6, &[16, 8], random);
        let sample = Sample {
            inputs: vec![1, 4],
            target: [0.9, 0.2, 0.1, 0.7, 0.0],
        };
        let error = |net: &FloatNet| -> f64 {
            let layers = forward(net, std::slice::from_ref(&sample));
            let answers = layers.last().unwrap().iter().zip(sample.target);
            let entropy = |(&answer, target): (&f32, f32)| {
                let chance = 1.0 / (1.0 + (-f64::from(answer)).exp());
                let target = f64::from(target);
                -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln()
            };
            answers.map(entropy).sum()
        };
        let (slopes, _) = gradient(&model.net, std::slice::from_ref(&sample));
        // Weights of units that are well above zero.
        let places = [(0, 1, 24), (0, 0, 3), (1, 1, 43), (2, 1, 16), (2, 0, 2)];
        for (layer, slice, place) in places {
            let index = 2 * layer + slice;
            const STEP: f32 = 2e-4;
            let moved = |step: f32| {
                let mut net = model.net.clone();
                slices_mut(&mut net).nth(index).unwrap()[place] += step;
                error(&net)
            };
            let expected = (moved(STEP) - moved(-STEP)) / (2.0 * f64::from(STEP));
            let slope = f64::from(slices(&slopes).nth(index).unwrap()[place]);
            assert!(
                (slope - expected).abs() < 4e-3,
                "{layer} {slice} {place}: {slope} {expected}"
            );
        }
    }
}
