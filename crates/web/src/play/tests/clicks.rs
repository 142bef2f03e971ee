//! What players expect of clicks and drags, one by one.

use rules::{Action, ActionKind, Die, Leaflet, Origin, Reason};

use super::{
    BLACK, WHITE, check, dice_of_white, drag, moves, opening, point, press, press_other, reason,
    table, two_people,
};
use crate::board::{CubePlace, Gesture, Place};
use crate::play::{Denial, DiceSource, Table, TableEvent};

/// All home: three on each of the upper points, two on the lower.
const BEAR_OFF_65: &str = "XGID=-BBBCCC------------cccbbb-:0:0:1:65:0:0:0:0:10";
/// A checker on the bar against a closed board.
const SHUT_OUT_65: &str = "XGID=-c----N------------bbbbbbA:0:0:1:65:0:0:0:0:10";

#[test]
fn a_click_plays_the_higher_die_first_and_then_the_other() {
    check(opening("31"), &[press(8)], "8/5");
    check(opening("31"), &[press(8), press(6)], "8/5 6/5");
    check(opening("31"), &[press(6), press(8)], "8/7 6/3");
}

#[test]
fn a_right_click_plays_the_other_die() {
    check(opening("31"), &[press_other(8)], "8/7");
    check(opening("31"), &[press_other(8), press(8)], "8/7 8/5");
}

#[test]
fn swapped_dice_are_played_the_other_way_round() {
    let mut table = opening("31");
    assert_eq!(dice_of_white(&table), [(Die::Three, 1), (Die::One, 1)]);
    table.gesture(Gesture::SwapDice);
    assert_eq!(dice_of_white(&table), [(Die::One, 1), (Die::Three, 1)]);
    table.gesture(press(8));
    assert_eq!(moves(&table), "8/7");
    assert_eq!(dice_of_white(&table), [(Die::One, 0), (Die::Three, 1)]);
}

#[test]
fn a_click_plays_the_other_die_where_the_first_is_blocked() {
    // The five leads to the opponent's two checkers on the 1-point.
    check(opening("54"), &[press(6)], "6/2");
}

#[test]
fn a_checker_on_the_bar_enters_by_a_click_on_the_bar() {
    let barred = "XGID=-b----E-C---eE---c-e----AA:0:0:1:31:0:0:0:0:10";
    let bar = Gesture::Press(Place::Bar(WHITE));
    check(table(barred), &[bar], "bar/22");
    assert_eq!(
        reason(&table(barred).gesture(press(8))),
        Reason::BarFirst { checkers: 1 }
    );
}

#[test]
fn one_drag_plays_both_dice() {
    check(opening("65"), &[drag(24, 13)], "24/13");
    check(opening("33"), &[drag(24, 15)], "24/15");
    check(opening("65"), &[drag(24, 18)], "24/18");
}

#[test]
fn a_checker_that_is_picked_up_marks_where_it_can_go() {
    let mut table = opening("65");
    table.gesture(Gesture::PickUp(point(24)));
    let picture = table.picture();
    assert_eq!(picture.picked_up, Some(point(24)));
    assert_eq!(picture.targets, [point(13), point(18)]);
    // Keys: pressing a marked place puts it there.
    table.gesture(press(13));
    assert_eq!(moves(&table), "24/13");
    assert_eq!(table.picture().picked_up, None);
}

#[test]
fn a_drag_back_undoes() {
    let there = [drag(8, 5), drag(6, 5)];
    check(opening("31"), &[there[0], there[1], drag(5, 6)], "8/5");
    check(opening("31"), &[there[0], there[1], drag(5, 8)], "6/5");
    check(opening("65"), &[drag(24, 13), drag(13, 24)], "");
    check(opening("65"), &[drag(24, 13), drag(13, 18)], "24/18");
    let from_tray = Gesture::PutDown {
        from: Place::Tray(WHITE),
        to: Some(point(5)),
    };
    let tray = Gesture::Press(Place::Tray(WHITE));
    check(table(BEAR_OFF_65), &[tray, from_tray], "6/off");
}

#[test]
fn a_drag_on_changes_the_mind() {
    check(opening("65"), &[drag(24, 18), drag(18, 13)], "24/13");
    // The six is played, and then it is the two after all.
    check(opening("62"), &[drag(24, 18), drag(18, 22)], "24/22");
}

#[test]
fn a_right_click_on_a_point_makes_it() {
    check(opening("31"), &[press_other(5)], "8/5 6/5");
    check(opening("42"), &[press_other(4)], "8/4 6/4");
    // The same by a tap.
    check(opening("31"), &[press(5)], "8/5 6/5");
    // With a hit.
    let blot = "XGID=-b---aE-C---eE---b-e----B-:0:0:1:31:0:0:0:0:10";
    check(table(blot), &[press_other(5)], "8/5* 6/5");
    // By doubles, also two steps each.
    check(opening("33"), &[press_other(5)], "8/5(2)");
    check(opening("33"), &[press_other(7)], "13/7(2)");
    // Not if two cannot meet there.
    let mut table = opening("21");
    let told = table.gesture(press_other(2));
    assert_eq!(
        told,
        [TableEvent::Refused(Denial::NoPoint(rules::Point::new(2)))]
    );
    assert_eq!(moves(&table), "");
}

/// "You can't make the 19-point" answered a question nobody had asked.
#[test]
fn a_click_on_the_opponents_checkers_says_whose_they_are() {
    let mut table = opening("21");
    for gesture in [press(19), press_other(19)] {
        let told = table.gesture(gesture);
        assert_eq!(told, [TableEvent::Refused(Denial::NotYours)]);
    }
}

/// A blot can be hit, so a right click asks for its point.
#[test]
fn a_right_click_on_a_blot_says_that_its_point_cannot_be_made() {
    let blot = "XGID=-b---aE-C---eE---b-e----B-:0:0:1:21:0:0:0:0:10";
    let no_point = Denial::NoPoint(rules::Point::new(5));
    for (gesture, denial) in [(press(5), Denial::NotYours), (press_other(5), no_point)] {
        let told = table(blot).gesture(gesture);
        assert_eq!(told, [TableEvent::Refused(denial)]);
    }
}

#[test]
fn a_click_on_the_tray_bears_off_two_at_once() {
    let tray = Gesture::Press(Place::Tray(WHITE));
    check(table(BEAR_OFF_65), &[tray], "6/off 5/off");
    let mut early = opening("65");
    let outside = rules::Point::new(24);
    assert_eq!(reason(&early.gesture(tray)), Reason::NotAllHome { outside });
}

#[test]
fn a_click_on_the_tray_bears_off_or_does_nothing() {
    // Nothing stands low enough for 21.
    let mut table = table("XGID=-----HG------------cccbbb-:0:0:1:21:0:0:0:0:10");
    let told = table.gesture(Gesture::Press(Place::Tray(WHITE)));
    let (from, to) = (Origin::Point(rules::Point::new(5)), rules::Target::Off);
    assert_eq!(told, [TableEvent::Refused(Denial::NoWay { from, to })]);
    assert_eq!(moves(&table), "");
}

#[test]
fn dice_are_picked_up_only_after_all_is_played_and_then_for_good() {
    let mut table = opening("31");
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(reason(&told), Reason::TurnNotOver);
    table.gesture(press(8));
    table.gesture(press(6));
    assert_eq!(table.picture().can_press_dice, Some(WHITE));
    table.act(WHITE, Action::Undo);
    assert_eq!(moves(&table), "8/5");
    table.gesture(press(6));
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
    assert_eq!(
        reason(&table.act(WHITE, Action::Undo)),
        Reason::NotYourTurn(BLACK)
    );
    assert_eq!(
        table.picture().last_moved,
        [(point(8), point(5)), (point(6), point(5))]
    );
}

#[test]
fn a_roll_that_cannot_be_played_is_shown_and_held() {
    let mut table = table(SHUT_OUT_65);
    assert!(table.is_held());
    let picture = table.picture();
    assert!(picture.dice.white.iter().all(|shown| shown.is_blocked));
    assert_eq!(picture.can_press_dice, Some(WHITE));
    assert_eq!(table.next_automatic_step(), None);
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
    assert!(!table.is_held());
}

#[test]
fn nothing_about_the_cube_is_done_by_one_press() {
    let mut table = table("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    let told = table.gesture(Gesture::PressCube);
    let (player, action) = (WHITE, Action::Double);
    assert_eq!(told, [TableEvent::Confirm { player, action }]);
    assert_eq!(table.now().game().offer(), None);
    table.act(player, action);
    let (value, place) = table.picture().cube.unwrap();
    assert_eq!((value.value(), place), (2, CubePlace::OfferedTo(BLACK)));
    let told = table.gesture(Gesture::PressCube);
    let (player, action) = (BLACK, Action::Take);
    assert_eq!(told, [TableEvent::Confirm { player, action }]);
    table.act(player, action);
    let (value, place) = table.picture().cube.unwrap();
    assert_eq!((value.value(), place), (2, CubePlace::Owned(BLACK)));
    // Now only Black may double, and not after the roll.
    assert_eq!(
        reason(&table.gesture(Gesture::PressCube)),
        Reason::CubeNotYours(BLACK)
    );
    let roll = "31".parse().unwrap();
    assert_eq!(
        reason(&opening("31").gesture(Gesture::PressCube)),
        Reason::DoubleAfterRoll(roll)
    );
}

#[test]
fn an_illegal_gesture_changes_nothing_and_says_why() {
    let mut table = opening("61");
    let before = table.to_string();
    let blocked = Reason::Blocked {
        point: rules::Point::new(12),
        checkers: 5,
    };
    assert_eq!(reason(&table.gesture(drag(13, 12))), blocked);
    let twelve = Origin::Point(rules::Point::new(12));
    let (from, to) = (
        Origin::Point(rules::Point::new(13)),
        rules::Point::new(4).into(),
    );
    let told = table.gesture(drag(13, 4));
    assert_eq!(told, [TableEvent::Refused(Denial::NoWay { from, to })]);
    let told = table.gesture(drag(8, 12));
    let from = Origin::Point(rules::Point::new(8));
    let to = rules::Target::Point(rules::Point::new(12));
    assert_eq!(told, [TableEvent::Refused(Denial::Backward { from, to })]);
    let told = table.act(
        WHITE,
        Action::Move {
            from: twelve,
            die: Die::One,
        },
    );
    assert_eq!(reason(&told), Reason::NoChecker(twelve));
    assert_eq!(table.to_string(), before);
}

#[test]
fn before_the_roll_checkers_stay_and_nobody_moves_for_the_other() {
    let mut table = table("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    assert_eq!(reason(&table.gesture(press(8))), Reason::RollFirst);
    assert_eq!(
        reason(&table.act(BLACK, Action::EndTurn)),
        Reason::NotYourTurn(WHITE)
    );
    assert!(table.now().game().may(WHITE, ActionKind::Roll).is_ok());
}

#[test]
fn a_penalty_is_asked_about_first() {
    let setup = two_people(Leaflet::Deluxe.ruleset(), DiceSource::Seed(1));
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10";
    let mut table = Table::from_id(setup, id).unwrap();
    let told = table.gesture(drag(6, 1));
    let from = Origin::Point(rules::Point::new(6));
    let action = Action::LandOnBlock {
        from,
        die: Die::Five,
    };
    let player = WHITE;
    assert_eq!(told, [TableEvent::Confirm { player, action }]);
    let told = table.act(player, action);
    let die = Die::Five;
    assert_eq!(told, [TableEvent::Penalized { player, from, die }]);
    assert_eq!(table.now().game().board_for(WHITE).player().on_bar(), 1);
}

#[test]
fn numbers_are_from_the_seat_of_the_player_on_turn() {
    let mut table = opening("31");
    assert_eq!(table.picture().labels[4], "5");
    table.gesture(press(5));
    table.gesture(Gesture::PressDice);
    assert_eq!(table.picture().labels[4], "20");

    let swiss = two_people(Leaflet::Swiss.ruleset(), DiceSource::Seed(1));
    let labels = Table::new(swiss).picture().labels;
    assert_eq!((labels[4].as_str(), labels[23].as_str()), ("5", "1A"));
}

/// Ann, who has White, against the computer.
fn played(entries: &str) -> Table {
    let table = format!(
        "gammonbox table 1\nWhite person Ann\nBlack computer casual 9\ndice random 77\n\
         bottom first\ngammonbox record 1\nrules international, match 5\n{entries}end of table\n"
    );
    table.parse().unwrap()
}

#[test]
fn who_plays_alone_against_others_has_the_same_numbers_in_every_turn() {
    for entries in [
        "",
        "White throw 3\nBlack throw 1\n",
        "White throw 1\nBlack throw 3\n",
        "White throw 1\nBlack throw 3\nBlack play 8/5 6/5\nWhite double\n",
    ] {
        assert_eq!(played(entries).picture().labels[4], "5", "{entries}");
    }
}

#[test]
fn both_dice_for_the_start_are_shown_until_something_happens() {
    let opening = |entries: &str| {
        let dice = played(entries).picture().opening;
        dice.map(|dice| (dice.white.pips(), dice.black.pips()))
    };
    assert_eq!(opening("White throw 3\n"), None);
    assert_eq!(opening("White throw 3\nBlack throw 1\n"), Some((3, 1)));
    let tie = "White throw 4\nBlack throw 4\n";
    assert_eq!(opening(tie), Some((4, 4)));
    assert_eq!(opening(&format!("{tie}White throw 2\n")), None);
    assert!(played(tie).has_just_started());
    let begun = "White throw 1\nBlack throw 3\nBlack play 8/5 6/5\n";
    assert_eq!(opening(begun), None);
    // They were the first roll, and are seen like any other.
    let dice = played(begun).picture().dice;
    let shown: Vec<_> = dice.black.iter().map(|die| die.die.pips()).collect();
    assert_eq!((shown, dice.white.len()), (vec![3, 1], 0));
}

#[test]
fn typed_moves_are_played_and_nothing_typed_picks_up_the_dice() {
    let mut table = opening("31");
    table.type_in("8/5").unwrap();
    table.type_in(" 6/5 ").unwrap();
    assert_eq!(moves(&table), "8/5 6/5");
    table.type_in("undo").unwrap();
    assert_eq!(moves(&table), "8/5");
    table.type_in("6/5").unwrap();
    let told = table.type_in("").unwrap();
    assert_eq!(told, [TableEvent::TurnEnded { player: WHITE }]);
    table.type_in("double").unwrap();
    table.type_in("take").unwrap();
    assert_eq!(table.now().game().cube().owner, Some(WHITE));
    let told = table.type_in("31").unwrap();
    assert_eq!(told, [TableEvent::Refused(Denial::DiceNotByHand)]);
    assert!(table.type_in("dance").is_err());
    assert!(table.type_in("8/5/").is_err());
}
