//! Plural forms.
//!
//! The rules are those of Unicode's locale data, for the numbers that occur in
//! backgammon: none reaches a million, where some languages have another form.

use crate::language::Language;
use crate::number::Number;

/// The forms a language can have. Their names are those of the variants in
/// the language's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Plural {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }

    /// The form that goes with a number in a language.
    pub(crate) fn of(number: Number, language: Language) -> Plural {
        use Language::{
            Arabic, Bulgarian, Croatian, Czech, Danish, Dutch, English, Estonian, Finnish, French,
            German, Greek, Hungarian, Italian, Latvian, Lithuanian, Norwegian, Polish, Portuguese,
            Romanian, Russian, Slovak, Slovenian, Spanish, Swedish, Turkish, Ukrainian,
        };
        match language {
            English | German | Dutch | Swedish | Finnish | Estonian | Italian | Portuguese => {
                only_one(number.whole() == 1 && number.decimals() == 0)
            }
            Spanish | Norwegian | Hungarian | Greek | Turkish | Bulgarian => {
                only_one(number.is(1) || number.is(-1))
            }
            French => only_one(number.whole() <= 1),
            Danish => only_one(
                number.whole() == 1 && number.fraction() == 0
                    || number.whole() <= 1 && number.fraction() != 0,
            ),
            Czech | Slovak => czech(number),
            Polish => polish(number),
            Russian | Ukrainian => russian(number),
            Slovenian => slovenian(number),
            Croatian => croatian(number),
            Romanian => romanian(number),
            Lithuanian => lithuanian(number),
            Latvian => latvian(number),
            Arabic => arabic(number),
        }
    }
}

const fn only_one(is_one: bool) -> Plural {
    if is_one { Plural::One } else { Plural::Other }
}

fn czech(number: Number) -> Plural {
    match (number.decimals(), number.whole()) {
        (0, 1) => Plural::One,
        (0, 2..=4) => Plural::Few,
        (0, _) => Plural::Other,
        _ => Plural::Many,
    }
}

fn polish(number: Number) -> Plural {
    let whole = number.whole();
    match number.decimals() {
        0 if whole == 1 => Plural::One,
        0 if ends_in_two_to_four(whole) => Plural::Few,
        0 => Plural::Many,
        _ => Plural::Other,
    }
}

fn russian(number: Number) -> Plural {
    let whole = number.whole();
    match number.decimals() {
        0 if ends_in_one(whole) => Plural::One,
        0 if ends_in_two_to_four(whole) => Plural::Few,
        0 => Plural::Many,
        _ => Plural::Other,
    }
}

fn slovenian(number: Number) -> Plural {
    match (number.decimals(), number.whole() % 100) {
        (0, 1) => Plural::One,
        (0, 2) => Plural::Two,
        (0, 3 | 4) => Plural::Few,
        (0, _) => Plural::Other,
        _ => Plural::Few,
    }
}

/// What the number ends in decides, be it before or behind the mark.
fn croatian(number: Number) -> Plural {
    let end = match number.decimals() {
        0 => number.whole(),
        _ => number.fraction(),
    };
    if ends_in_one(end) {
        Plural::One
    } else if ends_in_two_to_four(end) {
        Plural::Few
    } else {
        Plural::Other
    }
}

fn romanian(number: Number) -> Plural {
    match (number.decimals(), number.whole()) {
        (0, 1) => Plural::One,
        (0, whole) if whole == 0 || (1..=19).contains(&(whole % 100)) => Plural::Few,
        (0, _) => Plural::Other,
        _ => Plural::Few,
    }
}

fn lithuanian(number: Number) -> Plural {
    let (tens, ones) = (number.whole() % 100, number.whole() % 10);
    match ones {
        _ if number.fraction() != 0 => Plural::Many,
        _ if (11..=19).contains(&tens) => Plural::Other,
        0 => Plural::Other,
        1 => Plural::One,
        _ => Plural::Few,
    }
}

fn latvian(number: Number) -> Plural {
    // With decimals that are not all noughts these decide, and two of them
    // are read as a number of their own.
    let end = match number.fraction() {
        0 => number.whole(),
        fraction if number.decimals() == 2 => fraction,
        fraction => fraction % 10,
    };
    let has_fraction = number.fraction() != 0;
    match (end % 10, end % 100) {
        (_, 11..=19) => Plural::Zero,
        (1, _) => Plural::One,
        (0, _) if !has_fraction => Plural::Zero,
        _ => Plural::Other,
    }
}

fn arabic(number: Number) -> Plural {
    match (number.fraction(), number.whole()) {
        (0, 0) => Plural::Zero,
        (0, 1) => Plural::One,
        (0, 2) => Plural::Two,
        (0, whole) if (3..=10).contains(&(whole % 100)) => Plural::Few,
        (0, whole) if whole % 100 >= 11 => Plural::Many,
        _ => Plural::Other,
    }
}

const fn ends_in_one(number: u64) -> bool {
    number % 10 == 1 && number % 100 != 11
}

const fn ends_in_two_to_four(number: u64) -> bool {
    matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14)
}

#[cfg(test)]
mod tests {
    use fixed_decimal::Decimal;
    use icu_locale_core::Locale;
    use icu_plurals::{PluralCategory, PluralOperands, PluralRules};

    use super::*;

    /// Unicode's own tables, asked about the very numbers as they are
    /// written.
    #[test]
    fn the_forms_are_those_of_unicode() {
        for language in Language::ALL {
            // Our Portuguese is that of Portugal.
            let tag = match language {
                Language::Portuguese => "pt-PT",
                _ => language.code(),
            };
            let locale: Locale = tag.parse().unwrap();
            let rules = PluralRules::try_new_cardinal(locale.into()).unwrap();
            let wholes = (0..=2000).map(|whole| (Number::from(whole), whole.to_string()));
            let tenths = (0..=300).map(|tenth| {
                let text = format!("{}.{}", tenth / 10, tenth % 10);
                (Number::with_decimals(f64::from(tenth) / 10.0, 1), text)
            });
            let hundredths = (0..=3000).map(|part| {
                let text = format!("{}.{:02}", part / 100, part % 100);
                (Number::with_decimals(f64::from(part) / 100.0, 2), text)
            });
            for (number, text) in wholes.chain(tenths).chain(hundredths) {
                let operands = PluralOperands::from(&text.parse::<Decimal>().unwrap());
                let expected = match rules.category_for(operands) {
                    PluralCategory::Zero => Plural::Zero,
                    PluralCategory::One => Plural::One,
                    PluralCategory::Two => Plural::Two,
                    PluralCategory::Few => Plural::Few,
                    PluralCategory::Many => Plural::Many,
                    PluralCategory::Other => Plural::Other,
                };
                assert_eq!(Plural::of(number, language), expected, "{text} in {tag}");
            }
        }
    }
}
