//! Runs the statements about parsers on the seeds in `fuzz/` and on random
//! mutations of them: a short fuzzing run that needs no special compiler.

#[path = "../shared/random.rs"]
mod random;
mod statements;

use std::fs;
use std::path::Path;

use random::Random;
use statements::{STATEMENTS, check};

/// How many texts each parser gets.
const TEXTS: usize = 30_000;

#[test]
fn every_statement_holds_for_seeds_and_what_chance_makes_of_them() {
    for (name, _) in STATEMENTS {
        let seeds = seeds(name);
        seeds.iter().for_each(|seed| check(name, seed));
        let mut random = Random::new(2026);
        for _ in 0..TEXTS {
            check(name, &mutated(&seeds, &mut random));
        }
    }
}

#[test]
fn every_statement_has_a_target_and_seeds() {
    let fuzz = Path::new(FUZZ);
    for (name, _) in STATEMENTS {
        assert!(seeds(name).len() >= 3, "few seeds for {name}");
        let target = fuzz.join("fuzz_targets").join(format!("{name}.rs"));
        assert!(target.exists(), "no {}", target.display());
    }
}

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz");

/// The committed seeds, in the same order everywhere.
#[expect(
    clippy::disallowed_methods,
    reason = "the seeds are files, for the fuzzer's sake"
)]
fn seeds(name: &str) -> Vec<String> {
    let folder = Path::new(FUZZ).join("seeds").join(name);
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let texts = paths
        .iter()
        .map(|path| fs::read_to_string(path).expect("a text"));
    texts.collect()
}

/// A seed with a few changes, sometimes joined to another.
fn mutated(seeds: &[String], random: &mut Random) -> String {
    let mut text: Vec<char> = seeds[random.below(seeds.len())].chars().collect();
    if random.below(8) == 0 {
        text.truncate(random.below(text.len() + 1));
        let other: Vec<char> = seeds[random.below(seeds.len())].chars().collect();
        text.extend(&other[random.below(other.len() + 1)..]);
    }
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() + 1);
        match random.below(4) {
            0 => text.insert(at, character(random)),
            1 if at < text.len() => text[at] = character(random),
            2 if at < text.len() => drop(text.remove(at)),
            _ => {
                let end = at + random.below(text.len() - at + 1);
                let part: Vec<char> = text[at..end].to_vec();
                text.splice(at..at, part);
            }
        }
    }
    text.into_iter().collect()
}

/// One of the characters that parsers look for, or, rarely, any other.
fn character(random: &mut Random) -> char {
    const USUAL: &[u8] = b"0123456789/-*(), :;=+barofBAROFWBNDXGIabcdefghijklmnop\0\n";
    match random.below(16) {
        0 => char::from_u32(random.below(0x11_0000) as u32).unwrap_or('\u{FFFD}'),
        _ => char::from(random.choose(USUAL)),
    }
}
