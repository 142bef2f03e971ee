//! Randomness, from the operating system.

/// Bytes that nobody can foresee.
///
/// # Panics
///
/// If the operating system has none: to go on with keys and dice that can be
/// foreseen would be worse.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}
