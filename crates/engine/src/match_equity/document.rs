//! The elements and texts of an XML document, with their lines. Declarations,
//! comments and processing instructions are skipped, and only XML's own
//! entities are known.

use quick_xml::Reader;
use quick_xml::errors::{Error, IllFormedError, SyntaxError};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};

/// One piece of a document, with the line it begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) line: usize,
    pub(super) kind: PieceKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// `<name attributes>`; of `<name/>` a [`PieceKind::Close`] follows.
    Open {
        name: String,
        attributes: Attributes,
    },
    /// `</name>`
    Close { name: String },
    /// Text without the white space around it; never empty.
    Text(String),
}

/// Names and values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Attributes(Vec<(String, String)>);

impl Attributes {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// A place where the text isn't XML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub(super) line: usize,
    pub(super) why: &'static str,
}

/// The pieces of a document, one after the other.
pub(super) struct Pieces<'a> {
    text: &'a str,
    reader: Reader<&'a [u8]>,
    /// How much of the text has been read, and the line that this is on.
    read: usize,
    line: usize,
    /// Text that was read so far, and the line it begins on.
    words: String,
    words_line: usize,
    /// What was read after that text.
    held: Option<Piece>,
}

impl<'a> Pieces<'a> {
    pub(super) fn of(text: &'a str) -> Pieces<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        // The reader of tables checks by name which tags belong together.
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.expand_empty_elements = true;
        Pieces {
            text,
            reader,
            read: 0,
            line: 1,
            words: String::new(),
            words_line: 1,
            held: None,
        }
    }

    /// The line up to which the document has been read.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// The next piece; nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Piece>, Broken> {
        if self.held.is_some() {
            return Ok(self.held.take());
        }
        loop {
            let line = self.line;
            let event = self.reader.read_event();
            let event = event.map_err(|error| self.broken(&error))?;
            let kind = match event {
                Event::Text(_) => {
                    self.take_words(|words| Ok(words.to_owned()))?;
                    continue;
                }
                Event::CData(data) => {
                    self.take_words(|_| Ok(String::from_utf8_lossy(&data).into_owned()))?;
                    continue;
                }
                Event::GeneralRef(reference) => {
                    self.take_words(|_| spelled(&reference).ok_or("an unknown entity"))?;
                    continue;
                }
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {
                    self.advance();
                    continue;
                }
                Event::Start(tag) => opened(&tag),
                Event::Empty(tag) => opened(&tag),
                Event::End(tag) => named(tag.name().as_ref()).map(|name| PieceKind::Close { name }),
                Event::Eof => {
                    self.advance();
                    return Ok(self.words());
                }
            };
            let kind = kind.map_err(|why| Broken { line, why })?;
            self.advance();
            let piece = Piece { line, kind };
            return Ok(Some(match self.words() {
                Some(words) => {
                    self.held = Some(piece);
                    words
                }
                None => piece,
            }));
        }
    }

    /// The text that was read, if it is more than white space.
    fn words(&mut self) -> Option<Piece> {
        let words = std::mem::take(&mut self.words);
        let words = words.trim();
        (!words.is_empty()).then(|| Piece {
            line: self.words_line,
            kind: PieceKind::Text(words.to_owned()),
        })
    }

    /// Adds what was read last to the text: as it is written, or what it
    /// stands for.
    fn take_words(
        &mut self,
        meant: impl FnOnce(&str) -> Result<String, &'static str>,
    ) -> Result<(), Broken> {
        let (start, line) = (self.read, self.line);
        self.advance();
        let written = &self.text[start..self.read];
        if self.words.trim().is_empty() {
            let space = written.len() - written.trim_start().len();
            self.words_line = line + written[..space].matches('\n').count();
        }
        let meant = meant(written).map_err(|why| Broken { line, why })?;
        self.words.push_str(&meant);
        Ok(())
    }

    /// Counts the lines of what was read last.
    fn advance(&mut self) {
        let end = self.reader.buffer_position() as usize;
        let end = end.clamp(self.read, self.text.len());
        self.line += self.text[self.read..end].matches('\n').count();
        self.read = end;
    }

    fn broken(&self, error: &Error) -> Broken {
        let why = match error {
            Error::Syntax(SyntaxError::UnclosedComment) => "a comment without an end",
            Error::Syntax(SyntaxError::UnclosedPIOrXmlDecl) => "an instruction without an end",
            Error::Syntax(SyntaxError::UnclosedTag) => "a tag without an end",
            Error::Syntax(_) => "a declaration without an end",
            Error::IllFormed(IllFormedError::UnclosedReference) => "an & without a meaning",
            _ => "no XML",
        };
        let place = self.reader.error_position() as usize;
        let before = self.text.get(..place).unwrap_or(self.text);
        let line = 1 + before.matches('\n').count();
        Broken { line, why }
    }
}

fn opened(tag: &BytesStart<'_>) -> Result<PieceKind, &'static str> {
    let name = named(tag.name().as_ref())?;
    let mut attributes = Attributes::default();
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|_| "an attribute that is not name=\"value\"")?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let pair = (text(attribute.key.as_ref()), text(&attribute.value));
        attributes.0.push(pair);
    }
    Ok(PieceKind::Open { name, attributes })
}

fn named(name: &[u8]) -> Result<String, &'static str> {
    if name.is_empty() {
        return Err("a tag without a name");
    }
    Ok(String::from_utf8_lossy(name).into_owned())
}

/// What `&lt;` and the like stand for.
fn spelled(reference: &BytesRef<'_>) -> Option<String> {
    match reference.resolve_char_ref() {
        Ok(Some(letter)) => Some(letter.to_string()),
        Ok(None) => {
            let name = reference.decode().ok()?;
            resolve_predefined_entity(&name).map(str::to_owned)
        }
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Result<Vec<String>, Broken> {
        let mut pieces = Pieces::of(text);
        let mut found = Vec::new();
        while let Some(Piece { line, kind }) = pieces.next()? {
            found.push(match kind {
                PieceKind::Open { name, attributes } => format!("{line} +{name}{:?}", attributes.0),
                PieceKind::Close { name } => format!("{line} -{name}"),
                PieceKind::Text(text) => format!("{line} {text}"),
            });
        }
        Ok(found)
    }

    #[test]
    fn elements_and_text_come_with_their_lines() {
        let text = "\u{feff}<?xml version='1.0'?>\n<!DOCTYPE met>\n<!-- a <b> \n -->\n\
                    <a x=\"1\">\n two \n words &amp; &#38;\n<b/></a >";
        let expected = [
            "5 +a[(\"x\", \"1\")]",
            "6 two \n words & &",
            "8 +b[]",
            "8 -b",
            "8 -a",
        ];
        assert_eq!(pieces(text).unwrap(), expected);
    }

    #[test]
    fn what_is_cut_short_is_named_with_its_line() {
        let check = |text, line, why| assert_eq!(pieces(text), Err(Broken { line, why }));
        check("<a>\n<!-- ", 2, "a comment without an end");
        check("\n\n<a", 3, "a tag without an end");
        check("<? ", 1, "an instruction without an end");
        check("<!DOCTYPE", 1, "a declaration without an end");
        check("<>", 1, "a tag without a name");
        check("</>", 1, "a tag without a name");
        check("<a x=1>", 1, "an attribute that is not name=\"value\"");
        check("a\n&lt", 2, "an & without a meaning");
    }

    /// A document can declare entities that stand for others, and so on:
    /// nothing is ever put in for them.
    #[test]
    fn declared_entities_are_not_known() {
        let text = "<!DOCTYPE a [<!ENTITY b \"many\">]>\n<a>&b;&b;</a>";
        let why = "an unknown entity";
        assert_eq!(pieces(text), Err(Broken { line: 2, why }));
    }

    #[test]
    fn attributes_are_found_among_others_in_either_quotes() {
        let mut pieces = Pieces::of("<a type = \"explicit\" player='both'>");
        let Ok(Some(Piece {
            kind: PieceKind::Open { attributes, .. },
            ..
        })) = pieces.next()
        else {
            panic!("a tag");
        };
        assert_eq!(attributes.get("type"), Some("explicit"));
        assert_eq!(attributes.get("player"), Some("both"));
        assert_eq!(attributes.get("both"), None);
    }
}
