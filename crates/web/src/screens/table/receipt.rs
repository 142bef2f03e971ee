//! The dice of a match played online, and the button to check them.

use leptos::prelude::*;
use protocol::{Commitment, DiceSource, Share, Standing};
use rules::Seat;

use super::end::export;
use super::online_status::{name_of, with};
use crate::app::{AppState, app};
use crate::describe;
use crate::online::{Client, saved_seats};

/// After the match: the dice, whether they check out, and a button to save
/// them.
#[component]
pub(super) fn Receipt() -> impl IntoView {
    let app = app();
    let has_receipt = move || {
        with(app, |client| {
            let table = client.table()?;
            let is_over = matches!(table.standing(), Standing::Over { .. });
            (is_over && table.receipt().is_some()).then_some(())
        })
        .is_some()
    };
    view! {
        <Show when=has_receipt>
            <details>
                <summary>{move || app.text(|t| t.receipt_check())}</summary>
                <Proof />
                <button on:click=move |_| export(app)>
                    {move || app.text(|t| t.receipt_save())}
                </button>
            </details>
        </Show>
    }
}

/// What the dice are computed from, as far as it's known, and what that proves.
#[component]
pub(super) fn Proof() -> impl IntoView {
    let app = app();
    let is_by_hand =
        move || with(app, |client| Some(client.table()?.terms().dice)) == Some(DiceSource::Hand);
    let checked = move || {
        with(app, |client| {
            let table = client.table()?;
            app.texts
                .with(|t| describe::checked_dice(table, given(client), shown(client), t))
        })
    };
    let about = move || {
        let is_open = checked().is_some();
        app.text(|t| match is_open {
            true => t.receipt_about(),
            false => t.receipt_about_open(),
        })
    };
    let proof = move || {
        view! {
            <p><strong>{checked}</strong></p>
            <p class="small">{about}</p>
            <dl class="small receipt">{move || parts(app)}</dl>
            <p class="small">{app.text(|t| t.receipt_proves())}</p>
            <p class="small">{app.text(|t| t.receipt_proves_not())}</p>
        }
    };
    view! {
        <Show
            when=move || !is_by_hand()
            fallback=move || view! { <p>{app.text(|t| t.receipt_by_hand())}</p> }
        >
            {proof}
        </Show>
    }
}

/// What this browser added to the dice of the current match, and its seat, if
/// known.
fn given(client: &Client) -> Option<(Seat, Share)> {
    let (number, share) = saved_seats::find(client.link())?.share?;
    let is_present = client.table()?.match_number() == number;
    let share = share.parse().ok().filter(|_| is_present)?;
    Some((client.seat()?, share))
}

/// What the server had committed to when this browser added to the dice of the
/// current match, if known.
fn shown(client: &Client) -> Option<Commitment> {
    let (number, commitment) = saved_seats::find(client.link())?.commitment?;
    let is_present = client.table()?.match_number() == number;
    commitment.parse().ok().filter(|_| is_present)
}

/// The numbers that the dice are computed from, each with its name.
fn parts(app: AppState) -> Option<impl IntoView> {
    let parts = with(app, |client| {
        let table = client.table()?;
        let fingerprint = table.commitment()?.to_string();
        let secret = table
            .receipt()
            .map(|receipt| receipt.dice.secret.to_string());
        let mut parts = vec![
            (app.text(|t| t.receipt_fingerprint()), Ok(fingerprint)),
            (
                app.text(|t| t.receipt_secret()),
                secret.ok_or_else(|| app.text(|t| t.receipt_secret_closed())),
            ),
        ];
        let people = [Seat::First, Seat::Second].into_iter();
        parts.extend(people.filter(|&seat| !table.is_computer(seat)).map(|seat| {
            let name = name_of(app, client, seat);
            let share = table.seat(seat).share.map(|share| share.to_string());
            (
                app.text(|t| t.receipt_number_of(&name)),
                share.ok_or_else(|| app.text(|t| t.receipt_number_missing())),
            )
        }));
        Some(parts)
    })?;
    let shown = parts.into_iter().map(|(name, value)| {
        let value = match value {
            Ok(digits) => view! { <code dir="ltr">{digits}</code> }.into_any(),
            Err(words) => words.into_any(),
        };
        view! { <dt>{name}</dt> <dd>{value}</dd> }
    });
    Some(shown.collect_view())
}
