//! Every way a move can be refused, with its message.

use rules::{Action, ActionKind, Instead, Origin, Reason};

use crate::table::{Black, Table, White, die};

/// The message when White's move is refused in this position.
#[track_caller]
fn check(rules: &str, white: &str, black: &str, roll: &str, sentence: &str, message: &str) {
    let mut table = Table::with(rules, white, black);
    table.white(&format!("roll {roll}"));
    let (first, last) = sentence.rsplit_once(", ").unwrap_or(("", sentence));
    for sentence in first.split_terminator(", ") {
        table.white(sentence);
    }
    assert_eq!(table.refused(White, last).to_string(), message);
}

#[test]
fn moves_are_refused_by_the_rule_that_stands_against_them() {
    let opening = "24:2 13:5 8:3 6:5";
    let refused = |roll, sentence, message| {
        check("international", opening, opening, roll, sentence, message);
    };
    refused("31", "24 by 5", "31 was rolled, so there is no 5");
    refused("31", "8 by 3, 8 by 3", "the 3 has already been played");
    refused("31", "23 by 3", "there is no checker of yours on point 23");
    refused("31", "bar by 3", "there is no checker on the bar");
    refused(
        "51",
        "24 by 5",
        "point 19 is blocked by 5 opposing checkers",
    );
    refused(
        "61",
        "6 by 6",
        "you can't bear off until all checkers are home, and one is on point 24",
    );
    refused("31", "undo", "there is no move to take back");
    refused(
        "31",
        "penalty 24 by 1",
        "nobody may land on a blocked point",
    );
}

#[test]
fn who_is_on_the_bar_enters_first() {
    let intl = "international";
    check(
        intl,
        "bar:1 6:14",
        "6:15",
        "31",
        "6 by 3",
        "the checker on the bar has to enter first",
    );
    check(
        intl,
        "bar:2 6:13",
        "6:15",
        "31",
        "6 by 3",
        "the 2 checkers on the bar have to enter first",
    );
}

#[test]
fn bearing_off_is_refused_by_each_leaflets_own_rule() {
    let refused = |rules, white, roll, sentence, message| {
        check(rules, white, "24:2", roll, sentence, message);
    };
    refused(
        "international",
        "6:1 4:1",
        "52",
        "4 by 5",
        "you have to play this number from point 6",
    );
    refused(
        "nordic",
        "6:1 4:1 2:1",
        "51",
        "2 by 5",
        "you have to play this number from point 4",
    );
    refused(
        "nordic",
        "5:1 4:1",
        "51",
        "4 by 5",
        "you have to play this number from point 5",
    );
    refused(
        "deluxe",
        "3:2",
        "65",
        "3 by 6",
        "only a 3 bears off a checker from point 3, not a 6",
    );
}

#[test]
fn the_duty_to_play_as_much_as_possible_is_named() {
    let intl = "international";
    // After 13/8 no 6 could be played, since 2 is blocked; 13/7 8/3 plays both.
    check(
        intl,
        "13:1 8:1 1:13",
        "23:2 11:13",
        "65",
        "13 by 5",
        "you can play both numbers of 65, so you must",
    );
    // Either number can be played, but not both, since 6 is blocked.
    check(
        intl,
        "13:1 1:14",
        "19:2 11:13",
        "52",
        "13 by 2",
        "you can play only one number, and it must be the larger: the 5",
    );
}

#[test]
fn a_turn_that_may_not_end_says_so() {
    let refused = |rules, white, black, roll, sentence| {
        let message = "the turn isn't over: you can make a move, so you must";
        check(rules, white, black, roll, sentence, message);
    };
    let opening = "24:2 13:5 8:3 6:5";
    refused("international", opening, opening, "31", "end");
    refused("international", opening, opening, "31", "8 by 3, end");
    // The 6 is blocked, after the 1 too.
    let block = "19:2 18:2 11:11";
    refused("swiss", "13:1 1:14", block, "61", "end");
    // After a penalty, three moves of the double are left.
    let penalty = "penalty 24 by 6, end";
    refused("deluxe", "24:1 23:1 6:13", "7:2 4:13", "66", penalty);
    // Under the Deluxe leaflet, the second number would be optional; the first
    // isn't.
    refused("deluxe", "8:1 6:14", "24:2", "21", "end");
}

#[test]
fn a_double_must_be_played_as_far_as_it_goes() {
    let mut table = Table::with("international", "20:1 1:14", "21:2 11:13");
    table.white("roll 44").white("20 by 4");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
    table.white("16 by 4").white("12 by 4");
    assert!(table.can_end());
    assert_eq!(
        table.refused(White, "8 by 4").to_string(),
        "point 4 is blocked by 2 opposing checkers"
    );
}

#[test]
fn dice_are_rolled_once_and_before_moving() {
    let mut table = Table::begun("international");
    for sentence in ["6 by 1", "undo", "end"] {
        assert_eq!(table.refused(White, sentence), Reason::RollFirst);
    }
    table.white("roll 31");
    let roll = "31".parse().unwrap();
    assert_eq!(table.refused(White, "roll 66"), Reason::AlreadyRolled(roll));
    assert_eq!(table.refused(Black, "roll 66"), Reason::NotYourTurn(White));
}

#[test]
fn a_refusal_says_what_would_be_legal() {
    let mut table = Table::begun("international");
    table.white("roll 51");
    let from = Origin::Point(rules::Point::new(24));
    let refusal = table
        .game
        .act(White, Action::Move { from, die: die(5) })
        .unwrap_err();
    let Instead::Moves(moves) = refusal.instead else {
        panic!("moves");
    };
    let [only] = moves[..] else {
        panic!("one move of that checker: {moves:?}");
    };
    assert_eq!((only.from(), only.die()), (from, die(1)));

    let refusal = table.game.act(Black, Action::EndTurn).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotYourTurn(White));
    assert_eq!(
        refusal.instead,
        Instead::Actions(vec![
            ActionKind::Resign,
            ActionKind::Claim,
            ActionKind::Settle
        ])
    );
}

#[test]
fn the_choices_are_those_that_are_not_refused() {
    let table = Table::begun("international");
    assert_eq!(
        table.game.choices(White),
        [
            ActionKind::Roll,
            ActionKind::Double,
            ActionKind::Resign,
            ActionKind::Claim,
            ActionKind::Settle
        ]
    );
    let others = [ActionKind::Resign, ActionKind::Claim, ActionKind::Settle];
    let choices = |table: &Table| {
        let mut choices = table.game.choices(White);
        assert_eq!(choices.split_off(choices.len() - 3), others);
        choices
    };
    // If you can move, you must; if you've moved, you may take it back; if you
    // can't move, you end the turn.
    let mut table = Table::begun("international");
    table.white("roll 31");
    assert_eq!(choices(&table), [ActionKind::Move, ActionKind::Play]);
    table.white("8 by 3").white("6 by 1");
    let after = [ActionKind::Undo, ActionKind::Play, ActionKind::EndTurn];
    assert_eq!(choices(&table), after);
    let mut table = Table::with("international", "bar:1 6:14", "6:3 5:3 4:3 3:2 2:2 1:2");
    table.white("roll 31");
    assert_eq!(choices(&table), [ActionKind::Play, ActionKind::EndTurn]);
}
