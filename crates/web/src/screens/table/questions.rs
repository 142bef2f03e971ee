//! What lies over the table: questions, the hint, the rules in force, the menu.

use engine::{Chances, CubeAction, CubeAdvice, Finding, RankedPlay, Reply};
use leptos::prelude::*;
use rules::{Action, ActionKind, Player, RuleOption, Win};

use super::end::{Result, export};
use super::online_status::Requests;
use super::receipt::Proof;
use crate::app::{AppState, app};
use crate::describe;
use crate::play::Table;
use crate::screens::Screen;
use crate::screens::components::{Choices, Dialog};
use crate::screens::leaflets::book_address;
use crate::table_session::{Hint, Question};

/// The one question that waits for an answer, if there is one.
#[component]
pub(super) fn Questions() -> impl IntoView {
    let app = app();
    let table = app.table;
    let close = move || table.question.set(None);
    move || {
        let question = table.question.get()?;
        let inner = match question {
            Question::Confirm(player, action) => confirm(app, player, action).into_any(),
            Question::Coach(check) => coach(app, &check).into_any(),
            Question::Resign(player) => resign(app, player).into_any(),
            Question::Claim(player) => claim(app, player).into_any(),
            Question::Settle(player) => view! { <Settle player /> }.into_any(),
            Question::Rules => rules_in_force(app).into_any(),
            Question::Menu => menu(app).into_any(),
            Question::Dice => dice(app).into_any(),
            Question::Hint => hint(app).into_any(),
            Question::Result => view! { <Result /> }.into_any(),
        };
        Some(view! { <Dialog on_close=close>{inner}</Dialog> })
    }
}

/// Doubling, and landing on a block: is the player sure?
fn confirm(app: AppState, player: Player, action: Action) -> impl IntoView {
    let table = app.table;
    let (title, question, price, yes) = match action {
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
        <h2>{title}</h2>
        <p>{question}</p>
        <p class="quiet">{price}</p>
        <div class="row">
            <button class="first" on:click=move |_| table.act(app, player, action)>{yes}</button>
            <button on:click=move |_| table.question.set(None)>
                {app.text(|t| t.button_cancel())}
            </button>
        </div>
    }
}

/// The coach speaks up before a mistake stands.
fn coach(app: AppState, finding: &Finding) -> impl IntoView {
    let table = app.table;
    let played = app.text(|t| describe::made(finding, t));
    let loss = finding.lost().unwrap_or_default().equity;
    let loss = texts::Number::with_decimals(loss, 2);
    let movement = table.with(|table| table.now().rules().movement);
    let reasons =
        movement.map(|movement| app.text(|t| describe::reasons(finding, movement, t).join(" ")));
    view! {
        <h2>{app.text(|t| t.coach_title())}</h2>
        <p>{app.text(|t| describe::advice(finding, t))} " " {reasons}</p>
        <details>
            <summary>{app.text(|t| t.coach_numbers())}</summary>
            <p>{app.text(|t| t.coach_gives_away(&played, loss))}</p>
        </details>
        <div class="row">
            <button class="first" on:click=move |_| {
                table.question.set(None);
                table.change(app, Table::reconsider);
            }>
                {app.text(|t| t.coach_change())}
            </button>
            <button on:click=move |_| {
                table.question.set(None);
                table.change(app, Table::insist);
            }>
                {app.text(|t| t.coach_keep())}
            </button>
        </div>
    }
}

/// What the engine would do.
fn hint(app: AppState) -> impl IntoView {
    let table = app.table;
    let shows_numbers = RwSignal::new(false);
    let body = move || match table.hint.get() {
        None | Some(Hint::Thinking) => view! { <p class="quiet">"…"</p> }.into_any(),
        Some(Hint::Nothing) => view! { <p>{app.text(|t| t.hint_none())}</p> }.into_any(),
        Some(Hint::Plays(plays)) => {
            let best = plays.first().map_or(0.0, |play| play.equity.0);
            let listed = plays.into_iter().take(6);
            let listed = listed.map(|play| {
                let loss = (best - play.equity.0).max(0.0);
                hinted_play(app, &play, loss, shows_numbers)
            });
            view! { <ol class="plays">{listed.collect_view()}</ol> }.into_any()
        }
        Some(Hint::Cube(cube)) => hinted_cube(app, &cube, shows_numbers).into_any(),
    };
    view! {
        <h2>{app.text(|t| t.hint_title())}</h2>
        {body}
        <button class="plain" on:click=move |_| shows_numbers.update(|shows| *shows = !*shows)>
            {move || {
                app.text(|t| {
                    if shows_numbers.get() { t.hint_hide_numbers() } else { t.hint_show_numbers() }
                })
            }}
        </button>
    }
}

fn hinted_play(
    app: AppState,
    hint: &RankedPlay,
    loss: f32,
    shows_numbers: RwSignal<bool>,
) -> impl IntoView + use<> {
    let table = app.table;
    let difference = if loss > 0.0005 {
        let loss = texts::Number::with_decimals(f64::from(loss), 3);
        app.text(|t| t.hint_loses(loss))
    } else {
        String::new()
    };
    let chances = chances_in_words(app, &hint.chances);
    let play = hint.play;
    view! {
        <li>
            <button
                class="plain"
                on:click=move |_| {
                    table.question.set(None);
                    table.change(app, |table| table.play_hint(&play));
                }
            >
                <bdi dir="ltr">{play.to_string()}</bdi>
            </button>
            <span class="quiet">{difference}</span>
            <Show when=move || shows_numbers.get()>
                <span class="numbers small quiet">{chances.clone()}</span>
            </Show>
        </li>
    }
}

fn hinted_cube(app: AppState, hint: &CubeAdvice, shows_numbers: RwSignal<bool>) -> impl IntoView {
    let is_answering = app
        .table
        .with(|table| matches!(table.waiting(), crate::play::Waiting::Answer(..)))
        .unwrap_or_default();
    let decision = hint.decision;
    let advice = app.text(
        |t| match (is_answering, decision.action(), decision.reply()) {
            (true, _, Reply::Beaver) => t.hint_beaver(),
            (true, _, Reply::Pass) => t.hint_pass(),
            (true, ..) => t.hint_take(),
            (false, CubeAction::Double, Reply::Pass) => t.hint_double_pass(),
            (false, CubeAction::Double, _) => t.hint_double_take(),
            (false, CubeAction::TooGood, _) => t.hint_too_good(),
            (false, ..) => t.hint_roll(),
        },
    );
    let number = |value: f32| format!("{value:+.3}");
    let rows = [
        (app.text(|t| t.action_roll()), number(decision.no_double.0)),
        (
            format!(
                "{} · {}",
                app.text(|t| t.action_double()),
                app.text(|t| t.action_take())
            ),
            number(decision.double_take.0),
        ),
        (
            format!(
                "{} · {}",
                app.text(|t| t.action_double()),
                app.text(|t| t.action_pass())
            ),
            number(decision.double_pass.0),
        ),
    ];
    let chances = chances_in_words(app, &hint.chances);
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

fn chances_in_words(app: AppState, chances: &Chances) -> String {
    let percent = |share: f32| format!("{:.1} %", share * 100.0);
    format!(
        "{} {} · {} {} · – {} {}",
        percent(chances.win),
        app.text(|t| t.hint_wins()),
        percent(chances.win_gammon),
        app.text(|t| t.hint_gammons()),
        percent(chances.lose_gammon),
        app.text(|t| t.hint_gammons()),
    )
}

/// How much does somebody give up?
fn resign(app: AppState, player: Player) -> impl IntoView {
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
        <h2>{app.text(|t| t.resign_title())}</h2>
        <p>{app.text(|t| t.resign_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// How much has somebody won already?
fn claim(app: AppState, player: Player) -> impl IntoView {
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
        <h2>{app.text(|t| t.claim_title())}</h2>
        <p>{app.text(|t| t.claim_about(&name.unwrap_or_default()))}</p>
        <div class="stack">{buttons.collect_view()}</div>
    }
}

/// With how many points for whom shall the game end?
#[component]
fn Settle(player: Player) -> impl IntoView {
    let app = app();
    let table = app.table;
    let cube = table.with(|now| now.now().game().cube().value.value());
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
        <h2>{app.text(|t| t.settle_title())}</h2>
        <p>{app.text(|t| t.settle_about())}</p>
        <Choices
            label=Signal::derive(move || app.text(|t| t.settle_winner()))
            values=Signal::derive(names)
            chosen=winner
            on_choose=move |player| winner.set(player)
        />
        <div class="field">
            <label for="settle-points">{app.text(|t| t.settle_points())}</label>
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

/// Every rule in force, what differs from the international game first.
fn rules_in_force(app: AppState) -> impl IntoView {
    let rules = app
        .table
        .with(|table| table.now().rules().clone())
        .unwrap_or_default();
    let name = app.text(|t| t.ruleset_name(&rules));
    let address = book_address(&rules);
    let mut listed: Vec<_> = RuleOption::ALL
        .iter()
        .map(|option| app.texts.with(|t| t.rule(option, &rules)))
        .collect();
    listed.sort_by_key(|rule| !rule.differs);
    let items = listed.into_iter().map(|rule| {
        view! {
            <dt class:differs=rule.differs>{rule.name} ": " {rule.value}</dt>
            <dd class="small quiet">{rule.meaning}</dd>
        }
    });
    view! {
        <h2>{app.text(|t| t.table_rules())}</h2>
        <p>{name}</p>
        <a class="button" href=address>{app.text(|t| t.book_of_table())}</a>
        <dl class="rules">{items.collect_view()}</dl>
    }
}

/// What the dice are worked out from.
fn dice(app: AppState) -> impl IntoView {
    view! {
        <h2>{app.text(|t| t.receipt_title())}</h2>
        <Proof />
    }
}

/// What can be done besides.
fn menu(app: AppState) -> impl IntoView {
    let table = app.table;
    let status = table.status();
    let can_take_back = status.as_ref().is_some_and(|status| status.can_take_back);
    // Who may do it, and the way to the question that goes before it.
    let offer = move |kind: ActionKind, ask: fn(Player) -> Question| {
        let person = status.as_ref().and_then(|status| {
            Player::BOTH
                .into_iter()
                .find(|&player| status.choices[player].contains(&kind))
        });
        view! {
            <button
                disabled=person.is_none()
                on:click=move |_| table.question.set(person.map(ask))
            >
                {app.text(|t| t.action(kind))}
            </button>
        }
    };
    view! {
        <h2>{app.text(|t| t.table_menu())}</h2>
        <div class="stack">
            <button on:click=move |_| { table.question.set(None); table.show_again(app); }>
                {app.text(|t| t.action_show_again())}
            </button>
            {if table.is_online() {
                view! {
                    <Requests />
                    <button on:click=move |_| table.question.set(Some(Question::Dice))>
                        {app.text(|t| t.receipt_title())}
                    </button>
                }
                .into_any()
            } else {
                view! {
                    <button
                        disabled=!can_take_back
                        on:click=move |_| {
                            table.question.set(None);
                            table.change(app, Table::take_back);
                        }
                    >
                        {app.text(|t| t.action_take_back())}
                    </button>
                }
                .into_any()
            }}
            {offer(ActionKind::Resign, Question::Resign)}
            {offer(ActionKind::Claim, Question::Claim)}
            {offer(ActionKind::Settle, Question::Settle)}
            <button on:click=move |_| export(app)>{app.text(|t| t.end_export())}</button>
            <a class="button" href=format!("#{}", Screen::Settings)>
                {app.text(|t| t.home_settings())}
            </a>
            <a class="button" href=format!("#{}", Screen::Home)>
                {app.text(|t| t.table_home())}
            </a>
        </div>
    }
}
