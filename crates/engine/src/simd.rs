//! The two inner loops of a net, in the widest whole-number instructions the
//! machine has.
//!
//! Whole numbers give the same sum in any order, so every version gives the
//! same bits. This is the only module with code that the compiler cannot
//! check; each such block says why it is sound.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

/// The instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Machine {
    is_plain: bool,
}

/// Outputs come in multiples of this many, sums of the first layer in
/// multiples of [`BLOCK`].
pub(crate) const LANES: usize = 8;

/// Sums of the first layer that are worked on together.
pub(crate) const BLOCK: usize = 64;

/// The widest layer a net can have.
pub(crate) const WIDEST: usize = 1024;

impl Machine {
    /// What any machine can do.
    pub(crate) const PLAIN: Machine = Machine { is_plain: true };

    /// The best this machine can do.
    pub(crate) fn best() -> Machine {
        #[cfg(target_arch = "x86_64")]
        let is_plain = !(std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("popcnt"));
        #[cfg(not(target_arch = "x86_64"))]
        let is_plain = cfg!(not(all(target_arch = "wasm32", target_feature = "simd128")));
        Machine { is_plain }
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
        #[cfg(target_arch = "x86_64")]
        if !self.is_plain {
            // SAFETY: `best` made this machine after it found AVX2.
            return unsafe { avx2::change_rows(sums, base, weights, added, removed) };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        if !self.is_plain {
            return wasm::change_rows(sums, base, weights, added, removed);
        }
        change_rows(sums, base, weights, added, removed);
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
        #[cfg(target_arch = "x86_64")]
        if !self.is_plain {
            // SAFETY: `best` made this machine after it found AVX2, and the
            // lengths were checked above.
            return unsafe { avx2::multiply(sums, bias, weights, inputs, pairs) };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        if !self.is_plain {
            // SAFETY: the lengths were checked above.
            return unsafe { wasm::multiply(sums, bias, weights, inputs, pairs) };
        }
        let _ = pairs;
        multiply(sums, bias, weights, inputs);
    }
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
