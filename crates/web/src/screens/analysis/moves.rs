//! The annotated move list, one line per turn.

use leptos::prelude::*;
use rules::{ActionKind, PointLabels};
use texts::Texts;
use wasm_bindgen::JsCast;

use super::tabs::Tab;
use crate::analysis::{GoTo, MatchView, MoveRow};
use crate::app::{AppState, app};
use crate::describe;
use crate::worker::{Step, StepKind};

/// The moves in two columns, White's first. A click goes to the step; the
/// current one is marked, scrolled into view, and the list's only tab stop.
#[component]
pub(super) fn Moves(tab: RwSignal<Tab>) -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let rows = Memo::new(move |_| analysis.with(MatchView::move_rows).unwrap_or_default());
    let marks = Memo::new(move |_| analysis.with(MatchView::mark_classes).unwrap_or_default());
    let at = Memo::new(move |_| analysis.with(MatchView::at).unwrap_or_default());
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        at.track();
        // A list that wasn't shown couldn't scroll.
        tab.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || show_chosen(&list));
        }
    });
    let cell = move |step: Option<usize>| {
        let step = step?;
        let text = analysis.with_untracked(|view| {
            let step = view.steps().get(step)?;
            Some(app.text(|t| short(step, view.labels(), t)))
        });
        let class = move || {
            let mark = marks.with(|marks| marks.get(step).copied().flatten());
            format!("dot {}", mark.unwrap_or("none"))
        };
        let here = move || (at.get() == step).then_some("step");
        Some(view! {
            <button
                class="plain"
                aria-current=here
                tabindex=move || if at.get() == step { "0" } else { "-1" }
                on:click=move |_| analysis.go(app, GoTo::Step(step))
            >
                <span class=class aria-hidden="true"></span>
                <bdi>{text.flatten()}</bdi>
            </button>
        })
    };
    let row = move |row: MoveRow| {
        let [white, black] = row.cells.map(cell);
        let heading = row.is_first.then(|| game_heading(app, row.game));
        view! {
            {heading}
            <div class="turn">
                <span class="small quiet">{row.number}</span>
                <span>{white}</span>
                <span>{black}</span>
            </div>
        }
    };
    view! {
        <div
            class="pane pane-moves"
            id=Tab::Moves.panel()
            node_ref=list
            role="region"
            aria-label=move || app.text(Texts::table_moves)
            dir="ltr"
        >
            {move || rows.get().into_iter().map(row).collect_view()}
        </div>
    }
}

/// The number of a game and the score before it.
fn game_heading(app: AppState, game: usize) -> impl IntoView {
    let score = app.analysis.with(|analysis| {
        let [white, black] = analysis.imported().games.get(game)?.score;
        Some(format!(" · {white}–{black}"))
    });
    let title = app.text(|t| t.table_game(describe::analysis::amount(game + 1)));
    view! { <h2 class="small quiet">{title}{score.flatten()}</h2> }
}

/// What was done, without a name: the column says whose it was.
fn short(step: &Step, labels: PointLabels, texts: &Texts) -> String {
    match &step.kind {
        StepKind::Position => texts.step_position(),
        StepKind::Roll { roll, play } => {
            let roll = texts.roll_name(*roll);
            match play.as_deref() {
                Some("") => format!("{roll}: –"),
                Some(play) => {
                    let play = describe::in_labels(play, step.player, labels);
                    format!("{roll}: {play}")
                }
                None => format!("{roll}: ?"),
            }
        }
        StepKind::Double(value) => texts.action_double_to(*value),
        StepKind::Take => texts.action_take(),
        StepKind::Pass => texts.action_pass(),
        StepKind::Beaver => texts.action_beaver(),
        StepKind::Raccoon => texts.action(ActionKind::Raccoon),
        StepKind::Resign => texts.action(ActionKind::Resign),
    }
}

/// Scrolls the list, and nothing else, until the chosen line is in its middle.
/// A focus in the list stays with the chosen line.
fn show_chosen(list: &web_sys::HtmlElement) {
    let chosen = list.query_selector("[aria-current]").ok().flatten();
    let chosen = chosen.and_then(|chosen| chosen.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(chosen) = chosen {
        let middle = (list.client_height() - chosen.offset_height()) / 2;
        list.set_scroll_top(chosen.offset_top() - middle);
        if list.contains(document().active_element().as_deref()) {
            // If it can't take the focus, the focus stays where it was.
            let _ = chosen.focus();
        }
    }
}
