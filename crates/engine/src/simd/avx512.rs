//! For x86-64 with AVX-512 and its instruction for sums of products (VNNI):
//! vectors of 64 bytes.

use std::arch::x86_64::{
    __m512i, _mm512_dpwssd_epi32, _mm512_loadu_si512, _mm512_set1_epi32, _mm512_storeu_si512,
};

use super::avx2::{self, find_pairs};
use super::{Pairs, TOGETHER, WIDEST};

/// # Safety
///
/// As for [`avx2::multiply`].
#[target_feature(enable = "avx2,popcnt,avx512f,avx512vnni")]
pub(super) unsafe fn multiply(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    pairs: &mut Pairs,
) {
    // SAFETY: `pairs` has room for those of the widest layer.
    let pairs = unsafe { find_pairs(pairs, inputs) };
    let mut done = 0;
    while done < sums.len() {
        // SAFETY: each arm asks for no more vectors than are left.
        unsafe {
            done += match (sums.len() - done) / 8 {
                32.. => from_bias::<16>(sums, bias, weights, inputs, pairs, done),
                16.. => from_bias::<8>(sums, bias, weights, inputs, pairs, done),
                8.. => from_bias::<4>(sums, bias, weights, inputs, pairs, done),
                4.. => from_bias::<2>(sums, bias, weights, inputs, pairs, done),
                2.. => from_bias::<1>(sums, bias, weights, inputs, pairs, done),
                _ => avx2::from_bias::<1>(sums, bias, weights, inputs, pairs, done),
            };
        }
    }
}

/// # Safety
///
/// As for [`avx2::multiply`], for each of [`TOGETHER`] boards whose sums and
/// inputs lie one after the other.
#[target_feature(enable = "avx2,popcnt,avx512f,avx512vnni")]
pub(super) unsafe fn multiply_together(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    pairs: &mut Pairs,
) {
    let width = inputs.len() / TOGETHER;
    // No input is below zero, so that a pair is needed where any bit is set.
    let mut any = [0; WIDEST];
    let any = &mut any[..width];
    for inputs in inputs.chunks_exact(width) {
        for (any, &input) in any.iter_mut().zip(inputs) {
            *any |= input;
        }
    }
    // SAFETY: `pairs` has room for those of the widest layer.
    let pairs = unsafe { find_pairs(pairs, any) };
    let wide = bias.len();
    let mut done = 0;
    while done < wide {
        // SAFETY: each arm asks for no more vectors than are left.
        unsafe {
            done += match (wide - done) / 8 {
                8.. => together_from_bias::<4>(sums, bias, weights, inputs, pairs, done),
                4.. => together_from_bias::<2>(sums, bias, weights, inputs, pairs, done),
                2.. => together_from_bias::<1>(sums, bias, weights, inputs, pairs, done),
                _ => {
                    let boards = sums.chunks_exact_mut(wide).zip(inputs.chunks_exact(width));
                    for (sums, inputs) in boards {
                        avx2::from_bias::<1>(sums, bias, weights, inputs, pairs, done);
                    }
                    8
                }
            };
        }
    }
}

/// Makes the sums of all boards from `first` on, `VECTORS` times sixteen of
/// each, and gives back how many of each that were.
///
/// # Safety
///
/// As for `multiply_together`, `pairs` are numbers of pairs of the inputs of a
/// board, and `first + 16 * VECTORS <= bias.len()`.
#[target_feature(enable = "avx512f,avx512vnni")]
unsafe fn together_from_bias<const VECTORS: usize>(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    pairs: &[u16],
    first: usize,
) -> usize {
    let (wide, width) = (bias.len(), inputs.len() / TOGETHER);
    // SAFETY: all addresses stay inside the slices: those of a board begin at
    // its number times `wide` or `width`, and inside of it the reasons are
    // those of `from_bias`.
    unsafe {
        let bias = bias.as_ptr().add(first).cast::<__m512i>();
        let weights = weights.as_ptr().add(2 * first);
        let begun: [__m512i; VECTORS] =
            std::array::from_fn(|vector| _mm512_loadu_si512(bias.add(vector)));
        let mut totals = [begun; TOGETHER];
        for &pair in pairs {
            let pair = usize::from(pair);
            let inputs = inputs.as_ptr().add(2 * pair);
            let both: [__m512i; TOGETHER] = std::array::from_fn(|board| {
                let both = inputs.add(board * width).cast::<i32>().read_unaligned();
                _mm512_set1_epi32(both)
            });
            let weights = weights.add(pair * 2 * wide).cast::<__m512i>();
            for vector in 0..VECTORS {
                let weights = _mm512_loadu_si512(weights.add(vector));
                for (totals, &both) in totals.iter_mut().zip(&both) {
                    totals[vector] = _mm512_dpwssd_epi32(totals[vector], both, weights);
                }
            }
        }
        for (board, totals) in totals.iter().enumerate() {
            let sums = sums
                .as_mut_ptr()
                .add(board * wide + first)
                .cast::<__m512i>();
            for (vector, &total) in totals.iter().enumerate() {
                _mm512_storeu_si512(sums.add(vector), total);
            }
        }
    }
    16 * VECTORS
}

/// Makes the sums from `first` on, `VECTORS` times sixteen of them, and gives
/// back how many that were.
///
/// # Safety
///
/// As for `multiply`, `pairs` are numbers of pairs of its inputs, and
/// `first + 16 * VECTORS <= sums.len()`.
#[target_feature(enable = "avx512f,avx512vnni")]
unsafe fn from_bias<const VECTORS: usize>(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    pairs: &[u16],
    first: usize,
) -> usize {
    let row = 2 * sums.len();
    // SAFETY: all addresses stay inside the slices: the sums by the
    // condition on `first`; pair p reads weights from p * row + 2 * first
    // on, 32 * VECTORS of them, which ends by (p + 1) * row, and there
    // are inputs.len() / 2 rows.
    unsafe {
        let sums = sums.as_mut_ptr().add(first).cast::<__m512i>();
        let bias = bias.as_ptr().add(first).cast::<__m512i>();
        let weights = weights.as_ptr().add(2 * first);
        let mut totals: [__m512i; VECTORS] =
            std::array::from_fn(|vector| _mm512_loadu_si512(bias.add(vector)));
        for &pair in pairs {
            let pair = usize::from(pair);
            let both = inputs.as_ptr().add(2 * pair).cast::<i32>().read_unaligned();
            let both = _mm512_set1_epi32(both);
            let weights = weights.add(pair * row).cast::<__m512i>();
            for (vector, total) in totals.iter_mut().enumerate() {
                let weights = _mm512_loadu_si512(weights.add(vector));
                *total = _mm512_dpwssd_epi32(*total, both, weights);
            }
        }
        for (vector, &total) in totals.iter().enumerate() {
            _mm512_storeu_si512(sums.add(vector), total);
        }
    }
    16 * VECTORS
}
