//! The rule book of any ruleset: read it, try it, change it, share it, print
//! it.

mod contents;
mod options;
mod search;
mod section;

use leptos::prelude::*;
use rules::{Leaflet, Ruleset};
use texts::{RuleBook, Texts, Topic};
use wasm_bindgen::JsValue;

use self::contents::{Contents, SUMMARY};
use self::options::Options;
pub use self::options::values_of;
use self::section::SectionView;
use super::components::Header;
use super::exercise::Exercise;
use super::leaflets::link::{self, BadLink};
use super::leaflets::{Comparison, LeafletChoice, book_address};
use super::{Screen, StartMode};
use crate::app::app;

/// How the address of a rule book begins, and of one that somebody has sent.
const OWN: &str = "#/rules/";
const SENT: &str = "#/shared/";

/// The rule book for the rules in the address, or what's wrong with them.
#[component]
pub fn Book() -> impl IntoView {
    let hash = window().location().hash().unwrap_or_default();
    let is_sent = hash.starts_with(SENT);
    let rules = hash.strip_prefix(OWN).or(hash.strip_prefix(SENT));
    match link::from_address(rules.unwrap_or_default()) {
        Ok(rules) => view! { <Opened rules is_sent /> }.into_any(),
        Err(fault) => view! { <NoBook fault /> }.into_any(),
    }
}

/// A link without valid rules.
#[component]
fn NoBook(fault: BadLink) -> impl IntoView {
    let app = app();
    view! {
        <Header title=Signal::derive(move || app.text(Texts::leaflets_link_bad)) />
        <main class="sheet">
            <p>{move || app.text(|t| fault.words(t))}</p>
            <a class="button" href=format!("#{}", Screen::Leaflets)>
                {move || app.text(Texts::leaflets_choose)}
            </a>
        </main>
    }
}

#[component]
fn Opened(rules: Ruleset, is_sent: bool) -> impl IntoView {
    let app = app();
    let rules = RwSignal::new(rules);
    // In the words of the leaflet.
    let texts =
        Signal::derive(move || rules.with(|rules| app.base_texts.with(|t| t.for_rules(rules))));
    let book = Signal::derive(move || rules.with(|rules| texts.with(|t| RuleBook::of(rules, t))));
    let title = Signal::derive(move || book.with(|book| book.title.clone()));
    let solved = RwSignal::new(Vec::<Topic>::new());
    let said = move |text: fn(&Texts) -> String| move || texts.with(text);
    keep_in_the_address(rules);

    let wanted = RwSignal::new(String::new());

    // The sections are rebuilt when the rules or the language change.
    let sections = move || {
        let rules = rules.get();
        let sections = book.with(|book| book.sections.clone());
        let views = (1..).zip(sections).map(|(number, section)| {
            let exercise = Exercise::of(section.topic, &rules);
            let rules = rules.clone();
            let wanted = wanted.into();
            view! { <SectionView number section exercise rules texts solved wanted /> }
        });
        views.collect_view()
    };
    let has_differences = move || book.with(|book| book.summary.iter().any(|rule| rule.differs));
    let legend = move || match has_differences() {
        true => texts.with(Texts::book_mark_explained),
        false => texts.with(Texts::book_differs_none),
    };
    let progress = move || {
        let exercises = rules.with(|rules| {
            let topics = Topic::ALL.into_iter();
            let exercises = topics.filter(|&topic| Exercise::of(topic, rules).is_some());
            exercises.count()
        });
        let solved = solved.with(Vec::len);
        texts.with(|t| t.exercise_solved(exercises, solved))
    };
    view! {
        <Header title />
        <main class="sheet book">
            <Contents book texts wanted />
            <div class="pages">
                <Show when=move || is_sent>
                    <p class="quiet">{said(Texts::leaflets_received)}</p>
                </Show>
                <p class="legend" class:has-differences=has_differences>{legend}</p>
                <article class="sections">
                    {sections}
                    <section id=SUMMARY class="summary" hidden=move || !wanted.with(String::is_empty)>
                        <h2>{said(Texts::book_summary)}</h2>
                        {move || summary(&book.get(), &texts.get())}
                    </section>
                </article>
                <p class="small quiet progress">{progress}</p>
                <Tools rules texts />
                <p class="small quiet printed-only">{said(Texts::book_printed_by)}</p>
            </div>
        </main>
    }
}

/// What can be done with the book.
#[component]
fn Tools(rules: RwSignal<Ruleset>, texts: Signal<Texts>) -> impl IntoView {
    let said = move |text: fn(&Texts) -> String| move || texts.with(text);
    let text = move |text: fn(&Texts) -> String| Signal::derive(said(text));
    let other = RwSignal::new(Leaflet::International);
    let restored = move |_| rules.update(|rules| *rules = rules.nearest_leaflet().ruleset());
    let is_changed = move || {
        rules.with(|rules| {
            let leaflet = rules.nearest_leaflet();
            rules.differences_from(leaflet).next().is_some()
        })
    };
    let print = move |_| {
        // A browser that can't print doesn't say so, either.
        let _ = window().print();
    };
    view! {
        <div class="row tools">
            <a class="button" href=format!("#{}", Screen::Leaflets)>{said(Texts::leaflets_choose)}</a>
            <button on:click=print>{said(Texts::leaflets_print)}</button>
            <Share rules texts />
        </div>
        <div class="tools stack">
            <details>
                <summary>{said(Texts::leaflets_play)}</summary>
                <div class="row">
                    <PlayBy rules at=Screen::Start(StartMode::Computer) label=text(Texts::home_computer) />
                    <PlayBy rules at=Screen::Invite label=text(Texts::home_friend) />
                    <PlayBy rules at=Screen::Start(StartMode::Two) label=text(Texts::home_two) />
                </div>
            </details>
            <details>
                <summary>{said(Texts::leaflets_change)}</summary>
                <p class="quiet">{said(Texts::leaflets_change_about)}</p>
                <Show when=is_changed>
                    <button on:click=restored>{said(Texts::leaflets_restore)}</button>
                </Show>
                <Options rules texts />
            </details>
            <details>
                <summary>{said(Texts::leaflets_compare)}</summary>
                <LeafletChoice label=text(Texts::leaflets_compare_other) chosen=other />
                <Comparison
                    texts
                    one=rules.into()
                    other=Signal::derive(move || other.get().ruleset())
                />
            </details>
        </div>
    }
}

/// A table by these rules.
#[component]
fn PlayBy(
    rules: RwSignal<Ruleset>,
    /// Where a table is set up.
    at: Screen,
    label: Signal<String>,
) -> impl IntoView {
    let app = app();
    let propose = move |_| {
        app.proposed.set(Some(rules.get_untracked()));
        app.go_to(at);
    };
    view! { <button on:click=propose>{label}</button> }
}

/// A link to the rules: copied, and shown so that it can be copied by hand.
#[component]
fn Share(rules: RwSignal<Ruleset>, texts: Signal<Texts>) -> impl IntoView {
    let said = move |text: fn(&Texts) -> String| move || texts.with(text);
    let link = RwSignal::new(None::<String>);
    let is_copied = RwSignal::new(false);
    let share = move |_| {
        let address = rules.with_untracked(link::to_address);
        let page = window().location();
        let origin = page.origin().unwrap_or_default();
        let path = page.pathname().unwrap_or_default();
        let shared = format!("{origin}{path}{SENT}{address}");
        is_copied.set(copy(&shared));
        link.set(Some(shared));
    };
    view! {
        <button on:click=share>{said(Texts::leaflets_link)}</button>
        {move || {
            link.get().map(|link| {
                view! {
                    <div class="shared">
                        <p class="small quiet">
                            {is_copied.get().then(|| texts.with(Texts::leaflets_link_copied))} " "
                            {said(Texts::leaflets_link_about)}
                        </p>
                        <input type="text" dir="ltr" readonly=true prop:value=link />
                    </div>
                }
            })
        }}
    }
}

/// Copies a text and returns whether the browser allows it; it doesn't on
/// connections it doesn't trust.
fn copy(text: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    let of = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let clipboard = of(&navigator, "clipboard").filter(JsValue::is_object);
    clipboard.is_some_and(|clipboard| {
        let write = of(&clipboard, "writeText").map(js_sys::Function::from);
        write.is_some_and(|write| write.call1(&clipboard, &text.into()).is_ok())
    })
}

/// The address follows the rules, without a new history entry for every change.
fn keep_in_the_address(rules: RwSignal<Ruleset>) {
    Effect::new(move |before: Option<()>| {
        let address = rules.with(book_address);
        if before.is_some()
            && let Ok(history) = window().history()
        {
            // Browsers refuse this if it's done too often; then the next time
            // will do.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    });
}

/// All rules at a glance.
fn summary(book: &RuleBook, texts: &Texts) -> impl IntoView + use<> {
    let rows = book.summary.clone().into_iter().map(|rule| {
        view! {
            <tr class:differs=rule.differs>
                <th>{rule.name}</th>
                <td>{rule.value}</td>
            </tr>
        }
    });
    view! {
        <table>
            <thead>
                <tr>
                    <th>{texts.book_summary_rule()}</th>
                    <th>{texts.book_summary_value()}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
