//! Exercises that are played on the board.

use std::time::Duration;

use leptos::prelude::*;
use rules::{Board as Checkers, ByPlayer, Play, Roll, Ruleset, Seat, Setup, Stage, Xgid};
use texts::Texts;

use super::{Trial, numbered};
use crate::app::app;
use crate::board::{Board, Gesture};
use crate::describe::{aria_labels_with_colors, denial};
use crate::play::{Bottom, DiceSource, Participant, Table, TableEvent, TableSetup};
use crate::screens::diagram;

/// How long a finished turn is seen before the checkers go back.
const SEEN: Duration = Duration::from_millis(900);

/// A turn to be played: every way of it, or so that a checker leaves.
#[component]
pub(super) fn Playing(
    trial: Trial,
    roll: Roll,
    /// The ways to be found, if every one is asked for.
    plays: Option<Vec<(Play, Checkers)>>,
) -> impl IntoView {
    let start = trial.exercise.with_value(|exercise| exercise.board);
    let rules = trial.rules.with_value(numbered);
    let Some(first) = start.and_then(|board| table_at(&board, roll, rules)) else {
        return ().into_any();
    };
    let table = RwSignal::new(first.clone());
    let first = StoredValue::new(first);
    let found = RwSignal::new(Vec::<(Play, Checkers)>::new());
    let plays = StoredValue::new(plays);
    let total = plays.with_value(|plays| plays.as_ref().map(Vec::len));
    // While a finished turn is seen, hands rest.
    let is_seen = RwSignal::new(false);

    // Nothing is left to be laid if the exercise was closed meanwhile.
    let lay_again = move || {
        if let Some(first) = first.try_get_value() {
            table.set(first);
            is_seen.set(false);
        }
    };
    let finished = move |play: Play, end: Checkers| {
        is_seen.set(true);
        set_timeout(lay_again, SEEN);
        if total.is_none() {
            let has_left = start.is_some_and(|start| end.player().off() > start.player().off());
            match has_left {
                true => trial.judge_and_explain(true, &play.to_string()),
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
            let play = written(&play);
            trial.remark(trial.say(|t| t.exercise_find_new(&play)));
        }
    };
    let look_whether_finished = move || {
        let made = table.with(|table| {
            let turn = table.now().game().turn()?;
            let is_made = turn.can_end() && turn.next_moves().is_empty();
            is_made.then(|| (turn.play(), turn.board()))
        });
        if let Some((play, end)) = made {
            finished(play, end);
        }
    };
    let stop_here = move || {
        let made = table.with(|table| {
            let turn = table.now().game().turn()?;
            turn.can_end().then(|| (turn.play(), turn.board()))
        });
        if let Some((play, end)) = made {
            finished(play, end);
        }
    };
    let gesture = Callback::new(move |gesture: Gesture| {
        if is_seen.get_untracked() {
            return;
        }
        if gesture == Gesture::PressDice {
            stop_here();
            return;
        }
        let mut happened = Vec::new();
        table.update(|table| happened = table.gesture(gesture));
        trial.verdict.set(None);
        for one in &happened {
            match one {
                TableEvent::Refused(why) => {
                    let text = table.with(|table| trial.say(|t| denial(why, table, t)));
                    trial.remark(text);
                }
                // The penalty is no way to play.
                TableEvent::Confirm { .. } => trial.remark(trial.say(Texts::penalty_title)),
                _ => {}
            }
        }
        look_whether_finished();
    });
    let undo = move |_| {
        lay_again();
        trial.verdict.set(None);
    };
    let can_stop = move || {
        total.is_some()
            && table.with(|table| {
                let turn = table.now().game().turn();
                turn.is_some_and(|turn| turn.can_end() && !turn.next_moves().is_empty())
            })
    };
    let show = move |_| {
        plays.with_value(|plays| found.set(plays.clone().unwrap_or_default()));
        trial.verdict.set(None);
    };
    let listed = move || {
        let found = found.get();
        let items = found.into_iter().map(|(play, _)| {
            let play = written(&play);
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
                picture=Signal::derive(move || table.with(Table::picture))
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
                <button on:click=move |_| stop_here()>
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

/// A play as it is written; a dash for none.
fn written(play: &Play) -> String {
    let written = play.to_string();
    if written.is_empty() {
        "–".to_owned()
    } else {
        written
    }
}

/// A table on which White has this roll to play.
fn table_at(board: &Checkers, roll: Roll, rules: Ruleset) -> Option<Table> {
    let position = Setup {
        stage: Stage::Rolled(roll),
        ..Setup::for_money(board.player().into(), board.opponent().into())
    };
    let id = Xgid::try_from(position).ok()?.to_string();
    let setup = TableSetup {
        participants: ByPlayer::from_fn(|_| Participant::Person {
            name: String::new(),
        }),
        rules,
        dice: DiceSource::ByHand,
        bottom: Bottom::Seat(Seat::First),
    };
    Table::from_id(setup, &id).ok()
}

#[cfg(test)]
mod tests {
    use rules::{Leaflet, Player, Turn};
    use texts::Topic;

    use super::super::task::{Exercise, Task};
    use super::*;

    #[test]
    fn the_board_is_laid_for_every_exercise_by_every_leaflet() {
        for leaflet in Leaflet::ALL {
            let rules = leaflet.ruleset();
            for topic in [Topic::Aim, Topic::Moving, Topic::BearingOff] {
                let exercise = Exercise::of(topic, &rules).unwrap();
                let (Task::FindPlays { roll, .. } | Task::TakeOff(roll)) = exercise.task else {
                    panic!("{topic:?} is not played");
                };
                let board = exercise.board.unwrap();
                let table = table_at(&board, roll, numbered(&rules)).unwrap();
                let turn = table.now().game().turn().unwrap();
                let expected = Turn::new(&board, roll, &rules).next_moves();
                assert_eq!(turn.next_moves(), expected, "{leaflet}, {topic:?}");
                assert_eq!(table.on_turn(), Some(Player::White));
            }
        }
    }
}
