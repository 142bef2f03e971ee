//! One match, written by hand in every dialect. All of them read the same.

#[path = "shared/bgf_file.rs"]
mod bgf_file;
#[path = "shared/files.rs"]
mod files;
#[path = "shared/xg_file.rs"]
mod xg_file;

use formats::{Format, Reading, WarningKind, read, write_match_text, write_ogxm};

use bgf_file::bgf_file;
use files::files;
use xg_file::xg_file;

/// The games in our own match text, without any trace of the dialect.
const GAMES: &str = " 5 point match

 Game 1
 Ann : 0                        Zoë B. : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2) 61: 13/7* 8/7               66:
  3)  Doubles => 2                Takes
  4) 42: 8/4 6/4                 43: 25/22 13/9
  5) 55: 13/8 13/8 13/8 8/3*     65:
  6) 21: 8/7 8/6                 53: ????
      Wins 4 points

 Game 2
 Ann : 4                        Zoë B. : 0
  1)                             41: 24/23 13/9
  2) 32: 24/21 13/11             64: 13/9 13/7
  3) 11: 8/7 8/7 6/5 6/5         65: ????
      Wins 1 point and the match
";

fn reading(name: &str) -> Reading {
    let files = files();
    let (_, bytes) = files
        .iter()
        .find(|(other, _)| other == name)
        .expect("the file is here");
    read(bytes).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The written text, from the match length on.
fn games(reading: &Reading) -> String {
    let text = write_match_text(&reading.file).expect("something was played");
    let start = text.find(" 5 point match").expect("the length");
    text[start..].to_owned()
}

#[test]
fn every_dialect_is_read_as_the_same_match() {
    for (name, bytes) in files() {
        if name == "single.gam" {
            continue;
        }
        let mut reading = read(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        // Only one of the dialects has room for comments.
        for entry in reading
            .file
            .games
            .iter_mut()
            .flat_map(|game| &mut game.entries)
        {
            entry.comment.clear();
        }
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(squeezed(&games(&reading)), squeezed(GAMES), "{name}");
        assert_eq!(reading.file.replay().violations, [], "{name}");
        let odd: Vec<_> = reading
            .warnings
            .iter()
            .map(|warning| &warning.what)
            .collect();
        let expected: &[&WarningKind] = match &*name {
            "latin1.mat" => &[&WarningKind::Encoding("Windows-1252")],
            _ => &[],
        };
        assert_eq!(odd, expected, "{name}");
    }
}

#[test]
fn binary_files_are_read_as_the_same_match() {
    let file = reading("gnubg.mat").file;
    // The last rolls aren't played; each format has a way to say so.
    let xg = read(&xg_file(&file)).expect("it was just written");
    assert_eq!((xg.format, &xg.warnings[..]), (Format::Xg, &[][..]));
    assert_eq!(games(&xg), GAMES);
    assert_eq!(xg.file.replay().violations, []);
    assert_eq!(xg.file.occasion.date, "2026-11-15");
    let bgf = read(&bgf_file(&file)).expect("it was just written");
    assert_eq!((bgf.format, &bgf.warnings[..]), (Format::Bgf, &[][..]));
    assert_eq!(games(&bgf), GAMES);
    assert_eq!(bgf.file.replay().violations, []);
    let ogxm = read(&write_ogxm(&file).expect("it was played")).expect("it was just written");
    assert_eq!((ogxm.format, &ogxm.warnings[..]), (Format::Ogxm, &[][..]));
    assert_eq!(games(&ogxm), GAMES);
    assert_eq!(ogxm.file.replay().violations, []);
    assert_eq!(ogxm.file.occasion, file.occasion);
}

#[test]
fn formats_are_told_from_the_bytes() {
    let format = |name| reading(name).format;
    assert_eq!(format("xgmobile.xg"), Format::MatchText);
    assert_eq!(format("single.gam"), Format::MatchText);
    assert_eq!(format("gnubg.sgf"), Format::Sgf);
    assert_eq!(format("fibs.oldmoves"), Format::Oldmoves);
    assert_eq!(format("gamesgrid.sgg"), Format::Sgg);
    assert_eq!(format("truemoney.tmg"), Format::Tmg);
}

#[test]
fn tags_go_to_the_player_whose_name_they_have() {
    // In eXtreme Gammon's files, player 1 is in the right column.
    let xg = reading("xg.mat").file;
    assert_eq!(xg.players.white.name, "Ann");
    assert_eq!(xg.players.white.rating, "1712.50/9");
    assert_eq!(xg.players.black.rating, "1600.00/0");
    assert_eq!(xg.occasion.event, "Club night");
    assert_eq!(xg.occasion.date, "2026-11-15");
    assert_eq!(xg.occasion.time, "13:52");
    let grid = reading("gridgammon.mat").file;
    assert_eq!(grid.players.white.rating, "1529");
    // Real names beside nicknames stay tags.
    let playok = reading("playok.txt").file;
    assert_eq!(playok.players.white.name, "Ann");
    assert_eq!(playok.tags.len(), 2);
    assert_eq!(playok.tags[0].value, "Ann Novak");
}

#[test]
fn hostile_names_are_written_so_that_others_can_read_them() {
    let mut file = reading("gnubg.mat").file;
    for (name, written) in [
        ("", "White"),
        ("; x", "x"),
        ("a: 1", "a- 1"),
        ("two\nlines  and\tmore", "two lines and more"),
    ] {
        file.players.white.name = name.to_owned();
        let text = write_match_text(&file).expect("something was played");
        let again = read(text.as_bytes()).expect("it was just written").file;
        assert_eq!(again.players.white.name, written);
        assert_eq!(again.players.black.name, "Zoë B.");
        assert_eq!(again.tags, []);
    }
}

#[test]
fn a_single_game_has_names_and_no_length() {
    let gam = reading("single.gam");
    assert_eq!(gam.file.players.black.name, "Zoë B.");
    assert_eq!((gam.file.games.len(), gam.file.rolls()), (1, 10));
    assert_eq!(gam.file.replay().violations, []);
}

#[test]
fn analysis_and_comments_of_an_sgf_are_kept() {
    let sgf = reading("gnubg.sgf").file;
    assert_eq!(sgf.occasion.event, "Club night [final]");
    let first = &sgf.games[0].entries[0];
    assert_eq!(first.comment, "The best there is.");
    assert_eq!(first.analysis.luck, Some(0.25));
    assert_eq!(first.analysis.plays.len(), 2);
    assert_eq!(first.analysis.plays[1].equity, -0.154_389);
    let cube = sgf.games[0].entries[6]
        .analysis
        .cube
        .as_ref()
        .expect("it was judged");
    assert_eq!(cube.double_take.cubeful, 0.587_527);
}
