//! Rulesets in any combination, written and read.

use rules::{Leaflet, RuleOption, Ruleset};

use crate::random::Random;

/// Words that may be values of an option, from its own description, and some
/// numbers.
fn candidates(option: &RuleOption) -> Vec<String> {
    let words = option.allowed();
    let words = words.split([',', ' ', '\'']).map(str::to_owned);
    let lists = ["1", "16", "21", "3 5 7", "free bar:1 6:2 / 24:1 2:2"];
    words.chain(lists.map(str::to_owned)).collect()
}

#[test]
fn any_combination_is_read_back_as_it_was_written() {
    let mut random = Random::new(3);
    for _ in 0..300 {
        let mut rules = random.choose(&Leaflet::ALL).ruleset();
        let mut changes = 0;
        for option in RuleOption::ALL {
            let words = candidates(option);
            let word = &words[random.below(words.len())];
            let before = rules.clone();
            match option.set(&mut rules, word) {
                Ok(()) => {
                    assert_eq!(&option.value_in(&rules), word);
                    changes += 1;
                }
                Err(_) => assert_eq!(rules, before),
            }
        }
        assert!(changes > 0);
        let text = rules.to_string();
        assert_eq!(text.parse::<Ruleset>(), Ok(rules), "{text}");
    }
}

#[test]
fn a_ruleset_is_named_after_the_leaflet_it_is_nearest_to() {
    let mut rules = Leaflet::Nordic.ruleset();
    rules.movement.bear_off = Leaflet::NordicNorwegian.ruleset().movement.bear_off;
    rules.opening = Leaflet::NordicNorwegian.ruleset().opening;
    assert_eq!(rules.to_string(), "nordic-no");
}
