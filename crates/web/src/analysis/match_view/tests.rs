//! Tests of stepping through a match.

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

/// The same match one game later: a worse one for Ann.
const LONGER: &[u8] = b"
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Ann : 1                        Bob : 0
  1)                             31: 8/5 6/5
  2) 21: 6/4 6/5                  Doubles => 2
  3)  Drops                      Wins 1 point
";

fn imported(file: &[u8]) -> ImportedMatch {
    let bytes = file.iter().copied().map(char::from).collect();
    match ask(Task::ImportFile { bytes }) {
        Reply::Imported(imported) => *imported,
        other => panic!("{other:?}"),
    }
}

fn opened() -> MatchView {
    MatchView::new(imported(MATCH))
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
    finished(opened())
}

fn finished(mut view: MatchView) -> MatchView {
    while let Some(found) = next(&view) {
        view.answer(view.analysis().done(), found, NetKind::Deep);
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
fn a_checker_has_one_arrow_however_often_it_steps() {
    let view = opened();
    let arrows = |text: &str, roll: &str| {
        let opening = rules::Variant::Backgammon.opening();
        let plays = Plays::new(&opening, roll.parse().unwrap(), view.rules().movement);
        let (play, _) = plays.find(&text.parse().unwrap()).unwrap();
        let arrows = arrows_of(Player::White, play, ArrowKind::Best);
        arrows
            .iter()
            .map(|arrow| (arrow.from, arrow.to))
            .collect::<Vec<_>>()
    };
    let point = |number: u8| crate::board::Place::Point(rules::Point::new(number));
    assert_eq!(arrows("24/14", "64"), [(point(24), point(14))]);
    assert_eq!(arrows("24/18 13/9", "64").len(), 2);
    assert_eq!(arrows("24/16", "22"), [(point(24), point(16))]);
    assert_eq!(arrows("13/9(2)", "22").len(), 2);
}

#[test]
fn a_late_answer_does_nothing() {
    let mut view = opened();
    let found = next(&view).unwrap();
    view.answer(1, found.clone(), NetKind::Deep);
    assert_eq!(view.analysis().done(), 0);
    view.answer(0, found.clone(), NetKind::Deep);
    let done = view.analysis().done();
    assert!(done > 0);
    view.answer(0, found, NetKind::Deep);
    assert_eq!(view.analysis().done(), done);
    view.forget();
    assert_eq!(view.analysis().done(), 0);
}

/// The deep nets arrive while a match is being analyzed.
#[test]
fn when_other_nets_judge_everything_is_judged_anew() {
    let mut view = opened();
    let found = vec![next(&view).unwrap().swap_remove(0)];
    view.answer(0, found.clone(), NetKind::Quick);
    let done = view.analysis().done();
    assert!(done > 0 && !view.analysis().is_done());
    view.answer(done, found.clone(), NetKind::Deep);
    assert_eq!(view.analysis().done(), 0);
    view.answer(0, found.clone(), NetKind::Deep);
    assert_eq!(view.analysis().done(), done);
    // A worker that was started again has the quick ones for a while. What it
    // finds doesn't add up with the rest either.
    view.answer(done, found.clone(), NetKind::Quick);
    assert_eq!(
        (view.analysis().done(), view.nets()),
        (0, Some(NetKind::Quick))
    );
    view.answer(0, found, NetKind::Deep);
    assert_eq!(
        (view.analysis().done(), view.nets()),
        (done, Some(NetKind::Deep))
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
        let is_rolled = matches!(error.finding.position.stage(), Stage::Rolled(_));
        let is_play = matches!(error.finding.subject, Subject::Play(_));
        assert_eq!(is_rolled, is_play);
    }
    assert!(!errors.is_empty());
}

#[test]
fn the_summary_of_a_game_is_of_that_game_alone() {
    let view = judged();
    let first = view.game_summary(0).unwrap();
    let view = view.continued(imported(LONGER));
    assert_eq!(view.game_summary(1), None, "it is not judged yet");
    assert_eq!(view.game_summary(0).as_ref(), Some(&first));
    let view = finished(view);
    let second = view.game_summary(1).unwrap();
    assert_eq!(view.game_summary(0).unwrap(), first);
    assert!(second.worst.iter().all(|error| error.finding.game == 1));
    assert!(second.worst.len() <= 3);
    let lost = |summary: &GameSummary| summary.totals.map(|side| side.lost().equity);
    let ([ann, bob], [ann_before, bob_before]) = (lost(&second), lost(&first));
    let whole = Seat::BOTH.map(|seat| view.analysis().totals(seat).lost().equity);
    assert!((ann + ann_before - whole[0]).abs() < 1e-9);
    assert!((bob + bob_before - whole[1]).abs() < 1e-9);
    assert!(ann > 0.1 && bob < 0.1, "{ann} {bob}");
    assert_eq!(view.game_summary(2), None, "there is no such game");
    let start = view.start_of(1);
    assert_eq!(
        (view.steps()[start].game, view.steps()[start - 1].game),
        (1, 0)
    );
}

#[test]
fn a_match_that_goes_on_keeps_what_was_judged_and_another_does_not() {
    let view = judged();
    let done = view.analysis().done();
    let longer = view.clone().continued(imported(LONGER));
    assert_eq!(longer.analysis().done(), done);
    assert!(!longer.analysis().is_done());
    let mut other = imported(LONGER);
    other.names[0] = "Carl".to_owned();
    assert_eq!(view.continued(other).analysis().done(), 0);
}

#[test]
fn the_moves_stand_one_turn_a_line_with_white_before_black() {
    let view = MatchView::new(imported(LONGER));
    let rows = view.move_rows();
    let cells: Vec<_> = rows
        .iter()
        .map(|row| (row.game, row.number, row.cells))
        .collect();
    assert_eq!(
        cells,
        [
            (0, 1, [Some(0), Some(1)]),
            (0, 2, [Some(2), Some(3)]),
            // Black starts the second game.
            (1, 1, [None, Some(4)]),
            (1, 2, [Some(5), Some(6)]),
            (1, 3, [Some(7), None]),
        ]
    );
    let first: Vec<_> = rows.iter().map(|row| row.is_first).collect();
    assert_eq!(first, [true, false, true, false, false]);
}

#[test]
fn a_step_has_the_mark_of_its_worst_decision() {
    let view = judged();
    let classes = view.mark_classes();
    assert_eq!(classes.len(), view.steps().len());
    assert_eq!(classes[0], Some("blunder"), "13/10 6/5");
    assert_eq!(classes[3], Some("blunder"), "the pass");
    assert_eq!(opened().mark_classes(), [None; 4]);
}

#[test]
fn one_knows_where_there_is_nothing_more_to_go_to() {
    let mut view = opened();
    assert!(!view.can_go(GoTo::Previous) && !view.can_go(GoTo::First));
    assert!(view.can_go(GoTo::Next) && view.can_go(GoTo::Last));
    assert!(!view.can_go(GoTo::NextError), "nothing is judged yet");
    view.go(GoTo::Last);
    assert!(!view.can_go(GoTo::Next) && view.can_go(GoTo::Previous));
}

#[test]
fn the_table_of_a_cube_decision_has_all_three_lines_and_a_window() {
    let view = judged();
    let passed = view.worst().remove(0).finding;
    let question = view.question_of(&passed).unwrap();
    assert!(matches!(
        question.kind,
        QuestionKind::Reply(engine::Reply::Pass)
    ));
    let rules = Box::new(view.rules().clone());
    let finding = Box::new(passed);
    let Reply::CubeTable(Some(table)) = ask(Task::CubeTable { rules, finding }) else {
        panic!("a pass is about the cube");
    };
    let right = table.rows.iter().filter(|row| row.difference == 0.0);
    assert_eq!(right.count(), 1);
    for row in table.rows {
        let chance = row.match_winning_chance.unwrap();
        assert!((0.0..=1.0).contains(&chance), "{chance}");
    }
    let window = table.window.unwrap();
    let (opens, cash) = (window.opens.unwrap(), window.cash.unwrap());
    assert!(
        table.chances.win < opens && opens < cash,
        "far too early to double"
    );
}
