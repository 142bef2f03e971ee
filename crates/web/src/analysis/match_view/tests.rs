//! Tests of going through a match.

use engine::Plies;
use rules::{Player, Stage};

use super::*;
use crate::worker::{Answer, EngineWorker, Reply, Request, Task, VERSION};

const MATCH: &[u8] = b"
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";

fn ask(task: Task) -> Reply {
    let request = Request {
        version: VERSION,
        number: 1,
        task,
    };
    let text = EngineWorker::default().answer_text(&request.to_text());
    Answer::from_text(&text).unwrap().reply
}

fn opened() -> MatchView {
    let bytes = MATCH.iter().copied().map(char::from).collect();
    match ask(Task::ImportFile { bytes }) {
        Reply::Imported(imported) => MatchView::new(*imported),
        other => panic!("{other:?}"),
    }
}

/// What comes next in the analysis of a match.
fn next(view: &MatchView) -> Option<Vec<Option<Finding>>> {
    let task = Task::next_of(view.analysis(), view.rules(), Plies::ZERO)?;
    match ask(task) {
        Reply::Judged(found) => Some(found),
        other => panic!("{other:?}"),
    }
}

fn judged() -> MatchView {
    let mut view = opened();
    while let Some(found) = next(&view) {
        view.answer(view.analysis().done(), found);
    }
    view
}

#[test]
fn one_steps_through_and_not_beyond_the_ends() {
    let mut view = opened();
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
    let worst = &view.worst()[0];
    assert_eq!((worst.step, worst.finding.player), (3, Player::Black));
    let Subject::Reply(passed) = &worst.finding.subject else {
        panic!("{worst:?}");
    };
    assert_eq!(passed.right(), engine::Reply::Take);
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
fn a_late_answer_does_nothing() {
    let mut view = opened();
    let found = next(&view).unwrap();
    view.answer(1, found.clone());
    assert_eq!(view.analysis().done(), 0);
    view.answer(0, found.clone());
    let done = view.analysis().done();
    assert!(done > 0);
    view.answer(0, found);
    assert_eq!(view.analysis().done(), done);
    view.forget();
    assert_eq!(view.analysis().done(), 0);
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
        let is_rolled = matches!(error.finding.position.stage(), Stage::Rolled(_));
        let is_play = matches!(error.finding.subject, Subject::Play(_));
        assert_eq!(is_rolled, is_play);
    }
    assert!(!errors.is_empty());
}
