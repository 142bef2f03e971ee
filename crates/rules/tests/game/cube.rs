//! Doubles, takes, passes, beavers and raccoons.

use rules::{
    ActionKind, Beavers, ByPlayer, Cube, CubeValue, Decision, Game, Offer, Offered, Player,
    Position, Reason, Ruleset, Setup, Stakes, Win, Xgid,
};

use crate::table::{Black, OPENING, Table, White};

fn owned(value: u32, owner: Player) -> Cube {
    Cube {
        value: CubeValue::new(value),
        owner: Some(owner),
    }
}

#[test]
fn a_double_is_offered_before_the_roll_and_the_taker_owns_the_cube() {
    let mut table = Table::begun("international");
    table.white("double");
    let offer = Offer {
        by: White,
        what: Offered::Double,
    };
    let player = Black;
    assert_eq!(table.game.decision(), Decision::Answer { player, offer });
    assert_eq!(table.game.cube(), Cube::CENTERED);
    table.black("take");
    assert_eq!(table.game.cube(), owned(2, Black));
    table.white("roll 31").white("play 8/5 6/5");
    table.black("double").white("take");
    assert_eq!(table.game.cube(), owned(4, White));
    assert_eq!(table.refused(Black, "double"), Reason::CubeNotYours(White));
}

#[test]
fn a_pass_costs_what_was_played_for_before() {
    let mut table = Table::begun("international");
    table.white("double").black("pass");
    assert_eq!(table.sum(), "White wins: single 1 × cube 1 = 1");
    let mut table = Table::begun("international");
    table.white("double").black("take");
    table.white("roll 31").white("play 8/5 6/5");
    table.black("double").white("pass");
    assert_eq!(table.sum(), "Black wins: single 1 × cube 2 = 2");
}

#[test]
fn nobody_doubles_out_of_turn_or_after_rolling() {
    let mut table = Table::begun("international");
    assert_eq!(table.refused(Black, "double"), Reason::NotYourTurn(White));
    table.white("roll 31");
    let roll = "31".parse().unwrap();
    assert_eq!(
        table.refused(White, "double"),
        Reason::DoubleAfterRoll(roll)
    );
}

#[test]
fn nobody_doubles_before_the_first_roll_is_played() {
    for rules in ["deluxe", "nordic-no"] {
        let mut table = Table::new(rules);
        table.white("throw 6").black("throw 4");
        let reason = Reason::FirstRollNotPlayed;
        assert_eq!(table.refused(White, "double"), reason);
        table.white("roll 31").white("8 by 3");
        assert_eq!(table.refused(White, "double"), reason);
        table.white("6 by 1").white("end").black("double");
    }
}

#[test]
fn by_the_nordic_leaflet_doubles_come_at_any_time() {
    let mut table = Table::begun("nordic");
    table.black("double").white("take");
    assert_eq!(table.game.cube(), owned(2, White));
    table.white("roll 31").white("8 by 3");
    // In the middle of the turn. The move that was made stays.
    table.white("double");
    assert!(matches!(
        table.refused(White, "6 by 1"),
        Reason::OfferOpen(_)
    ));
    table.black("take").white("6 by 1").white("end");
    assert_eq!(table.game.cube(), owned(4, Black));
    assert_eq!(table.checkers(White), "24:2 13:5 8:2 6:4 5:2");
}

#[test]
fn the_cube_stops_at_the_highest_value_agreed() {
    let rules: Ruleset = "nordic".parse().unwrap();
    let cube = owned(64, White);
    let mut table = Table::with_stakes(rules, Stakes::MONEY, cube, OPENING, OPENING);
    let reason = Reason::CubeAtLimit(CubeValue::SIXTY_FOUR);
    assert_eq!(table.refused(White, "double"), reason);
}

#[test]
fn a_position_without_a_limit_does_not_lift_that_of_the_rules() {
    // Few IDs give the cube's limit.
    let id = "XGID=-b----E-C---eE---c-e----B-:5:1:1:00:0:0:0:0:10";
    let setup = Setup::from(id.parse::<Xgid>().unwrap());
    assert_eq!(setup.highest_cube, None);
    let game = |cube: u32, highest: Option<u32>, rules: &str| {
        let position = Position::try_from(Setup {
            cube: owned(cube, White),
            highest_cube: highest.map(CubeValue::new),
            ..setup
        });
        Game::from_position(rules.parse().unwrap(), &position.unwrap()).unwrap()
    };
    let refused = |game: Game| match game.may(White, ActionKind::Double) {
        Err(Reason::CubeAtLimit(highest)) => Some(highest.value()),
        other => other.map(|()| None).unwrap(),
    };
    assert_eq!(refused(game(32, None, "nordic")), None);
    assert_eq!(refused(game(64, None, "nordic")), Some(64));
    assert_eq!(refused(game(64, None, "international")), None);
    assert_eq!(refused(game(16, Some(16), "nordic")), Some(16));
    // A cube that has been turned stays turned.
    assert_eq!(refused(game(128, None, "nordic")), Some(128));
}

#[test]
fn without_a_cube_nobody_doubles() {
    let mut table = Table::begun("international, cube off");
    assert_eq!(table.refused(White, "double"), Reason::CubeNotInUse);
    let highest = table.game.position().unwrap().highest_cube();
    assert_eq!(highest, Some(CubeValue::ONE));
}

#[test]
fn nobody_doubles_in_the_crawford_game() {
    let rules: Ruleset = "international, match 5".parse().unwrap();
    let stakes = rules.crawford_stakes(ByPlayer { white: 4, black: 0 });
    let mut table = Table::with_stakes(rules, stakes, Cube::CENTERED, OPENING, OPENING);
    assert_eq!(table.refused(White, "double"), Reason::CrawfordGame);
}

#[test]
fn a_dead_cube_may_be_turned_in_a_match() {
    let rules: Ruleset = "international, match 5".parse().unwrap();
    let stakes = rules.stakes(ByPlayer { white: 4, black: 0 });
    let mut table = Table::with_stakes(rules, stakes, Cube::CENTERED, OPENING, OPENING);
    table.white("double").black("take");
}

#[test]
fn a_beaver_keeps_the_cube_and_can_be_passed() {
    let mut table = Table::begun("international, beavers on");
    table.white("double").black("beaver").white("take");
    assert_eq!(table.game.cube(), owned(4, Black));
    let mut table = Table::begun("international, beavers on");
    table.white("double").black("beaver");
    assert_eq!(table.refused(White, "raccoon"), Reason::NoRaccoons);
    table.white("pass");
    assert_eq!(table.sum(), "Black wins: single 1 × cube 2 = 2");
}

#[test]
fn a_raccoon_answers_a_beaver() {
    let rules = "international, beavers raccoons";
    let mut table = Table::begun(rules);
    table.white("double");
    let wrong = Reason::WrongAnswer(Offered::Double);
    assert_eq!(table.refused(Black, "raccoon"), wrong);
    table.black("beaver").white("raccoon").black("take");
    assert_eq!(table.game.cube(), owned(8, Black));
    let mut table = Table::begun(rules);
    table
        .white("double")
        .black("beaver")
        .white("raccoon")
        .black("pass");
    assert_eq!(table.sum(), "White wins: single 1 × cube 4 = 4");
}

#[test]
fn beavers_are_for_money_and_must_be_agreed_on() {
    let mut table = Table::begun("international");
    table.white("double");
    assert_eq!(table.refused(Black, "beaver"), Reason::NoBeavers);
    let rules: Ruleset = "international, match 5, beavers raccoons".parse().unwrap();
    let stakes = rules.stakes(ByPlayer::default());
    let mut table = Table::with_stakes(rules, stakes, Cube::CENTERED, OPENING, OPENING);
    table.white("double");
    assert_eq!(table.refused(Black, "beaver"), Reason::NoBeavers);
    // Nor above the highest value.
    let mut table = Table::begun("international, beavers on, cube-highest 2");
    table.white("double");
    let reason = Reason::CubeAtLimit(CubeValue::new(2));
    assert_eq!(table.refused(Black, "beaver"), reason);
}

/// White bears off the last checker while Black has none off.
fn gammon(jacoby: bool, cube: Cube, rules: &str) -> String {
    let stakes = Stakes::Money {
        jacoby,
        beavers: Beavers::Off,
    };
    let rules = rules.parse().unwrap();
    let mut table = Table::with_stakes(rules, stakes, cube, "1:1", "6:15");
    table.white("roll 21").white("play 1/off");
    table.sum()
}

#[test]
fn jacoby_counts_gammons_only_once_the_cube_is_turned() {
    let turned = owned(2, Black);
    assert_eq!(
        gammon(true, Cube::CENTERED, "international"),
        "White wins: gammon 1 by Jacoby × cube 1 = 1"
    );
    assert_eq!(
        gammon(true, turned, "international"),
        "White wins: gammon 2 × cube 2 = 4"
    );
    assert_eq!(
        gammon(false, Cube::CENTERED, "international"),
        "White wins: gammon 2 × cube 1 = 2"
    );
    // Without a cube, nobody could ever double.
    assert_eq!(
        gammon(true, Cube::CENTERED, "international, cube off"),
        "White wins: gammon 2 × cube 1 = 2"
    );
    // An automatic double leaves the cube centered.
    let automatic = Cube {
        value: CubeValue::new(2),
        owner: None,
    };
    assert_eq!(
        gammon(true, automatic, "international"),
        "White wins: gammon 1 by Jacoby × cube 2 = 2"
    );
}

#[test]
fn jacoby_holds_for_resignations_too() {
    let mut table = Table::begun("international, jacoby on");
    table.black("resign gammon").white("accept");
    assert_eq!(table.game.outcome().unwrap().points.total(), 1);
    assert!(matches!(
        table.game.outcome().unwrap().points,
        rules::Points::Product {
            win: Win::Gammon,
            counted: Win::Single,
            ..
        }
    ));
}
