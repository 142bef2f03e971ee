//! Setting up a table: who plays, by which rules, for what, with which dice.

mod form;
mod house_rules;

use leptos::prelude::*;
use rules::{Leaflet, Opening, Player};
use texts::Texts;

use self::form::Dice;
pub(super) use self::form::StartForm;
use self::house_rules::HouseRules;
use super::components::{Choices, Header, Switch, TextField};
use super::leaflets::{Agreement, book_address};
use super::{Screen, StartMode};
use crate::app::{AppState, app};
use crate::describe;
use crate::play::Table;

/// The screen on which two players agree.
#[component]
pub fn Start(
    /// Who will sit at the table.
    mode: StartMode,
) -> impl IntoView {
    let app = app();
    let name = app
        .settings
        .with_untracked(|settings| settings.name.clone());
    let mut usual = StartForm::usual(mode, name);
    if let Some(rules) = app.proposed.get_untracked() {
        usual.propose(rules);
    }
    let form = RwSignal::new(usual);
    // A table that waits until both have agreed to its rules.
    let laid = RwSignal::new(None::<Table>);
    let fault = RwSignal::new(None::<String>);
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));

    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let made = form.with(|form| form.table(&app.texts.get_untracked()));
        match made {
            Ok(table) if form.with(StartForm::needs_consent) => laid.set(Some(table)),
            Ok(table) => open_table(app, table),
            Err(why) => fault.set(Some(why)),
        }
    };
    let agreement = move || {
        let table = laid.get()?;
        let rules = table.now().rules().clone();
        let names = [Player::White, Player::Black]
            .map(|player| app.text(|t| describe::player_name(&table, player, t)));
        let on_agreed = Callback::new(move |()| open_table(app, table.clone()));
        let on_close = Callback::new(move |()| laid.set(None));
        Some(view! { <Agreement rules names on_agreed on_close /> })
    };
    view! {
        <Header title=text(|t| t.start_title()) />
        <main class="sheet">
            <form class="sheet-part" on:submit=begin>
                <section class="card">
                    {has_computer(mode).then(|| view! { <LevelChoice form /> })}
                    <Names form mode />
                </section>
                <section class="card">
                    <RulesChoice form />
                    <SessionChoice form />
                    <Switch
                        label=text(|t| t.start_cube())
                        is_on=Signal::derive(move || form.with(|form| form.rules.cube.in_use))
                        on_change=move |is_on| form.update(|form| form.rules.cube.in_use = is_on)
                    />
                </section>
                <section class="card">
                    {(mode != StartMode::RealBoard).then(|| view! { <DiceChoice form /> })}
                    <TextField
                        label=text(|t| t.start_position_about())
                        value=Signal::derive(move || form.with(|form| form.position.clone()))
                        most=200
                        on_change=move |position| form.update(|form| form.position = position)
                    />
                </section>
                <p class="announcement refused" role="alert">{move || fault.get()}</p>
                <button class="first" type="submit">{text(|t| t.start_play())}</button>
            </form>
            {agreement}
        </main>
    }
}

fn open_table(app: AppState, table: Table) {
    app.proposed.set(None);
    app.table.open_table(app, table);
    app.go_to(Screen::Table);
}

const fn has_computer(mode: StartMode) -> bool {
    !matches!(mode, StartMode::Two)
}

/// How strong the computer is.
#[component]
pub(super) fn LevelChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let levels = move || {
        let named = |level| (level, app.text(|t| t.level_name(level).unwrap_or_default()));
        describe::LEVELS.map(named).to_vec()
    };
    let level = move || form.with(|form| form.level);
    view! {
        <Choices
            label=Signal::derive(move || app.text(|t| t.start_level()))
            values=Signal::derive(levels)
            chosen=Signal::derive(level)
            on_choose=move |level| form.update(|form| form.level = level)
        />
        <p class="quiet">{move || app.text(|t| t.level_about(level()).unwrap_or_default())}</p>
        <p class="quiet">{move || app.text(|t| t.level_same_dice())}</p>
    }
}

/// What the people are called, and who is who.
#[component]
fn Names(form: RwSignal<StartForm>, mode: StartMode) -> impl IntoView {
    let app = app();
    let second = move || {
        view! {
            <TextField
                label=Signal::derive(move || app.text(|t| t.start_name_second()))
                value=Signal::derive(move || form.with(|form| form.second_name.clone()))
                on_change=move |name| form.update(|form| form.second_name = name)
            />
            <Switch
                label=Signal::derive(move || app.text(|t| t.start_turn_board()))
                is_on=Signal::derive(move || form.with(|form| form.turns_board))
                on_change=move |is_on| form.update(|form| form.turns_board = is_on)
            />
        }
    };
    view! {
        <TextField
            label=Signal::derive(move || {
                app.text(|t| if has_computer(mode) { t.start_name() } else { t.start_name_first() })
            })
            value=Signal::derive(move || form.with(|form| form.first_name.clone()))
            on_change=move |name| form.update(|form| form.first_name = name)
        />
        {(mode == StartMode::Two).then(second)}
        <ColorChoice form />
    }
}

/// Who has which color, unless the leaflet leaves that to a die.
#[component]
pub(super) fn ColorChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let colors = move || {
        form.with(|form| {
            let names = form.rules.appearance.colors;
            let named = |player| {
                (
                    Some(player),
                    app.text(|t| describe::color_name(names, player, t)),
                )
            };
            let mut colors = vec![(None, app.text(|t| t.start_color_any()))];
            colors.extend([Player::White, Player::Black].map(named));
            colors
        })
    };
    view! {
        <Show
            when=move || form.with(|form| form.rules.opening != Opening::DieForColor)
            fallback=move || view! { <p class="quiet">{app.text(|t| t.start_color_by_die())}</p> }
        >
            <Choices
                label=Signal::derive(move || app.text(|t| t.start_color()))
                values=Signal::derive(colors)
                chosen=Signal::derive(move || form.with(|form| form.color))
                on_choose=move |color| form.update(|form| form.color = color)
            />
        </Show>
    }
}

/// Which leaflet, and what is changed in it.
#[component]
pub(super) fn RulesChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let leaflets = move || {
        let named = |leaflet| (leaflet, app.text(|t| t.leaflet_name(leaflet)));
        Leaflet::ALL.map(named).to_vec()
    };
    let leaflet = move || form.with(|form| form.leaflet);
    view! {
        <Choices
            label=Signal::derive(move || app.text(|t| t.start_rules_about()))
            values=Signal::derive(leaflets)
            chosen=Signal::derive(leaflet)
            on_choose=move |leaflet| form.update(|form| form.choose(leaflet))
        />
        <p class="quiet">
            {move || app.text(|t| t.leaflet_about(leaflet()))} " "
            <a href=move || form.with(|form| book_address(&form.rules))>
                {move || app.text(|t| t.leaflets_read())}
            </a>
        </p>
        <details>
            <summary>{move || app.text(|t| t.start_rules_change())}</summary>
            <HouseRules form />
        </details>
    }
}

/// What is played for.
#[component]
pub(super) fn SessionChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let lengths = move || {
        let mut values = vec![(None, app.text(|t| t.start_money()))];
        let offered = form.with(StartForm::lengths);
        values.extend(
            offered
                .into_iter()
                .map(|length| (Some(length), app.text(|t| t.start_match_to(length.get())))),
        );
        values
    };
    view! {
        <Choices
            label=Signal::derive(move || app.text(|t| t.start_length()))
            values=Signal::derive(lengths)
            chosen=Signal::derive(move || form.with(StartForm::length))
            on_choose=move |length| form.update(|form| form.play_to(length))
        />
    }
}

/// Where the dice come from.
#[component]
fn DiceChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let sources = move || {
        vec![
            (Dice::Random, app.text(|t| t.start_dice_random())),
            (Dice::Real, app.text(|t| t.start_dice_real())),
            (Dice::Seed, app.text(|t| t.start_dice_seed())),
        ]
    };
    let dice = move || form.with(|form| form.dice);
    view! {
        <Choices
            label=Signal::derive(move || app.text(|t| t.start_dice()))
            values=Signal::derive(sources)
            chosen=Signal::derive(dice)
            on_choose=move |dice| form.update(|form| form.dice = dice)
        />
        <Show when=move || dice() == Dice::Seed>
            <TextField
                label=Signal::derive(move || app.text(|t| t.start_dice_seed_label()))
                value=Signal::derive(move || form.with(|form| form.seed.clone()))
                on_change=move |seed| form.update(|form| form.seed = seed)
            />
        </Show>
    }
}
