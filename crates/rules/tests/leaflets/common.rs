//! What several leaflets say in the same sense. Each check covers one statement
//! and takes the rules under which it must hold.

use rules::{Cube, CubeValue, Decision, Ending, Player, Reason, Ruleset, Stakes, Win};

use crate::table::{Black, OPENING, Table, White, die};

/// Home-board points that are all blocked.
pub(crate) const CLOSED: &str = "6:3 5:3 4:3 3:2 2:2 1:2";

pub(crate) fn start_as_usual(rules: &str) {
    let table = Table::new(rules);
    for player in Player::BOTH {
        assert_eq!(table.checkers(player), "24:2 13:5 8:3 6:5");
    }
}

pub(crate) fn the_first_with_all_off_wins(rules: &str) {
    let mut table = Table::with(rules, "2:1 1:1", "1:1");
    table.white("roll 21").white("play 2/off 1/off");
    assert_eq!(table.game.outcome().unwrap().ending, Ending::BorneOff);
    assert_eq!(table.sum(), "White wins: single 1 × cube 1 = 1");
}

pub(crate) fn the_high_die_plays_both_dice(rules: &str) {
    let mut table = Table::new(rules);
    table.white("throw 4").black("throw 6");
    let roll = "64".parse().unwrap();
    let player = Black;
    assert_eq!(table.game.decision(), Decision::Play { player, roll });
}

pub(crate) fn a_tie_is_thrown_again(rules: &str) {
    let mut table = Table::new(rules);
    table.white("throw 4").black("throw 4");
    assert_eq!(table.game.on_roll(), None);
    table.white("throw 6").black("throw 4");
    assert_eq!(table.game.on_roll(), Some(White));
}

pub(crate) fn players_throw_in_turns(rules: &str) {
    let mut table = Table::begun(rules);
    // Not even a double earns another roll.
    table.white("roll 11").white("play 8/7(2) 6/5(2)");
    assert_eq!(table.refused(White, "roll 31"), Reason::NotYourTurn(Black));
    table.black("roll 31").black("play 8/5 6/5");
    assert_eq!(table.game.on_roll(), Some(White));
}

pub(crate) fn one_checker_or_two(rules: &str) {
    let mut table = Table::begun(rules);
    table.white("roll 43");
    let plays = table.plays();
    for play in ["13/6", "24/21 13/9", "24/20 13/10"] {
        assert!(plays.iter().any(|other| other == play), "{play}");
    }
}

pub(crate) fn either_number_first(rules: &str) {
    let mut table = Table::begun(rules);
    table.white("roll 31");
    table.white("8 by 3").white("undo");
    table.white("6 by 1").white("8 by 3").white("end");
}

/// The point in between must be open: each of the two is a separate move.
pub(crate) fn a_total_is_two_moves(rules: &str) {
    // Black blocks 21 and 20, which 4 and 3 lead to, and leaves 17 open.
    let mut table = Table::with(rules, "24:1 13:14", "5:2 4:2 2:11");
    table.white("roll 43");
    assert!(!table.plays().iter().any(|play| play.contains("24/")));
    // With 20 open, it goes through 20.
    let mut table = Table::with(rules, "24:1 13:14", "4:2 2:13");
    table.white("roll 43").white("24 by 4").white("20 by 3");
    assert_eq!(table.checkers(White), "17:1 13:14");
}

pub(crate) fn only_the_higher_number(rules: &str) {
    // 13/8 and 13/11 are open, but 6 is blocked for both.
    let mut table = Table::with(rules, "13:1 1:14", "19:2 11:13");
    table.white("roll 52");
    assert_eq!(table.plays(), ["13/8"]);
    assert_eq!(
        table.refused(White, "13 by 2"),
        Reason::LargerNumber(die(5))
    );
}

pub(crate) fn nothing_playable_loses_the_roll(rules: &str) {
    let mut table = Table::with(rules, "bar:1 6:14", CLOSED);
    table.white("roll 31");
    assert_eq!(table.plays(), [""]);
    table.white("end");
    assert_eq!(table.game.on_roll(), Some(Black));
}

pub(crate) fn whoever_can_move_must(rules: &str) {
    let mut table = Table::begun(rules);
    table.white("roll 31");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
    table.white("8 by 3");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
}

pub(crate) fn doubles_are_played_four_times(rules: &str) {
    let mut table = Table::with(rules, "24:2 13:13", "24:15");
    table.white("roll 44");
    let plays = table.game.turn().unwrap().legal_plays();
    assert!(plays.iter().all(|(play, _)| play.moves().len() == 4));
    let plays = table.plays();
    // One checker sixteen pips, four checkers four each, and everything in
    // between.
    for play in ["24/8", "24/20(2) 13/9(2)", "24/16 13/9(2)", "13/9(4)"] {
        assert!(plays.iter().any(|other| other == play), "{play}");
    }
}

pub(crate) fn a_double_is_played_as_far_as_possible(rules: &str) {
    // Three fours lead to 8; the fourth is blocked.
    let mut table = Table::with(rules, "20:1 1:14", "21:2 11:13");
    table.white("roll 44");
    assert_eq!(table.plays(), ["20/8"]);
    table.white("20 by 4").white("16 by 4");
    assert_eq!(table.refused(White, "end"), Reason::TurnNotOver);
    table.white("12 by 4").white("end");
}

pub(crate) fn a_lone_checker_is_hit(rules: &str) {
    let mut table = Table::with(rules, "8:1 1:14", "20:1 11:14");
    table.white("roll 32").white("8 by 3");
    assert_eq!(table.checkers(Black), "bar:1 11:14");
    assert_eq!(table.checkers(White), "5:1 1:14");
}

pub(crate) fn up_to_four_are_hit(rules: &str) {
    let mut table = Table::with(rules, "24:1 1:14", "17:1 13:1 9:1 5:1 2:11");
    table.white("roll 44").white("play 24/20*/16*/12*/8*");
    assert_eq!(table.checkers(Black), "bar:4 2:11");
}

pub(crate) fn hit_checkers_enter_first(rules: &str) {
    let mut table = Table::with(rules, "bar:2 6:13", "6:15");
    table.white("roll 31");
    assert_eq!(
        table.refused(White, "6 by 3"),
        Reason::BarFirst { checkers: 2 }
    );
    table.white("bar by 3");
    assert_eq!(
        table.refused(White, "6 by 1"),
        Reason::BarFirst { checkers: 1 }
    );
    table.white("bar by 1").white("end");
}

/// Die n enters on the n-point of the opponent's home board.
pub(crate) fn they_enter_in_the_opponents_home(rules: &str) {
    for number in 1..=6 {
        let mut table = Table::with(rules, "bar:1 6:14", "12:15");
        table.white(&format!("roll {number}{number}"));
        let entered = format!("bar/{}", 25 - number);
        assert_eq!(table.moves_by(number), [entered]);
    }
}

pub(crate) fn a_blocked_point_cannot_be_entered(rules: &str) {
    let mut table = Table::with(rules, "bar:1 6:14", "5:2 2:1 12:12");
    table.white("roll 52");
    assert!(table.moves_by(5).is_empty());
    assert_eq!(table.moves_by(2), ["bar/23*"]);
    // You can't use the five elsewhere in the meantime.
    assert_eq!(
        table.refused(White, "6 by 5"),
        Reason::BarFirst { checkers: 1 }
    );
}

pub(crate) fn any_checker_moves_after_entering(rules: &str) {
    let mut table = Table::with(rules, "bar:1 8:7 6:7", "12:15");
    table.white("roll 52").white("bar by 2");
    assert_eq!(table.moves_by(5), ["23/18", "8/3", "6/1"]);
}

pub(crate) fn one_may_hit_while_entering(rules: &str) {
    let mut table = Table::with(rules, "bar:1 6:14", "3:1 12:14");
    table.white("roll 31").white("bar by 3");
    assert_eq!(table.checkers(Black), "bar:1 12:14");
}

pub(crate) fn a_closed_board_lets_nobody_in(rules: &str) {
    for roll in rules::Roll::ALL {
        let mut table = Table::with(rules, "bar:1 6:14", CLOSED);
        table.white(&format!("roll {roll}"));
        assert_eq!(table.plays(), [""]);
    }
}

/// This many opposing checkers block a point.
pub(crate) fn blocked_by(rules: &str, checkers: u8) {
    let black = format!("6:{checkers} 2:{}", 15 - checkers);
    let mut table = Table::with(rules, "24:1 6:14", &black);
    table.white("roll 51");
    let point = rules::Point::new(19);
    assert_eq!(
        table.refused(White, "24 by 5"),
        Reason::Blocked { point, checkers }
    );
    assert_eq!(table.moves_by(5), ["6/1"]);
}

pub(crate) fn occupied_points_are_counted_and_jumped_over(rules: &str) {
    let mut table = Table::with(rules, "24:1 20:2 6:12", "4:5 3:5 2:5");
    table.white("roll 63").white("24 by 6");
    assert_eq!(table.checkers(White), "20:2 18:1 6:12");
}

pub(crate) fn six_in_a_row_cannot_be_passed(rules: &str) {
    for roll in rules::Roll::ALL {
        let mut table = Table::with(rules, "24:1 6:1 1:13", "8:2 7:2 6:3 5:2 4:2 3:2 2:2");
        table.white(&format!("roll {roll}"));
        let passes = |play: &String| play.starts_with("24/");
        assert!(!table.plays().iter().any(passes), "{roll}");
    }
}

pub(crate) fn bearing_off_waits_for_all(rules: &str) {
    let mut table = Table::with(rules, "13:1 6:14", "11:2");
    table.white("roll 61");
    let outside = rules::Point::new(13);
    assert_eq!(
        table.refused(White, "6 by 6"),
        Reason::NotAllHome { outside }
    );
    let mut table = Table::with(rules, "6:15", "11:2");
    table.white("roll 61").white("6 by 6");
    assert_eq!(table.checkers(White), "6:14");
}

pub(crate) fn bearing_off_may_start_in_mid_roll(rules: &str) {
    let mut table = Table::with(rules, "7:1 6:14", "11:2");
    table.white("roll 61").white("7 by 1").white("6 by 6");
    assert_eq!(table.checkers(White), "6:14");
}

pub(crate) fn bearing_off_stops_while_one_is_back(rules: &str) {
    let mut table = Table::with(rules, "bar:1 6:3", "2:15");
    table.white("roll 61").white("bar by 1");
    let outside = rules::Point::new(24);
    assert_eq!(
        table.refused(White, "6 by 6"),
        Reason::NotAllHome { outside }
    );
}

pub(crate) fn a_number_takes_off_from_its_point(rules: &str, roll: &str, play: &str) {
    let mut table = Table::with(rules, "6:2 5:2 4:2 3:2", "11:2");
    table
        .white(&format!("roll {roll}"))
        .white(&format!("play {play}"));
    // Seven were already off.
    assert_eq!(table.game.board_for(White).player().off(), 9);
}

pub(crate) fn doubles_take_off_four(rules: &str) {
    let mut table = Table::with(rules, "2:4 1:1", "11:2");
    table.white("roll 22").white("play 2/off(4)");
    assert_eq!(table.checkers(White), "1:1");
}

/// The kind of win when White bears off the last checker against these.
pub(crate) fn win_over(rules: &str, black: &str) -> Win {
    let mut table = Table::with(rules, "1:1", black);
    table.white("roll 21").white("play 1/off");
    match table.game.outcome().unwrap().points {
        rules::Points::Product { win, .. } => win,
        rules::Points::Agreed(_) => panic!("nothing was agreed"),
    }
}

pub(crate) fn some_off_is_single(rules: &str) {
    assert_eq!(win_over(rules, "6:14"), Win::Single);
    assert_eq!(win_over(rules, "18:1 6:13"), Win::Single);
}

pub(crate) fn none_off_is_gammon(rules: &str) {
    assert_eq!(win_over(rules, "6:15"), Win::Gammon);
    assert_eq!(win_over(rules, "18:1 6:14"), Win::Gammon);
}

pub(crate) fn left_behind_is_backgammon(rules: &str) {
    assert_eq!(win_over(rules, "bar:1 6:14"), Win::Backgammon);
    assert_eq!(win_over(rules, "23:1 6:14"), Win::Backgammon);
    assert_eq!(win_over(rules, "19:1 6:14"), Win::Backgammon);
}

/// No matter how many the loser has borne off.
pub(crate) fn left_behind_is_backgammon_with_some_off(rules: &str) {
    assert_eq!(win_over(rules, "bar:1 6:13"), Win::Backgammon);
    assert_eq!(win_over(rules, "23:1 6:3"), Win::Backgammon);
}

/// A game in which the players have doubled in turn, starting with White. It's
/// now the turn of the player who owns the cube.
pub(crate) fn doubled(rules: &str, times: u32) -> Table {
    let mut table = Table::begun(rules);
    for _ in 0..times {
        let player = table.game.on_roll().unwrap();
        table.act(player, "double").act(player.opponent(), "take");
        table.act(player, "roll 21");
        let first = table.plays()[0].clone();
        table.act(player, &format!("play {first}"));
    }
    table
}

pub(crate) fn a_double_comes_before_the_own_roll(rules: &str) {
    let mut table = Table::begun(rules);
    assert_eq!(table.refused(Black, "double"), Reason::NotYourTurn(White));
    table.white("roll 31");
    assert!(matches!(
        table.refused(White, "double"),
        Reason::DoubleAfterRoll(_)
    ));
    let mut table = Table::begun(rules);
    table.white("double").black("take").white("roll 31");
}

pub(crate) fn either_may_double_first(rules: &str) {
    Table::begun(rules).white("double");
    let mut table = Table::begun(rules);
    table.white("roll 31").white("play 8/5 6/5").black("double");
}

/// The cube after this many doubles, all taken.
pub(crate) fn the_cube_shows(rules: &str, times: u32, value: u32, owner: Player) {
    let cube = doubled(rules, times).game.cube();
    assert_eq!((cube.value.value(), cube.owner), (value, Some(owner)));
}

/// What passing the double number `times` costs.
pub(crate) fn a_pass_pays(rules: &str, times: u32, points: u32) {
    let mut table = doubled(rules, times - 1);
    let player = table.game.on_roll().unwrap();
    table.act(player, "double").act(player.opponent(), "pass");
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.winner, player);
    assert_eq!(outcome.ending, Ending::Passed);
    assert_eq!(outcome.points.total(), points);
}

pub(crate) fn nobody_doubles_twice_running(rules: &str) {
    // Black has taken White's double and doesn't redouble.
    let mut table = doubled(rules, 1);
    table.black("roll 31").black("play 8/5 6/5");
    assert_eq!(table.refused(White, "double"), Reason::CubeNotYours(Black));
}

/// A game that White wins by bearing off, with the cube at a value.
pub(crate) fn sum_with_cube(rules: &str, value: u32, black: &str) -> String {
    let cube = Cube {
        value: CubeValue::new(value),
        owner: (value > 1).then_some(Black),
    };
    let rules = rules.parse().unwrap();
    let mut table = Table::with_stakes(rules, Stakes::MONEY, cube, "1:1", black);
    table.white("roll 21").white("play 1/off");
    table.game.outcome().unwrap().points.to_string()
}

/// A game with White on roll who owns the cube at 64.
pub(crate) fn at_sixty_four(rules: &str) -> Table {
    let rules: Ruleset = rules.parse().unwrap();
    let cube = Cube {
        value: CubeValue::SIXTY_FOUR,
        owner: Some(White),
    };
    Table::with_stakes(rules, Stakes::MONEY, cube, OPENING, OPENING)
}
