//! For x86-64 with AVX2: vectors of 32 bytes.

use std::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi16, _mm_add_epi32, _mm_loadu_si128, _mm_madd_epi16,
    _mm_movemask_epi8, _mm_packs_epi16, _mm_set1_epi16, _mm_set1_epi32, _mm_storeu_si128,
    _mm_unpackhi_epi16, _mm_unpacklo_epi16, _mm256_add_epi32, _mm256_castsi256_si128,
    _mm256_cmpgt_epi16, _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_permute2x128_si256, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_storeu_si256,
    _mm256_unpackhi_epi16, _mm256_unpacklo_epi16,
};

use super::{Active, PLACES};

#[target_feature(enable = "avx2")]
pub(super) fn change_rows(
    sums: &mut [i16],
    base: &[i16],
    weights: &[i16],
    added: &[u16],
    removed: &[u16],
) {
    super::change_rows::<128>(sums, base, weights, added, removed);
}

#[target_feature(enable = "avx2")]
pub(super) fn narrow(inputs: &mut [i16], sums: &[i32], shift: u8) {
    super::narrow(inputs, sums, shift);
}

/// # Safety
///
/// `sums.len()` is a multiple of eight and the length of `bias`,
/// `inputs.len()` is at most [`WIDEST`](super::WIDEST), and `weights.len()` is
/// the product of the two.
#[target_feature(enable = "avx2,popcnt")]
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
                8.. => from_bias::<4>(sums, bias, weights, inputs, active, done),
                4.. => from_bias::<2>(sums, bias, weights, inputs, active, done),
                2.. => from_bias::<1>(sums, bias, weights, inputs, active, done),
                _ => eight_from_bias(sums, bias, weights, inputs, active, done),
            };
        }
    }
}

/// The numbers of the inputs that are above zero.
///
/// # Safety
///
/// There are at most [`WIDEST`](super::WIDEST) inputs.
#[target_feature(enable = "avx2,popcnt")]
unsafe fn find_active<'a>(Active(active): &'a mut Active, inputs: &[i16]) -> &'a [u16] {
    let (sixteens, rest) = inputs.as_chunks::<16>();
    let mut count = 0;
    for (group, sixteen) in sixteens.iter().enumerate() {
        // SAFETY: an array of sixteen is 32 bytes. Eight places are written
        // from `count` on, which is at most the number of inputs seen before,
        // and the array has 32 more than there are.
        unsafe {
            let sixteen = _mm256_loadu_si256(sixteen.as_ptr().cast());
            let above = _mm256_cmpgt_epi16(sixteen, _mm256_setzero_si256());
            let low = _mm256_castsi256_si128(above);
            let high = _mm256_extracti128_si256::<1>(above);
            let found = _mm_movemask_epi8(_mm_packs_epi16(low, high)) as usize;
            for (half, found) in [found & 0xFF, found >> 8].into_iter().enumerate() {
                let places = _mm_loadu_si128(PLACES[found].as_ptr().cast());
                let first = _mm_set1_epi16((16 * group + 8 * half) as i16);
                let places = _mm_add_epi16(places, first);
                _mm_storeu_si128(active.as_mut_ptr().add(count).cast(), places);
                count += found.count_ones() as usize;
            }
        }
    }
    for (place, &input) in rest.iter().enumerate() {
        active[count] = (16 * sixteens.len() + place) as u16;
        count += usize::from(input > 0);
    }
    &active[..count]
}

/// Two inputs side by side, as the instructions for sums of two products want
/// them. The last of an odd number stands alone.
///
/// # Safety
///
/// All of `active` are numbers of inputs.
#[inline(always)]
pub(super) unsafe fn for_each_pair(
    inputs: &[i16],
    active: &[u16],
    mut each: impl FnMut(usize, usize, i32),
) {
    // SAFETY: the caller knows that there are such inputs.
    let input = |place: u16| unsafe { i32::from(*inputs.get_unchecked(usize::from(place))) };
    let (pairs, rest) = active.as_chunks::<2>();
    for &[one, other] in pairs {
        // Neither is below zero.
        let both = input(one) | input(other) << 16;
        each(one.into(), other.into(), both);
    }
    for &last in rest {
        each(last.into(), last.into(), input(last));
    }
}

/// Makes the sums from `first` on, `VECTORS` times sixteen of them, and returns
/// how many that were.
///
/// # Safety
///
/// As for `multiply`, `active` are numbers of its inputs, and
/// `first + 16 * VECTORS <= sums.len()`.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn from_bias<const VECTORS: usize>(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    active: &[u16],
    first: usize,
) -> usize {
    let row = sums.len();
    // SAFETY: all addresses stay inside the slices: the sums by the condition
    // on `first`; input n reads weights from n * row + first on, 16 * VECTORS
    // of them, which ends by (n + 1) * row, and there are inputs.len() rows.
    unsafe {
        let weights = weights.as_ptr().add(first);
        let zero = _mm256_setzero_si256();
        // Of each sixteen, the sums 0 to 3 and 8 to 11, and the others.
        let mut low = [zero; VECTORS];
        let mut high = [zero; VECTORS];
        for_each_pair(inputs, active, |one, other, both| {
            let both = _mm256_set1_epi32(both);
            let [one, other] = [one, other].map(|input| weights.add(input * row));
            for vector in 0..VECTORS {
                let one = _mm256_loadu_si256(one.cast::<__m256i>().add(vector));
                let other = _mm256_loadu_si256(other.cast::<__m256i>().add(vector));
                let pairs = _mm256_unpacklo_epi16(one, other);
                low[vector] = _mm256_add_epi32(low[vector], _mm256_madd_epi16(both, pairs));
                let pairs = _mm256_unpackhi_epi16(one, other);
                high[vector] = _mm256_add_epi32(high[vector], _mm256_madd_epi16(both, pairs));
            }
        });
        for vector in 0..VECTORS {
            let (low, high) = (low[vector], high[vector]);
            let totals = [
                _mm256_permute2x128_si256::<0x20>(low, high),
                _mm256_permute2x128_si256::<0x31>(low, high),
            ];
            for (half, total) in totals.into_iter().enumerate() {
                let place = first + 16 * vector + 8 * half;
                let bias = _mm256_loadu_si256(bias.as_ptr().add(place).cast());
                let total = _mm256_add_epi32(bias, total);
                _mm256_storeu_si256(sums.as_mut_ptr().add(place).cast(), total);
            }
        }
    }
    16 * VECTORS
}

/// Makes eight sums from `first` on.
///
/// # Safety
///
/// As for `from_bias`, and `first + 8 <= sums.len()`.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn eight_from_bias(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    active: &[u16],
    first: usize,
) -> usize {
    let row = sums.len();
    // SAFETY: for the reasons in `from_bias`, with eight weights of a row.
    unsafe {
        let weights = weights.as_ptr().add(first);
        let sums = sums.as_mut_ptr().add(first).cast::<__m128i>();
        let bias = bias.as_ptr().add(first).cast::<__m128i>();
        let mut totals = [0, 1].map(|half| _mm_loadu_si128(bias.add(half)));
        for_each_pair(inputs, active, |one, other, both| {
            let both = _mm_set1_epi32(both);
            let [one, other] =
                [one, other].map(|input| _mm_loadu_si128(weights.add(input * row).cast()));
            let pairs = _mm_unpacklo_epi16(one, other);
            totals[0] = _mm_add_epi32(totals[0], _mm_madd_epi16(both, pairs));
            let pairs = _mm_unpackhi_epi16(one, other);
            totals[1] = _mm_add_epi32(totals[1], _mm_madd_epi16(both, pairs));
        });
        for (half, &total) in totals.iter().enumerate() {
            _mm_storeu_si128(sums.add(half), total);
        }
    }
    8
}
