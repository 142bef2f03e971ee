//! Looking ahead with a cube.

use rules::{ByPlayer, Cube, CubeValue, Player, Stakes};

use super::*;
use crate::cube_decision::{CubeEfficiency, CubeHolder, CubeOutlook};
use crate::match_equity::MatchEquityTable;

fn cube(value: u32, owner: Option<Player>) -> Cube {
    Cube {
        value: CubeValue::new(value),
        owner,
    }
}

fn ladder(cube: Cube, stakes: Stakes) -> CubeLadder {
    let table = MatchEquityTable::kazaross_xg2();
    CubeLadder::new(Player::White, cube, stakes, None, table)
}

/// For money everything is in units of the cube, whatever it shows.
fn money_leaf(board: &Board, holder: CubeHolder) -> f64 {
    let owner = match holder {
        CubeHolder::Centered => None,
        CubeHolder::Player => Some(Player::White),
        CubeHolder::Opponent => Some(Player::Black),
    };
    let ladder = ladder(cube(2, owner), Stakes::MONEY);
    let outlook = CubeOutlook::new(&ladder, &Wild.chances(board), CubeEfficiency::on(board));
    outlook.equity(ladder.state()).0.into()
}

/// The definition for money, once the player on roll has not doubled.
fn rolled(board: &Board, plies: u8, holder: CubeHolder) -> f64 {
    if plies == 0 || board.is_over() {
        return money_leaf(board, holder);
    }
    let best = |roll| {
        let replies = results(board, roll)
            .into_iter()
            .map(|next| -on_roll(&next, plies - 1, holder.for_opponent()));
        replies.fold(f64::NEG_INFINITY, f64::max)
    };
    throws().map(best).sum::<f64>() / 36.0
}

/// The same if the player on roll may still double.
fn on_roll(board: &Board, plies: u8, holder: CubeHolder) -> f64 {
    let no_double = rolled(board, plies, holder);
    if holder == CubeHolder::Opponent {
        return no_double;
    }
    let taken = 2.0 * rolled(board, plies, CubeHolder::Opponent);
    no_double.max(taken.min(1.0))
}

fn assert_near(found: Equity, expected: f64) {
    let difference = (f64::from(found.0) - expected).abs();
    assert!(difference < 1e-5, "{} is not {expected}", found.0);
}

#[test]
fn money_is_searched_by_the_definition() {
    let holders = [
        (cube(1, None), CubeHolder::Centered),
        (cube(2, Some(Player::White)), CubeHolder::Player),
        (cube(4, Some(Player::Black)), CubeHolder::Opponent),
    ];
    for (plies, number) in [(Plies::ZERO, 0), (Plies::ONE, 1), (Plies::TWO, 2)] {
        let look = wild(plies).with_filters(Filters::NONE);
        for board in small_boards() {
            for (cube, holder) in holders {
                let ladder = ladder(cube, Stakes::MONEY);
                assert_near(
                    look.equity(&board, &ladder),
                    on_roll(&board, number, holder),
                );
            }
            let ladder = ladder(Cube::CENTERED, Stakes::MONEY);
            let decision = look.decide(&board, &ladder).unwrap();
            let no_double = rolled(&board, number, CubeHolder::Centered);
            let taken = 2.0 * rolled(&board, number, CubeHolder::Opponent);
            assert_near(decision.no_double, no_double);
            assert_near(decision.double_take, taken);
            assert_eq!(decision.double_pass, Equity(1.0));
        }
    }
}

/// At this score the game decides the match, so it is the chance to win that
/// is searched for.
#[test]
fn at_double_match_point_only_wins_count() {
    let stakes = Stakes::Match {
        length: 3,
        score: ByPlayer { white: 2, black: 2 },
        crawford: false,
    };
    let ladder = ladder(Cube::CENTERED, stakes);
    fn win(board: &Board, plies: u8) -> f64 {
        if plies == 0 || board.opponent().are_off() {
            return Wild.chances(board).win.into();
        }
        let best = |roll| {
            let replies = results(board, roll);
            let replies = replies.iter().map(|next| 1.0 - win(next, plies - 1));
            replies.fold(0.0, f64::max)
        };
        throws().map(best).sum::<f64>() / 36.0
    }
    let look = wild(Plies::TWO).with_filters(Filters::NONE);
    for board in small_boards() {
        let equity = look.equity(&board, &ladder);
        let chance = ladder.match_winning_chance(equity).unwrap();
        assert!((chance.0 - win(&board, 2)).abs() < 1e-5);
    }
}

/// Two rolls from the end everything is known: the player, with checkers on
/// the 5- and 2-points, bears off with 19 of 36 throws, and if not, the
/// opponent does.
#[test]
fn a_last_roll_double_is_found() {
    let last = |points: &[(u8, u8)]| Placement::on_points(points).with_rest_off();
    let board = Board::from_placements(last(&[(5, 1), (2, 1)]), last(&[(1, 1)])).unwrap();
    let ladder = ladder(Cube::CENTERED, Stakes::MONEY);
    for plies in [Plies::TWO, Plies::THREE] {
        let decision = wild(plies).decide(&board, &ladder).unwrap();
        assert_near(decision.no_double, 2.0 / 36.0);
        assert_near(decision.double_take, 4.0 / 36.0);
        assert_eq!(decision.to_string(), "double, take");
        assert_near(wild(plies).equity(&board, &ladder), 4.0 / 36.0);
    }
}

#[test]
fn who_may_not_double_has_no_decision() {
    let ladder = ladder(cube(2, Some(Player::Black)), Stakes::MONEY);
    assert_eq!(wild(Plies::ONE).decide(&opening(), &ladder), None);
}
