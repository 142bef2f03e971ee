//! Reads a file and reports its problems.

use engine::{AnalysisInput, Finding};
use formats::{MatchFile, Place, ReadError, Replay, ViolationKind, WarningKind};
use rules::{ByPlayer, Record};

use super::steps::{legs_text, points_of_white, steps};
use crate::worker::imported_match::{
    ImportedGame, ImportedMatch, OddKind, OddPlace, Oddity, Unreadable,
};

/// Reads a file of any format. `say` returns what the file says about its own
/// decisions.
pub(in crate::worker) fn import(
    bytes: &[u8],
    say: impl FnOnce(&MatchFile, &AnalysisInput) -> Vec<Finding>,
) -> Result<ImportedMatch, Unreadable> {
    let reading = formats::read(bytes).map_err(|why| match why {
        ReadError::Empty => Unreadable::Empty,
        ReadError::TooLarge => Unreadable::TooLarge,
        ReadError::Broken { place, .. } => Unreadable::Broken(odd_place(place)),
        _ => Unreadable::Unknown,
    })?;
    let replay = reading.file.replay();
    let forgiven = reading.warnings.into_iter().map(|warning| Oddity {
        place: odd_place(warning.place),
        what: forgiven(warning.what),
    });
    let violations = replay.violations.iter().map(|violation| Oddity {
        place: odd_place(violation.place),
        what: violated(&violation.what),
    });
    let oddities = forgiven.chain(violations).collect();
    let format = reading.format.to_string();
    let mut imported = imported(format, &reading.file, &replay, oddities);
    imported.said = say(&reading.file, &imported.input);
    Ok(imported)
}

/// Reads the match of a table.
pub(in crate::worker) fn import_record(record: &Record, names: [String; 2]) -> ImportedMatch {
    let [white, black] = names;
    let file = MatchFile::from_record(record, ByPlayer { white, black });
    let format = formats::Format::Json.to_string();
    imported(format, &file, &file.replay(), Vec::new())
}

fn imported(
    format: String,
    file: &MatchFile,
    replay: &Replay,
    oddities: Vec<Oddity>,
) -> ImportedMatch {
    let games = file.games.iter().zip(&replay.games);
    let games = games.map(|(game, replayed)| ImportedGame {
        score: [game.score.white, game.score.black],
        won: replayed.outcome.as_ref().map(points_of_white),
    });
    let ByPlayer { white, black } = file.players.clone().map(|person| person.name);
    ImportedMatch {
        // Only a position that no ID can express has no JSON.
        json: formats::write_json(file).unwrap_or_default(),
        format,
        names: [white, black],
        day: file.occasion.days_since_1970(),
        rules: file.rules.clone(),
        games: games.collect(),
        steps: steps(file, replay),
        oddities,
        said: Vec::new(),
        input: study::analysis_input(file, replay),
    }
}

fn odd_place(place: Place) -> OddPlace {
    match place {
        Place::Everywhere => OddPlace::File,
        Place::Text { line, column } => OddPlace::Text(line, column),
        Place::Record(number) => OddPlace::Record(number),
    }
}

fn forgiven(what: WarningKind) -> OddKind {
    match what {
        WarningKind::Encoding(name) => OddKind::Encoding(name.to_owned()),
        WarningKind::NotUnderstood(text) => OddKind::NotUnderstood(shown(&text)),
        WarningKind::UnreadablePlay(text) => OddKind::IllegiblePlay(shown(&text)),
        WarningKind::BadNumber(text) => OddKind::BadNumber(shown(&text)),
        WarningKind::NoName => OddKind::NoName,
        WarningKind::Missing { .. } => OddKind::Missing,
        WarningKind::StakeForLength(points) => OddKind::Stake(points),
        WarningKind::UnknownVariant(name) => OddKind::Variant(shown(&name)),
        WarningKind::GuessedVariant(name) => OddKind::GuessedVariant(name.to_owned()),
        WarningKind::CutShort(_) => OddKind::CutShort,
        WarningKind::Checksum(_) => OddKind::Checksum,
        WarningKind::IllegalPosition(_) => OddKind::IllegalPosition,
        WarningKind::Contradiction(_) => OddKind::Contradiction,
        WarningKind::MorePositions(count) => OddKind::MorePositions(count),
        _ => OddKind::Other,
    }
}

fn violated(what: &ViolationKind) -> OddKind {
    match what {
        ViolationKind::Play { roll, legs, .. } => OddKind::IllegalPlay {
            roll: *roll,
            play: legs_text(legs),
        },
        ViolationKind::NoPlay(roll) | ViolationKind::ForcedPlayLeftOut(roll) => {
            OddKind::NoPlay(roll.to_string())
        }
        ViolationKind::Unreadable(text) => OddKind::IllegiblePlay(shown(text)),
        ViolationKind::DoubleAtStart(roll) => OddKind::StartDouble(roll.to_string()),
        ViolationKind::WrongTurn(_) => OddKind::WrongTurn,
        ViolationKind::Unanswered => OddKind::Unanswered,
        ViolationKind::Refused(_) => OddKind::Refused,
        ViolationKind::AfterTheEnd => OddKind::AfterEnd,
        &ViolationKind::CubeValue { said, counted } => OddKind::Cube { said, counted },
        ViolationKind::Board => OddKind::Board,
        ViolationKind::Start(_) => OddKind::IllegalPosition,
        ViolationKind::Winner(_) => OddKind::Winner,
        &ViolationKind::Points { said, counted } => OddKind::Points { said, counted },
        ViolationKind::Score { .. } => OddKind::Score,
        _ => OddKind::Other,
    }
}

/// The beginning of a text, short enough to be shown.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().take(MOST).collect();
    shown.retain(|c| !c.is_control());
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
