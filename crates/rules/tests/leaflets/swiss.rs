//! The Swiss leaflet, following its German text.

use rules::{ColorNames, Leaflet, Player, Point, PointLabels, Reason};

use crate::common::*;
use crate::table::{Black, Table, White};

const SWISS: &str = "swiss";

/// The label of a player's point on the Swiss board.
fn label(player: Player, point: u8) -> String {
    let labels = Leaflet::Swiss.ruleset().appearance.labels;
    labels.label(Point::new(point), player)
}

#[test]
fn s1_the_first_to_bear_off_everything_wins() {
    the_first_with_all_off_wins(SWISS);
}

#[test]
fn s2_the_players_move_in_opposite_directions() {
    let mut table = Table::begun(SWISS);
    table.white("roll 61").white("play 13/7 8/7");
    // White's bar point is Black's 18.
    let seen_by_black = table.game.board_for(Black);
    assert_eq!(seen_by_black.opponent_on(Point::new(18)), 2);
    table.black("roll 61");
    assert!(!table.plays().iter().any(|play| play.contains("24/18")));
}

#[test]
fn s3_the_start_is_the_usual_one_with_fifteen_checkers() {
    start_as_usual(SWISS);
}

#[test]
fn s4_points_are_labeled_by_halves() {
    assert_eq!(
        Leaflet::Swiss.ruleset().appearance.labels,
        PointLabels::Halves
    );
    let numbered = "swiss, labels descending"
        .parse::<rules::Ruleset>()
        .unwrap();
    assert_eq!(numbered.appearance.labels, PointLabels::Numbers);
}

#[test]
fn s6_white_runs_from_1a_by_12a_and_12_to_1() {
    let way = [24, 13, 12, 1].map(|point| label(White, point));
    assert_eq!(way, ["1A", "12A", "12", "1"]);
    assert_eq!(label(White, 6), "6");
}

#[test]
fn s7_black_runs_from_1_by_12_and_12a_to_1a() {
    let way = [24, 13, 12, 1].map(|point| label(Black, point));
    assert_eq!(way, ["1", "12", "12A", "1A"]);
    assert_eq!(label(Black, 6), "6A");
}

#[test]
fn s8_white_runs_counter_clockwise() {
    let appearance = Leaflet::Swiss.ruleset().appearance;
    assert_eq!(appearance.counter_clockwise, White);
    assert_eq!(appearance.colors, ColorNames::WhiteBlack);
}

#[test]
fn s9_the_higher_die_starts() {
    the_high_die_plays_both_dice(SWISS);
}

#[test]
fn s10_the_starter_plays_these_two_numbers() {
    the_high_die_plays_both_dice(SWISS);
}

#[test]
fn s11_equal_numbers_are_thrown_again() {
    a_tie_is_thrown_again(SWISS);
}

#[test]
fn s12_two_dice_make_two_moves() {
    players_throw_in_turns(SWISS);
    whoever_can_move_must(SWISS);
}

#[test]
fn s13_occupied_points_are_counted() {
    occupied_points_are_counted_and_jumped_over(SWISS);
}

#[test]
fn s14_one_checker_or_two() {
    one_checker_or_two(SWISS);
}

#[test]
fn s15_a_continued_move_is_two_moves_and_no_sum() {
    a_total_is_two_moves(SWISS);
}

#[test]
fn s16_without_its_first_part_a_continued_move_is_impossible() {
    // 21 is blocked, so nothing starts with the three; the four goes first.
    let mut table = Table::with(SWISS, "24:1 13:14", "4:2 2:13");
    table.white("roll 43");
    let (point, checkers) = (Point::new(21), 2);
    assert_eq!(
        table.refused(White, "24 by 3"),
        Reason::Blocked { point, checkers }
    );
    table.white("24 by 4").white("20 by 3");
}

#[test]
fn s17_the_order_of_the_numbers_is_free() {
    either_number_first(SWISS);
}

#[test]
fn s18_if_only_one_die_can_be_used_it_is_the_higher() {
    only_the_higher_number(SWISS);
}

#[test]
fn s19_a_checker_lands_on_empty_points_and_on_its_own() {
    let mut table = Table::begun(SWISS);
    table.white("roll 52").white("24 by 2").white("13 by 5");
    assert_eq!(table.checkers(White), "24:1 22:1 13:4 8:4 6:5");
    blocked_by(SWISS, 2);
}

#[test]
fn s20_or_where_it_hits_a_single_one() {
    a_lone_checker_is_hit(SWISS);
}

#[test]
fn s21_a_double_makes_four_moves() {
    doubles_are_played_four_times(SWISS);
}

#[test]
fn s22_a_double_is_played_as_far_as_possible() {
    a_double_is_played_as_far_as_possible(SWISS);
}

#[test]
fn s23_there_is_no_extra_throw_after_a_double() {
    players_throw_in_turns(SWISS);
}

#[test]
fn s24_two_or_more_are_a_band() {
    blocked_by(SWISS, 2);
    blocked_by(SWISS, 5);
}

#[test]
fn s25_a_bridge_over_six_points_cannot_be_passed() {
    six_in_a_row_cannot_be_passed(SWISS);
}

#[test]
fn s26_a_hit_checker_goes_on_the_bar() {
    a_lone_checker_is_hit(SWISS);
}

#[test]
fn s27_up_to_four_checkers_are_hit_in_a_turn() {
    up_to_four_are_hit(SWISS);
}

#[test]
fn s28_checkers_on_the_bar_enter_first() {
    hit_checkers_enter_first(SWISS);
}

#[test]
fn s29_they_enter_in_the_first_quarter_by_the_numbers() {
    they_enter_in_the_opponents_home(SWISS);
    // The first quarter of White is labeled 1A to 6A.
    assert_eq!([24, 19].map(|point| label(White, point)), ["1A", "6A"]);
}

#[test]
fn s30_a_closed_board_lets_nobody_in() {
    a_closed_board_lets_nobody_in(SWISS);
}

#[test]
fn s31_one_may_hit_while_entering() {
    one_may_hit_while_entering(SWISS);
}

#[test]
fn s32_bearing_off_waits_for_all() {
    bearing_off_waits_for_all(SWISS);
}

#[test]
fn s33_bearing_off_may_start_in_mid_roll() {
    bearing_off_may_start_in_mid_roll(SWISS);
}

#[test]
fn s34_a_six_and_a_five_take_off_from_six_and_five() {
    a_number_takes_off_from_its_point(SWISS, "65", "6/off 5/off");
}

#[test]
fn s35_doubles_count_double_here_too() {
    doubles_take_off_four(SWISS);
}

#[test]
fn s36_borne_off_checkers_are_out_of_play() {
    let mut table = Table::with(SWISS, "6:15", "11:2");
    table.white("roll 66").white("play 6/off(4)");
    assert_eq!(table.game.board_for(White).player().off(), 4);
}

#[test]
fn s37_with_none_higher_the_next_lower_is_taken_off() {
    let mut table = Table::with(SWISS, "3:2", "11:2");
    table.white("roll 65").white("play 3/off(2)");
    // The next lower occupied point.
    let mut table = Table::with(SWISS, "4:1 2:1", "11:2");
    table.white("roll 61");
    assert_eq!(table.moves_by(6), ["4/off"]);
}

#[test]
fn s38_with_one_higher_the_number_must_be_moved() {
    let mut table = Table::with(SWISS, "6:1 4:1", "11:2");
    table.white("roll 55");
    assert_eq!(table.moves_by(5), ["6/1"]);
    assert!(!table.can_end());
    let printed = Leaflet::SwissItalian.name();
    let mut table = Table::with(printed, "4:1 3:1", "11:2");
    table.white("roll 65");
    assert_eq!(table.plays(), [""]);
}

#[test]
fn s39_single_if_some_are_off() {
    some_off_is_single(SWISS);
}

#[test]
fn s40_double_if_none_is_off() {
    none_off_is_gammon(SWISS);
}

#[test]
fn s41_triple_if_one_is_left_behind() {
    left_behind_is_backgammon(SWISS);
    left_behind_is_backgammon_with_some_off(SWISS);
}

#[test]
fn s42_the_cube_can_be_used() {
    Table::begun(SWISS).white("double");
    let mut table = Table::begun("swiss, cube off");
    assert_eq!(table.refused(White, "double"), Reason::CubeNotInUse);
}

#[test]
fn s43_a_double_comes_before_the_throw() {
    a_double_comes_before_the_own_roll(SWISS);
}

#[test]
fn s44_giving_up_pays_the_single_stake() {
    a_pass_pays(SWISS, 1, 1);
    the_cube_shows(SWISS, 1, 2, Black);
}

#[test]
fn s45_the_next_double_is_for_the_second_player() {
    nobody_doubles_twice_running(SWISS);
    the_cube_shows(SWISS, 2, 4, White);
}

#[test]
fn s46_giving_up_then_pays_the_doubled_stake() {
    a_pass_pays(SWISS, 2, 2);
}

#[test]
fn s47_and_so_on_without_a_limit() {
    the_cube_shows(SWISS, 2, 4, White);
    at_sixty_four(SWISS).white("double").black("take");
}

#[test]
fn s48_with_each_double_the_right_passes_on() {
    the_cube_shows(SWISS, 3, 8, Black);
    the_cube_shows(SWISS, 4, 16, White);
}
