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
    for oddity in &reading.oddities {
        eprintln!("    {oddity}");
    }
    for departure in &replay.departures {
        eprintln!("    {departure}");
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
        assert_eq!(reading.oddities, [], "{}", path.display());
        assert_eq!(replay.departures, [], "{}", path.display());
    }
}

#[test]
fn files_of_extreme_gammon_are_read_completely() {
    let Some(folder) = folder() else { return };
    for (path, _) in samples(
        &folder,
        &[
            "xg",
            "xgp",
            "bgf",
            "oldmoves",
            "sgg",
            "tmg",
            "pos",
            "snowietxt-pos",
            "bgblitz-text",
            "gnubg-text",
        ],
    ) {
        told(&path);
    }
}
