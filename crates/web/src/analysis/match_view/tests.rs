//! Tests of going through a match.

use super::*;
use crate::worker::{FileWorker, Tell};

const MATCH: &[u8] = b"
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";

fn opened() -> (FileWorker, MatchView) {
    let mut worker = FileWorker::default();
    let bytes = MATCH.iter().copied().map(char::from).collect();
    let Ok(Tell::Opened(opened)) = worker.answer("", &Ask::Open { bytes }) else {
        panic!("it is a match");
    };
    (worker, MatchView::new(*opened).unwrap())
}

fn judged() -> MatchView {
    let (mut worker, mut view) = opened();
    while let Some(ask) = view.next_question(0) {
        let Ok(Tell::Judged(told)) = worker.answer(&view.opened().json.clone(), &ask) else {
            panic!("it can be judged");
        };
        view.hear(*told);
    }
    view
}

#[test]
fn one_steps_through_and_not_beyond_the_ends() {
    let (_, mut view) = opened();
    let mut went = Vec::new();
    for to in [
        GoTo::Previous,
        GoTo::Next,
        GoTo::Next,
        GoTo::Previous,
        GoTo::Last,
        GoTo::Next,
        GoTo::Step(1),
        GoTo::Step(9),
    ] {
        view.go(to);
        went.push(view.at());
    }
    assert_eq!(went, [0, 1, 2, 1, 3, 3, 1, 3]);
}

#[test]
fn errors_are_gone_to_in_order_and_listed_by_what_they_cost() {
    let mut view = judged();
    let steps: Vec<_> = view.errors().iter().map(|error| error.step).collect();
    assert!(
        steps.starts_with(&[0]) && steps.ends_with(&[3]),
        "{steps:?}"
    );
    view.go(GoTo::NextError);
    assert_eq!(Some(&view.at()), steps.iter().find(|&&step| step > 0));
    view.go(GoTo::PreviousError);
    assert_eq!(view.at(), 0);
    let worst = view.worst();
    assert_eq!((worst[0].step, worst[0].player), (3, Player::Black));
    assert_eq!(worst[0].decided.check.best, "take");
}

#[test]
fn the_board_shows_what_was_played_and_what_was_best() {
    let mut view = judged();
    let arrows = |view: &MatchView, kind| {
        let all = view.arrows().into_iter();
        all.filter(|arrow| arrow.kind == kind).count()
    };
    assert_eq!(arrows(&view, ArrowKind::Played), 2);
    assert_eq!(arrows(&view, ArrowKind::Best), 2);
    let picture = view.picture().unwrap();
    assert_eq!(picture.dice.white.len(), 2);
    view.go(GoTo::Last);
    assert_eq!(view.arrows(), []);
}

#[test]
fn a_late_answer_does_nothing_and_a_new_beginning_replaces_all() {
    let (mut worker, mut view) = opened();
    let json = view.opened().json.clone();
    let Ok(Tell::Judged(told)) = worker.answer(&json, &view.next_question(0).unwrap()) else {
        panic!("it can be judged");
    };
    let late = Told {
        from: told.done + 1,
        ..(*told).clone()
    };
    view.hear(late);
    assert_eq!(view.done(), 0);
    view.hear((*told).clone());
    view.hear((*told).clone());
    assert_eq!(
        (view.done(), view.found.len()),
        (told.done, told.found.len())
    );
}

#[test]
fn the_curve_ends_with_what_was_passed() {
    let view = judged();
    let curve = view.curve();
    let (step, chance) = *curve.last().unwrap();
    assert_eq!(step, 3);
    assert!(chance > 0.5, "Ann has a point of three: {chance}");
}

#[test]
fn a_question_about_the_cube_is_asked_before_the_roll() {
    let view = judged();
    let errors = view.errors();
    for error in &errors {
        let setup = view.setup_of(error).unwrap();
        let is_rolled = matches!(setup.stage, Stage::Rolled(_));
        assert_eq!(is_rolled, error.decided.check.action.starts_with("play"));
    }
    assert!(!errors.is_empty());
}
