//! The analysis of a match or a position from anywhere. Reviewing a game just
//! played is the same screen.

mod cube;
mod decision;
mod depths;
mod errors;
mod graph;
mod import;
mod moves;
mod plays;
mod progress;
mod rollout;
mod save;
mod score;
mod statistics;
mod steps;
mod tabs;

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use rules::Player;
use texts::{Direction, Texts};
use wasm_bindgen::JsCast;

use self::tabs::Tab;
use super::Screen;
use super::icon::{Drawn, Icon, IconButton};
use crate::analysis::{GoTo, MatchView};
use crate::app::{AppState, app};
use crate::board::{ArrowKind, Board, BoardLook, Picture, Shape};
use crate::describe;
pub(super) use decision::PositionAnswer;
pub(super) use rollout::RolloutPart;

/// The analysis: empty, or with a match on it.
#[component]
pub fn AnalysisScreen() -> impl IntoView {
    let app = app();
    let is_there = Memo::new(move |_| app.analysis.view.with(Option::is_some));
    let address = window().location().hash().unwrap_or_default();
    if let Some(shared) = address.strip_prefix(&format!("#{}", super::SHARED_MATCH)) {
        app.analysis.open_shared(app, shared.to_owned());
    }
    move || {
        if is_there.get() {
            view! { <AnalyzedMatch /> }.into_any()
        } else {
            view! { <import::Import /> }.into_any()
        }
    }
}

/// Everything at once where there's room, otherwise in tabs below the board.
/// The style sheet decides.
#[component]
fn AnalyzedMatch() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let title = move || {
        analysis
            .with(|analysis| {
                let imported = analysis.imported();
                let [white, black] = Player::BOTH
                    .map(|player| app.text(|t| describe::analysis::label_of(imported, player, t)));
                app.text(|t| t.read_title(&white, &black))
            })
            .unwrap_or_default()
    };
    let is_match =
        Memo::new(move |_| analysis.with(|analysis| !analysis.analysis().is_empty()) == Some(true));
    let tab = RwSignal::new(Tab::first(is_match.get_untracked()));
    let handle = window_event_listener(leptos::ev::keydown, move |event| key_down(app, &event));
    on_cleanup(move || handle.remove());
    view! {
        <main class="analyzed" data-tab=move || tab.get().name() class:alone=move || !is_match.get()>
            <h1 class="visually-hidden">{title}</h1>
            <score::ScoreBar />
            <Tools />
            <StudiedBoard />
            <steps::Stepper />
            <Show when=move || is_match.get()>
                <tabs::Tabs tab />
                <moves::Moves tab />
                <errors::Errors />
                <graph::Graph />
            </Show>
            <decision::DecisionCard />
            <div class="pane pane-match" id=Tab::Match.panel()>
                <Show when=move || is_match.get()>
                    <progress::Progress />
                    <statistics::StatisticsTables />
                </Show>
                <Oddities />
                <save::Save />
            </div>
        </main>
    }
}

/// Where to go from here, and turning the board.
#[component]
fn Tools() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let flip = move || analysis.bottom.update(|bottom| *bottom = bottom.opponent());
    view! {
        <nav class="analyzed-tools">
            <a class="icon-button" href=format!("#{}", Screen::Home)
                aria-label=text(Texts::table_to_home) title=text(Texts::table_to_home)>
                <Drawn icon=Icon::Home />
            </a>
            <Show when=move || app.table.is_there()>
                <a class="button plain" href=move || format!("#{}", table_address(app))>
                    {move || app.text(Texts::review_to_table)}
                </a>
            </Show>
            <IconButton icon=Icon::Flip label=text(Texts::review_flip) on_press=flip />
            <IconButton
                icon=Icon::Close
                label=text(Texts::button_close)
                on_press=move || analysis.close()
            />
        </nav>
    }
}

/// The address of the current table.
fn table_address(app: AppState) -> Screen {
    let link = app
        .table
        .client
        .with(|client| client.as_ref().map(crate::online::Client::link));
    link.map_or(Screen::Table, Screen::OnlineTable)
}

/// How far a swipe has to go, in pixels.
const SWIPE: i32 = 40;

/// The position of the step with the paths of its checkers. A swipe goes
/// forward or back.
#[component]
fn StudiedBoard() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let picture = Memo::new(move |before: Option<&Picture>| {
        let now = analysis.with(MatchView::picture).flatten();
        // If a position can't be shown, the previous one stays.
        now.or_else(|| before.cloned()).unwrap_or_else(empty_board)
    });
    let arrows = Memo::new(move |_| analysis.with(MatchView::arrows).unwrap_or_default());
    let counts = Signal::derive(move || {
        let setup = analysis.with(MatchView::setup).flatten();
        setup.map_or(Player::White, |setup| setup.on_roll)
    });
    let look = Signal::derive(move || BoardLook {
        bottom: analysis.bottom.get(),
        // It's horizontal on phones, too, so that there's room below it.
        shape: Shape::Landscape,
        ..look(app)
    });
    let start = StoredValue::new(None::<(i32, i32)>);
    let pressed = move |event: PointerEvent| {
        let is_touch = event.pointer_type() == "touch";
        start.set_value(is_touch.then(|| (event.client_x(), event.client_y())));
    };
    let released = move |event: PointerEvent| {
        let Some((x, y)) = start.get_value() else {
            return;
        };
        start.set_value(None);
        let (across, down) = (event.client_x() - x, event.client_y() - y);
        if across.abs() >= SWIPE && across.abs() > 2 * down.abs() {
            let is_on = (across < 0) != is_reversed(app);
            analysis.go(app, if is_on { GoTo::Next } else { GoTo::Previous });
        }
    };
    let has =
        move |kind: ArrowKind| arrows.with(|arrows| arrows.iter().any(|arrow| arrow.kind == kind));
    let legend = move |kind: ArrowKind, class: &'static str, name: fn(&Texts) -> String| {
        view! {
            <Show when=move || has(kind)>
                <span class=class>{move || app.text(name)}</span>
            </Show>
        }
    };
    view! {
        <div
            class="analyzed-board"
            on:pointerdown=pressed
            on:pointerup=released
            on:pointercancel=move |_| start.set_value(None)
        >
            <Board
                picture=picture
                look=look
                labels=crate::describe::aria_labels_counted_by(app, counts)
                on_gesture=Callback::new(|_| ())
                arrows=arrows
            />
        </div>
        <p class="arrow-legend small" aria-hidden="true">
            {legend(ArrowKind::Best, "best", Texts::plays_best)}
            {legend(ArrowKind::Played, "played", Texts::report_done)}
        </p>
    }
}

/// How the board is displayed here: nothing moves, so that you see at once
/// where you are.
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

/// What was odd in the file.
#[component]
fn Oddities() -> impl IntoView {
    /// Any more are only counted.
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
            <details>
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

/// Whether the language runs from right to left.
pub(super) fn is_reversed(app: AppState) -> bool {
    app.texts
        .with_untracked(|texts| texts.language().direction() == Direction::RightToLeft)
}

/// Arrow keys step, wherever they mean nothing else.
fn key_down(app: AppState, event: &KeyboardEvent) {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_in = |selector| {
        let element = element.as_ref();
        element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
    };
    let is_taken = is_in("input, textarea, select, .board, dialog, [role=tablist]");
    if is_taken || event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let (on, back) = match is_reversed(app) {
        true => ("ArrowLeft", "ArrowRight"),
        false => ("ArrowRight", "ArrowLeft"),
    };
    let to = match (event.key().as_str(), event.shift_key()) {
        (key, false) if key == on => GoTo::Next,
        (key, false) if key == back => GoTo::Previous,
        (key, true) if key == on => GoTo::NextError,
        (key, true) if key == back => GoTo::PreviousError,
        ("ArrowDown", _) if is_in(".pane-moves") => GoTo::Next,
        ("ArrowUp", _) if is_in(".pane-moves") => GoTo::Previous,
        ("Home", _) => GoTo::First,
        ("End", _) => GoTo::Last,
        _ => return,
    };
    event.prevent_default();
    app.analysis.go(app, to);
}
