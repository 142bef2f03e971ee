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

#[test]
fn match_texts_are_read_completely() {
    let Some(folder) = folder() else { return };
    let samples = samples(&folder, &["mat", "gam"]);
    assert!(samples.len() >= 20);
    for (path, sample) in samples {
        let reading = read(&path);
        let replay = reading.file.replay();
        let name = path.file_name().expect("a file has a name").display();
        eprintln!(
            "{name}: {} games, {} rolls",
            reading.file.games.len(),
            reading.file.rolls()
        );
        for oddity in &reading.oddities {
            eprintln!("    {oddity}");
        }
        for departure in &replay.departures {
            eprintln!("    {departure}");
        }
        if let Some(expected) = counts(&sample) {
            let found = (reading.file.games.len(), reading.file.rolls());
            assert_eq!(found, expected, "{name}");
        }
    }
}
