//! House rules: any option of the rules, changed by hand.

use leptos::prelude::*;
use rules::RuleOption;

use super::Agreed;
use crate::app::house;
use crate::screens::book::values_of;

/// The options that are not asked for elsewhere on the form.
fn options() -> impl Iterator<Item = &'static RuleOption> {
    let elsewhere = ["match", "match-lengths", "cube"];
    RuleOption::ALL
        .iter()
        .filter(move |option| !elsewhere.contains(&option.name()))
}

/// Every option with the values to choose from.
#[component]
pub(super) fn HouseRules(agreed: RwSignal<Agreed>) -> impl IntoView {
    options()
        .map(|option| view! { <OptionChoice agreed option /> })
        .collect_view()
}

#[component]
fn OptionChoice(agreed: RwSignal<Agreed>, option: &'static RuleOption) -> impl IntoView {
    let house = house();
    let rule = Memo::new(move |_| {
        agreed.with(|agreed| house.texts.with(|t| t.rule(option, &agreed.rules)))
    });
    let values = move || {
        agreed.with(|agreed| {
            let now = option.value_in(&agreed.rules);
            let mut values = values_of(option);
            if !values.contains(&now) {
                values.push(now.clone());
            }
            let named = values.into_iter().filter_map(|value| {
                let mut rules = agreed.rules.clone();
                option.set(&mut rules, &value).ok()?;
                let name = house.texts.with(|t| t.rule(option, &rules).value);
                let is_chosen = value == now;
                Some(view! { <option value=value selected=is_chosen>{name}</option> })
            });
            named.collect_view()
        })
    };
    let choose = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        agreed.update(|agreed| {
            // Only values that can be set are offered.
            let _ = option.set(&mut agreed.rules, &value);
        });
    };
    let id = format!("option-{}", option.name());
    view! {
        <div class="field option" class:differs=move || rule.with(|rule| rule.differs)>
            <label for=id.clone()>{move || rule.with(|rule| rule.name.clone())}</label>
            <select id=id on:change=choose>{values}</select>
            <p class="small quiet">{move || rule.with(|rule| rule.meaning.clone())}</p>
        </div>
    }
}
