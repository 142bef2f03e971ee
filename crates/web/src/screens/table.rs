//! The table: the board with everything that belongs to it.

mod chat;
mod controls;
mod dice_entry;
mod end;
mod graph;
mod keys;
mod missed;
mod moves;
mod online_status;
mod questions;
mod receipt;
mod seat;

use leptos::prelude::*;

use self::controls::Controls;
use self::dice_entry::DiceEntry;
use self::end::End;
use self::moves::Moves;
use self::online_status::OnlineStatus;
use self::questions::Questions;
use self::seat::SeatLine;
use super::Screen;
use crate::app::app;
use crate::board::{Board, BoardLook};
use crate::describe;
use crate::table_session::Question;

/// The table somebody sits at; a way to one if there is none.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = app();
    view! {
        <Show when=move || app.table.is_there() fallback=NoTable>
            <Played />
        </Show>
    }
}

#[component]
fn NoTable() -> impl IntoView {
    let app = app();
    view! {
        <main class="sheet">
            <p>{move || app.text(|t| t.error_bad_address())}</p>
            <a class="button" href=format!("#{}", Screen::Home)>
                {move || app.text(|t| t.error_bad_address_home())}
            </a>
        </main>
    }
}

/// The table as it is played.
#[component]
pub(super) fn Played() -> impl IntoView {
    let app = app();
    let table = app.table;
    let bottom = Memo::new(move |_| {
        table
            .status()
            .map_or(rules::Player::White, |status| status.bottom)
    });
    let look = Memo::new(move |_| {
        app.settings.with(|settings| BoardLook {
            bottom: bottom.get(),
            home: settings.home,
            shape: app.shape.get(),
            speed: settings.speed,
            marks_movable: settings.marks_movable,
            ..BoardLook::default()
        })
    });
    // A table that is left keeps its last picture until the screen is gone.
    let picture = Memo::new(move |before: Option<&_>| {
        table
            .picture()
            .or_else(|| before.cloned())
            .expect("a table is shown when there is one")
    });
    keys::listen(app);
    view! {
        <main class="table">
            <h1 class="visually-hidden">{move || app.text(|t| t.table_board())}</h1>
            <header class="top">
                <a class="button plain" href=format!("#{}", Screen::Home)>
                    {move || app.text(|t| t.app_name())}
                </a>
                <button
                    class="plain rules-in-force"
                    on:click=move |_| table.question.set(Some(Question::Rules))
                >
                    {move || table.with(|now| app.text(|t| t.ruleset_name(now.now().rules())))}
                </button>
                <button
                    class="plain to-menu"
                    on:click=move |_| table.question.set(Some(Question::Menu))
                >
                    {move || app.text(|t| t.table_menu())}
                </button>
            </header>
            <div class="board-place">
                <Board
                    picture=picture
                    look=look
                    labels=describe::aria_labels(app)
                    on_gesture=Callback::new(move |gesture| table.gesture(app, gesture))
                    on_sound=Callback::new(move |sound| app.sound(sound))
                />
            </div>
            <section class="side">
                <SeatLine is_near=false />
                <SeatLine is_near=true />
                <OnlineStatus />
                <Moves />
                <p class="announcement" class:refused=move || table.announcement.with(|said| said.is_refusal)>
                    {move || says(app)}
                </p>
                <div class="controls">
                    <Controls />
                    <DiceEntry />
                </div>
            </section>
            <Questions />
            <End />
        </main>
    }
}

/// What the line below the board says: what just happened, or else what is
/// to be done.
fn says(app: crate::app::AppState) -> String {
    let said = app.table.announcement.get();
    if said.text.is_empty() {
        app.table
            .with(|table| app.text(|t| describe::waiting(table, t)))
            .unwrap_or_default()
    } else {
        said.text
    }
}
