//! OGXM, byte by byte.
#![allow(clippy::unwrap_used, reason = "a test that fails must say so")]

use formats::{
    Depth, Format, ReadError, RecordedAction, RecordedPlay, Unit, ViolationKind, WarningKind,
    WriteError, read, write_match_text, write_ogxm,
};

/// A record of fewer than 128 bytes: its length, its mask, its fields.
fn record(mask: u8, fields: &[u8]) -> Vec<u8> {
    let mut bytes = vec![fields.len() as u8 + 1, mask];
    bytes.extend(fields);
    bytes
}

fn section(name: &str, payload: &[u8], is_critical: bool) -> Vec<u8> {
    let mut bytes = name.as_bytes().to_vec();
    bytes.extend((payload.len() as u32).to_le_bytes());
    bytes.push(u8::from(is_critical));
    bytes.extend(payload);
    bytes
}

/// A file without a checksum.
fn file(sections: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"OGXM\x02\0\0\0\x02\0\0\0".to_vec();
    let body = sections.concat();
    bytes.extend((16 + body.len() as u32 + 4).to_le_bytes());
    bytes.extend(body);
    bytes.extend(b"END!");
    bytes
}

/// A match to 3 with the Crawford rule between Ann and Bob.
fn head() -> Vec<u8> {
    let fields = [&[3, 0][..], b"\x03Ann", b"\x03Bob", &[1]].concat();
    section("MTCH", &record(0b111, &fields), true)
}

/// White plays 31: 8/5 6/5, which are 17 and 19 here. Black dances on nothing:
/// 64 played 24/18 13/9 from 24 and 13. White doubles, Black passes.
fn game() -> Vec<u8> {
    let mut payload = record(0b11, &[0, 1]);
    payload.extend([2, 3 << 5 | 17, 1 << 5 | 19]);
    payload.extend([17 | 64, 6 << 5 | 24, 4 << 5 | 13]);
    payload.extend([21, 23 | 64]);
    section("GAME", &payload, true)
}

fn equity(value: f64) -> [u8; 4] {
    ((value * 1e6).round() as i32).to_le_bytes()
}

#[test]
fn plies_are_read_in_both_directions() {
    let reading = read(&file(&[head(), game()])).unwrap();
    assert_eq!(
        (reading.format, &reading.warnings[..]),
        (Format::Ogxm, &[][..])
    );
    let text = write_match_text(&reading.file).unwrap();
    let start = text.find(" 3 point").unwrap();
    assert_eq!(
        text[start..]
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "),
        "3 point match Game 1 Ann : 0 Bob : 0 1) 31: 8/5 6/5 64: 24/18 13/9 \
         2) Doubles => 2 Drops Wins 1 point"
    );
    assert_eq!(reading.file.replay().violations, []);
}

#[test]
fn analysis_is_in_the_unit_that_its_values_show() {
    // Two plays in points, since one is below zero; a cube in match winning
    // chances, with the chances of the player who answers.
    let level = record(0b10, &[2]);
    let id = [7; 16];
    let head_of_analysis = record(0b100, &[&id[..], &level].concat());
    let chances = [5500_u16, 1700, 100, 1200, 50];
    let chances: Vec<u8> = chances.into_iter().flat_map(u16::to_le_bytes).collect();
    let best = [&[2, 3 << 5 | 17, 1 << 5 | 19][..], &equity(0.15), &chances].concat();
    let other = [&[2, 3 << 5 | 12, 1 << 5 | 1][..], &equity(-0.01)].concat();
    let plays = [&[0, 0, 2][..], &record(0b101, &best), &record(0, &other)].concat();
    let answer: Vec<u8> = [4000_u16, 900, 10, 2000, 60]
        .into_iter()
        .flat_map(u16::to_le_bytes)
        .collect();
    let cube = [
        &[3, 1, 2][..],
        &equity(0.53),
        &equity(0.51),
        &equity(0.6),
        &answer,
    ]
    .concat();
    let decisions = [record(1, &plays), record(0b1111, &cube)].concat();
    let note = record(0, &[&[2, 2, 7][..], b"Not so."].concat());
    let bytes = file(&[
        head(),
        game(),
        section("ANAL", &head_of_analysis, false),
        section("DECS", &decisions, false),
        section("CLCK", b"whatever", false),
        section("ANNO", &note, false),
    ]);
    let reading = read(&bytes).unwrap();
    assert_eq!(reading.warnings, []);
    let entries = &reading.file.games[0].entries;
    let plays = &entries[0].analysis.plays;
    assert_eq!((plays[0].equity, plays[1].equity), (0.15, -0.01));
    assert_eq!(plays[0].chances.unwrap().win_gammon, 0.17);
    assert_eq!(
        plays[0].depth,
        Depth::Plies {
            plies: 2,
            is_cubeful: true
        }
    );
    let cube = entries[3].analysis.cube.as_ref().unwrap();
    assert_eq!(cube.unit, Unit::MatchWinningChance);
    assert_eq!(
        (cube.double_take.cubeful, cube.double_pass),
        (0.51, Some(0.6))
    );
    assert_eq!(cube.no_double.chances.win_gammon, 0.2);
    assert_eq!(entries[2].comment, "Not so.");
}

#[test]
fn an_illegal_play_is_its_board() {
    let mut slipped = read(&file(&[head(), game()])).unwrap().file;
    let RecordedAction::Roll { play, .. } = &mut slipped.games[0].entries[0].action else {
        panic!("a roll");
    };
    let RecordedPlay::Moves(legs) = play else {
        panic!("a play");
    };
    legs[0].to = 4;
    let again = read(&write_ogxm(&slipped).unwrap()).unwrap().file;
    assert_eq!(again.rolls(), 2);
    let before = |file: &formats::MatchFile| file.replay().games[0].entries[1].position;
    assert_eq!(before(&again), before(&slipped));
    let kinds: Vec<_> = again
        .replay()
        .violations
        .into_iter()
        .map(|it| it.what)
        .collect();
    assert!(
        matches!(
            kinds[..],
            [ViolationKind::Unreadable(_), ViolationKind::Board]
        ),
        "{kinds:?}"
    );
}

#[test]
fn damage_is_listed_or_refused() {
    let played = read(&file(&[head(), game()])).unwrap().file;
    let whole = write_ogxm(&played).unwrap();
    assert_eq!(read(&whole).unwrap().warnings, []);
    let warnings = |bytes: &[u8]| -> Vec<WarningKind> {
        let reading = read(bytes).unwrap();
        reading.warnings.into_iter().map(|it| it.what).collect()
    };
    // Bob becomes Rob.
    let mut changed = whole.clone();
    let at = changed.windows(3).position(|it| it == b"Bob").unwrap();
    changed[at] = b'R';
    assert_eq!(warnings(&changed), [WarningKind::Checksum("the file")]);
    let cut = &whole[..whole.len() - 30];
    assert!(warnings(cut).contains(&WarningKind::CutShort("the file")));
    let strange = file(&[head(), game(), section("WHAT", b"", true)]);
    assert_eq!(
        warnings(&strange),
        [WarningKind::NotUnderstood("the section WHAT".to_owned())]
    );
    let mut old = whole;
    old[4] = 1;
    let refused = read(&old).unwrap_err();
    assert!(matches!(
        refused,
        ReadError::Broken {
            format: Format::Ogxm,
            ..
        }
    ));
    assert_eq!(
        refused.to_string(),
        "OGXM match: version 1 isn't supported, only version 2"
    );
    let mut nothing = played;
    nothing.games.clear();
    assert_eq!(write_ogxm(&nothing), Err(WriteError::NothingPlayed));
}

#[test]
fn when_where_and_what_survive() {
    let mut played = read(&file(&[head(), game()])).unwrap().file;
    played.occasion.event = "Club night".to_owned();
    played.occasion.round = "Final".to_owned();
    played.occasion.place = "Brno".to_owned();
    played.occasion.date = "2026-11-15".to_owned();
    played.comment = "A fine match.".to_owned();
    played.games[0].comment = "Short.".to_owned();
    let mut later = played.clone();
    later.occasion.time = "13:52".to_owned();
    later.occasion.round = "3".to_owned();
    for file in [played, later] {
        let again = read(&write_ogxm(&file).unwrap()).unwrap().file;
        assert_eq!(again.occasion, file.occasion);
        assert_eq!(
            (&again.comment, &again.games[0].comment),
            (&file.comment, &file.games[0].comment)
        );
    }
}
