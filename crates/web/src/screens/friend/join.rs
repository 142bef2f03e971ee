//! Sitting down: who is invited sees the rules and accepts them.

use leptos::prelude::*;
use protocol::Name;
use texts::{Color, Texts};

use super::{Connection, invitation, with_guest};
use crate::app::house;
use crate::at_table::other;
use crate::far::Link;
use crate::screens::parts::{Line, Top};

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
                house.table.sit(called);
            }
            Err(_) => fault.set(Some(house.say(|t| t.server_bad_name(Name::LONGEST as u32)))),
        }
    };
    if invitation(link).is_some() {
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
    view! {
        <Top title=Signal::derive(title) />
        <main class="sheet">
            <form class="sheet-part" on:submit=move |event| { event.prevent_default(); sit(); }>
                <section class="card">
                    <h2>{move || house.say(|t| t.join_rules())}</h2>
                    <p>{move || house.say(|t| t.ruleset_name(&rules()))}</p>
                    <ul class="plays">{differences}</ul>
                    <p class="quiet">{color}</p>
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
            </form>
        </main>
    }
}
