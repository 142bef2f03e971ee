//! A statement that holds for any bytes given to a reader: either it makes a
//! file of them, which can be replayed, written and read again, or it refuses
//! them in one sentence. The tests here and the targets in `fuzz/` share it.

use formats::{
    Format, MatchFile, ReadError, Reading, read, read_as, write_json, write_match_text, write_ogxm,
    write_sgf,
};

/// One for each reader; its name is that of the fuzz target and the folder of
/// seeds.
pub(crate) const READERS: &[(&str, Format)] = &[
    ("match_text", Format::MatchText),
    ("sgf", Format::Sgf),
    ("xg", Format::Xg),
    ("bgf", Format::Bgf),
    ("ogxm", Format::Ogxm),
    ("match_json", Format::Json),
    ("oldmoves", Format::Oldmoves),
    ("sgg", Format::Sgg),
    ("tmg", Format::Tmg),
    ("jellyfish", Format::Jellyfish),
    ("gnubg_text", Format::GnubgText),
    ("bgammon", Format::Bgammon),
    ("fibs_log", Format::FibsLog),
    ("snowie", Format::Snowie),
    ("position_text", Format::PositionText),
];

/// Checks the statement about one reader.
///
/// # Panics
///
/// If it doesn't hold, or there's no such reader.
pub(crate) fn check(name: &str, bytes: &[u8]) {
    let reader = READERS.iter().find(|(other, _)| *other == name);
    let (_, format) = reader.unwrap_or_else(|| panic!("no reader {name}"));
    check_reading(read_as(bytes, *format));
    check_reading(read(bytes));
}

fn check_reading(reading: Result<Reading, ReadError>) {
    match reading {
        Err(error) => assert_sentence(&error.to_string()),
        Ok(Reading { file, warnings, .. }) => {
            for warning in warnings {
                assert_sentence(&warning.to_string());
            }
            check_file(&file);
        }
    }
}

fn check_file(file: &MatchFile) {
    let replay = file.replay();
    assert_eq!(replay.games.len(), file.games.len());
    for violation in &replay.violations {
        assert_sentence(&violation.to_string());
    }
    for (game, replayed) in file.games.iter().zip(&replay.games) {
        assert_eq!(game.entries.len(), replayed.entries.len());
    }
    // A record can't contain anything illegal, whatever the file says.
    if let Ok((record, _)) = file.to_record() {
        let text = record.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&record), "{text}");
    }
    if let Ok(text) = write_sgf(file) {
        let again = read_as(text.as_bytes(), Format::Sgf).expect("our own SGF is read");
        assert_eq!(again.file.rolls(), file.rolls(), "{text}");
    }
    if let Ok(bytes) = write_ogxm(file) {
        let again = read(&bytes).expect("our own OGXM is read");
        assert_eq!(again.format, Format::Ogxm);
        assert_eq!(again.file.rolls(), file.rolls());
    }
    if let Ok(text) = write_json(file) {
        let again = read(text.as_bytes()).expect("our own format is read");
        assert_eq!(again.format, Format::Json);
        assert_eq!(again.file.games.len(), file.games.len());
        assert_eq!(write_json(&again.file).as_ref(), Ok(&text));
    }
    if let Ok(text) = write_match_text(file) {
        let again = read_as(text.as_bytes(), Format::MatchText).expect("our own text is read");
        assert_eq!(again.file.rolls(), file.rolls(), "{text}");
    }
}

fn assert_sentence(message: &str) {
    let is_sentence = !message.is_empty()
        && !message.ends_with('.')
        && !message.contains(char::is_control)
        && message.chars().count() < 1000;
    assert!(is_sentence, "{message:?}");
}
