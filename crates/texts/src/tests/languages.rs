//! Every language says the same things as English, in its own words.

use std::collections::BTreeMap;

use crate::Language;
use crate::reader::{self, Part, Pattern};
use crate::texts::Texts;

/// Texts that are the same in this language as in English, and rightly so.
fn may_be_english(_language: Language, key: &str) -> bool {
    let everywhere = [
        "app-name",
        "label-point",
        "variant-backgammon",
        "variant-nackgammon",
        "variant-hypergammon",
    ];
    everywhere.contains(&key)
}

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let english = read(Language::English);
    for language in Language::written() {
        let own = read(language);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !own.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let extra: Vec<_> = own
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(extra.is_empty(), "{language:?} has more: {extra:?}");
        for (key, pattern) in &own {
            assert_eq!(
                variables(pattern),
                variables(&english[key]),
                "{key} in {language:?}"
            );
        }
    }
}

#[test]
fn no_language_is_left_in_english() {
    let english = read(Language::English);
    for language in Language::written().filter(|&language| language != Language::English) {
        let own = read(language);
        let left = |key: &&String| own[*key] == english[*key] && !may_be_english(language, key);
        let left: Vec<_> = own.keys().filter(left).collect();
        assert!(left.is_empty(), "English in {language:?}: {left:?}");
    }
}

#[test]
fn no_key_stands_twice() {
    for language in Language::written() {
        let messages = reader::read(source(language)).unwrap();
        assert_eq!(messages.len(), read(language).len(), "{language:?}");
    }
}

fn read(language: Language) -> BTreeMap<String, Pattern> {
    let messages = reader::read(source(language)).unwrap();
    messages
        .into_iter()
        .map(|message| (message.key, message.pattern))
        .collect()
}

fn source(language: Language) -> &'static str {
    Texts::source(language).unwrap()
}

/// The variables that a text shows or selects by, each once.
fn variables(pattern: &Pattern) -> Vec<String> {
    let mut found = Vec::new();
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Variable(variable) => found.push(variable.clone()),
            Part::Select {
                variable, variants, ..
            } => {
                found.push(variable.clone());
                for variant in variants {
                    found.extend(variables(&variant.pattern));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}
