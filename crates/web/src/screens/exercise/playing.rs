//! Exercises played on the board.

use std::time::Duration;

use leptos::prelude::*;
use rules::{Board as Checkers, Play, Player, PointLabels, Roll};
use texts::Texts;

use super::turn::{TrialTurn, rolled};
use super::{Trial, numbered};
use crate::app::app;
use crate::board::{Board, Gesture};
use crate::describe::aria_labels_with_colors;
use crate::screens::diagram;

/// How long a finished turn is shown before the checkers go back.
const SEEN: Duration = Duration::from_millis(900);

/// A turn to play: in every possible way, or so that a checker is borne off.
#[component]
pub(super) fn Playing(
    trial: Trial,
    roll: Roll,
    /// The plays to find, if every one is wanted.
    plays: Option<Vec<(Play, Checkers)>>,
) -> impl IntoView {
    let start = trial.exercise.with_value(|exercise| exercise.board);
    let rules = trial.rules.with_value(numbered);
    let labels = rules.appearance.labels;
    let Some(turn) = start.and_then(|board| TrialTurn::new(rolled(&board, roll), rules)) else {
        return ().into_any();
    };
    let found = RwSignal::new(Vec::<(Play, Checkers)>::new());
    let plays = StoredValue::new(plays);
    let total = plays.with_value(|plays| plays.as_ref().map(Vec::len));
    // While a finished turn is shown, input is ignored.
    let is_seen = RwSignal::new(false);

    let lay_again = move || {
        turn.lay_again();
        let _ = is_seen.try_set(false);
    };
    let finished = move |play: Play, end: Checkers| {
        is_seen.set(true);
        set_timeout(lay_again, SEEN);
        if total.is_none() {
            let has_left = start.is_some_and(|start| end.player().off() > start.player().off());
            match has_left {
                true => trial.judge_and_explain(true, &written(&play, labels)),
                false => trial.remark(trial.say(Texts::exercise_aim_not_off)),
            }
            return;
        }
        if found.with(|found| found.iter().any(|(_, other)| *other == end)) {
            trial.remark(trial.say(Texts::exercise_find_same));
            return;
        }
        found.update(|found| found.push((play, end)));
        if Some(found.with(Vec::len)) == total {
            trial.judge(true, trial.say(Texts::exercise_find_all));
        } else {
            let play = written(&play, labels);
            trial.remark(trial.say(|t| t.exercise_find_new(&play)));
        }
    };
    let finish = move || {
        if let Some((play, end)) = turn.so_far() {
            finished(play, end);
        }
    };
    let gesture = Callback::new(move |gesture: Gesture| {
        if is_seen.get_untracked() {
            return;
        }
        if gesture == Gesture::PressDice {
            if turn.can_stop() {
                finish();
            }
            return;
        }
        let refusal = trial.texts.with(|t| turn.gesture(gesture, t));
        trial.verdict.set(None);
        if let Some(text) = refusal {
            trial.remark(text);
        }
        if turn.is_played() {
            finish();
        }
    });
    let undo = move |_| {
        lay_again();
        trial.verdict.set(None);
    };
    let can_stop = move || total.is_some() && turn.can_stop();
    let show = move |_| {
        plays.with_value(|plays| found.set(plays.clone().unwrap_or_default()));
        trial.verdict.set(None);
    };
    let listed = move || {
        let found = found.get();
        let items = found.into_iter().map(|(play, _)| {
            let play = written(&play, labels);
            view! { <li><bdi dir="ltr">{play}</bdi></li> }
        });
        items.collect_view()
    };
    let progress = move || {
        let total = total?;
        Some(trial.say(|t| match found.with(Vec::len) {
            0 => t.exercise_find_none(),
            found => t.exercise_find_progress(total, found),
        }))
    };
    let appearance = trial.rules.with_value(|rules| numbered(rules).appearance);
    view! {
        <div class="diagram">
            <Board
                picture=Signal::derive(move || turn.picture())
                look=Signal::stored(diagram::look(appearance))
                labels=aria_labels_with_colors(app(), appearance.colors)
                on_gesture=gesture
            />
        </div>
        <p class="small quiet">{progress}</p>
        <ul class="found">{listed}</ul>
        <div class="row">
            <button on:click=undo>{move || trial.say(Texts::exercise_again)}</button>
            <Show when=can_stop>
                <button on:click=move |_| finish()>
                    {move || trial.say(Texts::exercise_find_stop)}
                </button>
            </Show>
            <Show when=move || total.is_some()>
                <button on:click=show>{move || trial.say(Texts::exercise_show)}</button>
            </Show>
        </div>
    }
    .into_any()
}

/// White's play as it is written; a dash for none.
fn written(play: &Play, labels: PointLabels) -> String {
    let written = labels.write_play(&(*play).into(), Player::White);
    if written.is_empty() {
        "–".to_owned()
    } else {
        written
    }
}
