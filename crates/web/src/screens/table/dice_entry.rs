//! Real dice: tap what they show.

use leptos::prelude::*;
use rules::Die;

use crate::app::app;
use crate::describe;
use crate::play::{DiceWanted, Table, Waiting};

/// Six numbers to tap, while the table waits for real dice.
#[component]
pub(super) fn DiceEntry() -> impl IntoView {
    let app = app();
    let table = app.table;
    let wanted = Memo::new(move |_| match table.with(Table::waiting) {
        Some(Waiting::Dice(wanted)) => Some(wanted),
        _ => None,
    });
    let first = RwSignal::new(None::<Die>);
    let tap = move |die: Die| match (wanted.get_untracked(), first.get_untracked()) {
        (Some(DiceWanted::ForStart(player)), _) => {
            table.change(app, |table| table.enter_die(player, die));
        }
        (Some(DiceWanted::ForRoll(_)), None) => first.set(Some(die)),
        (Some(DiceWanted::ForRoll(_)), Some(other)) => {
            first.set(None);
            table.change(app, |table| table.enter_dice(other, die));
        }
        (None, _) => {}
    };
    let asks = move || {
        let player = match wanted.get()? {
            DiceWanted::ForStart(player) | DiceWanted::ForRoll(player) => player,
        };
        table.with(|table| {
            let name = app.text(|t| describe::subject(table, player, t));
            let seat = app.text(|t| describe::seat_title(table, player, t));
            match (wanted.get(), first.get()) {
                (Some(DiceWanted::ForStart(_)), _) => app.text(|t| t.dice_entry_one(&name)),
                (_, Some(die)) => format!("{seat}: {} –", die.pips()),
                _ => format!("{seat}: {}", app.text(|t| t.dice_entry_title())),
            }
        })
    };
    view! {
        <Show when=move || wanted.get().is_some()>
            <div class="dice-entry wide" role="group" aria-label=asks>
                <p class="small">{asks}</p>
                <div class="dice-buttons">
                    {Die::ALL
                        .map(|die| view! { <button on:click=move |_| tap(die)>{die.pips()}</button> })
                        .collect_view()}
                </div>
            </div>
        </Show>
    }
}
