//! Dice and what two of them show.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// What one die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it all.
pub enum Die {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Die {
    /// The six faces, from One to Six.
    pub const ALL: [Die; 6] = [
        Die::One,
        Die::Two,
        Die::Three,
        Die::Four,
        Die::Five,
        Die::Six,
    ];

    /// How far a checker moves by this die.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self as u8
    }
}

impl TryFrom<u8> for Die {
    type Error = NotADie;

    fn try_from(pips: u8) -> Result<Die, NotADie> {
        match pips {
            1..=6 => Ok(Die::ALL[usize::from(pips) - 1]),
            _ => Err(NotADie(pips)),
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pips().fmt(f)
    }
}

/// A number that no die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADie(pub u8);

impl fmt::Display for NotADie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a die from 1 to 6, found {}", self.0)
    }
}

impl core::error::Error for NotADie {}

/// What two dice show, regardless of order: 21 different rolls.
///
/// Written with the larger number first, as in `31`; read in either order, and
/// also as `3-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Roll {
    larger: Die,
    smaller: Die,
}

impl Roll {
    /// The 21 rolls, from `11`, `21`, `22` to `66`.
    pub const ALL: [Roll; 21] = {
        let mut all = [Roll::new(Die::One, Die::One); 21];
        let mut count = 0;
        let mut larger = 0;
        while larger < 6 {
            let mut smaller = 0;
            while smaller <= larger {
                all[count] = Roll::new(Die::ALL[larger], Die::ALL[smaller]);
                count += 1;
                smaller += 1;
            }
            larger += 1;
        }
        all
    };

    /// The roll of two dice, in any order.
    #[must_use]
    pub const fn new(one: Die, other: Die) -> Roll {
        if one as u8 >= other as u8 {
            Roll {
                larger: one,
                smaller: other,
            }
        } else {
            Roll {
                larger: other,
                smaller: one,
            }
        }
    }

    /// The larger of the two numbers.
    #[must_use]
    pub const fn larger(self) -> Die {
        self.larger
    }

    /// The smaller of the two numbers.
    #[must_use]
    pub const fn smaller(self) -> Die {
        self.smaller
    }

    /// Whether both dice show the same number.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.larger as u8 == self.smaller as u8
    }

    /// In how many of 36 cases this roll comes up: 1 for a double, otherwise 2.
    #[must_use]
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }

    /// The index of this roll in [`Roll::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        let larger = self.larger as usize;
        larger * (larger - 1) / 2 + self.smaller as usize - 1
    }

    /// The numbers to play: two, or four of them after a double.
    pub fn dice(self) -> impl ExactSizeIterator<Item = Die> + Clone {
        let Roll { larger, smaller } = self;
        let count = if self.is_double() { 4 } else { 2 };
        [larger, smaller, smaller, smaller].into_iter().take(count)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.larger, self.smaller)
    }
}

/// A text that isn't a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRollError(String);

impl fmt::Display for ParseRollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is not a roll: expected two numbers from 1 to 6, such as 31",
            self.0.escape_debug()
        )
    }
}

impl core::error::Error for ParseRollError {}

impl FromStr for Roll {
    type Err = ParseRollError;

    fn from_str(text: &str) -> Result<Roll, ParseRollError> {
        let die = |byte: u8| Die::try_from(byte.wrapping_sub(b'0')).ok();
        let pair = match *text.as_bytes() {
            [one, other] | [one, b'-', other] => die(one).zip(die(other)),
            _ => None,
        };
        match pair {
            Some((one, other)) => Ok(Roll::new(one, other)),
            None => Err(ParseRollError(text.chars().take(40).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_21_rolls_make_36_throws_and_know_their_place() {
        assert_eq!(Roll::ALL.iter().map(|roll| roll.weight()).sum::<u32>(), 36);
        for (place, roll) in Roll::ALL.into_iter().enumerate() {
            assert_eq!(roll.index(), place);
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
    }

    #[test]
    fn a_double_is_played_four_times() {
        let dice = |text: &str| {
            text.parse::<Roll>()
                .unwrap()
                .dice()
                .map(Die::pips)
                .collect::<Vec<_>>()
        };
        assert_eq!(dice("44"), [4, 4, 4, 4]);
        assert_eq!(dice("1-6"), [6, 1]);
    }

    #[test]
    fn what_is_no_roll_is_refused_by_name() {
        for text in [
            "",
            "7",
            "71",
            "07",
            "3 1",
            "311",
            "3--1",
            "é1",
            "\u{0}\u{1}",
        ] {
            assert_eq!(text.parse::<Roll>(), Err(ParseRollError(text.into())));
        }
        assert_eq!(
            "71".parse::<Roll>().unwrap_err().to_string(),
            "'71' is not a roll: expected two numbers from 1 to 6, such as 31"
        );
    }
}
