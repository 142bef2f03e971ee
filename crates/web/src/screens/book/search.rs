//! Search in the rule book.

use texts::Section;

/// Whether a section contains the search text. An empty text is in every
/// section.
pub(super) fn is_in(section: &Section, wanted: &str) -> bool {
    let sentences = section.sentences.iter().map(|sentence| &sentence.text);
    let mut texts = sentences.chain([&section.title]).chain(&section.notes);
    wanted.trim().is_empty() || texts.any(|text| has(text, wanted))
}

fn has(text: &str, wanted: &str) -> bool {
    parts(text, wanted).iter().any(|part| part.is_wanted)
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) text: String,
    /// Whether it matches the search text.
    pub(super) is_wanted: bool,
}

/// A text in parts: matches of the search text, in any case, and the rest.
pub(super) fn parts(text: &str, wanted: &str) -> Vec<Part> {
    let wanted: Vec<char> = wanted.trim().chars().collect();
    let letters: Vec<char> = text.chars().collect();
    let is_same = |one: char, other: char| one.to_lowercase().eq(other.to_lowercase());
    let is_at = |start: usize| {
        let here = letters.get(start..start + wanted.len());
        here.is_some_and(|here| {
            here.iter()
                .zip(&wanted)
                .all(|(one, other)| is_same(*one, *other))
        })
    };
    let mut parts: Vec<Part> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let is_wanted = !wanted.is_empty() && is_at(at);
        let end = at + if is_wanted { wanted.len() } else { 1 };
        let text: String = letters[at..end].iter().collect();
        match parts.last_mut() {
            Some(last) if !is_wanted && !last.is_wanted => last.text.push_str(&text),
            _ => parts.push(Part { text, is_wanted }),
        }
        at = end;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: &str, expected: &[(&str, bool)]) {
        let parts = parts(text, wanted);
        let parts: Vec<_> = parts
            .iter()
            .map(|part| (part.text.as_str(), part.is_wanted))
            .collect();
        assert_eq!(parts, expected);
    }

    #[test]
    fn what_is_searched_for_is_found_in_any_case() {
        check(
            "A gammon. Gammon!",
            "GAMMON",
            &[
                ("A ", false),
                ("gammon", true),
                (". ", false),
                ("Gammon", true),
                ("!", false),
            ],
        );
        check(
            "Schlägt Élan",
            " äg",
            &[("Schl", false), ("äg", true), ("t Élan", false)],
        );
        check("bar", "", &[("bar", false)]);
        check("ba", "bar", &[("ba", false)]);
        check("", "bar", &[]);
    }
}
