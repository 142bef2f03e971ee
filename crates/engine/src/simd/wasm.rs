//! For wasm with simd128: vectors of 16 bytes.

use std::arch::wasm32::{
    i16x8_add, i16x8_bitmask, i16x8_narrow_i32x4, i16x8_splat, i16x8_sub, i32x4_add,
    i32x4_dot_i16x8, i32x4_ne, i32x4_splat, v128, v128_load, v128_store,
};

use super::{BLOCK, PLACES, Pairs};

/// Vectors of a block of the first layer: all of them stay in registers.
const VECTORS: usize = BLOCK / 8;

/// # Panics
///
/// If a row is not within the weights, or `base` is shorter than `sums`.
pub(super) fn change_rows(
    sums: &mut [i16],
    base: &[i16],
    weights: &[i16],
    added: &[u16],
    removed: &[u16],
) {
    let width = sums.len();
    assert!(base.len() >= width, "a base for each sum");
    let last = added.iter().chain(removed).max();
    let rows = last.map_or(0, |&last| usize::from(last) + 1);
    assert!(weights.len() >= rows * width, "a row for each input");
    for block in (0..width - width % BLOCK).step_by(BLOCK) {
        // SAFETY: `block + BLOCK` is at most `width`, which is the length
        // of the sums, at most that of the base, and the distance of the
        // rows, all of which are within the weights.
        unsafe {
            let base = base.as_ptr().add(block).cast::<v128>();
            let mut totals: [v128; VECTORS] =
                std::array::from_fn(|vector| v128_load(base.add(vector)));
            let weights = weights.as_ptr().add(block);
            let row = |input: &u16| weights.add(usize::from(*input) * width).cast::<v128>();
            for row in removed.iter().map(row) {
                for (vector, total) in totals.iter_mut().enumerate() {
                    *total = i16x8_sub(*total, v128_load(row.add(vector)));
                }
            }
            for row in added.iter().map(row) {
                for (vector, total) in totals.iter_mut().enumerate() {
                    *total = i16x8_add(*total, v128_load(row.add(vector)));
                }
            }
            let sums = sums.as_mut_ptr().add(block).cast::<v128>();
            for (vector, &total) in totals.iter().enumerate() {
                v128_store(sums.add(vector), total);
            }
        }
    }
}

/// # Safety
///
/// `sums.len()` is a multiple of eight and the length of `bias`,
/// `inputs.len()` is even and at most [`WIDEST`](super::WIDEST), and
/// `weights.len()` is the product of the two.
pub(super) unsafe fn multiply(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    pairs: &mut Pairs,
) {
    // About half of the pairs are zero: only the others are multiplied.
    // SAFETY: `pairs` has room for those of the widest layer.
    let pairs = unsafe { find_pairs(pairs, inputs) };
    let mut done = 0;
    while done < sums.len() {
        // SAFETY: each arm asks for no more vectors than are left.
        unsafe {
            done += match (sums.len() - done) / 8 {
                4.. => from_bias::<8>(sums, bias, weights, inputs, pairs, done),
                2.. => from_bias::<4>(sums, bias, weights, inputs, pairs, done),
                _ => from_bias::<2>(sums, bias, weights, inputs, pairs, done),
            };
        }
    }
}

/// The numbers of the pairs of inputs that are not both zero.
///
/// # Safety
///
/// There are at most [`WIDEST`](super::WIDEST) inputs.
unsafe fn find_pairs<'a>(Pairs(pairs): &'a mut Pairs, inputs: &[i16]) -> &'a [u16] {
    let (eights, rest) = inputs.as_chunks::<16>();
    let mut count = 0;
    for (group, eight) in eights.iter().enumerate() {
        // SAFETY: an array of sixteen is two vectors. Eight places are
        // written from `count` on, which is at most the number of pairs
        // seen before, and the array has eight more than there are.
        unsafe {
            let eight = eight.as_ptr().cast::<v128>();
            let [low, high] =
                [0, 1].map(|half| i32x4_ne(v128_load(eight.add(half)), i32x4_splat(0)));
            let found = usize::from(i16x8_bitmask(i16x8_narrow_i32x4(low, high)));
            let places = v128_load(PLACES[found].as_ptr().cast());
            let places = i16x8_add(places, i16x8_splat(8 * group as i16));
            v128_store(pairs.as_mut_ptr().add(count).cast(), places);
            count += found.count_ones() as usize;
        }
    }
    for (place, pair) in rest.chunks_exact(2).enumerate() {
        pairs[count] = (8 * eights.len() + place) as u16;
        count += usize::from(pair != [0, 0]);
    }
    &pairs[..count]
}

/// Makes the sums from `first` on, `VECTORS` times four of them, and gives
/// back how many that were.
///
/// # Safety
///
/// As for `multiply`, `pairs` are numbers of pairs of its inputs, and
/// `first + 4 * VECTORS <= sums.len()`.
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
    // on, 8 * VECTORS of them, which ends by (p + 1) * row, and there is a
    // row for each pair.
    unsafe {
        let sums = sums.as_mut_ptr().add(first).cast::<v128>();
        let bias = bias.as_ptr().add(first).cast::<v128>();
        let weights = weights.as_ptr().add(2 * first);
        let mut totals: [v128; VECTORS] = std::array::from_fn(|vector| v128_load(bias.add(vector)));
        for &pair in pairs {
            let pair = usize::from(pair);
            let both = inputs.as_ptr().add(2 * pair).cast::<i32>().read_unaligned();
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
