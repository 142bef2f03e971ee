//! At a table that a server keeps: who is there, what is asked, what is said.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Chat, Request, Standing, Wish};
use rules::Seat;

use crate::app::{House, house};
use crate::at_table::{now, other};
use crate::far::Guest;
use crate::screens::friend::Connection;
use crate::words::{self, far_name};

/// Everything beside the board that a table elsewhere has more than one here.
#[component]
pub(super) fn Company() -> impl IntoView {
    let house = house();
    let is_far = Memo::new(move |_| house.table.guest.with(Option::is_some));
    view! {
        <Show when=move || is_far.get()>
            <Connection />
            <Asked />
            <TimeIsUp />
            <Talk />
        </Show>
    }
}

fn with<T>(house: House, look: impl FnOnce(&Guest) -> Option<T>) -> Option<T> {
    house
        .table
        .guest
        .with(|guest| guest.as_ref().and_then(look))
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
            let names = house
                .texts
                .with(|t| [seat, other(seat)].map(|seat| far_name(guest, seat, t)));
            let text = house.say(|t| words::asked(request, &names[0], &names[1], is_own, t));
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

/// Whose time is up, and what one may do about it.
#[component]
fn TimeIsUp() -> impl IntoView {
    let house = house();
    let tick = ticking();
    move || {
        tick.track();
        let (name, is_own) = with(house, |guest| {
            let table = guest.table()?;
            let clock = table.clock()?;
            let seat = clock.running()?;
            let is_up = clock.is_up(seat, guest.server_time(now()));
            let name = house.texts.with(|t| far_name(guest, seat, t));
            let other_name = house.texts.with(|t| far_name(guest, other(seat), t));
            let is_own = guest.seat() == Some(seat);
            is_up.then_some(if is_own {
                (other_name, true)
            } else {
                (name, false)
            })
        })?;
        let is_seated = with(house, Guest::seat).is_some();
        Some(if is_own {
            view! { <p class="refused">{house.say(|t| t.clock_is_up_you(&name))}</p> }.into_any()
        } else {
            view! {
                <p>{house.say(|t| t.clock_is_up(&name))}</p>
                {is_seated.then(|| view! {
                    <button on:click=move |_| house.table.wish(Wish::Claim)>
                        {house.say(|t| t.clock_claim())}
                    </button>
                })}
            }
            .into_any()
        })
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
        let left = with(house, |guest| {
            let clock = guest.table()?.clock()?;
            Some(clock.left(seat.get(), guest.server_time(now())))
        })?;
        let seconds = left.max(0).div_euclid(1000);
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        Some(view! { <bdi dir="ltr" class="time" class:up=left < 0>{text}</bdi> })
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

/// What is said, who watches, and a line to say something in.
#[component]
fn Talk() -> impl IntoView {
    let house = house();
    let table = house.table;
    let typed = RwSignal::new(String::new());
    let is_muted = RwSignal::new(false);
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.get_untracked().parse::<Chat>() {
            Ok(text) => {
                typed.set(String::new());
                table.wish(Wish::Say { text });
            }
            Err(_) => table.refuse(house.say(|t| t.chat_too_long(Chat::LONGEST as u32))),
        }
    };
    let said = move || {
        with(house, |guest| {
            let own = guest.seat();
            let heard = guest.talk().iter();
            let heard = heard.filter(|(seat, _)| !is_muted.get() || own == Some(*seat));
            let lines = heard.map(|(seat, text)| {
                let name = house.texts.with(|t| far_name(guest, *seat, t));
                view! { <li><strong>{name}</strong> " " <bdi>{text.clone()}</bdi></li> }
            });
            Some(lines.collect_view())
        })
    };
    let count = move || with(house, |guest| Some(guest.talk().len())).unwrap_or_default();
    let watching = move || {
        let count = with(house, |guest| Some(guest.spectators())).unwrap_or_default();
        house.say(|t| t.spectator_count(count))
    };
    let opponent = move || {
        with(house, |guest| {
            let seat = other(guest.seat()?);
            Some(house.texts.with(|t| far_name(guest, seat, t)))
        })
    };
    let is_seated = move || with(house, Guest::seat).is_some();
    view! {
        <details class="talk">
            <summary>
                {move || house.say(|t| t.chat_title())}
                " (" {count} ")"
            </summary>
            <ol class="said">{said}</ol>
            <Show when=is_seated>
                <form class="row" on:submit=say>
                    <input
                        type="text"
                        maxlength=Chat::LONGEST
                        autocomplete="off"
                        aria-label=move || house.say(|t| t.chat_label())
                        placeholder=move || house.say(|t| t.chat_label())
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                    <button type="submit">{move || house.say(|t| t.chat_send())}</button>
                </form>
                <button class="plain small" on:click=move |_| is_muted.update(|muted| *muted = !*muted)>
                    {move || {
                        let name = opponent().unwrap_or_default();
                        house.say(|t| if is_muted.get() { t.chat_unmute(&name) } else { t.chat_mute(&name) })
                    }}
                </button>
            </Show>
            <p class="small quiet">{watching}</p>
        </details>
    }
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
    let is_seated = with(house, Guest::seat).is_some();
    is_seated.then(|| {
        view! {
            <button on:click=ask(Request::TakeBack)>{house.say(|t| t.ask_take_back())}</button>
            {has_clock.then(|| view! {
                <button on:click=ask(Request::Slow)>{house.say(|t| t.ask_slow())}</button>
            })}
        }
    })
}

/// After the match: the dice, and whether they were what they should be.
#[component]
pub(super) fn Receipt() -> impl IntoView {
    let house = house();
    let is_over = move || {
        with(house, Guest::standing)
            .is_some_and(|standing| matches!(standing, Standing::Over { .. }))
    };
    let checked = move || {
        with(house, |guest| {
            house.texts.with(|t| words::checked_dice(guest.table()?, t))
        })
    };
    view! {
        <Show when=move || is_over() && checked().is_some()>
            <details>
                <summary>{move || house.say(|t| t.receipt_check())}</summary>
                <p><strong>{checked}</strong></p>
                <p class="small">{move || house.say(|t| t.receipt_about())}</p>
                <p class="small">{move || house.say(|t| t.receipt_proves())}</p>
                <p class="small">{move || house.say(|t| t.receipt_proves_not())}</p>
            </details>
        </Show>
    }
}
