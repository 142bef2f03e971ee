//! Reading a file, and telling what was odd in it.

use formats::{DepartureKind, MatchFile, OddityKind, Place, ReadError, Replay};
use rules::{ByPlayer, Record};

use super::account::{legs_text, points_of_white};
use super::{Account, Open};
use crate::study::message::{OddKind, OddPlace, Oddity, OpenedGame, OpenedMatch, Unreadable};

/// A file that was read.
#[derive(Debug)]
pub(super) struct Reading {
    format: String,
    file: MatchFile,
    replay: Replay,
    oddities: Vec<Oddity>,
}

/// Reads a file of any format.
pub(super) fn read(bytes: &[u8]) -> Result<Reading, Unreadable> {
    let reading = formats::read(bytes).map_err(|why| match why {
        ReadError::Empty => Unreadable::Empty,
        ReadError::TooLarge => Unreadable::TooLarge,
        ReadError::Broken { place, .. } => Unreadable::Broken(odd_place(place)),
        _ => Unreadable::Unknown,
    })?;
    let replay = reading.file.replay();
    let forgiven = reading.oddities.into_iter().map(|oddity| Oddity {
        place: odd_place(oddity.place),
        what: forgiven(oddity.what),
    });
    let departures = replay.departures.iter().map(|departure| Oddity {
        place: odd_place(departure.place),
        what: departed(&departure.what),
    });
    Ok(Reading {
        format: reading.format.to_string(),
        oddities: forgiven.chain(departures).collect(),
        file: reading.file,
        replay,
    })
}

/// The match of a table.
pub(super) fn of_record(record: &Record, names: &[String; 2]) -> Reading {
    let [white, black] = names.clone();
    let file = MatchFile::from_record(record, ByPlayer { white, black });
    Reading {
        format: formats::Format::Json.to_string(),
        replay: file.replay(),
        file,
        oddities: Vec::new(),
    }
}

impl Reading {
    /// What the clerk keeps, and what the page is told.
    pub(super) fn into_open(self) -> (Open, OpenedMatch) {
        let Reading {
            format,
            file,
            replay,
            oddities,
        } = self;
        let account = Account::of(&file, &replay);
        let games = file.games.iter().zip(&replay.games);
        let games = games.map(|(game, replayed)| OpenedGame {
            score: [game.score.white, game.score.black],
            won: replayed.outcome.as_ref().map(points_of_white),
        });
        let ByPlayer { white, black } = file.players.clone().map(|person| person.name);
        // Only a position that no id can say has no JSON. It has no name
        // then, and nothing can be asked about it.
        let json = formats::write_json(&file).unwrap_or_default();
        let told = OpenedMatch {
            json: json.clone(),
            format,
            names: [white, black],
            rules: file.rules.to_string(),
            games: games.collect(),
            steps: account.steps.clone(),
            oddities,
            questions: account.course.questions.len(),
        };
        let open = Open {
            json,
            file,
            account,
            judging: None,
        };
        (open, told)
    }
}

fn odd_place(place: Place) -> OddPlace {
    match place {
        Place::Everywhere => OddPlace::File,
        Place::Text { line, column } => OddPlace::Text(line, column),
        Place::Record(number) => OddPlace::Record(number),
    }
}

fn forgiven(what: OddityKind) -> OddKind {
    match what {
        OddityKind::Encoding(name) => OddKind::Encoding(name.to_owned()),
        OddityKind::NotUnderstood(text) => OddKind::NotUnderstood(shown(&text)),
        OddityKind::IllegiblePlay(text) => OddKind::IllegiblePlay(shown(&text)),
        OddityKind::BadNumber(text) => OddKind::BadNumber(shown(&text)),
        OddityKind::NoName => OddKind::NoName,
        OddityKind::Missing { .. } => OddKind::Missing,
        OddityKind::StakeForLength(points) => OddKind::Stake(points),
        OddityKind::UnknownVariant(name) => OddKind::Variant(shown(&name)),
        OddityKind::GuessedVariant(name) => OddKind::GuessedVariant(name.to_owned()),
        OddityKind::CutShort(_) => OddKind::CutShort,
        OddityKind::Checksum(_) => OddKind::Checksum,
        OddityKind::IllegalPosition(_) => OddKind::IllegalPosition,
        OddityKind::Contradiction(_) => OddKind::Contradiction,
        OddityKind::MorePositions(count) => OddKind::MorePositions(count),
        _ => OddKind::Other,
    }
}

fn departed(what: &DepartureKind) -> OddKind {
    match what {
        DepartureKind::Play { roll, legs, .. } => OddKind::IllegalPlay {
            roll: *roll,
            play: legs_text(legs),
        },
        DepartureKind::NoPlay(roll) | DepartureKind::ForcedPlayLeftOut(roll) => {
            OddKind::NoPlay(roll.to_string())
        }
        DepartureKind::Illegible(text) => OddKind::IllegiblePlay(shown(text)),
        DepartureKind::DoubleAtStart(roll) => OddKind::StartDouble(roll.to_string()),
        DepartureKind::WrongTurn(_) => OddKind::WrongTurn,
        DepartureKind::Unanswered => OddKind::Unanswered,
        DepartureKind::Refused(_) => OddKind::Refused,
        DepartureKind::AfterTheEnd => OddKind::AfterEnd,
        &DepartureKind::CubeValue { said, counted } => OddKind::Cube { said, counted },
        DepartureKind::Board => OddKind::Board,
        DepartureKind::Start(_) => OddKind::IllegalPosition,
        DepartureKind::Winner(_) => OddKind::Winner,
        &DepartureKind::Points { said, counted } => OddKind::Points { said, counted },
        DepartureKind::Score { .. } => OddKind::Score,
        _ => OddKind::Other,
    }
}

/// The beginning of a text, fit to be shown.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = text.chars().take(MOST).collect();
    shown.retain(|c| !c.is_control());
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
