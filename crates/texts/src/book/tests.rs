//! What must hold for the book of any rules in any language.

use rules::{Leaflet, Ruleset};

use super::{RuleBook, Topic};
use crate::{Language, Texts};

/// The built-in rules, and house rules that reach what they leave out.
fn rulesets() -> Vec<Ruleset> {
    let house = [
        "international, jacoby on, beavers raccoons, automatic-doubles 3",
        "deluxe, block 3, match 1",
        "international, cube off, variant hypergammon, single-number either",
        "swiss, variant nackgammon, cube-highest 8, beavers on, automatic-doubles 1",
        "international, variant free 6:2 off:13 / bar:1 3:14",
    ];
    let leaflets = Leaflet::ALL.into_iter().map(Leaflet::ruleset);
    let house = house.into_iter().map(|rules| rules.parse().unwrap());
    leaflets.chain(house).collect()
}

fn forms(book: &RuleBook) -> [String; 3] {
    [book.to_text(), book.to_markdown(), book.to_html()]
}

#[test]
fn every_book_names_every_value_and_leaves_no_gap() {
    for language in Language::written() {
        let texts = Texts::embedded(language);
        for rules in rulesets() {
            let book = RuleBook::of(&rules, &texts);
            for form in forms(&book) {
                // Lines are broken anywhere.
                let words: Vec<_> = form.split_whitespace().collect();
                let words = words.join(" ");
                for rule in texts.for_rules(&rules).rules_in_force(&rules) {
                    assert!(words.contains(&rule.name), "{rules}: {}", rule.name);
                    assert!(words.contains(&rule.value), "{rules}: {}", rule.value);
                }
                assert!(!form.contains("{$"), "{rules} in {language:?}");
            }
        }
    }
}

#[test]
fn what_differs_is_said_and_marked() {
    let texts = Texts::english();
    let marked = |rules: &Ruleset| -> Vec<&'static str> {
        let book = RuleBook::of(rules, &texts);
        let sentences = book
            .sections
            .into_iter()
            .flat_map(|section| section.sentences);
        let marked = sentences.filter(|sentence| sentence.differs);
        marked.filter_map(|sentence| sentence.option).collect()
    };
    assert_eq!(marked(&Leaflet::International.ruleset()), [""; 0]);
    let nordic = [
        "labels",
        "bear-off",
        "backgammon-needs",
        "cube-timing",
        "cube-highest",
        "crawford",
    ];
    assert_eq!(marked(&Leaflet::Nordic.ruleset()), nordic);
    // Every difference of a leaflet in how it is played stands in its book.
    for leaflet in Leaflet::ALL {
        let rules = leaflet.ruleset();
        let marked = marked(&rules);
        for option in rules.differences_from(Leaflet::International) {
            let is_of_sessions = matches!(option.name(), "match" | "match-lengths" | "crawford");
            assert!(
                marked.contains(&option.name()) || is_of_sessions,
                "{leaflet}: {}",
                option.name()
            );
        }
    }
}

#[test]
fn every_topic_has_sentences_and_most_a_picture() {
    for rules in rulesets() {
        let book = RuleBook::of(&rules, &Texts::english());
        let topics: Vec<_> = book.sections.iter().map(|section| section.topic).collect();
        assert_eq!(topics, Topic::ALL);
        for section in &book.sections {
            assert!(!section.sentences.is_empty(), "{:?}", section.topic);
            let needs_picture = match section.topic {
                Topic::Match => false,
                Topic::Cube => rules.cube.in_use,
                _ => true,
            };
            assert_eq!(
                section.illustration.is_some(),
                needs_picture,
                "{:?}",
                section.topic
            );
        }
    }
}

/// The words under a picture come from the rules themselves.
#[test]
fn pictures_show_what_the_leaflets_differ_in() {
    let texts = Texts::english();
    let caption = |rules: &str, topic: Topic| {
        let book = RuleBook::of(&rules.parse().unwrap(), &texts);
        let mut sections = book.sections.into_iter();
        let section = sections.find(|section| section.topic == topic).unwrap();
        section.illustration.unwrap().caption
    };
    let cases = [
        (
            "international",
            Topic::BearingOff,
            "With a 5 White can play 6/1.",
        ),
        ("deluxe", Topic::BearingOff, "With a 5 White can play 6/1."),
        (
            "nordic",
            Topic::BearingOff,
            "With a 5 White can play 6/1 or 4/off.",
        ),
        (
            "nordic-no",
            Topic::BearingOff,
            "With a 5 White can play 6/1, 4/off or 2/off.",
        ),
        (
            "international",
            Topic::Entering,
            "White has a checker on the bar. It enters with 1, 2 or 3.",
        ),
        (
            "international, block 3",
            Topic::Entering,
            "White has a checker on the bar. It enters with 1, 2, 3, 4 or 5.",
        ),
        (
            "hungarian",
            Topic::Hitting,
            "Dark has a blot on Light's 5-point. Light hits it with 1 or 3.",
        ),
        (
            "swiss",
            Topic::Blocks,
            "Black blocks six points in a row: no number lets White's last two checkers escape.",
        ),
        (
            "swiss, block 3",
            Topic::Blocks,
            "Black blocks the points in front of White's last two checkers. They escape with 6.",
        ),
        (
            "hungarian",
            Topic::Winning,
            "Light has borne off the last checker. Dark has one off and one on the bar: a single win.",
        ),
        (
            "swiss",
            Topic::Winning,
            "White has borne off the last checker. Black has one off and one on the bar: a backgammon.",
        ),
    ];
    for (rules, topic, expected) in cases {
        assert_eq!(caption(rules, topic), expected, "{rules}");
    }
}

/// Whoever holds the leaflet finds every place where we play something else.
#[test]
fn a_note_stands_where_a_leaflet_prints_something_else() {
    let texts = Texts::english();
    let noted = |rules: &str| -> Vec<Topic> {
        let book = RuleBook::of(&rules.parse().unwrap(), &texts);
        let sections = book.sections.into_iter();
        let noted =
            sections.flat_map(|section| section.notes.into_iter().map(move |_| section.topic));
        noted.collect()
    };
    assert_eq!(noted("international"), []);
    assert_eq!(
        noted("deluxe"),
        [
            Topic::Aim,
            Topic::Aim,
            Topic::Setup,
            Topic::Moving,
            Topic::Moving,
            Topic::Moving,
            Topic::Blocks,
            Topic::BearingOff,
            Topic::Winning,
            Topic::Cube,
        ]
    );
    let nordic = [
        Topic::Aim,
        Topic::Aim,
        Topic::Setup,
        Topic::Blocks,
        Topic::BearingOff,
        Topic::Winning,
        Topic::Cube,
    ];
    assert_eq!(noted("nordic"), nordic);
    let norwegian = [
        Topic::Aim,
        Topic::Setup,
        Topic::Entering,
        Topic::BearingOff,
        Topic::Winning,
    ];
    assert_eq!(noted("nordic-no"), norwegian);
    let swiss = [
        Topic::Aim,
        Topic::Aim,
        Topic::Setup,
        Topic::BearingOff,
        Topic::Winning,
    ];
    assert_eq!(noted("swiss"), swiss);
    let hungarian = [Topic::Aim, Topic::Setup, Topic::Cube, Topic::Cube];
    assert_eq!(noted("hungarian"), hungarian);
    // Who plays what is printed needs no note about it.
    assert!(!noted("deluxe, block 3").contains(&Topic::Blocks));
    assert_eq!(noted("hungarian, cube-highest none"), hungarian[..3]);
}

#[test]
fn the_swiss_book_knows_one_way_to_name_points() {
    let book = RuleBook::of(&Leaflet::Swiss.ruleset(), &Texts::english());
    for form in forms(&book) {
        assert!(form.contains("1A/12A"), "{form}");
        for other in [
            "24/13", "24-point", "13-point", "19-point", "-13-14-", ">24<",
        ] {
            assert!(!form.contains(other), "{other} in {form}");
        }
    }
    let words: Vec<_> = book
        .sections
        .iter()
        .flat_map(|section| &section.sentences)
        .collect();
    let is_said = |text: &str| words.iter().any(|sentence| sentence.text == text);
    assert!(is_said(
        "White: 1A → 12A → 12 → 1. Black: 1 → 12 → 12A → 1A."
    ));
    assert!(is_said(
        "Black: 2 on the 1-point, 5 on the 12-point, 3 on the 8A-point and 5 on the 6A-point."
    ));
}

/// By the Hungarian leaflet Dark moves counterclockwise, so Light, at the
/// bottom, bears off at the left.
#[test]
fn a_board_is_drawn_in_the_direction_of_its_leaflet() {
    let book = |leaflet: Leaflet| RuleBook::of(&leaflet.ruleset(), &Texts::english()).to_text();
    let hungarian = "    +24-23-22-21-20-19------18-17-16-15-14-13-+\n\
                     \x20   | X              O |   |    O           X |\n";
    assert!(
        book(Leaflet::Hungarian).contains(hungarian),
        "{}",
        book(Leaflet::Hungarian)
    );
    assert!(book(Leaflet::Swiss).contains("    +12A11A10A9A-"));
}

/// A gammon needs none off and a backgammon asks only for a straggler, so a
/// book that says both has to say which one counts.
#[test]
fn no_book_contradicts_itself_about_wins() {
    for language in Language::written() {
        let texts = Texts::embedded(language);
        for rules in rulesets() {
            let book = RuleBook::of(&rules, &texts);
            let winning = book
                .sections
                .iter()
                .find(|section| section.topic == Topic::Winning);
            let sentences = &winning.unwrap().sentences;
            let highest = texts.for_rules(&rules).book_winning_highest();
            assert!(
                sentences.iter().any(|sentence| sentence.text == highest),
                "{rules}"
            );
        }
    }
}

#[test]
fn the_books_read_like_this() {
    let texts = Texts::english();
    let book = |leaflet: Leaflet| RuleBook::of(&leaflet.ruleset(), &texts);
    insta::assert_snapshot!("deluxe", book(Leaflet::Deluxe).to_text());
    insta::assert_snapshot!("nordic", book(Leaflet::Nordic).to_markdown());
    insta::assert_snapshot!("hungarian", book(Leaflet::Hungarian).to_html());
}

/// Who has the leaflet in hand finds which of its texts is followed, and where
/// the Norwegian one is read with care.
#[test]
fn notes_say_which_text_is_followed() {
    let notes = |leaflet: Leaflet| -> String {
        let book = RuleBook::of(&leaflet.ruleset(), &Texts::english());
        let notes = book.sections.into_iter().flat_map(|section| section.notes);
        notes.collect::<Vec<_>>().join(" ")
    };
    for (leaflet, is_german, is_swedish) in [
        (Leaflet::Deluxe, true, false),
        (Leaflet::DeluxeCzech, false, false),
        (Leaflet::Swiss, true, false),
        (Leaflet::SwissItalian, false, false),
        (Leaflet::Nordic, false, true),
        (Leaflet::NordicNorwegian, false, false),
        (Leaflet::Hungarian, false, false),
    ] {
        let notes = notes(leaflet);
        assert_eq!(notes.contains("the German text"), is_german, "{leaflet}");
        assert_eq!(notes.contains("the Swedish text."), is_swedish, "{leaflet}");
        let is_norwegian = leaflet == Leaflet::NordicNorwegian;
        assert_eq!(notes.contains("on your side"), is_norwegian, "{leaflet}");
    }
}
