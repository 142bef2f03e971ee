//! Random bytes from the operating system.

/// Unpredictable bytes.
///
/// # Panics
///
/// If the operating system has none: predictable keys and dice would be worse.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}
