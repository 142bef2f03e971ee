//! The first lesson: the game in ten steps, each played on the board.

mod lesson;

use std::time::Duration;

use leptos::prelude::*;
use rules::{Player, PointLabels, Ruleset};
use texts::Texts;

use self::lesson::{Progress, Step};
use super::components::Header;
use super::exercise::turn::TrialTurn;
use super::leaflets::book_address;
use super::{Screen, StartMode};
use crate::app::app;
use crate::board::{Arrow, Board, BoardLook, Gesture, Picture};
use crate::describe::aria_labels_counted_by;
use crate::storage;

/// Where the current step is saved.
const STORAGE_KEY: &str = "lesson";

/// How long a wrong turn is shown.
const SEEN: Duration = Duration::from_millis(1200);

/// The lesson, or what comes after it.
#[component]
pub fn Learn() -> impl IntoView {
    let app = app();
    let kept = storage::read(STORAGE_KEY);
    let at = RwSignal::new(Progress::from_text(kept.as_deref().unwrap_or_default()));
    let go = Callback::new(move |to: Progress| {
        // If it can't be saved, the lesson starts over the next time.
        let _ = storage::write(STORAGE_KEY, &to.to_string());
        at.set(to);
    });
    view! {
        <Header title=Signal::derive(move || app.text(Texts::lesson_title)) />
        <main class="study lesson">
            {move || match at.get() {
                Progress::At(step) => view! { <StepView step go /> }.into_any(),
                Progress::Done => view! { <Afterwards go /> }.into_any(),
            }}
        </main>
    }
}

/// The progress of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StepState {
    /// It is to be done.
    Open,
    /// Something can't be done like that, and why.
    Refused(String),
    /// Everything was played, but not as asked; the checkers go back.
    Missed,
    /// It is done.
    Done,
}

/// A step: one sentence, and a board to do it on.
#[component]
fn StepView(step: Step, go: Callback<Progress>) -> impl IntoView {
    let app = app();
    let mut rules = Ruleset::international();
    rules.appearance.labels = PointLabels::Numbers;
    // There's no cube until the lesson mentions it.
    rules.cube.in_use = step == Step::Double;
    let turn = TrialTurn::new(step.position(), rules)?;
    let state = RwSignal::new(StepState::Open);
    let on_gesture = move |gesture: Gesture| {
        if matches!(state.get_untracked(), StepState::Done | StepState::Missed) {
            return;
        }
        let refusal = app.texts.with_untracked(|t| turn.gesture(gesture, t));
        state.set(match refusal {
            _ if step.is_reached(turn) => StepState::Done,
            Some(why) => StepState::Refused(why),
            None if turn.is_played() => {
                let again = move || {
                    turn.lay_again();
                    let _ = state.try_set(StepState::Open);
                };
                set_timeout(again, SEEN);
                StepState::Missed
            }
            None => StepState::Open,
        });
    };
    let look = Signal::derive(move || {
        app.settings.with(|settings| BoardLook {
            bottom: Player::White,
            home: settings.home,
            shape: app.shape.get(),
            speed: settings.speed,
            marks_movable: true,
            ..BoardLook::default()
        })
    });
    // A finished step takes no input.
    let picture = Signal::derive(move || match state.get() {
        StepState::Done => Picture {
            movable: Vec::new(),
            may_lift: None,
            can_press_dice: None,
            can_press_cube: false,
            ..turn.picture()
        },
        _ => turn.picture(),
    });
    // The arrows show the way until the user has moved.
    let arrows = Memo::new(move |_| match state.get() {
        StepState::Done => Vec::new(),
        _ => step.arrows().to_vec(),
    });
    let says = move || match state.get() {
        StepState::Open => String::new(),
        StepState::Refused(why) => why,
        StepState::Missed => app.text(Texts::lesson_missed),
        StepState::Done => app.text(|t| step.praise(t)),
    };
    let is_done = move || state.get() == StepState::Done;
    let count = move || {
        let (done, all) = (step.number(), Step::ALL.len());
        let amount = crate::describe::analysis::amount;
        app.text(|t| t.steps_of(amount(done), amount(all)))
    };
    let back = step.before().map(|before| {
        view! {
            <button class="plain" on:click=move |_| go.run(Progress::At(before))>
                {move || app.text(Texts::button_back)}
            </button>
        }
    });
    Some(view! {
        <div class="study-board">
            <Board
                picture=picture
                look=look
                labels=aria_labels_counted_by(app, Signal::stored(Player::White))
                on_gesture=Callback::new(on_gesture)
                on_sound=Callback::new(move |sound| app.sound(sound))
                arrows=arrows
            />
        </div>
        <div class="study-side">
            <section class="card">
                <p class="small quiet">{count}</p>
                <div class="lesson-progress" aria-hidden="true">
                    <span style:width=format!("{}%", 100 * step.number() / Step::ALL.len())></span>
                </div>
                <h2>{move || app.text(|t| step.sentence(t))}</h2>
                <p class="says" class:right=is_done role="status">{says}</p>
                <div class="row">
                    <button
                        class:first=is_done
                        class:plain=move || !is_done()
                        on:click=move |_| go.run(step.next())
                    >
                        {move || match is_done() {
                            true => app.text(Texts::lesson_next),
                            false => app.text(Texts::lesson_skip),
                        }}
                    </button>
                    {back}
                </div>
            </section>
        </div>
    })
}

/// What to do next.
#[component]
fn Afterwards(go: Callback<Progress>) -> impl IntoView {
    let app = app();
    let text = move |text: fn(&Texts) -> String| Signal::derive(move || app.text(text));
    let board = rules::Variant::Backgammon.opening();
    let appearance = Ruleset::international().appearance;
    view! {
        <div class="study-board">
            <super::diagram::Diagram board cube=None appearance shape=app.shape />
        </div>
        <div class="study-side">
            <section class="card after-lesson">
                <h2>{text(Texts::lesson_over)}</h2>
                <a class="button first" href=format!("#{}", Screen::Start(StartMode::Computer))>
                    {text(Texts::lesson_play)}
                </a>
                <a class="button" href=book_address(&Ruleset::international())>
                    {text(Texts::lesson_book)}
                </a>
                <a class="button" href=format!("#{}", Screen::Leaflets)>
                    {text(Texts::start_rules_about)}
                </a>
                <button class="plain" on:click=move |_| go.run(Progress::default())>
                    {text(Texts::exercise_again)}
                </button>
            </section>
        </div>
    }
}
