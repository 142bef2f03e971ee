//! The Hungarian leaflet.

use rules::{ColorNames, CubeAtRest, CubeValue, Leaflet, PointLabels, Reason, Win};

use crate::common::*;
use crate::table::{Black, Table, White};

const HUNGARIAN: &str = "hungarian";

#[test]
fn h1_the_cube_has_faces_up_to_sixty_four() {
    let rules = Leaflet::Hungarian.ruleset();
    assert_eq!(rules.cube.highest, Some(CubeValue::SIXTY_FOUR));
    let mut table = at_sixty_four(HUNGARIAN);
    let reason = Reason::CubeAtLimit(CubeValue::SIXTY_FOUR);
    assert_eq!(table.refused(White, "double"), reason);
}

#[test]
fn h2_the_start_is_the_usual_one() {
    start_as_usual(HUNGARIAN);
}

#[test]
fn h3_the_rearmost_two_stand_at_the_edge_of_the_enemys_home() {
    let board = Table::new(HUNGARIAN).game.board_for(White);
    assert_eq!(board.player().on(rules::Point::new(24)), 2);
    let names = Leaflet::Hungarian.ruleset().appearance.colors;
    assert_eq!(names, ColorNames::LightDark);
}

#[test]
fn h4_the_first_to_bear_off_everything_wins() {
    the_first_with_all_off_wins(HUNGARIAN);
}

#[test]
fn h5_dark_runs_counter_clockwise() {
    let appearance = Leaflet::Hungarian.ruleset().appearance;
    assert_eq!(appearance.counter_clockwise, Black);
}

#[test]
fn h6_the_higher_die_starts_with_both_values() {
    the_high_die_plays_both_dice(HUNGARIAN);
    a_tie_is_thrown_again(HUNGARIAN);
}

#[test]
fn h7_both_values_are_played_with_one_checker_or_two() {
    one_checker_or_two(HUNGARIAN);
}

#[test]
fn h8_whoever_can_move_must_move() {
    whoever_can_move_must(HUNGARIAN);
    nothing_playable_loses_the_roll(HUNGARIAN);
    only_the_higher_number(HUNGARIAN);
}

#[test]
fn h9_at_least_two_block() {
    blocked_by(HUNGARIAN, 2);
    blocked_by(HUNGARIAN, 3);
}

#[test]
fn h10_a_two_and_a_four_go_by_way_of_an_open_stop() {
    let labels = Leaflet::Hungarian.ruleset().appearance.labels;
    assert_eq!(labels, PointLabels::Numbers);
    // As in the example: 20 is blocked, so 24 goes by 22 to 18.
    let mut table = Table::with(HUNGARIAN, "24:2 13:5 8:3 6:5", "6:5 5:2 8:3 13:5");
    table.white("roll 42");
    assert!(!table.moves_by(4).contains(&"24/20".to_owned()));
    let plays = table.plays();
    for play in ["24/18", "13/11 8/4"] {
        assert!(plays.iter().any(|other| other == play), "{play}");
    }
}

#[test]
fn h11_a_double_is_four_throws_of_its_value() {
    doubles_are_played_four_times(HUNGARIAN);
    a_double_is_played_as_far_as_possible(HUNGARIAN);
}

#[test]
fn h12_exactly_one_is_hit_and_both_numbers_may_hit() {
    a_lone_checker_is_hit(HUNGARIAN);
    let mut table = Table::with(HUNGARIAN, "8:2 1:13", "20:1 19:1 11:13");
    table.white("roll 32").white("play 8/6* 8/5*");
    assert_eq!(table.checkers(Black), "bar:2 11:13");
}

#[test]
fn h13_the_hit_player_enters_first_in_the_enemys_home() {
    hit_checkers_enter_first(HUNGARIAN);
    one_may_hit_while_entering(HUNGARIAN);
    // As in the example: only 1, 2, 3 and 5 enter.
    let enters = |number: u8| {
        let mut table = Table::with(HUNGARIAN, "bar:1 8:14", "6:2 4:2 12:11");
        table.white(&format!("roll {number}{number}"));
        !table.moves_by(number).is_empty()
    };
    let entering: Vec<_> = (1..=6).filter(|&number| enters(number)).collect();
    assert_eq!(entering, [1, 2, 3, 5]);
}

#[test]
fn h14_bearing_off_waits_for_all() {
    bearing_off_waits_for_all(HUNGARIAN);
    bearing_off_may_start_in_mid_roll(HUNGARIAN);
    bearing_off_stops_while_one_is_back(HUNGARIAN);
}

#[test]
fn h15_a_number_takes_off_from_its_point() {
    a_number_takes_off_from_its_point(HUNGARIAN, "54", "5/off 4/off");
    doubles_take_off_four(HUNGARIAN);
}

#[test]
fn h16_a_larger_number_takes_off_from_the_highest_point() {
    let mut table = Table::with(HUNGARIAN, "4:1 2:1", "11:2");
    table.white("roll 61");
    assert_eq!(table.moves_by(6), ["4/off"]);
}

#[test]
fn h17_else_the_value_must_be_moved() {
    let mut table = Table::with(HUNGARIAN, "6:1 4:1", "11:2");
    table.white("roll 55");
    assert_eq!(table.moves_by(5), ["6/1"]);
    assert!(!table.can_end());
}

#[test]
fn h18_a_value_may_be_moved_inside_instead() {
    let mut table = Table::with(HUNGARIAN, "6:1 3:1", "11:2");
    table.white("roll 31");
    assert_eq!(table.moves_by(3), ["6/3", "3/off"]);
    // As in the example: 6-4 with two on 5.
    let mut table = Table::with(HUNGARIAN, "5:2 3:3", "11:2");
    table.white("roll 64").white("play 5/off 5/1");
}

#[test]
fn h19_one_point_if_at_least_one_is_off() {
    some_off_is_single(HUNGARIAN);
}

#[test]
fn h20_two_points_if_none_is_off_and_none_back() {
    none_off_is_gammon(HUNGARIAN);
}

#[test]
fn h21_three_points_if_none_is_off_and_one_is_back() {
    left_behind_is_backgammon(HUNGARIAN);
    assert_eq!(win_over(HUNGARIAN, "bar:1 6:13"), Win::Single);
}

#[test]
fn h22_matches_are_to_three_five_seven_or_nine() {
    let rules = Leaflet::Hungarian.ruleset();
    let lengths: Vec<u32> = rules
        .match_lengths
        .iter()
        .map(|length| length.get())
        .collect();
    assert_eq!(lengths, [3, 5, 7, 9]);
    assert!(!rules.crawford);
}

#[test]
fn h23_the_cube_multiplies_the_result() {
    let sums = ["6:14", "6:15", "bar:1 6:14"].map(|black| sum_with_cube(HUNGARIAN, 2, black));
    assert_eq!(
        sums,
        [
            "single 1 × cube 2 = 2",
            "gammon 2 × cube 2 = 4",
            "backgammon 3 × cube 2 = 6"
        ]
    );
}

#[test]
fn h24_the_first_double_may_come_from_either() {
    either_may_double_first(HUNGARIAN);
    a_double_comes_before_the_own_roll(HUNGARIAN);
}

#[test]
fn h25_the_cube_starts_at_the_side() {
    let appearance = Leaflet::Hungarian.ruleset().appearance;
    assert_eq!(appearance.cube_at_rest, CubeAtRest::Side);
    assert!(Table::new(HUNGARIAN).game.cube().is_centered());
}

#[test]
fn h26_the_doubler_turns_it_to_two() {
    the_cube_shows(HUNGARIAN, 1, 2, Black);
}

#[test]
fn h27_who_accepts_takes_it() {
    the_cube_shows(HUNGARIAN, 1, 2, Black);
}

#[test]
fn h28_then_only_the_taker_may_double_to_four() {
    nobody_doubles_twice_running(HUNGARIAN);
    the_cube_shows(HUNGARIAN, 2, 4, White);
}

#[test]
fn h29_a_refused_double_pays_one_point_and_a_redouble_two() {
    a_pass_pays(HUNGARIAN, 1, 1);
    a_pass_pays(HUNGARIAN, 2, 2);
}

#[test]
fn h30_the_first_to_reach_the_agreed_points_wins() {
    use rules::{Action, Die, Match, Reason};
    let mut session = Match::new(Leaflet::Hungarian.ruleset());
    session.act(White, Action::ThrowDie(Die::Six)).unwrap();
    session.act(Black, Action::ThrowDie(Die::Four)).unwrap();
    session.act(Black, Action::Resign(Win::Backgammon)).unwrap();
    session.act(White, Action::Accept).unwrap();
    assert_eq!(session.winner(), Some(White));
    let refusal = session.start_next_game().unwrap_err();
    assert_eq!(refusal.reason, Reason::MatchOver(White));
}
