//! Fourteen positions in which the leaflets differ or might, under each of
//! them.

use rules::{Cube, CubeValue, Decision, Player, Reason, Stage, Stakes, Win};

use crate::common::{at_sixty_four, only_the_higher_number, sum_with_cube, win_over};
use crate::table::{Black, OPENING, Table, White};

/// The leaflets in which a larger number bears off as usual.
const USUAL: [&str; 3] = ["international", "swiss", "hungarian"];
const ALL: [&str; 6] = [
    "international",
    "swiss",
    "hungarian",
    "deluxe",
    "nordic",
    "nordic-no",
];

/// White is home and has rolled. The numbers we don't ask about are chosen so
/// that they don't matter.
fn rolled(rules: &str, white: &str, roll: &str) -> Table {
    let mut table = Table::with(rules, white, "11:2");
    table.white(&format!("roll {roll}"));
    table
}

#[test]
fn position_1_a_six_with_two_on_the_three_point() {
    for rules in USUAL.into_iter().chain(["nordic", "nordic-no"]) {
        let table = rolled(rules, "3:2", "66");
        assert_eq!(table.moves_by(6), ["3/off"], "{rules}");
        assert!(!table.can_end(), "{rules}");
    }
    let table = rolled("deluxe", "3:2", "66");
    assert_eq!(table.plays(), [""]);
}

#[test]
fn position_2_a_five_with_one_on_six_and_one_on_four() {
    for rules in USUAL {
        let table = rolled(rules, "6:1 4:1", "55");
        assert_eq!(table.moves_by(5), ["6/1"], "{rules}");
        assert!(!table.can_end(), "{rules}");
    }
    let table = rolled("deluxe", "6:1 4:1", "55");
    assert_eq!(table.moves_by(5), ["6/1"]);
    assert!(table.can_end());
    for rules in ["nordic", "nordic-no"] {
        let table = rolled(rules, "6:1 4:1", "55");
        assert_eq!(table.moves_by(5), ["6/1", "4/off"], "{rules}");
        assert!(!table.can_end(), "{rules}");
    }
}

#[test]
fn position_3_a_five_with_one_on_five_three_and_two() {
    for rules in USUAL.into_iter().chain(["nordic"]) {
        let table = rolled(rules, "5:1 3:1 2:1", "55");
        assert_eq!(table.moves_by(5), ["5/off"], "{rules}");
        assert!(!table.can_end(), "{rules}");
    }
    let table = rolled("deluxe", "5:1 3:1 2:1", "55");
    assert_eq!(table.moves_by(5), ["5/off"]);
    assert!(table.can_end());
    let table = rolled("nordic-no", "5:1 3:1 2:1", "55");
    assert_eq!(table.moves_by(5), ["5/off", "3/off", "2/off"]);
}

#[test]
fn position_4_six_four_with_two_on_the_five_point() {
    for rules in USUAL {
        let mut table = rolled(rules, "5:2", "64");
        assert_eq!(table.moves_by(6), ["5/off"], "{rules}");
        table.white("5 by 6");
        assert_eq!(table.moves_by(4), ["5/1"], "{rules}");
        assert!(!table.can_end(), "{rules}");
    }
    let table = rolled("deluxe", "5:2", "64");
    assert_eq!(table.moves_by(6), [""; 0]);
    assert_eq!(table.plays(), ["", "5/1"]);
    for rules in ["nordic", "nordic-no"] {
        let mut table = rolled(rules, "5:2", "64");
        assert_eq!(table.moves_by(6), ["5/off"], "{rules}");
        assert_eq!(table.moves_by(4), ["5/1"], "{rules}");
        table.white("5 by 4");
        let after: &[&str] = match rules {
            "nordic" => &["5/off"],
            _ => &["5/off", "1/off"],
        };
        assert_eq!(table.moves_by(6), after, "{rules}");
    }
}

#[test]
fn position_5_two_one_with_the_last_checker_on_the_eight_point() {
    for rules in ALL {
        let mut table = rolled(rules, "8:1 6:14", "21");
        assert!(!table.can_end(), "{rules}");
        table.white("8 by 2");
        assert!(!table.moves_by(1).is_empty(), "{rules}");
        assert_eq!(table.can_end(), rules == "deluxe", "{rules}");
    }
}

#[test]
fn position_6_only_one_of_five_and_two_can_be_played() {
    for rules in ALL {
        only_the_higher_number(rules);
    }
}

#[test]
fn position_7_the_opponent_has_two_on_the_target() {
    for rules in ALL {
        let mut table = Table::with(rules, "24:1 6:14", "6:2 2:13");
        table.white("roll 51");
        assert!(!table.moves_by(5).contains(&"24/19".to_owned()), "{rules}");
        assert!(matches!(
            table.refused(White, "24 by 5"),
            Reason::Blocked { .. }
        ));
        if rules == "deluxe" {
            table.white("penalty 24 by 5");
            assert_eq!(table.checkers(White), "bar:1 6:14");
        } else {
            let reason = table.refused(White, "penalty 24 by 5");
            assert_eq!(reason, Reason::NoPenaltyLanding, "{rules}");
        }
    }
}

#[test]
fn position_8_the_loser_has_one_off_and_one_on_the_bar() {
    for rules in ALL {
        let expected = match rules {
            "international" | "hungarian" => Win::Single,
            _ => Win::Backgammon,
        };
        assert_eq!(win_over(rules, "bar:1 6:13"), expected, "{rules}");
    }
}

#[test]
fn position_9_four_and_four_to_start() {
    for rules in ALL {
        let mut table = Table::new(rules);
        table.white("throw 4").black("throw 4");
        assert!(matches!(
            table.game.decision(),
            Decision::ThrowForStart { .. }
        ));
    }
}

#[test]
fn position_10_six_and_four_to_start() {
    for rules in ALL {
        let mut table = Table::new(rules);
        table.white("throw 6").black("throw 4");
        assert_eq!(table.game.on_roll(), Some(White), "{rules}");
        let expected = match rules {
            "deluxe" | "nordic-no" => Stage::BeforeRoll,
            _ => Stage::Rolled("64".parse().unwrap()),
        };
        assert_eq!(table.game.position().unwrap().stage(), expected, "{rules}");
    }
}

#[test]
fn position_11_a_backgammon_with_the_cube_at_eight() {
    for rules in ALL {
        let sum = sum_with_cube(rules, 8, "bar:1 6:14");
        assert_eq!(sum, "backgammon 3 × cube 8 = 24", "{rules}");
    }
}

#[test]
fn position_12_a_refused_redouble_to_four_pays_two() {
    for rules in ALL {
        let cube = Cube {
            value: CubeValue::new(2),
            owner: Some(Player::White),
        };
        let rules = rules.parse().unwrap();
        let mut table = Table::with_stakes(rules, Stakes::MONEY, cube, OPENING, OPENING);
        table.white("double").black("pass");
        assert_eq!(table.game.outcome().unwrap().points.total(), 2);
    }
}

#[test]
fn position_13_a_redouble_from_sixty_four() {
    for rules in ALL {
        let mut table = at_sixty_four(rules);
        match rules {
            "international" | "swiss" | "deluxe" => {
                table.white("double").black("take");
                assert_eq!(table.game.cube().value.value(), 128, "{rules}");
            }
            _ => {
                let reason = Reason::CubeAtLimit(CubeValue::SIXTY_FOUR);
                assert_eq!(table.refused(White, "double"), reason, "{rules}");
            }
        }
    }
}

#[test]
fn position_14_a_double_after_the_own_roll() {
    for rules in ALL {
        let mut table = Table::begun(rules);
        table.white("roll 31");
        if rules.starts_with("nordic") {
            table.white("double").black("take");
            assert_eq!(table.game.cube().owner, Some(Black), "{rules}");
        } else {
            let reason = table.refused(White, "double");
            assert!(matches!(reason, Reason::DoubleAfterRoll(_)), "{rules}");
        }
    }
}
