//! The move list, and what's shown beside the board.

use rules::{Action, Offered, Ruleset};

use super::{BLACK, WHITE, two_people};
use crate::play::{DiceSource, LineKind, Table, TableEvent, Waiting};

/// A table with real dice at which this was typed.
fn typed(lines: &[&str]) -> Table {
    let rules: Ruleset = "international, match 3".parse().unwrap();
    let mut table = Table::new(two_people(rules, DiceSource::ByHand));
    for line in lines {
        let told = table.type_in(line).unwrap();
        let is_refused = matches!(told[..], [TableEvent::Refused(_)]);
        assert!(!is_refused, "{line}: {told:?}");
    }
    table
}

const SOME_TURNS: [&str; 9] = [
    "31", "8/5 6/5", "end", "64", "24/14", "end", "double", "take", "21",
];

/// The lines of a game in short.
fn listed(table: &Table, game: usize) -> Vec<String> {
    let games = table.move_list();
    let lines = games[game].lines.iter();
    lines
        .map(|line| match &line.kind {
            LineKind::Started { thrown } => {
                format!("{} starts {}-{}", line.player, thrown.white, thrown.black)
            }
            LineKind::Turn { roll, play, .. } => format!("{} {roll}: {play}", line.player),
            LineKind::Offered(what) => format!("{} offers {what}", line.player),
            LineKind::Answered(answer) => format!("{} {answer}", line.player),
        })
        .collect()
}

#[test]
fn the_list_has_every_turn_in_notation_and_the_cube() {
    let table = typed(&SOME_TURNS);
    let expected = [
        "White starts 3-1",
        "White 31: 8/5 6/5",
        "Black 64: 24/14",
        "White offers a double",
        "Black take",
        "White 21: ",
    ];
    assert_eq!(listed(&table, 0), expected);
}

#[test]
fn the_list_of_a_match_from_a_position_begins_with_its_roll() {
    let mut table = super::opening("31");
    assert_eq!(listed(&table, 0), ["White 31: "]);
    table.type_in("8/5 6/5").unwrap();
    table.type_in("end").unwrap();
    assert_eq!(listed(&table, 0), ["White 31: 8/5 6/5"]);
}

#[test]
fn an_earlier_position_is_shown_with_its_dice() {
    let table = typed(&SOME_TURNS);
    let line = &table.move_list()[0].lines[2];
    let dice = table.picture_after(line.entry).dice;
    let dice: Vec<_> = dice.black.iter().map(|shown| shown.die.pips()).collect();
    assert_eq!(dice, [6, 4]);
}

#[test]
fn every_line_of_the_list_can_be_gone_back_to() {
    let table = typed(&SOME_TURNS);
    let lines = table.move_list().remove(0).lines;
    let back_to = |index: usize| {
        let mut back = table.clone();
        back.take_back_to(lines[index].entry);
        back
    };
    assert_eq!(
        back_to(1).waiting(),
        Waiting::Play(WHITE, "31".parse().unwrap())
    );
    assert_eq!(
        back_to(2).waiting(),
        Waiting::Play(BLACK, "64".parse().unwrap())
    );
    let doubled = back_to(4);
    assert!(matches!(
        doubled.waiting(),
        Waiting::Answer(BLACK, offer) if offer.what == Offered::Double
    ));
    assert_eq!(
        back_to(2).picture_after(2).checkers,
        back_to(1).picture().checkers
    );
}

#[test]
fn a_passed_double_ends_the_game_and_the_next_begins() {
    let mut table = typed(&SOME_TURNS[..7]);
    let told = table.act(BLACK, Action::Pass);
    assert!(matches!(
        told[..],
        [TableEvent::Answered { .. }, TableEvent::GameWon(_)]
    ));
    let standing = table.status();
    assert_eq!((standing.score.white, standing.game), (1, 1));
    assert_eq!(table.next_game(), [TableEvent::NextGame]);
    assert_eq!(table.status().game, 2);
    let games = table.move_list();
    assert_eq!(games.len(), 2);
    assert!(games[0].outcome.is_some() && games[1].outcome.is_none());
    // Back into the first game.
    table.take_back_to(games[0].lines[4].entry);
    assert_eq!(
        (table.move_list().len(), table.status().score.white),
        (1, 0)
    );
}

#[test]
fn a_resignation_that_wins_the_match_is_told_as_a_sum_and_as_the_end() {
    let mut table = typed(&SOME_TURNS);
    table.act(BLACK, Action::Resign(rules::Win::Gammon));
    let told = table.act(WHITE, Action::Accept);
    let [
        TableEvent::Answered { .. },
        TableEvent::GameWon(outcome),
        won,
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    assert_eq!(outcome.points.to_string(), "gammon 2 × cube 2 = 4");
    assert_eq!(*won, TableEvent::MatchWon(WHITE));
    assert_eq!(table.status().match_winner, Some(WHITE));
    let again = table.rematch(3);
    assert_eq!(again.record().entries(), []);
    assert_eq!(again.setup(), table.setup());
}

#[test]
fn pips_and_choices_follow_the_moves() {
    let table = typed(&SOME_TURNS[..2]);
    let standing = table.status();
    assert_eq!((standing.pips.white, standing.pips.black), (163, 167));
    assert!(standing.can_undo);
    assert_eq!(standing.waiting, Waiting::PickUp(WHITE));
    assert_eq!(standing.rules, "international, match 3");
}

#[test]
fn moves_that_came_one_by_one_are_written_as_one_play_with_its_hits() {
    let mut record = rules::Record::new(Ruleset::international());
    let moves = |from: u8, die: u8| Action::Move {
        from: rules::Origin::Point(rules::Point::new(from)),
        die: rules::Die::try_from(die).unwrap(),
    };
    let die = |pips: u8| Action::ThrowDie(rules::Die::try_from(pips).unwrap());
    for (player, action) in [
        (WHITE, die(3)),
        (BLACK, die(2)),
        (WHITE, moves(24, 3)),
        (WHITE, moves(13, 2)),
        (WHITE, Action::EndTurn),
        (BLACK, Action::Roll("64".parse().unwrap())),
        (BLACK, moves(24, 6)),
        (BLACK, moves(18, 4)),
        (BLACK, Action::EndTurn),
    ] {
        record.act(player, action).unwrap();
    }
    let table = Table::online(
        two_people(Ruleset::international(), DiceSource::Server),
        record,
    );
    let listed = listed(&table, 0);
    assert_eq!(listed[1..3], ["White 32: 24/21 13/11", "Black 64: 24/14*"]);
}
