//! The leaflets: choose one, or compare two.

mod agreement;
mod comparison;
pub mod link;

use leptos::prelude::*;
use rules::Leaflet;
use texts::Texts;

pub use self::agreement::Agreement;
pub use self::comparison::Comparison;
use super::components::Header;
use crate::app::app;

/// The address of the rule book for these rules.
#[must_use]
pub fn book_address(rules: &rules::Ruleset) -> String {
    format!("#/rules/{}", link::to_address(rules))
}

/// The screen where you find the leaflet of your set.
#[component]
pub fn Leaflets() -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let card = move |leaflet: Leaflet| {
        view! {
            <a class="button start-link" href=book_address(&leaflet.ruleset())>
                <strong>{move || app.text(|t| t.leaflet_name(leaflet))}</strong>
                <span class="quiet">{move || app.text(|t| t.leaflet_about(leaflet))}</span>
            </a>
        }
    };
    let (one, other) = (
        RwSignal::new(Leaflet::International),
        RwSignal::new(Leaflet::Deluxe),
    );
    view! {
        <Header title=text(Texts::leaflets_title) />
        <main class="sheet">
            <p>{text(Texts::start_rules_about)}</p>
            <nav class="start-links">{Leaflet::ALL.map(card).collect_view()}</nav>
            <section class="card">
                <h2>{text(Texts::leaflets_compare)}</h2>
                <div class="row">
                    <LeafletChoice label=text(Texts::leaflets_compare_one) chosen=one />
                    <LeafletChoice label=text(Texts::leaflets_compare_other) chosen=other />
                </div>
                <Comparison
                    texts=app.base_texts.into()
                    one=Signal::derive(move || one.get().ruleset())
                    other=Signal::derive(move || other.get().ruleset())
                />
            </section>
        </main>
    }
}

/// One of the leaflets.
#[component]
pub fn LeafletChoice(
    /// What it's chosen for.
    label: Signal<String>,
    /// The leaflet.
    chosen: RwSignal<Leaflet>,
) -> impl IntoView {
    let app = app();
    let options = Leaflet::ALL.map(|leaflet| {
        view! {
            <option value=leaflet.name() prop:selected=move || chosen.get() == leaflet>
                {move || app.text(|t| t.leaflet_name(leaflet))}
            </option>
        }
    });
    let choose = move |event: leptos::ev::Event| {
        if let Some(leaflet) = Leaflet::named(&event_target_value(&event)) {
            chosen.set(leaflet);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change=choose>{options.collect_view()}</select>
        </label>
    }
}
