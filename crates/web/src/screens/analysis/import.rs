//! Opening a match or a position.

use leptos::prelude::*;
use texts::Texts;

use super::super::Screen;
use super::super::components::Header;
use crate::analysis_session::ImportState;
use crate::app::app;
use crate::describe;
use crate::files::read_first;
use crate::worker::Unreadable;

/// The empty analysis: drop, choose or paste.
#[component]
pub(super) fn Import() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let pasted = RwSignal::new(String::new());
    let is_over = RwSignal::new(false);
    let heard = move |bytes: Option<Vec<u8>>| match bytes {
        Some(bytes) => analysis.open(app, &bytes),
        None => analysis
            .import
            .set(ImportState::Unreadable(Unreadable::TooLarge)),
    };
    let dropped = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        is_over.set(false);
        let holder = js_sys::Reflect::get(event.as_ref(), &"dataTransfer".into());
        if let Ok(holder) = holder {
            read_first(&holder, heard);
        }
    };
    let chosen = move |event: leptos::ev::Event| {
        if let Some(field) = event.target() {
            read_first(field.as_ref(), heard);
        }
    };
    let says = move || match analysis.import.get() {
        ImportState::Nothing => String::new(),
        ImportState::Reading => app.text(Texts::analysis_reading),
        ImportState::Unreadable(why) => app.text(|t| describe::analysis::unreadable(why, t)),
    };
    view! {
        <Header title=Signal::derive(move || app.text(Texts::analysis_title)) />
        <main class="sheet">
            <p>{move || app.text(Texts::analysis_about)}</p>
            <div
                class="card drop"
                class:over=move || is_over.get()
                on:dragover=move |event| {
                    event.prevent_default();
                    is_over.set(true);
                }
                on:dragleave=move |_| is_over.set(false)
                on:drop=dropped
            >
                <strong aria-hidden="true">{move || app.text(Texts::analysis_drop)}</strong>
                <label class="button first file">
                    <span>{move || app.text(Texts::analysis_choose)}</span>
                    <input type="file" class="visually-hidden" on:change=chosen />
                </label>
                <p class="small quiet">{move || app.text(Texts::analysis_choose_about)}</p>
            </div>
            <form
                class="field"
                on:submit=move |event| {
                    event.prevent_default();
                    analysis.open(app, pasted.get_untracked().as_bytes());
                }
            >
                <label for="pasted">{move || app.text(Texts::analysis_paste)}</label>
                <textarea
                    id="pasted"
                    rows="5"
                    dir="ltr"
                    spellcheck="false"
                    autocomplete="off"
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
                <div class="row">
                    <button type="submit">{move || app.text(Texts::analysis_paste_open)}</button>
                </div>
            </form>
            <p role="status">{says}</p>
            <nav class="row">
                <Show when=move || app.table.is_there()>
                    <button on:click=move |_| analysis.open_table(app)>
                        {move || app.text(Texts::analysis_table)}
                    </button>
                </Show>
                <a class="button" href=format!("#{}", Screen::Editor)>
                    {move || app.text(Texts::analysis_editor)}
                </a>
                <a class="button" href=format!("#{}", Screen::Quiz)>
                    {move || app.text(Texts::analysis_quiz)}
                </a>
            </nav>
        </main>
    }
}
