//! A net of random weights must give the same answers however it's run.

use rules::{Board, Die, Movement, Plays, Roll, Variant};

use super::encoder::{self, Features, INPUTS};
use super::{FloatLayer, FloatNet, Net};
use crate::evaluator::Evaluator;

/// Pseudorandom numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        self.0 >> 33
    }

    fn signed(&mut self) -> f32 {
        (self.next() % 2001) as f32 / 1000.0 - 1.0
    }
}

fn random_floats(hidden: &[usize]) -> FloatNet {
    let mut numbers = Numbers(hidden.len() as u64);
    let mut layer = |inputs: usize, outputs: usize, spread: f32| FloatLayer {
        bias: (0..outputs).map(|_| numbers.signed() * spread).collect(),
        weights: (0..inputs * outputs)
            .map(|_| numbers.signed() * spread)
            .collect(),
    };
    let first = layer(INPUTS, hidden[0], 0.5);
    let widths: Vec<usize> = hidden.iter().copied().chain([5]).collect();
    let rest = widths
        .windows(2)
        .map(|pair| layer(pair[0], pair[1], 0.2))
        .collect();
    FloatNet { first, rest }
}

fn random_net() -> Net {
    Net::quantize(&random_floats(&[128, 48, 16]), "random").unwrap()
}

/// The results of every roll along random games, as the opponent sees them.
pub(super) fn random_results() -> Vec<Vec<Board>> {
    let mut numbers = Numbers(7);
    let mut results = Vec::new();
    let mut board = Variant::Backgammon.opening();
    for _ in 0..2_000 {
        let mut die = || Die::ALL[numbers.next() as usize % 6];
        let plays = Plays::new(&board, Roll::new(die(), die()), Movement::INTERNATIONAL);
        let boards: Vec<Board> = plays
            .iter()
            .map(|(_, result)| result.for_opponent())
            .collect();
        board = boards[numbers.next() as usize % boards.len()];
        if board.opponent().are_off() {
            board = Variant::Backgammon.opening();
        }
        results.push(boards);
    }
    results
}

#[test]
fn boards_together_one_by_one_and_without_simd_give_the_same_bits() {
    let net = random_net();
    let plain = net.clone().without_simd();
    for boards in random_results() {
        let together = net.chances_of_all(&boards);
        assert_eq!(together, plain.chances_of_all(&boards));
        let alone: Vec<_> = boards.iter().map(|board| net.chances(board)).collect();
        assert_eq!(together, alone);
    }
}

#[test]
fn whole_numbers_come_near_the_floats() {
    let floats = random_floats(&[64, 32]);
    let net = Net::quantize(&floats, "random").unwrap();
    for board in random_results().into_iter().flatten().step_by(97) {
        let mut inputs = vec![0.0; INPUTS];
        encoder::for_each_input(&Features::of(&board), |input| inputs[input] = 1.0);
        let mut layer = inputs;
        for (index, next) in std::iter::once(&floats.first)
            .chain(&floats.rest)
            .enumerate()
        {
            let cut = |value: f32| if index == 0 { value } else { value.max(0.0) };
            layer = (0..next.bias.len())
                .map(|output| {
                    let products = layer.iter().enumerate().map(|(input, &value)| {
                        cut(value) * next.weights[input * next.bias.len() + output]
                    });
                    next.bias[output] + products.sum::<f32>()
                })
                .collect();
        }
        #[expect(clippy::disallowed_methods, reason = "the independent answer")]
        let expected = 1.0 / (1.0 + (-layer[0]).exp());
        assert!(
            (net.chances(&board).win - expected).abs() < 0.003,
            "{expected}"
        );
    }
}

#[test]
fn bytes_hold_the_whole_net() {
    let net = random_net();
    let read = Net::from_bytes(&net.to_bytes()).unwrap();
    assert_eq!(read.to_bytes(), net.to_bytes());
    assert_eq!(read.run(), "random");
    assert_eq!(read.hidden(), [128, 48, 16]);
    for boards in random_results().iter().step_by(50) {
        assert_eq!(read.chances_of_all(boards), net.chances_of_all(boards));
    }
}

#[test]
fn damaged_and_foreign_bytes_are_refused_by_name() {
    let bytes = random_net().to_bytes();
    let said = |bytes: &[u8]| Net::from_bytes(bytes).unwrap_err().to_string();
    assert_eq!(said(b""), "not a net: it doesn't start with GBNT");
    assert_eq!(said(&bytes[..3]), "not a net: it doesn't start with GBNT");
    assert_eq!(
        said(&bytes[..9]),
        "the net is cut off or has extra bytes at the end"
    );
    let mut foreign = bytes.clone();
    foreign[4] = 9;
    assert_eq!(
        said(&foreign),
        "the net has format 9, but this program reads format 2"
    );
    // Whatever else is changed, cut off or added, the checksum tells.
    for place in (6..bytes.len()).step_by(997) {
        let mut changed = bytes.clone();
        changed[place] ^= 0x10;
        assert_eq!(
            said(&changed),
            "the net's checksum is wrong: the file was changed"
        );
        assert_eq!(
            said(&bytes[..place.max(14)]),
            "the net's checksum is wrong: the file was changed"
        );
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(
        said(&longer),
        "the net's checksum is wrong: the file was changed"
    );
}

#[test]
fn weights_that_could_overflow_are_refused() {
    let mut floats = random_floats(&[64, 32]);
    floats.first.weights.fill(4.0);
    assert_eq!(Net::quantize(&floats, "large").unwrap_err().layer, 0);
    let mut floats = random_floats(&[64, 32]);
    floats.rest[0].weights.fill(1e6);
    assert_eq!(Net::quantize(&floats, "large").unwrap_err().layer, 1);
    let mut floats = random_floats(&[64, 32]);
    floats.rest.pop();
    assert_eq!(Net::quantize(&floats, "short").unwrap_err().layer, 1);
}

#[test]
fn weights_that_are_no_numbers_are_refused() {
    for number in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for layer in 0..3 {
            for is_bias in [false, true] {
                let mut floats = random_floats(&[64, 32]);
                let FloatNet { first, rest } = &mut floats;
                let changed = if layer == 0 {
                    first
                } else {
                    &mut rest[layer - 1]
                };
                if is_bias {
                    changed.bias[3] = number;
                } else {
                    changed.weights[7] = number;
                }
                assert_eq!(Net::quantize(&floats, "none").unwrap_err().layer, layer);
            }
        }
    }
}

/// Weights that are all rounded up, as large as they can be: 1,024 inputs of
/// at most 32,767 times 63.5 parts of 512 fit into 32 bits, and times 64, with
/// the bias, do not.
#[test]
fn the_largest_sums_fit_after_rounding_too() {
    let mut floats = random_floats(&[64, 1024, 8]);
    floats.rest[1].weights.fill(63.5 / 512.0);
    floats.rest[1].bias.fill(30.0);
    let net = Net::quantize(&floats, "large").unwrap();
    for layer in &net.layers[1..] {
        let outputs = layer.bias.len();
        for output in 0..outputs {
            let weights = layer.weights[output..].iter().step_by(outputs);
            let products = weights.map(|weight| i64::from(weight.abs()) * 32_767);
            let most = i64::from(layer.bias[output].abs()) + products.sum::<i64>();
            assert!(most <= i64::from(i32::MAX), "{most}");
        }
    }
    // A weight that a bias of the other sign makes good.
    let mut floats = random_floats(&[64, 32]);
    floats.first.weights[0] = 140.0;
    floats.first.bias[0] = -100.0;
    assert_eq!(Net::quantize(&floats, "large").unwrap_err().layer, 0);
}

#[test]
fn changes_lead_from_the_inputs_of_one_board_to_those_of_another() {
    let boards = random_results().into_iter().flatten().step_by(13);
    let boards_seen: Vec<Features> = boards.map(|board| Features::of(&board)).collect();
    for pair in boards_seen.windows(2) {
        let inputs = |features: &Features| {
            let mut on = vec![0; INPUTS];
            encoder::for_each_input(features, |input| on[input] += 1);
            assert!(on.iter().all(|&count| count <= 1), "no input twice");
            on
        };
        let mut on = inputs(&pair[0]);
        encoder::for_each_change(&pair[0], &pair[1], |input, is_on| {
            on[input] += if is_on { 1 } else { -1 };
        });
        assert_eq!(on, inputs(&pair[1]));
    }
}

#[test]
fn a_net_made_floats_and_quantized_again_is_the_same() {
    let net = random_net();
    let again = Net::quantize(&FloatNet::of(&net), net.run()).unwrap();
    assert!(again.to_bytes() == net.to_bytes());
}

#[test]
fn a_coarse_net_has_few_different_weights_and_about_the_same_answers() {
    let floats = random_floats(&[128, 48, 16]);
    let fine = Net::quantize(&floats, "fine").unwrap();
    let coarse = Net::quantize(&floats.rounded(4), "coarse").unwrap();
    assert!(coarse.rows.iter().all(|weight| weight % 4 == 0));
    assert!(fine.rows.iter().any(|weight| weight % 4 != 0));
    let board = Variant::Backgammon.opening();
    let [fine, coarse] = [fine, coarse].map(|net| net.chances(&board).win);
    assert!((fine - coarse).abs() < 0.02, "{fine} {coarse}");
    assert_eq!(floats.rounded(1), floats);
}
