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
use super::components::Header;
use super::table::Played;
use crate::app::app;
use crate::describe;
use crate::online::{Client, ConnectionLost, Link, hide_key};

/// An online table, opened by its link.
#[component]
pub fn OnlineTable(
    /// The link that was opened.
    link: Link,
) -> impl IntoView {
    let app = app();
    let table = app.table;
    table.open(app, link);
    hide_key(link);
    let stage = Memo::new(move |_| {
        table.client.with(|client| match client {
            None => Stage::Connecting,
            Some(client) if client.table().is_none() => Stage::Connecting,
            Some(client) if client.is_to_sit_down() => Stage::SittingDown,
            Some(client) if client.standing() == Some(Standing::Waiting) => Stage::Waiting,
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

/// The stage of joining a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Connecting,
    SittingDown,
    Waiting,
    Playing,
}

#[component]
fn Connecting() -> impl IntoView {
    let app = app();
    view! {
        <Header title=Signal::derive(move || app.text(|t| t.app_name())) />
        <main class="sheet">
            <section class="card">
                <p>{move || app.text(|t| t.connection_connecting())}</p>
                <p class="refused">{move || app.table.announcement.with(|said| said.text.clone())}</p>
                <ConnectionStatus />
                <a class="button" href=format!("#{}", Screen::Home)>
                    {move || app.text(|t| t.error_bad_address_home())}
                </a>
            </section>
        </main>
    }
}

/// The state of the connection, if there's something to say about it.
#[component]
pub(super) fn ConnectionStatus() -> impl IntoView {
    let app = app();
    let table = app.table;
    let is_unsent = move || with_client(app, Client::is_ahead) == Some(true);
    let told = move |connection_lost: ConnectionLost| {
        view! {
            <p>
                {move || app.text(|t| describe::connection_lost(connection_lost, t))} " "
                {move || is_unsent().then(|| app.text(|t| t.connection_unsent()))}
            </p>
            <button class="small" type="button" on:click=move |_| table.try_now()>
                {move || app.text(|t| t.connection_retry())}
            </button>
        }
    };
    view! {
        <div class="connection small" role="status">{move || table.connection_lost.get().map(told)}</div>
    }
}

/// The link to the other seat, if this browser set up the table.
fn invitation(link: Link) -> Option<Link> {
    crate::online::saved_seats::find(link)?.invitation()
}

/// A link as an address that can be sent to somebody, on a server that is
/// reached at this origin.
fn address(origin: &str, link: Link) -> String {
    format!(
        "{}/#{}",
        origin.trim_end_matches('/'),
        Screen::OnlineTable(link)
    )
}

/// Whether anybody with the link may watch.
fn is_open_to_watch(app: crate::app::AppState) -> bool {
    let watching = with_client(app, |client| Some(client.table()?.terms().watching));
    watching.flatten() == Some(Watching::Open)
}

/// Where the page is from.
fn own_origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Looks at the client, if there is one.
fn with_client<T>(app: crate::app::AppState, look: impl FnOnce(&Client) -> T) -> Option<T> {
    app.table.client.with(|client| client.as_ref().map(look))
}
