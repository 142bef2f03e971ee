//! Small pictures of checkers and dice, to choose from.

#![allow(
    unreachable_pub,
    reason = "the component macro makes a public function of its own beside each component"
)]

use leptos::prelude::*;
use rules::{Die, Player};

use super::geometry::{CHECKER, DIE, Spot};
use super::{CheckerSet, DiceSet, ShownDie, drawing};

/// The size of a sample: two checkers beside each other.
const SIZE: (f64, f64) = (2.0 * CHECKER + 16.0, CHECKER + 12.0);

/// The two checkers of a set.
#[component]
pub fn CheckerSample(
    /// Which set.
    set: CheckerSet,
) -> impl IntoView {
    let checkers = beside().map(|(player, spot)| drawing::checker(player, spot, None));
    view! {
        <svg
            class="board-sample pieces"
            data-checkers=set.name()
            viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)
            aria-hidden="true"
        >
            {checkers.collect_view()}
        </svg>
    }
}

/// One die of each player.
#[component]
pub fn DiceSample(
    /// Which dice.
    set: DiceSet,
) -> impl IntoView {
    let dice = [Die::Four, Die::Three]
        .into_iter()
        .zip(beside())
        .enumerate();
    let dice = dice.map(|(index, (die, (player, spot)))| {
        let shown = ShownDie {
            die,
            left: 1,
            is_blocked: false,
        };
        drawing::die(player, shown, index, spot, DIE, false)
    });
    view! {
        <svg
            class="board-sample pieces"
            data-dice=set.name()
            viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)
            aria-hidden="true"
        >
            {dice.collect_view()}
        </svg>
    }
}

/// Where each player's piece is.
fn beside() -> [(Player, Spot); 2] {
    let (width, height) = SIZE;
    [(Player::White, 0.27), (Player::Black, 0.73)].map(|(player, part)| {
        let spot = Spot {
            x: part * width,
            y: height / 2.0,
        };
        (player, spot)
    })
}
