//! The buttons for whoever has to do something.

use leptos::prelude::*;
use rules::{Action, ActionKind, Player};

use super::company::{is_away, with};
use crate::app::{House, house};
use crate::at_table::{Question, person_to_act};
use crate::board::Gesture;
use crate::play::{Table, Waiting};
use crate::words;

/// What the person on turn can do, as buttons. What is done most is first.
#[component]
pub(super) fn Hand() -> impl IntoView {
    let house = house();
    let table = house.table;
    let waiting = Memo::new(move |_| table.with(Table::waiting));
    let person = Memo::new(move |_| table.with(person_to_act).flatten());
    let is_won_on_time = Memo::new(move |_| table.won_on_time().is_some());
    move || {
        if table.is_looking_back() {
            return back_to_now(house).into_any();
        }
        match (person.get(), waiting.get()) {
            (_, Some(Waiting::Over(_))) => game_over(house).into_any(),
            _ if is_won_on_time.get() => game_over(house).into_any(),
            (Some(player), Some(waiting)) => buttons(house, player, waiting).into_any(),
            (None, Some(Waiting::Dice(_))) | (_, None) => ().into_any(),
            (None, Some(Waiting::Held(..))) => seen(house).into_any(),
            (None, Some(waiting)) if table.is_far() => waiting_for_other(house, waiting).into_any(),
            (None, Some(_)) => thinking(house).into_any(),
        }
    }
}

/// What the other has to do, whom nobody here can do it for.
fn waiting_for_other(house: House, waiting: Waiting) -> impl IntoView {
    let text = move || {
        let name = |player| {
            let name = house
                .table
                .with(|table| house.say(|t| words::player_name(table, player, t)));
            name.unwrap_or_default()
        };
        let on_turn = house.table.standing().and_then(|standing| standing.on_turn);
        let player = match waiting {
            Waiting::Throw(player) | Waiting::Answer(player, _) => player,
            _ => on_turn.unwrap_or(Player::Black),
        };
        let name = name(player);
        let offered = match waiting {
            Waiting::Answer(_, offer) => house
                .table
                .with(|table| table.is_here(offer.by))
                .filter(|is_own| *is_own)
                .and_then(|_| {
                    house
                        .texts
                        .with(|t| words::offer_sent(offer.what, &name, t))
                }),
            _ => None,
        };
        let is_away = with(house, |guest| {
            let seat = house.table.with(|table| table.now().seat_of(player))?;
            Some(is_away(guest, seat))
        });
        offered.unwrap_or_else(|| {
            house.say(|t| match is_away {
                Some(true) => t.waiting_for_player(&name),
                _ => t.turn_thinking(&name),
            })
        })
    };
    view! { <p class="wide quiet">{text}</p> }
}

fn buttons(house: House, player: Player, waiting: Waiting) -> impl IntoView {
    let table = house.table;
    let press_dice = move |_| table.gesture(house, Gesture::PressDice);
    let choices = Memo::new(move |_| {
        table
            .standing()
            .map(|standing| standing.choices[player].clone())
            .unwrap_or_default()
    });
    let act = move |kind: ActionKind, action: Action, class: &'static str| {
        let can = move || choices.with(|choices| choices.contains(&kind));
        view! {
            <Show when=can>
                <button class=class on:click=move |_| table.act(house, player, action)>
                    {move || house.say(|t| t.action(kind))}
                </button>
            </Show>
        }
    };
    let can_swap = move || matches!(waiting, Waiting::Play(_, roll) if !roll.is_double());
    match waiting {
        Waiting::Throw(_) => view! {
            <button class="first wide" on:click=press_dice>
                {move || house.say(|t| t.action_throw())}
            </button>
        }
        .into_any(),
        Waiting::Roll(_) => view! {
            <Show when=move || choices.with(|choices| choices.contains(&ActionKind::Double))>
                <button on:click=move |_| table.gesture(house, Gesture::PressCube)>
                    {move || house.say(|t| t.action_double())}
                </button>
            </Show>
            <button class="first" on:click=press_dice>
                {move || house.say(|t| t.action_roll())}
            </button>
            <Help />
        }
        .into_any(),
        Waiting::Play(..) | Waiting::PickUp(_) | Waiting::Held(..) => view! {
            <button
                disabled=move || !table.standing().is_some_and(|standing| standing.can_undo)
                on:click=move |_| table.act(house, player, Action::Undo)
            >
                {move || house.say(|t| t.action_undo())}
            </button>
            <Show when=can_swap>
                <button on:click=move |_| table.gesture(house, Gesture::SwapDice)>
                    {move || house.say(|t| t.action_swap())}
                </button>
            </Show>
            <button
                class="first"
                disabled=matches!(waiting, Waiting::Play(..))
                on:click=press_dice
            >
                {move || house.say(|t| t.action_done())}
            </button>
            <Help />
        }
        .into_any(),
        Waiting::Answer(_, offer) => view! {
            <p class="wide small quiet">
                {move || table.with(|now| house.say(|t| words::meaning(offer, now, t)))}
            </p>
            {act(ActionKind::Take, Action::Take, "first")}
            {act(ActionKind::Pass, Action::Pass, "")}
            {act(ActionKind::Beaver, Action::Beaver, "")}
            {act(ActionKind::Raccoon, Action::Raccoon, "")}
            {act(ActionKind::Accept, Action::Accept, "first")}
            {act(ActionKind::Decline, Action::Decline, "")}
            <Help />
        }
        .into_any(),
        Waiting::Coach(_) => thinking(house).into_any(),
        Waiting::Dice(_) | Waiting::Over(_) => ().into_any(),
    }
}

/// Hint, and typing instead of pointing.
#[component]
fn Help() -> impl IntoView {
    let house = house();
    let table = house.table;
    let hint = (!table.is_far()).then(|| {
        view! {
            <button class="plain" on:click=move |_| table.ask_for_hint(house)>
                {move || house.say(|t| t.action_hint())}
            </button>
        }
    });
    view! {
        {hint}
        <Typing />
    }
}

/// A line in which moves can be typed.
#[component]
fn Typing() -> impl IntoView {
    let house = house();
    let typed = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        if !text.trim().is_empty() {
            house.table.type_in(house, text.trim());
            typed.set(String::new());
        }
    };
    view! {
        <form class="typing" on:submit=submit>
            <input
                type="text"
                autocomplete="off"
                maxlength="80"
                dir="ltr"
                aria-label=move || house.say(|t| t.typed_label())
                placeholder=move || house.say(|t| t.typed_label())
                prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </form>
    }
}

fn thinking(house: House) -> impl IntoView {
    let name = move || {
        let on_turn = house.table.standing().and_then(|standing| standing.on_turn);
        let player = on_turn.unwrap_or(Player::Black);
        house
            .table
            .with(|table| house.say(|t| t.turn_thinking(&words::player_name(table, player, t))))
    };
    view! { <p class="wide quiet">{name}</p> }
}

/// The computer cannot move: the roll lies there until somebody has seen it.
fn seen(house: House) -> impl IntoView {
    view! {
        <button
            class="first wide"
            on:click=move |_| house.table.gesture(house, Gesture::PressDice)
        >
            {move || house.say(|t| t.button_ok())}
        </button>
    }
}

fn back_to_now(house: House) -> impl IntoView {
    view! {
        <button class="first wide" on:click=move |_| house.table.look_at_now()>
            {move || house.say(|t| t.button_back())}
        </button>
    }
}

fn game_over(house: House) -> impl IntoView {
    let table = house.table;
    view! {
        <button class="first wide" on:click=move |_| table.question.set(Some(Question::Result))>
            {move || house.say(|t| t.report_title())}
        </button>
    }
}
