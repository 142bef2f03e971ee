//! Two people agree on the rules before they start.

use leptos::prelude::*;
use rules::Ruleset;
use texts::Texts;

use super::book_address;
use crate::app::app;
use crate::screens::components::{Dialog, Switch};

/// Asks both players whether they agree. Differences from the international
/// rules are listed, so that nobody is surprised later.
#[component]
pub fn Agreement(
    /// The rules.
    rules: Ruleset,
    /// The two players.
    names: [String; 2],
    /// Called when both agree.
    on_agreed: Callback<()>,
    /// Called when they would rather change something.
    on_close: Callback<()>,
) -> impl IntoView {
    let app = app();
    let form = RwSignal::new([false; 2]);
    let all_agree = move || form.with(|form| form.iter().all(|&agrees| agrees));
    let address = book_address(&rules);
    let rules_in_force = app
        .base_texts
        .with(|words| words.for_rules(&rules).rules_in_force(&rules));
    let name = move || app.text(|t| t.ruleset_name(&rules));
    let different = rules_in_force.into_iter().filter(|rule| rule.differs);
    let different = different.map(|rule| {
        view! {
            <dt class="differs">{rule.name} ": " {rule.value}</dt>
            <dd class="small quiet">{rule.meaning}</dd>
        }
    });
    let names = (0..)
        .zip(names)
        .map(move |(number, name): (usize, String)| {
            let label = Signal::derive(move || app.text(|t| t.leaflets_agree(&name)));
            view! {
                <Switch
                    label
                    is_on=Signal::derive(move || form.with(|form| form[number]))
                    on_change=move |agrees| form.update(|form| form[number] = agrees)
                />
            }
        });
    view! {
        <Dialog on_close=move || on_close.run(())>
            <h2>{move || app.text(Texts::leaflets_agree_title)}</h2>
            <p>{move || app.text(Texts::leaflets_agree_about)}</p>
            <p><a href=address>{name}</a></p>
            <dl class="rules">{different.collect_view()}</dl>
            {names.collect_view()}
            <button
                class="first"
                disabled=move || !all_agree()
                on:click=move |_| on_agreed.run(())
            >
                {move || app.text(Texts::leaflets_agree_start)}
            </button>
        </Dialog>
    }
}
