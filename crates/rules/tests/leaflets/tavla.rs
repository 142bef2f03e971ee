//! The games of Greece, Turkey and Iran, following descriptions of them.

use rules::{Action, Decision, Die, Leaflet, Match, Player, Point, Reason, Win};

use crate::common::*;
use crate::table::{Black, Table, White};

const ALL: [&str; 3] = ["portes", "tavla", "takhteh"];
/// The rulesets in which a checker that hits at home must stay.
const STAYING: [&str; 2] = ["tavla", "takhteh"];

#[test]
fn they_are_backgammon_otherwise() {
    for rules in ALL {
        start_as_usual(rules);
        a_tie_is_thrown_again(rules);
        blocked_by(rules, 2);
        whoever_can_move_must(rules);
        only_the_higher_number(rules);
        bearing_off_waits_for_all(rules);
    }
}

#[test]
fn the_higher_die_starts_and_rolls_both_dice_anew() {
    for rules in ALL {
        let mut table = Table::new(rules);
        table.white("throw 2").black("throw 5");
        let decision = Decision::RollOrDouble {
            player: Black,
            may_double: false,
        };
        assert_eq!(table.game.decision(), decision);
        // A double is possible.
        table.black("roll 66");
    }
}

#[test]
fn there_is_no_cube() {
    for rules in ALL {
        let mut table = Table::begun(rules);
        assert_eq!(table.refused(White, "double"), Reason::CubeNotInUse);
    }
}

#[test]
fn no_game_counts_three_times() {
    for rules in ALL {
        some_off_is_single(rules);
        none_off_is_gammon(rules);
        for left_behind in ["bar:1 6:14", "23:15"] {
            assert_eq!(win_over(rules, left_behind), Win::Gammon);
        }
        let mut table = Table::begun(rules);
        for offer in ["resign backgammon", "claim backgammon"] {
            assert_eq!(table.refused(White, offer), Reason::NoBackgammon);
        }
        table.white("resign gammon");
    }
}

/// Who starts the game after this player wins one as White or Black.
fn starter_after(rules: &str, winner: Player) -> Option<Player> {
    let mut session = Match::new(rules.parse().unwrap());
    session.act(White, Action::ThrowDie(Die::Six)).unwrap();
    session.act(Black, Action::ThrowDie(Die::Four)).unwrap();
    let loser = winner.opponent();
    session.act(loser, Action::Resign(Win::Single)).unwrap();
    session.act(winner, Action::Accept).unwrap();
    session.start_next_game().unwrap();
    session.game().on_roll()
}

#[test]
fn the_winner_of_the_last_game_starts_the_next() {
    for winner in Player::BOTH {
        for rules in ["portes", "tavla"] {
            assert_eq!(starter_after(rules, winner), Some(winner));
        }
        for rules in ["takhteh", "international, match 5"] {
            assert_eq!(starter_after(rules, winner), None);
        }
    }
}

#[test]
fn a_game_that_the_winner_starts_is_recorded_and_read_back() {
    let mut record = rules::Record::new("tavla".parse().unwrap());
    for line in [
        "White throw 6",
        "Black throw 4",
        "White resign single",
        "Black accept",
        "next game",
        "Black roll 66",
        "Black play 24/18(2) 13/7(2)",
    ] {
        record.read_line(line).unwrap();
    }
    assert_eq!(record.now().game().on_roll(), Some(White));
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn who_hits_at_home_stays_there() {
    for rules in STAYING {
        // White hits on the 5-point with the 3 and may not continue with the 2.
        let mut table = Table::with(rules, "13:1 8:1 1:13", "20:1 11:14");
        table.white("roll 32").white("8 by 3");
        let stays = Reason::HitAndRun(Point::new(5));
        assert_eq!(table.refused(White, "5 by 2"), stays);
        table.white("13 by 2").white("end");
        assert_eq!(table.checkers(White), "11:1 5:1 1:13");
    }
    let mut table = Table::with("portes", "13:1 8:1 1:13", "20:1 11:14");
    table.white("roll 32").white("8 by 3").white("5 by 2");
}

#[test]
fn another_checker_of_the_same_point_may_move_on() {
    for rules in STAYING {
        let mut table = Table::with(rules, "8:2 1:13", "20:1 11:14");
        table.white("roll 33").white("8 by 3").white("8 by 3");
        // One of the two has hit. Only the other one can move.
        table.white("5 by 3");
        assert_eq!(
            table.refused(White, "5 by 3"),
            Reason::HitAndRun(Point::new(5))
        );
        assert_eq!(table.checkers(White), "5:1 2:1 1:13");
    }
}

#[test]
fn outside_of_home_a_checker_may_hit_and_run() {
    for rules in STAYING {
        let mut table = Table::with(rules, "13:1 1:14", "15:1 11:14");
        table.white("roll 32").white("13 by 3").white("10 by 2");
    }
}

#[test]
fn a_hit_that_would_waste_a_number_gives_way_to_a_play_of_both() {
    // Hitting on 5 with the 3 leaves no 2: the checker stays, and 13 is
    // blocked. 13/10/8 plays both numbers.
    for rules in STAYING {
        let mut table = Table::with(rules, "13:1 8:1", "20:1 19:2 14:2");
        table.white("roll 32");
        assert!(table.plays().iter().all(|play| play != "8/3"));
        assert_eq!(
            table.refused(White, "8 by 3"),
            Reason::BothNumbers("32".parse().unwrap())
        );
    }
}

#[test]
fn they_are_told_apart_by_their_options() {
    let differences = |leaflet: Leaflet, other: Leaflet| -> Vec<_> {
        let rules = leaflet.ruleset();
        let options = rules.differences_from(other);
        options.map(|option| option.name()).collect()
    };
    let international = [
        "opening",
        "next-game",
        "backgammon-needs",
        "cube",
        "match",
        "match-lengths",
        "crawford",
    ];
    assert_eq!(
        differences(Leaflet::Portes, Leaflet::International),
        international
    );
    assert_eq!(
        differences(Leaflet::Tavla, Leaflet::Portes),
        ["hit-and-run", "match", "match-lengths"]
    );
    assert_eq!(differences(Leaflet::Takhteh, Leaflet::Tavla), ["next-game"]);
}
