//! Choosing the language.

use leptos::prelude::*;
use rules::insertion_sort_by;
use texts::Language;

use crate::app::app;

/// Every language under its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    let chosen = move || settings.with(|settings| settings.language.clone());
    let languages = move || {
        let mut languages: Vec<_> = Language::written().collect();
        insertion_sort_by(&mut languages, |one, other| {
            one.own_name().cmp(other.own_name())
        });
        let named = languages.into_iter().map(|language| {
            let is_chosen = move || chosen().as_deref() == Some(language.code());
            view! {
                <option value=language.code() lang=language.code() prop:selected=is_chosen>
                    {language.own_name()}
                </option>
            }
        });
        named.collect_view()
    };
    let choose = move |event: leptos::ev::Event| {
        let code = event_target_value(&event);
        settings.update(|settings| settings.language = (!code.is_empty()).then_some(code));
    };
    view! {
        <div class="field">
            <label for="language">{move || app.text(|t| t.settings_language())}</label>
            <select id="language" on:change=choose>
                <option value="" prop:selected=move || chosen().is_none()>
                    {move || app.text(|t| t.language_automatic())}
                </option>
                {languages}
            </select>
        </div>
    }
}
