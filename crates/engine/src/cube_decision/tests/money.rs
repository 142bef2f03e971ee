//! Money play.

use super::*;

#[test]
fn the_start_is_worth_what_other_engines_say() {
    let ladder = ladder(Cube::CENTERED, Stakes::MONEY);
    // GNU Backgammon's raw net, by the same formula.
    let decision = decide(&ladder, &chances([0.522, 0.154, 0.008, 0.130, 0.008]));
    assert_near(decision.no_double.0, 0.084, 0.01);
    // Open Sage, three plies.
    let decision = decide(&ladder, &chances([0.5252, 0.1496, 0.0079, 0.1266, 0.0059]));
    assert_near(decision.no_double.0, 0.105, 0.002);
    assert_near(decision.double_take.0, -0.172, 0.002);
    assert_eq!(decision.to_string(), "no double, take");
}

/// Rollouts know how volatile a position is, and the formula doesn't: hence the
/// wide tolerance for not doubling.
#[test]
fn rolled_out_positions_get_the_right_action() {
    let check = |cube, stakes, given, no_double, double_take, words| {
        let decision = decide(&ladder(cube, stakes), &chances(given));
        assert_near(decision.no_double.0, no_double, 0.125);
        assert_near(decision.double_take.0, double_take, 0.06);
        assert_eq!(decision.to_string(), words);
    };
    let own = |value| owned_by(Player::White, value);
    check(
        Cube::CENTERED,
        Stakes::MONEY,
        [0.7668, 0.0329, 0.0006, 0.0189, 0.0006],
        0.913,
        0.983,
        "double, take",
    );
    check(
        own(2),
        Stakes::MONEY,
        [0.6808, 0.0185, 0.0003, 0.0147, 0.0002],
        0.615,
        0.511,
        "no redouble, take",
    );
    check(
        own(4),
        Stakes::MONEY,
        [0.8214, 0.0, 0.0, 0.0, 0.0],
        0.934,
        1.159,
        "redouble, pass",
    );
    check(
        Cube::CENTERED,
        JACOBY,
        [0.6007, 0.3801, 0.0, 0.1156, 0.0],
        0.598,
        0.606,
        "double, take",
    );
}

#[test]
fn long_bear_offs_come_near_to_the_exact_equities() {
    // Cubeless, own cube, centered, opponent's: six checkers each on the
    // 6-point, one on every point, two on each of the lowest three.
    let exact = [
        [0.3023, 0.5449, 0.4849, 0.2215],
        [0.4011, 0.6367, 0.6022, 0.3511],
        [0.6161, 0.8268, 0.8268, 0.6148],
    ];
    for [cubeless, own, centered, opponents] in exact {
        let check = |cube, expected| {
            let ladder = ladder(cube, Stakes::MONEY);
            let given = singles((cubeless + 1.0) / 2.0);
            let outlook = CubeOutlook::new(&ladder, &given, CubeEfficiency::BEAR_OFF);
            assert_near(outlook.equity(ladder.state()).0, expected, 0.1);
        };
        check(owned_by(Player::White, 2), own);
        check(Cube::CENTERED, centered);
        check(owned_by(Player::Black, 2), opponents);
    }
}

#[test]
fn take_points_are_those_every_player_knows() {
    let take_point = |stakes, given: [f32; 5], efficiency| {
        let ladder = ladder(Cube::CENTERED, stakes);
        let window = DoublingWindow::new(&ladder, &chances(given), efficiency).unwrap();
        window.take_point().unwrap()
    };
    let none = [0.5, 0.0, 0.0, 0.0, 0.0];
    assert_near(
        take_point(Stakes::MONEY, none, CubeEfficiency::DEAD),
        0.25,
        1e-5,
    );
    assert_near(
        take_point(Stakes::MONEY, none, CubeEfficiency::LIVE),
        0.20,
        1e-5,
    );
    let usual = take_point(Stakes::MONEY, none, CubeEfficiency::CONTACT);
    assert!((0.20..0.215).contains(&usual), "{usual}");
    // A fifth of the doubler's wins are gammons: a loss costs 2.4 on a cube of
    // 2 instead of 2, so taking risks 1.4 to win 3.
    let gammons = [0.5, 0.1, 0.0, 0.0, 0.0];
    let dead = take_point(Stakes::MONEY, gammons, CubeEfficiency::DEAD);
    assert_near(dead, 1.4 / 4.4, 1e-5);
    // Jacoby's rule is over once the cube is turned.
    assert_eq!(take_point(JACOBY, gammons, CubeEfficiency::DEAD), dead);
}

#[test]
fn the_window_opens_earlier_for_a_double_than_for_a_redouble() {
    let window = |cube, efficiency| {
        let ladder = ladder(cube, Stakes::MONEY);
        DoublingWindow::new(&ladder, &singles(0.5), efficiency).unwrap()
    };
    let own = owned_by(Player::White, 2);
    // The last roll of the game: any advantage will do.
    assert_near(window(own, CubeEfficiency::DEAD).opens.unwrap(), 0.5, 1e-5);
    // A live cube is turned where it is passed.
    let live = window(own, CubeEfficiency::LIVE);
    assert_near(live.opens.unwrap(), 0.8, 1e-5);
    assert_near(live.cash.unwrap(), 0.8, 1e-5);
    let double = window(Cube::CENTERED, CubeEfficiency::CONTACT);
    let redouble = window(own, CubeEfficiency::CONTACT);
    assert!(double.opens < redouble.opens);
    assert!(redouble.opens < redouble.cash);
    assert_eq!(double.too_good, None, "without gammons nothing is too good");
}

#[test]
fn with_many_gammons_a_position_is_too_good() {
    let given = chances([0.85, 0.6, 0.05, 0.02, 0.0]);
    let free = decide(&ladder(Cube::CENTERED, Stakes::MONEY), &given);
    assert_eq!(free.action(), CubeAction::TooGood);
    assert_eq!(free.to_string(), "too good to double, pass");
    assert_eq!(free.cost_of(CubeAction::TooGood).0, 0.0);
    assert_eq!(
        free.cost_of(CubeAction::Double),
        free.no_double - free.double_pass
    );
    let jacoby = decide(&ladder(Cube::CENTERED, JACOBY), &given);
    assert_eq!(jacoby.to_string(), "double, pass");
    let owned = decide(&ladder(owned_by(Player::White, 2), JACOBY), &given);
    assert_eq!(owned.to_string(), "too good to redouble, pass");
}

#[test]
fn every_wrong_action_costs_what_it_loses() {
    let decision = CubeDecision {
        no_double: crate::Equity(0.25),
        double_take: crate::Equity(0.75),
        double_pass: crate::Equity(1.0),
        double_beaver: Some(crate::Equity(1.5)),
        is_redouble: false,
    };
    assert_eq!(decision.to_string(), "double, take");
    assert_eq!(decision.equity().0, 0.75);
    assert_eq!(decision.cost_of(CubeAction::NoDouble).0, 0.5);
    assert_eq!(decision.cost_of(CubeAction::Double).0, 0.0);
    assert_eq!(decision.cost_of_reply(Reply::Take).unwrap().0, 0.0);
    assert_eq!(decision.cost_of_reply(Reply::Pass).unwrap().0, 0.25);
    assert_eq!(decision.cost_of_reply(Reply::Beaver).unwrap().0, 0.75);
    assert!(decision.is_raccoon_right());
}

#[test]
fn a_double_from_behind_is_beavered() {
    let stakes = Stakes::Money {
        jacoby: true,
        beavers: Beavers::Beavers,
    };
    let given = singles(0.4);
    let decision = decide(&ladder(Cube::CENTERED, stakes), &given);
    assert_eq!(decision.to_string(), "no double, beaver");
    assert!(!decision.is_raccoon_right());
    let beaver = decision.double_beaver.unwrap();
    assert_near(beaver.0, 2.0 * decision.double_take.0, 1e-6);
    // Without beavers it is a take; and so it is where the cube ends at 2.
    let plain = decide(&ladder(Cube::CENTERED, JACOBY), &given);
    assert_eq!(plain.to_string(), "no double, take");
    assert_eq!(plain.cost_of_reply(Reply::Beaver), None);
    let ended = decide(&limited(Cube::CENTERED, stakes, 2), &given);
    assert_eq!(ended.reply(), Reply::Take);
}

#[test]
fn a_cube_that_may_not_be_turned_gives_no_decision() {
    let none = |ladder: &CubeLadder| {
        CubeDecision::judged(ladder, &singles(0.7), CubeEfficiency::CONTACT).is_none()
    };
    assert!(none(&ladder(owned_by(Player::Black, 2), Stakes::MONEY)));
    let own = owned_by(Player::White, 64);
    assert!(none(&limited(own, Stakes::MONEY, 64)));
    assert!(!none(&limited(own, Stakes::MONEY, 128)));
    assert!(none(&limited(Cube::CENTERED, Stakes::MONEY, 1)));
}

#[test]
fn without_a_cube_equity_is_cubeless() {
    let given = chances([0.6, 0.25, 0.03, 0.1, 0.01]);
    for stakes in [Stakes::MONEY, JACOBY] {
        let off = limited(Cube::CENTERED, stakes, 1);
        let outlook = CubeOutlook::new(&off, &given, CubeEfficiency::CONTACT);
        assert_near(outlook.equity(off.state()).0, given.equity().0, 1e-6);
    }
}

#[test]
fn a_last_double_leaves_a_dead_cube() {
    let ladder = limited(owned_by(Player::White, 32), Stakes::MONEY, 64);
    let window = DoublingWindow::new(&ladder, &singles(0.5), CubeEfficiency::LIVE).unwrap();
    assert_near(window.take_point().unwrap(), 0.25, 1e-5);
}

/// The corners found rung by rung must approach Janowski's, which sum up an
/// endless ladder.
#[test]
fn a_high_limit_is_nearly_none() {
    for win in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let given = chances([win, 0.2 * win, 0.0, 0.1 * (1.0 - win), 0.0]);
        for cube in [Cube::CENTERED, owned_by(Player::White, 1)] {
            let equity = |ladder: &CubeLadder| {
                let outlook = CubeOutlook::new(ladder, &given, CubeEfficiency::LIVE);
                outlook.equity(ladder.state()).0
            };
            let high = equity(&limited(cube, Stakes::MONEY, 64));
            assert_near(high, equity(&ladder(cube, Stakes::MONEY)), 0.01);
        }
    }
}
