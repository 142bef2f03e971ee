//! Numbers in a sentence.

use crate::language::Language;

/// A number with the decimals it's shown with. They matter: many languages say
/// "1 point" but "1.0 points".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number without its mark: 125 for 1.25.
    digits: i64,
    /// How many of the digits stand behind the mark.
    decimals: u32,
}

impl Number {
    /// A number rounded to this many decimals.
    #[must_use]
    pub fn with_decimals(value: f64, decimals: u8) -> Number {
        let decimals = u32::from(decimals.min(9));
        Number {
            digits: (value * 10_i64.pow(decimals) as f64).round() as i64,
            decimals,
        }
    }

    /// A fraction as a percentage, with this many decimals.
    #[must_use]
    pub fn percent(share: f64, decimals: u8) -> Number {
        Number::with_decimals(share * 100.0, decimals)
    }

    /// The number as written in a language. What is less than none has a
    /// true minus sign.
    pub(crate) fn written_in(self, language: Language) -> String {
        let scale = 10_u64.pow(self.decimals);
        let size = self.digits.unsigned_abs();
        let sign = if self.digits < 0 { "−" } else { "" };
        match self.decimals {
            0 => format!("{sign}{size}"),
            decimals => format!(
                "{sign}{}{}{:0width$}",
                size / scale,
                language.decimal_mark(),
                size % scale,
                width = decimals as usize
            ),
        }
    }

    /// Whether it is this whole number.
    pub(crate) const fn is(self, whole: i64) -> bool {
        match whole.checked_mul(10_i64.pow(self.decimals)) {
            Some(digits) => self.digits == digits,
            None => false,
        }
    }

    /// The whole part, without its sign.
    pub(crate) const fn whole(self) -> u64 {
        self.digits.unsigned_abs() / 10_u64.pow(self.decimals)
    }

    /// What stands behind the mark, read as a number.
    pub(crate) const fn fraction(self) -> u64 {
        self.digits.unsigned_abs() % 10_u64.pow(self.decimals)
    }

    /// How many digits stand behind the mark.
    pub(crate) const fn decimals(self) -> u32 {
        self.decimals
    }
}

macro_rules! whole_numbers {
    ($($kind:ty),+) => {$(
        impl From<$kind> for Number {
            fn from(whole: $kind) -> Number {
                Number { digits: i64::from(whole), decimals: 0 }
            }
        }
    )+};
}

whole_numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Number {
    fn from(count: usize) -> Number {
        Number {
            digits: i64::try_from(count).unwrap_or(i64::MAX),
            decimals: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_the_languages_own() {
        let cases = [
            (Number::from(167_u32), "167", "167"),
            (Number::from(-3), "−3", "−3"),
            (Number::with_decimals(1.25, 2), "1.25", "1,25"),
            (Number::with_decimals(-0.05, 3), "−0.050", "−0,050"),
            (Number::with_decimals(-0.0001, 1), "0.0", "0,0"),
            (Number::percent(0.523, 1), "52.3", "52,3"),
        ];
        for (number, english, german) in cases {
            assert_eq!(number.written_in(Language::English), english);
            assert_eq!(number.written_in(Language::German), german);
        }
    }
}
