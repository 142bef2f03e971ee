//! At a table that a server keeps: who is there, what is asked, whose time is
//! up.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Request, Wish};
use rules::Seat;

use super::missed::Missed;
use super::talk::Talk;
use crate::app::{House, house};
use crate::at_table::{level_of, now, other};
use crate::far::Guest;
use crate::screens::friend::Connection;
use crate::words::{self, far_name};

/// With how many seconds left somebody is warned.
const LOW: i64 = 30;

/// Everything beside the board that a table elsewhere has more than one here.
#[component]
pub(super) fn Company() -> impl IntoView {
    let house = house();
    let is_far = Memo::new(move |_| house.table.guest.with(Option::is_some));
    view! {
        <Show when=move || is_far.get()>
            <div class="company">
                <Connection />
                <Presence />
                <Missed />
                <Asked />
                <TimeIsUp />
                <Talk />
            </div>
        </Show>
    }
}

/// Looks at who is at a table elsewhere.
pub(super) fn with<T>(house: House, look: impl FnOnce(&Guest) -> Option<T>) -> Option<T> {
    house
        .table
        .guest
        .with(|guest| guest.as_ref().and_then(look))
}

/// What somebody at the table is called.
pub(super) fn name_of(house: House, guest: &Guest, seat: Seat) -> String {
    house.texts.with(|t| far_name(guest, seat, t))
}

/// Who is not there, or that one only watches.
#[component]
fn Presence() -> impl IntoView {
    let house = house();
    let missing = move || {
        with(house, |guest| {
            let seats = match guest.seat() {
                Some(own) => vec![other(own)],
                None => vec![Seat::First, Seat::Second],
            };
            let away = seats.into_iter().filter(|&seat| is_away(guest, seat));
            Some(away.map(|seat| away_words(house, guest, seat)).collect())
        })
        .unwrap_or_else(Vec::new)
    };
    let is_watching = move || with(house, |guest| Some(guest.seat().is_none())) == Some(true);
    let words = move || {
        let watching = is_watching().then(|| house.say(|t| t.spectator_you()));
        let words: Vec<String> = watching.into_iter().chain(missing()).collect();
        (!words.is_empty()).then(|| words.join(" "))
    };
    move || words().map(|words| view! { <p class="presence small quiet">{words}</p> })
}

/// Whether a person has gone from a seat.
pub(super) fn is_away(guest: &Guest, seat: Seat) -> bool {
    !guest.is_here(seat) && level_of(guest, seat).is_none()
}

/// That somebody is away, and since when if it was seen.
pub(super) fn away_words(house: House, guest: &Guest, seat: Seat) -> String {
    let name = name_of(house, guest, seat);
    match guest.left_at(seat) {
        Some(at) => house.say(|t| t.presence_away_since(&name, &clock_time(at))),
        None => house.say(|t| t.presence_away(&name)),
    }
}

/// What the clock on the wall shows at a moment.
fn clock_time(milliseconds: u64) -> String {
    let then = js_sys::Date::new(&(milliseconds as f64).into());
    format!("{:02}:{:02}", then.get_hours(), then.get_minutes())
}

/// What is asked, and the answers.
#[component]
fn Asked() -> impl IntoView {
    let house = house();
    let table = house.table;
    move || {
        let (text, is_own, may_answer) = with(house, |guest| {
            let (seat, request) = guest.table()?.request()?;
            let is_own = guest.seat() == Some(seat);
            let [by, of] = [seat, other(seat)].map(|seat| name_of(house, guest, seat));
            let mut text = house.say(|t| words::asked(request, &by, &of, is_own, t));
            if is_own {
                text = format!("{text} {}", house.say(|t| t.ask_waiting(&of)));
            }
            Some((text, is_own, guest.seat() == Some(other(seat))))
        })?;
        let buttons = if is_own {
            view! {
                <button on:click=move |_| table.wish(Wish::Withdraw)>
                    {house.say(|t| t.ask_withdraw())}
                </button>
            }
            .into_any()
        } else if may_answer {
            view! {
                <button class="first" on:click=move |_| table.wish(Wish::Agree)>
                    {house.say(|t| t.ask_agree())}
                </button>
                <button on:click=move |_| table.wish(Wish::Decline)>
                    {house.say(|t| t.ask_decline())}
                </button>
            }
            .into_any()
        } else {
            ().into_any()
        };
        Some(view! {
            <div class="asked" role="status">
                <p>{text}</p>
                <div class="row">{buttons}</div>
            </div>
        })
    }
}

/// Whose time is up or nearly, and what one may do about it.
#[component]
fn TimeIsUp() -> impl IntoView {
    let house = house();
    let tick = ticking();
    move || {
        tick.track();
        let (seat, left, own) = with(house, |guest| {
            let clock = guest.table()?.clock()?;
            let seat = clock.running()?;
            let left = clock.left(seat, guest.server_time(now()));
            Some((seat, left.div_euclid(1000), guest.seat()))
        })?;
        let name = |seat| with(house, |guest| Some(name_of(house, guest, seat)));
        let is_own = own == Some(seat);
        match left {
            ..0 if is_own => {
                let name = name(other(seat)).unwrap_or_default();
                let text = house.say(|t| t.clock_is_up_you(&name));
                Some(view! { <p class="refused">{text}</p> }.into_any())
            }
            ..0 => {
                let name = name(seat).unwrap_or_default();
                Some(time_of_other_is_up(house, &name, own.is_some()).into_any())
            }
            0..=LOW if is_own => {
                let text = house.say(|t| t.clock_low(left as u32));
                Some(view! { <p class="refused">{text}</p> }.into_any())
            }
            _ => None,
        }
    }
}

fn time_of_other_is_up(house: House, name: &str, may_claim: bool) -> impl IntoView + use<> {
    if may_claim {
        view! {
            <div class="asked" role="status">
                <p>{house.say(|t| t.clock_claim_question(name))}</p>
                <button on:click=move |_| house.table.wish(Wish::Claim)>
                    {house.say(|t| t.clock_claim())}
                </button>
            </div>
        }
        .into_any()
    } else {
        view! { <p>{house.say(|t| t.clock_is_up(name))}</p> }.into_any()
    }
}

/// The time that a seat has left.
#[component]
pub(super) fn TimeLeft(
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let house = house();
    let tick = ticking();
    move || {
        tick.track();
        let (left, is_running, name) = with(house, |guest| {
            let seat = seat.get();
            let clock = guest.table()?.clock()?;
            let left = clock.left(seat, guest.server_time(now()));
            let is_running = clock.running() == Some(seat);
            Some((left, is_running, name_of(house, guest, seat)))
        })?;
        let seconds = left.max(0).div_euclid(1000);
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        let mut label = house.say(|t| t.clock_left(&name, &text));
        if is_running {
            label = format!("{label} {}", house.say(|t| t.clock_running(&name)));
        }
        Some(view! {
            <bdi
                dir="ltr"
                class="time"
                class:up=left < 0
                class:running=is_running
                role="img"
                aria-label=label
            >
                {text}
            </bdi>
        })
    }
}

/// Changes every half second, for as long as who asked is shown.
fn ticking() -> RwSignal<u32> {
    let tick = RwSignal::new(0_u32);
    let passes = set_interval_with_handle(
        move || tick.update(|tick| *tick = tick.wrapping_add(1)),
        Duration::from_millis(500),
    );
    on_cleanup(move || {
        if let Ok(handle) = passes {
            handle.clear();
        }
    });
    tick
}

/// What the menu has more at a table elsewhere.
#[component]
pub(super) fn Requests() -> impl IntoView {
    let house = house();
    let table = house.table;
    let ask = move |request: Request| {
        move |_| {
            table.question.set(None);
            table.wish(Wish::Ask { request });
        }
    };
    let has_clock = with(house, |guest| guest.table()?.clock().copied()).is_some();
    let opponent = with(house, |guest| {
        let seat = other(guest.seat()?);
        Some(name_of(house, guest, seat))
    });
    opponent.map(|name| {
        let take_back = house.say(|t| {
            format!(
                "{} {}",
                t.ask_take_back_about(&name),
                t.ask_take_back_dice()
            )
        });
        let slow = house.say(|t| t.ask_slow_about(&name));
        view! {
            <button on:click=ask(Request::TakeBack)>{house.say(|t| t.ask_take_back())}</button>
            <p class="small quiet">{take_back}</p>
            {has_clock.then(|| view! {
                <button on:click=ask(Request::Slow)>{house.say(|t| t.ask_slow())}</button>
                <p class="small quiet">{slow}</p>
            })}
        }
    })
}
