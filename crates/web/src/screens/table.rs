//! The table: the board and everything around it.

mod card;
mod chat;
mod controls;
mod dice_entry;
mod end;
mod keys;
mod missed;
mod moves;
mod online_status;
mod receipt;
mod seat;
mod tools;
mod typing;

use leptos::prelude::*;

use self::card::Card;
use self::controls::ControlBar;
use self::dice_entry::DiceEntry;
use self::moves::Moves;
use self::online_status::OnlineStatus;
use self::seat::SeatLine;
use self::tools::Tools;
use self::typing::Typing;
use super::Screen;
use crate::app::{AppState, app};
use crate::board::{Board, BoardLook, Shape};
use crate::describe;
use crate::play::{Table, Waiting};

/// The current table, or ways to start one if there's none.
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
            <h1>{move || app.text(|t| t.error_bad_address())}</h1>
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
    // After leaving, the last picture stays until the screen is gone.
    let picture = Memo::new(move |before: Option<&_>| {
        table
            .picture()
            .or_else(|| before.cloned())
            .expect("a table is shown when there is one")
    });
    keys::listen(app);
    view! {
        <main
            class="table"
            class:standing=move || app.shape.get() == Shape::Portrait
        >
            <h1 class="visually-hidden">{move || app.text(|t| t.table_board())}</h1>
            <div class="board-place">
                <div class="board-box" style=("--board-ratio", move || look.get().ratio().to_string())>
                    <Board
                        picture=picture
                        look=look
                        labels=describe::aria_labels(app)
                        on_gesture=Callback::new(move |gesture| table.gesture(app, gesture))
                        on_sound=Callback::new(move |sound| app.sound(sound))
                        arrows=table.arrows
                    />
                    <ControlBar />
                </div>
            </div>
            <div class="panel">
                <Tools />
                <SeatLine is_near=false />
                <div class="panel-middle">
                    <OnlineStatus />
                    <Moves />
                    <Typing />
                    <Card />
                    <DiceEntry />
                </div>
                <p class="message" class:refused=move || table.announcement.with(|said| said.is_refusal)>
                    {move || message(app)}
                </p>
                <SeatLine is_near=true />
            </div>
        </main>
    }
}

/// The line above your seat: why something cannot be done, or what you have to
/// do, or who is on turn. What was done is on the board and in the list. At an
/// online table, the line may also be a message about the opponent.
fn message(app: AppState) -> String {
    let said = app.table.announcement.get();
    let is_for_start = matches!(app.table.with(Table::waiting), Some(Waiting::Throw(_)));
    // Players who have to roll again for the start are told why.
    if said.is_refusal || is_for_start && !said.text.is_empty() {
        return said.text;
    }
    // The large button leads back, and the message would be about the present.
    if app.table.is_looking_back() {
        return String::new();
    }
    let instruction = app
        .table
        .with(|table| app.texts.with(|t| describe::instruction(table, t)));
    let waits = || {
        app.table
            .with(|table| app.text(|t| describe::waiting(table, t)))
    };
    instruction
        .flatten()
        .or_else(|| waiting_for_other(app))
        .or_else(|| Some(said.text).filter(|text| app.table.is_online() && !text.is_empty()))
        .or_else(waits)
        .unwrap_or_default()
}

/// At an online table: that an offer is waiting for an answer, or that the
/// opponent has left.
fn waiting_for_other(app: AppState) -> Option<String> {
    let table = app.table;
    if !table.is_online() {
        return None;
    }
    let on_turn = table.status().and_then(|status| status.on_turn);
    let (player, offer) = match table.with(Table::waiting)? {
        Waiting::Throw(player) => (player, None),
        Waiting::Answer(player, offer) => (player, Some(offer)),
        _ => (on_turn?, None),
    };
    if table.with(|now| now.is_local(player))? {
        return None;
    }
    let name = table.with(|now| app.text(|t| describe::player_name(now, player, t)))?;
    let sent = offer.and_then(|offer| {
        let is_own = table.with(|now| now.is_local(offer.by))?;
        let sent = || {
            app.texts
                .with(|t| describe::offer_sent(offer.what, &name, t))
        };
        is_own.then(sent).flatten()
    });
    sent.or_else(|| {
        let seat = table.with(|now| now.now().seat_of(player))?;
        let is_gone =
            online_status::with(app, |client| Some(online_status::is_away(client, seat)))?;
        is_gone.then(|| app.text(|t| t.waiting_for_player(&name)))
    })
}
