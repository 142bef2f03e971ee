//! Dice against values worked out by another program: Python's `hmac` and
//! `hashlib`, given the lines that `CheckableDice` documents.

#![allow(clippy::unwrap_used, reason = "everything here is a test")]

use protocol::{BySeat, CheckableDice, Secret, Share, TableId};
use rules::{Die, Roll};

fn dice(second: Option<Share>) -> CheckableDice {
    CheckableDice {
        secret: Secret(std::array::from_fn(|place| place as u8)),
        table: TableId::new(std::array::from_fn(|place| 100 + place as u8)),
        match_number: 3,
        shares: BySeat {
            first: Some(Share(std::array::from_fn(|place| place as u8))),
            second,
        },
    }
}

fn both() -> CheckableDice {
    dice(Some(Share(std::array::from_fn(|place| 240 + place as u8))))
}

fn roll(text: &str) -> Roll {
    text.parse().unwrap()
}

#[test]
fn the_parts_are_written_as_python_writes_them() {
    let dice = both();
    assert_eq!(dice.table.to_string(), "mrswmz3infvgw3dn");
    assert_eq!(
        dice.secret.commitment().to_string(),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
    let BySeat { first, second } = dice.shares.map(|share| share.unwrap().to_string());
    assert_eq!(first, "000102030405060708090a0b0c0d0e0f");
    assert_eq!(second, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
}

#[test]
fn throws_are_those_that_python_works_out() {
    let dice = both();
    assert_eq!(dice.die(1, 1), Die::Five);
    assert_eq!(dice.die(1, 2), Die::Three);
    assert_eq!(dice.die(2, 1), Die::One);
    // The second is the example of docs/protocol.md.
    for (game, throw, expected) in [(1, 3, "22"), (2, 5, "21"), (1, 4, "64"), (2, 57, "65")] {
        assert_eq!(dice.roll(game, throw), roll(expected), "{game}.{throw}");
    }
}

#[test]
fn bytes_from_252_on_are_left_out() {
    // The first byte of the HMAC is fc, ff and fd; the second fd and fc.
    let dice = both();
    for (throw, expected) in [(31, "24"), (69, "32"), (74, "62"), (76, "34"), (141, "16")] {
        assert_eq!(dice.roll(1, throw), roll(expected), "{throw}");
    }
    assert_eq!(dice.die(1, 31), Die::Two);
}

#[test]
fn a_computer_adds_nothing() {
    assert_eq!(dice(None).roll(1, 3), roll("51"));
}

#[test]
fn every_face_is_as_likely_as_the_next() {
    let dice = both();
    let mut counts = [0_i32; 36];
    for throw in 0..36_000 {
        let roll = dice.roll(1, throw);
        let (larger, smaller) = (roll.larger().pips() - 1, roll.smaller().pips() - 1);
        counts[usize::from(larger * 6 + smaller)] += 1;
    }
    for larger in 0..6 {
        for smaller in 0..=larger {
            // Standard deviations are 31 for a double and 43 for the others.
            let expected = if larger == smaller { 1_000 } else { 2_000 };
            let count = counts[larger * 6 + smaller];
            assert!((count - expected).abs() < 180, "{larger}{smaller}: {count}");
        }
    }
}
