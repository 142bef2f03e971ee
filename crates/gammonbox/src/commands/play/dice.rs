//! Dice and other randomness at the table.

use rules::{Die, Roll};

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiceCup {
    /// The randomness of the operating system.
    System,
    /// The players throw real dice and type what they show.
    OwnDice,
}

/// One die, each face as likely as the others.
///
/// # Errors
///
/// If the operating system has no randomness to give.
pub(super) fn throw() -> anyhow::Result<Die> {
    Ok(Die::ALL[below(6)?])
}

/// Two dice.
///
/// # Errors
///
/// If the operating system has no randomness to give.
pub(super) fn roll() -> anyhow::Result<Roll> {
    Ok(Roll::new(throw()?, throw()?))
}

/// A number below `limit`, each as likely as the others.
///
/// # Errors
///
/// If the operating system has no randomness to give.
pub(super) fn below(limit: usize) -> anyhow::Result<usize> {
    let limit = u32::try_from(limit)?;
    // Numbers from the last multiple of the limit on would favor the low ones.
    let fair = u32::MAX - u32::MAX % limit;
    loop {
        let number = getrandom::u32()?;
        if number < fair {
            return Ok((number % limit) as usize);
        }
    }
}

/// A random seed, so that every opponent is a new person.
///
/// # Errors
///
/// If the operating system has no randomness to give.
pub(super) fn seed() -> anyhow::Result<u64> {
    Ok(getrandom::u64()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_about_as_often() {
        let throws = 60_000;
        let mut counts = [0_u32; 6];
        for _ in 0..throws {
            counts[usize::from(throw().unwrap().pips()) - 1] += 1;
        }
        // 10,000 of each are expected, with a standard deviation of 91: ten
        // of them never happen.
        for count in counts {
            assert!(count.abs_diff(10_000) < 910, "{counts:?}");
        }
    }
}
