//! What happened at the table while nobody looked from here.

use leptos::prelude::*;

use super::company::with;
use crate::app::{House, house};
use crate::far::{News, Since};
use crate::words;

/// How many sentences are shown: who was away for long wants the last.
const MOST: usize = 8;

/// A short list, until it is closed.
#[component]
pub(super) fn Missed() -> impl IntoView {
    let house = house();
    let table = house.table;
    move || {
        let sentences = sentences(house);
        if sentences.is_empty() {
            return None;
        }
        let count = u32::try_from(sentences.len()).unwrap_or(u32::MAX);
        let first = sentences.len().saturating_sub(MOST);
        let lines = sentences[first..]
            .iter()
            .map(|text| view! { <li>{text.clone()}</li> });
        let turn = with(house, |guest| {
            house.texts.with(|t| words::news(&News::CaughtUp, guest, t))
        });
        let entries = with(house, |guest| guest.since().and_then(Since::entries));
        let show = entries.map(|entries| {
            view! {
                <button on:click=move |_| table.show_from(house, entries)>
                    {house.say(|t| t.since_show())}
                </button>
            }
        });
        Some(view! {
            <section class="asked since">
                <h2>{house.say(|t| t.since_title())}</h2>
                <p>{house.say(|t| t.since_count(count))}</p>
                <ol start=first + 1>{lines.collect_view()}</ol>
                <p><strong>{turn}</strong></p>
                <div class="row">
                    {show}
                    <button on:click=move |_| table.put_away_since()>
                        {house.say(|t| t.button_close())}
                    </button>
                </div>
            </section>
        })
    }
}

/// What happened, a sentence each.
fn sentences(house: House) -> Vec<String> {
    let said = with(house, |guest| {
        let since = guest.since()?;
        house.table.with(|table| {
            let told = since.news().iter();
            let told =
                told.filter_map(|news| house.texts.with(|t| words::since(news, guest, table, t)));
            told.collect()
        })
    });
    said.unwrap_or_default()
}
