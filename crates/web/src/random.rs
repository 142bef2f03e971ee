//! Randomness from the browser.

/// A seed that nobody can foresee.
///
/// # Panics
///
/// In a browser without random numbers. No browser that runs this page lacks
/// them, and playing on with predictable dice would be worse.
#[must_use]
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.map(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    assert!(
        matches!(filled, Some(Ok(_))),
        "the browser has random numbers"
    );
    u64::from_le_bytes(bytes)
}

/// One of two, with equal chances.
#[must_use]
pub fn one_of<T>([first, second]: [T; 2]) -> T {
    if seed() & 1 == 0 { first } else { second }
}
