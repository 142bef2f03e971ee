//! The generator and its twin give the same set of boards under every movement
//! rule, none twice, and each play leads to its board.

use rules::{Board, Leaflet, Movement, Origin, Play, Plays, Roll, Target, Variant};

use crate::movements::all_movements;
use crate::random::Random;
use crate::rule_book::{BAR, OFF, Table};
use crate::scattered::scattered;
use crate::self_play::SelfPlay;

#[test]
fn the_rules_of_every_leaflet_agree_in_self_play() {
    let mut random = Random::new(1);
    for leaflet in Leaflet::ALL {
        for variant in VARIANTS {
            check_self_play(variant, leaflet.ruleset().movement, 8_000, &mut random);
        }
    }
}

#[test]
fn every_combination_of_rules_agrees_in_self_play() {
    let mut random = Random::new(2);
    for movement in all_movements() {
        for variant in VARIANTS {
            check_self_play(variant, movement, 1_500, &mut random);
        }
    }
}

#[test]
fn every_combination_of_rules_agrees_on_scattered_checkers() {
    let mut random = Random::new(3);
    for movement in all_movements() {
        for _ in 0..8_000 {
            check(&scattered(&mut random), random.choose(&Roll::ALL), movement);
        }
    }
}

const VARIANTS: [Variant; 3] = [
    Variant::Backgammon,
    Variant::Nackgammon,
    Variant::Hypergammon,
];

fn check_self_play(variant: Variant, movement: Movement, count: usize, random: &mut Random) {
    let mut games = SelfPlay::new(variant, movement);
    for _ in 0..count {
        let board = games.next(random);
        check(&board, random.choose(&Roll::ALL), movement);
    }
}

fn check(board: &Board, roll: Roll, movement: Movement) {
    let plays = Plays::new(board, roll, movement);
    let mut listed: Vec<Table> = plays
        .iter()
        .map(|(_, result)| Table::from(result))
        .collect();
    listed.sort_unstable();
    let start = Table::from(board);
    assert_eq!(
        listed,
        start.results(roll, movement),
        "left: the generator, right: its twin, for {roll} on {board:?} under {movement:?}"
    );
    for (play, result) in &plays {
        assert_eq!(
            played_move_by_move(start, play, roll, movement),
            Some(Table::from(result)),
            "{play:?} of {roll} on {board:?} under {movement:?}"
        );
    }
}

/// Where a play leads, if each move uses a remaining number of the roll, is
/// legal, and hits if it says so.
fn played_move_by_move(
    mut table: Table,
    play: &Play,
    roll: Roll,
    movement: Movement,
) -> Option<Table> {
    let mut left: Vec<_> = roll.dice().collect();
    for next in play.moves() {
        let die = left.iter().position(|&die| die == next.die())?;
        left.remove(die);
        let from = match next.from() {
            Origin::Bar => BAR,
            Origin::Point(point) => usize::from(point.number()),
        };
        let after = table.after(from, usize::from(next.die().pips()), movement)?;
        let to = match next.to() {
            Target::Off => OFF,
            Target::Point(point) => usize::from(point.number()),
        };
        let arrived = after.player[to] == table.player[to] + 1;
        let has_hit = after.opponent != table.opponent;
        if !arrived || has_hit != next.is_hit() {
            return None;
        }
        table = after;
    }
    table.must_stay = [false; 26];
    Some(table)
}
