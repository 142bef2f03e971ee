//! The dice of a match at a table that a server keeps, and their check.

use leptos::prelude::*;
use protocol::{DiceSource, Share, Standing};
use rules::Seat;

use super::company::{name_of, with};
use super::end::export;
use crate::app::{House, house};
use crate::far::{Guest, seats};
use crate::words;

/// After the match: the dice, whether they were what they should be, and a way
/// to take them along.
#[component]
pub(super) fn Receipt() -> impl IntoView {
    let house = house();
    let has_receipt = move || {
        with(house, |guest| {
            let table = guest.table()?;
            let is_over = matches!(table.standing(), Standing::Over { .. });
            (is_over && table.receipt().is_some()).then_some(())
        })
        .is_some()
    };
    view! {
        <Show when=has_receipt>
            <details>
                <summary>{move || house.say(|t| t.receipt_check())}</summary>
                <Proof />
                <button on:click=move |_| export(house)>
                    {move || house.say(|t| t.receipt_save())}
                </button>
            </details>
        </Show>
    }
}

/// What the dice are worked out from, as far as it is open, and what that
/// proves.
#[component]
pub(super) fn Proof() -> impl IntoView {
    let house = house();
    let is_by_hand =
        move || with(house, |guest| Some(guest.table()?.terms().dice)) == Some(DiceSource::Hand);
    let checked = move || {
        with(house, |guest| {
            let table = guest.table()?;
            house
                .texts
                .with(|t| words::checked_dice(table, given(guest), t))
        })
    };
    let about = move || {
        let is_open = checked().is_some();
        house.say(|t| match is_open {
            true => t.receipt_about(),
            false => t.receipt_about_open(),
        })
    };
    let proof = move || {
        view! {
            <p><strong>{checked}</strong></p>
            <p class="small">{about}</p>
            <dl class="small receipt">{move || parts(house)}</dl>
            <p class="small">{house.say(|t| t.receipt_proves())}</p>
            <p class="small">{house.say(|t| t.receipt_proves_not())}</p>
        }
    };
    view! {
        <Show
            when=move || !is_by_hand()
            fallback=move || view! { <p>{house.say(|t| t.receipt_by_hand())}</p> }
        >
            {proof}
        </Show>
    }
}

/// What this browser added to the dice of the present match, and where it
/// sits, if it knows.
fn given(guest: &Guest) -> Option<(Seat, Share)> {
    let (number, share) = seats::find(guest.link())?.share?;
    let is_present = guest.table()?.match_number() == number;
    let share = share.parse().ok().filter(|_| is_present)?;
    Some((guest.seat()?, share))
}

/// The numbers that the dice are worked out from, each with its name.
fn parts(house: House) -> Option<impl IntoView> {
    let parts = with(house, |guest| {
        let table = guest.table()?;
        let fingerprint = table.commitment()?.to_string();
        let secret = table
            .receipt()
            .map(|receipt| receipt.dice.secret.to_string());
        let mut parts = vec![
            (house.say(|t| t.receipt_fingerprint()), Ok(fingerprint)),
            (
                house.say(|t| t.receipt_secret()),
                secret.ok_or_else(|| house.say(|t| t.receipt_secret_closed())),
            ),
        ];
        let people = [Seat::First, Seat::Second].into_iter();
        parts.extend(people.filter(|&seat| !table.is_computer(seat)).map(|seat| {
            let name = name_of(house, guest, seat);
            let share = table.seat(seat).share.map(|share| share.to_string());
            (
                house.say(|t| t.receipt_number_of(&name)),
                share.ok_or_else(|| house.say(|t| t.receipt_number_missing())),
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
