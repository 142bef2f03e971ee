//! Numbers with a decimal point.

/// Reads a number such as `-0.254`, `.5` or `1.2e-05`, if it is finite.
pub(crate) fn read_decimal(text: &str) -> Option<f32> {
    let value = read_precise_decimal(text)? as f32;
    value.is_finite().then_some(value)
}

/// The same with more digits. The standard library reads any number to the last
/// bit, which takes 13 kB of tables that the page would load.
pub(crate) fn read_precise_decimal(text: &str) -> Option<f64> {
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => (-1.0, number),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, exponent) = match number.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i16>().ok()?),
        None => (number, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut value = 0.0_f64;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 10.0 + f64::from(digit.to_digit(10)?);
    }
    let places = i64::from(exponent) - i64::try_from(fraction.len()).ok()?;
    let power = (0..places.unsigned_abs().min(400)).fold(1.0_f64, |power, _| power * 10.0);
    let value = if places < 0 {
        value / power
    } else {
        value * power
    };
    value.is_finite().then_some(sign * value)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn standard(text: &str) -> Option<f32> {
        text.parse().ok().filter(|value: &f32| value.is_finite())
    }

    #[test]
    fn it_reads_what_the_standard_library_reads() {
        for text in [
            "0",
            "-0.5",
            "+.25",
            "5.",
            "12.5e-3",
            "1E5",
            "1e+2",
            "",
            ".",
            "-",
            "e5",
            "1e",
            "1.2.3",
            "--1",
            "0x1",
            "1,5",
            " 1",
            "1e40",
            "-1e40",
            "1e-60",
            "inf",
            "NaN",
            "0.1e-32768",
        ] {
            assert_eq!(read_decimal(text), standard(text), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn it_reads_figures_of_files(number in -1e6_f32..1e6, decimals in 0_usize..8) {
            let text = format!("{number:.decimals$}");
            prop_assert_eq!(read_decimal(&text), standard(&text));
        }

        #[test]
        fn it_refuses_what_is_no_number(text in "[-+0-9.e]{0,8}") {
            prop_assert_eq!(read_decimal(&text).is_some(), standard(&text).is_some());
        }
    }
}
