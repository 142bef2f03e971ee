//! The plays of a roll, the best first.

use rules::{Cube, Leaflet, Player, Ruleset, Stakes};

use super::*;
use crate::lookahead::search::keep;
use crate::match_equity::MatchEquityTable;

fn roll(text: &str) -> Roll {
    text.parse().unwrap()
}

#[test]
fn every_play_is_worth_what_the_board_after_it_is_worth() {
    let board = small_boards()[0];
    let look = wild(Plies::ONE).with_filters(Filters::NONE);
    let ranked = look.rank_cubeless(&board, roll("61"));
    assert_eq!(ranked.len(), results(&board, roll("61")).len());
    assert!(ranked.is_sorted_by(|one, other| one.equity >= other.equity));
    for play in &ranked {
        let chances = look.chances(&play.board.for_opponent());
        assert_eq!(play.chances, chances.for_opponent());
        assert_eq!(play.plies, Plies::ONE);
    }
    let table = MatchEquityTable::kazaross_xg2();
    let money = |player| CubeLadder::new(player, Cube::CENTERED, Stakes::MONEY, None, table);
    for play in look.rank(&board, roll("61"), &money(Player::White)) {
        let after = look.equity(&play.board.for_opponent(), &money(Player::Black));
        assert_eq!(play.equity, after.for_opponent());
    }
}

#[test]
fn plays_that_are_clearly_worse_are_looked_at_less_closely_and_come_last() {
    let filters = Filters {
        candidates: [
            Filter {
                most: 5,
                within: 1.0,
            },
            Filter {
                most: 2,
                within: 1.0,
            },
            Filter::BEST,
        ],
        ..Filters::USUAL
    };
    let look = wild(Plies::TWO).with_filters(filters);
    let ranked = look.rank_cubeless(&opening(), roll("31"));
    let plies: Vec<u8> = ranked.iter().map(|play| play.plies.number()).collect();
    assert_eq!(plies[..6], [2, 2, 1, 1, 1, 0]);
    let groups = ranked.chunk_by(|one, other| one.plies == other.plies);
    for group in groups {
        assert!(group.is_sorted_by(|one, other| one.equity >= other.equity));
    }
}

#[test]
fn a_filter_keeps_the_best_by_number_and_by_distance() {
    let scores = [0.5, 1.0, 0.875, 0.75, 1.0];
    let check = |most, within, expected: &[usize]| {
        let mut kept = Vec::new();
        keep(Filter { most, within }, 1.0, &scores, &mut kept);
        assert_eq!(kept, expected);
    };
    check(usize::MAX, f32::INFINITY, &[1, 4, 2, 3, 0]);
    check(3, 1.0, &[1, 4, 2]);
    check(5, 0.125, &[1, 4, 2]);
    check(5, 0.0, &[1, 4]);
    check(1, 1.0, &[1]);
    check(0, 0.0, &[1]);
}

#[test]
fn under_every_leaflet_the_ranked_plays_are_the_legal_ones() {
    for leaflet in Leaflet::ALL {
        let Ruleset { movement, .. } = leaflet.ruleset();
        let look = Lookahead::new(Wild, movement, Plies::ONE);
        for (board, roll) in small_boards().into_iter().zip(["66", "11", "64", "53"]) {
            let roll = roll.parse().unwrap();
            let ranked = look.rank_cubeless(&board, roll);
            let mut found: Vec<Board> = ranked.iter().map(|play| play.board).collect();
            let legal = Plays::new(&board, roll, movement);
            let mut legal: Vec<Board> = legal.iter().map(|&(_, board)| board).collect();
            found.sort_unstable();
            legal.sort_unstable();
            assert_eq!(found, legal, "{leaflet:?}");
        }
    }
}
