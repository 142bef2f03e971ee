//! The buttons for whoever has to do something.

use leptos::prelude::*;
use rules::{Action, ActionKind, Player};

use super::online_status::{is_away, with};
use crate::app::{AppState, app};
use crate::board::Gesture;
use crate::describe;
use crate::play::{Table, Waiting};
use crate::table_session::{Question, person_to_act};

/// What the person on turn can do, as buttons. What is done most is first.
#[component]
pub(super) fn Controls() -> impl IntoView {
    let app = app();
    let table = app.table;
    let waiting = Memo::new(move |_| table.with(Table::waiting));
    let person = Memo::new(move |_| table.with(person_to_act).flatten());
    let is_won_on_time = Memo::new(move |_| table.won_on_time().is_some());
    move || {
        if table.is_looking_back() {
            return back_to_now(app).into_any();
        }
        match (person.get(), waiting.get()) {
            (_, Some(Waiting::Over(_))) => game_over(app).into_any(),
            _ if is_won_on_time.get() => game_over(app).into_any(),
            (Some(player), Some(waiting)) => buttons(app, player, waiting).into_any(),
            (None, Some(Waiting::Dice(_))) | (_, None) => ().into_any(),
            (None, Some(Waiting::Held(..))) => seen(app).into_any(),
            (None, Some(waiting)) if table.is_online() => {
                waiting_for_other(app, waiting).into_any()
            }
            (None, Some(_)) => thinking(app).into_any(),
        }
    }
}

/// What the other has to do, whom nobody here can do it for.
fn waiting_for_other(app: AppState, waiting: Waiting) -> impl IntoView {
    let text = move || {
        let name = |player| {
            let name = app
                .table
                .with(|table| app.text(|t| describe::player_name(table, player, t)));
            name.unwrap_or_default()
        };
        let on_turn = app.table.status().and_then(|status| status.on_turn);
        let player = match waiting {
            Waiting::Throw(player) | Waiting::Answer(player, _) => player,
            _ => on_turn.unwrap_or(Player::Black),
        };
        let name = name(player);
        let offered = match waiting {
            Waiting::Answer(_, offer) => app
                .table
                .with(|table| table.is_local(offer.by))
                .filter(|is_own| *is_own)
                .and_then(|_| {
                    app.texts
                        .with(|t| describe::offer_sent(offer.what, &name, t))
                }),
            _ => None,
        };
        let is_away = with(app, |client| {
            let seat = app.table.with(|table| table.now().seat_of(player))?;
            Some(is_away(client, seat))
        });
        offered.unwrap_or_else(|| {
            app.text(|t| match is_away {
                Some(true) => t.waiting_for_player(&name),
                _ => t.turn_thinking(&name),
            })
        })
    };
    view! { <p class="wide quiet">{text}</p> }
}

fn buttons(app: AppState, player: Player, waiting: Waiting) -> impl IntoView {
    let table = app.table;
    let press_dice = move |_| table.gesture(app, Gesture::PressDice);
    let choices = Memo::new(move |_| {
        table
            .status()
            .map(|status| status.choices[player].clone())
            .unwrap_or_default()
    });
    let act = move |kind: ActionKind, action: Action, class: &'static str| {
        let can = move || choices.with(|choices| choices.contains(&kind));
        view! {
            <Show when=can>
                <button class=class on:click=move |_| table.act(app, player, action)>
                    {move || app.text(|t| t.action(kind))}
                </button>
            </Show>
        }
    };
    let can_swap = move || matches!(waiting, Waiting::Play(_, roll) if !roll.is_double());
    match waiting {
        Waiting::Throw(_) => view! {
            <button class="first wide" on:click=press_dice>
                {move || app.text(|t| t.action_throw())}
            </button>
        }
        .into_any(),
        Waiting::Roll(_) => view! {
            <Show when=move || choices.with(|choices| choices.contains(&ActionKind::Double))>
                <button on:click=move |_| table.gesture(app, Gesture::PressCube)>
                    {move || app.text(|t| t.action_double())}
                </button>
            </Show>
            <button class="first" on:click=press_dice>
                {move || app.text(|t| t.action_roll())}
            </button>
            <Help />
        }
        .into_any(),
        Waiting::Play(..) | Waiting::PickUp(_) | Waiting::Held(..) => view! {
            <button
                disabled=move || !table.status().is_some_and(|status| status.can_undo)
                on:click=move |_| table.act(app, player, Action::Undo)
            >
                {move || app.text(|t| t.action_undo())}
            </button>
            <Show when=can_swap>
                <button on:click=move |_| table.gesture(app, Gesture::SwapDice)>
                    {move || app.text(|t| t.action_swap())}
                </button>
            </Show>
            <button
                class="first"
                disabled=matches!(waiting, Waiting::Play(..))
                on:click=press_dice
            >
                {move || app.text(|t| t.action_done())}
            </button>
            <Help />
        }
        .into_any(),
        Waiting::Answer(_, offer) => view! {
            <p class="wide small quiet">
                {move || table.with(|now| app.text(|t| describe::meaning(offer, now, t)))}
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
        Waiting::Coach(_) => thinking(app).into_any(),
        Waiting::Dice(_) | Waiting::Over(_) => ().into_any(),
    }
}

/// Hint, and typing instead of pointing.
#[component]
fn Help() -> impl IntoView {
    let app = app();
    let table = app.table;
    let hint = (!table.is_online()).then(|| {
        view! {
            <button class="plain" on:click=move |_| table.ask_for_hint(app)>
                {move || app.text(|t| t.action_hint())}
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
    let app = app();
    let typed = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        if !text.trim().is_empty() {
            app.table.type_in(app, text.trim());
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
                aria-label=move || app.text(|t| t.typed_label())
                placeholder=move || app.text(|t| t.typed_label())
                prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </form>
    }
}

fn thinking(app: AppState) -> impl IntoView {
    let name = move || {
        let on_turn = app.table.status().and_then(|status| status.on_turn);
        let player = on_turn.unwrap_or(Player::Black);
        app.table
            .with(|table| app.text(|t| t.turn_thinking(&describe::player_name(table, player, t))))
    };
    view! { <p class="wide quiet">{name}</p> }
}

/// The computer cannot move: the roll lies there until somebody has seen it.
fn seen(app: AppState) -> impl IntoView {
    view! {
        <button
            class="first wide"
            on:click=move |_| app.table.gesture(app, Gesture::PressDice)
        >
            {move || app.text(|t| t.button_ok())}
        </button>
    }
}

fn back_to_now(app: AppState) -> impl IntoView {
    view! {
        <button class="first wide" on:click=move |_| app.table.look_at_now()>
            {move || app.text(|t| t.button_back())}
        </button>
    }
}

fn game_over(app: AppState) -> impl IntoView {
    let table = app.table;
    view! {
        <button class="first wide" on:click=move |_| table.question.set(Some(Question::Result))>
            {move || app.text(|t| t.report_title())}
        </button>
    }
}
