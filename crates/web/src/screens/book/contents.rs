//! The contents of the rule book, and a search in it.

use leptos::prelude::*;
use texts::{RuleBook, Texts};

use super::search;
use crate::screens::components::TextField;

/// The id of the last section, which is a table.
pub(super) const SUMMARY: &str = "rules-summary";

/// From this width on, the contents are beside the text, in pixels.
const BESIDE: f64 = 1024.0;

/// The id of a section, counted from 1.
pub(super) fn id(number: usize) -> String {
    format!("rules-{number}")
}

/// The sections to go to, and the search.
#[component]
pub(super) fn Contents(
    book: Signal<RuleBook>,
    texts: Signal<Texts>,
    /// What is searched for.
    wanted: RwSignal<String>,
) -> impl IntoView {
    let said = move |text: fn(&Texts) -> String| Signal::derive(move || texts.with(text));
    let found = Memo::new(move |_| {
        book.with(|book| {
            let sections = (1..).zip(&book.sections);
            let found = sections
                .filter(|(_, section)| wanted.with(|wanted| search::is_in(section, wanted)));
            found
                .map(|(number, section)| (number, section.title.clone()))
                .collect::<Vec<_>>()
        })
    });
    let entry = move |id: String, title: String| {
        view! {
            <li>
                <button class="plain" on:click=move |_| go_to(&id)>
                    {title}
                </button>
            </li>
        }
    };
    let entries = move || {
        let sections = found.get().into_iter();
        let sections = sections
            .map(|(number, title)| entry(id(number), format!("{number}. {title}")))
            .collect_view();
        let summary = wanted
            .with(String::is_empty)
            .then(|| entry(SUMMARY.to_owned(), texts.with(Texts::book_summary)));
        view! { {sections} {summary} }
    };
    view! {
        <nav class="contents" aria-label=said(Texts::book_contents)>
            <TextField
                label=said(Texts::book_search)
                value=wanted
                on_change=move |text| wanted.set(text)
            />
            <details open=is_wide()>
                <summary>{said(Texts::book_contents)}</summary>
                <ol>{entries}</ol>
            </details>
            <p role="status" class="quiet">
                {move || found.with(Vec::is_empty).then(|| texts.with(Texts::book_search_none))}
            </p>
        </nav>
    }
}

fn go_to(id: &str) {
    if let Some(section) = document().get_element_by_id(id) {
        section.scroll_into_view();
    }
}

fn is_wide() -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_some_and(|width| width >= BESIDE)
}
