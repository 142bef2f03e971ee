//! Keyboard shortcuts at the table, wherever the focus is.

use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use rules::Action;
use wasm_bindgen::JsCast;

use crate::app::AppState;
use crate::board::Gesture;
use crate::describe;
use crate::table_session::{Announcement, Question, person_to_act};

/// Listens while the table is shown.
pub(super) fn listen(app: AppState) {
    let handle = window_event_listener(keydown, move |event| {
        let is_wanted = app
            .settings
            .with_untracked(|settings| settings.has_shortcuts);
        if is_wanted && is_free(&event) && press(app, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether a letter isn't meant for anything else: no form, no dialog, no
/// browser shortcut.
fn is_free(event: &KeyboardEvent) -> bool {
    let is_plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !event.repeat();
    let element = event.target().and_then(|target| target.dyn_into().ok());
    let is_taken = element.is_some_and(|element: web_sys::Element| {
        let inside = element.closest("input, textarea, select, dialog");
        inside.is_ok_and(|found| found.is_some())
    });
    let has_question = document()
        .query_selector("dialog[open]")
        .is_ok_and(|found| found.is_some());
    is_plain && !is_taken && !has_question
}

/// Does what a key means. Returns whether it means something.
fn press(app: AppState, key: &str) -> bool {
    let table = app.table;
    match key.to_ascii_lowercase().as_str() {
        "r" => table.gesture(app, Gesture::PressDice),
        "d" => table.gesture(app, Gesture::PressCube),
        "u" => {
            if let Some(player) = untrack(|| table.with(person_to_act)).flatten() {
                table.act(app, player, Action::Undo);
            }
        }
        "h" if !table.is_online() => table.ask_for_hint(app),
        "t" => focus_on_typing(),
        "b" => read_aloud(app),
        "?" => table.question.set(Some(Question::Keys)),
        "escape" => table.put_away_question(),
        _ => return false,
    }
    true
}

fn focus_on_typing() {
    let field = document().query_selector(".typing input").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // If the field can't take the focus, the focus stays where it was.
        let _ = field.focus();
    }
}

/// Reads the board aloud: whose turn it is, the race, and every place with
/// checkers.
fn read_aloud(app: AppState) {
    let text = untrack(|| {
        let mut sentences = app.table.with(|table| {
            app.texts.with(|t| {
                let status = table.status();
                let race = rules::Player::BOTH.map(|player| {
                    let name = describe::seat_title(table, player, t);
                    t.about_read_pips(&name, status.pips[player])
                });
                let waits = || describe::waiting(table, t);
                let mut sentences = vec![describe::instruction(table, t).unwrap_or_else(waits)];
                sentences.extend(race);
                sentences
            })
        })?;
        let names = describe::aria_labels(app);
        let picture = app.table.picture()?;
        sentences.extend(picture.occupied().map(|shown| names.place.run(shown)));
        Some(sentences.join(". "))
    });
    app.table.announcement.set(Announcement {
        text: text.unwrap_or_default(),
        is_refusal: false,
    });
}
