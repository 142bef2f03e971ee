//! Sitting down: who is invited sees the rules and accepts them.

use leptos::prelude::*;
use protocol::Name;
use texts::{Color, Texts};

use super::{Connection, is_open_to_watch, with_guest};
use crate::app::house;
use crate::at_table::other;
use crate::far::{Link, seats};
use crate::screens::Screen;
use crate::screens::leaflets::book_address;
use crate::screens::parts::{Line, Top};
use crate::words;

/// The rules, and a place for the name. Whoever set up the table has seen them
/// and sits down at once.
#[component]
pub(super) fn Join(link: Link) -> impl IntoView {
    let house = house();
    let name = RwSignal::new(
        house
            .settings
            .with_untracked(|settings| settings.name.clone()),
    );
    let is_busy = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);
    let sit = move || {
        let typed = name.get_untracked();
        let called = if typed.trim().is_empty() {
            house.say(Texts::start_name_you)
        } else {
            typed
        };
        match called.parse::<Name>() {
            Ok(called) => {
                is_busy.set(true);
                house
                    .settings
                    .update(|settings| settings.name = called.to_string());
                house.table.sit(house, called);
            }
            Err(_) => fault.set(Some(house.say(|t| t.server_bad_name(Name::LONGEST as u32)))),
        }
    };
    if seats::find(link).is_some() {
        sit();
    }
    let title = move || {
        let host = with_guest(house, |guest| {
            let seat = guest.seat()?;
            guest.name(other(seat)).map(str::to_owned)
        });
        house.say(|t| match host.flatten() {
            Some(host) => t.join_title(&host),
            None => t.join_title_nameless(),
        })
    };
    let rules = move || {
        let rules = with_guest(house, |guest| Some(guest.table()?.terms().rules.clone()));
        rules.flatten().unwrap_or_default()
    };
    let color = move || {
        let player = with_guest(house, |guest| {
            let (table, seat) = (guest.table()?, guest.seat()?);
            Some(table.player_at(seat))
        });
        let rules = rules();
        let color = Color::of(player.flatten()?, rules.appearance.colors);
        Some(house.say(|t| match rules.opening {
            rules::Opening::DieForColor => t.join_color_by_die(),
            _ => t.join_color(color),
        }))
    };
    let differences = move || {
        let rules = rules();
        let options = rules::RuleOption::ALL.iter();
        let told = options.map(|option| house.texts.with(|t| t.rule(option, &rules)));
        told.filter(|rule| rule.differs)
            .map(|rule| view! { <li>{rule.name} ": " {rule.value}</li> })
            .collect_view()
    };
    let about = move || {
        let terms = with_guest(house, |guest| Some(guest.table()?.terms().clone()));
        let lines = terms
            .flatten()
            .map(|terms| house.texts.with(|t| words::terms(&terms, t)));
        lines.map(|lines| lines.map(|line| view! { <li>{line}</li> }).collect_view())
    };
    let watch = format!("#{}", Screen::Far(Link { key: None, ..link }));
    view! {
        <Top title=Signal::derive(title) />
        <main class="sheet">
            <form class="sheet-part" on:submit=move |event| { event.prevent_default(); sit(); }>
                <section class="card">
                    <h2>{move || house.say(|t| t.join_rules())}</h2>
                    <p>{move || house.say(|t| t.ruleset_name(&rules()))}</p>
                    <ul class="plays">{differences}</ul>
                    <ul>{about}</ul>
                    <p class="quiet">{color}</p>
                    <a href=move || book_address(&rules())>
                        {move || house.say(|t| t.join_rules_read())}
                    </a>
                </section>
                <section class="card">
                    <Line
                        label=Signal::derive(move || house.say(|t| t.join_name()))
                        value=name
                        on_change=move |typed| name.set(typed)
                    />
                </section>
                <p class="says refused" role="alert">{move || fault.get()}</p>
                <Connection />
                <button class="first" type="submit" disabled=is_busy>
                    {move || house.say(|t| if is_busy.get() { t.join_sitting() } else { t.join_accept() })}
                </button>
                <Show when=move || is_open_to_watch(house)>
                    <a class="button" href=watch.clone()>{move || house.say(|t| t.join_watch())}</a>
                </Show>
            </form>
        </main>
    }
}
