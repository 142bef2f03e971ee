//! The parts of the screen that don't fit side by side.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use texts::Texts;
use wasm_bindgen::JsCast;

use crate::app::app;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    Moves,
    Decision,
    Graph,
    Errors,
    Match,
}

impl Tab {
    const ALL: [Tab; 5] = [
        Tab::Moves,
        Tab::Decision,
        Tab::Graph,
        Tab::Errors,
        Tab::Match,
    ];

    /// The one that's open at first: a single position has no moves.
    pub(super) const fn first(is_match: bool) -> Tab {
        match is_match {
            true => Tab::Moves,
            false => Tab::Decision,
        }
    }

    /// Its name in the style sheet.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Decision => "decision",
            Tab::Graph => "graph",
            Tab::Errors => "errors",
            Tab::Match => "match",
        }
    }

    /// The id of the part that it opens.
    pub(super) fn panel(self) -> String {
        format!("pane-{}", self.name())
    }

    const fn label(self) -> fn(&Texts) -> String {
        match self {
            Tab::Moves => Texts::table_moves,
            Tab::Decision => Texts::cube_choice,
            Tab::Graph => Texts::tab_graph,
            Tab::Errors => Texts::totals_errors,
            Tab::Match => Texts::tab_match,
        }
    }
}

/// The names of the parts; a press opens one.
#[component]
pub(super) fn Tabs(tab: RwSignal<Tab>) -> impl IntoView {
    let app = app();
    let button = move |one: Tab| {
        let is_open = move || tab.get() == one;
        view! {
            <button
                role="tab"
                class=format!("plain tab to-{}", one.name())
                aria-selected=move || is_open().to_string()
                aria-controls=one.panel()
                on:click=move |_| tab.set(one)
            >
                {move || app.text(one.label())}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" on:keydown=move |event| step(&event)>
            {Tab::ALL.map(button).collect_view()}
        </div>
    }
}

/// Arrow keys go to the next tab, if it's shown.
fn step(event: &KeyboardEvent) {
    let is_on = match event.key().as_str() {
        "ArrowRight" => true,
        "ArrowLeft" => false,
        _ => return,
    };
    let element = |node: Option<web_sys::Element>| node?.dyn_into::<web_sys::HtmlElement>().ok();
    let mut at = event.target().and_then(|at| at.dyn_into().ok());
    while let Some(one) = at {
        let one: web_sys::HtmlElement = one;
        at = element(match is_on {
            true => one.next_element_sibling(),
            false => one.previous_element_sibling(),
        });
        if let Some(next) = at.as_ref().filter(|next| next.offset_width() > 0) {
            // If it can't take the focus, the focus stays where it was.
            let _ = next.focus();
            next.click();
            return;
        }
    }
}
