//! House rules: any option, changed by hand.

use leptos::prelude::*;
use rules::RuleOption;

use super::StartForm;
use crate::app::app;
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
pub(super) fn HouseRules(form: RwSignal<StartForm>) -> impl IntoView {
    options()
        .map(|option| view! { <OptionChoice form option /> })
        .collect_view()
}

#[component]
fn OptionChoice(form: RwSignal<StartForm>, option: &'static RuleOption) -> impl IntoView {
    let app = app();
    let rule =
        Memo::new(move |_| form.with(|form| app.texts.with(|t| t.rule(option, &form.rules))));
    let values = move || {
        form.with(|form| {
            let now = option.value_in(&form.rules);
            let mut values = values_of(option);
            if !values.contains(&now) {
                values.push(now.clone());
            }
            let named = values.into_iter().filter_map(|value| {
                let mut rules = form.rules.clone();
                option.set(&mut rules, &value).ok()?;
                let name = app.texts.with(|t| t.rule(option, &rules).value);
                let is_chosen = value == now;
                Some(view! { <option value=value selected=is_chosen>{name}</option> })
            });
            named.collect_view()
        })
    };
    let choose = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        form.update(|form| {
            // Only values that can be set are offered.
            let _ = option.set(&mut form.rules, &value);
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
