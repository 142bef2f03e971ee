//! Everything we write reads back the same, in every format we can write.
#![allow(clippy::unwrap_used, reason = "a test that fails must say so")]

#[path = "shared/bgf_file.rs"]
mod bgf_file;
#[path = "shared/chance.rs"]
mod chance;
#[path = "shared/chance_match.rs"]
mod chance_match;
#[path = "shared/files.rs"]
mod files;
#[path = "shared/xg_file.rs"]
mod xg_file;

use std::time::Instant;

use formats::{
    Format, MatchFile, Place, Reading, read, write_json, write_match_text, write_ogxm, write_sgf,
};

use bgf_file::bgf_file;
use chance::Chance;
use chance_match::chance_match;
use files::files;
use xg_file::xg_file;

/// The ways to write a file, and what each must read as.
type Writer = (Format, fn(&MatchFile) -> Vec<u8>);

const WRITERS: [Writer; 6] = [
    (Format::MatchText, |file| {
        write_match_text(file).unwrap().into_bytes()
    }),
    (Format::Sgf, |file| {
        write_sgf(file).expect("it is not empty").into_bytes()
    }),
    (Format::Json, |file| write_json(file).unwrap().into_bytes()),
    (Format::Ogxm, |file| write_ogxm(file).unwrap()),
    // These aren't writers of ours, but they make files for the readers.
    (Format::Xg, xg_file),
    (Format::Bgf, bgf_file),
];

fn read_whole(bytes: &[u8], format: Format) -> MatchFile {
    let Reading {
        format: told,
        file,
        warnings,
    } = read(bytes).unwrap_or_else(|error| panic!("{format}: {error}"));
    assert_eq!(told, format);
    assert_eq!(warnings, [], "{format}");
    file
}

/// The same without its places in the original file.
fn without_places(file: &MatchFile) -> MatchFile {
    let mut file = file.clone();
    for game in &mut file.games {
        game.place = Place::Everywhere;
        for entry in &mut game.entries {
            entry.place = Place::Everywhere;
        }
        if let Some(end) = &mut game.end {
            end.place = Place::Everywhere;
        }
    }
    file
}

#[test]
fn matches_of_chance_come_back_from_every_format() {
    let mut chance = Chance::new(2026);
    for length in [0, 1, 3, 5, 7, 9, 13] {
        let file = chance_match(length, &mut chance);
        assert_eq!(file.replay().violations, [], "{length}");
        let games = write_match_text(&file).unwrap();
        for (format, write) in WRITERS {
            let again = read_whole(&write(&file), format);
            assert_eq!(again.replay().violations, [], "{format}");
            let text = write_match_text(&again).unwrap();
            let body = |text: &str| text[text.find("point match").unwrap()..].to_owned();
            assert_eq!(body(&text), body(&games), "{format}");
        }
    }
}

#[test]
fn our_own_format_keeps_everything() {
    for (name, bytes) in files() {
        let file = read(&bytes).unwrap().file;
        let again = read_whole(write_json(&file).unwrap().as_bytes(), Format::Json);
        assert_eq!(without_places(&again), without_places(&file), "{name}");
    }
}

#[test]
fn writing_is_canonical() {
    for (name, bytes) in files() {
        let file = read(&bytes).unwrap().file;
        for (format, write) in &WRITERS[..4] {
            let once = write(&file);
            let twice = write(&read_whole(&once, *format));
            assert_eq!(
                String::from_utf8_lossy(&once),
                String::from_utf8_lossy(&twice),
                "{name} as {format}"
            );
        }
    }
}

#[test]
fn an_sgf_keeps_analysis_and_comments() {
    let files = files();
    let (_, bytes) = files.iter().find(|(name, _)| name == "gnubg.sgf").unwrap();
    let file = read(bytes).unwrap().file;
    let again = read_whole(
        write_sgf(&file).expect("it is not empty").as_bytes(),
        Format::Sgf,
    );
    assert_eq!(without_places(&again), without_places(&file));
}

#[test]
fn matches_become_records_of_the_rules() {
    let mut chance = Chance::new(7);
    for length in [0, 1, 3, 7] {
        let file = chance_match(length, &mut chance);
        let (record, end) = file.to_record().unwrap();
        assert_eq!(end, None);
        let last = file.games.last().unwrap().end.unwrap();
        if length > 0 {
            assert_eq!(record.now().winner(), Some(last.winner));
        }
        assert_eq!(record.now().finished().len(), file.games.len());
    }
}

#[test]
#[expect(
    clippy::disallowed_methods,
    clippy::print_stderr,
    reason = "to say how long it took is what this is for"
)]
fn a_thousand_matches_are_read_in_two_seconds() {
    let mut chance = Chance::new(1);
    let matches: Vec<String> = (0..20)
        .map(|_| write_match_text(&chance_match(7, &mut chance)).unwrap())
        .collect();
    let rolls: usize = matches
        .iter()
        .map(|text| read(text.as_bytes()).unwrap().file.rolls())
        .sum();
    let start = Instant::now();
    for text in matches.iter().cycle().take(1000) {
        assert!(!read(text.as_bytes()).unwrap().file.games.is_empty());
    }
    let reading = start.elapsed();
    let start = Instant::now();
    for text in matches.iter().cycle().take(100) {
        let replay = read(text.as_bytes()).unwrap().file.replay();
        assert!(replay.violations.is_empty());
    }
    let replaying = start.elapsed() * 10;
    eprintln!(
        "1,000 matches of {} rolls: read in {reading:.2?}, and replayed in {replaying:.2?}",
        rolls / 20
    );
    // The goal is two seconds; a busy machine gets more.
    assert!(reading.as_secs() < 10, "{reading:.2?}");
}
