//! Tests of going through a match.

use super::*;
use crate::study::{Clerk, Tell};

const MATCH: &[u8] = b"
 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 13/10 6/5               62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";

fn opened() -> (Clerk, Desk) {
    let mut clerk = Clerk::default();
    let bytes = MATCH.iter().copied().map(char::from).collect();
    let Ok(Tell::Opened(opened)) = clerk.answer("", &Ask::Open { bytes }) else {
        panic!("it is a match");
    };
    (clerk, Desk::new(*opened).unwrap())
}

fn judged() -> Desk {
    let (mut clerk, mut desk) = opened();
    while let Some(ask) = desk.next_question(0) {
        let Ok(Tell::Judged(told)) = clerk.answer(&desk.opened().json.clone(), &ask) else {
            panic!("it can be judged");
        };
        desk.hear(*told);
    }
    desk
}

#[test]
fn one_steps_through_and_not_beyond_the_ends() {
    let (_, mut desk) = opened();
    let mut went = Vec::new();
    for way in [
        Way::Back,
        Way::On,
        Way::On,
        Way::Back,
        Way::Last,
        Way::On,
        Way::To(1),
        Way::To(9),
    ] {
        desk.go(way);
        went.push(desk.at());
    }
    assert_eq!(went, [0, 1, 2, 1, 3, 3, 1, 3]);
}

#[test]
fn errors_are_gone_to_in_order_and_listed_by_what_they_cost() {
    let mut desk = judged();
    let steps: Vec<_> = desk.slips().iter().map(|slip| slip.step).collect();
    assert!(
        steps.starts_with(&[0]) && steps.ends_with(&[3]),
        "{steps:?}"
    );
    desk.go(Way::NextError);
    assert_eq!(Some(&desk.at()), steps.iter().find(|&&step| step > 0));
    desk.go(Way::ErrorBefore);
    assert_eq!(desk.at(), 0);
    let worst = desk.worst();
    assert_eq!((worst[0].step, worst[0].player), (3, Player::Black));
    assert_eq!(worst[0].decided.check.best, "take");
}

#[test]
fn the_board_shows_what_was_played_and_what_was_best() {
    let mut desk = judged();
    let arrows = |desk: &Desk, kind| {
        let all = desk.arrows().into_iter();
        all.filter(|arrow| arrow.kind == kind).count()
    };
    assert_eq!(arrows(&desk, ArrowKind::Played), 2);
    assert_eq!(arrows(&desk, ArrowKind::Best), 2);
    let picture = desk.picture().unwrap();
    assert_eq!(picture.dice.white.len(), 2);
    desk.go(Way::Last);
    assert_eq!(desk.arrows(), []);
}

#[test]
fn a_late_answer_does_nothing_and_a_new_beginning_replaces_all() {
    let (mut clerk, mut desk) = opened();
    let json = desk.opened().json.clone();
    let Ok(Tell::Judged(told)) = clerk.answer(&json, &desk.next_question(0).unwrap()) else {
        panic!("it can be judged");
    };
    let late = Told {
        from: told.done + 1,
        ..(*told).clone()
    };
    desk.hear(late);
    assert_eq!(desk.done(), 0);
    desk.hear((*told).clone());
    desk.hear((*told).clone());
    assert_eq!(
        (desk.done(), desk.found.len()),
        (told.done, told.found.len())
    );
}

#[test]
fn the_curve_ends_with_what_was_passed() {
    let desk = judged();
    let curve = desk.curve();
    let (step, chance) = *curve.last().unwrap();
    assert_eq!(step, 3);
    assert!(chance > 0.5, "Ann has a point of three: {chance}");
}

#[test]
fn a_question_about_the_cube_is_asked_before_the_roll() {
    let desk = judged();
    let slips = desk.slips();
    for slip in &slips {
        let setup = desk.setup_of(slip).unwrap();
        let is_rolled = matches!(setup.stage, Stage::Rolled(_));
        assert_eq!(is_rolled, slip.decided.check.action.starts_with("play"));
    }
    assert!(!slips.is_empty());
}
