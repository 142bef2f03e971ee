//! One side of the table: who sits there, the score, the pips.

use leptos::prelude::*;
use rules::Player;

use super::company::TimeLeft;
use crate::app::house;
use crate::settings::Pips;
use crate::words;

/// The line about the player at the bottom, or about the one at the top.
#[component]
pub(super) fn SeatLine(
    /// Whether it is about the player at the bottom.
    is_near: bool,
) -> impl IntoView {
    let house = house();
    let table = house.table;
    let standing = Memo::new(move |_| table.standing());
    let player = move || {
        standing.with(|standing| {
            let bottom = standing
                .as_ref()
                .map_or(Player::White, |standing| standing.bottom);
            if is_near { bottom } else { bottom.opponent() }
        })
    };
    let name = move || {
        table
            .with(|now| house.say(|t| words::player_name(now, player(), t)))
            .unwrap_or_default()
    };
    let seat = move || {
        table
            .with(|now| now.now().seat_of(player()))
            .unwrap_or(rules::Seat::First)
    };
    let is_on_turn = move || {
        standing.with(|standing| {
            standing
                .as_ref()
                .is_some_and(|standing| standing.on_turn == Some(player()))
        })
    };
    let score = move || {
        standing.with(|standing| standing.as_ref().map(|standing| standing.score[player()]))
    };
    // Who counts alone looks once, for the position that was counted.
    let looked_at = RwSignal::new(None);
    let pips = move || standing.with(|standing| standing.as_ref().map(|standing| standing.pips));
    let sees_pips = move || match house.settings.with(|settings| settings.pips) {
        Pips::Shown => true,
        Pips::OnRequest => looked_at.get() == pips(),
        Pips::Hidden => false,
    };
    let can_look =
        move || house.settings.with(|settings| settings.pips) == Pips::OnRequest && !sees_pips();
    let about = move || {
        let standing = standing.get()?;
        let mut words = Vec::new();
        if sees_pips() {
            words.push(house.say(|t| t.pip_count(standing.pips[player()])));
        }
        if let Some(length) = standing.length {
            let away = length.saturating_sub(standing.score[player()]);
            words.push(house.say(|t| t.table_away(away)));
        }
        if standing.is_crawford && is_near {
            words.push(house.say(|t| t.table_crawford()));
        }
        Some(words.join(" · "))
    };
    view! {
        <div class="seat" class:near=is_near class:far=!is_near class:on-turn=is_on_turn>
            <span
                class="color"
                class:white=move || player() == Player::White
                class:black=move || player() == Player::Black
            ></span>
            <span class="who">
                <span class="name">{name}</span>
                <TimeLeft seat=Signal::derive(seat) />
            </span>
            <span class="score">
                <span class="for-readers">{move || house.say(|t| t.table_score())}</span>
                {score}
            </span>
            <span class="pips quiet small">
                <Show when=can_look>
                    <button class="plain" on:click=move |_| looked_at.set(pips())>
                        {move || house.say(|t| t.table_pips())} "?"
                    </button>
                </Show>
                {about}
            </span>
        </div>
    }
}
