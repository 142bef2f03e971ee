//! Analysis: a match or a position from anywhere, judged and gone through.

mod decision;
mod door;
mod errors;
mod graph;
mod rollout;
mod save;
mod steps;
mod totals;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::Player;
use texts::{Direction, Texts};
use wasm_bindgen::JsCast;

use super::parts::{Choices, Top};
use crate::app::{House, house};
use crate::board::{Board, BoardLook, Picture};
use crate::study::{Desk, Way, words};
pub(super) use decision::ProbeAnswer;
pub(super) use rollout::RolloutPart;

/// The desk: empty, or with a match on it.
#[component]
pub fn DeskScreen() -> impl IntoView {
    let house = house();
    let is_there = Memo::new(move |_| house.desk.desk.with(Option::is_some));
    move || {
        if is_there.get() {
            view! { <MatchOnDesk /> }.into_any()
        } else {
            view! { <door::Door /> }.into_any()
        }
    }
}

#[component]
fn MatchOnDesk() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let title = move || {
        desk.with(|desk| {
            let opened = desk.opened();
            let [white, black] =
                Player::BOTH.map(|player| house.say(|t| words::name_of(opened, player, t)));
            house.say(|t| t.read_title(&white, &black))
        })
        .unwrap_or_default()
    };
    let has_steps = Memo::new(move |_| desk.with(|desk| !desk.steps().is_empty()) == Some(true));
    let is_match = Memo::new(move |_| desk.with(|desk| desk.opened().questions > 0) == Some(true));
    let handle = window_event_listener(leptos::ev::keydown, move |event| key_down(house, &event));
    on_cleanup(move || handle.remove());
    view! {
        <Top title=Signal::derive(title) />
        <main class="desk">
            <div class="desk-board">
                <Show when=move || has_steps.get()>
                    <ShownStep />
                </Show>
            </div>
            <div class="desk-side">
                <Show when=move || has_steps.get()>
                    <steps::Stepper />
                </Show>
                <Show when=move || is_match.get()>
                    <Progress />
                </Show>
            </div>
            <div class="desk-whole">
                <Show
                    when=move || is_match.get()
                    fallback=move || view! {
                        <Show when=move || !has_steps.get()>
                            <p>{move || house.say(Texts::read_nothing_judged)}</p>
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
                    <button on:click=move |_| desk.close()>
                        {move || house.say(Texts::analysis_close)}
                    </button>
                </div>
            </div>
        </main>
    }
}

/// The position of the step, with the ways of its checkers.
#[component]
fn ShownStep() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let picture = Memo::new(move |before: Option<&Picture>| {
        let now = desk.with(Desk::picture).flatten();
        // A position that cannot be shown leaves the one before.
        now.or_else(|| before.cloned()).unwrap_or_else(empty_board)
    });
    let arrows = Memo::new(move |_| desk.with(Desk::arrows).unwrap_or_default());
    let counts = Signal::derive(move || {
        let setup = desk.with(Desk::setup).flatten();
        setup.map_or(Player::White, |setup| setup.on_roll)
    });
    view! {
        <Board
            picture=picture
            look=Signal::derive(move || look(house))
            words=crate::words::board_words_of(house, counts)
            on_gesture=Callback::new(|_| ())
            arrows=arrows
        />
    }
}

/// How the board is looked at here: nothing moves, so that one sees at once
/// where one is.
pub(super) fn look(house: House) -> BoardLook {
    BoardLook {
        home: house.settings.with(|settings| settings.home),
        shape: house.shape.get(),
        speed: crate::board::Speed::Still,
        ..BoardLook::default()
    }
}

/// A board with nothing on it.
pub(super) fn empty_board() -> Picture {
    let none = rules::Placement::default();
    let setup = rules::Setup::for_money(none, none);
    crate::study::picture_of(&setup, &rules::Ruleset::international())
}

/// How far the judging is, and how deep it goes.
#[component]
fn Progress() -> impl IntoView {
    let house = house();
    let desk = house.desk;
    let done = move || {
        let done = desk.with(|desk| (desk.done(), desk.opened().questions));
        done.unwrap_or_default()
    };
    let is_judged = move || desk.with(Desk::is_judged) == Some(true);
    let says = move || {
        let (done, all) = done();
        if is_judged() {
            house.say(Texts::judging_done)
        } else if desk.is_judging.get() {
            house.say(|t| t.judging_progress(words::amount(done), words::amount(all)))
        } else {
            house.say(Texts::judging_stopped)
        }
    };
    let depths = Signal::derive(move || {
        let depth = |plies: u8| (plies, house.say(|t| t.judging_plies(plies)));
        [0, 1, 2, 3].map(depth).to_vec()
    });
    view! {
        <section class="card judging">
            <progress max=move || done().1 value=move || done().0>
                {says}
            </progress>
            <p class="row small">
                <span class="grows" role="status">{says}</span>
                <Show when=move || desk.is_judging.get()>
                    <button on:click=move |_| desk.stop()>
                        {move || house.say(Texts::judging_cancel)}
                    </button>
                </Show>
                <Show when=move || !desk.is_judging.get() && !is_judged()>
                    <button class="first" on:click=move |_| desk.judge(house)>
                        {move || house.say(Texts::judging_go_on)}
                    </button>
                </Show>
            </p>
            <Choices
                label=Signal::derive(move || house.say(Texts::judging_depth))
                values=depths
                chosen=desk.plies
                on_choose=move |plies| desk.judge_again(house, plies)
            />
        </section>
    }
}

/// What was odd in the file.
#[component]
fn Oddities() -> impl IntoView {
    /// More are counted only.
    const MOST: usize = 50;
    let house = house();
    let oddities = Memo::new(move |_| {
        let oddities = house.desk.with(|desk| desk.opened().oddities.clone());
        oddities.unwrap_or_default()
    });
    let listed = move || {
        let oddities = oddities.get();
        let shown = oddities.iter().take(MOST);
        let mut lines: Vec<_> = shown
            .map(|oddity| house.say(|t| words::oddity(oddity, t)))
            .collect();
        if oddities.len() > MOST {
            lines.push(house.say(|t| t.read_more(words::amount(oddities.len() - MOST))));
        }
        lines
    };
    view! {
        <Show when=move || !oddities.with(Vec::is_empty)>
            <details class="card">
                <summary>
                    {move || {
                        let count = oddities.with(Vec::len);
                        house.say(|t| t.read_oddities(words::amount(count)))
                    }}
                </summary>
                <p>{move || house.say(Texts::read_offered)}</p>
                <ul class="small">
                    {move || listed().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                </ul>
            </details>
        </Show>
    }
}

/// Arrow keys step, wherever they mean nothing else.
fn key_down(house: House, event: &KeyboardEvent) {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_taken = element.is_some_and(|element| {
        let busy = element.closest("input, textarea, select, svg.board, dialog");
        busy.is_ok_and(|busy| busy.is_some())
    });
    if is_taken || event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let is_reversed = house
        .texts
        .with_untracked(|texts| texts.language().direction() == Direction::RightToLeft);
    let (on, back) = match is_reversed {
        true => ("ArrowLeft", "ArrowRight"),
        false => ("ArrowRight", "ArrowLeft"),
    };
    let way = match (event.key().as_str(), event.shift_key()) {
        (key, false) if key == on => Way::On,
        (key, false) if key == back => Way::Back,
        (key, true) if key == on => Way::NextError,
        (key, true) if key == back => Way::ErrorBefore,
        ("Home", _) => Way::First,
        ("End", _) => Way::Last,
        _ => return,
    };
    event.prevent_default();
    house.desk.go(house, way);
}
