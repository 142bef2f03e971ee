//! Matches.

use super::*;
use crate::chances::Equity;

fn window(stakes: Stakes, given: &Chances) -> DoublingWindow {
    let ladder = ladder(Cube::CENTERED, stakes);
    DoublingWindow::new(&ladder, given, CubeEfficiency::CONTACT).unwrap()
}

fn match_winning_chance(ladder: &CubeLadder, equity: Equity) -> f32 {
    ladder.match_winning_chance(equity).unwrap().0 as f32
}

#[test]
fn at_two_away_each_any_advantage_is_a_double() {
    // The cube is dead at 2, so the match is decided by this game.
    let window = window(needs(2, 2), &singles(0.5));
    assert_near(window.opens.unwrap(), 0.5, 1e-4);
    // The player who passes is two away in the Crawford game: 0.32264.
    assert_near(window.take_point().unwrap(), 0.32264, 1e-4);
}

#[test]
fn a_leader_two_away_takes_with_a_dead_cube() {
    // Pass: 2-away against 3-away, 0.59947. Lose: 2-away each, 0.5. Win: 1.
    let window = window(needs(4, 2), &singles(0.5));
    let expected = (0.59947 - 0.5) / 0.5;
    assert_near(window.take_point().unwrap(), expected, 1e-4);
}

#[test]
fn a_leader_who_doubles_to_the_match_is_redoubled_at_once() {
    let ladder = ladder(Cube::CENTERED, needs(2, 4));
    // The player who's behind passes the redouble: that leaves two away each.
    for (win, expected) in [(0.35, 0.5), (0.5, 0.5), (0.6, 0.6), (0.7, 0.7)] {
        let decision = decide(&ladder, &singles(win));
        let taken = match_winning_chance(&ladder, decision.double_take);
        assert_near(taken, expected, 1e-4);
        assert_eq!(decision.to_string(), "no double, take");
    }
}

#[test]
fn nobody_doubles_in_the_crawford_game() {
    let crawford = Stakes::Match {
        length: 5,
        score: ByPlayer { white: 2, black: 4 },
        crawford: true,
    };
    let ladder = ladder(Cube::CENTERED, crawford);
    assert!(CubeDecision::judged(&ladder, &singles(0.7), CubeEfficiency::CONTACT).is_none());
    // A loss ends the match, a win leaves two away (0.48803), a gammon one.
    let outlook = CubeOutlook::new(
        &ladder,
        &chances([0.5, 0.2, 0.0, 0.1, 0.0]),
        CubeEfficiency::CONTACT,
    );
    let equity = outlook.equity(ladder.state());
    assert_near(
        match_winning_chance(&ladder, equity),
        0.3 * 0.48803 + 0.2 * 0.5,
        1e-5,
    );
}

#[test]
fn after_the_crawford_game_the_trailer_doubles_at_once() {
    for away in 3..=9 {
        let ladder = ladder(Cube::CENTERED, needs(away, 1));
        for win in [0.1, 0.3, 0.5] {
            let decision = decide(&ladder, &singles(win));
            assert_eq!(decision.to_string(), "double, take", "{away} away, {win}");
        }
    }
}

#[test]
fn the_leader_has_a_free_drop_against_an_even_need() {
    // Two away: after a pass the last game is even, and so is a take with half
    // the chances.
    let two = window(needs(2, 1), &singles(0.5));
    assert_near(two.take_point().unwrap(), 0.5, 1e-4);
    let slightly_better = decide(&ladder(Cube::CENTERED, needs(2, 1)), &singles(0.51));
    assert_eq!(slightly_better.reply(), Reply::Pass);
    // Four away: a pass leaves three away, 0.32264, a loss two, 0.48803.
    let four = window(needs(4, 1), &singles(0.5));
    assert_near(four.take_point().unwrap(), 1.0 - 0.32264 / 0.48803, 1e-4);
    // Three away: a pass leaves two away, nearly as good as the one away
    // after a loss: a take with next to nothing.
    let three = window(needs(3, 1), &singles(0.5));
    assert_near(three.take_point().unwrap(), 1.0 - 0.48803 / 0.5, 1e-4);
}

#[test]
fn the_leader_never_doubles_after_the_crawford_game() {
    let ladder = ladder(Cube::CENTERED, needs(1, 4));
    assert!(ladder.is_dead(ladder.state()));
    for win in [0.5, 0.8, 0.95] {
        let decision = decide(&ladder, &singles(win));
        assert_eq!(decision.action(), CubeAction::NoDouble);
    }
}

#[test]
fn at_the_last_point_only_winning_counts() {
    let last = ladder(Cube::CENTERED, needs(1, 1));
    let gammonish = chances([0.4, 0.3, 0.1, 0.2, 0.1]);
    let decision = decide(&last, &gammonish);
    assert_near(match_winning_chance(&last, decision.no_double), 0.4, 1e-6);
    assert_eq!(decision.action(), CubeAction::NoDouble);
    assert_eq!(decision.cost_of(CubeAction::Double).0, 0.0);
    // The same with a cube that is more than both need.
    let high = ladder(owned_by(Player::White, 4), needs(3, 2));
    let decision = decide(&high, &gammonish);
    assert_near(match_winning_chance(&high, decision.no_double), 0.4, 1e-6);
    assert_near(match_winning_chance(&high, decision.double_take), 0.4, 1e-6);
}

#[test]
fn equities_are_in_units_of_the_present_cube() {
    let ladder = ladder(owned_by(Player::White, 2), needs(7, 5));
    let state = ladder.state();
    assert_eq!(ladder.won(state, rules::Win::Single).0, 1.0);
    assert_eq!(ladder.lost(state, rules::Win::Single).0, -1.0);
    // A gammon leaves three away against five.
    let gammon = ladder.won(state, rules::Win::Gammon);
    assert_near(match_winning_chance(&ladder, gammon), 0.64795, 1e-5);
    // As the opponent sees it.
    let turned = ladder.for_opponent();
    let lost_gammon = turned.lost(turned.state(), rules::Win::Gammon);
    assert_near(
        match_winning_chance(&turned, lost_gammon),
        1.0 - 0.64795,
        1e-5,
    );
}

#[test]
fn a_position_is_judged_for_the_player_on_roll() {
    let board = rules::Variant::Backgammon.opening();
    let setup = rules::Setup {
        player: board.player().into(),
        opponent: board.opponent().into(),
        on_roll: Player::Black,
        stage: rules::Stage::BeforeRoll,
        offer: None,
        cube: owned_by(Player::Black, 2),
        highest_cube: Some(CubeValue::new(4)),
        stakes: needs(5, 3),
    };
    let position = rules::Position::try_from(setup).unwrap();
    let ladder = CubeLadder::of(&position, MatchEquityTable::kazaross_xg2());
    assert_eq!(ladder.state().holder(), CubeHolder::Player);
    // Black, three away, wins two points: the Crawford game against five away.
    let won = ladder.won(ladder.state(), rules::Win::Single);
    assert_near(match_winning_chance(&ladder, won), 0.84179, 1e-5);
    let doubled = CubeDecision::states(&ladder).unwrap();
    let last = doubled.iter().last().unwrap();
    assert_eq!(last.turns(), 1);
    assert!(!ladder.for_opponent().can_double(last.for_opponent()));
}

#[test]
fn a_long_match_is_nearly_money() {
    let take_point = |stakes| window(stakes, &singles(0.5)).take_point().unwrap();
    let money = take_point(Stakes::MONEY);
    assert_near(take_point(needs(25, 25)), money, 0.02);
    assert_near(take_point(needs(64, 64)), money, 0.01);
    assert_eq!(take_point(needs(65, 64)), money);
    assert_eq!(take_point(needs(u32::MAX, 1)), money);
}

#[test]
fn gammons_weigh_more_for_a_trailer_who_needs_them() {
    let take_point = |away, opponent_away, gammon| {
        let given = chances([0.5, gammon, 0.0, 0.0, 0.0]);
        window(needs(away, opponent_away), &given)
            .take_point()
            .unwrap()
    };
    let dearer = |away, opponent_away| {
        take_point(away, opponent_away, 0.15) - take_point(away, opponent_away, 0.0)
    };
    // Four away, a gammon on a cube of 2 wins the match. Two away it is worth
    // nothing.
    assert!(dearer(4, 2) > 0.1);
    assert_near(dearer(2, 4), 0.0, 1e-5);
}
