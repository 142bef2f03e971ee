//! The tables where this device has a seat.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::{AppState, app};
use crate::online::{TurnStatus, saved_seats, turn_status};
use crate::screens::Screen;
use crate::screens::components::Dialog;

/// For how many tables the server is asked whose turn it is.
const ASKED: usize = 12;

/// The tables, the one seen last first.
#[component]
pub(super) fn Seats() -> impl IntoView {
    let app = app();
    let seats = RwSignal::new(saved_seats::all());
    // The link of the table that the user may want to forget.
    let to_forget = RwSignal::new(None::<String>);
    let listed = move || {
        let seats = seats.get().into_iter().enumerate();
        let listed = seats.map(|(number, seat)| {
            view! { <Listed seat is_asked=number < ASKED to_forget /> }
        });
        listed.collect_view()
    };
    let forget = move |link: String| {
        to_forget.set(None);
        match saved_seats::forget(&link) {
            Ok(()) => seats.set(saved_seats::all()),
            Err(reason) => app.notify(|t| t.error_storage(&reason)),
        }
    };
    view! {
        <Show when=move || seats.with(|seats| !seats.is_empty())>
            <section class="seats">
                <h2>{move || app.text(|t| t.tables_title())}</h2>
                <ul>{listed}</ul>
            </section>
        </Show>
        {move || to_forget.get().map(|link| {
            let question = question(app, move || forget(link.clone()), to_forget);
            view! { <Dialog on_close=move || to_forget.set(None)>{question}</Dialog> }
        })}
    }
}

/// One table: with whom, whose turn it is, the way there.
#[component]
fn Listed(
    seat: saved_seats::SavedSeat,
    /// Whether the server is asked whose turn it is.
    is_asked: bool,
    to_forget: RwSignal<Option<String>>,
) -> impl IntoView {
    let app = app();
    let link = seat.link()?;
    let turn = RwSignal::new(None::<TurnStatus>);
    if let Some(own) = seat.seat().filter(|_| is_asked) {
        spawn_local(async move {
            let seen = turn_status(link, own).await;
            if let Some(status) = seen {
                // Nobody waits for it, and next time it's tried again.
                let _ = saved_seats::set_over(link, status == TurnStatus::Over);
            }
            // Who has left the screen meanwhile no longer wants to know.
            let _ = turn.try_set(seen);
        });
    }
    let opponent = seat.opponent.clone();
    let with = move || match &opponent {
        Some(opponent) => app.text(|t| t.tables_with(opponent)),
        None => app.text(|t| t.tables_nobody()),
    };
    let opponent = seat.opponent.clone().unwrap_or_default();
    let waits = move || {
        turn.get().and_then(|turn| match turn {
            // The name says it.
            TurnStatus::Nobody => None,
            TurnStatus::Own => Some(app.text(|t| t.tables_your_turn())),
            TurnStatus::Other => Some(app.text(|t| t.tables_their_turn(&opponent))),
            TurnStatus::Over => Some(app.text(|t| t.tables_over())),
        })
    };
    Some(view! {
        <li>
            <p>
                <strong>{with}</strong>
                <span class="small quiet" class:own-turn=move || turn.get() == Some(TurnStatus::Own)>
                    {waits}
                </span>
            </p>
            <a class="button" href=format!("#{}", Screen::OnlineTable(link))>
                {move || app.text(|t| t.tables_open())}
            </a>
            <button class="plain small" on:click=move |_| to_forget.set(Some(seat.link.clone()))>
                {move || app.text(|t| t.tables_forget())}
            </button>
        </li>
    })
}

/// Asks whether to really forget a table.
fn question(
    app: AppState,
    forget: impl Fn() + 'static,
    to_forget: RwSignal<Option<String>>,
) -> impl IntoView {
    view! {
        <h2>{app.text(|t| t.tables_forget())}</h2>
        <p>{app.text(|t| t.tables_forget_question())}</p>
        <div class="row">
            <button class="first" on:click=move |_| forget()>
                {app.text(|t| t.tables_forget())}
            </button>
            <button on:click=move |_| to_forget.set(None)>
                {app.text(|t| t.button_cancel())}
            </button>
        </div>
    }
}
