//! A table that is kept by a server.

use protocol::MatchAction;
use rules::{ByPlayer, Record, Ruleset, Seat};

use super::{BLACK, WHITE, press};
use crate::board::Gesture;
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup, Waiting};

/// White is here, Black at another screen.
fn setup() -> TableSetup {
    TableSetup {
        participants: ByPlayer {
            white: Participant::Person {
                name: "Ada".to_owned(),
            },
            black: Participant::Remote {
                name: "Max".to_owned(),
            },
        },
        rules: Ruleset::international(),
        dice: DiceSource::Server,
        bottom: Bottom::Seat(Seat::First),
    }
}

fn record(lines: &[&str]) -> Record {
    let mut record = Record::new(Ruleset::international());
    for line in lines {
        record.read_line(line).unwrap();
    }
    record
}

fn table(lines: &[&str]) -> Table {
    Table::online(setup(), record(lines))
}

fn sent(table: &mut Table) -> Vec<String> {
    table
        .take_actions()
        .iter()
        .map(MatchAction::to_string)
        .collect()
}

const STARTED: [&str; 2] = ["White throw 3", "Black throw 1"];

#[test]
fn dice_are_asked_for_once_and_come_from_elsewhere() {
    let mut table = table(&[]);
    table.gesture(Gesture::PressDice);
    table.gesture(Gesture::PressDice);
    assert_eq!(sent(&mut table), ["throw"]);
    assert_eq!(table.record().entries().len(), 0);
    table.follow(setup(), record(&STARTED[..1]));
    table.gesture(Gesture::PressDice);
    assert_eq!(sent(&mut table), [""; 0], "the other throws");
}

#[test]
fn moves_are_shown_at_once_and_sent_in_order() {
    let mut table = table(&STARTED);
    assert!(matches!(table.waiting(), Waiting::Play(WHITE, _)));
    table.gesture(press(8));
    table.gesture(press(6));
    assert!(matches!(table.waiting(), Waiting::PickUp(WHITE)));
    table.act(WHITE, rules::Action::Undo);
    table.gesture(press(6));
    table.gesture(Gesture::PressDice);
    assert_eq!(
        sent(&mut table),
        ["move 8 by 3", "move 6 by 1", "undo", "move 6 by 1", "end"]
    );
    assert!(matches!(table.waiting(), Waiting::Roll(BLACK)));
}

#[test]
fn the_record_from_elsewhere_stands_whatever_was_done_here() {
    let mut table = table(&STARTED);
    table.gesture(press(8));
    table.follow(
        setup(),
        record(&["White throw 3", "Black throw 1", "White move 24 by 3"]),
    );
    assert!(matches!(table.waiting(), Waiting::Play(WHITE, _)));
    assert!(table.status().can_undo);
    assert_eq!(
        table
            .now()
            .game()
            .board_for(WHITE)
            .player()
            .on(rules::Point::new(21)),
        1
    );
}

#[test]
fn nobody_acts_for_who_is_elsewhere() {
    let mut table = table(&["White throw 1", "Black throw 3"]);
    assert!(table.next_automatic_step().is_none());
    table.gesture(Gesture::PressDice);
    table.gesture(press(13));
    assert_eq!(sent(&mut table), [""; 0]);
    assert_eq!(table.status().choices[BLACK], []);
    assert!(
        table.hint_task(engine::Plies::ZERO).is_none(),
        "against a friend nobody whispers"
    );
}
