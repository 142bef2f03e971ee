//! Every language says the same things as English, in its own words.

#![allow(
    clippy::disallowed_methods,
    reason = "comments are not compiled in, so the tests read the files themselves"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rules::{Leaflet, Ruleset};

use crate::own_words::{OwnWords, is_about_a_game};
use crate::plural::Plural;
use crate::reader::{self, Part, Pattern, Variant};
use crate::texts::{Texts, YOU};
use crate::{Language, Number};

/// What stands above a text that is rightly the same in a language as in
/// English.
const AS_IN_ENGLISH: &str = "# As in English.";

/// Texts that are the same in most languages.
const SAME_ANYWHERE: [&str; 5] = [
    "app-name",
    "report-ours",
    "variant-backgammon",
    "variant-nackgammon",
    "variant-hypergammon",
];

type Messages = BTreeMap<String, Pattern>;

#[test]
fn every_language_has_the_keys_and_variables_of_english() {
    let english = Folder::of(Language::English).messages;
    for language in Language::written() {
        let own = Folder::of(language).messages;
        let missing = lacking(&english, &own);
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let extra = lacking(&own, &english);
        assert!(extra.is_empty(), "{language:?} has more: {extra:?}");
        same_variables(language, &own, &english);
    }
}

/// Whoever gave no name is spoken to, in every language and by every leaflet.
#[test]
fn what_speaks_to_you_in_english_does_so_in_every_language() {
    let speaks = |pattern: &Pattern| {
        pattern.iter().any(|part| match part {
            Part::Select { variants, .. } => variants.iter().any(|variant| variant.key == YOU),
            Part::Text(_) | Part::Variable(_) => false,
        })
    };
    let english = Folder::of(Language::English).messages;
    let spoken = english.iter().filter(|(_, pattern)| speaks(pattern));
    let spoken: BTreeSet<&String> = spoken.map(|(key, _)| key).collect();
    assert!(spoken.len() > 30, "{spoken:?}");
    for language in Language::written() {
        let folder = Folder::of(language);
        let leaflets = folder.leaflets.values().flatten();
        for (key, pattern) in folder.messages.iter().chain(leaflets) {
            let expected = spoken.contains(key);
            assert_eq!(speaks(pattern), expected, "{key} in {language:?}");
        }
    }
}

#[test]
fn every_text_is_said_somewhere() {
    let mut names = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for source in ["src", "build"].iter().flat_map(|folder| {
        let each = fs::read_dir(&crates).unwrap();
        each.flat_map(move |one| sources(&one.unwrap().path().join(folder)))
    }) {
        let code = fs::read_to_string(&source).unwrap();
        let words = code.split(|letter: char| letter != '_' && !letter.is_alphanumeric());
        names.extend(words.map(str::to_owned));
    }
    let keys = Folder::of(Language::English).messages.into_keys();
    let silent: Vec<_> = keys
        .filter(|key| !names.contains(&key.replace('-', "_")))
        .collect();
    assert!(silent.is_empty(), "nobody says {silent:?}");
}

#[test]
fn no_language_is_left_in_english() {
    let english = Folder::of(Language::English).messages;
    for language in Language::written().filter(|&language| language != Language::English) {
        let own = Folder::of(language);
        for (key, pattern) in &own.messages {
            let is_same = Some(pattern) == english.get(key) && has_words(pattern);
            let may_be = SAME_ANYWHERE.contains(&key.as_str());
            let is_marked = own.as_in_english.contains(key);
            assert!(
                !is_same || is_marked || may_be,
                "{key} is English in {language:?}"
            );
            assert!(
                is_same || !is_marked,
                "{key} is not as in English in {language:?}"
            );
        }
    }
}

/// A number that is said in a form the language has not, or not in the one it
/// has, would be a mistake in every sentence with it.
#[test]
fn numbers_take_the_forms_that_the_language_has() {
    let kinds = kinds();
    for language in Language::written() {
        let whole = forms(language, (0..=200).map(Number::from));
        let halves = (0..=40).map(|tenths| Number::with_decimals(f64::from(tenths) / 10.0, 1));
        let mut known = forms(language, halves);
        known.extend(&whole);
        let folder = Folder::of(language);
        let leaflets = folder.leaflets.values().flatten();
        for (key, pattern) in folder.messages.iter().chain(leaflets) {
            for (variable, variants) in selections(pattern) {
                if kinds.get(variable).map(String::as_str) != Some("number") {
                    continue;
                }
                let named: BTreeSet<&str> = variants
                    .iter()
                    .map(|variant| variant.key.as_str())
                    .filter(|form| form.parse::<i64>().is_err())
                    .collect();
                let context = format!("${variable} of {key} in {language:?}: {named:?}");
                assert!(named.is_subset(&known), "{context}, of {known:?}");
                // One form for all numbers is a choice, some of them are a gap.
                if named.len() > 1 {
                    let exact = |form: &&str| {
                        let numbers: Vec<_> = numbers_of(form, language).collect();
                        let is_told = |number: &u32| {
                            let number = number.to_string();
                            variants.iter().any(|variant| variant.key == number)
                        };
                        numbers.iter().all(is_told)
                    };
                    // Arabic counts none as it counts a hundred.
                    let is_as_other = |form: &&str| language == Language::Arabic && *form == "zero";
                    let missing: Vec<_> = whole
                        .difference(&named)
                        .filter(|form| !exact(form) && !is_as_other(form))
                        .collect();
                    assert!(missing.is_empty(), "{context} lacks {missing:?}");
                }
            }
        }
    }
}

#[test]
fn leaflets_have_words_only_for_what_there_is_to_say() {
    let english = Folder::of(Language::English).messages;
    for language in Language::written() {
        let folder = Folder::of(language);
        for (name, own) in &folder.leaflets {
            let leaflet = Leaflet::named(name);
            assert!(
                leaflet.is_some_and(|leaflet| leaflet == leaflet.original()),
                "{name} in {language:?} is no leaflet"
            );
            let extra = lacking(own, &english);
            assert!(extra.is_empty(), "{language:?}, {name}: {extra:?}");
            same_variables(language, own, &english);
            for (key, pattern) in own {
                let usual = &folder.messages[key];
                assert_ne!(
                    pattern, usual,
                    "{key} of {name} in {language:?} is as usual"
                );
            }
        }
    }
}

#[test]
fn no_word_that_a_leaflet_replaces_survives_in_what_it_shows() {
    for language in Language::written() {
        let texts = Texts::embedded(language);
        for file in files(&folder_of(language).join("leaflets")) {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let leaflet = Leaflet::named(name).unwrap();
            let source = fs::read_to_string(&file).unwrap();
            let (own, _) = OwnWords::take_from(&source).unwrap();
            let texts = texts.for_rules(&leaflet.ruleset());
            for (key, pattern) in texts.patterns() {
                for part in parts(pattern).into_iter().filter(|_| is_about_a_game(key)) {
                    if let Part::Text(text) = part {
                        let survivor = own.survivor(text);
                        assert_eq!(survivor, None, "{key} of {name} in {language:?}: {text}");
                    }
                }
            }
            let book = crate::RuleBook::of(&leaflet.ruleset(), &texts);
            for sentence in book.sections.iter().flat_map(|section| &section.sentences) {
                let survivor = own.survivor(&sentence.text);
                assert_eq!(survivor, None, "{name} in {language:?}: {}", sentence.text);
            }
        }
    }
}

/// A word of each leaflet's that its book must say, and the language's own that
/// it must not.
#[test]
fn books_speak_the_words_of_their_leaflets() {
    let leaflets = [
        ("de", "deluxe", "homeboard", "heimfeld"),
        ("de", "swiss", "zunge", "punkt"),
        ("fr", "deluxe", "doubleur", "videau"),
        ("fr", "swiss", "ruban", "pion"),
        ("it", "deluxe", "mangia", "colpisce"),
        ("it", "swiss", "cordone", "punta"),
        ("nl", "deluxe", "homeboard", "thuisbord"),
        ("es", "deluxe", "victoria", "gammon"),
        ("pt", "deluxe", "apostas", "cubo"),
        ("da", "deluxe", "spids", "punkter"),
        ("da", "nordic", "gærdet", "baren"),
        ("sv", "deluxe", "hemmaplan", "bo"),
        ("sv", "nordic", "innerplan", "bo"),
        ("fi", "deluxe", "sakara", "kiila"),
        ("fi", "nordic", "kieli", "kiila"),
        ("nb", "deluxe", "doblerterningen", "kuben"),
        ("nb", "nordic", "innerbanen", "hjemlandet"),
        ("hu", "deluxe", "korong", "bábu"),
        ("cs", "deluxe", "dvojnásobná", "gammon"),
        ("pl", "deluxe", "ściąga", "zdejmuje"),
        ("el", "deluxe", "γωνία", "σπίτι"),
        ("ru", "deluxe", "поле", "пункт"),
        ("tr", "deluxe", "taş", "pul"),
        ("sl", "deluxe", "figurica", "žeton"),
        ("hr", "deluxe", "izvodi", "iznosi"),
        ("sk", "deluxe", "dvojnásobná", "gammon"),
        ("bg", "deluxe", "сектор", "дом"),
        ("ro", "deluxe", "bate", "lovește"),
        ("uk", "deluxe", "поле", "пункт"),
        ("et", "deluxe", "kivi", "nupp"),
        ("lt", "deluxe", "laimėjimas", "gamonas"),
        ("lv", "deluxe", "notriec", "nosit"),
        ("ar", "deluxe", "مضاعف", "مارس"),
    ];
    let files = Language::written()
        .map(|language| files(&folder_of(language).join("leaflets")).len())
        .sum::<usize>();
    assert_eq!(leaflets.len(), files, "a leaflet with words is not listed");
    for (code, name, own, usual) in leaflets {
        let mut languages = Language::written();
        let language = languages.find(|language| language.code() == code).unwrap();
        let rules = Leaflet::named(name).unwrap().ruleset();
        let book = crate::RuleBook::of(&rules, &Texts::embedded(language));
        let text = book.to_text().to_lowercase();
        let words: BTreeSet<_> = text.split(|letter: char| !letter.is_alphabetic()).collect();
        assert!(words.contains(own), "{name} in {language:?} lacks {own}");
        assert!(
            !words.contains(usual),
            "{name} in {language:?} says {usual}"
        );
    }
}

/// It plays for a stake, so that nothing else is called a point.
#[test]
fn the_german_swiss_book_knows_no_points() {
    let book = crate::RuleBook::of(
        &Leaflet::Swiss.ruleset(),
        &Texts::embedded(Language::German),
    );
    let text = book.to_text();
    assert!(!text.contains("Punkt"), "{text}");
}

#[test]
fn a_leaflet_lays_its_words_over_those_of_the_language() {
    let source = "-board = Brett\ntable-you = die Bar\ntable-home = Weg\n\
                  ## leaflet swiss\ntable-you = die Schranke am { -board }\n\
                  ## leaflet nordic\ntable-you = die Mitte\n\
                  ## leaflet of-tomorrow\ntable-you = die Zukunft\n";
    let texts = Texts::new(Language::German, source).unwrap();
    let bar = |rules: &str| {
        let rules: Ruleset = rules.parse().unwrap();
        texts.for_rules(&rules).table_you()
    };
    assert_eq!(bar("international"), "die Bar");
    assert_eq!(bar("swiss"), "die Schranke am Brett");
    assert_eq!(bar("swiss, jacoby on"), "die Schranke am Brett");
    assert_eq!(bar("nordic-no"), "die Mitte");
    assert_eq!(bar("hungarian"), "die Bar");
    let swiss = texts.for_rules(&Leaflet::Swiss.ruleset());
    assert_eq!(swiss.table_home(), "Weg", "the rest is as usual");
    let back = swiss.for_rules(&Ruleset::international());
    assert_eq!(back.table_you(), "die Bar");
}

/// What a translator has written: the files of a folder, comments included.
struct Folder {
    messages: Messages,
    as_in_english: BTreeSet<String>,
    leaflets: BTreeMap<String, Messages>,
}

impl Folder {
    fn of(language: Language) -> Folder {
        let folder = folder_of(language);
        let source = joined(&folder);
        let mut as_in_english = BTreeSet::new();
        let lines: Vec<_> = source.lines().collect();
        for pair in lines.windows(2) {
            if let ([AS_IN_ENGLISH, text], Some((key, _))) = (pair, pair[1].split_once(" =")) {
                assert!(!text.starts_with(' '), "{text}");
                as_in_english.insert(key.to_owned());
            }
        }
        let terms: String = lines
            .iter()
            .filter(|line| line.starts_with('-'))
            .map(|line| format!("{line}\n"))
            .collect();
        let mut leaflets = BTreeMap::new();
        for file in files(&folder.join("leaflets")) {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            let source = fs::read_to_string(&file).unwrap();
            let (_, words) = OwnWords::take_from(&source).unwrap();
            leaflets.insert(name, messages(&format!("{terms}{words}")));
        }
        Folder {
            messages: messages(&source),
            as_in_english,
            leaflets,
        }
    }
}

/// The messages, of which none stands there twice.
fn messages(source: &str) -> Messages {
    let read = reader::read(source).unwrap_or_else(|fault| panic!("{fault} in:\n{source}"));
    let mut messages = Messages::new();
    for message in read {
        let key = message.key.clone();
        let before = messages.insert(message.key, message.pattern);
        assert!(before.is_none(), "{key} twice in:\n{source}");
    }
    messages
}

/// What each variable is, as the English files declare it.
fn kinds() -> BTreeMap<String, String> {
    let source = joined(&folder_of(Language::English));
    let declared = source
        .lines()
        .filter_map(|line| line.strip_prefix("### $")?.split_once(' '));
    declared
        .map(|(name, kind)| (name.to_owned(), kind.to_owned()))
        .collect()
}

fn folder_of(language: Language) -> PathBuf {
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("languages");
    languages.join(language.code())
}

fn joined(folder: &Path) -> String {
    let texts = files(folder).into_iter().map(|file| {
        let text = fs::read_to_string(&file).unwrap();
        text + "\n"
    });
    texts.collect()
}

/// The files of a folder; none if there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    files
}

/// The keys that `one` has and `other` has not.
fn lacking<'a>(one: &'a Messages, other: &Messages) -> Vec<&'a String> {
    one.keys().filter(|key| !other.contains_key(*key)).collect()
}

fn same_variables(language: Language, own: &Messages, english: &Messages) {
    for (key, pattern) in own {
        let expected = variables(&english[key]);
        assert_eq!(variables(pattern), expected, "{key} in {language:?}");
    }
}

/// The variables that a text shows or selects by.
fn variables(pattern: &Pattern) -> BTreeSet<&str> {
    let shown = parts(pattern).into_iter().filter_map(|part| match part {
        Part::Text(_) => None,
        Part::Variable(variable) | Part::Select { variable, .. } => Some(variable.as_str()),
    });
    shown.collect()
}

/// The variables that a text selects by, with the texts to select from.
fn selections(pattern: &Pattern) -> Vec<(&str, &[Variant])> {
    let selected = parts(pattern).into_iter().filter_map(|part| match part {
        Part::Select {
            variable, variants, ..
        } => Some((variable.as_str(), variants.as_slice())),
        _ => None,
    });
    selected.collect()
}

/// Whether there is a word in it that could be translated.
fn has_words(pattern: &Pattern) -> bool {
    parts(pattern).into_iter().any(|part| match part {
        Part::Text(text) => text
            .split(|letter: char| !letter.is_alphabetic())
            .any(|word| word.chars().count() > 1),
        _ => false,
    })
}

/// All parts of a text, those inside of selections too.
fn parts(pattern: &Pattern) -> Vec<&Part> {
    let mut found = Vec::new();
    for part in pattern {
        found.push(part);
        if let Part::Select { variants, .. } = part {
            found.extend(variants.iter().flat_map(|variant| parts(&variant.pattern)));
        }
    }
    found
}

/// The names of the forms that these numbers take.
fn forms(language: Language, numbers: impl Iterator<Item = Number>) -> BTreeSet<&'static str> {
    let forms = numbers.map(|number| Plural::of(number, language).name());
    forms.collect()
}

/// The whole numbers that take this form.
fn numbers_of(form: &str, language: Language) -> impl Iterator<Item = u32> {
    (0..=200).filter(move |&number| Plural::of(Number::from(number), language).name() == form)
}

/// All files of code in a folder and those below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| match path.extension() {
            Some(kind) if kind == "rs" => vec![path],
            _ => sources(&path),
        })
        .collect()
}
