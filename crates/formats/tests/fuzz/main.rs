//! Runs the statement about readers on seeds and on random mutations of them: a
//! short fuzzing run that needs no special compiler.

#[path = "../shared/bgf_file.rs"]
mod bgf_file;
#[path = "../shared/chance.rs"]
mod chance;
#[path = "../shared/files.rs"]
mod files;
mod statements;
#[path = "../shared/xg_file.rs"]
mod xg_file;

use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use formats::{Format, ReadError, read, write_json, write_ogxm};
use proptest::prelude::*;

use bgf_file::bgf_file;
use chance::Chance;
use files::files;
use statements::{READERS, check};
use xg_file::xg_file;

/// How many files each reader gets.
const FILES: usize = 400;

/// Files of this format, made by us.
fn seeds(format: Format) -> Vec<Vec<u8>> {
    let files = files();
    let own = files
        .iter()
        .filter(|(_, bytes)| Format::of(bytes) == Some(format));
    let mut seeds: Vec<Vec<u8>> = own.map(|(_, bytes)| bytes.clone()).collect();
    let (_, bytes) = files
        .iter()
        .find(|(name, _)| name == "gnubg.sgf")
        .expect("the file is here");
    let file = read(bytes).expect("our own file").file;
    match format {
        Format::Xg => seeds.push(xg_file(&file)),
        Format::Bgf => seeds.push(bgf_file(&file)),
        Format::Ogxm => seeds.push(write_ogxm(&file).expect("a match")),
        Format::Json => seeds.push(write_json(&file).expect("all of it").into_bytes()),
        Format::Jellyfish => seeds.push(jellyfish()),
        Format::Snowie => seeds.push(
            b"0;1;0;1;1;Ann;Bob;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;".to_vec(),
        ),
        Format::PositionText => seeds.push(POSITION.as_bytes().to_vec()),
        Format::GnubgText => seeds.push(include_bytes!("../seeds/gnubg.txt").to_vec()),
        Format::Bgammon => seeds.push(include_bytes!("../seeds/bgammon.match").to_vec()),
        Format::FibsLog => seeds.push(include_bytes!("../seeds/fibs.log").to_vec()),
        _ => {}
    }
    assert!(!seeds.is_empty(), "no seed for {format}");
    for seed in &seeds {
        assert_eq!(Format::of(seed), Some(format));
    }
    seeds
}

const POSITION: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n\n\
    X:Ann   O:Zoë\n\n    1. 4-ply       8/5 6/5          eq:+0.159\n\
    \x20     Player:   55.36% (G:17.21% B:1.25%)\n\
    \x20     Opponent: 44.64% (G:12.04% B:0.55%)\n\
    \x20   2. 4-ply       24/23 13/10      eq:-0.011 (-0.170)\n";

/// The opening for money, before a roll of White.
fn jellyfish() -> Vec<u8> {
    let mut numbers: Vec<i16> = vec![126, 0, 0, 1, 1, 0, 1, 0, 4, 0, 0, 0, 3, 1, 1, 0, 0, 0];
    let mut bytes: Vec<u8> = numbers
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect();
    bytes.extend(b"\x03Bob\x03Ann");
    bytes.extend([0; 6]);
    bytes.push(0);
    bytes.extend([0; 4]);
    numbers = vec![20; 52];
    let mut put = |index: usize, count: i16| {
        numbers[2 * index] += count;
        numbers[2 * index + 1] += count;
    };
    for (point, count) in [(6, 5), (8, 3), (13, 5), (24, 2)] {
        put(point, -count);
        put(25 - point, count);
    }
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    bytes
}

#[test]
fn the_statement_holds_for_seeds_and_what_chance_makes_of_them() {
    for (name, format) in READERS {
        let seeds = seeds(*format);
        seeds.iter().for_each(|seed| check(name, seed));
        let mut chance = Chance::new(2026);
        for _ in 0..FILES {
            check(name, &mutated(&seeds, &mut chance));
        }
    }
}

#[test]
fn every_beginning_of_a_file_is_read_or_refused() {
    for (name, format) in READERS {
        for seed in seeds(*format).iter().take(2) {
            let step = (seed.len() / 60).max(1);
            for length in (0..seed.len()).step_by(step) {
                check(name, &seed[..length]);
            }
        }
    }
}

#[test]
fn what_unpacks_to_too_much_is_refused() {
    let zeros = vec![0; formats::MAX_BYTES + 1];
    let mut bomb = b"{\"format\":\"BGF\",\"compress\":true}\n".to_vec();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&zeros).expect("memory takes everything");
    bomb.extend(encoder.finish().expect("memory takes everything"));
    assert!(bomb.len() < 1 << 20);
    assert_eq!(read(&bomb), Err(ReadError::TooLarge));
    assert_eq!(read(&zeros), Err(ReadError::TooLarge));
    assert_eq!(
        ReadError::TooLarge.to_string(),
        "the file is larger than 64 MiB"
    );
}

#[test]
fn every_reader_has_a_fuzz_target() {
    let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for (name, _) in READERS {
        let target = targets.join(format!("{name}.rs"));
        assert!(target.exists(), "no {}", target.display());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_reader_falls_over_bytes_of_chance(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        for (name, _) in READERS {
            check(name, &bytes);
        }
    }

    #[test]
    fn no_reader_falls_over_texts_of_chance(text in "[ -~\n]{0,400}") {
        for (name, _) in READERS {
            check(name, text.as_bytes());
        }
    }
}

/// A seed with a few changes, cut off, or doubled.
fn mutated(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = seeds[chance.below(seeds.len())].clone();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len() + 1);
        match chance.below(6) {
            0 => bytes.insert(at, chance.below(256) as u8),
            1 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 if at < bytes.len() => bytes[at] = b"0123456789/:;[]()* -\n\tWB"[chance.below(24)],
            4 if chance.below(4) == 0 => bytes.truncate(at),
            _ => {
                let end = at + chance.below((bytes.len() - at + 1).min(200));
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    bytes
}
