//! Parses a language's texts: the part of Fluent that we use.
//!
//! Messages, terms, variables and selections, each text on one line:
//!
//! ```text
//! # A comment.
//! -game = backgammon
//! roll = Roll the dice
//! pips = { $count ->
//!     [one] { $count } pip
//!    *[other] { $count } pips of { -game }
//! }
//! ```
//!
//! A language's texts are followed by those of its leaflets, each under a
//! heading: see [`LEAFLET`].
//!
//! The build script parses the English texts with this same file, so it can't
//! use anything from the crate.

use std::fmt;

/// A message: its key and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) pattern: Pattern,
}

/// A text with gaps, part by part.
pub(crate) type Pattern = Vec<Part>;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Words as they are.
    Text(String),
    /// What the variable of this name stands for.
    Variable(String),
    /// One of several texts, by the variable of this name.
    Select {
        variable: String,
        variants: Vec<Variant>,
        /// Which of them it is if no other fits.
        default: usize,
    },
}

/// One of the texts to select from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// A number, the name of a plural form, or a word.
    pub(crate) key: String,
    pub(crate) pattern: Pattern,
}

/// A text with a syntax error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadTextsError {
    pub(crate) line: usize,
    pub(crate) expected: &'static str,
}

impl fmt::Display for ReadTextsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for ReadTextsError {}

/// What a heading begins with, before the name of the leaflet whose words
/// follow.
pub(crate) const LEAFLET: &str = "## leaflet ";

/// The messages of a language, with the terms in their places.
pub(crate) fn read(source: &str) -> Result<Vec<Message>, ReadTextsError> {
    let mut terms = Vec::new();
    // Terms may be used before they are stated, but not in one another.
    for_each_entry(source, |key, reader| {
        if key.starts_with('-') {
            let pattern = reader.pattern(&[])?;
            terms.push((key.to_owned(), pattern));
        }
        Ok(())
    })?;
    let mut messages = Vec::new();
    for_each_entry(source, |key, reader| {
        if !key.starts_with('-') {
            let pattern = reader.pattern(&terms)?;
            let key = key.to_owned();
            messages.push(Message { key, pattern });
        }
        Ok(())
    })?;
    Ok(messages)
}

/// Hands each key to `entry`, with the reader at the start of its text.
/// A text that `entry` leaves unread is passed over.
fn for_each_entry<'a>(
    source: &'a str,
    mut entry: impl FnMut(&'a str, &mut Reader<'a>) -> Result<(), ReadTextsError>,
) -> Result<(), ReadTextsError> {
    let mut reader = Reader { source, at: 0 };
    while let Some(first) = reader.peek() {
        if first == '#' || first == '\n' || first == '\r' {
            reader.skip_line();
            continue;
        }
        let key = reader.key()?;
        reader.skip(|c| c == ' ');
        reader.expect("=", "= after the key")?;
        reader.skip(char::is_whitespace);
        let start = reader.at;
        entry(key, &mut reader)?;
        if reader.at == start {
            reader.pass_over();
        }
        reader.end_of_line("the end of the line")?;
        if reader.peek() == Some(' ') {
            return Err(reader.error("a text on one line"));
        }
    }
    Ok(())
}

/// Where we are in a language's words.
struct Reader<'a> {
    source: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// A text up to the end of its line or, inside braces, to the brace that
    /// closes them.
    fn pattern(&mut self, terms: &[(String, Pattern)]) -> Result<Pattern, ReadTextsError> {
        let mut parts = Pattern::new();
        loop {
            let text = self.skip(|c| !matches!(c, '{' | '}' | '\n' | '\r'));
            let opens = self.peek() == Some('{');
            let text = if opens { text } else { text.trim_end() };
            if !text.is_empty() {
                parts.push(Part::Text(text.to_owned()));
            }
            if !opens {
                break;
            }
            self.placeable(terms, &mut parts)?;
        }
        match parts.is_empty() {
            true => Err(self.error("a text")),
            false => Ok(parts),
        }
    }

    /// What stands in braces.
    fn placeable(
        &mut self,
        terms: &[(String, Pattern)],
        parts: &mut Pattern,
    ) -> Result<(), ReadTextsError> {
        self.expect("{", "an opening brace")?;
        self.skip(char::is_whitespace);
        match self.peek() {
            Some('$') => {
                self.at += 1;
                let variable = self.key()?.to_owned();
                self.skip(char::is_whitespace);
                if self.source[self.at..].starts_with("->") {
                    self.at += 2;
                    parts.push(self.select(variable, terms)?);
                } else {
                    parts.push(Part::Variable(variable));
                }
            }
            Some('"') => {
                self.at += 1;
                let text = self.skip(|c| !matches!(c, '"' | '\\' | '\n'));
                self.expect("\"", "a closing quote")?;
                parts.push(Part::Text(text.to_owned()));
            }
            Some('-') => {
                let name = self.key()?;
                let term = terms.iter().find(|(term, _)| term == name);
                let (_, pattern) = term.ok_or_else(|| self.error("a term that is stated"))?;
                parts.extend_from_slice(pattern);
            }
            _ => return Err(self.error("a variable, a term or a quote")),
        }
        self.skip(char::is_whitespace);
        self.expect("}", "a closing brace")
    }

    /// The texts after an arrow.
    fn select(
        &mut self,
        variable: String,
        terms: &[(String, Pattern)],
    ) -> Result<Part, ReadTextsError> {
        let mut variants = Vec::new();
        let mut default = None;
        loop {
            self.skip(char::is_whitespace);
            match self.peek() {
                Some('*') if default.is_none() => {
                    self.at += 1;
                    default = Some(variants.len());
                }
                Some('[') => {}
                _ => break,
            }
            self.expect("[", "an opening bracket")?;
            let key = self.skip(|c| c.is_ascii_alphanumeric() || c == '-');
            self.expect("]", "a closing bracket")?;
            self.skip(|c| c == ' ');
            variants.push(Variant {
                key: key.to_owned(),
                pattern: self.pattern(terms)?,
            });
        }
        Ok(Part::Select {
            variable,
            variants,
            default: default.ok_or_else(|| self.error("a variant with a star"))?,
        })
    }

    /// A name: of a message, a variable or, with a dash, a term.
    fn key(&mut self) -> Result<&'a str, ReadTextsError> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let key = self.skip(is_part);
        match key
            .trim_start_matches('-')
            .starts_with(|c: char| c.is_ascii_alphabetic())
        {
            true => Ok(key),
            false => Err(self.error("a name")),
        }
    }

    /// Moves on to the end of a text whose meaning is not wanted.
    fn pass_over(&mut self) {
        let mut depth = 0;
        self.skip(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth > 0 || c != '\n'
        });
    }

    fn end_of_line(&mut self, expected: &'static str) -> Result<(), ReadTextsError> {
        self.skip(|c| c == ' ' || c == '\r');
        match self.peek() {
            None => Ok(()),
            Some('\n') => {
                self.at += 1;
                Ok(())
            }
            Some(_) => Err(self.error(expected)),
        }
    }

    fn skip_line(&mut self) {
        self.skip(|c| c != '\n');
        self.skip(|c| c == '\n');
    }

    fn peek(&self) -> Option<char> {
        self.source[self.at..].chars().next()
    }

    /// Moves on over these characters and returns them.
    fn skip(&mut self, mut belongs: impl FnMut(char) -> bool) -> &'a str {
        let rest = &self.source[self.at..];
        let end = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn expect(&mut self, wanted: &str, expected: &'static str) -> Result<(), ReadTextsError> {
        match self.source[self.at..].starts_with(wanted) {
            true => {
                self.at += wanted.len();
                Ok(())
            }
            false => Err(self.error(expected)),
        }
    }

    fn error(&self, expected: &'static str) -> ReadTextsError {
        ReadTextsError {
            line: 1 + self.source[..self.at].matches('\n').count(),
            expected,
        }
    }
}
