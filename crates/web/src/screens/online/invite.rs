//! Setting up a table for a friend.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    ClockTerms, DiceSource, NewTable, Opponent, Problem, Refused, WantedColor, Watching,
};
use rules::{Player, Seat};
use texts::Texts;

use crate::app::app;
use crate::describe;
use crate::online::{Link, saved_seats, set_up};
use crate::screens::components::{Choices, Header, NumberField, Switch, TextField};
use crate::screens::start::{
    ColorChoice, CubeChoice, LevelChoice, RulesChoice, SessionChoice, StartForm,
};
use crate::screens::{Screen, StartMode};

/// The default clock, as in tournaments: seconds of reserve for a match of
/// three points, and free seconds at every turn.
const USUAL_CLOCK: ClockTerms = ClockTerms {
    reserve: 6 * 60,
    delay: 12,
};

/// How many minutes, and how many free seconds, can be agreed on.
const MOST_MINUTES: u32 = 600;
const MOST_DELAY: u32 = 600;

/// The screen where you set up a table for a friend.
#[component]
pub fn Invite() -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let mut usual = app
        .settings
        .with_untracked(|settings| StartForm::last(StartMode::Two, settings));
    if let Some(rules) = app.proposed.get_untracked() {
        usual.propose(rules);
    }
    let form = RwSignal::new(usual);
    let has_computer = RwSignal::new(false);
    let clock = RwSignal::new(None::<ClockTerms>);
    let is_open = RwSignal::new(true);
    let has_real_dice = RwSignal::new(false);
    let is_busy = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);

    let wanted = move || NewTable {
        rules: form.with_untracked(|form| form.rules.clone()),
        clock: clock.get_untracked(),
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
        opponent: if has_computer.get_untracked() {
            Opponent::Computer(form.with_untracked(|form| form.level.to_owned()))
        } else {
            Opponent::Friend
        },
        color: match form.with_untracked(|form| form.color) {
            Some(Player::White) => WantedColor::White,
            Some(Player::Black) => WantedColor::Black,
            None => WantedColor::Either,
        },
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = form.with_untracked(|form| form.first_name.clone());
        app.settings.update(|settings| settings.name = name);
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
                    let remembered = saved_seats::remember(saved_seats::SavedSeat {
                        invitation: seated.invitation.map(|key| link(Some(key)).to_string()),
                        is_first: Some(seated.seat == Seat::First),
                        ..saved_seats::SavedSeat::new(own)
                    });
                    if let Err(reason) = remembered {
                        app.notify(|t| t.error_storage(&reason));
                    }
                    app.proposed.set(None);
                    app.go_to(Screen::OnlineTable(own));
                }
                Err(Some(Problem { refused, .. })) => {
                    fault.set(Some(app.text(|t| match refused {
                        Refused::TooMany => t.server_too_many_tables(),
                        refused => describe::refused(&refused, t),
                    })));
                }
                Err(None) => fault.set(Some(app.text(|t| t.invite_needs_server()))),
            }
        });
    };
    let opponents = move || {
        vec![
            (false, app.text(|t| t.invite_opponent_friend())),
            (true, app.text(|t| t.invite_opponent_computer())),
        ]
    };
    view! {
        <Header title=text(|t| t.invite_title()) />
        <main class="sheet">
            <p>{text(|t| t.invite_about())}</p>
            <form class="sheet-part start" on:submit=begin>
                <SessionChoice form />
                <p class="refused" role="alert">{move || fault.get()}</p>
                <button class="first play-now" type="submit" disabled=is_busy>
                    {move || app.text(|t| if is_busy.get() { t.invite_creating() } else { t.invite_create() })}
                </button>
                <details class="more">
                    <summary>{text(|t| t.start_more())}</summary>
                    <section class="card">
                        <TextField
                            label=text(|t| t.invite_your_name())
                            value=Signal::derive(move || form.with(|form| form.first_name.clone()))
                            on_change=move |name| form.update(|form| form.first_name = name)
                        />
                        <ColorChoice form />
                        <ClockChoice clock />
                    </section>
                    <section class="card">
                        <RulesChoice form />
                        <CubeChoice form />
                    </section>
                    <section class="card">
                        <Choices
                            label=text(|t| t.presence_title())
                            values=Signal::derive(opponents)
                            chosen=has_computer
                            on_choose=move |is_computer| has_computer.set(is_computer)
                        />
                        <p class="small quiet">
                            {move || app.text(|t| if has_computer.get() {
                                t.invite_opponent_computer_about()
                            } else {
                                t.invite_opponent_friend_about()
                            })}
                        </p>
                        <Show when=move || has_computer.get()>
                            <LevelChoice form />
                        </Show>
                        <Choices
                            label=text(|t| t.start_dice())
                            values=Signal::derive(move || vec![
                                (false, app.text(|t| t.table_dice_server())),
                                (true, app.text(|t| t.table_dice_real())),
                            ])
                            chosen=has_real_dice
                            on_choose=move |is_real| has_real_dice.set(is_real)
                        />
                        <p class="small quiet">
                            {move || app.text(|t| if has_real_dice.get() {
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
                </details>
            </form>
        </main>
    }
}

/// With or without a clock, and how much time.
#[component]
fn ClockChoice(clock: RwSignal<Option<ClockTerms>>) -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let has_clock = Signal::derive(move || clock.with(Option::is_some));
    let values = move || {
        vec![
            (false, app.text(|t| t.clock_none())),
            (true, app.text(|t| t.clock_with())),
        ]
    };
    let terms = move || clock.get().unwrap_or(USUAL_CLOCK);
    let set = move |change: fn(&mut ClockTerms, u32)| {
        move |number| clock.update(|clock| change(clock.get_or_insert(USUAL_CLOCK), number))
    };
    view! {
        <Choices
            label=text(|t| t.clock_title())
            values=Signal::derive(values)
            chosen=has_clock
            on_choose=move |is_wanted: bool| clock.set(is_wanted.then_some(USUAL_CLOCK))
        />
        <p class="small quiet">
            {move || app.text(|t| if has_clock.get() { t.clock_with_about() } else { t.clock_none_about() })}
        </p>
        <Show when=move || has_clock.get()>
            <NumberField
                label=text(|t| t.clock_reserve())
                value=Signal::derive(move || terms().reserve / 60)
                from=1
                to=MOST_MINUTES
                on_change=set(|clock, minutes| clock.reserve = minutes * 60)
            />
            <NumberField
                label=text(|t| t.clock_delay())
                value=Signal::derive(move || terms().delay)
                from=0
                to=MOST_DELAY
                on_change=set(|clock, seconds| clock.delay = seconds)
            />
        </Show>
    }
}
