//! Who starts, and with which dice.

use rules::{Cube, CubeValue, Decision, Reason, Stage, Stakes};

use crate::table::{Black, Table, White, die};

#[test]
fn the_higher_die_plays_both_dice() {
    let mut table = Table::new("international");
    table.black("throw 6").white("throw 4");
    let roll = "64".parse().unwrap();
    let player = Black;
    assert_eq!(table.game.decision(), Decision::Play { player, roll });
}

#[test]
fn nothing_else_can_be_done_before_the_start_is_settled() {
    let mut table = Table::new("international");
    assert_eq!(table.refused(White, "roll 31"), Reason::StartNotSettled);
    assert_eq!(table.refused(White, "double"), Reason::StartNotSettled);
    assert_eq!(
        table.refused(White, "resign single"),
        Reason::StartNotSettled
    );
    table.white("throw 2");
    assert_eq!(table.game.position(), None);
    assert_eq!(
        table.refused(White, "throw 5"),
        Reason::AlreadyThrown(die(2))
    );
    table.black("throw 1");
    assert_eq!(table.refused(Black, "throw 5"), Reason::StartSettled);
}

#[test]
fn a_tie_is_thrown_again() {
    let mut table = Table::new("international");
    table.white("throw 3").black("throw 3");
    assert!(matches!(
        table.game.decision(),
        Decision::ThrowForStart { has_thrown } if !has_thrown.white && !has_thrown.black
    ));
    assert_eq!(table.game.cube(), Cube::CENTERED);
    table.white("throw 2").black("throw 5");
    assert_eq!(table.game.on_roll(), Some(Black));
}

#[test]
fn the_higher_die_may_have_to_roll_again() {
    let mut table = Table::new("international, opening high-die-rolls-again");
    table.white("throw 6").black("throw 4").white("roll 55");
    let position = table.game.position().unwrap();
    assert_eq!(position.stage(), Stage::Rolled("55".parse().unwrap()));
}

#[test]
fn the_die_may_decide_the_colors() {
    let rules = "deluxe, match 7".parse::<rules::Ruleset>().unwrap();
    let score = rules::ByPlayer { white: 1, black: 4 };
    let mut table = Table {
        game: rules::Game::new(rules.clone(), rules.stakes(score)),
    };
    table.white("throw 2").black("throw 5");
    assert!(table.game.are_colors_swapped());
    assert_eq!(table.game.on_roll(), Some(White));
    let Stakes::Match { score, .. } = table.game.stakes() else {
        panic!("a match");
    };
    assert_eq!((score.white, score.black), (4, 1));
    assert_eq!(
        table.game.decision(),
        Decision::RollOrDouble {
            player: White,
            may_double: false
        }
    );

    let mut table = Table::new("deluxe");
    table.white("throw 5").black("throw 2");
    assert!(!table.game.are_colors_swapped());
    assert_eq!(table.game.on_roll(), Some(White));
}

#[test]
fn ties_double_automatically_up_to_the_limit() {
    let mut table = Table::new("international, automatic-doubles 2");
    let mut values = Vec::new();
    for _ in 0..3 {
        table.white("throw 3").black("throw 3");
        values.push(table.game.cube().value.value());
    }
    assert_eq!(values, [2, 4, 4]);
    assert!(table.game.cube().is_centered());

    let mut table = Table::new("international, automatic-doubles 9, cube-highest 2");
    table.white("throw 3").black("throw 3");
    table.white("throw 3").black("throw 3");
    assert_eq!(table.game.cube().value, CubeValue::new(2));
}
