//! The status of an online table: who's there, what was asked, whose time is
//! up.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Command, Request};
use rules::Seat;

use super::chat::Chat;
use super::missed::MissedEvents;
use crate::app::{AppState, app};
use crate::describe::{self, seat_name};
use crate::online::Client;
use crate::screens::online::ConnectionStatus;
use crate::table_session::{level_of, now};

/// How many seconds are left when a player is warned.
const LOW: i64 = 30;

/// Everything beside the board that only online tables have.
#[component]
pub(super) fn OnlineStatus() -> impl IntoView {
    let app = app();
    let is_online = Memo::new(move |_| app.table.client.with(Option::is_some));
    view! {
        <Show when=move || is_online.get()>
            <div class="online-status">
                <ConnectionStatus />
                <Presence />
                <MissedEvents />
                <Asked />
                <TimeIsUp />
                <Chat />
            </div>
        </Show>
    }
}

/// Reads the client of an online table.
pub(super) fn with<T>(app: AppState, look: impl FnOnce(&Client) -> Option<T>) -> Option<T> {
    app.table
        .client
        .with(|client| client.as_ref().and_then(look))
}

/// What somebody at the table is called.
pub(super) fn name_of(app: AppState, client: &Client, seat: Seat) -> String {
    app.texts.with(|t| seat_name(client, seat, t))
}

/// Who isn't there, or that you're watching.
#[component]
fn Presence() -> impl IntoView {
    let app = app();
    let missing = move || {
        with(app, |client| {
            let seats = match client.seat() {
                Some(own) => vec![own.other()],
                None => vec![Seat::First, Seat::Second],
            };
            let away = seats.into_iter().filter(|&seat| is_away(client, seat));
            Some(away.map(|seat| away_words(app, client, seat)).collect())
        })
        .unwrap_or_else(Vec::new)
    };
    let is_watching = move || with(app, |client| Some(client.seat().is_none())) == Some(true);
    let words = move || {
        let watching = is_watching().then(|| app.text(|t| t.spectator_you()));
        let words: Vec<String> = watching.into_iter().chain(missing()).collect();
        (!words.is_empty()).then(|| words.join(" "))
    };
    move || words().map(|words| view! { <p class="presence small quiet">{words}</p> })
}

/// Whether the person in a seat is away.
pub(super) fn is_away(client: &Client, seat: Seat) -> bool {
    !client.is_connected(seat) && level_of(client, seat).is_none()
}

/// Says that somebody is away, and since when, if that's known.
pub(super) fn away_words(app: AppState, client: &Client, seat: Seat) -> String {
    let name = name_of(app, client, seat);
    match client.left_at(seat) {
        Some(at) => app.text(|t| t.presence_away_since(&name, &clock_time(at))),
        None => app.text(|t| t.presence_away(&name)),
    }
}

/// The time of day at a moment.
fn clock_time(milliseconds: u64) -> String {
    let then = js_sys::Date::new(&(milliseconds as f64).into());
    format!("{:02}:{:02}", then.get_hours(), then.get_minutes())
}

/// What is asked, and the answers.
#[component]
fn Asked() -> impl IntoView {
    let app = app();
    let table = app.table;
    move || {
        let (text, is_own, may_answer) = with(app, |client| {
            let asked = client.table()?.request();
            // The result card asks for that.
            let (seat, request) = asked.filter(|(_, request)| *request != Request::Rematch)?;
            let is_own = client.seat() == Some(seat);
            let [by, of] = [seat, seat.other()].map(|seat| name_of(app, client, seat));
            let mut text = app.text(|t| describe::asked(request, &by, &of, is_own, t));
            if is_own {
                text = format!("{text} {}", app.text(|t| t.ask_waiting(&of)));
            }
            Some((text, is_own, client.seat() == Some(seat.other())))
        })?;
        let buttons = if is_own {
            view! {
                <button on:click=move |_| table.command(Command::Withdraw)>
                    {app.text(|t| t.ask_withdraw())}
                </button>
            }
            .into_any()
        } else if may_answer {
            view! {
                <button class="first" on:click=move |_| table.command(Command::Agree)>
                    {app.text(|t| t.ask_agree())}
                </button>
                <button on:click=move |_| table.command(Command::Decline)>
                    {app.text(|t| t.ask_decline())}
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

/// Whose time is up or nearly up, and what you can do about it.
#[component]
fn TimeIsUp() -> impl IntoView {
    let app = app();
    let tick = ticking();
    move || {
        tick.track();
        let (seat, left, own) = with(app, |client| {
            let clock = client.table()?.clock()?;
            let seat = clock.running()?;
            let left = clock.left(seat, client.server_time(now()));
            Some((seat, left.div_euclid(1000), client.seat()))
        })?;
        let name = |seat| with(app, |client| Some(name_of(app, client, seat)));
        let is_own = own == Some(seat);
        match left {
            ..0 if is_own => {
                let name = name(seat.other()).unwrap_or_default();
                let text = app.text(|t| t.clock_is_up_you(&name));
                Some(view! { <p class="refused">{text}</p> }.into_any())
            }
            ..0 => {
                let name = name(seat).unwrap_or_default();
                Some(time_of_other_is_up(app, &name, own.is_some()).into_any())
            }
            0..=LOW if is_own => {
                let text = app.text(|t| t.clock_low(left as u32));
                Some(view! { <p class="refused">{text}</p> }.into_any())
            }
            _ => None,
        }
    }
}

fn time_of_other_is_up(app: AppState, name: &str, may_claim: bool) -> impl IntoView + use<> {
    if may_claim {
        view! {
            <div class="asked" role="status">
                <p>{app.text(|t| t.clock_claim_question(name))}</p>
                <button on:click=move |_| app.table.command(Command::Claim)>
                    {app.text(|t| t.clock_claim())}
                </button>
            </div>
        }
        .into_any()
    } else {
        view! { <p>{app.text(|t| t.clock_is_up(name))}</p> }.into_any()
    }
}

/// The time that a seat has left.
#[component]
pub(super) fn TimeLeft(
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let app = app();
    let tick = ticking();
    move || {
        tick.track();
        let (left, is_running, name) = with(app, |client| {
            let seat = seat.get();
            let clock = client.table()?.clock()?;
            let left = clock.left(seat, client.server_time(now()));
            let is_running = clock.running() == Some(seat);
            Some((left, is_running, name_of(app, client, seat)))
        })?;
        let seconds = left.max(0).div_euclid(1000);
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        let mut label = app.text(|t| t.clock_left(&name, &text));
        if is_running {
            label = format!("{label} {}", app.text(|t| t.clock_running(&name)));
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

/// Changes every half second, as long as the caller is shown.
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

/// What the menu has in addition at an online table.
#[component]
pub(super) fn Requests() -> impl IntoView {
    let app = app();
    let table = app.table;
    let ask = move |request: Request| {
        move |_| {
            table.question.set(None);
            table.command(Command::Ask { request });
        }
    };
    let has_clock = with(app, |client| client.table()?.clock().copied()).is_some();
    let opponent = with(app, |client| {
        let seat = client.seat()?.other();
        Some(name_of(app, client, seat))
    });
    opponent.map(|name| {
        let take_back = app.text(|t| {
            format!(
                "{} {}",
                t.ask_take_back_about(&name),
                t.ask_take_back_dice()
            )
        });
        let slow = app.text(|t| t.ask_slow_about(&name));
        view! {
            <button on:click=ask(Request::TakeBack)>{app.text(|t| t.ask_take_back())}</button>
            <p class="small quiet">{take_back}</p>
            {has_clock.then(|| view! {
                <button on:click=ask(Request::Slow)>{app.text(|t| t.ask_slow())}</button>
                <p class="small quiet">{slow}</p>
            })}
        }
    })
}
