//! One side of the table: the player, the score, the pips.

use leptos::prelude::*;
use rules::Player;
use texts::Number;

use super::online_status::TimeLeft;
use crate::app::app;
use crate::describe;
use crate::play::Participant;
use crate::settings::Pips;

/// The line about the player at the bottom, or about the one at the top.
#[component]
pub(super) fn SeatLine(
    /// Whether it is about the player at the bottom.
    is_near: bool,
) -> impl IntoView {
    let app = app();
    let table = app.table;
    let status = Memo::new(move |_| table.status());
    let player = move || {
        status.with(|status| {
            let bottom = status
                .as_ref()
                .map_or(Player::White, |status| status.bottom);
            if is_near { bottom } else { bottom.opponent() }
        })
    };
    let name = move || {
        table
            .with(|now| app.text(|t| describe::seat_title(now, player(), t)))
            .unwrap_or_default()
    };
    let seat = move || {
        table
            .with(|now| now.now().seat_of(player()))
            .unwrap_or(rules::Seat::First)
    };
    let is_on_turn = move || {
        let on_turn = status.with(|status| status.as_ref().and_then(|status| status.on_turn));
        on_turn == Some(player()) && !table.is_over()
    };
    let score = move || status.with(|status| status.as_ref().map(|status| status.score[player()]));
    // A player who counts without help looks once, at the position they
    // counted.
    let looked_at = RwSignal::new(None);
    let pips = move || status.with(|status| status.as_ref().map(|status| status.pips));
    let sees_pips = move || match app.settings.with(|settings| settings.pips) {
        Pips::Shown => true,
        Pips::OnRequest => looked_at.get() == pips(),
        Pips::Hidden => false,
    };
    let can_look =
        move || app.settings.with(|settings| settings.pips) == Pips::OnRequest && !sees_pips();
    let about = move || {
        let status = status.get()?;
        let mut words = Vec::new();
        if sees_pips() {
            words.push(("count", app.text(|t| t.pip_count(status.pips[player()]))));
        }
        if let Participant::Computer { level, .. } = &status.participants[player()] {
            let rating = engine::Level::named(level).and_then(|level| level.measured_pr());
            let rating = rating.map(|rating| Number::with_decimals(f64::from(rating), 1));
            let rating = rating.map(|rating| app.text(|t| t.level_pr(rating)));
            words.extend(rating.map(|rating| ("rating", rating)));
        }
        if let Some(length) = status.length {
            let away = length.saturating_sub(status.score[player()]);
            if away > 0 {
                words.push(("away", app.text(|t| t.table_away(away))));
            }
        }
        if status.is_crawford && is_near {
            words.push(("crawford", app.text(|t| t.table_crawford())));
        }
        let words = words.into_iter();
        Some(
            words
                .map(|(class, text)| view! { <span class=class>{text}</span> })
                .collect_view(),
        )
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
                <span class="visually-hidden">{move || app.text(|t| t.table_score())}</span>
                {score}
            </span>
            <span class="pips quiet small">
                <Show when=can_look>
                    <button class="plain" on:click=move |_| looked_at.set(pips())>
                        {move || app.text(|t| t.table_pips())} "?"
                    </button>
                </Show>
                {about}
            </span>
        </div>
    }
}
