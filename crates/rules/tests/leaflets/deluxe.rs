//! The leaflet from the Deluxe case, following its German text.

use rules::{Block, Decision, Leaflet, PointLabels, Reason, Ruleset, Session, Stage, Win};

use crate::common::*;
use crate::table::{Black, Table, White};

const DELUXE: &str = "deluxe";

fn rules() -> Ruleset {
    Leaflet::Deluxe.ruleset()
}

#[test]
fn d1_the_start_is_taken_to_be_the_usual_one() {
    start_as_usual(DELUXE);
}

#[test]
fn d2_each_player_has_fifteen_checkers() {
    let board = Table::new(DELUXE).game.board_for(White);
    assert_eq!((board.player().total(), board.opponent().total()), (15, 15));
}

#[test]
fn d3_the_higher_die_gets_the_white_checkers() {
    let mut table = Table::new(DELUXE);
    table.white("throw 2").black("throw 6");
    assert!(table.game.are_colors_swapped());
    let mut table = Table::new(DELUXE);
    table.white("throw 6").black("throw 2");
    assert!(!table.game.are_colors_swapped());
    a_tie_is_thrown_again(DELUXE);
}

#[test]
fn d4_white_starts() {
    for (white, black) in [("throw 2", "throw 6"), ("throw 6", "throw 2")] {
        let mut table = Table::new(DELUXE);
        table.white(white).black(black);
        assert_eq!(table.game.on_roll(), Some(White));
    }
}

#[test]
fn d5_the_first_to_bear_off_everything_wins() {
    the_first_with_all_off_wins(DELUXE);
}

#[test]
fn d6_the_starter_throws_both_dice_anew() {
    let mut table = Table::new(DELUXE);
    table.white("throw 6").black("throw 4");
    assert_eq!(table.game.position().unwrap().stage(), Stage::BeforeRoll);
    // So the very first roll can be a double.
    table.white("roll 33");
}

#[test]
fn d7_no_numbers_are_printed_beside_the_points() {
    assert_eq!(rules().appearance.labels, PointLabels::Blank);
}

#[test]
fn d8_the_order_of_the_numbers_is_free() {
    either_number_first(DELUXE);
}

#[test]
fn d9_one_checker_or_two() {
    one_checker_or_two(DELUXE);
    a_total_is_two_moves(DELUXE);
}

#[test]
fn d10_the_players_throw_in_turns() {
    players_throw_in_turns(DELUXE);
}

#[test]
fn d11_moving_is_a_duty_until_all_are_home() {
    whoever_can_move_must(DELUXE);
    let mut table = Table::with(DELUXE, "8:1 6:14", "11:2");
    table.white("roll 21");
    assert!(!table.can_end());
    table.white("8 by 2");
    assert!(!table.moves_by(1).is_empty());
    assert!(table.can_end());
}

#[test]
fn d12_if_only_one_number_can_be_played_it_is_the_higher() {
    only_the_higher_number(DELUXE);
}

#[test]
fn d13_if_nothing_can_be_played_the_roll_is_lost() {
    nothing_playable_loses_the_roll(DELUXE);
}

#[test]
fn d14_doubles_count_four_times() {
    doubles_are_played_four_times(DELUXE);
}

#[test]
fn d15_a_double_is_played_as_far_as_possible() {
    a_double_is_played_as_far_as_possible(DELUXE);
}

#[test]
fn d16_a_lone_checker_is_hit() {
    a_lone_checker_is_hit(DELUXE);
}

#[test]
fn d17_up_to_four_checkers_are_hit_in_a_turn() {
    up_to_four_are_hit(DELUXE);
}

#[test]
fn d18_a_hit_checker_leaves_the_points() {
    let mut table = Table::with(DELUXE, "8:1 1:14", "20:1 11:14");
    table.white("roll 31").white("play 8/5* 5/4");
    let hit = table.game.board_for(Black).player();
    assert_eq!((hit.on_bar(), hit.off()), (1, 0));
}

#[test]
fn d19_all_hit_checkers_come_back_first() {
    hit_checkers_enter_first(DELUXE);
    they_enter_in_the_opponents_home(DELUXE);
}

#[test]
fn d20_a_band_is_played_from_two_although_printed_from_three() {
    blocked_by(DELUXE, 2);
    let printed: Ruleset = "deluxe, block 3".parse().unwrap();
    assert_eq!(printed.movement.block, Block::FromThree);
}

#[test]
fn d21_nobody_may_play_to_a_band() {
    blocked_by(DELUXE, 3);
}

#[test]
fn d22_a_checker_on_a_band_counts_as_hit() {
    let mut table = Table::with(DELUXE, "24:1 6:14", "6:3 4:12");
    table.white("roll 51").white("penalty 24 by 5");
    assert_eq!(table.checkers(White), "bar:1 6:14");
    assert_eq!(table.checkers(Black), "6:3 4:12");
}

#[test]
fn d23_bands_are_jumped_over() {
    occupied_points_are_counted_and_jumped_over(DELUXE);
}

#[test]
fn d24_bearing_off_waits_for_all() {
    bearing_off_waits_for_all(DELUXE);
    bearing_off_may_start_in_mid_roll(DELUXE);
}

#[test]
fn d25_doubles_count_four_times_in_bearing_off() {
    doubles_take_off_four(DELUXE);
}

#[test]
fn d26_only_the_exact_number_bears_off() {
    let mut table = Table::with(DELUXE, "4:1 3:1", "11:2");
    table.white("roll 65");
    assert_eq!(table.plays(), [""]);
    let mut table = Table::with(DELUXE, "4:1 3:1", "11:2");
    table.white("roll 43");
    assert_eq!(table.moves_by(4), ["4/off"]);
    assert_eq!(table.moves_by(3), ["4/1", "3/off"]);
}

#[test]
fn d27_a_number_may_lapse_or_be_played_inside() {
    let mut table = Table::with(DELUXE, "6:1 4:1", "11:2");
    table.white("roll 55");
    assert_eq!(table.moves_by(5), ["6/1"]);
    assert_eq!(table.plays(), ["", "6/1"]);
    table.white("end");
    assert_eq!(table.checkers(White), "6:1 4:1");
}

#[test]
fn d28_after_a_hit_all_come_home_again_first() {
    bearing_off_stops_while_one_is_back(DELUXE);
}

#[test]
fn d29_the_last_checker_off_wins() {
    the_first_with_all_off_wins(DELUXE);
}

#[test]
fn d30_a_single_win_if_some_are_off() {
    some_off_is_single(DELUXE);
}

#[test]
fn d31_a_double_win_if_none_is_off() {
    none_off_is_gammon(DELUXE);
}

#[test]
fn d32_a_triple_win_if_one_is_left_behind() {
    left_behind_is_backgammon(DELUXE);
    left_behind_is_backgammon_with_some_off(DELUXE);
}

#[test]
fn d33_the_cube_multiplies_the_stake_and_can_be_left_out() {
    assert_eq!(sum_with_cube(DELUXE, 4, "6:14"), "single 1 × cube 4 = 4");
    let mut table = Table::begun("deluxe, cube off");
    assert_eq!(table.refused(White, "double"), Reason::CubeNotInUse);
}

#[test]
fn d34_a_double_comes_before_the_own_throw_after_the_game_has_begun() {
    a_double_comes_before_the_own_roll(DELUXE);
    let mut table = Table::new(DELUXE);
    table.white("throw 6").black("throw 4");
    assert_eq!(table.refused(White, "double"), Reason::FirstRollNotPlayed);
}

#[test]
fn d35_the_first_double_lays_the_cube_at_two() {
    the_cube_shows(DELUXE, 1, 2, Black);
}

#[test]
fn d36_the_other_accepts_or_gives_the_game_up() {
    let mut table = Table::begun(DELUXE);
    table.white("double");
    assert!(matches!(
        table.game.decision(),
        Decision::Answer { player: Black, .. }
    ));
    a_pass_pays(DELUXE, 1, 1);
}

#[test]
fn d37_then_the_other_may_lay_it_at_four() {
    the_cube_shows(DELUXE, 2, 4, White);
}

#[test]
fn d38_that_is_given_up_or_played_for_four() {
    a_pass_pays(DELUXE, 2, 2);
    the_cube_shows(DELUXE, 2, 4, White);
}

#[test]
fn d39_the_next_double_is_for_who_accepted_last() {
    the_cube_shows(DELUXE, 3, 8, Black);
}

#[test]
fn d40_nobody_doubles_twice_running() {
    nobody_doubles_twice_running(DELUXE);
}

#[test]
fn d41_eight_times_the_stake_and_a_backgammon_make_twenty_four() {
    let sum = sum_with_cube(DELUXE, 8, "bar:1 6:14");
    assert_eq!(sum, "backgammon 3 × cube 8 = 24");
}

#[test]
fn d42_the_cube_has_no_highest_value() {
    let mut table = at_sixty_four(DELUXE);
    table.white("double").black("take");
    assert_eq!(table.game.cube().value.value(), 128);
}

#[test]
fn d43_there_are_no_matches_and_no_extras() {
    let rules = rules();
    assert_eq!(rules.session, Session::Money);
    assert_eq!(rules.match_lengths, []);
    assert!(!rules.crawford && !rules.jacoby);
    assert_eq!(win_over(DELUXE, "6:15"), Win::Gammon);
}
