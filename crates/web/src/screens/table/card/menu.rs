//! Everything besides playing: the menu, the rules, the keys, the dice.

use leptos::prelude::*;
use rules::{ActionKind, Player, RuleOption, insertion_sort_by};

use super::title;
use crate::app::AppState;
use crate::play::Table;
use crate::screens::Screen;
use crate::screens::about::KeyTable;
use crate::screens::leaflets::book_address;
use crate::screens::table::end::export;
use crate::screens::table::online_status::Requests;
use crate::screens::table::receipt::Proof;
use crate::table_session::Question;

/// What the keys do.
pub(super) fn keys(app: AppState) -> impl IntoView {
    view! {
        {title(app.text(|t| t.table_keys()))}
        <KeyTable />
    }
}

/// Every rule in force, what differs from the international game first.
pub(super) fn rules_in_force(app: AppState) -> impl IntoView {
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
    insertion_sort_by(&mut listed, |one, other| other.differs.cmp(&one.differs));
    let items = listed.into_iter().map(|rule| {
        view! {
            <dt class:differs=rule.differs>{rule.name} ": " {rule.value}</dt>
            <dd class="small quiet">{rule.meaning}</dd>
        }
    });
    view! {
        {title(app.text(|t| t.table_rules()))}
        <p>{name}</p>
        <a class="button" href=address>{app.text(|t| t.book_of_table())}</a>
        <dl class="rules">{items.collect_view()}</dl>
    }
}

/// What the dice are computed from.
pub(super) fn dice(app: AppState) -> impl IntoView {
    view! {
        {title(app.text(|t| t.receipt_title()))}
        <Proof />
    }
}

/// Everything else you can do.
pub(super) fn menu(app: AppState) -> impl IntoView {
    let table = app.table;
    let status = table.status();
    let can_take_back = status.as_ref().is_some_and(|status| status.can_take_back);
    // Who may do it, and the question that comes first.
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
        {title(app.text(|t| t.table_menu()))}
        <div class="menu-items">
            <button on:click=move |_| table.question.set(Some(Question::Rules))>
                {app.text(|t| t.table_rules())}
            </button>
            <button on:click=move |_| { table.put_away_question(); table.show_again(app); }>
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
                            table.put_away_question();
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
