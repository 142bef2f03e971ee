//! All texts, by name.

use std::sync::Arc;

use rules::{Leaflet, Ruleset, Win};

use crate::argument::{Argument, Arguments, fill};
use crate::color::Color;
use crate::language::Language;
use crate::number::Number;
use crate::own_words::{OwnWords, is_about_a_game};
use crate::reader::{self, Pattern, ReadTextsError};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The name of whoever reads it: sentences that select by it speak to them, as
/// in "You rolled".
pub const YOU: &str = "you";

/// The texts of one language, a method for each.
///
/// Texts that the language lacks are in English. Cloning is cheap.
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
    /// What is said: the usual messages, or those of a leaflet.
    messages: Messages,
    usual: Messages,
    /// The usual ones with the words of a leaflet laid over them, for the
    /// leaflets that have some.
    leaflets: Arc<[(Leaflet, Messages)]>,
}

/// One message for each of [`KEYS`], in their order.
type Messages = Arc<[Message]>;

/// What a key says, and in which language.
#[derive(Clone, Debug)]
struct Message {
    language: Language,
    pattern: Pattern,
}

impl Texts {
    /// The English texts, which are always available.
    ///
    /// # Panics
    ///
    /// Never: the build script has parsed the same texts.
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
        let messages: Messages = messages.collect();
        Texts {
            language: Language::English,
            messages: Arc::clone(&messages),
            usual: messages,
            leaflets: Arc::new([]),
        }
    }

    /// The texts of a language from its file: all files of its folder joined,
    /// followed by those of its leaflets.
    ///
    /// # Errors
    ///
    /// If the file has a syntax error.
    pub fn new(language: Language, source: &str) -> Result<Texts, ReadTextsError> {
        let (words, parts) = taken_apart(source);
        let messages = laid_over(&Texts::english().messages, language, words)?;
        let mut leaflets = Vec::new();
        for (name, words) in parts {
            // A leaflet of a newer version is none that is played here.
            if let Some(leaflet) = Leaflet::named(name) {
                let (own, words) = OwnWords::take_from(&words)?;
                let messages = with_own_words(&messages, &own);
                leaflets.push((leaflet, laid_over(&messages, language, &words)?));
            }
        }
        Ok(Texts {
            language,
            messages: Arc::clone(&messages),
            usual: messages,
            leaflets: leaflets.into(),
        })
    }

    /// The same texts, with the words of the leaflet in use where it has its
    /// own.
    #[must_use]
    pub fn for_rules(&self, rules: &Ruleset) -> Texts {
        let leaflet = rules.nearest_leaflet().original();
        let own = self.leaflets.iter().find(|(other, _)| *other == leaflet);
        let messages = own.map_or(&self.usual, |(_, messages)| messages);
        Texts {
            messages: Arc::clone(messages),
            ..self.clone()
        }
    }

    /// The texts of a language that the program carries; English if it doesn't
    /// exist yet.
    ///
    /// # Panics
    ///
    /// Never: a test parses all languages.
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

    /// What is said, key by key.
    #[cfg(test)]
    pub(crate) fn patterns(&self) -> impl Iterator<Item = (&'static str, &Pattern)> {
        let patterns = self.messages.iter().map(|message| &message.pattern);
        KEYS.iter().copied().zip(patterns)
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

/// The words of a language, and those of its leaflets with the leaflets'
/// names. A leaflet may use the language's terms, so it has them too.
pub(crate) fn taken_apart(source: &str) -> (&str, Vec<(&str, String)>) {
    let mut parts = source.split(reader::LEAFLET);
    let words = parts.next().unwrap_or_default();
    let is_term = |line: &&str| line.starts_with('-');
    let terms: Vec<_> = words.lines().filter(is_term).collect();
    let terms = terms.join("\n");
    let leaflets = parts.map(|part| {
        let (name, words) = part.split_once('\n').unwrap_or((part, ""));
        (name, format!("{terms}\n{words}"))
    });
    (words, leaflets.collect())
}

/// The messages with a leaflet's words in place of the language's.
fn with_own_words(messages: &Messages, own: &OwnWords<'_>) -> Messages {
    let messages = KEYS.iter().zip(messages.iter());
    let replaced = messages.map(|(key, message)| Message {
        language: message.language,
        pattern: match is_about_a_game(key) {
            true => own.put_into(&message.pattern),
            false => message.pattern.clone(),
        },
    });
    replaced.collect()
}

/// The messages with those of a source instead, where it has them.
fn laid_over(
    messages: &Messages,
    language: Language,
    source: &str,
) -> Result<Messages, ReadTextsError> {
    let mut messages = messages.to_vec();
    for message in reader::read(source)? {
        if let Ok(index) = KEYS.binary_search(&&*message.key) {
            messages[index] = Message {
                language,
                pattern: message.pattern,
            };
        }
    }
    Ok(messages.into())
}
