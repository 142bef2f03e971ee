//! What happened at the table while you were away.

use leptos::prelude::*;

use super::online_status::with;
use crate::app::{AppState, app};
use crate::describe;
use crate::online::{Missed, OnlineEvent};

/// How many sentences are shown: the last ones matter most.
const MOST: usize = 8;

/// A short list, until it is closed.
#[component]
pub(super) fn MissedEvents() -> impl IntoView {
    let app = app();
    let table = app.table;
    move || {
        let sentences = sentences(app);
        if sentences.is_empty() {
            return None;
        }
        let count = u32::try_from(sentences.len()).unwrap_or(u32::MAX);
        let first = sentences.len().saturating_sub(MOST);
        let lines = sentences[first..]
            .iter()
            .map(|text| view! { <li>{text.clone()}</li> });
        let turn = with(app, |client| {
            app.texts
                .with(|t| describe::online_event(&OnlineEvent::CaughtUp, client, t))
        });
        let entries = with(app, |client| client.missed().and_then(Missed::entries));
        let show = entries.map(|entries| {
            view! {
                <button on:click=move |_| table.show_from(app, entries)>
                    {app.text(|t| t.since_show())}
                </button>
            }
        });
        Some(view! {
            <section class="asked missed">
                <h2>{app.text(|t| t.since_title())}</h2>
                <p>{app.text(|t| t.since_count(count))}</p>
                <ol start=first + 1>{lines.collect_view()}</ol>
                <p><strong>{turn}</strong></p>
                <div class="row">
                    {show}
                    <button on:click=move |_| table.dismiss_missed()>
                        {app.text(|t| t.button_close())}
                    </button>
                </div>
            </section>
        })
    }
}

/// What happened, a sentence each.
fn sentences(app: AppState) -> Vec<String> {
    let said = with(app, |client| {
        let since = client.missed()?;
        app.table.with(|table| {
            let told = since.news().iter();
            let told = told
                .filter_map(|news| app.texts.with(|t| describe::missed(news, client, table, t)));
            told.collect()
        })
    });
    said.unwrap_or_default()
}
