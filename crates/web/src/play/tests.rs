//! Tests of tables.

mod automatic;
mod clicker;
mod clicks;
mod computer;
mod move_list;
mod online;
mod real_dice;
mod saves;

use rules::{ByPlayer, Die, Player, Point, Reason, Ruleset, Seat};

use super::{Bottom, Denial, DiceSource, Participant, Table, TableEvent, TableSetup};
use crate::board::{Gesture, Place};

const WHITE: Player = Player::White;
const BLACK: Player = Player::Black;

fn person(name: &str) -> Participant {
    Participant::Person {
        name: name.to_owned(),
    }
}

fn computer() -> Participant {
    Participant::Computer {
        level: "casual".to_owned(),
        seed: 9,
    }
}

/// Ann has White and Ben Black.
fn two_people(rules: Ruleset, dice: DiceSource) -> TableSetup {
    TableSetup {
        participants: ByPlayer {
            white: person("Ann"),
            black: person("Ben"),
        },
        rules,
        dice,
        bottom: Bottom::Seat(Seat::First),
    }
}

/// Ann has White and the computer Black.
fn against_computer(dice: DiceSource) -> TableSetup {
    let mut setup = two_people(Ruleset::international(), dice);
    setup.participants.black = computer();
    setup
}

/// Two people at this position.
fn table(id: &str) -> Table {
    let setup = two_people(Ruleset::international(), DiceSource::Seed(1));
    Table::from_id(setup, id).unwrap()
}

/// The opening position, White having rolled.
fn opening(roll: &str) -> Table {
    table(&format!(
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:{roll}:0:0:0:0:10"
    ))
}

fn point(number: u8) -> Place {
    Place::Point(Point::new(number))
}

fn press(number: u8) -> Gesture {
    Gesture::Press(point(number))
}

fn press_other(number: u8) -> Gesture {
    Gesture::PressOther(point(number))
}

fn drag(from: u8, to: u8) -> Gesture {
    Gesture::PutDown {
        from: point(from),
        to: Some(point(to)),
    }
}

/// The moves made so far in the open turn, in notation.
fn moves(table: &Table) -> String {
    let turn = table.now().game().turn().unwrap();
    turn.play().to_string()
}

/// Why the one thing that happened was refused.
fn reason(told: &[TableEvent]) -> Reason {
    match told {
        [TableEvent::Refused(Denial::Rule(refusal))] => refusal.reason,
        _ => panic!("not refused by a rule: {told:?}"),
    }
}

/// Checks what gestures do in a position, as moves in notation.
fn check(mut table: Table, gestures: &[Gesture], expected: &str) {
    for &gesture in gestures {
        let told = table.gesture(gesture);
        let is_refused = matches!(told[..], [TableEvent::Refused(_)]);
        assert!(!is_refused, "{gesture:?}: {told:?}");
    }
    assert_eq!(moves(&table), expected, "{gestures:?}");
}

/// The dice that lie on White's side, with how often each can be played.
fn dice_of_white(table: &Table) -> Vec<(Die, u8)> {
    let dice = table.picture().dice;
    dice.white
        .iter()
        .map(|shown| (shown.die, shown.left))
        .collect()
}
