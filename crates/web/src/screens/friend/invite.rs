//! Setting up a table for a friend.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClockTerms, DiceSource, NewTable, Opponent, WantedColor, Watching};
use rules::Player;
use texts::Texts;

use crate::app::house;
use crate::far::{Link, seats, set_up};
use crate::screens::parts::{Choices, Line, Switch, Top};
use crate::screens::start::{Agreed, RulesChoice, SessionChoice};
use crate::screens::{Company, Screen};
use crate::words;

/// The clocks to choose from: minutes for the match, free seconds at a turn.
const CLOCKS: [Option<(u32, u32)>; 5] = [
    None,
    Some((5, 12)),
    Some((10, 12)),
    Some((20, 12)),
    Some((40, 15)),
];

/// The screen on which a table for a friend is set up.
#[component]
pub fn Invite() -> impl IntoView {
    let house = house();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || house.say(text));
    let name = house
        .settings
        .with_untracked(|settings| settings.name.clone());
    let agreed = RwSignal::new(Agreed::usual(Company::Two, name));
    let clock = RwSignal::new(None::<(u32, u32)>);
    let is_open = RwSignal::new(true);
    let has_real_dice = RwSignal::new(false);
    let is_busy = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);

    let wanted = move || NewTable {
        rules: agreed.with_untracked(|agreed| agreed.rules.clone()),
        clock: clock.get_untracked().map(|(minutes, seconds)| ClockTerms {
            reserve: minutes * 60,
            delay: seconds,
        }),
        dice: if has_real_dice.get_untracked() {
            DiceSource::Hand
        } else {
            DiceSource::Server
        },
        watching: if is_open.get_untracked() {
            Watching::Open
        } else {
            Watching::Closed
        },
        opponent: Opponent::Friend,
        color: match agreed.with_untracked(|agreed| agreed.color) {
            Some(Player::White) => WantedColor::White,
            Some(Player::Black) => WantedColor::Black,
            None => WantedColor::Either,
        },
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = agreed.with_untracked(|agreed| agreed.first_name.clone());
        house.settings.update(|settings| settings.name = name);
        is_busy.set(true);
        fault.set(None);
        spawn_local(async move {
            let seated = set_up(&wanted()).await;
            is_busy.set(false);
            match seated {
                Ok(seated) => {
                    let link = |key| Link {
                        table: seated.table,
                        key,
                    };
                    let own = link(Some(seated.key));
                    let remembered = seats::remember(seats::Seat {
                        link: own.to_string(),
                        invitation: seated.invitation.map(|key| link(Some(key)).to_string()),
                        opponent: None,
                    });
                    if let Err(reason) = remembered {
                        house.notify(|t| t.error_storage(&reason));
                    }
                    house.go_to(Screen::Far(own));
                }
                Err(Some(problem)) => {
                    fault.set(Some(house.say(|t| words::refused(&problem.refused, t))));
                }
                Err(None) => fault.set(Some(house.say(|t| t.invite_needs_server()))),
            }
        });
    };
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
    let clocks = move || {
        let named = |clock: Option<(u32, u32)>| {
            let name = house.say(|t| match clock {
                None => t.clock_none(),
                Some((minutes, seconds)) => t.clock_summary(minutes, seconds),
            });
            (clock, name)
        };
        CLOCKS.map(named).to_vec()
    };
    view! {
        <Top title=text(|t| t.invite_title()) />
        <main class="sheet">
            <p>{text(|t| t.invite_about())}</p>
            <form class="sheet-part" on:submit=begin>
                <section class="card">
                    <Line
                        label=text(|t| t.invite_your_name())
                        value=Signal::derive(move || agreed.with(|agreed| agreed.first_name.clone()))
                        on_change=move |name| agreed.update(|agreed| agreed.first_name = name)
                    />
                    <Choices
                        label=text(|t| t.start_color())
                        values=Signal::derive(colors)
                        chosen=Signal::derive(move || agreed.with(|agreed| agreed.color))
                        on_choose=move |color| agreed.update(|agreed| agreed.color = color)
                    />
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
                    <Choices
                        label=text(|t| t.clock_title())
                        values=Signal::derive(clocks)
                        chosen=clock
                        on_choose=move |chosen| clock.set(chosen)
                    />
                    <Choices
                        label=text(|t| t.start_dice())
                        values=Signal::derive(move || vec![
                            (false, house.say(|t| t.table_dice_server())),
                            (true, house.say(|t| t.table_dice_real())),
                        ])
                        chosen=has_real_dice
                        on_choose=move |is_real| has_real_dice.set(is_real)
                    />
                    <p class="small quiet">
                        {move || house.say(|t| if has_real_dice.get() {
                            t.table_dice_real_about()
                        } else {
                            t.table_dice_server_about()
                        })}
                    </p>
                    <Switch
                        label=text(|t| t.invite_watching())
                        is_on=is_open
                        on_change=move |is_on| is_open.set(is_on)
                    />
                    <p class="small quiet">{text(|t| t.invite_watching_about())}</p>
                </section>
                <p class="says refused" role="alert">{move || fault.get()}</p>
                <button class="first" type="submit" disabled=is_busy>
                    {move || house.say(|t| if is_busy.get() { t.invite_creating() } else { t.invite_create() })}
                </button>
            </form>
        </main>
    }
}
