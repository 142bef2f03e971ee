//! Offers, and questions before something final: doubling, answering,
//! resigning, claiming, settling.

use leptos::prelude::*;
use rules::{Action, ActionKind, Offer, Player, Unit, Win};

use super::title;
use crate::app::{AppState, app};
use crate::describe;
use crate::screens::components::Choices;

/// What's offered, what it means, and the answers. Passing asks for
/// confirmation, since it ends the game.
#[component]
pub(super) fn Answer(player: Player, offer: Offer) -> impl IntoView {
    let app = app();
    let table = app.table;
    let is_sure = RwSignal::new(false);
    let choices = table
        .status()
        .map(|status| status.choices[player].clone())
        .unwrap_or_default();
    let choices = StoredValue::new(choices);
    let answer = move |kind: ActionKind, action: Action, class: &'static str| {
        choices
            .with_value(|choices| choices.contains(&kind))
            .then(|| {
                view! {
                    <button class=class on:click=move |_| table.act(app, player, action)>
                        {app.text(|t| t.action(kind))}
                    </button>
                }
            })
    };
    let can_pass = choices.with_value(|choices| choices.contains(&ActionKind::Pass));
    let answers = move || {
        view! {
            <div class="row">
                {answer(ActionKind::Take, Action::Take, "first")}
                {answer(ActionKind::Beaver, Action::Beaver, "")}
                {answer(ActionKind::Raccoon, Action::Raccoon, "")}
                {answer(ActionKind::Accept, Action::Accept, "first")}
                {answer(ActionKind::Decline, Action::Decline, "")}
                {can_pass.then(|| view! {
                    <button on:click=move |_| is_sure.set(true)>
                        {app.text(|t| t.action_pass())}
                    </button>
                })}
            </div>
        }
    };
    let offered = table.with(|now| app.text(|t| describe::waiting(now, t)));
    let meaning = table.with(|now| app.text(|t| describe::meaning(offer, now, t)));
    view! {
        {title(offered.unwrap_or_default())}
        <p>{meaning}</p>
        <Show when=move || is_sure.get() fallback=answers>
            <p><strong>{app.text(|t| t.pass_question())}</strong></p>
            <div class="row">
                <button on:click=move |_| is_sure.set(false)>
                    {app.text(|t| t.button_cancel())}
                </button>
                <button class="danger" on:click=move |_| table.act(app, player, Action::Pass)>
                    {app.text(|t| t.action_pass())}
                </button>
            </div>
        </Show>
    }
}

/// Doubling, and landing on a block: is the player sure?
pub(super) fn confirm(app: AppState, player: Player, action: Action) -> impl IntoView {
    let table = app.table;
    let (heading, question, price, yes) = match action {
        Action::LandOnBlock { die, .. } => (
            app.text(|t| t.penalty_title()),
            app.text(|t| t.penalty_question(die.pips())),
            String::new(),
            app.text(|t| t.penalty_confirm()),
        ),
        _ => {
            let (name, gain, value) = table
                .with(|now| {
                    let cube = now.now().game().cube().value;
                    let unit = now.now().rules().appearance.unit;
                    let name = app.text(|t| describe::player_name(now, player.opponent(), t));
                    let gain = app.text(|t| t.double_gain(&name, cube.value(), unit));
                    (name, gain, cube.doubled().unwrap_or(cube).value())
                })
                .unwrap_or_default();
            (
                app.text(|t| t.double_title()),
                app.text(|t| t.double_question(&name, value)),
                gain,
                app.text(|t| t.action_double_to(value)),
            )
        }
    };
    view! {
        {title(heading)}
        <p>{question}</p>
        <p class="quiet">{price}</p>
        <div class="row">
            <button class="first" on:click=move |_| table.act(app, player, action)>{yes}</button>
            <button on:click=move |_| table.put_away_question()>
                {app.text(|t| t.button_cancel())}
            </button>
        </div>
    }
}

/// How much does somebody give up?
pub(super) fn resign(app: AppState, player: Player) -> impl IntoView {
    let table = app.table;
    let name = table.with(|now| app.text(|t| describe::player_name(now, player.opponent(), t)));
    let price = move |win: Win| {
        let price = table.with(|now| {
            let cube = now.now().game().cube().value.value();
            let unit = now.now().rules().appearance.unit;
            app.text(|t| t.resignation_price(cube * win.factor(), unit))
        });
        price.unwrap_or_default()
    };
    let wins = table.with(|now| now.now().rules().backgammon_needs.wins());
    let buttons = wins.unwrap_or_default().iter().map(|&win| {
        view! {
            <button on:click=move |_| table.act(app, player, Action::Resign(win))>
                {app.text(|t| t.resign_win(win))} " · " {price(win)}
            </button>
        }
    });
    view! {
        {title(app.text(|t| t.resign_title()))}
        <p>{app.text(|t| t.resign_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// How much has somebody won already?
pub(super) fn claim(app: AppState, player: Player) -> impl IntoView {
    let table = app.table;
    let name = table.with(|now| app.text(|t| describe::player_name(now, player.opponent(), t)));
    let wins = table.with(|now| now.now().rules().backgammon_needs.wins());
    let buttons = wins.unwrap_or_default().iter().map(|&win| {
        view! {
            <button on:click=move |_| table.act(app, player, Action::Claim(win))>
                {app.text(|t| t.resign_win(win))}
            </button>
        }
    });
    view! {
        {title(app.text(|t| t.claim_title()))}
        <p>{app.text(|t| t.claim_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// For how much, and for whom, shall the game end?
#[component]
pub(super) fn Settle(player: Player) -> impl IntoView {
    let app = app();
    let table = app.table;
    let cube = table.with(|now| now.now().game().cube().value.value());
    let unit = table.with(|now| now.now().rules().appearance.unit);
    let is_for_stake = unit == Some(Unit::Stake);
    let winner = RwSignal::new(player);
    let points = RwSignal::new(cube.unwrap_or(1));
    let names = move || {
        let name = |player| {
            let name = table.with(|now| app.text(|t| describe::player_name(now, player, t)));
            (player, name.unwrap_or_default())
        };
        Player::BOTH.map(name).to_vec()
    };
    view! {
        {title(app.text(|t| t.settle_title()))}
        <p>{app.text(|t| if is_for_stake { t.settle_about_stake() } else { t.settle_about() })}</p>
        <Choices
            label=Signal::derive(move || {
                app.text(|t| if is_for_stake { t.settle_winner_stake() } else { t.settle_winner() })
            })
            values=Signal::derive(names)
            chosen=winner
            on_choose=move |player| winner.set(player)
        />
        <div class="field">
            <label for="settle-points">
                {app.text(|t| if is_for_stake { t.settle_points_stake() } else { t.settle_points() })}
            </label>
            <input
                id="settle-points"
                type="number"
                min="1"
                max="999"
                prop:value=points
                on:input=move |event| points.set(event_target_value(&event).parse().unwrap_or(0))
            />
        </div>
        <button
            class="first"
            disabled=move || !(1..1000).contains(&points.get())
            on:click=move |_| {
                let settle = Action::Settle {
                    winner: winner.get_untracked(),
                    points: points.get_untracked(),
                };
                table.act(app, player, settle);
            }
        >
            {app.text(|t| t.action_settle())}
        </button>
    }
}
