//! Pseudorandom numbers from a seed.

/// SplitMix64, by Steele, Lea and Flood: small, and it will never change, so a
/// seed gives the same dice on every machine and in every version.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of one stream of a seed. Streams are independent, however
    /// close their numbers.
    #[must_use]
    pub const fn new(seed: u64, stream: u64) -> Random {
        Random(scramble(scramble(seed) ^ stream))
    }

    /// Continues from this state.
    #[must_use]
    pub const fn from_state(state: u64) -> Random {
        Random(state)
    }

    /// The state, for [`Random::from_state`].
    #[must_use]
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        finish(self.0)
    }

    /// A number below `limit`, uniformly distributed.
    pub fn below(&mut self, limit: u32) -> u32 {
        let limit = u64::from(limit);
        // Numbers above the last whole multiple of the limit are drawn again.
        let last = u64::MAX - u64::MAX % limit;
        loop {
            let number = self.number();
            if number < last {
                return (number % limit) as u32;
            }
        }
    }
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number that doesn't reveal the one it came from.
pub(crate) const fn scramble(number: u64) -> u64 {
    finish(number.wrapping_add(STEP))
}

const fn finish(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published generator for the seed 0.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut random = Random::from_state(0);
        let numbers = [(); 3].map(|()| random.number());
        assert_eq!(
            numbers,
            [
                0xE220_A839_7B1D_CDAF,
                0x6E78_9E6A_A1B9_65F4,
                0x06C4_5D18_8009_454F
            ]
        );
    }

    #[test]
    fn streams_and_seeds_differ() {
        let first = |seed, stream| Random::new(seed, stream).number();
        let mut numbers = vec![first(0, 0), first(0, 1), first(1, 0), first(1, 1)];
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 4);
    }
}
