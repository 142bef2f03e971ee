//! For x86-64 with AVX-512 and its instructions for sums of products (VNNI) and
//! for picking some of many numbers (VBMI2): vectors of 64 bytes.

use std::arch::x86_64::{
    __m512i, _mm512_add_epi16, _mm512_add_epi32, _mm512_cmpgt_epi16_mask, _mm512_dpwssd_epi32,
    _mm512_loadu_si512, _mm512_maskz_compress_epi16, _mm512_permutex2var_epi64, _mm512_set1_epi16,
    _mm512_set1_epi32, _mm512_setr_epi64, _mm512_setzero_si512, _mm512_storeu_si512,
    _mm512_unpackhi_epi16, _mm512_unpacklo_epi16,
};

use super::Active;
use super::avx2::{self, for_each_pair};

#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn change_rows(
    sums: &mut [i16],
    base: &[i16],
    weights: &[i16],
    added: &[u16],
    removed: &[u16],
) {
    super::change_rows::<256>(sums, base, weights, added, removed);
}

/// # Safety
///
/// As for [`avx2::multiply`].
#[target_feature(enable = "avx2,popcnt,avx512f,avx512bw,avx512vnni,avx512vbmi2")]
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
                32.. => from_bias::<8>(sums, bias, weights, inputs, active, done),
                16.. => from_bias::<4>(sums, bias, weights, inputs, active, done),
                8.. => from_bias::<2>(sums, bias, weights, inputs, active, done),
                4.. => from_bias::<1>(sums, bias, weights, inputs, active, done),
                2.. => avx2::from_bias::<1>(sums, bias, weights, inputs, active, done),
                _ => avx2::eight_from_bias(sums, bias, weights, inputs, active, done),
            };
        }
    }
}

/// The numbers of the inputs that are above zero.
///
/// # Safety
///
/// There are at most [`WIDEST`](super::WIDEST) inputs.
#[target_feature(enable = "popcnt,avx512f,avx512bw,avx512vbmi2")]
unsafe fn find_active<'a>(Active(active): &'a mut Active, inputs: &[i16]) -> &'a [u16] {
    const NUMBERS: [u16; 32] = {
        let mut numbers = [0; 32];
        let mut place = 0;
        while place < 32 {
            numbers[place] = place as u16;
            place += 1;
        }
        numbers
    };
    let (many, rest) = inputs.as_chunks::<32>();
    let mut count = 0;
    // SAFETY: arrays of 32 are 64 bytes. So many are written from `count` on,
    // which is at most the number of inputs seen before, and the array has 32
    // more than there are.
    unsafe {
        let mut numbers = _mm512_loadu_si512(NUMBERS.as_ptr().cast());
        for many in many {
            let inputs = _mm512_loadu_si512(many.as_ptr().cast());
            let above = _mm512_cmpgt_epi16_mask(inputs, _mm512_setzero_si512());
            let found = _mm512_maskz_compress_epi16(above, numbers);
            _mm512_storeu_si512(active.as_mut_ptr().add(count).cast(), found);
            count += above.count_ones() as usize;
            numbers = _mm512_add_epi16(numbers, _mm512_set1_epi16(32));
        }
    }
    for (place, &input) in rest.iter().enumerate() {
        active[count] = (32 * many.len() + place) as u16;
        count += usize::from(input > 0);
    }
    &active[..count]
}

/// Makes the sums from `first` on, `VECTORS` times 32 of them, and returns how
/// many that were.
///
/// # Safety
///
/// As for [`avx2::multiply`], `active` are numbers of its inputs, and
/// `first + 32 * VECTORS <= sums.len()`.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
unsafe fn from_bias<const VECTORS: usize>(
    sums: &mut [i32],
    bias: &[i32],
    weights: &[i16],
    inputs: &[i16],
    active: &[u16],
    first: usize,
) -> usize {
    let row = sums.len();
    // SAFETY: all addresses stay inside the slices, for the reasons in
    // `avx2::from_bias`, with twice as much in a vector.
    unsafe {
        let weights = weights.as_ptr().add(first);
        let zero = _mm512_setzero_si512();
        // Of each eight sums, the first four and the others.
        let mut low = [zero; VECTORS];
        let mut high = [zero; VECTORS];
        for_each_pair(inputs, active, |one, other, both| {
            let both = _mm512_set1_epi32(both);
            let [one, other] = [one, other].map(|input| weights.add(input * row));
            for vector in 0..VECTORS {
                let one = _mm512_loadu_si512(one.cast::<__m512i>().add(vector));
                let other = _mm512_loadu_si512(other.cast::<__m512i>().add(vector));
                let pairs = _mm512_unpacklo_epi16(one, other);
                low[vector] = _mm512_dpwssd_epi32(low[vector], both, pairs);
                let pairs = _mm512_unpackhi_epi16(one, other);
                high[vector] = _mm512_dpwssd_epi32(high[vector], both, pairs);
            }
        });
        let orders = [
            _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11),
            _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15),
        ];
        for vector in 0..VECTORS {
            for (half, order) in orders.into_iter().enumerate() {
                let total = _mm512_permutex2var_epi64(low[vector], order, high[vector]);
                let place = first + 32 * vector + 16 * half;
                let bias = _mm512_loadu_si512(bias.as_ptr().add(place).cast());
                let total = _mm512_add_epi32(bias, total);
                _mm512_storeu_si512(sums.as_mut_ptr().add(place).cast(), total);
            }
        }
    }
    32 * VECTORS
}
