//! Habits of sites and programs, each in the smallest possible file.

use formats::{
    Format, MatchFile, Reading, RecordedAction, RecordedPlay, ViolationKind, WarningKind,
    WriteError, read, write_json, write_match_text, write_sgf,
};
use rules::{Player, Session};

fn reading(text: &str) -> Reading {
    read(text.as_bytes()).expect("it can be read")
}

/// The end of the only game.
fn end(file: &MatchFile) -> (Player, Option<u32>) {
    let end = file.games[0].end.expect("the game is over");
    (end.winner, end.points)
}

/// A game of three turns in which nothing odd has happened yet.
const GAME: &str = "\
; [Site \"BackgammonGalaxy\"]

5 point match

 Game 1
 Ann : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
";

#[test]
fn the_loss_at_the_start_of_a_line_is_the_right_players() {
    let text = format!("{GAME} Losses 1 point\n      Wins 1 point and the match\n");
    let reading = reading(&text);
    assert_eq!(end(&reading.file), (Player::White, Some(1)));
    assert_eq!(reading.warnings, []);
    let alone = format!("{GAME} Losses 1 point\n");
    let alone = read(alone.as_bytes()).expect("it can be read");
    assert_eq!(end(&alone.file), (Player::White, Some(1)));
}

/// If the two columns contradict each other, the one that says who won counts.
#[test]
fn a_win_outranks_a_loss() {
    let text = format!("{GAME}  2)  Losses 2 point\n      Wins 1 point\n");
    let reading = reading(&text);
    assert_eq!(end(&reading.file), (Player::White, Some(1)));
    let [warning] = &reading.warnings[..] else {
        panic!("{:?}", reading.warnings);
    };
    assert!(matches!(warning.what, WarningKind::Contradiction(_)));
}

#[test]
fn games_for_a_stake_have_the_jacoby_rule() {
    let stake = GAME.replace("5 point", "4 point") + "      Wins 1 point\n";
    let stake = reading(&stake);
    assert_eq!(stake.file.rules.session, Session::Money);
    assert!(stake.file.rules.jacoby);
    let without = "; [Jacoby \"Off\"]\n".to_owned() + &GAME.replace("5 point", "4 point");
    assert!(!reading(&without).file.rules.jacoby);
}

/// The plays of a file as text, as in the file.
fn plays(file: &MatchFile) -> Vec<String> {
    let entries = file.games.iter().flat_map(|game| &game.entries);
    let plays = entries.filter_map(|entry| match &entry.action {
        RecordedAction::Roll { roll, play } => Some(format!("{roll} {play:?}")),
        _ => None,
    });
    plays.collect()
}

#[test]
fn what_follows_a_play_on_its_row_does_not_spoil_it() {
    for row in [
        "  2) 43: 24/20 13/10  24) Losses 1 point",
        "  2) 43: 24/20 13/10   00: ????",
        "  2) 43: 24/20 13/10   2)",
    ] {
        let reading = reading(&format!("{GAME}{row}\n"));
        assert_eq!(plays(&reading.file).len(), 3, "{row}");
        let replay = reading.file.replay();
        assert_eq!(replay.violations, [], "{row}");
        assert!(replay.games[0].entries[2].play.is_some(), "{row}");
        assert_eq!(reading.warnings, [], "{row}");
    }
}

#[test]
fn whoever_rolls_and_concedes_has_lost() {
    let left = format!("{GAME}  2) 32: Concedes                  Wins 2 points\n");
    let left = reading(&left).file;
    let last = left.games[0].entries.last().expect("an entry");
    assert_eq!(
        (last.player, &last.action),
        (Player::White, &RecordedAction::Resign(None))
    );
    assert_eq!(left.replay().violations, []);
    let outcome = left.replay().games[0].outcome.expect("it is over");
    assert_eq!((outcome.winner, outcome.points.total()), (Player::Black, 2));
}

/// Snowie shows the position that an illegal play led to, from the next
/// player's point of view.
#[test]
fn an_illegal_play_leads_where_the_file_says() {
    // Ann has made her 5-point and her bar point at once.
    let position = "5;0;0;0;1;Bob;Ann;0;0;0;1;0;0;\
                    -2;0;0;0;0;5;0;3;0;0;0;-4;5;0;0;0;-2;-1;-4;-2;0;0;0;2;0;6;2";
    let text = GAME.split("  1)").next().expect("a head").to_owned()
        + &format!("  1) 31: Illegal play ({position}) 62: 24/18 13/11\n");
    let reading = reading(&text);
    assert_eq!(reading.warnings, []);
    // At the start of a game, it's the starting position.
    assert!(reading.file.games[0].start.is_some());
    let text = format!("{GAME}  2) 31: Illegal play ({position}) 62: 24/18 13/11\n");
    let later = read(text.as_bytes()).expect("it can be read");
    assert_eq!(later.warnings, []);
    let shown = later.file.games[0].entries[3].board.as_deref();
    let shown = shown.expect("the board is shown");
    assert_eq!(shown.player().on_bar(), 0);
    let violations = later.file.replay().violations;
    let kinds: Vec<_> = violations.iter().map(|one| &one.what).collect();
    let roll = "31".parse().expect("a roll");
    assert_eq!(kinds, [&ViolationKind::NoPlay(roll), &ViolationKind::Board]);
}

/// A forfeited match gives the winner all missing points.
#[test]
fn points_and_unplayed_rolls_survive_match_text() {
    let text = format!(
        "{GAME}  2) 43: ????\n                                  Wins 5 points and the match\n"
    );
    let file = reading(&text).file;
    assert_eq!(end(&file), (Player::Black, Some(5)));
    let written = write_match_text(&file).expect("something was played");
    assert!(written.contains("Wins 5 points and the match"), "{written}");
    assert!(written.contains("43: ????"), "{written}");
    let again = reading(&written).file;
    assert_eq!(plays(&again), plays(&file));
    assert_eq!(end(&again), end(&file));
    let RecordedAction::Roll { play, .. } = &again.games[0].entries[2].action else {
        panic!("a roll");
    };
    assert_eq!(*play, RecordedPlay::Unknown);
    // The Smart Game Format keeps the points too.
    let sgf = write_sgf(&file).expect("something was played");
    assert_eq!(end(&reading(&sgf).file).1, Some(5));
}

#[test]
fn nothing_is_not_written() {
    let nothing = reading("5 point match\n").file;
    assert_eq!(write_sgf(&nothing), Err(WriteError::Empty));
    assert_eq!(write_match_text(&nothing), Err(WriteError::NothingPlayed));
}

/// Two games, one passed and one won by a bear-off that isn't shown.
const BGAMMON: &str = include_str!("seeds/bgammon.match");

#[test]
fn replays_of_bgammon_are_read() {
    let reading = reading(BGAMMON);
    assert_eq!(
        (reading.format, &reading.warnings[..]),
        (Format::Bgammon, &[][..])
    );
    let file = &reading.file;
    assert_eq!(file.occasion.date, "2026-11-15");
    assert_eq!(file.players.white.name, "ann");
    let text = write_match_text(file).expect("something was played");
    let games = &text[text.find(" 3 point match").expect("the length")..];
    let expected = " 3 point match

 Game 1
 ann : 0                        bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 ann : 1                        bob : 0
  1)                             41: 24/23 13/9
  2) 66: 24/18 24/18 13/7 13/7    Doubles => 2
  3)  Takes                      55: ????
                                  Wins 2 points
";
    assert_eq!(games, expected);
}

/// A game as GNU Backgammon prints it, without the diagrams, which we don't
/// read.
const GNUBG: &str = include_str!("seeds/gnubg.txt");

#[test]
fn the_text_of_gnubg_is_read_as_the_game_it_is() {
    let reading = reading(GNUBG);
    assert_eq!(
        (reading.format, &reading.warnings[..]),
        (Format::GnubgText, &[][..])
    );
    let file = &reading.file;
    assert_eq!(file.replay().violations, []);
    assert_eq!(
        (&*file.occasion.date, &*file.occasion.event),
        ("2026-11-15", "Club night")
    );
    let text = write_match_text(file).expect("something was played");
    let games = &text[text.find(" 3 point match").expect("the length")..];
    let expected = " 3 point match

 Game 1
 Ann Lee : 0                    Bob : 1
  1)                             42: 8/4 6/4
  2)  Doubles => 2                Drops
      Wins 1 point
";
    assert_eq!(games, expected);
    let entries = &file.games[0].entries;
    assert_eq!(entries[0].analysis.luck, Some(0.155));
    assert_eq!(entries[0].analysis.plays[1].equity, 0.027);
    let chances = entries[0].analysis.plays[1].chances.expect("chances");
    assert_eq!((chances.win, chances.lose_gammon), (0.508, 0.133));
    // The analysis of the reply is from the doubler's point of view.
    let cubes = [1, 2].map(|index| entries[index].analysis.cube.as_ref().expect("a cube"));
    for cube in cubes {
        assert_eq!(
            (cube.no_double.cubeful, cube.double_take.cubeful),
            (0.272, 0.101)
        );
        assert!((cube.no_double.chances.win - 0.56).abs() < 1e-6);
        assert_eq!(cube.no_double.chances.win_gammon, 0.186);
    }
}

/// Without an analysis, what was played is repeated as the list of plays.
#[test]
fn the_text_of_gnubg_without_analysis_has_nothing_odd() {
    let text = "The score (after 0 games) is: Ann 0, Bob 0 (match to 3 points)

Move number 1:  Bob to play 42

* Bob moves 8/4 6/4

Rolled 42:
*    8/4 6/4


Move number 2:  Ann to play 31

* Ann moves 8/5 6/5

Rolled 31:
*    8/5 6/5
";
    let reading = reading(text);
    assert_eq!(
        (reading.format, &reading.warnings[..]),
        (Format::GnubgText, &[][..])
    );
    assert_eq!(plays(&reading.file).len(), 2);
    assert_eq!(reading.file.replay().violations, []);
}

/// The log doesn't contain the user's own plays; the boards show them.
#[test]
fn logs_of_fibs_are_read() {
    let reading = reading(include_str!("seeds/fibs.log"));
    assert_eq!(
        (reading.format, &reading.warnings[..]),
        (Format::FibsLog, &[][..])
    );
    assert_eq!(reading.file.replay().violations, []);
    let text = write_match_text(&reading.file).expect("something was played");
    let games = &text[text.find(" 3 point match").expect("the length")..];
    let expected = " 3 point match

 Game 1
 ann : 0                        bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Drops
      Wins 1 point
";
    assert_eq!(games, expected);
}

/// In memory, a long match takes at most about ten times the size of its file:
/// an entry takes about 27 bytes of match text.
#[test]
fn entries_are_small() {
    let entry = size_of::<formats::Entry>();
    assert!(entry <= 128, "{entry}");
    // Writing makes one game at a time.
    let file = reading(GAME).file;
    assert_eq!(file.replay_games().count(), file.games.len());
    assert!(write_json(&file).is_ok());
}
