//! Real files, where they are at hand: everything that can be read must be
//! read completely. They are other people's and not part of the project.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stderr,
    reason = "the samples are files, and whoever has none must be told"
)]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The folder of samples beside the checkout.
fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats/samples");
    if folder.is_dir() {
        Some(folder)
    } else {
        eprintln!("left out: there are no samples in {}", folder.display());
        None
    }
}

/// The samples of these formats, as the index names them.
fn samples(folder: &Path, formats: &[&str]) -> Vec<(PathBuf, Value)> {
    let index = fs::read(folder.join("index.json")).expect("samples have an index");
    let index: Vec<Value> = serde_json::from_slice(&index).expect("the index is JSON");
    let chosen = index.into_iter().filter(|sample| {
        let format = sample["format"].as_str();
        format.is_some_and(|format| formats.contains(&format))
    });
    let with_path = chosen.map(|sample| {
        let name = sample["file"].as_str().expect("a sample has a file");
        (folder.join("..").join(name), sample)
    });
    with_path.collect()
}

fn read(path: &Path) -> formats::Reading {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    formats::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Games and rolls as the index counts them.
fn counts(sample: &Value) -> Option<(usize, usize)> {
    let import = &sample["gnubg_1_07_import"];
    let count = |name: &str| Some(import[name].as_u64()? as usize);
    Some((count("games_in_file")?, count("rolls_in_file")?))
}

/// Reads and replays a sample, and tells what is odd about it.
fn told(path: &Path) -> (formats::Reading, formats::Replay) {
    let reading = read(path);
    let replay = reading.file.replay();
    let name = path.file_name().expect("a file has a name").display();
    let (games, rolls) = (reading.file.games.len(), reading.file.rolls());
    eprintln!("{name}: {games} games, {rolls} rolls");
    for warning in &reading.warnings {
        eprintln!("    {warning}");
    }
    for violation in &replay.violations {
        eprintln!("    {violation}");
    }
    (reading, replay)
}

#[test]
fn match_texts_are_read_completely() {
    let Some(folder) = folder() else { return };
    let samples = samples(&folder, &["mat", "gam"]);
    assert!(samples.len() >= 20);
    for (path, sample) in samples {
        let (reading, _) = told(&path);
        if let Some(expected) = counts(&sample) {
            let found = (reading.file.games.len(), reading.file.rolls());
            assert_eq!(found, expected, "{}", path.display());
        }
    }
}

#[test]
fn smart_game_files_are_read_completely() {
    let Some(folder) = folder() else { return };
    for (path, sample) in samples(&folder, &["sgf"]) {
        let (reading, replay) = told(&path);
        let import = &sample["gnubg_1_07_import"];
        let entries: usize = reading
            .file
            .games
            .iter()
            .map(|game| game.entries.len())
            .sum();
        let found = (reading.file.games.len() as u64, entries as u64);
        let expected = (import["games"].as_u64(), import["nodes"].as_u64());
        assert_eq!(
            (Some(found.0), Some(found.1)),
            expected,
            "{}",
            path.display()
        );
        assert_eq!(reading.warnings, [], "{}", path.display());
        assert_eq!(replay.violations, [], "{}", path.display());
    }
}

/// The games of a file as our own text, from the length on.
fn games(path: &Path) -> String {
    let text = formats::write_match_text(&read(path).file).expect("something was played");
    let start = text.find(" point match").expect("the length");
    text[start..].to_owned()
}

#[test]
fn files_of_one_match_in_several_formats_are_the_same() {
    let Some(folder) = folder() else { return };
    for (one, others) in [
        (
            "gnubg-made-here/match5.mat",
            &[
                "gnubg-made-here/match5.sgf",
                "gnubg-made-here/match5-analysed0ply.sgf",
                "gnubg-made-here/match5-snowie.txt",
                "synthetic-legacy/match5.oldmoves.txt",
                "synthetic-legacy/match5.sgg",
                "synthetic-legacy/match5.tmg",
            ][..],
        ),
        (
            "gnubg-made-here/money-session.mat",
            &["gnubg-made-here/money-session.sgf"],
        ),
        (
            "gnubg-made-here/nackgammon3.mat",
            &["gnubg-made-here/nackgammon3.sgf"],
        ),
        (
            "gnubg/charlot1-charlot2_7p_2025-11-08-2305.mat",
            &["gnubg/charlot1-charlot2_7p_2025-11-08-2305.sgf"],
        ),
    ] {
        let expected = games(&folder.join(one));
        for other in others {
            assert_eq!(games(&folder.join(other)), expected, "{other}");
        }
    }
}

#[test]
fn files_of_extreme_gammon_and_bgblitz_are_read_completely() {
    let Some(folder) = folder() else { return };
    let mut rolls = 0;
    for (path, _) in samples(&folder, &["xg", "xgp", "bgf"]) {
        let (reading, replay) = told(&path);
        rolls += reading.file.rolls();
        assert_eq!(reading.warnings, [], "{}", path.display());
        // One play of one match is illegal, and the file says so itself.
        let illegal = "record 174: game 2: '6/1 3/1' is not a legal play of 42";
        for violation in &replay.violations {
            assert_eq!(violation.to_string(), illegal, "{}", path.display());
        }
    }
    // 254 + 196 + 234 + 201 + 179 + 391 + 436 + 334 of eXtreme Gammon, one of
    // a position, and 61 with 4 dances of BGBlitz.
    assert_eq!(rolls, 2291);
}

#[test]
fn positions_are_read_with_what_was_thought_of_them() {
    let Some(folder) = folder() else { return };
    let formats = ["pos", "snowietxt-pos", "bgblitz-text", "gnubg-text"];
    for (path, _) in samples(&folder, &formats) {
        let (reading, replay) = told(&path);
        assert_eq!(replay.violations, [], "{}", path.display());
        let start = reading.file.games[0].start.as_ref().expect("a position");
        let position = rules::Position::try_from(start.setup);
        assert!(position.is_ok(), "{}: {position:?}", path.display());
    }
    // The same position in three ways.
    let setup = |name: &str| {
        let file = read(&folder.join(name)).file;
        let setup = file.games[0].start.as_ref().expect("a position").setup;
        rules::Setup {
            highest_cube: None,
            ..setup
        }
    };
    let snowie = setup("gnubg-made-here/position-snowie.txt");
    assert_eq!(setup("gnubg-made-here/position-jellyfish.pos"), snowie);
    assert_eq!(
        setup("bgblitz-position-text/01_checkerPosition_DE.txt"),
        snowie
    );
    let file = read(&folder.join("bgblitz-position-text/01_checkerPosition_FR.txt")).file;
    let plays = &file.games[0]
        .start
        .as_ref()
        .expect("a position")
        .analysis
        .plays;
    assert_eq!(plays.len(), 5);
    assert_eq!(plays[1].equity, -0.545);
    assert_eq!(plays[1].chances.expect("chances").win, 0.227);
    let file = read(&folder.join("bgblitz-position-text/02_NDT_DE.txt")).file;
    let analysis = &file.games[0].start.as_ref().expect("a position").analysis;
    let cube = analysis.cube.as_ref().expect("it was judged");
    assert_eq!(
        (cube.no_double.cubeful, cube.double_take.cubeful),
        (0.287, 0.164)
    );
    assert_eq!(cube.no_double.chances.win, 0.541);
}
