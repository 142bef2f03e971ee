//! Real dice, typed in for both sides.

use rules::{Die, Ruleset};

use super::{BLACK, WHITE, against_computer, moves, two_people};
use crate::board::Gesture;
use crate::play::{Denial, DiceSource, DiceWanted, Table, TableEvent, Waiting};

#[test]
fn the_table_waits_for_both_dice_of_the_start_and_for_each_roll() {
    let rules = Ruleset::international();
    let mut table = Table::new(two_people(rules, DiceSource::ByHand));
    assert_eq!(table.waiting(), Waiting::Dice(DiceWanted::ForStart(WHITE)));
    let told = table.gesture(Gesture::PressDice);
    assert_eq!(told, [TableEvent::DiceWanted(DiceWanted::ForStart(WHITE))]);
    // Equal dice are rolled again.
    let told = table.type_in("4 4").unwrap();
    assert_eq!(told.last(), Some(&TableEvent::Tied(Die::Four)));
    table.type_in("throw 2").unwrap();
    assert_eq!(table.dice_wanted(), Some(DiceWanted::ForStart(BLACK)));
    table.type_in("throw 6").unwrap();
    assert_eq!(table.waiting(), Waiting::Play(BLACK, "62".parse().unwrap()));

    table.type_in("24/18 13/11").unwrap();
    table.type_in("end").unwrap();
    assert_eq!(table.waiting(), Waiting::Dice(DiceWanted::ForRoll(WHITE)));
    table.type_in("roll 31").unwrap();
    assert_eq!(table.waiting(), Waiting::Play(WHITE, "31".parse().unwrap()));
    table.type_in("8/5 6/5").unwrap();
    assert_eq!(moves(&table), "8/5 6/5");
}

#[test]
fn the_die_of_the_start_is_read_in_the_order_of_the_colors() {
    let mut table = Table::new(two_people(Ruleset::international(), DiceSource::ByHand));
    table.type_in("13").unwrap();
    assert_eq!(table.on_turn(), Some(BLACK));
}

#[test]
fn the_computers_dice_are_typed_in_too() {
    let mut table = Table::new(against_computer(DiceSource::ByHand));
    table.type_in("13").unwrap();
    assert_eq!(table.next_automatic_step(), None);
    assert!(table.wants().is_some());
}

#[test]
fn dice_that_come_by_themselves_are_not_typed_in() {
    let mut table = Table::new(two_people(Ruleset::international(), DiceSource::Seed(4)));
    let told = table.enter_dice(Die::Six, Die::One);
    assert_eq!(told, [TableEvent::Refused(Denial::DiceNotByHand)]);
    let told = table.act(WHITE, rules::Action::ThrowDie(Die::Six));
    assert_eq!(told, [TableEvent::Refused(Denial::DiceNotByHand)]);
    assert_eq!(table.record().entries(), []);
}
