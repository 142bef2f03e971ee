//! The table: the board with everything that belongs to it.

mod company;
mod dice_entry;
mod end;
mod graph;
mod hand;
mod keys;
mod missed;
mod moves;
mod questions;
mod receipt;
mod seat;
mod talk;

use leptos::prelude::*;

use self::company::Company;
use self::dice_entry::DiceEntry;
use self::end::End;
use self::hand::Hand;
use self::moves::Moves;
use self::questions::Questions;
use self::seat::SeatLine;
use super::Screen;
use crate::app::house;
use crate::at_table::Question;
use crate::board::{Board, BoardLook};
use crate::words;

/// The table somebody sits at; a way to one if there is none.
#[component]
pub fn TableScreen() -> impl IntoView {
    let house = house();
    view! {
        <Show when=move || house.table.is_there() fallback=NoTable>
            <Played />
        </Show>
    }
}

#[component]
fn NoTable() -> impl IntoView {
    let house = house();
    view! {
        <main class="sheet">
            <p>{move || house.say(|t| t.error_bad_address())}</p>
            <a class="button" href=format!("#{}", Screen::Home)>
                {move || house.say(|t| t.error_bad_address_home())}
            </a>
        </main>
    }
}

/// The table as it is played.
#[component]
pub(super) fn Played() -> impl IntoView {
    let house = house();
    let table = house.table;
    let bottom = Memo::new(move |_| {
        table
            .standing()
            .map_or(rules::Player::White, |standing| standing.bottom)
    });
    let look = Memo::new(move |_| {
        house.settings.with(|settings| BoardLook {
            bottom: bottom.get(),
            home: settings.home,
            shape: house.shape.get(),
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
    keys::listen(house);
    view! {
        <main class="table">
            <h1 class="for-readers">{move || house.say(|t| t.table_board())}</h1>
            <header class="top">
                <a class="button plain" href=format!("#{}", Screen::Home)>
                    {move || house.say(|t| t.app_name())}
                </a>
                <button
                    class="plain rules-in-force"
                    on:click=move |_| table.question.set(Some(Question::Rules))
                >
                    {move || table.with(|now| house.say(|t| t.ruleset_name(now.now().rules())))}
                </button>
                <button
                    class="plain to-menu"
                    on:click=move |_| table.question.set(Some(Question::Menu))
                >
                    {move || house.say(|t| t.table_menu())}
                </button>
            </header>
            <div class="board-place">
                <Board
                    picture=picture
                    look=look
                    words=words::board_words(house)
                    on_gesture=Callback::new(move |gesture| table.gesture(house, gesture))
                    on_sound=Callback::new(move |sound| house.sound(sound))
                />
            </div>
            <section class="side">
                <SeatLine is_near=false />
                <SeatLine is_near=true />
                <Company />
                <Moves />
                <p class="says" class:refused=move || table.says.with(|said| said.is_refusal)>
                    {move || says(house)}
                </p>
                <div class="hand">
                    <Hand />
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
fn says(house: crate::app::House) -> String {
    let said = house.table.says.get();
    if said.text.is_empty() {
        house
            .table
            .with(|table| house.say(|t| words::waiting(table, t)))
            .unwrap_or_default()
    } else {
        said.text
    }
}
