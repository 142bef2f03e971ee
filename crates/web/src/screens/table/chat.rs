//! Chat at an online table.

use leptos::prelude::*;
use protocol::{Chat, Command, ParseTextError, Watching};
use rules::Seat;

use super::online_status::{away_words, is_away, name_of, with};
use crate::app::{AppState, app};
use crate::online::Client;
use crate::screens::icon::{Drawn, Icon};
use crate::screens::online::Links;
use crate::table_session::level_of;

/// The chat, who is there, and a field to write in.
#[component]
pub(super) fn Chat() -> impl IntoView {
    let app = app();
    let table = app.table;
    let typed = RwSignal::new(String::new());
    let is_muted = RwSignal::new(false);
    let is_open = RwSignal::new(false);
    let count = Memo::new(move |_| with(app, |client| Some(client.chat().len())).unwrap_or(0));
    // What was there when the page was opened is not new.
    let read = RwSignal::new(count.get_untracked());
    let is_new = move || {
        let new = count.get().saturating_sub(read.get());
        (new > 0 && !is_open.get() && !is_muted.get()).then_some(new)
    };
    let on_toggle = move |_| {
        is_open.update(|is_open| *is_open = !*is_open);
        read.set(count.get_untracked());
    };
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.get_untracked().parse::<Chat>() {
            Ok(text) => {
                typed.set(String::new());
                table.command(Command::Say { text });
            }
            Err(ParseTextError::Forbidden) => table.refuse(app.text(|t| t.server_bad_text())),
            // An empty message isn't sent.
            Err(ParseTextError::Length { .. })
                if typed.with_untracked(|text| text.trim().is_empty()) => {}
            Err(ParseTextError::Length { longest }) => {
                table.refuse(app.text(|t| t.chat_too_long(longest as u32)));
            }
        }
    };
    let opponent = Memo::new(move |_| {
        with(app, |client| {
            let seat = client.seat()?.other();
            let is_person = level_of(client, seat).is_none();
            is_person.then(|| name_of(app, client, seat))
        })
    });
    let mute = move |name: String| {
        let label = {
            let name = name.clone();
            move || {
                app.text(|t| match is_muted.get() {
                    true => t.chat_unmute(&name),
                    false => t.chat_mute(&name),
                })
            }
        };
        view! {
            <button class="plain small" on:click=move |_| is_muted.update(|muted| *muted = !*muted)>
                {label}
            </button>
            <p class="small quiet">
                {move || is_muted.get().then(|| app.text(|t| t.chat_muted(&name)))}
            </p>
        }
    };
    let is_seated = move || with(app, Client::seat).is_some();
    view! {
        <details class="chat" on:toggle=on_toggle>
            <summary class:has-new=move || is_new().is_some()>
                <Drawn icon=Icon::Chat />
                <span class="word">
                    {move || app.text(|t| t.chat_title())}
                    {move || is_new().map(|new| {
                        let new = app.text(|t| t.chat_new(u32::try_from(new).unwrap_or(u32::MAX)));
                        view! { " · " <strong>{new}</strong> }
                    })}
                </span>
            </summary>
            <Show
                when=move || count.get() != 0
                fallback=move || view! { <p class="small quiet">{app.text(|t| t.chat_empty())}</p> }
            >
                <ol class="said">{move || said(app, is_muted.get())}</ol>
            </Show>
            <Show when=is_seated>
                <form class="row" on:submit=say>
                    <input
                        type="text"
                        maxlength=Chat::LONGEST
                        autocomplete="off"
                        aria-label=move || app.text(|t| t.chat_label())
                        placeholder=move || app.text(|t| t.chat_label())
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                    <button type="submit">{move || app.text(|t| t.chat_send())}</button>
                </form>
            </Show>
            {move || opponent.get().map(mute)}
            <People />
        </details>
    }
}

/// What was said, without the opponent's messages if they're muted.
fn said(app: AppState, is_muted: bool) -> Option<impl IntoView> {
    with(app, |client| {
        let own = client.seat();
        let heard = client.chat().iter();
        let heard = heard.filter(|(seat, _)| !is_muted || own == Some(*seat));
        let lines = heard.map(|(seat, text)| {
            let name = match own == Some(*seat) {
                true => app.text(|t| t.table_you()),
                false => name_of(app, client, *seat),
            };
            view! { <li><strong>{name}</strong> " " <bdi>{text.clone()}</bdi></li> }
        });
        Some(lines.collect_view())
    })
}

/// Who is at the table, who watches, and the links to it.
#[component]
fn People() -> impl IntoView {
    let app = app();
    let seats = move || {
        with(app, |client| {
            // The user is there, of course.
            let own = client.seat();
            let others = Seat::BOTH.into_iter().filter(|seat| own != Some(*seat));
            let told = others.map(|seat| {
                if is_away(client, seat) {
                    away_words(app, client, seat)
                } else {
                    let name = name_of(app, client, seat);
                    app.text(|t| t.presence_here(&name))
                }
            });
            let told = told.map(|text| view! { <li>{text}</li> });
            Some(told.collect_view())
        })
    };
    let is_open = move || {
        let watching = with(app, |client| Some(client.table()?.terms().watching));
        watching == Some(Watching::Open)
    };
    let watching = move || {
        let count = with(app, |client| Some(client.spectators())).unwrap_or_default();
        app.text(|t| t.spectator_count(count))
    };
    let own_link = with(app, |client| client.seat().map(|_| client.link()));
    view! {
        <details class="people">
            <summary>{move || app.text(|t| t.presence_title())}</summary>
            <ul class="small">{seats}</ul>
            <Show when=is_open>
                <p class="small">{watching}</p>
                <p class="small quiet">{move || app.text(|t| t.chat_spectators())}</p>
            </Show>
            {own_link.map(|link| view! { <Links link /> })}
        </details>
    }
}
