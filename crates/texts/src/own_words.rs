//! A leaflet's own words, instead of the language's.
//!
//! A leaflet that calls a point a tongue does so in every text. Its file lists
//! the forms of such a word, `~ punkten = tungan`, which replace the
//! language's. A form may be several words, where an article or an adjective
//! has to agree. Texts that need more than that are written out in the file.

use rules::insertion_sort_by;

use crate::reader::{Part, Pattern, ReadTextsError, Variant};

/// What a line with a word begins with.
const WORD: &str = "~ ";

/// Texts that speak of the game as such, of other leaflets, or of the program,
/// by how their keys begin. They keep the language's words.
const ELSEWHERE: [&str; 37] = [
    "about-",
    "analysis-",
    "app-",
    "book-title",
    "chat-",
    "clock-",
    "command-",
    "connection-",
    "error-",
    "example-",
    "export-",
    "games-",
    "help-",
    "home-",
    "invite-",
    "join-",
    "language-",
    "leaflet",
    "learn-",
    "lesson-",
    "level-",
    "odd-",
    "play-",
    "presence-",
    "quiz-",
    "receipt-",
    "report-",
    "rules-",
    "serve-",
    "server-",
    "start-",
    "table-board",
    "tables-",
    "unreadable-",
    "variant-",
    "waiting-",
    "word-",
];

/// Whether a text is about a game that is played by a leaflet.
pub(crate) fn is_about_a_game(key: &str) -> bool {
    !ELSEWHERE.iter().any(|start| key.starts_with(start))
}

/// The words of one leaflet, each form of the language's with its own, the
/// longest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct OwnWords<'a>(Vec<(&'a str, &'a str)>);

impl<'a> OwnWords<'a> {
    /// Takes the words out of a leaflet's file: the words, and the rest of the
    /// file.
    ///
    /// # Errors
    ///
    /// A line with a word has no second one.
    pub(crate) fn take_from(source: &'a str) -> Result<(OwnWords<'a>, String), ReadTextsError> {
        let (mut words, mut rest) = (Vec::new(), String::new());
        for (index, line) in source.lines().enumerate() {
            let Some(pair) = line.strip_prefix(WORD) else {
                rest.push_str(line);
                rest.push('\n');
                continue;
            };
            let pair = pair.split_once(" = ").ok_or(ReadTextsError {
                line: index + 1,
                expected: "= between two words",
            })?;
            words.push((pair.0.trim(), pair.1.trim()));
        }
        words.retain(|(usual, _)| !usual.is_empty());
        insertion_sort_by(&mut words, |(one, _), (other, _)| {
            other.len().cmp(&one.len())
        });
        Ok((OwnWords(words), rest))
    }

    /// A text with these words in place of the language's.
    pub(crate) fn put_into(&self, pattern: &Pattern) -> Pattern {
        let replaced = |part: &Part| match part {
            Part::Text(text) => Part::Text(self.put_into_text(text)),
            Part::Variable(_) => part.clone(),
            Part::Select {
                variable,
                variants,
                default,
            } => Part::Select {
                variable: variable.clone(),
                variants: variants
                    .iter()
                    .map(|variant| self.variant(variant))
                    .collect(),
                default: *default,
            },
        };
        pattern.iter().map(replaced).collect()
    }

    fn variant(&self, variant: &Variant) -> Variant {
        Variant {
            key: variant.key.clone(),
            pattern: self.put_into(&variant.pattern),
        }
    }

    fn put_into_text(&self, text: &str) -> String {
        let mut replaced = String::with_capacity(text.len());
        let mut before = ' ';
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            match self.at_start(before, rest) {
                Some((usual, own)) => {
                    push_as_begun(own, usual, first, &mut replaced);
                    before = usual.chars().next_back().unwrap_or(before);
                    rest = &rest[usual.len()..];
                }
                None => {
                    replaced.push(first);
                    before = first;
                    rest = &rest[first.len_utf8()..];
                }
            }
        }
        replaced
    }

    /// The word with which the rest of a text begins, after this letter.
    fn at_start(&self, before: char, rest: &str) -> Option<(&'a str, &'a str)> {
        if before.is_alphabetic() {
            return None;
        }
        let is_there = |(usual, _): &&(&str, &str)| {
            let Some(there) = rest.get(..usual.len()) else {
                return false;
            };
            let after = rest[usual.len()..].chars().next();
            let goes_on =
                usual.ends_with(char::is_alphabetic) && after.is_some_and(char::is_alphabetic);
            is_same_word(there, usual) && !goes_on
        };
        self.0.iter().find(is_there).copied()
    }

    /// The first of the language's words that stands in a text.
    #[cfg(test)]
    pub(crate) fn survivor(&self, text: &str) -> Option<&'a str> {
        let mut before = ' ';
        for (at, letter) in text.char_indices() {
            if let Some((usual, _)) = self.at_start(before, &text[at..]) {
                return Some(usual);
            }
            before = letter;
        }
        None
    }
}

/// Whether two words are the same, but for a capital at the start.
fn is_same_word(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (one.chars(), other.chars());
    let is_same_start = match (one.next(), other.next()) {
        (Some(one), Some(other)) => one == other || one.to_lowercase().eq(other.to_lowercase()),
        _ => false,
    };
    is_same_start && one.as_str() == other.as_str()
}

/// Writes a word with a capital if the one it replaces has one where the list
/// has none.
fn push_as_begun(own: &str, usual: &str, first: char, replaced: &mut String) {
    let mut letters = own.chars();
    match letters.next() {
        Some(letter) if !usual.starts_with(first) && first.is_uppercase() => {
            replaced.extend(letter.to_uppercase());
            replaced.push_str(letters.as_str());
        }
        _ => replaced.push_str(own),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(words: &str, text: &str) -> String {
        let (words, rest) = OwnWords::take_from(words).unwrap();
        assert_eq!(rest, "");
        words.put_into_text(text)
    }

    #[test]
    fn whole_words_are_replaced_the_longest_first() {
        let words = "~ punkt = tunga\n~ en punkt = en tunga till\n~ bar = barriär\n";
        assert_eq!(
            put(words, "En punkt, bar och baren"),
            "En tunga till, barriär och baren"
        );
        assert_eq!(
            put(words, "-punkt i 24-punkt. Punkt"),
            "-tunga i 24-tunga. Tunga"
        );
        assert_eq!(put("~ пункт = поле\n", "Пункт пункты"), "Поле пункты");
        assert_eq!(put("~ Punkt 1 = Feld 1\n", "ist Punkt 1."), "ist Feld 1.");
    }

    #[test]
    fn a_word_without_another_is_refused() {
        let fault = OwnWords::take_from("win-single = Sieg\n~ Punkt\n").unwrap_err();
        assert_eq!(fault.to_string(), "line 2: expected = between two words");
    }
}
