//! Every word a person reads, by name.

use std::sync::Arc;

use rules::Win;

use crate::argument::{Argument, Arguments, fill};
use crate::color::Color;
use crate::language::Language;
use crate::number::Number;
use crate::reader::{self, Pattern, ReadTextsError};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The words of one language, a method for each text.
///
/// A text that the language lacks is given in English. Cloning is cheap.
///
/// ```
/// use texts::Texts;
///
/// let texts = Texts::english();
/// assert_eq!(texts.pip_count(1), "1 pip");
/// assert_eq!(texts.pip_count(167), "167 pips");
/// ```
#[derive(Clone, Debug)]
pub struct Texts {
    language: Language,
    /// One for each of [`KEYS`], in their order.
    messages: Arc<[Message]>,
}

/// What a key says, and in which language.
#[derive(Clone, Debug)]
struct Message {
    language: Language,
    pattern: Pattern,
}

impl Texts {
    /// The English words, which are always at hand.
    ///
    /// # Panics
    ///
    /// Never: the build script has read the same words.
    #[must_use]
    pub fn english() -> Texts {
        let read = reader::read(ENGLISH).expect("the build script has read them");
        // The keys are those of the same file, in the order of the alphabet.
        let mut messages = read;
        messages.sort_by(|one, other| one.key.cmp(&other.key));
        let messages = messages.into_iter().map(|message| Message {
            language: Language::English,
            pattern: message.pattern,
        });
        Texts {
            language: Language::English,
            messages: messages.collect(),
        }
    }

    /// The words of a language from its file: all the files of its folder,
    /// one after the other.
    ///
    /// # Errors
    ///
    /// The text is not written as such files are.
    pub fn new(language: Language, source: &str) -> Result<Texts, ReadTextsError> {
        let mut messages = Texts::english().messages.to_vec();
        for message in reader::read(source)? {
            if let Ok(index) = KEYS.binary_search(&&*message.key) {
                messages[index] = Message {
                    language,
                    pattern: message.pattern,
                };
            }
        }
        Ok(Texts {
            language,
            messages: messages.into(),
        })
    }

    /// The words of a language that the program carries; English if it has
    /// not been written yet.
    ///
    /// # Panics
    ///
    /// Never: a test reads all languages.
    #[cfg(any(test, feature = "embedded"))]
    #[must_use]
    pub fn embedded(language: Language) -> Texts {
        let source = Texts::source(language).unwrap_or_default();
        Texts::new(language, source).expect("a test reads all languages")
    }

    /// The language of these words.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    fn text(&self, index: usize, arguments: Arguments<'_, '_>) -> String {
        let message = &self.messages[index];
        let mut text = String::new();
        fill(&message.pattern, arguments, message.language, &mut text);
        text
    }

    fn color_argument(&self, color: Color) -> Argument<'static> {
        Argument::Named {
            key: color.key(),
            name: self.color_name(color),
        }
    }

    fn win_argument(&self, win: Win) -> Argument<'static> {
        let (key, name) = match win {
            Win::Single => ("single", self.win_single()),
            Win::Gammon => ("gammon", self.win_gammon()),
            Win::Backgammon => ("backgammon", self.win_backgammon()),
        };
        Argument::Named { key, name }
    }
}
