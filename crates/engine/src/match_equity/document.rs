//! As much of XML as match equity tables use: elements with attributes and
//! text. Declarations, comments and instructions are skipped.

/// One piece of a document, with the line it begins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece<'a> {
    pub(super) line: usize,
    pub(super) kind: PieceKind<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind<'a> {
    /// `<name attributes>`; of `<name/>` a [`PieceKind::Close`] follows.
    Open { name: &'a str, attributes: &'a str },
    /// `</name>`
    Close { name: &'a str },
    /// Text without the white space around it; never empty.
    Text(&'a str),
}

/// A place where the text is no XML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub(super) line: usize,
    pub(super) why: &'static str,
}

/// The pieces of a document, one after the other.
pub(super) struct Pieces<'a> {
    rest: &'a str,
    line: usize,
    /// The element that was opened and closed by one tag.
    closing: Option<&'a str>,
}

impl<'a> Pieces<'a> {
    pub(super) fn of(text: &'a str) -> Pieces<'a> {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Pieces {
            rest,
            line: 1,
            closing: None,
        }
    }

    /// The line up to which the document has been read.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// The next piece; nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Piece<'a>>, Broken> {
        if let Some(name) = self.closing.take() {
            let kind = PieceKind::Close { name };
            return Ok(Some(Piece {
                line: self.line,
                kind,
            }));
        }
        loop {
            self.skip(self.rest.len() - self.rest.trim_start().len());
            let line = self.line;
            if self.rest.is_empty() {
                return Ok(None);
            } else if self.rest.starts_with("<!--") {
                self.take_through("-->", "a comment without an end")?;
            } else if self.rest.starts_with("<?") {
                self.take_through("?>", "an instruction without an end")?;
            } else if self.rest.starts_with("<!") {
                self.take_through(">", "a declaration without an end")?;
            } else if self.rest.starts_with('<') {
                let tag = self.take_through(">", "a tag without an end")?;
                let kind = self.kind_of(tag, line)?;
                return Ok(Some(Piece { line, kind }));
            } else {
                let length = self.rest.find('<').unwrap_or(self.rest.len());
                let kind = PieceKind::Text(self.rest[..length].trim_end());
                self.skip(length);
                return Ok(Some(Piece { line, kind }));
            }
        }
    }

    /// The kind of a tag, which is written with its angle brackets.
    fn kind_of(&mut self, tag: &'a str, line: usize) -> Result<PieceKind<'a>, Broken> {
        let inner = &tag[1..tag.len() - 1];
        let name_of = |inner: &'a str| match inner.split_whitespace().next() {
            Some(name) => Ok(name),
            None => Err(Broken {
                line,
                why: "a tag without a name",
            }),
        };
        if let Some(inner) = inner.strip_prefix('/') {
            return Ok(PieceKind::Close {
                name: name_of(inner)?,
            });
        }
        let opening = inner.strip_suffix('/').unwrap_or(inner);
        let name = name_of(opening)?;
        if inner.ends_with('/') {
            self.closing = Some(name);
        }
        let attributes = opening.trim_start()[name.len()..].trim();
        Ok(PieceKind::Open { name, attributes })
    }

    /// Takes what comes up to `end`, and `end` with it.
    fn take_through(&mut self, end: &str, why: &'static str) -> Result<&'a str, Broken> {
        let line = self.line;
        let start = self.rest.find(end).ok_or(Broken { line, why })?;
        let taken = &self.rest[..start + end.len()];
        self.skip(taken.len());
        Ok(taken)
    }

    fn skip(&mut self, length: usize) {
        let (skipped, rest) = self.rest.split_at(length);
        self.line += skipped.matches('\n').count();
        self.rest = rest;
    }
}

/// The value of an attribute among others, in quotes of either kind.
pub(super) fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = attributes;
    loop {
        let (key, after) = rest.split_once('=')?;
        let after = after.trim_start();
        let quote = after
            .chars()
            .next()
            .filter(|&quote| "\"'".contains(quote))?;
        let (value, remaining) = after[1..].split_once(quote)?;
        if key.trim() == name {
            return Some(value);
        }
        rest = remaining;
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
                PieceKind::Open { name, attributes } => format!("{line} +{name}[{attributes}]"),
                PieceKind::Close { name } => format!("{line} -{name}"),
                PieceKind::Text(text) => format!("{line} {text}"),
            });
        }
        Ok(found)
    }

    #[test]
    fn elements_and_text_come_with_their_lines() {
        let text = "\u{feff}<?xml version='1.0'?>\n<!DOCTYPE met>\n<!-- a <b> \n -->\n\
                    <a x=\"1\">\n two \n words\n<b/></a >";
        let expected = ["5 +a[x=\"1\"]", "6 two \n words", "8 +b[]", "8 -b", "8 -a"];
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
        check("< />", 1, "a tag without a name");
    }

    #[test]
    fn attributes_are_found_among_others_in_either_quotes() {
        let attributes = "type = \"explicit\" player='both'";
        assert_eq!(attribute(attributes, "type"), Some("explicit"));
        assert_eq!(attribute(attributes, "player"), Some("both"));
        assert_eq!(attribute(attributes, "both"), None);
        assert_eq!(attribute("type=explicit", "type"), None);
        assert_eq!(attribute("type=\"explicit", "type"), None);
        assert_eq!(attribute("", "type"), None);
    }
}
