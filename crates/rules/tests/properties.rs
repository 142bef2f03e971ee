//! What holds for every board and every play.

#[path = "shared/movements.rs"]
mod movements;

use movements::all_movements;
use proptest::prelude::*;
use proptest::sample::select;
use rules::{Board, BoardFault, Move, Movement, Placement, Plays, Point, Roll, Side, Target};

proptest! {
    #[test]
    fn no_checker_appears_or_vanishes(board in boards(), roll in rolls(), movement in movements()) {
        for (_, result) in &Plays::new(&board, roll, movement) {
            prop_assert_eq!(result.player().total(), board.player().total());
            prop_assert_eq!(result.opponent().total(), board.opponent().total());
        }
    }

    #[test]
    fn pips_fall_by_what_was_played(board in boards(), roll in rolls(), movement in movements()) {
        for (play, result) in &Plays::new(&board, roll, movement) {
            let played: u32 = play.moves().iter().map(|step| u32::from(step.pips())).sum();
            prop_assert_eq!(result.player().pips() + played, board.player().pips());
        }
    }

    /// A checker hit n pips from the mover's off has covered 25 - n of its own
    /// way and starts again.
    #[test]
    fn a_hit_costs_the_opponent_the_way_so_far(board in boards(), roll in rolls()) {
        for (play, result) in &Plays::new(&board, roll, Movement::INTERNATIONAL) {
            let hits = play.moves().iter().filter(|step| step.is_hit());
            let lost: u32 = hits.clone().map(|hit| u32::from(hit.to().pips())).sum();
            prop_assert_eq!(result.opponent().pips(), board.opponent().pips() + lost);
            let sent_back = result.opponent().on_bar() - board.opponent().on_bar();
            prop_assert_eq!(usize::from(sent_back), hits.count());
        }
    }

    #[test]
    fn no_number_is_used_twice(board in boards(), roll in rolls(), movement in movements()) {
        for (play, _) in &Plays::new(&board, roll, movement) {
            let mut left: Vec<_> = roll.dice().collect();
            for die in play.moves().iter().copied().map(Move::die) {
                let found = left.iter().position(|&other| other == die);
                prop_assert!(found.is_some(), "{play:?} uses {die} too often");
                left.swap_remove(found.unwrap());
            }
        }
    }

    #[test]
    fn every_play_is_found_by_its_board(board in boards(), roll in rolls(), movement in movements()) {
        let plays = Plays::new(&board, roll, movement);
        for (play, result) in &plays {
            prop_assert_eq!(plays.leading_to(result), Some(*play));
        }
    }

    #[test]
    fn memory_used_before_leaves_no_trace(
        earlier in boards(), earlier_roll in rolls(), board in boards(), roll in rolls(),
    ) {
        let mut plays = Plays::new(&earlier, earlier_roll, Movement::INTERNATIONAL);
        plays.refill(&board, roll, Movement::INTERNATIONAL);
        let fresh = Plays::new(&board, roll, Movement::INTERNATIONAL);
        prop_assert!(plays.iter().eq(fresh.iter()));
    }

    #[test]
    fn turning_twice_is_nothing(board in boards()) {
        let turned = board.for_opponent();
        prop_assert_eq!(turned.for_opponent(), board);
        prop_assert_eq!(turned.player(), board.opponent());
        for point in Point::ALL {
            prop_assert_eq!(turned.opponent_on(point.mirrored()), board.player().on(point));
        }
    }

    #[test]
    fn what_was_put_on_the_board_is_there((player, opponent) in placements()) {
        let board = Board::from_placements(player, opponent).unwrap();
        prop_assert_eq!(Placement::from(board.player()), player);
        prop_assert_eq!(Placement::from(board.opponent()), opponent);
    }

    #[test]
    fn nobody_is_hit_in_a_race(board in boards(), roll in rolls(), movement in movements()) {
        prop_assume!(board.is_race());
        for (play, result) in &Plays::new(&board, roll, movement) {
            prop_assert!(!play.moves().iter().any(|step| step.is_hit()));
            prop_assert!(result.is_race());
        }
    }

    #[test]
    fn only_who_is_home_bears_off(board in boards(), roll in rolls(), movement in movements()) {
        for (play, result) in &Plays::new(&board, roll, movement) {
            if play.moves().iter().any(|step| step.to() == Target::Off) {
                prop_assert!(result.player().are_home());
            }
        }
    }

    #[test]
    fn every_shared_point_is_named((player, opponent) in placements(), taken in prop::array::uniform24(any::<bool>())) {
        let mut opponent = opponent;
        let mut shared = Vec::new();
        for point in Point::ALL {
            let place = usize::from(point.number()) - 1;
            if player.points[place] > 0 && opponent.off > 0 && taken[place] {
                opponent.off -= 1;
                opponent.points[23 - place] += 1;
                shared.push(BoardFault::SharedPoint(point));
            }
        }
        prop_assume!(!shared.is_empty());
        let illegal = Board::from_placements(player, opponent).unwrap_err();
        prop_assert_eq!(illegal.faults(), shared);
    }

    #[test]
    fn checkers_too_many_are_counted((player, opponent) in placements(), more in 1..=200_u8, side in select(vec![Side::Player, Side::Opponent])) {
        let (mut player, mut opponent) = (player, opponent);
        let larger = match side {
            Side::Player => &mut player,
            Side::Opponent => &mut opponent,
        };
        larger.off += more;
        let count = larger.total();
        let unequal = BoardFault::UnequalCheckers {
            player: player.total(),
            opponent: opponent.total(),
        };
        let expected = match count {
            ..=15 => vec![unequal],
            _ => vec![BoardFault::TooManyCheckers { side, count }, unequal],
        };
        let illegal = Board::from_placements(player, opponent).unwrap_err();
        prop_assert_eq!(illegal.faults(), expected);
    }
}

fn rolls() -> impl Strategy<Value = Roll> {
    select(Roll::ALL.to_vec())
}

fn movements() -> impl Strategy<Value = Movement> {
    select(all_movements())
}

fn boards() -> impl Strategy<Value = Board> {
    placements()
        .prop_map(|(player, opponent)| Board::from_placements(player, opponent).expect("legal"))
}

/// The placements of a legal board; often a race.
fn placements() -> impl Strategy<Value = (Placement, Placement)> {
    let places = select(vec![6, 12, 24]).prop_flat_map(|reach: u8| {
        let place = prop_oneof![12 => 1..=reach, 2 => Just(0), 1 => Just(25)];
        prop::collection::vec((place.clone(), place), 1..=15)
    });
    places.prop_filter_map("the board is legal", |places| {
        let mut player = Placement::default();
        let mut opponent = Placement::default();
        for &(place, _) in &places {
            *count_at(&mut player, place) += 1;
        }
        for &(_, place) in &places {
            // Not on points that the player has taken.
            let is_taken = (1..=24).contains(&place) && *count_at(&mut player, 25 - place) > 0;
            *count_at(&mut opponent, if is_taken { 0 } else { place }) += 1;
        }
        Board::from_placements(player, opponent).ok()?;
        Some((player, opponent))
    })
}

fn count_at(placement: &mut Placement, place: u8) -> &mut u8 {
    match place {
        0 => &mut placement.off,
        25 => &mut placement.bar,
        point => &mut placement.points[usize::from(point) - 1],
    }
}
