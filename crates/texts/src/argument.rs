//! Values for the variables of a text.

use std::fmt::Write as _;

use crate::language::{Direction, Language};
use crate::number::Number;
use crate::plural::Plural;
use crate::reader::{Part, Variant};

/// What a variable stands for.
#[derive(Clone, Debug)]
pub(crate) enum Argument<'a> {
    /// A number, by which plural forms are selected.
    Number(Number),
    /// Words as they are.
    Text(&'a str),
    /// A thing that has a name in every language and a key by which texts
    /// are selected.
    Named { key: &'static str, name: String },
}

/// The arguments of a text, by name.
pub(crate) type Arguments<'a, 'b> = &'b [(&'static str, Argument<'a>)];

/// Writes a pattern with its gaps filled.
pub(crate) fn fill(
    pattern: &[Part],
    arguments: Arguments<'_, '_>,
    language: Language,
    filled: &mut String,
) {
    let named = |wanted: &str| {
        let argument = arguments.iter().find(|(name, _)| *name == wanted);
        argument.map(|(_, argument)| argument)
    };
    for part in pattern {
        match part {
            Part::Text(text) => filled.push_str(text),
            Part::Variable(variable) => match named(variable) {
                Some(argument) => argument.write(language, filled),
                // Only a language's file can ask for what its method has not,
                // and a test holds it to the English one.
                None => drop(write!(filled, "{{${variable}}}")),
            },
            Part::Select {
                variable,
                variants,
                default,
            } => {
                let fits = |variant: &&Variant| {
                    named(variable).is_some_and(|argument| argument.fits(&variant.key, language))
                };
                let chosen = variants.iter().find(fits).unwrap_or(&variants[*default]);
                fill(&chosen.pattern, arguments, language, filled);
            }
        }
    }
}

impl Argument<'_> {
    fn write(&self, language: Language, filled: &mut String) {
        let number;
        let text = match self {
            Argument::Number(value) => {
                number = value.written_in(language);
                &number
            }
            Argument::Text(text) => *text,
            Argument::Named { name, .. } => name,
        };
        if language.direction() == Direction::RightToLeft || text.chars().any(is_right_to_left) {
            // First-strong isolate and its end: dice, notation and names keep
            // their own direction and do not drag their neighbors along.
            filled.push('\u{2068}');
            filled.push_str(text);
            filled.push('\u{2069}');
        } else {
            filled.push_str(text);
        }
    }

    /// Whether the variant with this key is meant for it.
    fn fits(&self, key: &str, language: Language) -> bool {
        match self {
            Argument::Number(number) => match key.parse() {
                Ok(whole) => number.is(whole),
                Err(_) => Plural::of(*number, language).name() == key,
            },
            Argument::Text(text) => *text == key,
            Argument::Named { key: own, .. } => *own == key,
        }
    }
}

/// Whether a letter is written from right to left: Hebrew, Arabic and their
/// neighbors, and their forms for compatibility.
const fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}
