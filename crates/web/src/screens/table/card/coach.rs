//! The coach speaks up before a mistake becomes final.

use engine::{Finding, Subject};
use leptos::prelude::*;

use super::title;
use crate::analysis::arrows_of;
use crate::app::app;
use crate::board::ArrowKind;
use crate::describe;
use crate::play::Table;

/// First says that there's something better, with one reason, so that you can
/// try again; then what it is.
#[component]
pub(super) fn Coach(finding: Box<Finding>) -> impl IntoView {
    let app = app();
    let table = app.table;
    let is_shown = RwSignal::new(false);
    let movement = table.with(|table| table.now().rules().movement);
    let labels = table.with(Table::labels).unwrap_or_default();
    let reasons = movement
        .map(|movement| {
            app.texts
                .with(|t| describe::reasons(&finding, movement, labels, t))
        })
        .unwrap_or_default();
    let fact = app.text(|t| match finding.subject {
        Subject::Play(_) | Subject::Roll(_) => t.coach_found_play(),
        Subject::Cube(_) | Subject::Reply(_) => t.coach_found_cube(),
    });
    let advice = app.text(|t| describe::advice(&finding, labels, t));
    // What is better takes the place of the fact that something is.
    let heading = Signal::derive(move || match is_shown.get() && !advice.is_empty() {
        true => advice.clone(),
        false => fact.clone(),
    });
    let finding = StoredValue::new(finding);
    let player = table.with(|table| table.now().game().on_roll()).flatten();
    let show = move |_| {
        is_shown.set(true);
        // The checkers go back, so that the arrows begin where they stand.
        finding.with_value(|finding| {
            if let (Some(player), Subject::Play(judged)) = (player, &finding.subject) {
                let best = arrows_of(player, &judged.best().play, ArrowKind::Best);
                table.show_beginning_of_turn();
                table.arrows.set(best);
            }
        });
    };
    let first_reason = reasons.first().cloned();
    let told = move || {
        finding.with_value(|finding| {
            let played = app.text(|t| describe::made(finding, labels, t));
            let loss = describe::analysis::loss(finding);
            let cost = app.text(|t| t.coach_gives_away(&played, loss));
            view! {
                <ul class="reasons">
                    {reasons.iter().map(|reason| view! { <li>{reason.clone()}</li> }).collect_view()}
                </ul>
                <p class="small quiet">{cost}</p>
            }
        })
    };
    let try_again = move |_| {
        table.put_away_question();
        table.change(app, Table::reconsider);
    };
    let keep = move |_| {
        table.put_away_question();
        table.change(app, Table::insist);
    };
    view! {
        <p class="kicker">{app.text(|t| t.coach_title())}</p>
        {title(heading)}
        <Show when=move || is_shown.get() fallback=move || view! { <p>{first_reason.clone()}</p> }>
            {told.clone()}
        </Show>
        <div class="row">
            <button class="first" on:click=try_again>{app.text(|t| t.coach_change())}</button>
            <Show when=move || !is_shown.get()>
                <button on:click=show>{app.text(|t| t.coach_show())}</button>
            </Show>
            <button class="plain" on:click=keep>{app.text(|t| t.coach_keep())}</button>
        </div>
    }
}
