//! What must hold whatever the chances.

use proptest::prelude::*;

use super::*;

fn any_chances() -> impl Strategy<Value = Chances> {
    let part = 0.0_f32..=1.0;
    let parts = [part.clone(), part.clone(), part.clone(), part.clone(), part];
    parts.prop_map(
        |[win, gammons, backgammons, lost_gammons, lost_backgammons]| {
            let (won, lost) = (win * gammons, (1.0 - win) * lost_gammons);
            chances([win, won, won * backgammons, lost, lost * lost_backgammons])
        },
    )
}

fn any_stakes() -> impl Strategy<Value = Stakes> {
    prop_oneof![
        Just(Stakes::MONEY),
        Just(JACOBY),
        (1..12_u32, 1..12_u32).prop_map(|(away, opponent_away)| needs(away, opponent_away)),
    ]
}

fn any_cube() -> impl Strategy<Value = Cube> {
    prop_oneof![
        Just(Cube::CENTERED),
        (1..4_u32).prop_map(|turns| owned_by(Player::White, 1 << turns)),
        (1..4_u32).prop_map(|turns| owned_by(Player::Black, 1 << turns)),
    ]
}

fn any_efficiency() -> impl Strategy<Value = CubeEfficiency> {
    (0.0_f32..=1.0).prop_map(CubeEfficiency::new)
}

fn equity(ladder: &CubeLadder, chances: &Chances, efficiency: CubeEfficiency) -> f32 {
    CubeOutlook::new(ladder, chances, efficiency)
        .equity(ladder.state())
        .0
}

/// Equities at lopsided scores get large, and rounding with them.
fn rounding(ladder: &CubeLadder) -> f32 {
    let state = ladder.state();
    let span =
        ladder.won(state, rules::Win::Backgammon).0 - ladder.lost(state, rules::Win::Backgammon).0;
    1e-5 * span
}

proptest! {
    #[test]
    fn a_board_is_worth_to_one_what_it_costs_the_other(
        given in any_chances(), stakes in any_stakes(), cube in any_cube(),
        efficiency in any_efficiency(),
    ) {
        let ladder = ladder(cube, stakes);
        let turned = ladder.for_opponent();
        prop_assert_eq!(turned.for_opponent().state(), ladder.state());
        // A dead cube is for who turns it next, and so depends on who that is.
        prop_assume!(ladder.is_dead(ladder.state()) == turned.is_dead(turned.state()));
        let here = equity(&ladder, &given, efficiency);
        let there = equity(&turned, &given.for_opponent(), efficiency);
        prop_assert!((here + there).abs() <= rounding(&ladder), "{here} {there}");
    }

    #[test]
    fn to_win_more_often_is_never_worse(
        given in any_chances(), more in 0.0_f32..=1.0, stakes in any_stakes(),
        cube in any_cube(), efficiency in any_efficiency(),
    ) {
        let ladder = ladder(cube, stakes);
        // The same shares of gammons among more wins and fewer losses.
        let win = given.win + (1.0 - given.win) * more;
        let grow = if given.win > 0.0 { win / given.win } else { 0.0 };
        let shrink = if given.lose() > 0.0 { (1.0 - win) / given.lose() } else { 0.0 };
        prop_assume!(given.win > 0.001);
        let better = Chances {
            win,
            win_gammon: given.win_gammon * grow,
            win_backgammon: given.win_backgammon * grow,
            lose_gammon: given.lose_gammon * shrink,
            lose_backgammon: given.lose_backgammon * shrink,
        };
        let (before, after) = (
            equity(&ladder, &given, efficiency),
            equity(&ladder, &better, efficiency),
        );
        prop_assert!(after >= before - 10.0 * rounding(&ladder), "{before} {after}");
    }

    #[test]
    fn an_own_cube_is_worth_most_and_the_opponents_least(
        given in any_chances(), away in 1..12_u32, opponent_away in 1..12_u32,
        turns in 1..4_u32, efficiency in any_efficiency(),
    ) {
        for stakes in [Stakes::MONEY, needs(away, opponent_away)] {
            let value = 1 << turns;
            let centered = Cube { value: CubeValue::new(value), owner: None };
            let cubes = [owned_by(Player::White, value), centered, owned_by(Player::Black, value)];
            let equities = cubes.map(|cube| equity(&ladder(cube, stakes), &given, efficiency));
            let rounding = rounding(&ladder(centered, stakes));
            prop_assert!(equities[0] >= equities[1] - rounding, "{equities:?}");
            prop_assert!(equities[1] >= equities[2] - rounding, "{equities:?}");
        }
    }

    #[test]
    fn with_jacoby_a_centered_cube_is_never_too_good_to_turn(
        given in any_chances(), efficiency in any_efficiency(),
    ) {
        let ladder = ladder(Cube::CENTERED, JACOBY);
        let decision = CubeDecision::judged(&ladder, &given, efficiency).unwrap();
        prop_assert_ne!(decision.action(), CubeAction::TooGood);
    }

    #[test]
    fn the_right_action_and_reply_cost_nothing_and_no_other_gains(
        given in any_chances(), stakes in any_stakes(), efficiency in any_efficiency(),
    ) {
        let ladder = ladder(Cube::CENTERED, stakes);
        let decision = CubeDecision::judged(&ladder, &given, efficiency).unwrap();
        prop_assert_eq!(decision.cost_of(decision.action()).0, 0.0);
        prop_assert_eq!(decision.cost_of_reply(decision.reply()).unwrap().0, 0.0);
        for action in [CubeAction::NoDouble, CubeAction::Double, CubeAction::TooGood] {
            prop_assert!(decision.cost_of(action).0 >= 0.0);
        }
        for reply in [Reply::Take, Reply::Pass] {
            prop_assert!(decision.cost_of_reply(reply).unwrap().0 >= 0.0);
        }
    }

    #[test]
    fn a_finished_game_is_worth_its_points(
        stakes in any_stakes(), cube in any_cube(), efficiency in any_efficiency(),
    ) {
        let ladder = ladder(cube, stakes);
        for win in rules::Win::ALL {
            let counted = |least: rules::Win| if win >= least { 1.0 } else { 0.0 };
            let (gammon, backgammon) =
                (counted(rules::Win::Gammon), counted(rules::Win::Backgammon));
            let won = chances([1.0, gammon, backgammon, 0.0, 0.0]);
            let state = ladder.state();
            let here = equity(&ladder, &won, efficiency);
            prop_assert!((here - ladder.won(state, win).0).abs() <= rounding(&ladder));
            let here = equity(&ladder, &won.for_opponent(), efficiency);
            prop_assert!((here - ladder.lost(state, win).0).abs() <= rounding(&ladder));
        }
    }
}
