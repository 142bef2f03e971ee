//! The two inner loops of a net, in the widest whole-number instructions the
//! machine has.
//!
//! Whole numbers give the same sum in any order, so every version gives the
//! same bits. This is the only module with code that the compiler cannot
//! check; each such block says why it is sound.
#![allow(unsafe_code)]

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
        change_rows(sums, base, weights, added, removed);
    }

    /// For each output, adds the products of all inputs with that output's
    /// weights. The weights lie in pairs of inputs: for inputs 0 and 1 the
    /// two weights of output 0, of output 1, …, then for inputs 2 and 3.
    ///
    /// # Panics
    ///
    /// If outputs are no whole number of [`LANES`], inputs are odd in number,
    /// or there is not one weight for each of both.
    pub(crate) fn add_products(self, sums: &mut [i32], weights: &[i16], inputs: &[i16]) {
        assert!(
            sums.len().is_multiple_of(LANES),
            "outputs come in whole vectors"
        );
        assert!(inputs.len().is_multiple_of(2), "inputs come in pairs");
        assert_eq!(
            weights.len(),
            inputs.len() * sums.len(),
            "one weight for each pair"
        );
        #[cfg(target_arch = "x86_64")]
        if !self.is_plain {
            // SAFETY: `best` made this machine after it found AVX2, and the
            // lengths were checked above.
            return unsafe { avx2::add_products(sums, weights, inputs) };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        if !self.is_plain {
            // SAFETY: the lengths were checked above.
            return unsafe { wasm::add_products(sums, weights, inputs) };
        }
        add_products(sums, weights, inputs);
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

/// The twin of the vector versions below that any machine can run.
fn add_products(sums: &mut [i32], weights: &[i16], inputs: &[i16]) {
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

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m256i, _mm_add_epi16, _mm_loadu_si128, _mm_set1_epi16, _mm_storeu_si128,
        _mm256_add_epi32, _mm256_castsi256_ps, _mm256_cmpeq_epi32, _mm256_loadu_si256,
        _mm256_madd_epi16, _mm256_movemask_ps, _mm256_set1_epi32, _mm256_setzero_si256,
        _mm256_storeu_si256,
    };

    #[target_feature(enable = "avx2")]
    pub(super) fn change_rows(
        sums: &mut [i16],
        base: &[i16],
        weights: &[i16],
        added: &[u16],
        removed: &[u16],
    ) {
        super::change_rows(sums, base, weights, added, removed);
    }

    /// # Safety
    ///
    /// `sums.len()` is a multiple of eight, `inputs.len()` is even, and
    /// `weights.len()` is the product of the two.
    #[target_feature(enable = "avx2,popcnt")]
    pub(super) unsafe fn add_products(sums: &mut [i32], weights: &[i16], inputs: &[i16]) {
        // About half of the pairs are zero: only the others are multiplied.
        let mut pairs = [0u16; MOST_PAIRS + 8];
        for (index, inputs) in inputs.chunks(2 * MOST_PAIRS).enumerate() {
            let skipped = index * MOST_PAIRS * 2 * sums.len();
            let weights = &weights[skipped..];
            // SAFETY: see each function; there is room for all pairs.
            unsafe {
                let count = find_pairs(&mut pairs, inputs);
                add_pairs(sums, weights, inputs, &pairs[..count]);
            }
        }
    }

    /// Pairs that are looked at together.
    const MOST_PAIRS: usize = 256;

    /// Writes down which pairs of inputs are not both zero, and gives back
    /// how many there are.
    ///
    /// # Safety
    ///
    /// There are at most [`MOST_PAIRS`].
    #[target_feature(enable = "avx2,popcnt")]
    unsafe fn find_pairs(pairs: &mut [u16; MOST_PAIRS + 8], inputs: &[i16]) -> usize {
        let zero = _mm256_setzero_si256();
        let (eights, rest) = inputs.as_chunks::<16>();
        let mut count = 0;
        for (group, eight) in eights.iter().enumerate() {
            // SAFETY: an array of sixteen is 32 bytes. Eight places are
            // written from `count` on, which is at most the number of pairs
            // seen before, and the array has eight more than there are.
            unsafe {
                let both = _mm256_loadu_si256(eight.as_ptr().cast());
                let is_zero = _mm256_castsi256_ps(_mm256_cmpeq_epi32(both, zero));
                let found = !_mm256_movemask_ps(is_zero) as usize & 0xFF;
                let places = _mm_loadu_si128(PLACES[found].as_ptr().cast());
                let places = _mm_add_epi16(places, _mm_set1_epi16(8 * group as i16));
                _mm_storeu_si128(pairs.as_mut_ptr().add(count).cast(), places);
                count += found.count_ones() as usize;
            }
        }
        for (place, pair) in rest.chunks_exact(2).enumerate() {
            pairs[count] = (8 * eights.len() + place) as u16;
            count += usize::from(pair != [0, 0]);
        }
        count
    }

    /// The numbers of the bits that are set, for each byte.
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

    /// # Safety
    ///
    /// As for `add_products`, and `pairs` are numbers of pairs of `inputs`.
    #[target_feature(enable = "avx2")]
    unsafe fn add_pairs(sums: &mut [i32], weights: &[i16], inputs: &[i16], pairs: &[u16]) {
        let mut done = 0;
        while done < sums.len() {
            // SAFETY: each arm asks for no more vectors than are left.
            unsafe {
                done += match (sums.len() - done) / 8 {
                    8.. => add_vectors::<8>(sums, weights, inputs, pairs, done),
                    4.. => add_vectors::<4>(sums, weights, inputs, pairs, done),
                    2.. => add_vectors::<2>(sums, weights, inputs, pairs, done),
                    _ => add_vectors::<1>(sums, weights, inputs, pairs, done),
                };
            }
        }
    }

    /// Makes the sums from `first` on, `VECTORS` times eight of them, and
    /// gives back how many that were.
    ///
    /// # Safety
    ///
    /// As for `add_pairs`, and `first + 8 * VECTORS <= sums.len()`.
    #[target_feature(enable = "avx2")]
    unsafe fn add_vectors<const VECTORS: usize>(
        sums: &mut [i32],
        weights: &[i16],
        inputs: &[i16],
        pairs: &[u16],
        first: usize,
    ) -> usize {
        let row = 2 * sums.len();
        // SAFETY: all addresses stay inside the slices: the sums by the
        // condition on `first`; pair p reads weights from p * row + 2 * first
        // on, 16 * VECTORS of them, which ends by (p + 1) * row, and there
        // are inputs.len() / 2 rows.
        unsafe {
            let sums = sums.as_mut_ptr().add(first).cast::<__m256i>();
            let weights = weights.as_ptr().add(2 * first);
            let mut totals: [__m256i; VECTORS] =
                std::array::from_fn(|vector| _mm256_loadu_si256(sums.add(vector)));
            for &pair in pairs {
                let pair = usize::from(pair);
                let both = inputs.as_ptr().add(2 * pair).cast::<i32>().read_unaligned();
                let both = _mm256_set1_epi32(both);
                let weights = weights.add(pair * row).cast::<__m256i>();
                for (vector, total) in totals.iter_mut().enumerate() {
                    let weights = _mm256_loadu_si256(weights.add(vector));
                    *total = _mm256_add_epi32(*total, _mm256_madd_epi16(both, weights));
                }
            }
            for (vector, &total) in totals.iter().enumerate() {
                _mm256_storeu_si256(sums.add(vector), total);
            }
        }
        8 * VECTORS
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm {
    use std::arch::wasm32::{i32x4_add, i32x4_dot_i16x8, i32x4_splat, v128, v128_load, v128_store};

    /// Pairs that are looked at together.
    const MOST_PAIRS: usize = 256;

    /// # Safety
    ///
    /// `sums.len()` is a multiple of eight, `inputs.len()` is even, and
    /// `weights.len()` is the product of the two.
    pub(super) unsafe fn add_products(sums: &mut [i32], weights: &[i16], inputs: &[i16]) {
        let mut pairs = [(0, 0); MOST_PAIRS];
        for (index, inputs) in inputs.chunks(2 * MOST_PAIRS).enumerate() {
            let weights = &weights[index * MOST_PAIRS * 2 * sums.len()..];
            // Only the pairs that are not both zero.
            let mut count = 0;
            for (place, pair) in inputs.chunks_exact(2).enumerate() {
                let both = i32::from(pair[0]) & 0xFFFF | i32::from(pair[1]) << 16;
                pairs[count] = (place, both);
                count += usize::from(both != 0);
            }
            let mut done = 0;
            while done < sums.len() {
                // SAFETY: each arm asks for no more vectors than are left.
                unsafe {
                    done += match (sums.len() - done) / 8 {
                        4.. => add_vectors::<8>(sums, weights, &pairs[..count], done),
                        2.. => add_vectors::<4>(sums, weights, &pairs[..count], done),
                        _ => add_vectors::<2>(sums, weights, &pairs[..count], done),
                    };
                }
            }
        }
    }

    /// Makes the sums from `first` on, `VECTORS` times four of them, and gives
    /// back how many that were.
    ///
    /// # Safety
    ///
    /// As for `add_products`, `pairs` are numbers of pairs of its inputs, and
    /// `first + 4 * VECTORS <= sums.len()`.
    unsafe fn add_vectors<const VECTORS: usize>(
        sums: &mut [i32],
        weights: &[i16],
        pairs: &[(usize, i32)],
        first: usize,
    ) -> usize {
        let row = 2 * sums.len();
        // SAFETY: all addresses stay inside the slices: the sums by the
        // condition on `first`; pair p reads weights from p * row + 2 * first
        // on, 8 * VECTORS of them, which ends by (p + 1) * row, and there is a
        // row for each pair.
        unsafe {
            let sums = sums.as_mut_ptr().add(first).cast::<v128>();
            let weights = weights.as_ptr().add(2 * first);
            let mut totals: [v128; VECTORS] =
                std::array::from_fn(|vector| v128_load(sums.add(vector)));
            for &(pair, both) in pairs {
                let both = i32x4_splat(both);
                let weights = weights.add(pair * row).cast::<v128>();
                for (vector, total) in totals.iter_mut().enumerate() {
                    let weights = v128_load(weights.add(vector));
                    *total = i32x4_add(*total, i32x4_dot_i16x8(both, weights));
                }
            }
            for (vector, &total) in totals.iter().enumerate() {
                v128_store(sums.add(vector), total);
            }
        }
        4 * VECTORS
    }
}
