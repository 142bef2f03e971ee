//! The inner loops of a net, in the widest integer instructions the machine
//! has.
//!
//! Integers give the same sum in any order, so every version gives the same
//! bits. This is the only module with unsafe code; each block says why it's
//! sound.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

/// The instructions to use. Only this module makes one, after checking what the
/// machine has.
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
            let has_avx512 = has!("avx512f") && has!("avx512bw");
            let has_more = has!("avx512vnni") && has!("avx512vbmi2");
            let has_vnni = has_avx2 && has_avx512 && has_more;
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
            Instructions::Plain => change_rows::<BLOCK>(sums, base, weights, added, removed),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => {
                // SAFETY: `all` made this machine after it found AVX2.
                unsafe { avx2::change_rows(sums, base, weights, added, removed) }
            }
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Vnni => {
                // SAFETY: `all` made this machine after it found AVX-512.
                unsafe { avx512::change_rows(sums, base, weights, added, removed) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => wasm::change_rows(sums, base, weights, added, removed),
        }
    }

    /// Each of the `sums` = its bias + the products of all inputs above zero
    /// with its weights. Inputs below zero are cut off. Together with those at
    /// zero they're five of six, and only the rows of the others are read. Row
    /// n is the n-th piece of `weights` of the length of `sums`.
    ///
    /// # Panics
    ///
    /// If the number of sums isn't a multiple of [`LANES`], there are more than
    /// [`WIDEST`] inputs, or there isn't one bias for each sum and one weight
    /// for each pair of input and sum.
    pub(crate) fn multiply(
        self,
        sums: &mut [i32],
        bias: &[i32],
        weights: &[i16],
        inputs: &[i16],
        active: &mut Active,
    ) {
        check_lengths(sums, bias, weights, inputs);
        match self.0 {
            Instructions::Plain => multiply(sums, bias, weights, inputs),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => {
                // SAFETY: `all` made this machine after it found AVX2, and the
                // lengths were checked above.
                unsafe { avx2::multiply(sums, bias, weights, inputs, active) }
            }
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Vnni => {
                // SAFETY: `all` made this machine after it found AVX2, AVX-512
                // and VNNI, and the lengths were checked above.
                unsafe { avx512::multiply(sums, bias, weights, inputs, active) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => {
                // SAFETY: the lengths were checked above.
                unsafe { wasm::multiply(sums, bias, weights, inputs, active) }
            }
        }
    }

    /// Each of the `inputs` of the next layer = the sum of this one, divided
    /// by a power of two, or the nearest number of 16 bits.
    pub(crate) fn narrow(self, inputs: &mut [i16], sums: &[i32], shift: u8) {
        match self.0 {
            Instructions::Plain => narrow(inputs, sums, shift),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 | Instructions::Avx512Vnni => {
                // SAFETY: `all` made this machine after it found AVX2.
                unsafe { avx2::narrow(inputs, sums, shift) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => narrow(inputs, sums, shift),
        }
    }
}

fn check_lengths(sums: &[i32], bias: &[i32], weights: &[i16], inputs: &[i16]) {
    assert!(
        sums.len().is_multiple_of(LANES),
        "outputs come in whole vectors"
    );
    assert_eq!(bias.len(), sums.len(), "one bias for each output");
    assert!(inputs.len() <= WIDEST, "no layer is wider");
    assert_eq!(
        weights.len(),
        inputs.len() * sums.len(),
        "one weight for each of both"
    );
}

/// Room for the numbers of the inputs that are above zero. A vector of eight
/// or 32 is written at a time, so there are 32 more than inputs.
#[derive(Clone, Debug)]
pub(crate) struct Active([u16; WIDEST + 32]);

impl Default for Active {
    fn default() -> Active {
        Active([0; WIDEST + 32])
    }
}

/// `SIZE` sums at a time stay in registers. They are a whole number of
/// [`BLOCK`]s.
#[inline(always)]
fn change_rows<const SIZE: usize>(
    sums: &mut [i16],
    base: &[i16],
    weights: &[i16],
    added: &[u16],
    removed: &[u16],
) {
    let width = sums.len();
    let whole = width - width % SIZE;
    for start in (0..whole).step_by(SIZE) {
        change_some::<SIZE>(sums, base, weights, added, removed, start);
    }
    for start in (whole..width).step_by(BLOCK) {
        change_some::<BLOCK>(sums, base, weights, added, removed, start);
    }
}

#[inline(always)]
fn change_some<const SIZE: usize>(
    sums: &mut [i16],
    base: &[i16],
    weights: &[i16],
    added: &[u16],
    removed: &[u16],
    start: usize,
) {
    let width = sums.len();
    let row = |input: &u16| {
        let start = usize::from(*input) * width + start;
        &weights[start..start + SIZE]
    };
    let mut total = [0i16; SIZE];
    total.copy_from_slice(&base[start..start + SIZE]);
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
    sums[start..start + SIZE].copy_from_slice(&total);
}

/// The twin of the vector versions that any machine can run.
fn multiply(sums: &mut [i32], bias: &[i32], weights: &[i16], inputs: &[i16]) {
    sums.copy_from_slice(bias);
    let rows = weights.chunks_exact(sums.len());
    for (&input, row) in inputs.iter().zip(rows).filter(|(input, _)| **input > 0) {
        for (sum, &weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(i32::from(input) * i32::from(weight));
        }
    }
}

#[inline(always)]
fn narrow(inputs: &mut [i16], sums: &[i32], shift: u8) {
    for (input, &sum) in inputs.iter_mut().zip(sums) {
        *input = (sum >> shift).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
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
        for (wide, inputs) in [(8, 2), (24, 35), (128, 64), (504, 101), (16, WIDEST)] {
            let bias: Vec<i32> = (0..wide).map(|_| number(1 << 20)).collect();
            let weights: Vec<i16> = (0..wide * inputs).map(|_| number(32_767) as i16).collect();
            // About half is below zero.
            let inputs: Vec<i16> = (0..inputs).map(|_| number(32_767) as i16).collect();
            let sums = |machine: Machine| {
                let mut sums = vec![0; wide];
                let active = &mut Active::default();
                machine.multiply(&mut sums, &bias, &weights, &inputs, active);
                let mut next = vec![0; wide];
                machine.narrow(&mut next, &sums, 9);
                (sums, next)
            };
            let by_definition: Vec<i32> = (0..wide)
                .map(|output| {
                    let products = inputs.iter().enumerate().map(|(input, &value)| {
                        let weight = i32::from(weights[input * wide + output]);
                        i32::from(value.max(0)).wrapping_mul(weight)
                    });
                    products.fold(bias[output], i32::wrapping_add)
                })
                .collect();
            for machine in Machine::all() {
                assert_eq!(sums(machine).0, by_definition, "{machine:?}");
                assert_eq!(sums(machine), sums(Machine::PLAIN), "{machine:?}");
            }
        }
    }

    #[test]
    fn all_instructions_add_the_same_rows() {
        let mut random = Random::new(2, 0);
        let mut number = || random.below(2001) as i16 - 1000;
        for width in [64, 192, 512] {
            let base: Vec<i16> = (0..width).map(|_| number()).collect();
            let weights: Vec<i16> = (0..7 * width).map(|_| number()).collect();
            for machine in Machine::all() {
                let mut sums = vec![0; width];
                machine.change_rows(&mut sums, &base, &weights, &[1, 4, 6], &[0, 3]);
                for (place, &sum) in sums.iter().enumerate() {
                    let row = |input: usize| weights[input * width + place];
                    let expected = base[place] + row(1) + row(4) + row(6) - row(0) - row(3);
                    assert_eq!(sum, expected, "{machine:?}");
                }
            }
        }
    }
}
