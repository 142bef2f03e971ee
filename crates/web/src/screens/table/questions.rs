//! What lies over the table: questions, the hint, the rules in force, the menu.

use leptos::prelude::*;
use rules::{Action, Player, RuleOption, Win};

use super::end::Result;
use crate::app::{House, house};
use crate::at_table::{Hint, Question};
use crate::play::Table;
use crate::screens::Screen;
use crate::screens::parts::Over;
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
            Question::Rules => rules_in_force(house).into_any(),
            Question::Menu => menu(house).into_any(),
            Question::Hint => hint(house).into_any(),
            Question::Result => view! { <Result /> }.into_any(),
        };
        Some(view! { <Over on_close=close>{inner}</Over> })
    }
}

/// Doubling, and landing on a block: is the player sure?
fn confirm(house: House, player: Player, action: Action) -> impl IntoView {
    let table = house.table;
    let (title, question, yes) = match action {
        Action::LandOnBlock { die, .. } => (
            house.say(|t| t.penalty_title()),
            house.say(|t| t.penalty_question(die.pips())),
            house.say(|t| t.penalty_confirm()),
        ),
        _ => {
            let (name, value) = table
                .with(|now| {
                    let cube = now.now().game().cube().value;
                    let name = house.say(|t| words::player_name(now, player.opponent(), t));
                    (name, cube.doubled().unwrap_or(cube).value())
                })
                .unwrap_or_default();
            (
                house.say(|t| t.double_title()),
                house.say(|t| t.double_question(&name, value)),
                house.say(|t| t.action_double_to(value)),
            )
        }
    };
    view! {
        <h2>{title}</h2>
        <p>{question}</p>
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
    let plain = |action: &str| action.trim_start_matches("play ").to_owned();
    let (played, better) = (plain(&check.action), plain(&check.best));
    let loss = texts::Number::with_decimals(f64::from(check.loss), 2);
    let reasons = house.say(|t| words::reasons(check, t).join(" "));
    view! {
        <h2>{house.say(|t| t.coach_title())}</h2>
        <p>
            {if check.loss > 0.1 {
                house.say(|t| t.coach_much_better(&better))
            } else {
                house.say(|t| t.coach_better(&better))
            }}
            " " {reasons}
        </p>
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

/// Every rule in force, what differs from the international game first.
fn rules_in_force(house: House) -> impl IntoView {
    let rules = house
        .table
        .with(|table| table.now().rules().clone())
        .unwrap_or_default();
    let name = house.say(|t| t.ruleset_name(&rules));
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
        <dl class="rules">{items.collect_view()}</dl>
    }
}

/// What can be done besides.
fn menu(house: House) -> impl IntoView {
    let table = house.table;
    let standing = table.standing();
    let can_take_back = standing
        .as_ref()
        .is_some_and(|standing| standing.can_take_back);
    let person = table.with(|now| {
        Player::BOTH.into_iter().find(|&player| {
            !now.is_computer(player)
                && standing.as_ref().is_some_and(|standing| {
                    standing.choices[player].contains(&rules::ActionKind::Resign)
                })
        })
    });
    let person = person.flatten();
    let export = move |_| {
        let text = table
            .with(|table| table.record().to_string())
            .unwrap_or_default();
        if crate::files::save("gammonbox-match.txt", &text).is_err() {
            house.notify(|t| t.error_unexpected("the browser saves no files"));
        }
    };
    view! {
        <h2>{house.say(|t| t.table_menu())}</h2>
        <div class="stack">
            <button on:click=move |_| { table.question.set(None); table.show_again(house); }>
                {house.say(|t| t.action_show_again())}
            </button>
            <button
                disabled=!can_take_back
                on:click=move |_| {
                    table.question.set(None);
                    table.change(house, Table::take_back);
                }
            >
                {house.say(|t| t.action_take_back())}
            </button>
            <button
                disabled=person.is_none()
                on:click=move |_| table.question.set(person.map(Question::Resign))
            >
                {house.say(|t| t.action_resign())}
            </button>
            <button on:click=export>{house.say(|t| t.end_export())}</button>
            <a class="button" href=format!("#{}", Screen::Settings)>
                {house.say(|t| t.home_settings())}
            </a>
            <a class="button" href=format!("#{}", Screen::Home)>
                {house.say(|t| t.table_home())}
            </a>
        </div>
    }
}
