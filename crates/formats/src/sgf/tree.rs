//! Game trees as text: nodes with properties.

use crate::place::{Place, WarningKind, Warnings};

/// One node of a game.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) place: Place,
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    /// The first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name)?.first().map(String::as_str)
    }

    /// All values of a property.
    pub(super) fn values(&self, name: &str) -> Option<&[String]> {
        let mut properties = self.properties.iter();
        let (_, values) = properties.find(|(other, _)| other == name)?;
        Some(values)
    }
}

/// The main lines of all games. At branches, only the first is followed.
pub(super) fn games(text: &str, warnings: &mut Warnings) -> Vec<Vec<Node>> {
    let mut reader = TreeReader {
        characters: text.chars().peekable(),
        line: 0,
        column: 0,
    };
    let mut games: Vec<Vec<Node>> = Vec::new();
    let mut depth = 0_usize;
    let mut is_main_over = false;
    while let Some(character) = reader.next() {
        let place = Place::text(reader.line, reader.column.saturating_sub(1));
        match character {
            '(' => {
                if depth == 0 {
                    games.push(Vec::new());
                    is_main_over = false;
                }
                depth += 1;
            }
            // Anything after the end of a branch is another branch.
            ')' => {
                is_main_over = true;
                depth = depth.saturating_sub(1);
            }
            ';' => {
                let node = Node {
                    place,
                    properties: reader.properties(warnings),
                };
                if let (false, Some(game)) = (is_main_over, games.last_mut()) {
                    game.push(node);
                }
            }
            _ if character.is_whitespace() => {}
            _ => warnings.add(place, WarningKind::NotUnderstood(character.to_string())),
        }
    }
    if depth > 0 {
        let place = Place::text(reader.line, reader.column);
        warnings.add(place, WarningKind::CutShort("a game"));
    }
    games
}

struct TreeReader<'a> {
    characters: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
    column: usize,
}

impl TreeReader<'_> {
    fn next(&mut self) -> Option<char> {
        let character = self.characters.next()?;
        if character == '\n' {
            self.line += 1;
            self.column = 0;
        } else {
            self.column += 1;
        }
        Some(character)
    }

    fn skip_space(&mut self) {
        while self.characters.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
    }

    /// The properties of a node: names in capitals and values in brackets.
    fn properties(&mut self, warnings: &mut Warnings) -> Vec<(String, Vec<String>)> {
        let mut properties = Vec::new();
        loop {
            self.skip_space();
            let mut name = String::new();
            while let Some(&letter) = self.characters.peek().filter(|c| c.is_ascii_alphabetic()) {
                // Old files have meaningless lowercase letters in between.
                if letter.is_ascii_uppercase() {
                    name.push(letter);
                }
                self.next();
            }
            let mut values = Vec::new();
            self.skip_space();
            while self.characters.peek() == Some(&'[') {
                self.next();
                values.push(self.value(warnings));
                self.skip_space();
            }
            if name.is_empty() && values.is_empty() {
                return properties;
            }
            properties.push((name, values));
        }
    }

    /// A value up to its bracket. A backslash escapes the next character.
    fn value(&mut self, warnings: &mut Warnings) -> String {
        let mut value = String::new();
        loop {
            match self.next() {
                Some(']') => return value,
                Some('\\') => match self.next() {
                    Some('\n') | None => {}
                    Some(character) => value.push(character),
                },
                Some('\r') => {}
                Some(character) => value.push(character),
                None => {
                    let place = Place::text(self.line, self.column);
                    warnings.add(place, WarningKind::CutShort("a value"));
                    return value;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_main_lines_are_followed() {
        let mut warnings = Warnings::default();
        let text = "(;GM[6]PW[a\\]b];B[31](;W[42]C[x\ny])(;W[66]))\n(;GM[6])";
        let games = games(text, &mut warnings);
        assert!(warnings.0.is_empty());
        assert_eq!(games.iter().map(Vec::len).collect::<Vec<_>>(), [3, 1]);
        assert_eq!(games[0][0].value("PW"), Some("a]b"));
        assert_eq!(games[0][2].value("W"), Some("42"));
        assert_eq!(games[0][2].value("C"), Some("x\ny"));
        assert_eq!(games[0][2].place, Place::text(0, 22));
    }

    #[test]
    fn what_is_cut_short_is_read_as_far_as_it_goes() {
        let mut warnings = Warnings::default();
        let games = games("(;GM[6];B[31", &mut warnings);
        assert_eq!(games[0][1].value("B"), Some("31"));
        assert_eq!(warnings.0.len(), 2);
    }
}
