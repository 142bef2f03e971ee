//! Files that violate the rules: everything is flagged and nothing is lost.

use formats::{Reading, read, write_match_text};
use rules::{CubeValue, Player, Win};

fn reading(rows: &str) -> Reading {
    let text =
        format!(" 7 point match\n\n Game 1\n Ann : 0                        Bob : 0\n{rows}");
    read(text.as_bytes()).expect("it has rows")
}

fn violations(rows: &str) -> Vec<String> {
    let violations = reading(rows).file.replay().violations;
    violations.iter().map(ToString::to_string).collect()
}

#[test]
fn an_illegal_play_is_flagged_and_carried_out() {
    let rows = "  1) 31: 8/4 6/5                 62: 24/18 13/11\n  2) 42: 8/4 6/4\n";
    // After the slip the checker is on 4, and the game continues from there.
    assert_eq!(
        violations(rows),
        ["line 5, column 6: game 1: '8/4 6/5' is not a legal play of 31"]
    );
    let file = reading(rows).file;
    let replay = file.replay();
    let last = replay.games[0].entries[2]
        .position
        .expect("the game goes on");
    assert_eq!(last.board().player().on(rules::Point::new(4)), 1);
    let written = write_match_text(&file).expect("something was played");
    assert!(written.contains("1) 31: 8/4 6/5  "), "{written}");
}

#[test]
fn a_play_that_no_board_allows_leaves_the_board() {
    assert_eq!(
        violations("  1) 61: 24/20 8/7               62: 24/18 13/11\n"),
        ["line 5, column 6: game 1: '24/20 8/7' is not a legal play of 61"]
    );
    assert_eq!(
        violations("  1) 61: 24/19 8/7               62: 24/18 13/11\n"),
        ["line 5, column 6: game 1: '24/19 8/7' is not a legal play of 61 and can't be made"]
    );
    assert_eq!(
        violations("  1) 61: 13/7 7/8                62: 24/18 13/11\n"),
        ["line 5, column 6: game 1: '13/7 7/8' is not a legal play of 61"]
    );
}

#[test]
fn wrong_turns_doubles_and_numbers_are_flagged() {
    let rows = "  1) 33: 8/5 8/5 6/3 6/3         62: 24/18 13/11
  2)                             52: 13/8 6/4
  3)  Doubles => 4                Takes
  4)  Doubles => 4                Takes
  5) 31:
  6) 61: 13/7 8/7                 Doubles => 4
  7) 21: 13/11 13/12
      Wins 7 points
";
    assert_eq!(
        violations(rows),
        [
            "line 5, column 6: game 1: a game can't start with 33",
            "line 6, column 34: game 1: it isn't Black's turn",
            "line 7, column 7: game 1: the cube is turned to 2, not to 4",
            "line 8, column 7: game 1: Black owns the cube",
            "line 9, column 6: game 1: the file doesn't say how 31 was played",
            "line 10, column 6: game 1: it isn't White's turn",
            "line 10, column 35: game 1: the cube is turned to 8, not to 4",
            "line 11, column 6: game 1: a double was never answered",
            "line 11, column 6: game 1: it isn't White's turn",
            "line 11, column 6: game 1: '13/11 13/12' is not a legal play of 21 and can't be made",
        ]
    );
}

#[test]
fn games_that_do_not_end_are_resigned_for_what_they_were_worth() {
    let rows = "  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Takes
  3) 61: 13/7* 8/7               66:
      Wins 4 points
";
    let replay = reading(rows).file.replay();
    assert_eq!(replay.violations, []);
    let outcome = replay.games[0].outcome.expect("it was resigned");
    assert_eq!(outcome.winner, Player::White);
    assert_eq!(outcome.ending, rules::Ending::Resigned);
    assert_eq!(
        outcome.points,
        rules::Points::new(Win::Gammon, CubeValue::new(2))
    );
}

#[test]
fn what_comes_after_the_end_and_a_wrong_score_are_flagged() {
    let rows = "  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Drops
  3) 61: 13/7* 8/7
                                  Wins 1 point

 Game 2
 Ann : 3                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
";
    assert_eq!(
        violations(rows),
        [
            "line 7, column 6: game 1: the game was already over",
            "line 8, column 35: game 1: Black didn't win",
            "line 10, column 2: game 2: the score is given as 3 to 0, \
             but the games add up to 1 to 0",
        ]
    );
}

#[test]
fn a_beaver_is_allowed_for_money_and_taken_by_the_next_roll() {
    let text = "\
 0 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Beavers => 4
  3) 61: 13/7* 8/7               66:
      Wins 4 points
";
    let file = read(text.as_bytes()).expect("it has rows").file;
    let replay = file.replay();
    assert_eq!(replay.violations, []);
    let after = replay.games[0].entries[4]
        .position
        .expect("the game goes on");
    assert_eq!(after.cube().value, CubeValue::new(4));
    assert_eq!(after.cube().owner, Some(Player::Black));
    let (record, end) = file.to_record().expect("nobody has won");
    assert_eq!(end, None);
    assert_eq!(record.now().score().white, 4);
}

#[test]
fn a_record_ends_before_the_first_departure() {
    let rows = "  1) 31: 8/5 6/5                 62: 24/18 13/10\n  2) 42: 8/4 6/4\n";
    let (record, end) = reading(rows).file.to_record().expect("nobody has won");
    assert_eq!(
        end.expect("it ends early").to_string(),
        "line 5, column 34: game 1: there is no legal play"
    );
    let entries: Vec<_> = record.entries().iter().map(ToString::to_string).collect();
    assert_eq!(
        entries,
        [
            "White throw 3",
            "Black throw 1",
            "White play 8/5 6/5",
            "Black roll 62"
        ]
    );
}

#[test]
fn nackgammon_shows_by_its_plays() {
    let rows = "  1) 62: 24/18 23/21             43: 24/20 23/20\n";
    let reading = reading(rows);
    assert_eq!(reading.file.rules.variant, rules::Variant::Nackgammon);
    let odd: Vec<_> = reading.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(odd, ["the file: the plays show that this is nackgammon"]);
    assert_eq!(reading.file.replay().violations, []);
}
