//! The head of a match: who, when, where, and by which rules.

use rules::{Beavers, ByPlayer, CubeValue, Player};

use super::cursor::{Cursor, Record};
use crate::date::day;
use crate::match_text::session;
use crate::record::MatchFile;

/// What the head says about the games.
pub(super) struct MatchHead {
    /// The points before the first game.
    pub(super) score: ByPlayer<u32>,
    /// Whether the Crawford game was before that.
    pub(super) had_crawford: bool,
    /// The number of the variant; 0 is backgammon.
    pub(super) variant: u32,
}

/// Reads the head into the file.
pub(super) fn read_match_head(payload: &[u8], file: &mut MatchFile) -> Option<MatchHead> {
    let mut record = Cursor(payload).record()?;
    let length = record.fields.number()?;
    let variant = record.fields.number()?;
    file.rules.session = session(length);
    file.players.white.name = record.optional(0, Cursor::text)?.unwrap_or_default();
    file.players.black.name = record.optional(1, Cursor::text)?.unwrap_or_default();
    let rules = record.optional(2, Cursor::number)?.unwrap_or_default();
    file.rules.crawford = rules & 1 != 0;
    file.rules.jacoby = rules & 2 != 0;
    file.rules.beavers = match (rules & 4 != 0, rules & 8 != 0) {
        (_, true) => Beavers::Raccoons,
        (true, false) => Beavers::Beavers,
        (false, false) => file.rules.beavers,
    };
    let limit = record.optional(3, Cursor::number)?;
    file.rules.cube.highest = limit.and_then(|limit| CubeValue::try_from(limit).ok());
    let score = record.optional(4, |fields| Some([fields.number()?, fields.number()?]))?;
    let [white, black] = score.unwrap_or_default();
    let had_crawford = record.has(11);
    record.optional(5, |fields| Some([fields.number()?, fields.number()?]))?;
    record.optional(6, Cursor::number)?;
    record.optional(7, Cursor::number)?;
    let started = record.optional(8, Cursor::long)?;
    record.optional(9, Cursor::long)?;
    record.optional(10, Cursor::number)?;
    let event = record.optional(12, Cursor::text)?;
    let year = record.optional(13, Cursor::number)?;
    let precision = record.optional(14, Cursor::number)?;
    let stage = record.optional(15, Cursor::text)?;
    let round = record.optional(16, Cursor::number)?;
    record.optional(17, Cursor::text)?;
    let city = record.optional(18, Cursor::text)?;
    record.optional(19, Cursor::text)?;
    record.optional(20, Cursor::text)?;
    let site = record.optional(21, Cursor::text)?;
    record.optional(22, Cursor::text)?;
    for (bit, player) in [(23, Player::White), (24, Player::Black)] {
        let rating = record.optional(bit, |fields| rating(fields.record()?))?;
        file.players[player].rating = rating.unwrap_or_default();
    }
    let occasion = &mut file.occasion;
    occasion.event = event.unwrap_or_default();
    if let Some(year) = year {
        occasion.event = format!("{} {year}", occasion.event).trim().to_owned();
    }
    occasion.round = stage
        .or_else(|| round.map(|round| round.to_string()))
        .unwrap_or_default();
    occasion.place = city.or(site).unwrap_or_default();
    if let Some(started) = started {
        (occasion.date, occasion.time) = when(started, precision);
    }
    Some(MatchHead {
        score: ByPlayer { white, black },
        had_crawford,
        variant,
    })
}

fn rating(mut record: Record<'_>) -> Option<String> {
    record.optional(0, Cursor::text)?;
    let rating = record.optional(1, Cursor::number)?;
    let rating = rating.map(|hundredths| format!("{:.2}", f64::from(hundredths) / 100.0));
    Some(rating.unwrap_or_default())
}

/// The date and the time of day of an instant in milliseconds since 1970. The
/// precision says that only the day, the month or the year is known.
fn when(milliseconds: u64, precision: Option<u32>) -> (String, String) {
    let minutes = milliseconds / 60_000;
    let Ok(days) = i64::try_from(minutes / 1440) else {
        return Default::default();
    };
    // Nobody played in the year 10000.
    if days > 2_932_896 {
        return Default::default();
    }
    let mut date = day(days);
    match precision {
        None => {
            let minute = minutes % 1440;
            return (date, format!("{:02}:{:02}", minute / 60, minute % 60));
        }
        Some(1) => date.truncate(7),
        Some(2) => date.truncate(4),
        Some(_) => {}
    }
    (date, String::new())
}
