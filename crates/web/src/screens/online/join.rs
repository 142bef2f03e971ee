//! Sitting down: the invited player sees the rules and accepts them.

use leptos::prelude::*;
use protocol::{Name, ParseTextError};
use texts::{Color, Texts};

use super::{ConnectionStatus, is_open_to_watch, with_client};
use crate::app::app;
use crate::describe;
use crate::online::{Link, saved_seats};
use crate::screens::Screen;
use crate::screens::components::{Header, TextField};
use crate::screens::leaflets::book_address;

/// The rules, and a field for the name. The player who set up the table has
/// seen the rules and sits down at once.
#[component]
pub(super) fn Join(link: Link) -> impl IntoView {
    let app = app();
    let name = RwSignal::new(
        app.settings
            .with_untracked(|settings| settings.name.clone()),
    );
    let is_busy = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);
    let sit = move || {
        let typed = name.get_untracked();
        let called = if typed.trim().is_empty() {
            app.text(Texts::start_name_you)
        } else {
            typed.clone()
        };
        match called.parse::<Name>() {
            Ok(called) => {
                is_busy.set(true);
                // A player who gave no name won't have one next time, either.
                app.settings
                    .update(|settings| typed.trim().clone_into(&mut settings.name));
                app.table.sit(app, called);
            }
            Err(why) => fault.set(Some(app.text(|t| match why {
                ParseTextError::Length { longest } => t.server_bad_name(longest as u32),
                ParseTextError::Forbidden => t.server_bad_name_letters(),
            }))),
        }
    };
    if saved_seats::find(link).is_some() {
        sit();
    }
    let title = move || {
        let host = with_client(app, |client| {
            let seat = client.seat()?;
            client.name(seat.other()).map(str::to_owned)
        });
        app.text(|t| match host.flatten() {
            Some(host) if host != t.start_name_you() => t.join_title(&host),
            _ => t.join_title_nameless(),
        })
    };
    let rules = move || {
        let rules = with_client(app, |client| Some(client.table()?.terms().rules.clone()));
        rules.flatten().unwrap_or_default()
    };
    let color = move || {
        let player = with_client(app, |client| {
            let (table, seat) = (client.table()?, client.seat()?);
            Some(table.player_at(seat))
        });
        let rules = rules();
        let color = Color::of(player.flatten()?, rules.appearance.colors);
        Some(app.text(|t| match rules.opening {
            rules::Opening::DieForColor => t.join_color_by_die(),
            _ => t.join_color(color),
        }))
    };
    let differences = move || {
        let rules = rules();
        let options = rules::RuleOption::ALL.iter();
        let told = options.map(|option| app.texts.with(|t| t.rule(option, &rules)));
        told.filter(|rule| rule.differs)
            .map(|rule| view! { <li>{rule.name} ": " {rule.value}</li> })
            .collect_view()
    };
    let about = move || {
        let terms = with_client(app, |client| Some(client.table()?.terms().clone()));
        let lines = terms
            .flatten()
            .map(|terms| app.texts.with(|t| describe::terms(&terms, t)));
        let listed = |lines: Vec<String>| {
            let items = lines.into_iter().map(|line| view! { <li>{line}</li> });
            items.collect_view()
        };
        lines.map(listed)
    };
    let watch = format!("#{}", Screen::OnlineTable(Link { key: None, ..link }));
    view! {
        <Header title=Signal::derive(title) />
        <main class="sheet">
            <form class="sheet-part" on:submit=move |event| { event.prevent_default(); sit(); }>
                <section class="card">
                    <h2>{move || app.text(|t| t.join_rules())}</h2>
                    <p>{move || app.text(|t| t.ruleset_name(&rules()))}</p>
                    <ul class="plays">{differences}</ul>
                    <ul>{about}</ul>
                    <p class="quiet">{color}</p>
                    <a href=move || book_address(&rules())>
                        {move || app.text(|t| t.join_rules_read())}
                    </a>
                </section>
                <section class="card">
                    <TextField
                        label=Signal::derive(move || app.text(|t| t.join_name()))
                        value=name
                        on_change=move |typed| name.set(typed)
                    />
                </section>
                <p class="announcement refused" role="alert">{move || fault.get()}</p>
                <ConnectionStatus />
                <button class="first" type="submit" disabled=is_busy>
                    {move || app.text(|t| if is_busy.get() { t.join_sitting() } else { t.join_accept() })}
                </button>
                <Show when=move || is_open_to_watch(app)>
                    <a class="button" href=watch.clone()>{move || app.text(|t| t.join_watch())}</a>
                </Show>
            </form>
        </main>
    }
}
