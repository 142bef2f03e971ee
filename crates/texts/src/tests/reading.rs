//! Reading and filling, compared with Mozilla's own.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use proptest::proptest;

use crate::argument::{Argument, fill};
use crate::own_words::OwnWords;
use crate::reader::{self, Part, Pattern};
use crate::texts::{Texts, taken_apart};
use crate::{Color, Language};

/// What our reader makes of a text with these arguments.
fn ours(
    pattern: &Pattern,
    language: Language,
    arguments: &[(&'static str, Argument<'_>)],
) -> String {
    let mut filled = String::new();
    fill(pattern, arguments, language, &mut filled);
    without_isolates(&filled)
}

/// A text without the marks that keep directions apart: some are ours, some
/// stand in the texts.
fn without_isolates(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

fn bundle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(source.to_owned());
    let resource = resource.map_err(|(_, faults)| faults).unwrap();
    let tag = match language {
        Language::Portuguese => "pt-PT",
        _ => language.code(),
    };
    let mut bundle = FluentBundle::new(vec![tag.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap();
    bundle
}

/// All texts of all languages, with numbers of every form and words of every
/// kind, read the same by both.
#[test]
fn we_read_as_mozilla_does() {
    for language in Language::written() {
        let (words, leaflets) = taken_apart(Texts::source(language).unwrap());
        let leaflets = leaflets.iter();
        let leaflets = leaflets.map(|(_, words)| OwnWords::take_from(words).unwrap().1);
        for source in leaflets.chain([words.to_owned()]) {
            same_as_mozilla(language, &source);
        }
    }
}

fn same_as_mozilla(language: Language, source: &str) {
    let bundle = bundle(language, source);
    for message in reader::read(source).unwrap() {
        let value = bundle.get_message(&message.key).unwrap().value().unwrap();
        // Mozilla's plural rules are wrong for some larger numbers; ours are
        // held to Unicode's elsewhere.
        for number in 0..=9 {
            for word in ["white", "light", "gammon", "Anna"] {
                let mut theirs = FluentArgs::new();
                let mut arguments = Vec::new();
                for variable in selectors(&message.pattern) {
                    // A variable that selects by numbers is one.
                    if variable.1 {
                        theirs.set(variable.0, number);
                        arguments.push((variable.0, Argument::Number(number.into())));
                    } else {
                        theirs.set(variable.0, FluentValue::from(word));
                        arguments.push((variable.0, Argument::Text(word)));
                    }
                }
                let mut faults = Vec::new();
                let theirs = bundle.format_pattern(value, Some(&theirs), &mut faults);
                assert!(faults.is_empty(), "{}: {faults:?}", message.key);
                let theirs = without_isolates(&theirs);
                assert_eq!(ours(&message.pattern, language, &arguments), theirs);
            }
        }
    }
}

/// The variables of a text, and whether they select plural forms.
fn selectors(pattern: &Pattern) -> Vec<(&'static str, bool)> {
    let mut found: Vec<(&'static str, bool)> = Vec::new();
    let mut add = |name: &str, is_number: bool| match found.iter_mut().find(|one| one.0 == name) {
        Some(one) => one.1 |= is_number,
        None => found.push((name.to_owned().leak(), is_number)),
    };
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Variable(variable) => add(variable, false),
            Part::Select {
                variable, variants, ..
            } => {
                let plural = |key: &str| key == "other" || key.parse::<i64>().is_ok();
                add(
                    variable,
                    variants.iter().any(|variant| plural(&variant.key)),
                );
                for variant in variants {
                    for (inner, is_number) in selectors(&variant.pattern) {
                        add(inner, is_number);
                    }
                }
            }
        }
    }
    found
}

#[test]
fn plural_forms_follow_the_language() {
    let source = "pip-count = { $pips ->\n    [one] { $pips } bod\n    [few] { $pips } body\n    \
                  [many] { $pips } bodu\n   *[other] { $pips } bodů\n}\n";
    let czech = Texts::new(Language::Czech, source).unwrap();
    let forms = [1, 3, 5].map(|pips| czech.pip_count(pips));
    assert_eq!(forms, ["1 bod", "3 body", "5 bodů"]);
    let half = crate::Number::with_decimals(0.5, 1);
    assert_eq!(czech.pip_count(half), "0,5 bodu");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let texts = Texts::new(Language::Russian, "button-ok = Хорошо\nno-such-key = да\n").unwrap();
    assert_eq!(texts.button_ok(), "Хорошо");
    // By English plural rules: a Russian would use the form of one.
    assert_eq!(texts.pip_count(21), "21 pips");
    assert_eq!(texts.language(), Language::Russian);
}

#[test]
fn notation_and_names_keep_their_direction() {
    let arabic = Texts::new(Language::Arabic, "hint-best = الأفضل: { $play }\n").unwrap();
    assert_eq!(
        arabic.hint_best("8/5 6/5"),
        "الأفضل: \u{2068}8/5 6/5\u{2069}"
    );
    let english = Texts::english();
    assert_eq!(english.hint_best("8/5 6/5"), "Best: 8/5 6/5");
    assert_eq!(english.turn_roll("ليلى"), "\u{2068}ليلى\u{2069} to roll");
}

#[test]
fn colors_are_shown_by_name_and_selected_by_key() {
    let german = "color-light = Hell\nplace-empty = { $owner ->\n    [light] Helle\n   \
                  *[other] Andere\n} { $owner } { $point }\n";
    let texts = Texts::new(Language::German, german).unwrap();
    assert_eq!(texts.place_empty(Color::Light, "4"), "Helle Hell 4");
    assert_eq!(texts.place_empty(Color::Dark, "4"), "Andere Dark 4");
}

#[test]
fn terms_stand_in_their_places() {
    let source = "home-title = { -game } & { \"}\" }{ -game }!\n# later\n-game = Tavla\n";
    let texts = Texts::new(Language::Turkish, source).unwrap();
    assert_eq!(texts.home_title(), "Tavla & }Tavla!");
}

#[test]
fn what_cannot_be_read_is_named_by_its_line() {
    let cases = [
        ("a = b\nc d\n", "line 2: expected = after the key"),
        ("a =\n", "line 2: expected a text"),
        ("a = b\n  c\n", "line 2: expected a text on one line"),
        ("a = { $b", "line 1: expected a closing brace"),
        ("a = b }\n", "line 1: expected the end of the line"),
        (
            "a = { b }\n",
            "line 1: expected a variable, a term or a quote",
        ),
        ("a = { -b }\n", "line 1: expected a term that is stated"),
        (
            "a = { $b ->\n [one] c\n}\n",
            "line 3: expected a variant with a star",
        ),
        (
            "a = { $b ->\n *[one c\n}\n",
            "line 2: expected a closing bracket",
        ),
        ("a = { \"b\n", "line 1: expected a closing quote"),
        ("\n<html>", "line 2: expected a name"),
    ];
    for (source, message) in cases {
        let fault = Texts::new(Language::German, source).unwrap_err();
        assert_eq!(fault.to_string(), message, "{source:?}");
    }
}

proptest! {
    /// A broken file is refused, never a reason to stop.
    #[test]
    fn anything_is_read_or_refused(source in "[-a$\\[\\]{}*>\"=#\\\\ \n\ré]{0,40}") {
        let _ = reader::read(&source);
    }
}

#[test]
fn lists_end_in_a_word() {
    let texts = Texts::english();
    let items = |count: usize| (1..=count).map(|item| item.to_string()).collect::<Vec<_>>();
    let lists = [0, 1, 2, 3, 4].map(|count| texts.all_of(&items(count)));
    assert_eq!(lists, ["", "1", "1 and 2", "1, 2 and 3", "1, 2, 3 and 4"]);
    assert_eq!(texts.one_of(&items(3)), "1, 2 or 3");
}
