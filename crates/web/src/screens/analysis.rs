//! Analysis: a match or a position from anywhere, judged and gone through.

mod decision;
mod errors;
mod graph;
mod import;
mod rollout;
mod save;
mod steps;
mod totals;

use engine::Plies;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::Player;
use texts::{Direction, Texts};
use wasm_bindgen::JsCast;

use super::components::{Choices, Header};
use crate::analysis::{GoTo, MatchView};
use crate::app::{AppState, app};
use crate::board::{Board, BoardLook, Picture};
use crate::describe;
pub(super) use decision::PositionAnswer;
pub(super) use rollout::RolloutPart;

/// The analysis: empty, or with a match on it.
#[component]
pub fn AnalysisScreen() -> impl IntoView {
    let app = app();
    let is_there = Memo::new(move |_| app.analysis.view.with(Option::is_some));
    move || {
        if is_there.get() {
            view! { <AnalyzedMatch /> }.into_any()
        } else {
            view! { <import::Import /> }.into_any()
        }
    }
}

#[component]
fn AnalyzedMatch() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let title = move || {
        analysis
            .with(|analysis| {
                let imported = analysis.imported();
                let [white, black] = Player::BOTH
                    .map(|player| app.text(|t| describe::analysis::name_of(imported, player, t)));
                app.text(|t| t.read_title(&white, &black))
            })
            .unwrap_or_default()
    };
    let has_steps =
        Memo::new(move |_| analysis.with(|analysis| !analysis.steps().is_empty()) == Some(true));
    let is_match =
        Memo::new(move |_| analysis.with(|analysis| !analysis.analysis().is_empty()) == Some(true));
    let handle = window_event_listener(leptos::ev::keydown, move |event| key_down(app, &event));
    on_cleanup(move || handle.remove());
    view! {
        <Header title=Signal::derive(title) />
        <main class="analysis">
            <div class="analysis-board">
                <Show when=move || has_steps.get()>
                    <ShownStep />
                </Show>
            </div>
            <div class="analysis-side">
                <Show when=move || has_steps.get()>
                    <steps::Stepper />
                </Show>
                <Show when=move || is_match.get()>
                    <Progress />
                </Show>
            </div>
            <div class="analysis-whole">
                <Show
                    when=move || is_match.get()
                    fallback=move || view! {
                        <Show when=move || !has_steps.get()>
                            <p>{move || app.text(Texts::read_nothing_judged)}</p>
                        </Show>
                    }
                >
                    <graph::Graph />
                    <errors::Errors />
                    <totals::TotalsTables />
                </Show>
                <Oddities />
                <save::Save />
                <div class="row">
                    <button on:click=move |_| analysis.close()>
                        {move || app.text(Texts::analysis_close)}
                    </button>
                </div>
            </div>
        </main>
    }
}

/// The position of the step, with the ways of its checkers.
#[component]
fn ShownStep() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let picture = Memo::new(move |before: Option<&Picture>| {
        let now = analysis.with(MatchView::picture).flatten();
        // A position that cannot be shown leaves the one before.
        now.or_else(|| before.cloned()).unwrap_or_else(empty_board)
    });
    let arrows = Memo::new(move |_| analysis.with(MatchView::arrows).unwrap_or_default());
    let counts = Signal::derive(move || {
        let setup = analysis.with(MatchView::setup).flatten();
        setup.map_or(Player::White, |setup| setup.on_roll)
    });
    view! {
        <Board
            picture=picture
            look=Signal::derive(move || look(app))
            labels=crate::describe::aria_labels_counted_by(app, counts)
            on_gesture=Callback::new(|_| ())
            arrows=arrows
        />
    }
}

/// How the board is looked at here: nothing moves, so that one sees at once
/// where one is.
pub(super) fn look(app: AppState) -> BoardLook {
    BoardLook {
        home: app.settings.with(|settings| settings.home),
        shape: app.shape.get(),
        speed: crate::board::Speed::Still,
        ..BoardLook::default()
    }
}

/// A board with nothing on it.
pub(super) fn empty_board() -> Picture {
    let none = rules::Placement::default();
    let setup = rules::Setup::for_money(none, none);
    crate::analysis::picture_of(&setup, &rules::Ruleset::international())
}

/// How far the judging is, and how deep it goes.
#[component]
fn Progress() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let done = move || {
        let done =
            analysis.with(|analysis| (analysis.analysis().done(), analysis.analysis().len()));
        done.unwrap_or_default()
    };
    let is_judged = move || analysis.with(|analysis| analysis.analysis().is_done()) == Some(true);
    let says = move || {
        let (done, all) = done();
        if is_judged() {
            app.text(Texts::judging_done)
        } else if analysis.is_judging.get() {
            app.text(|t| {
                t.judging_progress(
                    describe::analysis::amount(done),
                    describe::analysis::amount(all),
                )
            })
        } else {
            app.text(Texts::judging_stopped)
        }
    };
    let depths = Signal::derive(move || {
        let plies = (0..=3).filter_map(|plies| Plies::try_from(plies).ok());
        let depth = |plies: Plies| (plies, app.text(|t| t.judging_plies(plies.number())));
        plies.map(depth).collect::<Vec<_>>()
    });
    view! {
        <section class="card progress-card">
            <progress max=move || done().1 value=move || done().0>
                {says}
            </progress>
            <p class="row small">
                <span class="grows" role="status">{says}</span>
                <Show when=move || analysis.is_judging.get()>
                    <button on:click=move |_| analysis.stop()>
                        {move || app.text(Texts::judging_cancel)}
                    </button>
                </Show>
                <Show when=move || !analysis.is_judging.get() && !is_judged()>
                    <button class="first" on:click=move |_| analysis.judge(app)>
                        {move || app.text(Texts::judging_go_on)}
                    </button>
                </Show>
            </p>
            <Choices
                label=Signal::derive(move || app.text(Texts::judging_depth))
                values=depths
                chosen=analysis.plies
                on_choose=move |plies| analysis.judge_again(app, plies)
            />
        </section>
    }
}

/// What was odd in the file.
#[component]
fn Oddities() -> impl IntoView {
    /// More are counted only.
    const MOST: usize = 50;
    let app = app();
    let oddities = Memo::new(move |_| {
        let oddities = app
            .analysis
            .with(|analysis| analysis.imported().oddities.clone());
        oddities.unwrap_or_default()
    });
    let listed = move || {
        let oddities = oddities.get();
        let shown = oddities.iter().take(MOST);
        let mut lines: Vec<_> = shown
            .map(|oddity| app.text(|t| describe::analysis::oddity(oddity, t)))
            .collect();
        if oddities.len() > MOST {
            lines
                .push(app.text(|t| t.read_more(describe::analysis::amount(oddities.len() - MOST))));
        }
        lines
    };
    view! {
        <Show when=move || !oddities.with(Vec::is_empty)>
            <details class="card">
                <summary>
                    {move || {
                        let count = oddities.with(Vec::len);
                        app.text(|t| t.read_oddities(describe::analysis::amount(count)))
                    }}
                </summary>
                <p>{move || app.text(Texts::read_offered)}</p>
                <ul class="small">
                    {move || listed().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                </ul>
            </details>
        </Show>
    }
}

/// Arrow keys step, wherever they mean nothing else.
fn key_down(app: AppState, event: &KeyboardEvent) {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_taken = element.is_some_and(|element| {
        let busy = element.closest("input, textarea, select, svg.board, dialog");
        busy.is_ok_and(|busy| busy.is_some())
    });
    if is_taken || event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let is_reversed = app
        .texts
        .with_untracked(|texts| texts.language().direction() == Direction::RightToLeft);
    let (on, back) = match is_reversed {
        true => ("ArrowLeft", "ArrowRight"),
        false => ("ArrowRight", "ArrowLeft"),
    };
    let to = match (event.key().as_str(), event.shift_key()) {
        (key, false) if key == on => GoTo::Next,
        (key, false) if key == back => GoTo::Previous,
        (key, true) if key == on => GoTo::NextError,
        (key, true) if key == back => GoTo::PreviousError,
        ("Home", _) => GoTo::First,
        ("End", _) => GoTo::Last,
        _ => return,
    };
    event.prevent_default();
    app.analysis.go(app, to);
}
