//! For x86-64 with AVX2: vectors of 32 bytes.

use std::arch::x86_64::{
    __m256i, _mm_add_epi16, _mm_loadu_si128, _mm_set1_epi16, _mm_storeu_si128, _mm256_add_epi32,
    _mm256_castsi256_ps, _mm256_cmpeq_epi32, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_movemask_ps, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_storeu_si256,
};

use super::{PLACES, Pairs};

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
/// `sums.len()` is a multiple of eight and the length of `bias`,
/// `inputs.len()` is even and at most [`WIDEST`](super::WIDEST), and
/// `weights.len()` is the product of the two.
#[target_feature(enable = "avx2,popcnt")]
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
                8.. => from_bias::<8>(sums, bias, weights, inputs, pairs, done),
                4.. => from_bias::<4>(sums, bias, weights, inputs, pairs, done),
                2.. => from_bias::<2>(sums, bias, weights, inputs, pairs, done),
                _ => from_bias::<1>(sums, bias, weights, inputs, pairs, done),
            };
        }
    }
}

/// The numbers of the pairs of inputs that are not both zero.
///
/// # Safety
///
/// There are at most [`WIDEST`](super::WIDEST) inputs.
#[target_feature(enable = "avx2,popcnt")]
pub(super) unsafe fn find_pairs<'a>(Pairs(pairs): &'a mut Pairs, inputs: &[i16]) -> &'a [u16] {
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
    &pairs[..count]
}

/// Makes the sums from `first` on, `VECTORS` times eight of them, and
/// gives back how many that were.
///
/// # Safety
///
/// As for `multiply`, `pairs` are numbers of pairs of its inputs, and
/// `first + 8 * VECTORS <= sums.len()`.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn from_bias<const VECTORS: usize>(
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
    // on, 16 * VECTORS of them, which ends by (p + 1) * row, and there
    // are inputs.len() / 2 rows.
    unsafe {
        let sums = sums.as_mut_ptr().add(first).cast::<__m256i>();
        let bias = bias.as_ptr().add(first).cast::<__m256i>();
        let weights = weights.as_ptr().add(2 * first);
        let mut totals: [__m256i; VECTORS] =
            std::array::from_fn(|vector| _mm256_loadu_si256(bias.add(vector)));
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
