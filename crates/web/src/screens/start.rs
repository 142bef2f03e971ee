//! Setting up a table: who plays, by which rules, for what, with which dice.

mod agreed;
mod house_rules;

use leptos::prelude::*;
use rules::{Leaflet, Opening, Player};
use texts::Texts;

pub(super) use self::agreed::Agreed;
use self::agreed::Dice;
use self::house_rules::HouseRules;
use super::leaflets::{Agreement, book_address};
use super::parts::{Choices, Line, Switch, Top};
use super::{Company, Screen};
use crate::app::{House, house};
use crate::play::Table;
use crate::words;

/// The screen on which two players agree.
#[component]
pub fn Start(
    /// Who will sit at the table.
    company: Company,
) -> impl IntoView {
    let house = house();
    let name = house
        .settings
        .with_untracked(|settings| settings.name.clone());
    let mut usual = Agreed::usual(company, name);
    if let Some(rules) = house.proposed.get_untracked() {
        usual.propose(rules);
    }
    let agreed = RwSignal::new(usual);
    // A table that waits until both have agreed to its rules.
    let laid = RwSignal::new(None::<Table>);
    let fault = RwSignal::new(None::<String>);
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || house.say(text));

    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let made = agreed.with(|agreed| agreed.table(&house.texts.get_untracked()));
        match made {
            Ok(table) if agreed.with(Agreed::needs_consent) => laid.set(Some(table)),
            Ok(table) => sit_down(house, table),
            Err(why) => fault.set(Some(why)),
        }
    };
    let agreement = move || {
        let table = laid.get()?;
        let rules = table.now().rules().clone();
        let names = [Player::White, Player::Black]
            .map(|player| house.say(|t| words::player_name(&table, player, t)));
        let on_agreed = Callback::new(move |()| sit_down(house, table.clone()));
        let on_close = Callback::new(move |()| laid.set(None));
        Some(view! { <Agreement rules names on_agreed on_close /> })
    };
    view! {
        <Top title=text(|t| t.start_title()) />
        <main class="sheet">
            <form class="sheet-part" on:submit=begin>
                <section class="card">
                    {has_computer(company).then(|| view! { <LevelChoice agreed /> })}
                    <Names agreed company />
                </section>
                <section class="card">
                    <RulesChoice agreed />
                    <SessionChoice agreed />
                    <Switch
                        label=text(|t| t.start_cube())
                        is_on=Signal::derive(move || agreed.with(|agreed| agreed.rules.cube.in_use))
                        on_change=move |is_on| agreed.update(|agreed| agreed.rules.cube.in_use = is_on)
                    />
                </section>
                <section class="card">
                    {(company != Company::RealBoard).then(|| view! { <DiceChoice agreed /> })}
                    <Line
                        label=text(|t| t.start_position_about())
                        value=Signal::derive(move || agreed.with(|agreed| agreed.position.clone()))
                        most=200
                        on_change=move |position| agreed.update(|agreed| agreed.position = position)
                    />
                </section>
                <p class="says refused" role="alert">{move || fault.get()}</p>
                <button class="first" type="submit">{text(|t| t.start_play())}</button>
            </form>
            {agreement}
        </main>
    }
}

fn sit_down(house: House, table: Table) {
    house.proposed.set(None);
    house.table.sit_down(house, table);
    house.go_to(Screen::Table);
}

const fn has_computer(company: Company) -> bool {
    !matches!(company, Company::Two)
}

/// How strong the computer is.
#[component]
pub(super) fn LevelChoice(agreed: RwSignal<Agreed>) -> impl IntoView {
    let house = house();
    let levels = move || {
        let named = |level| {
            (
                level,
                house.say(|t| t.level_name(level).unwrap_or_default()),
            )
        };
        words::LEVELS.map(named).to_vec()
    };
    let level = move || agreed.with(|agreed| agreed.level);
    view! {
        <Choices
            label=Signal::derive(move || house.say(|t| t.start_level()))
            values=Signal::derive(levels)
            chosen=Signal::derive(level)
            on_choose=move |level| agreed.update(|agreed| agreed.level = level)
        />
        <p class="quiet">{move || house.say(|t| t.level_about(level()).unwrap_or_default())}</p>
        <p class="quiet">{move || house.say(|t| t.level_same_dice())}</p>
    }
}

/// What the people are called, and who is who.
#[component]
fn Names(agreed: RwSignal<Agreed>, company: Company) -> impl IntoView {
    let house = house();
    let second = move || {
        view! {
            <Line
                label=Signal::derive(move || house.say(|t| t.start_name_second()))
                value=Signal::derive(move || agreed.with(|agreed| agreed.second_name.clone()))
                on_change=move |name| agreed.update(|agreed| agreed.second_name = name)
            />
            <Switch
                label=Signal::derive(move || house.say(|t| t.start_turn_board()))
                is_on=Signal::derive(move || agreed.with(|agreed| agreed.turns_board))
                on_change=move |is_on| agreed.update(|agreed| agreed.turns_board = is_on)
            />
        }
    };
    view! {
        <Line
            label=Signal::derive(move || {
                house.say(|t| if has_computer(company) { t.start_name() } else { t.start_name_first() })
            })
            value=Signal::derive(move || agreed.with(|agreed| agreed.first_name.clone()))
            on_change=move |name| agreed.update(|agreed| agreed.first_name = name)
        />
        {(company == Company::Two).then(second)}
        <ColorChoice agreed />
    }
}

/// Who has which color, unless the leaflet leaves that to a die.
#[component]
pub(super) fn ColorChoice(agreed: RwSignal<Agreed>) -> impl IntoView {
    let house = house();
    let colors = move || {
        agreed.with(|agreed| {
            let names = agreed.rules.appearance.colors;
            let named = |player| {
                (
                    Some(player),
                    house.say(|t| words::color_name(names, player, t)),
                )
            };
            let mut colors = vec![(None, house.say(|t| t.start_color_any()))];
            colors.extend([Player::White, Player::Black].map(named));
            colors
        })
    };
    view! {
        <Show
            when=move || agreed.with(|agreed| agreed.rules.opening != Opening::DieForColor)
            fallback=move || view! { <p class="quiet">{house.say(|t| t.start_color_by_die())}</p> }
        >
            <Choices
                label=Signal::derive(move || house.say(|t| t.start_color()))
                values=Signal::derive(colors)
                chosen=Signal::derive(move || agreed.with(|agreed| agreed.color))
                on_choose=move |color| agreed.update(|agreed| agreed.color = color)
            />
        </Show>
    }
}

/// Which leaflet, and what is changed in it.
#[component]
pub(super) fn RulesChoice(agreed: RwSignal<Agreed>) -> impl IntoView {
    let house = house();
    let leaflets = move || {
        let named = |leaflet| (leaflet, house.say(|t| t.leaflet_name(leaflet)));
        Leaflet::ALL.map(named).to_vec()
    };
    let leaflet = move || agreed.with(|agreed| agreed.leaflet);
    view! {
        <Choices
            label=Signal::derive(move || house.say(|t| t.start_rules_about()))
            values=Signal::derive(leaflets)
            chosen=Signal::derive(leaflet)
            on_choose=move |leaflet| agreed.update(|agreed| agreed.choose(leaflet))
        />
        <p class="quiet">
            {move || house.say(|t| t.leaflet_about(leaflet()))} " "
            <a href=move || agreed.with(|agreed| book_address(&agreed.rules))>
                {move || house.say(|t| t.leaflets_read())}
            </a>
        </p>
        <details>
            <summary>{move || house.say(|t| t.start_rules_change())}</summary>
            <HouseRules agreed />
        </details>
    }
}

/// What is played for.
#[component]
pub(super) fn SessionChoice(agreed: RwSignal<Agreed>) -> impl IntoView {
    let house = house();
    let lengths = move || {
        let mut values = vec![(None, house.say(|t| t.start_money()))];
        let offered = agreed.with(Agreed::lengths);
        values.extend(
            offered
                .into_iter()
                .map(|length| (Some(length), house.say(|t| t.start_match_to(length.get())))),
        );
        values
    };
    view! {
        <Choices
            label=Signal::derive(move || house.say(|t| t.start_length()))
            values=Signal::derive(lengths)
            chosen=Signal::derive(move || agreed.with(Agreed::length))
            on_choose=move |length| agreed.update(|agreed| agreed.play_to(length))
        />
    }
}

/// Where the dice come from.
#[component]
fn DiceChoice(agreed: RwSignal<Agreed>) -> impl IntoView {
    let house = house();
    let sources = move || {
        vec![
            (Dice::Random, house.say(|t| t.start_dice_random())),
            (Dice::Real, house.say(|t| t.start_dice_real())),
            (Dice::Seed, house.say(|t| t.start_dice_seed())),
        ]
    };
    let dice = move || agreed.with(|agreed| agreed.dice);
    view! {
        <Choices
            label=Signal::derive(move || house.say(|t| t.start_dice()))
            values=Signal::derive(sources)
            chosen=Signal::derive(dice)
            on_choose=move |dice| agreed.update(|agreed| agreed.dice = dice)
        />
        <Show when=move || dice() == Dice::Seed>
            <Line
                label=Signal::derive(move || house.say(|t| t.start_dice_seed_label()))
                value=Signal::derive(move || agreed.with(|agreed| agreed.seed.clone()))
                on_change=move |seed| agreed.update(|agreed| agreed.seed = seed)
            />
        </Show>
    }
}
