//! What the settings do for a person.

use rules::Ruleset;

use super::{BLACK, WHITE, moves, opening, press, table, two_people};
use crate::board::Gesture;
use crate::play::{AutomaticStep, DiceSource, Settings, Table, TableEvent};

const BEFORE_ROLL: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

/// The same table with settings.
fn with(mut table: Table, change: impl FnOnce(&mut Settings)) -> Table {
    let mut settings = Settings::default();
    change(&mut settings);
    table.set_settings(settings);
    table
}

#[test]
fn dice_roll_by_themselves_only_if_no_double_is_possible() {
    let rolls = |settings: &mut Settings| settings.rolls_by_itself = true;
    assert_eq!(with(table(BEFORE_ROLL), rolls).next_automatic_step(), None);
    // Black has the cube.
    let owned = BEFORE_ROLL.replace(":0:0:1:00", ":1:-1:1:00");
    let mut table = with(table(&owned), rolls);
    assert_eq!(table.next_automatic_step(), Some(AutomaticStep::Roll));
    assert!(matches!(
        table.advance()[..],
        [TableEvent::Rolled { player: WHITE, .. }]
    ));

    let fresh = Table::new(two_people(Ruleset::international(), DiceSource::Seed(1)));
    assert_eq!(fresh.next_automatic_step(), None);
    assert_eq!(
        with(fresh, rolls).next_automatic_step(),
        Some(AutomaticStep::Throw)
    );
}

#[test]
fn a_forced_roll_is_played_move_by_move_and_can_be_taken_back() {
    // White's last two checkers can only be borne off.
    let forced = "XGID=-B-----------------cccbbb-:0:0:1:65:0:0:0:0:10";
    let mut table = with(table(forced), |settings| settings.plays_forced = true);
    assert_eq!(table.next_automatic_step(), Some(AutomaticStep::Move));
    table.advance();
    assert_eq!(moves(&table), "1/off");
    table.advance();
    assert_eq!(moves(&table), "1/off(2)");
    assert_eq!(table.next_automatic_step(), None);
    // A player who undoes a move wants to play without help.
    table.act(WHITE, rules::Action::Undo);
    table.act(WHITE, rules::Action::Undo);
    assert_eq!(table.next_automatic_step(), None);

    let free = with(opening("31"), |settings| settings.plays_forced = true);
    assert_eq!(free.next_automatic_step(), None);
}

#[test]
fn the_turn_ends_by_itself_only_after_all_is_played() {
    let mut table = with(opening("31"), |settings| settings.ends_by_itself = true);
    assert_eq!(table.next_automatic_step(), None);
    table.gesture(press(8));
    assert_eq!(table.next_automatic_step(), None);
    table.gesture(press(6));
    assert_eq!(table.next_automatic_step(), Some(AutomaticStep::EndTurn));
    assert_eq!(table.advance(), [TableEvent::TurnEnded { player: WHITE }]);
    assert_eq!(table.on_turn(), Some(BLACK));
}

#[test]
fn a_roll_that_cannot_be_played_is_held_whatever_the_settings() {
    let shut_out = "XGID=-c----N------------bbbbbbA:0:0:1:65:0:0:0:0:10";
    let table = with(table(shut_out), |settings| {
        settings.ends_by_itself = true;
        settings.plays_forced = true;
        settings.rolls_by_itself = true;
    });
    assert_eq!(table.next_automatic_step(), None);
}

#[test]
fn a_turn_taken_back_gets_the_same_dice_again() {
    let mut table = Table::new(two_people(Ruleset::international(), DiceSource::Seed(12)));
    while table.on_turn().is_none() {
        table.gesture(Gesture::PressDice);
    }
    let first = table.now().game().turn().unwrap().roll();
    table.take_back_to(0);
    assert_eq!(table.on_turn(), None);
    while table.on_turn().is_none() {
        table.gesture(Gesture::PressDice);
    }
    assert_eq!(table.now().game().turn().unwrap().roll(), first);
}
