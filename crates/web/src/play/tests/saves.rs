//! Tables as text, and what is not a table.

use rules::Ruleset;

use super::{against_computer, moves, opening, press, two_people};
use crate::board::Gesture;
use crate::play::{DiceSource, LoadFault, Table};

const SAVED: &str = "\
gammonbox table 1
White person Ann
Black computer casual 9
dice random 77
bottom first
gammonbox record 1
rules international, match 7
White throw 3
Black throw 1
White move 8 by 3
end of table
";

#[test]
fn a_table_is_saved_in_the_middle_of_a_turn() {
    let mut table: Table = SAVED.parse().unwrap();
    assert_eq!(table.to_string(), SAVED);
    assert_eq!(moves(&table), "8/5");
    table.act(rules::Player::White, rules::Action::Undo);
    assert_eq!(moves(&table), "");
    assert!(!table.to_string().contains("move"));
}

#[test]
fn the_order_of_the_dice_is_saved() {
    let mut table = opening("31");
    table.gesture(Gesture::SwapDice);
    let mut loaded: Table = table.to_string().parse().unwrap();
    loaded.gesture(press(8));
    assert_eq!(moves(&loaded), "8/7");
}

#[test]
fn names_keep_to_their_line() {
    let mut setup = two_people(Ruleset::international(), DiceSource::ByHand);
    setup.participants.white = super::person("Ann\ndice by hand");
    setup.participants.black = super::person("");
    let table = Table::new(setup);
    let loaded: Table = table.to_string().parse().unwrap();
    assert_eq!(loaded.setup(), table.setup());
    assert_eq!(
        loaded.setup().participants.white,
        super::person("Ann dice by hand")
    );
}

#[test]
fn a_broken_save_is_refused_with_the_line() {
    let check = |from: &str, to: &str, expected: &str| {
        let broken = SAVED.replace(from, to);
        let fault = broken.parse::<Table>().unwrap_err();
        assert_eq!(fault.to_string(), expected);
    };
    check(
        "table 1",
        "table 2",
        "line 1: a table must start with 'gammonbox table 1'",
    );
    check(
        "White person Ann",
        "White cat",
        "line 2: expected 'White person Ann' or 'White computer casual 1'",
    );
    check(
        "casual 9",
        "casual x",
        "line 3: expected 'Black person Ann' or 'Black computer casual 1'",
    );
    check(
        "random 77",
        "random -1",
        "line 4: expected 'dice random 1', 'dice seed 1' or 'dice by hand'",
    );
    check(
        "bottom first",
        "bottom third",
        "line 5: expected 'bottom first', 'bottom second' or 'bottom on turn'",
    );
    check(
        "record 1",
        "record 2",
        "line 6: a record must start with 'gammonbox record 1'",
    );
    check(
        "move 8 by 3",
        "move 8 by 5",
        "line 10: 31 was rolled, so there is no 5",
    );
}

#[test]
fn a_save_that_was_cut_is_refused() {
    for end in 0..SAVED.trim_end().len() {
        assert!(SAVED[..end].parse::<Table>().is_err(), "{}", &SAVED[..end]);
    }
    let fault = "".parse::<Table>().unwrap_err();
    assert_eq!((fault.line, fault.fault), (1, LoadFault::NoTitle));
}

#[test]
fn a_pasted_id_starts_a_table_or_says_what_is_wrong() {
    let setup = || against_computer(DiceSource::Seed(1));
    let from = |id: &str| Table::from_id(setup(), id);
    let table = from("XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:3:5:0:7:10").unwrap();
    let standing = table.status();
    assert_eq!(
        (standing.length, standing.score.white, standing.score.black),
        (Some(7), 3, 5)
    );
    assert_eq!(table.now().game().cube().owner, Some(rules::Player::Black));
    assert_eq!(
        table.to_string().parse::<Table>().unwrap().picture(),
        table.picture()
    );
    assert!(from("4HPwATDgc/ABMA").is_ok());
    assert!(from("4HPwATDgc/ABMA:cIkFAAAAAAAA").is_ok());

    let fault = from("hello").unwrap_err();
    assert!(!fault.to_string().is_empty());
    let won = from("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:7:5:0:7:10").unwrap_err();
    assert_eq!(won.to_string(), "White has 7 points in a match to 7");
}
