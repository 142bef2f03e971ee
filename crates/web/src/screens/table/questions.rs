//! What lies over the table: questions, the hint, the rules in force, the menu.

use leptos::prelude::*;
use rules::{Action, ActionKind, Player, RuleOption, Win};

use super::company::Requests;
use super::end::{Result, export};
use super::receipt::Proof;
use crate::app::{House, house};
use crate::at_table::{Hint, Question};
use crate::play::Table;
use crate::screens::Screen;
use crate::screens::leaflets::book_address;
use crate::screens::parts::{Choices, Over};
use crate::think::{Check, CubeHint, CubeWords, PlayHint};
use crate::words;

/// The one question that waits for an answer, if there is one.
#[component]
pub(super) fn Questions() -> impl IntoView {
    let house = house();
    let table = house.table;
    let close = move || table.question.set(None);
    move || {
        let question = table.question.get()?;
        let inner = match question {
            Question::Confirm(player, action) => confirm(house, player, action).into_any(),
            Question::Coach(check) => coach(house, &check).into_any(),
            Question::Resign(player) => resign(house, player).into_any(),
            Question::Claim(player) => claim(house, player).into_any(),
            Question::Settle(player) => view! { <Settle player /> }.into_any(),
            Question::Rules => rules_in_force(house).into_any(),
            Question::Menu => menu(house).into_any(),
            Question::Dice => dice(house).into_any(),
            Question::Hint => hint(house).into_any(),
            Question::Result => view! { <Result /> }.into_any(),
        };
        Some(view! { <Over on_close=close>{inner}</Over> })
    }
}

/// Doubling, and landing on a block: is the player sure?
fn confirm(house: House, player: Player, action: Action) -> impl IntoView {
    let table = house.table;
    let (title, question, price, yes) = match action {
        Action::LandOnBlock { die, .. } => (
            house.say(|t| t.penalty_title()),
            house.say(|t| t.penalty_question(die.pips())),
            String::new(),
            house.say(|t| t.penalty_confirm()),
        ),
        _ => {
            let (name, now, value) = table
                .with(|now| {
                    let cube = now.now().game().cube().value;
                    let name = house.say(|t| words::player_name(now, player.opponent(), t));
                    (name, cube.value(), cube.doubled().unwrap_or(cube).value())
                })
                .unwrap_or_default();
            (
                house.say(|t| t.double_title()),
                house.say(|t| t.double_question(&name, value)),
                house.say(|t| t.double_explain(&name, now)),
                house.say(|t| t.action_double_to(value)),
            )
        }
    };
    view! {
        <h2>{title}</h2>
        <p>{question}</p>
        <p class="quiet">{price}</p>
        <div class="row">
            <button class="first" on:click=move |_| table.act(house, player, action)>{yes}</button>
            <button on:click=move |_| table.question.set(None)>
                {house.say(|t| t.button_cancel())}
            </button>
        </div>
    }
}

/// The coach speaks up before a mistake stands.
fn coach(house: House, check: &Check) -> impl IntoView {
    let table = house.table;
    let played = house.say(|t| words::deed(&check.action, t));
    let loss = texts::Number::with_decimals(f64::from(check.loss), 2);
    let reasons = house.say(|t| words::reasons(check, t).join(" "));
    view! {
        <h2>{house.say(|t| t.coach_title())}</h2>
        <p>{house.say(|t| words::advice(check, t))} " " {reasons}</p>
        <details>
            <summary>{house.say(|t| t.coach_numbers())}</summary>
            <p>{house.say(|t| t.coach_gives_away(&played, loss))}</p>
        </details>
        <div class="row">
            <button class="first" on:click=move |_| table.question.set(None)>
                {house.say(|t| t.coach_change())}
            </button>
            <button on:click=move |_| {
                table.question.set(None);
                table.change(house, Table::insist);
            }>
                {house.say(|t| t.coach_keep())}
            </button>
        </div>
    }
}

/// What the engine would do.
fn hint(house: House) -> impl IntoView {
    let table = house.table;
    let shows_numbers = RwSignal::new(false);
    let body = move || match table.hint.get() {
        None | Some(Hint::Thinking) => view! { <p class="quiet">"…"</p> }.into_any(),
        Some(Hint::Nothing) => view! { <p>{house.say(|t| t.hint_none())}</p> }.into_any(),
        Some(Hint::Plays(plays)) => {
            let listed = plays
                .into_iter()
                .take(6)
                .map(|play| hinted_play(house, &play, shows_numbers));
            view! { <ol class="plays">{listed.collect_view()}</ol> }.into_any()
        }
        Some(Hint::Cube(cube)) => hinted_cube(house, &cube, shows_numbers).into_any(),
    };
    view! {
        <h2>{house.say(|t| t.hint_title())}</h2>
        {body}
        <button class="plain" on:click=move |_| shows_numbers.update(|shows| *shows = !*shows)>
            {move || {
                house.say(|t| {
                    if shows_numbers.get() { t.hint_hide_numbers() } else { t.hint_show_numbers() }
                })
            }}
        </button>
    }
}

fn hinted_play(
    house: House,
    hint: &PlayHint,
    shows_numbers: RwSignal<bool>,
) -> impl IntoView + use<> {
    let table = house.table;
    let loss = texts::Number::with_decimals(f64::from(hint.loss), 3);
    let difference = if hint.loss > 0.0005 {
        house.say(|t| t.hint_loses(loss))
    } else {
        String::new()
    };
    let chances = chances_in_words(house, &hint.chances);
    let play = hint.play.clone();
    view! {
        <li>
            <button
                class="plain"
                on:click=move |_| {
                    table.question.set(None);
                    table.change(house, |table| table.play_hint(&play));
                }
            >
                <bdi dir="ltr">{hint.play.clone()}</bdi>
            </button>
            <span class="quiet">{difference}</span>
            <Show when=move || shows_numbers.get()>
                <span class="numbers small quiet">{chances.clone()}</span>
            </Show>
        </li>
    }
}

fn hinted_cube(house: House, hint: &CubeHint, shows_numbers: RwSignal<bool>) -> impl IntoView {
    let is_answering = house
        .table
        .with(|table| matches!(table.waiting(), crate::play::Waiting::Answer(..)))
        .unwrap_or_default();
    let advice = house.say(|t| match (is_answering, hint.double, hint.reply) {
        (true, _, CubeWords::Beaver) => t.hint_beaver(),
        (true, _, CubeWords::Pass) => t.hint_pass(),
        (true, ..) => t.hint_take(),
        (false, CubeWords::Double, CubeWords::Pass) => t.hint_double_pass(),
        (false, CubeWords::Double, _) => t.hint_double_take(),
        (false, CubeWords::TooGood, _) => t.hint_too_good(),
        (false, ..) => t.hint_roll(),
    });
    let number = |value: f32| format!("{value:+.3}");
    let rows = [
        (house.say(|t| t.action_roll()), number(hint.no_double)),
        (
            format!(
                "{} · {}",
                house.say(|t| t.action_double()),
                house.say(|t| t.action_take())
            ),
            number(hint.double_take),
        ),
        (
            format!(
                "{} · {}",
                house.say(|t| t.action_double()),
                house.say(|t| t.action_pass())
            ),
            number(hint.double_pass),
        ),
    ];
    let chances = chances_in_words(house, &hint.chances);
    view! {
        <p>{advice}</p>
        <Show when=move || shows_numbers.get()>
            <table>
                <tbody>
                    {rows
                        .clone()
                        .map(|(name, value)| view! { <tr><th>{name}</th><td><bdi dir="ltr">{value}</bdi></td></tr> })
                        .collect_view()}
                </tbody>
            </table>
            <p class="small quiet">{chances.clone()}</p>
        </Show>
    }
}

fn chances_in_words(house: House, chances: &crate::think::Chances) -> String {
    let percent = |share: f32| format!("{:.1} %", share * 100.0);
    format!(
        "{} {} · {} {} · – {} {}",
        percent(chances.win),
        house.say(|t| t.hint_wins()),
        percent(chances.win_gammon),
        house.say(|t| t.hint_gammons()),
        percent(chances.lose_gammon),
        house.say(|t| t.hint_gammons()),
    )
}

/// How much does somebody give up?
fn resign(house: House, player: Player) -> impl IntoView {
    let table = house.table;
    let name = table.with(|now| house.say(|t| words::player_name(now, player.opponent(), t)));
    let price = move |win: Win| {
        let cube = table
            .with(|now| now.now().game().cube().value.value())
            .unwrap_or(1);
        house.say(|t| t.resign_price(cube * win.factor()))
    };
    let buttons = Win::ALL.map(|win| {
        view! {
            <button on:click=move |_| table.act(house, player, Action::Resign(win))>
                {house.say(|t| t.resign_win(win))} " · " {price(win)}
            </button>
        }
    });
    view! {
        <h2>{house.say(|t| t.resign_title())}</h2>
        <p>{house.say(|t| t.resign_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// How much has somebody won already?
fn claim(house: House, player: Player) -> impl IntoView {
    let table = house.table;
    let name = table.with(|now| house.say(|t| words::player_name(now, player.opponent(), t)));
    let buttons = Win::ALL.map(|win| {
        view! {
            <button on:click=move |_| table.act(house, player, Action::Claim(win))>
                {house.say(|t| t.resign_win(win))}
            </button>
        }
    });
    view! {
        <h2>{house.say(|t| t.claim_title())}</h2>
        <p>{house.say(|t| t.claim_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// With how many points for whom shall the game end?
#[component]
fn Settle(player: Player) -> impl IntoView {
    let house = house();
    let table = house.table;
    let cube = table.with(|now| now.now().game().cube().value.value());
    let winner = RwSignal::new(player);
    let points = RwSignal::new(cube.unwrap_or(1));
    let names = move || {
        let name = |player| {
            let name = table.with(|now| house.say(|t| words::player_name(now, player, t)));
            (player, name.unwrap_or_default())
        };
        Player::BOTH.map(name).to_vec()
    };
    view! {
        <h2>{house.say(|t| t.settle_title())}</h2>
        <p>{house.say(|t| t.settle_about())}</p>
        <Choices
            label=Signal::derive(move || house.say(|t| t.settle_winner()))
            values=Signal::derive(names)
            chosen=winner
            on_choose=move |player| winner.set(player)
        />
        <div class="field">
            <label for="settle-points">{house.say(|t| t.settle_points())}</label>
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
                table.act(house, player, settle);
            }
        >
            {house.say(|t| t.action_settle())}
        </button>
    }
}

/// Every rule in force, what differs from the international game first.
fn rules_in_force(house: House) -> impl IntoView {
    let rules = house
        .table
        .with(|table| table.now().rules().clone())
        .unwrap_or_default();
    let name = house.say(|t| t.ruleset_name(&rules));
    let address = book_address(&rules);
    let mut listed: Vec<_> = RuleOption::ALL
        .iter()
        .map(|option| house.texts.with(|t| t.rule(option, &rules)))
        .collect();
    listed.sort_by_key(|rule| !rule.differs);
    let items = listed.into_iter().map(|rule| {
        view! {
            <dt class:differs=rule.differs>{rule.name} ": " {rule.value}</dt>
            <dd class="small quiet">{rule.meaning}</dd>
        }
    });
    view! {
        <h2>{house.say(|t| t.table_rules())}</h2>
        <p>{name}</p>
        <a class="button" href=address>{house.say(|t| t.book_of_table())}</a>
        <dl class="rules">{items.collect_view()}</dl>
    }
}

/// What the dice are worked out from.
fn dice(house: House) -> impl IntoView {
    view! {
        <h2>{house.say(|t| t.receipt_title())}</h2>
        <Proof />
    }
}

/// What can be done besides.
fn menu(house: House) -> impl IntoView {
    let table = house.table;
    let standing = table.standing();
    let can_take_back = standing
        .as_ref()
        .is_some_and(|standing| standing.can_take_back);
    // Who may do it, and the way to the question that goes before it.
    let offer = move |kind: ActionKind, ask: fn(Player) -> Question| {
        let person = standing.as_ref().and_then(|standing| {
            Player::BOTH
                .into_iter()
                .find(|&player| standing.choices[player].contains(&kind))
        });
        view! {
            <button
                disabled=person.is_none()
                on:click=move |_| table.question.set(person.map(ask))
            >
                {house.say(|t| t.action(kind))}
            </button>
        }
    };
    view! {
        <h2>{house.say(|t| t.table_menu())}</h2>
        <div class="stack">
            <button on:click=move |_| { table.question.set(None); table.show_again(house); }>
                {house.say(|t| t.action_show_again())}
            </button>
            {if table.is_far() {
                view! {
                    <Requests />
                    <button on:click=move |_| table.question.set(Some(Question::Dice))>
                        {house.say(|t| t.receipt_title())}
                    </button>
                }
                .into_any()
            } else {
                view! {
                    <button
                        disabled=!can_take_back
                        on:click=move |_| {
                            table.question.set(None);
                            table.change(house, Table::take_back);
                        }
                    >
                        {house.say(|t| t.action_take_back())}
                    </button>
                }
                .into_any()
            }}
            {offer(ActionKind::Resign, Question::Resign)}
            {offer(ActionKind::Claim, Question::Claim)}
            {offer(ActionKind::Settle, Question::Settle)}
            <button on:click=move |_| export(house)>{house.say(|t| t.end_export())}</button>
            <a class="button" href=format!("#{}", Screen::Settings)>
                {house.say(|t| t.home_settings())}
            </a>
            <a class="button" href=format!("#{}", Screen::Home)>
                {house.say(|t| t.table_home())}
            </a>
        </div>
    }
}
