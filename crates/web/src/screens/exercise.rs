//! Exercises of the rule book: a question, a board to answer on, and feedback.

mod describe;
mod playing;
mod task;
pub(super) mod turn;

use leptos::prelude::*;
use rules::{Die, Point, PointLabels, Ruleset};
use texts::{Texts, Topic};

use self::playing::Playing;
pub use self::task::Exercise;
use self::task::{Answer, FIRST_DOUBLE, Task};
use super::diagram;
use crate::app::app;
use crate::board::{Board, CubePlace, Gesture, Picture, Place};
use crate::describe::aria_labels_with_colors;

/// What all parts of an exercise share.
#[derive(Clone, Copy)]
struct Trial {
    exercise: StoredValue<Exercise>,
    rules: StoredValue<Ruleset>,
    /// The words of the leaflet.
    texts: Signal<Texts>,
    /// The feedback on the last answer.
    verdict: RwSignal<Option<Verdict>>,
    on_solved: Callback<()>,
}

/// Feedback on an answer.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    is_right: bool,
    text: String,
}

impl Trial {
    fn say(self, text: impl FnOnce(&Texts) -> String) -> String {
        self.texts.with(text)
    }

    fn judge(self, is_right: bool, text: String) {
        self.verdict.set(Some(Verdict { is_right, text }));
        if is_right {
            self.on_solved.run(());
        }
    }

    /// Shows a remark that isn't a verdict.
    fn remark(self, text: String) {
        self.verdict.set(Some(Verdict {
            is_right: false,
            text,
        }));
    }

    /// "Right!" or "Not quite.", and why.
    fn judge_and_explain(self, is_right: bool, more: &str) {
        let first = self.say(|t| match is_right {
            true => t.exercise_right(),
            false => t.exercise_wrong(),
        });
        self.judge(is_right, format!("{first} {more}").trim_end().to_owned());
    }

    fn explanation(self) -> String {
        self.exercise.with_value(|exercise| {
            self.rules
                .with_value(|rules| self.say(|t| describe::explanation(exercise, rules, t)))
        })
    }
}

/// One exercise.
#[component]
pub fn ExerciseView(
    /// What is asked.
    exercise: Exercise,
    /// By which rules.
    rules: Ruleset,
    /// In which words.
    texts: Signal<Texts>,
    /// Called when it's solved.
    on_solved: Callback<()>,
) -> impl IntoView {
    let trial = Trial {
        exercise: StoredValue::new(exercise),
        rules: StoredValue::new(rules),
        texts,
        verdict: RwSignal::new(None),
        on_solved,
    };
    let question = move || {
        trial.exercise.with_value(|exercise| {
            let rules = trial.rules;
            rules.with_value(|rules| trial.say(|t| describe::question(exercise, rules, t)))
        })
    };
    let task = trial.exercise.with_value(|exercise| exercise.task.clone());
    let body = match task {
        Task::FindPlays { roll, plays } => {
            view! { <Playing trial roll plays=Some(plays) /> }.into_any()
        }
        Task::TakeOff(roll) => view! { <Playing trial roll plays=None /> }.into_any(),
        Task::Numbers { right, reasons } => view! { <Numbers trial right reasons /> }.into_any(),
        Task::Points(points) => view! { <Points trial points /> }.into_any(),
        Task::Choose { answers, right } => view! { <Choose trial answers right /> }.into_any(),
    };
    view! {
        <div class="exercise">
            <p>{question}</p>
            {body}
            <p class="verdict" role="status">
                {move || {
                    trial.verdict.get().map(|verdict| {
                        view! { <span class:right=verdict.is_right>{verdict.text}</span> }
                    })
                }}
            </p>
        </div>
    }
}

/// The position, which takes no input.
fn seen(trial: Trial) -> impl IntoView {
    trial.exercise.with_value(|exercise| {
        let board = exercise.board?;
        let appearance = trial.rules.with_value(|rules| numbered(rules).appearance);
        let mut picture = diagram::still(&board, appearance.labels);
        // The cube is being offered to the player who's asked.
        picture.cube = exercise
            .cube
            .map(|_| (FIRST_DOUBLE, CubePlace::OfferedTo(rules::Player::White)));
        Some(view! {
            <div class="diagram" inert=true>
                <Board
                    picture=Signal::stored(picture)
                    look=Signal::stored(diagram::look(appearance))
                    labels=aria_labels_with_colors(app(), appearance.colors)
                    on_gesture=Callback::new(|_| ())
                />
            </div>
        })
    })
}

/// The same rules with numbers at the points, unless the leaflet has a label
/// for each, since moves are written with them.
pub(super) fn numbered(rules: &Ruleset) -> Ruleset {
    let mut rules = rules.clone();
    if !rules.appearance.labels.names_all_points() {
        rules.appearance.labels = PointLabels::Numbers;
    }
    rules
}

/// All numbers that do something.
#[component]
fn Numbers(trial: Trial, right: Vec<Die>, reasons: Vec<(Die, rules::Reason)>) -> impl IntoView {
    let chosen = RwSignal::new(Vec::<Die>::new());
    let right = StoredValue::new(right);
    let reasons = StoredValue::new(reasons);
    let check = move || {
        let chosen = chosen.get();
        right.with_value(|right| {
            let missing = right.iter().filter(|die| !chosen.contains(die)).count();
            let wrong: Vec<_> = chosen.iter().filter(|die| !right.contains(die)).collect();
            if missing == 0 && wrong.is_empty() {
                trial.judge_and_explain(true, "");
                return;
            }
            // Why the first wrong one doesn't work, or how many more there are.
            let why = wrong.first().and_then(|die| {
                let found = reasons.with_value(|reasons| {
                    let found = reasons.iter().find(|(other, _)| other == *die);
                    found.map(|(_, reason)| *reason)
                })?;
                let appearance = trial.rules.with_value(|rules| numbered(rules).appearance);
                let reason = trial.say(|t| t.reason(found, rules::Player::White, &appearance));
                Some(trial.say(|t| t.exercise_because(die.pips(), &reason)))
            });
            let why = why.unwrap_or_else(|| trial.say(|t| t.exercise_missing(missing)));
            trial.judge_and_explain(false, &why);
        });
    };
    let button = move |die: Die| {
        let is_chosen = move || chosen.with(|chosen| chosen.contains(&die));
        view! {
            <button
                class="number"
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| chosen.update(|chosen| toggle(chosen, die))
            >
                {die.pips()}
            </button>
        }
    };
    view! {
        {seen(trial)}
        <div class="row">{Die::ALL.map(button).collect_view()}</div>
        {check_or_show(trial, check, move || chosen.set(right.get_value()))}
    }
}

/// All points that are something.
#[component]
fn Points(trial: Trial, points: Vec<Point>) -> impl IntoView {
    let chosen = RwSignal::new(Vec::<Point>::new());
    let right = StoredValue::new(points);
    let appearance = trial.rules.with_value(|rules| numbered(rules).appearance);
    let board = trial.exercise.with_value(|exercise| exercise.board);
    let board = board.expect("points are tapped on a board");
    let is_setup = trial
        .exercise
        .with_value(|exercise| exercise.topic == Topic::Setup);
    let picture = Memo::new(move |_| {
        let mut picture = diagram::still(&board, appearance.labels);
        if is_setup {
            // The checkers still to be placed aren't borne off.
            let tray = Place::Tray(rules::Player::White);
            picture.checkers.retain(|(place, ..)| *place != tray);
        }
        mark(&mut picture, &chosen.get());
        picture
    });
    let check = move || {
        let chosen = chosen.get();
        right.with_value(|right| {
            let missing = right.iter().filter(|point| !chosen.contains(point)).count();
            let wrong = chosen.iter().filter(|point| !right.contains(point)).count();
            let why = match (missing, wrong) {
                (0, 0) => trial.explanation(),
                (_, 0) => trial.say(|t| t.exercise_missing(missing)),
                _ => trial.say(|t| t.exercise_too_many(wrong)),
            };
            trial.judge_and_explain(missing == 0 && wrong == 0, &why);
        });
    };
    let tap = Callback::new(move |gesture| {
        if let Gesture::Press(Place::Point(point)) = gesture {
            chosen.update(|chosen| toggle(chosen, point));
            trial.verdict.set(None);
        }
    });
    view! {
        <div class="diagram">
            <Board
                picture=picture
                look=Signal::stored(diagram::look(appearance))
                labels=aria_labels_with_colors(app(), appearance.colors)
                on_gesture=tap
            />
        </div>
        {check_or_show(trial, check, move || chosen.set(right.get_value()))}
    }
}

/// The buttons below an exercise with choices.
fn check_or_show(
    trial: Trial,
    check: impl Fn() + 'static,
    show: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <div class="row">
            <button class="first" on:click=move |_| check()>
                {move || trial.say(Texts::exercise_check)}
            </button>
            <button on:click=move |_| {
                show();
                trial.verdict.set(None);
            }>{move || trial.say(Texts::exercise_show)}</button>
        </div>
    }
}

fn mark(picture: &mut Picture, points: &[Point]) {
    picture.targets = points.iter().copied().map(Place::Point).collect();
}

/// One of several answers.
#[component]
fn Choose(trial: Trial, answers: Vec<Answer>, right: Answer) -> impl IntoView {
    let chosen = RwSignal::new(None::<Answer>);
    let button = move |answer: Answer| {
        let text = move || {
            trial
                .rules
                .with_value(|rules| trial.say(|t| describe::answer(answer, rules, t)))
        };
        view! {
            <button
                aria-pressed=move || (chosen.get() == Some(answer)).to_string()
                on:click=move |_| {
                    chosen.set(Some(answer));
                    trial.judge_and_explain(answer == right, &trial.explanation());
                }
            >
                {text}
            </button>
        }
    };
    view! {
        {seen(trial)}
        <div class="row answers">{answers.into_iter().map(button).collect_view()}</div>
    }
}

/// Adds something, or takes it away if it is there.
fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(index) => drop(list.remove(index)),
        None => list.push(item),
    }
}
