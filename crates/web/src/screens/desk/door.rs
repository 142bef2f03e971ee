//! Bringing a match or a position.

use leptos::prelude::*;
use texts::Texts;

use super::super::Screen;
use super::super::parts::Top;
use crate::app::house;
use crate::study::{Opening, Unreadable, read_first, words};

/// The empty desk: drop, choose or paste.
#[component]
pub(super) fn Door() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let pasted = RwSignal::new(String::new());
    let is_over = RwSignal::new(false);
    let heard = move |bytes: Option<Vec<u8>>| match bytes {
        Some(bytes) => desk.open(house, &bytes),
        None => desk.opening.set(Opening::Unreadable(Unreadable::TooLarge)),
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
    let says = move || match desk.opening.get() {
        Opening::Nothing => String::new(),
        Opening::Reading => house.say(Texts::analysis_reading),
        Opening::Unreadable(why) => house.say(|t| words::unreadable(why, t)),
    };
    view! {
        <Top title=Signal::derive(move || house.say(Texts::analysis_title)) />
        <main class="sheet">
            <p>{move || house.say(Texts::analysis_about)}</p>
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
                <strong aria-hidden="true">{move || house.say(Texts::analysis_drop)}</strong>
                <label class="button first file">
                    <span>{move || house.say(Texts::analysis_choose)}</span>
                    <input type="file" class="for-readers" on:change=chosen />
                </label>
                <p class="small quiet">{move || house.say(Texts::analysis_choose_about)}</p>
            </div>
            <form
                class="field"
                on:submit=move |event| {
                    event.prevent_default();
                    desk.open(house, pasted.get_untracked().as_bytes());
                }
            >
                <label for="pasted">{move || house.say(Texts::analysis_paste)}</label>
                <textarea
                    id="pasted"
                    rows="5"
                    dir="ltr"
                    spellcheck="false"
                    autocomplete="off"
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
                <div class="row">
                    <button type="submit">{move || house.say(Texts::analysis_paste_open)}</button>
                </div>
            </form>
            <p role="status">{says}</p>
            <nav class="row">
                <Show when=move || house.table.is_there()>
                    <button on:click=move |_| desk.open_table(house)>
                        {move || house.say(Texts::analysis_table)}
                    </button>
                </Show>
                <a class="button" href=format!("#{}", Screen::Editor)>
                    {move || house.say(Texts::analysis_editor)}
                </a>
                <a class="button" href=format!("#{}", Screen::Quiz)>
                    {move || house.say(Texts::analysis_quiz)}
                </a>
            </nav>
        </main>
    }
}
