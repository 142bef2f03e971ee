//! A table for a friend elsewhere: setting it up, waiting, sitting down.

mod invite;
mod join;
mod waiting;

use leptos::prelude::*;
use protocol::{Standing, Watching};

pub use self::invite::Invite;
use self::join::Join;
pub(super) use self::waiting::Links;
use self::waiting::WaitingForFriend;
use super::Screen;
use super::parts::Top;
use super::table::Played;
use crate::app::house;
use crate::far::{Broken, Guest, Link};
use crate::words;

/// A table that a server keeps, from the link on.
#[component]
pub fn FarTable(
    /// The link that was opened.
    link: Link,
) -> impl IntoView {
    let house = house();
    let table = house.table;
    table.open(house, link);
    let stage = Memo::new(move |_| {
        table.guest.with(|guest| match guest {
            None => Stage::Connecting,
            Some(guest) if guest.table().is_none() => Stage::Connecting,
            Some(guest) if guest.is_to_sit_down() => Stage::SittingDown,
            Some(guest) if guest.standing() == Some(Standing::Waiting) => Stage::Waiting,
            Some(_) => Stage::Playing,
        })
    });
    move || match stage.get() {
        Stage::Connecting => view! { <Connecting /> }.into_any(),
        Stage::SittingDown => view! { <Join link /> }.into_any(),
        Stage::Waiting => view! { <WaitingForFriend link /> }.into_any(),
        Stage::Playing => view! {
            <Show when=move || table.is_there()>
                <Played />
            </Show>
        }
        .into_any(),
    }
}

/// How far one is with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Connecting,
    SittingDown,
    Waiting,
    Playing,
}

#[component]
fn Connecting() -> impl IntoView {
    let house = house();
    view! {
        <Top title=Signal::derive(move || house.say(|t| t.app_name())) />
        <main class="sheet">
            <section class="card">
                <p>{move || house.say(|t| t.connection_connecting())}</p>
                <p class="refused">{move || house.table.says.with(|said| said.text.clone())}</p>
                <Connection />
                <a class="button" href=format!("#{}", Screen::Home)>
                    {move || house.say(|t| t.error_bad_address_home())}
                </a>
            </section>
        </main>
    }
}

/// How it is with the line to the server, if there is something to say.
#[component]
pub(super) fn Connection() -> impl IntoView {
    let house = house();
    let table = house.table;
    let is_unsent = move || with_guest(house, Guest::is_ahead) == Some(true);
    let told = move |broken: Broken| {
        view! {
            <p>
                {move || house.say(|t| words::broken(broken, t))} " "
                {move || is_unsent().then(|| house.say(|t| t.connection_unsent()))}
            </p>
            <button class="small" type="button" on:click=move |_| table.try_now()>
                {move || house.say(|t| t.connection_retry())}
            </button>
        }
    };
    view! {
        <div class="connection small" role="status">{move || table.broken.get().map(told)}</div>
    }
}

/// What opens the other seat, if this is the browser that set up the table.
fn invitation(link: Link) -> Option<Link> {
    crate::far::seats::find(link)?.invitation()
}

/// A link as an address that can be sent to somebody, on a server that is
/// reached at this origin.
fn address(origin: &str, link: Link) -> String {
    format!("{}/#{}", origin.trim_end_matches('/'), Screen::Far(link))
}

/// Whether anybody with the link may look on.
fn is_open_to_watch(house: crate::app::House) -> bool {
    let watching = with_guest(house, |guest| Some(guest.table()?.terms().watching));
    watching.flatten() == Some(Watching::Open)
}

/// Where the page is from.
fn own_origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Looks at the guest, if there is one.
fn with_guest<T>(house: crate::app::House, look: impl FnOnce(&Guest) -> T) -> Option<T> {
    house.table.guest.with(|guest| guest.as_ref().map(look))
}
