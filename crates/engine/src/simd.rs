//! The two inner loops of a net, in the widest whole-number instructions the
//! machine has.
//!
//! Whole numbers give the same sum in any order, so every version gives the
//! same bits. This is the only module with code that the compiler cannot
//! check; each such block says why it is sound.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

/// The instructions to use. Nobody makes one but this module, which looks at
/// what the machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Machine(Instructions);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instructions {
    Plain,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512Vnni,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

/// Outputs come in multiples of this many, sums of the first layer in
/// multiples of [`BLOCK`].
pub(crate) const LANES: usize = 8;

/// Sums of the first layer that are worked on together.
pub(crate) const BLOCK: usize = 64;

/// Boards that go through the later layers together.
pub(crate) const TOGETHER: usize = 4;

/// The widest layer a net can have.
pub(crate) const WIDEST: usize = 1024;

impl Machine {
    /// What any machine can do.
    pub(crate) const PLAIN: Machine = Machine(Instructions::Plain);

    /// The best this machine can do.
    pub(crate) fn best() -> Machine {
        Machine::all().last().unwrap_or(Machine::PLAIN)
    }

    /// All that this machine can do, the best last.
    fn all() -> impl Iterator<Item = Machine> {
        #[cfg(target_arch = "x86_64")]
        let wide = {
            use std::arch::is_x86_feature_detected as has;
            let has_avx2 = has!("avx2") && has!("popcnt");
            let has_vnni = has_avx2 && has!("avx512f") && has!("avx512vnni");
            let avx2 = has_avx2.then_some(Instructions::Avx2);
            [avx2, has_vnni.then_some(Instructions::Avx512Vnni)]
        };
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        let wide = [Some(Instructions::Simd128)];
        #[cfg(not(any(
            target_arch = "x86_64",
            all(target_arch = "wasm32", target_feature = "simd128")
        )))]
        let wide = [None];
        let wide = wide.into_iter().flatten();
        std::iter::once(Instructions::Plain)
            .chain(wide)
            .map(Machine)
    }

    /// `sums` = `base` + the rows of `added` - the rows of `removed`. Row n
    /// is the n-th piece of `weights` of the length of `sums`.
    pub(crate) fn change_rows(
        self,
        sums: &mut [i16],
        base: &[i16],
        weights: &[i16],
        added: &[u16],
        removed: &[u16],
    ) {
        match self.0 {
            Instructions::Plain => change_rows(sums, base, weights, added, removed),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 | Instructions::Avx512Vnni => {
                // SAFETY: `all` made this machine after it found AVX2.
                unsafe { avx2::change_rows(sums, base, weights, added, removed) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => wasm::change_rows(sums, base, weights, added, removed),
        }
    }

    /// The same as [`Machine::multiply`] for [`TOGETHER`] boards, whose sums and
    /// inputs lie one after the other. Vectors of 64 bytes load each weight
    /// once for all of them.
    ///
    /// # Panics
    ///
    /// As [`Machine::multiply`], if sums and inputs are not those of so many
    /// boards.
    pub(crate) fn multiply_together(
        self,
        sums: &mut [i32],
        bias: &[i32],
        weights: &[i16],
        inputs: &[i16],
        pairs: &mut Pairs,
    ) {
        let (wide, width) = (sums.len() / TOGETHER, inputs.len() / TOGETHER);
        #[cfg(target_arch = "x86_64")]
        if self.0 == Instructions::Avx512Vnni {
            check_lengths(&sums[..wide], bias, weights, &inputs[..width]);
            assert_eq!(sums.len(), TOGETHER * wide, "the sums of all boards");
            assert_eq!(inputs.len(), TOGETHER * width, "the inputs of all boards");
            // SAFETY: `all` made this machine after it found AVX2, AVX-512 and
            // VNNI, and the lengths were checked above.
            return unsafe { avx512::multiply_together(sums, bias, weights, inputs, pairs) };
        }
        let boards = sums.chunks_exact_mut(wide).zip(inputs.chunks_exact(width));
        for (sums, inputs) in boards {
            self.multiply(sums, bias, weights, inputs, pairs);
        }
    }

    /// Each of the `sums` = its bias + the products of all inputs with its
    /// weights. The weights lie in pairs of inputs: for inputs 0 and 1 the two
    /// weights of sum 0, of sum 1, …, then for inputs 2 and 3.
    ///
    /// # Panics
    ///
    /// If sums are no whole number of [`LANES`], inputs are odd in number or
    /// more than [`WIDEST`], or there is not one bias for each sum and one
    /// weight for each of both.
    pub(crate) fn multiply(
        self,
        sums: &mut [i32],
        bias: &[i32],
        weights: &[i16],
        inputs: &[i16],
        pairs: &mut Pairs,
    ) {
        check_lengths(sums, bias, weights, inputs);
        match self.0 {
            Instructions::Plain => multiply(sums, bias, weights, inputs),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => {
                // SAFETY: `all` made this machine after it found AVX2, and the
                // lengths were checked above.
                unsafe { avx2::multiply(sums, bias, weights, inputs, pairs) }
            }
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Vnni => {
                // SAFETY: `all` made this machine after it found AVX2, AVX-512
                // and VNNI, and the lengths were checked above.
                unsafe { avx512::multiply(sums, bias, weights, inputs, pairs) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => {
                // SAFETY: the lengths were checked above.
                unsafe { wasm::multiply(sums, bias, weights, inputs, pairs) }
            }
        }
    }
}

fn check_lengths(sums: &[i32], bias: &[i32], weights: &[i16], inputs: &[i16]) {
    assert!(
        sums.len().is_multiple_of(LANES),
        "outputs come in whole vectors"
    );
    assert_eq!(bias.len(), sums.len(), "one bias for each output");
    assert!(inputs.len().is_multiple_of(2), "inputs come in pairs");
    assert!(inputs.len() <= WIDEST, "no layer is wider");
    assert_eq!(
        weights.len(),
        inputs.len() * sums.len(),
        "one weight for each pair"
    );
}

/// Room for the numbers of the pairs of inputs that are not both zero. A
/// vector of eight is written at a time, so there are eight more than pairs.
#[derive(Clone, Debug)]
pub(crate) struct Pairs([u16; WIDEST / 2 + 8]);

impl Default for Pairs {
    fn default() -> Pairs {
        Pairs([0; WIDEST / 2 + 8])
    }
}

#[inline(always)]
fn change_rows(sums: &mut [i16], base: &[i16], weights: &[i16], added: &[u16], removed: &[u16]) {
    let width = sums.len();
    let blocks = sums.chunks_exact_mut(BLOCK).zip(base.chunks_exact(BLOCK));
    for (block, (sums, base)) in blocks.enumerate() {
        let row = |input: &u16| {
            let start = usize::from(*input) * width + block * BLOCK;
            &weights[start..start + BLOCK]
        };
        let mut total = [0i16; BLOCK];
        total.copy_from_slice(base);
        for weights in removed.iter().map(row) {
            for (sum, &weight) in total.iter_mut().zip(weights) {
                *sum = sum.wrapping_sub(weight);
            }
        }
        for weights in added.iter().map(row) {
            for (sum, &weight) in total.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(weight);
            }
        }
        sums.copy_from_slice(&total);
    }
}

/// The twin of the vector versions that any machine can run.
fn multiply(sums: &mut [i32], bias: &[i32], weights: &[i16], inputs: &[i16]) {
    sums.copy_from_slice(bias);
    let rows = weights.chunks_exact(2 * sums.len());
    for (pair, row) in inputs.chunks_exact(2).zip(rows) {
        let (first, second) = (i32::from(pair[0]), i32::from(pair[1]));
        for (sum, weights) in sums.iter_mut().zip(row.chunks_exact(2)) {
            let products =
                (first * i32::from(weights[0])).wrapping_add(second * i32::from(weights[1]));
            *sum = sum.wrapping_add(products);
        }
    }
}

/// The numbers of the bits that are set, for each byte.
#[cfg_attr(
    not(any(target_arch = "x86_64", target_feature = "simd128")),
    expect(dead_code, reason = "only vectors look at pairs together")
)]
static PLACES: [[u16; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][count] = bit as u16;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn all_instructions_give_the_same_sums() {
        let mut random = Random::new(1, 0);
        let mut number = |most: u32| random.below(2 * most + 1) as i32 - most as i32;
        for (wide, inputs) in [(8, 2), (24, 34), (128, 64), (504, 100)] {
            let bias: Vec<i32> = (0..wide).map(|_| number(1 << 20)).collect();
            let weights: Vec<i16> = (0..wide * inputs).map(|_| number(32_767) as i16).collect();
            // Half of what comes out of a layer is zero.
            let inputs: Vec<i16> = (0..inputs).map(|_| number(32_767).max(0) as i16).collect();
            let sums = |machine: Machine, inputs: &[i16]| {
                let mut sums = vec![0; wide];
                machine.multiply(&mut sums, &bias, &weights, inputs, &mut Pairs::default());
                sums
            };
            let others: Vec<i16> = inputs.iter().rev().copied().collect();
            let together = [&inputs[..], &others, &inputs, &others].concat();
            for machine in Machine::all() {
                let alone = sums(machine, &inputs);
                assert_eq!(alone, sums(Machine::PLAIN, &inputs), "{machine:?}");
                let other = sums(machine, &others);
                let mut found = vec![0; TOGETHER * wide];
                let pairs = &mut Pairs::default();
                machine.multiply_together(&mut found, &bias, &weights, &together, pairs);
                let expected = [&alone[..], &other, &alone, &other].concat();
                assert_eq!(found, expected, "{machine:?}");
            }
        }
    }
}
