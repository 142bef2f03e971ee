//! Two leaflets side by side: first where they differ.

use leptos::prelude::*;
use rules::{RuleOption, Ruleset};
use texts::{RuleText, Texts};

/// Two rulesets, option by option.
#[component]
pub fn Comparison(
    /// In which words.
    texts: Signal<Texts>,
    /// The one.
    one: Signal<Ruleset>,
    /// The other.
    other: Signal<Ruleset>,
) -> impl IntoView {
    let text = move |text: fn(&Texts) -> String| move || texts.with(text);
    let pairs = Memo::new(move |_| {
        texts.with(|texts| one.with(|one| other.with(|other| side_by_side(one, other, texts))))
    });
    let names = move || {
        let name = |rules: Signal<Ruleset>| {
            rules.with(|rules| texts.with(|texts| texts.ruleset_name(rules)))
        };
        (name(one), name(other))
    };
    let rows = move |wanted: bool| {
        let pairs = pairs.get().into_iter();
        let rows = pairs.filter(move |pair| pair.differs == wanted).map(row);
        rows.collect_view()
    };
    let has_differences = move || pairs.with(|pairs| pairs.iter().any(|pair| pair.differs));
    view! {
        <h3>{text(Texts::leaflets_differences)}</h3>
        <Show
            when=has_differences
            fallback=move || view! { <p>{text(Texts::leaflets_no_differences)}</p> }
        >
            <table class="compared">
                <thead>
                    <tr>
                        <th>{text(Texts::book_summary_rule)}</th>
                        <th>{move || names().0}</th>
                        <th>{move || names().1}</th>
                    </tr>
                </thead>
                <tbody>{move || rows(true)}</tbody>
            </table>
        </Show>
        <details>
            <summary>{text(Texts::leaflets_same)}</summary>
            <table class="compared">
                <tbody>{move || rows(false)}</tbody>
            </table>
        </details>
    }
}

/// One option in two rulesets.
#[derive(Clone, Debug, PartialEq)]
struct Pair {
    one: RuleText,
    other: RuleText,
    differs: bool,
}

fn side_by_side(one: &Ruleset, other: &Ruleset, texts: &Texts) -> Vec<Pair> {
    let pair = |option: &RuleOption| Pair {
        one: texts.rule(option, one),
        other: texts.rule(option, other),
        differs: option.value_in(one) != option.value_in(other),
    };
    RuleOption::ALL.iter().map(pair).collect()
}

fn row(pair: Pair) -> impl IntoView {
    let Pair {
        one,
        other,
        differs,
    } = pair;
    let cells = if differs {
        vec![one.clone(), other]
    } else {
        vec![one.clone()]
    };
    let cells = cells.into_iter().map(|rule| {
        view! {
            <td>
                {rule.value}
                <p class="small quiet">{rule.meaning}</p>
            </td>
        }
    });
    view! {
        <tr>
            <th>{one.name}</th>
            {cells.collect_view()}
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use rules::Leaflet;

    use super::*;

    #[test]
    fn what_differs_is_told_apart() {
        let (swiss, deluxe) = (Leaflet::Swiss.ruleset(), Leaflet::Deluxe.ruleset());
        let pairs = side_by_side(&swiss, &deluxe, &Texts::english());
        let different = pairs.iter().filter(|pair| pair.differs);
        let different: Vec<_> = different.map(|pair| pair.one.option).collect();
        let expected = ["opening", "blocked-landing", "duty", "bear-off", "labels"];
        assert_eq!(different, expected);
        let same = side_by_side(&swiss, &swiss, &Texts::english());
        assert!(same.iter().all(|pair| !pair.differs));
    }
}
