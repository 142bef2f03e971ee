//! A checksum of bytes.

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a): small, and it never
/// changes. It finds damage, not malice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checksum(u64);

impl Checksum {
    /// The checksum of no bytes.
    pub(crate) const fn new() -> Checksum {
        Checksum(0xCBF2_9CE4_8422_2325)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
    }

    pub(crate) const fn value(self) -> u64 {
        self.0
    }
}

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a), the same on every machine.
/// It detects damage, not malice.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Checksum::new();
    sum.add(bytes);
    sum.value()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the tables that its authors published.
    #[test]
    fn the_numbers_are_the_published_ones() {
        assert_eq!(checksum(b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(checksum(b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(checksum(b"foobar"), 0x8594_4171_F739_67E8);
    }
}
