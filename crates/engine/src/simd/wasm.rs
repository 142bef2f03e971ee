//! For wasm with simd128: vectors of 16 bytes.

use std::arch::wasm32::{
    i16x8_add, i16x8_bitmask, i16x8_gt, i16x8_shuffle, i16x8_splat, i16x8_sub, i32x4_add,
    i32x4_dot_i16x8, i32x4_splat, v128, v128_load, v128_store,
};

use super::{Active, BLOCK, PLACES};

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
/// `inputs.len()` is at most [`WIDEST`](super::WIDEST), and `weights.len()` is
/// the product of the two.
pub(super) unsafe fn multiply(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    active: &mut Active,
) {
    // SAFETY: `active` has room for those of the widest layer.
    let active = unsafe { find_active(active, inputs) };
    let mut done = 0;
    while done < sums.len() {
        // SAFETY: each arm asks for no more vectors than are left.
        unsafe {
            done += match (sums.len() - done) / 8 {
                4.. => from_bias::<4>(sums, bias, weights, inputs, active, done),
                2.. => from_bias::<2>(sums, bias, weights, inputs, active, done),
                _ => from_bias::<1>(sums, bias, weights, inputs, active, done),
            };
        }
    }
}

/// The numbers of the inputs that are above zero.
///
/// # Safety
///
/// There are at most [`WIDEST`](super::WIDEST) inputs.
unsafe fn find_active<'a>(Active(active): &'a mut Active, inputs: &[i16]) -> &'a [u16] {
    let (eights, rest) = inputs.as_chunks::<8>();
    let mut count = 0;
    for (group, eight) in eights.iter().enumerate() {
        // SAFETY: an array of eight is a vector. Eight places are written from
        // `count` on, which is at most the number of inputs seen before, and
        // the array has 32 more than there are.
        unsafe {
            let above = i16x8_gt(v128_load(eight.as_ptr().cast()), i16x8_splat(0));
            let found = usize::from(i16x8_bitmask(above));
            let places = v128_load(PLACES[found].as_ptr().cast());
            let places = i16x8_add(places, i16x8_splat(8 * group as i16));
            v128_store(active.as_mut_ptr().add(count).cast(), places);
            count += found.count_ones() as usize;
        }
    }
    for (place, &input) in rest.iter().enumerate() {
        active[count] = (8 * eights.len() + place) as u16;
        count += usize::from(input > 0);
    }
    &active[..count]
}

/// Makes the sums from `first` on, `VECTORS` times eight of them, and returns
/// how many that were.
///
/// # Safety
///
/// As for `multiply`, `active` are numbers of its inputs, and
/// `first + 8 * VECTORS <= sums.len()`.
unsafe fn from_bias<const VECTORS: usize>(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    active: &[u16],
    first: usize,
) -> usize {
    let row = sums.len();
    // SAFETY: all addresses stay inside the slices: the sums by the condition
    // on `first`; input n reads weights from n * row + first on, 8 * VECTORS
    // of them, which ends by (n + 1) * row, and there is a row for each input.
    unsafe {
        let sums = sums.as_mut_ptr().add(first).cast::<v128>();
        let bias = bias.as_ptr().add(first).cast::<v128>();
        let weights = weights.as_ptr().add(first);
        let mut totals: [[v128; 2]; VECTORS] =
            std::array::from_fn(|vector| [0, 1].map(|half| v128_load(bias.add(2 * vector + half))));
        let (pairs, rest) = active.as_chunks::<2>();
        let input = |place: u16| i32::from(*inputs.get_unchecked(usize::from(place)));
        let mut add = |one: u16, other: u16, both: i32| {
            let both = i32x4_splat(both);
            let [one, other] =
                [one, other].map(|input| weights.add(usize::from(input) * row).cast::<v128>());
            for (vector, [low, high]) in totals.iter_mut().enumerate() {
                let (one, other) = (v128_load(one.add(vector)), v128_load(other.add(vector)));
                let pairs = i16x8_shuffle::<0, 8, 1, 9, 2, 10, 3, 11>(one, other);
                *low = i32x4_add(*low, i32x4_dot_i16x8(both, pairs));
                let pairs = i16x8_shuffle::<4, 12, 5, 13, 6, 14, 7, 15>(one, other);
                *high = i32x4_add(*high, i32x4_dot_i16x8(both, pairs));
            }
        };
        for &[one, other] in pairs {
            // Neither is below zero.
            add(one, other, input(one) | input(other) << 16);
        }
        for &last in rest {
            add(last, last, input(last));
        }
        for (vector, halves) in totals.iter().enumerate() {
            for (half, &total) in halves.iter().enumerate() {
                v128_store(sums.add(2 * vector + half), total);
            }
        }
    }
    8 * VECTORS
}
