//! The Nordic leaflet, following its Swedish text, and the Norwegian one where
//! it differs.

use rules::{Die, Leaflet, Match, Point, PointLabels, Reason, Seat, Session, Stage, Win};

use crate::common::*;
use crate::table::{Black, Table, White};

const NORDIC: &str = "nordic";
const NORWEGIAN: &str = "nordic-no";

#[test]
fn n2_the_first_to_bear_off_everything_wins() {
    the_first_with_all_off_wins(NORDIC);
}

#[test]
fn n3_the_start_is_the_usual_one() {
    start_as_usual(NORDIC);
}

#[test]
fn n5_the_higher_die_starts() {
    the_high_die_plays_both_dice(NORDIC);
}

#[test]
fn n6_a_tie_is_thrown_again() {
    a_tie_is_thrown_again(NORDIC);
    a_tie_is_thrown_again(NORWEGIAN);
}

#[test]
fn n7_the_starter_plays_both_starting_dice_but_norwegians_throw_anew() {
    the_high_die_plays_both_dice(NORDIC);
    let mut table = Table::new(NORWEGIAN);
    table.white("throw 4").black("throw 6");
    assert_eq!(table.game.on_roll(), Some(Black));
    assert_eq!(table.game.position().unwrap().stage(), Stage::BeforeRoll);
    table.black("roll 22");
}

#[test]
fn n8_then_both_dice_each_turn() {
    players_throw_in_turns(NORDIC);
}

#[test]
fn n9_white_runs_counter_clockwise() {
    assert_eq!(
        Leaflet::Nordic.ruleset().appearance.counter_clockwise,
        White
    );
}

#[test]
fn n11_a_three_and_a_four_move_one_checker_or_two() {
    one_checker_or_two(NORDIC);
}

#[test]
fn n12_more_than_one_block() {
    blocked_by(NORDIC, 2);
}

#[test]
fn n13_the_stop_between_must_be_open_too() {
    a_total_is_two_moves(NORDIC);
}

#[test]
fn n15_a_pair_blocks_although_a_caption_says_more_than_two() {
    blocked_by(NORDIC, 2);
    blocked_by(NORDIC, 3);
}

#[test]
fn n16_a_lone_checker_is_hit_where_one_lands_or_stops_over() {
    a_lone_checker_is_hit(NORDIC);
    up_to_four_are_hit(NORDIC);
}

#[test]
fn n17_a_hit_checker_goes_on_the_bar() {
    a_lone_checker_is_hit(NORDIC);
}

#[test]
fn n18_its_owner_enters_before_playing_on() {
    hit_checkers_enter_first(NORDIC);
}

#[test]
fn n19_it_enters_in_the_opponents_home() {
    they_enter_in_the_opponents_home(NORDIC);
    they_enter_in_the_opponents_home(NORWEGIAN);
}

#[test]
fn n20_home_points_are_numbered_one_to_six() {
    let labels = Leaflet::Nordic.ruleset().appearance.labels;
    assert_eq!(labels, PointLabels::Homes);
    let label = |point| labels.label(Point::new(point), White);
    assert_eq!(
        [1, 6, 7, 18, 19, 24].map(label),
        ["1", "6", "", "", "6", "1"]
    );
}

#[test]
fn n21_a_blocked_point_cannot_be_entered() {
    a_blocked_point_cannot_be_entered(NORDIC);
}

#[test]
fn n22_a_two_and_a_five_enter_on_two_or_on_five() {
    let mut table = Table::with(NORDIC, "bar:1 6:14", "12:15");
    table.white("roll 52");
    assert_eq!(table.moves_by(2), ["bar/23"]);
    assert_eq!(table.moves_by(5), ["bar/20"]);
}

#[test]
fn n23_then_any_checker_plays_the_other_die() {
    any_checker_moves_after_entering(NORDIC);
}

#[test]
fn n24_a_die_that_cannot_enter_waits() {
    a_blocked_point_cannot_be_entered(NORDIC);
}

#[test]
fn n25_equal_dice_count_four_times() {
    doubles_are_played_four_times(NORDIC);
}

#[test]
fn n26_in_any_combination() {
    doubles_are_played_four_times(NORDIC);
}

#[test]
fn n27_one_plays_as_many_as_one_can() {
    a_double_is_played_as_far_as_possible(NORDIC);
    whoever_can_move_must(NORDIC);
}

#[test]
fn n28_bearing_off_waits_for_all() {
    bearing_off_waits_for_all(NORDIC);
}

#[test]
fn n29_before_that_a_die_without_a_move_is_lost() {
    bearing_off_waits_for_all(NORWEGIAN);
    // The six can't bear off until the five has brought the last checker home.
    let mut table = Table::with(NORWEGIAN, "7:1 3:14", "24:2");
    table.white("roll 65");
    assert_eq!(table.moves_by(6), [""; 0]);
    assert_eq!(table.plays(), ["7/2 3/off", "7/off"]);
    let mut table = Table::with(NORWEGIAN, "12:1 3:14", "19:2 11:2");
    table.white("roll 66");
    assert_eq!(table.plays(), [""]);
}

#[test]
fn n30_a_six_and_a_three_take_off_from_six_and_three() {
    a_number_takes_off_from_its_point(NORDIC, "63", "6/off 3/off");
}

#[test]
fn n31_in_norway_a_number_takes_off_any_at_or_below_it() {
    let mut table = Table::with(NORWEGIAN, "6:1 5:1 3:1 2:1", "11:2");
    table.white("roll 65");
    assert_eq!(table.moves_by(6), ["6/off", "5/off", "3/off", "2/off"]);
    assert_eq!(table.moves_by(5), ["6/1", "5/off", "3/off", "2/off"]);
}

#[test]
fn n32_else_the_nearest_lower_is_taken_off_whatever_stands_higher() {
    let mut table = Table::with(NORDIC, "6:1 4:1 2:1", "11:2");
    table.white("roll 55");
    assert_eq!(table.moves_by(5), ["6/1", "4/off"]);
    let mut table = Table::with(NORDIC, "5:1 4:1", "11:2");
    table.white("roll 55");
    assert_eq!(table.moves_by(5), ["5/off"]);
}

#[test]
fn n33_moves_inside_are_always_allowed() {
    let mut table = Table::with(NORDIC, "6:2 3:1", "11:2");
    table.white("roll 63");
    assert_eq!(table.moves_by(3), ["6/3", "3/off"]);
    table.white("6 by 6").white("6 by 3").white("end");
    assert_eq!(table.checkers(White), "3:2");
}

#[test]
fn n34_the_cube_can_be_left_out() {
    let mut table = Table::begun("nordic, cube off");
    assert_eq!(table.refused(White, "double"), Reason::CubeNotInUse);
}

#[test]
fn n35_a_double_comes_at_any_time() {
    // On the opponent's turn, after your own roll, and in the middle of a turn.
    Table::begun(NORDIC).black("double");
    Table::begun(NORDIC).white("roll 31").white("double");
    let mut table = Table::begun(NORDIC);
    table.white("roll 31").white("8 by 3").black("double");
    table.white("take").white("6 by 1").white("end");
}

#[test]
fn n36_a_double_sets_the_cube_to_two() {
    the_cube_shows(NORDIC, 1, 2, Black);
}

#[test]
fn n37_if_it_is_accepted_play_goes_on() {
    let mut table = Table::begun(NORDIC);
    table.white("double").black("take").white("roll 31");
}

#[test]
fn n38_if_it_is_refused_one_point_is_scored() {
    a_pass_pays(NORDIC, 1, 1);
}

#[test]
fn n39_then_only_the_other_may_double_to_four() {
    nobody_doubles_twice_running(NORDIC);
    the_cube_shows(NORDIC, 2, 4, White);
}

#[test]
fn n40_if_that_is_refused_two_points_are_scored() {
    a_pass_pays(NORDIC, 2, 2);
}

#[test]
fn n41_and_so_on_up_to_sixty_four() {
    the_cube_shows(NORDIC, 6, 64, White);
    let highest = rules::CubeValue::SIXTY_FOUR;
    let mut table = at_sixty_four(NORDIC);
    assert_eq!(table.refused(White, "double"), Reason::CubeAtLimit(highest));
}

#[test]
fn n42_there_are_three_kinds_of_win() {
    let wins = ["6:14", "6:15", "23:1 6:14"].map(|black| win_over(NORDIC, black));
    assert_eq!(wins, [Win::Single, Win::Gammon, Win::Backgammon]);
}

#[test]
fn n43_a_normal_win_counts_the_cube() {
    some_off_is_single(NORDIC);
    assert_eq!(sum_with_cube(NORDIC, 1, "6:14"), "single 1 × cube 1 = 1");
    assert_eq!(sum_with_cube(NORDIC, 4, "6:14"), "single 1 × cube 4 = 4");
}

#[test]
fn n44_a_gammon_counts_double() {
    none_off_is_gammon(NORDIC);
    assert_eq!(sum_with_cube(NORDIC, 4, "6:15"), "gammon 2 × cube 4 = 8");
}

#[test]
fn n45_a_backgammon_counts_triple_whatever_is_off() {
    left_behind_is_backgammon(NORDIC);
    left_behind_is_backgammon_with_some_off(NORDIC);
    let sum = sum_with_cube(NORDIC, 2, "bar:1 6:13");
    assert_eq!(sum, "backgammon 3 × cube 2 = 6");
}

#[test]
fn n46_games_are_added_up_to_ten_points() {
    let rules = Leaflet::Nordic.ruleset();
    assert!(matches!(rules.session, Session::Match(length) if length.get() == 10));
    let mut session = Match::new(rules);
    for points in [0, 3, 6, 9] {
        assert_eq!(session.points_of(Seat::First), points);
        session
            .act(White, rules::Action::ThrowDie(Die::Six))
            .unwrap();
        session
            .act(Black, rules::Action::ThrowDie(Die::Four))
            .unwrap();
        session
            .act(Black, rules::Action::Resign(Win::Backgammon))
            .unwrap();
        session.act(White, rules::Action::Accept).unwrap();
        if points < 9 {
            session.start_next_game().unwrap();
        }
    }
    assert_eq!(session.winner(), Some(White));
}
