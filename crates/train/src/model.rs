//! A net in floats that learns: numbers only, nothing of the game.

use engine::net::{FloatLayer, FloatNet};

/// One thing to learn: the inputs that are on, and what the five answers
/// should be.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) inputs: Vec<u16>,
    pub(crate) target: [f32; ANSWERS],
}

pub(crate) const ANSWERS: usize = 5;

/// A learning net, with what Adam remembers of each weight.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) net: FloatNet,
    mean: FloatNet,
    square: FloatNet,
    steps: u64,
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

    /// The same net with wider hidden layers, or a copy if they are as wide:
    /// each new unit repeats an old one, and the two share what it gave, so
    /// that the answers stay the same. A little noise lets them part ways.
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

    /// A model that goes on from `net` with Adam's memory empty.
    pub(crate) fn from_net(net: FloatNet) -> Model {
        let zeros = zeros_like(&net);
        Model {
            mean: zeros.clone(),
            square: zeros,
            net,
            steps: 0,
        }
    }

    /// One step of Adam against the mean error of the samples, the work
    /// shared by `threads`. Gives back the mean squared error of the win
    /// chance.
    pub(crate) fn learn(&mut self, samples: &[Sample], rate: f32, threads: usize) -> f32 {
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
        let (mut total, mut error) = parts.pop().expect("at least one sample");
        for (part, part_error) in &parts {
            for (sum, more) in slices_mut(&mut total).zip(slices(part)) {
                for (sum, more) in sum.iter_mut().zip(more) {
                    *sum += more;
                }
            }
            error += part_error;
        }
        self.step(&total, 1.0 / samples.len() as f32, rate);
        error / samples.len() as f32
    }

    fn step(&mut self, gradient: &FloatNet, scale: f32, rate: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let mean_share = 1.0 - KEEP_MEAN.powi(steps);
        let square_share = 1.0 - KEEP_SQUARE.powi(steps);
        let rate = rate * square_share.sqrt() / mean_share;
        let memory = slices_mut(&mut self.mean).zip(slices_mut(&mut self.square));
        let all = slices_mut(&mut self.net).zip(slices(gradient)).zip(memory);
        for ((weights, gradient), (mean, square)) in all {
            for (((weight, &gradient), mean), square) in
                weights.iter_mut().zip(gradient).zip(mean).zip(square)
            {
                let gradient = gradient * scale;
                *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * gradient;
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * gradient * gradient;
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
            }
        }
        // What the first layer's whole numbers can hold.
        for weight in &mut self.net.first.weights {
            *weight = weight.clamp(-3.5, 3.5);
        }
    }

    /// Everything, for a checkpoint.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.steps.to_le_bytes());
        for part in [&self.net, &self.mean, &self.square] {
            for slice in slices(part) {
                bytes.extend(slice.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
    }

    /// What [`Model::write`] wrote of a model of the same shape.
    pub(crate) fn read(&mut self, bytes: &mut &[u8]) -> Option<()> {
        self.steps = u64::from_le_bytes(bytes.split_off(..8)?.try_into().ok()?);
        for part in [&mut self.net, &mut self.mean, &mut self.square] {
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

/// Widens the layer `before` to `width` outputs, and `after` to as many
/// inputs.
fn widen(
    before: &mut FloatLayer,
    after: &mut FloatLayer,
    width: usize,
    random: &mut impl FnMut() -> f32,
) {
    const NOISE: f32 = 0.02;
    let old = before.bias.len();
    let twin = |unit: usize| unit % old;
    // How many units there are of each old one, in the end.
    let share = |unit: usize| {
        (0..width)
            .filter(|&other| twin(other) == twin(unit))
            .count() as f32
    };
    before.bias = (0..width).map(|unit| before.bias[twin(unit)]).collect();
    let mut weights = Vec::with_capacity(before.weights.len() / old * width);
    for row in before.weights.chunks_exact(old) {
        weights.extend((0..width).map(|unit| {
            let noise = if unit < old { 0.0 } else { NOISE * random() };
            row[twin(unit)] + noise
        }));
    }
    before.weights = weights;
    let outputs = after.bias.len();
    let mut weights = Vec::with_capacity(width * outputs);
    for unit in 0..width {
        let row = &after.weights[twin(unit) * outputs..(twin(unit) + 1) * outputs];
        weights.extend(row.iter().map(|weight| weight / share(unit)));
    }
    after.weights = weights;
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
    let mut gradient = zeros_like(net);
    let mut error = 0.0;
    let mut activations: Vec<Vec<f32>> = std::iter::once(&net.first)
        .chain(&net.rest)
        .map(|layer| vec![0.0; layer.bias.len()])
        .collect();
    let mut back = activations.clone();
    for sample in samples {
        forward(net, sample, &mut activations);
        let answers = activations.last().expect("a net has layers");
        let last = back.last_mut().expect("a net has layers");
        for ((back, &answer), &target) in last.iter_mut().zip(answers).zip(&sample.target) {
            *back = 1.0 / (1.0 + (-answer).exp()) - target;
        }
        error += last[0] * last[0];
        backward(net, sample, &activations, &mut back, &mut gradient);
    }
    (gradient, error)
}

fn forward(net: &FloatNet, sample: &Sample, activations: &mut [Vec<f32>]) {
    let width = net.first.bias.len();
    let sums = &mut activations[0];
    sums.copy_from_slice(&net.first.bias);
    for &input in &sample.inputs {
        let start = usize::from(input) * width;
        add(sums, &net.first.weights[start..start + width], 1.0);
    }
    for (index, layer) in net.rest.iter().enumerate() {
        let (before, after) = activations.split_at_mut(index + 1);
        let (inputs, sums) = (&mut before[index], &mut after[0]);
        inputs.iter_mut().for_each(|input| *input = input.max(0.0));
        sums.copy_from_slice(&layer.bias);
        for (row, &input) in layer.weights.chunks_exact(sums.len()).zip(inputs.iter()) {
            if input != 0.0 {
                add(sums, row, input);
            }
        }
    }
}

/// Carries the errors of the last layer, in `back`, to all weights.
fn backward(
    net: &FloatNet,
    sample: &Sample,
    activations: &[Vec<f32>],
    back: &mut [Vec<f32>],
    gradient: &mut FloatNet,
) {
    for (index, layer) in net.rest.iter().enumerate().rev() {
        let (before, after) = back.split_at_mut(index + 1);
        let (inputs, errors) = (&mut before[index], &after[0]);
        let width = errors.len();
        add(&mut gradient.rest[index].bias, errors, 1.0);
        let rows = layer.weights.chunks_exact(width);
        let gradients = gradient.rest[index].weights.chunks_exact_mut(width);
        let places = inputs.iter_mut().zip(&activations[index]);
        for ((row, gradient), (back, &activation)) in rows.zip(gradients).zip(places) {
            // A unit that was cut off neither learns nor teaches.
            if activation > 0.0 {
                add(gradient, errors, activation);
                *back = dot(row, errors);
            } else {
                *back = 0.0;
            }
        }
    }
    let errors = &back[0];
    let width = errors.len();
    add(&mut gradient.first.bias, errors, 1.0);
    for &input in &sample.inputs {
        let start = usize::from(input) * width;
        add(
            &mut gradient.first.weights[start..start + width],
            errors,
            1.0,
        );
    }
}

fn add(sums: &mut [f32], row: &[f32], factor: f32) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = weight.mul_add(factor, *sum);
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0f32; LANES];
    let (ones, one_rest) = one.as_chunks::<LANES>();
    let (others, other_rest) = other.as_chunks::<LANES>();
    for (one, other) in ones.iter().zip(others) {
        for lane in 0..LANES {
            sums[lane] = one[lane].mul_add(other[lane], sums[lane]);
        }
    }
    let rest: f32 = one_rest
        .iter()
        .zip(other_rest)
        .map(|(one, other)| one * other)
        .sum();
    sums.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The net must come to know which of its inputs is on.
    #[test]
    fn a_model_learns_what_it_is_taught() {
        let mut state = 1u32;
        let random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as f32 / 32_768.0 - 1.0
        };
        let mut model = Model::new(8, &[64, 16], random);
        let sample = |input: u16| Sample {
            inputs: vec![input],
            target: [f32::from(input % 2), f32::from(input / 4), 0.0, 1.0, 0.5],
        };
        let samples: Vec<Sample> = (0..8).map(sample).collect();
        let first = model.learn(&samples, 0.01, 1);
        let last = (0..300)
            .map(|_| model.learn(&samples, 0.01, 2))
            .last()
            .unwrap();
        assert!(first > 0.1 && last < 0.001, "{first} {last}");
    }

    /// The gradient is the slope of the error, as small steps of single
    /// weights show.
    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let mut state = 7u32;
        let random = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as f32 / 32_768.0 - 1.0
        };
        let model = Model::new(6, &[16, 8], random);
        let sample = Sample {
            inputs: vec![1, 4],
            target: [0.9, 0.2, 0.1, 0.7, 0.0],
        };
        let error = |net: &FloatNet| -> f64 {
            let mut layers: Vec<Vec<f32>> = std::iter::once(&net.first)
                .chain(&net.rest)
                .map(|layer| vec![0.0; layer.bias.len()])
                .collect();
            forward(net, &sample, &mut layers);
            let answers = layers.last().unwrap().iter().zip(sample.target);
            let entropy = |(&answer, target): (&f32, f32)| {
                let chance = 1.0 / (1.0 + (-f64::from(answer)).exp());
                let target = f64::from(target);
                -target * chance.ln() - (1.0 - target) * (1.0 - chance).ln()
            };
            answers.map(entropy).sum()
        };
        let (slopes, _) = gradient(&model.net, std::slice::from_ref(&sample));
        // Weights of units that are well above the cut.
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
