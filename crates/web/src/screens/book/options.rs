//! House rules: every option, to change.

use leptos::prelude::*;
use rules::{RuleOption, Ruleset};
use texts::Texts;

/// Options that belong together, under a heading.
type Group = (fn(&Texts) -> String, &'static [&'static str]);

const GROUPS: [Group; 6] = [
    (|t| t.rules_of_start(), &["variant", "opening", "next-game"]),
    (
        |t| t.rules_of_moving(),
        &[
            "block",
            "blocked-landing",
            "duty",
            "single-number",
            "bear-off",
            "hit-and-run",
        ],
    ),
    (|t| t.rules_of_winning(), &["backgammon-needs", "unit"]),
    (
        |t| t.rules_of_cube(),
        &[
            "cube",
            "cube-timing",
            "cube-highest",
            "jacoby",
            "beavers",
            "automatic-doubles",
        ],
    ),
    (
        |t| t.rules_of_matches(),
        &["match", "match-lengths", "crawford"],
    ),
    (
        |t| t.rules_of_board(),
        &["labels", "counter-clockwise", "colors", "cube-at-rest"],
    ),
];

/// All options with their values.
#[component]
pub(super) fn Options(rules: RwSignal<Ruleset>, texts: Signal<Texts>) -> impl IntoView {
    let group = move |(title, names): Group| {
        let options = names
            .iter()
            .filter_map(|name| RuleOption::named(name))
            .map(|option| view! { <Values rules texts option /> });
        view! {
            <h3>{move || texts.with(title)}</h3>
            {options.collect_view()}
        }
    };
    view! { <div class="options">{GROUPS.map(group).collect_view()}</div> }
}

/// The values of one option, one of them ticked.
#[component]
fn Values(
    rules: RwSignal<Ruleset>,
    texts: Signal<Texts>,
    option: &'static RuleOption,
) -> impl IntoView {
    let rule = Memo::new(move |_| texts.with(|t| rules.with(|rules| t.rule(option, rules))));
    let name = move || rule.with(|rule| rule.name.clone());
    let now = Memo::new(move |_| rules.with(|rules| option.value_in(rules)));
    // Keep the same list while it has the current value: rebuilding it would
    // lose the focus.
    let values = Memo::new(move |before: Option<&Vec<String>>| {
        let now = now.get();
        let mut values = before.cloned().unwrap_or_else(|| values_of(option));
        if !values.contains(&now) {
            values.push(now);
        }
        values
    });
    let radio = move |value: String| {
        let mut tried = rules.get_untracked();
        option.set(&mut tried, &value).ok()?;
        let text = texts.with(|t| t.rule(option, &tried).value);
        let is_chosen = {
            let value = value.clone();
            move || now.with(|now| *now == value)
        };
        let choose = move |_| {
            rules.update(|rules| {
                // Only valid values are offered.
                let _ = option.set(rules, &value);
            });
        };
        Some(view! {
            <label class="choice">
                <input
                    type="radio"
                    name=format!("rule-{}", option.name())
                    prop:checked=is_chosen
                    on:change=choose
                />
                <span>{text}</span>
            </label>
        })
    };
    view! {
        <fieldset class="field" class:differs=move || rule.with(|rule| rule.differs)>
            <legend>{name}</legend>
            <div class="choices">
                {move || values.get().into_iter().filter_map(radio).collect_view()}
            </div>
            <p class="small quiet">{move || rule.with(|rule| rule.meaning.clone())}</p>
        </fieldset>
    }
}

/// The values to choose from, as they are written.
#[must_use]
pub fn values_of(option: &RuleOption) -> Vec<String> {
    let some: &[&str] = match option.name() {
        "variant" => &["backgammon", "nackgammon", "hypergammon"],
        "cube-highest" => &["none", "16", "32", "64", "128"],
        "automatic-doubles" => &["off", "1", "2", "3"],
        "match" => &["none", "1", "3", "5", "7", "9", "11"],
        "match-lengths" => &["none", "3 5 7 9", "10"],
        // The others list their values in words: "this, that or those".
        _ => return words_of(&option.allowed()),
    };
    some.iter().map(ToString::to_string).collect()
}

fn words_of(list: &str) -> Vec<String> {
    let words = list.split([',', ' ']);
    let words = words.filter(|word| !word.is_empty() && *word != "or");
    words.map(ToOwned::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_can_be_ticked_and_stands_in_one_group() {
        let grouped: Vec<_> = GROUPS.iter().flat_map(|(_, names)| *names).collect();
        for option in RuleOption::ALL {
            let times = grouped.iter().filter(|name| ***name == option.name());
            assert_eq!(times.count(), 1, "{}", option.name());
        }
        assert_eq!(grouped.len(), RuleOption::ALL.len());
    }

    #[test]
    fn every_value_that_is_offered_can_be_set() {
        for option in RuleOption::ALL {
            let values = values_of(option);
            assert!(values.len() > 1, "{}: {values:?}", option.name());
            for value in values {
                let mut rules = Ruleset::international();
                option.set(&mut rules, &value).unwrap();
                assert_eq!(option.value_in(&rules), value);
            }
        }
    }
}
