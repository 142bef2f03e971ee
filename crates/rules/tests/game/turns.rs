//! Turns played checker by checker.

use std::collections::BTreeSet;

use rules::{Board, Leaflet, Origin, Point, Reason, Roll, Step, Turn};

use crate::random::Random;
use crate::self_play::SelfPlay;
use crate::table::{Black, Table, White, die};

#[test]
fn moves_are_taken_back_until_the_turn_is_ended() {
    let mut table = Table::begun("international");
    table.white("roll 31").white("8 by 3").white("6 by 1");
    assert_eq!(table.checkers(White), "24:2 13:5 8:2 6:4 5:2");
    table.white("undo").white("undo");
    assert_eq!(table.checkers(White), "24:2 13:5 8:3 6:5");
    table.white("24 by 3").white("21 by 1").white("end");
    assert_eq!(table.checkers(White), "24:1 20:1 13:5 8:3 6:5");
    assert_eq!(table.refused(White, "undo"), Reason::NotYourTurn(Black));
}

#[test]
fn a_whole_play_takes_the_place_of_the_moves_made_so_far() {
    let mut table = Table::begun("international");
    table
        .white("roll 31")
        .white("24 by 3")
        .white("play 8/5 6/5");
    assert_eq!(table.checkers(White), "24:2 13:5 8:2 6:4 5:2");
    assert_eq!(table.game.on_roll(), Some(Black));
}

#[test]
fn who_cannot_move_ends_the_turn_at_once() {
    let mut table = Table::with("international", "bar:1 6:14", "6:3 5:3 4:3 3:2 2:2 1:2");
    table.white("roll 31");
    assert_eq!(table.plays(), [""]);
    table.white("end");
    assert_eq!(table.game.on_roll(), Some(Black));
}

/// The ways of White's checker on a point, each with the numbers left.
fn ways(white: &str, black: &str, roll: &str, from: u8) -> Vec<String> {
    let mut table = Table::with("international", white, black);
    table.white(&format!("roll {roll}"));
    let turn = table.game.turn().unwrap();
    let ways = turn.ways_from(Origin::Point(rules::Point::new(from)));
    let mut texts: Vec<_> = ways
        .iter()
        .map(|way| {
            let dice = way.moves().iter().map(|made| made.die().to_string());
            format!("{way} by {}", dice.collect::<Vec<_>>().join(" and "))
        })
        .collect();
    texts.sort();
    texts
}

#[test]
fn one_checker_can_be_dragged_by_both_numbers() {
    // Through 21, hitting a blot, or through 23.
    assert_eq!(
        ways("24:1 6:14", "6:5 4:1 3:9", "31", 24),
        [
            "24/20 by 1 and 3",
            "24/21* by 3",
            "24/21*/20 by 3 and 1",
            "24/23 by 1"
        ]
    );
    // Only one of two ways with the same result.
    assert_eq!(ways("24:1 6:14", "6:5 3:10", "31", 24).len(), 3);
    // Off with either number: what is left differs.
    assert_eq!(ways("5:2", "6:15", "65", 5), ["5/off by 5", "5/off by 6"]);
}

#[test]
fn by_the_deluxe_leaflet_the_rest_may_be_passed_when_all_are_home() {
    let mut table = Table::with("deluxe", "8:1 6:14", "24:2");
    table.white("roll 21");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
    table.white("8 by 2").white("end");
    assert_eq!(table.game.on_roll(), Some(Black));
    let mut table = Table::with("international", "8:1 6:14", "24:2");
    table.white("roll 21").white("8 by 2");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
}

#[test]
fn the_penalty_puts_the_checker_on_the_bar_and_stands() {
    let mut table = Table::with("deluxe", "24:2 6:13", "6:2 4:13");
    table.white("roll 51");
    assert_eq!(
        table.refused(White, "24 by 5").to_string(),
        "point 19 is blocked by 2 opposing checkers"
    );
    assert_eq!(table.refused(White, "penalty 24 by 1"), Reason::NotBlocked);
    table.white("penalty 24 by 5");
    assert_eq!(table.checkers(White), "bar:1 24:1 6:13");
    assert_eq!(table.checkers(Black), "6:2 4:13");
    assert_eq!(table.refused(White, "undo"), Reason::NothingToUndo);
    assert_eq!(
        table.refused(White, "6 by 1"),
        Reason::BarFirst { checkers: 1 }
    );
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
    table.white("bar by 1").white("end");
    assert_eq!(table.checkers(White), "24:2 6:13");
}

#[test]
fn from_the_bar_the_penalty_only_uses_up_the_number() {
    let mut table = Table::with("deluxe", "bar:1 6:14", "5:2 4:13");
    table.white("roll 55").white("penalty bar by 5");
    assert_eq!(table.checkers(White), "bar:1 6:14");
    let turn = table.game.turn().unwrap();
    assert_eq!(turn.dice_left(), [die(5); 3]);
    let from = Origin::Bar;
    assert_eq!(turn.steps(), [Step::Penalty { from, die: die(5) }]);
    assert!(turn.next_moves().is_empty());
    table.white("end");
}

#[test]
fn the_penalty_is_offered_apart_from_the_moves() {
    let mut table = Table::with("deluxe", "24:2 6:13", "6:2 4:13");
    table.white("roll 51");
    let from = Origin::Point(rules::Point::new(24));
    assert_eq!(table.game.turn().unwrap().penalties(), [(from, die(5))]);
    assert_eq!(table.moves_by(5), ["6/1"]);
    let mut table = Table::with("swiss", "24:2 6:13", "6:2 4:13");
    table.white("roll 51");
    assert_eq!(table.game.turn().unwrap().penalties(), []);
}

/// The boards on which a turn can end, whatever the moves.
fn ends(turn: &Turn, ends: &mut BTreeSet<Board>) {
    if let Ok(end) = turn.end() {
        ends.insert(end);
    }
    for next in turn.next_moves() {
        let mut turn = turn.clone();
        assert_eq!(turn.make_move(next.from(), next.die()), Ok(next));
        self::ends(&turn, ends);
    }
}

#[test]
fn checker_by_checker_one_comes_to_the_generated_boards_and_no_others() {
    let mut random = Random::new(1);
    for leaflet in Leaflet::ALL {
        let rules = leaflet.ruleset();
        let mut games = SelfPlay::new(rules.variant, rules.movement);
        for _ in 0..400 {
            let board = games.next(&mut random);
            let roll = random.choose(&Roll::ALL);
            let turn = Turn::new(&board, roll, &rules);
            let plays = turn.legal_plays();
            let generated: BTreeSet<Board> = plays.iter().map(|&(_, end)| end).collect();
            let mut reached = BTreeSet::new();
            ends(&turn, &mut reached);
            assert_eq!(reached, generated, "{leaflet} {board:?} {roll}");
            for (play, end) in &plays {
                let mut turn = turn.clone();
                for made in play.moves() {
                    assert_eq!(turn.make_move(made.from(), made.die()), Ok(*made));
                }
                assert_eq!(turn.end(), Ok(*end), "{leaflet} {board:?} {roll} {play}");
            }
        }
    }
}

#[test]
fn a_penalty_is_in_the_position_and_moves_after_it_are_not() {
    let mut table = Table::with("deluxe", "24:1 6:14", "6:3 4:12");
    table.white("roll 51").white("penalty 24 by 5");
    let checkers = |table: &Table| {
        let player = table.game.position().unwrap().board().player();
        (
            player.on_bar(),
            player.on(Point::new(24)),
            player.on(Point::new(6)),
        )
    };
    assert_eq!(checkers(&table), (1, 0, 14));
    table.white("bar by 1");
    assert_eq!(checkers(&table), (1, 0, 14));
    table.white("play bar/24").black("roll 31");
    assert_eq!(table.checkers(White), "24:1 6:14");
}
