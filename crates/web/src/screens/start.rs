//! Setting up a table: who plays, by which rules, for what, with which dice.

mod form;
mod house_rules;

use std::num::NonZeroU32;

use leptos::prelude::*;
use rules::{Leaflet, Opening, Player};
use texts::{Number, Texts};

use self::form::Dice;
pub(super) use self::form::StartForm;
use self::house_rules::HouseRules;
use super::components::{Choices, Header, Switch, TextField, unique_name};
use super::icon::{Drawn, Icon};
use super::leaflets::{Agreement, book_address};
use super::{Screen, StartMode};
use crate::app::{AppState, app};
use crate::describe;
use crate::play::Table;

/// The screen where you set up a game.
#[component]
pub fn Start(
    /// Who will sit at the table.
    mode: StartMode,
) -> impl IntoView {
    let app = app();
    let mut usual = app
        .settings
        .with_untracked(|settings| StartForm::last(mode, settings));
    if let Some(rules) = app.proposed.get_untracked() {
        usual.propose(rules);
    }
    let form = RwSignal::new(usual);
    // A table that's waiting until both have agreed to its rules.
    let laid = RwSignal::new(None::<Table>);
    let fault = RwSignal::new(None::<String>);
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));

    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let made = form.with(|form| form.table(&app.texts.get_untracked()));
        app.settings.update(|settings| {
            form.with_untracked(|form| {
                settings.last_start = form.to_last();
                settings.name.clone_from(&form.first_name);
            });
        });
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
            .map(|player| app.text(|t| describe::seat_title(&table, player, t)));
        let on_agreed = Callback::new(move |()| open_table(app, table.clone()));
        let on_close = Callback::new(move |()| laid.set(None));
        Some(view! { <Agreement rules names on_agreed on_close /> })
    };
    view! {
        <Header title=text(title(mode)) />
        <main class="sheet start">
            <form class="sheet-part" on:submit=begin>
                {has_computer(mode).then(|| view! { <LevelChoice form /> })}
                <SessionChoice form />
                <p class="refused" role="alert">{move || fault.get()}</p>
                <button class="first play-now" type="submit">{text(|t| t.start_play())}</button>
                <details class="more">
                    <summary>{text(|t| t.start_more())}</summary>
                    <section class="card"><Names form mode /></section>
                    <section class="card">
                        <RulesChoice form />
                        <CubeChoice form />
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
                </details>
            </form>
            {agreement}
        </main>
    }
}

/// Sits down at a table that was set up.
pub(super) fn open_table(app: AppState, table: Table) {
    app.proposed.set(None);
    app.table.open_table(app, table);
    app.go_to(Screen::Table);
}

/// What it's called on the first screen.
const fn title(mode: StartMode) -> fn(&Texts) -> String {
    match mode {
        StartMode::Computer => Texts::start_title,
        StartMode::Two => Texts::home_two,
        StartMode::RealBoard => Texts::home_real,
    }
}

const fn has_computer(mode: StartMode) -> bool {
    !matches!(mode, StartMode::Two)
}

/// How strong the computer is.
#[component]
pub(super) fn LevelChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let level = move || form.with(|form| form.level);
    let name = StoredValue::new(unique_name());
    let chips = describe::LEVELS.into_iter().enumerate().map(|(index, value)| {
        let rating = engine::Level::named(value).and_then(|level| level.measured_pr());
        let rating = rating.map(|rating| Number::with_decimals(f64::from(rating), 1));
        view! {
            <label class="chip">
                <input
                    type="radio"
                    class="visually-hidden"
                    name=name.get_value()
                    value=value
                    prop:checked=move || level() == value
                    on:change=move |_| form.update(|form| form.level = value)
                />
                <Strength index />
                <span class="chip-name">{move || app.text(|t| t.level_name(value).unwrap_or_default())}</span>
                <span class="small quiet">
                    {move || rating.map(|rating| app.text(|t| t.level_pr(rating)))}
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="field">
            <legend>{move || app.text(|t| t.start_level())}</legend>
            <div class="chips">{chips.collect_view()}</div>
        </fieldset>
        <p class="quiet small">
            {move || app.text(|t| t.level_about(level()).unwrap_or_default())} ". "
            {move || app.text(|t| t.level_same_dice())} " "
            {move || app.text(|t| t.level_pr_about())}
        </p>
    }
}

/// A ring that's fuller for stronger levels.
#[component]
fn Strength(index: usize) -> impl IntoView {
    let share = 10 * (index + 1);
    view! {
        <svg class="strength" viewBox="0 0 36 36" aria-hidden="true">
            <circle class="ring" cx="18" cy="18" r="15" />
            <circle
                class="filled"
                cx="18"
                cy="18"
                r="15"
                pathLength="100"
                stroke-dasharray=format!("{share} 100")
            />
            <text x="18" y="18">{index + 1}</text>
        </svg>
    }
}

/// Whether there is a doubling cube.
#[component]
pub(super) fn CubeChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    view! {
        <Switch
            label=Signal::derive(move || app.text(|t| t.start_cube()))
            is_on=Signal::derive(move || form.with(|form| form.rules.cube.in_use))
            on_change=move |is_on| form.update(|form| form.rules.cube.in_use = is_on)
        />
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

/// The leaflet, and changes to it.
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
            on_choose=move |leaflet| {
                let language = app.base_texts.with(Texts::language);
                form.update(|form| form.choose(leaflet, language));
            }
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

/// What is played for: one step shorter or longer.
#[component]
pub(super) fn SessionChoice(form: RwSignal<StartForm>) -> impl IntoView {
    let app = app();
    let lengths = Memo::new(move |_| {
        let mut lengths = vec![None];
        lengths.extend(form.with(StartForm::lengths).into_iter().map(Some));
        lengths
    });
    let place = move || {
        let length = form.with(StartForm::length);
        lengths.with(|lengths| lengths.iter().position(|offered| *offered == length))
    };
    let at = move |place: Option<usize>| {
        let lengths = lengths.read();
        place.and_then(|place| lengths.get(place).copied())
    };
    let shorter = move || at(place().and_then(|place| place.checked_sub(1)));
    let longer = move || at(place().map(|place| place + 1));
    let chosen = move || {
        app.text(|t| match form.with(StartForm::length) {
            Some(length) => t.start_match_to(length.get()),
            None => t.start_money(),
        })
    };
    let step = move |length: Option<Option<NonZeroU32>>| {
        if let Some(length) = length {
            form.update(|form| form.play_to(length));
        }
    };
    view! {
        <div class="field" role="group" aria-labelledby="length">
            <span class="legend" id="length">{move || app.text(|t| t.start_length())}</span>
            <div class="stepper">
                <button
                    type="button"
                    aria-label=move || app.text(|t| t.start_shorter())
                    disabled=move || shorter().is_none()
                    on:click=move |_| step(shorter())
                >
                    <Drawn icon=Icon::Minus />
                </button>
                <output aria-live="polite">{chosen}</output>
                <button
                    type="button"
                    aria-label=move || app.text(|t| t.start_longer())
                    disabled=move || longer().is_none()
                    on:click=move |_| step(longer())
                >
                    <Drawn icon=Icon::Plus />
                </button>
            </div>
        </div>
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
