//! Writing `.ogxm`.

use rules::{Beavers, Ending, Player, Points, Session, Variant, Win};

use super::{
    END, HEADER, MAGIC, MAX_GAME_PLIES, MAX_GAMES, MAX_PLIES, MAX_TEXT, action, places, rolls,
    seat, turned,
};
use crate::record::{Entry, MatchFile, RecordedAction, RecordedGame, RecordedPlay};
use crate::replay::{ReplayedEntry, ReplayedGame, apply_legs};
use crate::unpack::crc32;
use crate::write::WriteError;

/// Writes a match, a session or a game in OGXM, version 2, for HedgeHog,
/// OpenGammon and GammonView. The same file always gives the same bytes.
///
/// It leaves out what the format has no room for, and analysis.
///
/// # Errors
///
/// If nothing was played, or more than the format has room for.
pub fn write_ogxm(file: &MatchFile) -> Result<Vec<u8>, WriteError> {
    if file.games.iter().all(|game| game.entries.is_empty()) {
        return Err(WriteError::NothingPlayed);
    }
    if file.games.len() > MAX_GAMES {
        return Err(WriteError::TooMany("games"));
    }
    let mut writer = Writer::default();
    let mut games = Vec::new();
    let mut is_after_crawford = false;
    for (index, (game, (replayed, _))) in file.games.iter().zip(file.replay_games()).enumerate() {
        if index == 0 {
            is_after_crawford = is_close(file, game) && !replayed.stakes.is_crawford();
        }
        let is_last = index + 1 == file.games.len();
        section(
            &mut games,
            "GAME",
            &writer.game(file, game, &replayed, is_last)?,
        );
    }
    let head = head(file, is_after_crawford);
    let mut bytes = MAGIC.to_vec();
    for version in [2_u16, u16::from(head.is_new()), 2, 0] {
        bytes.extend(version.to_le_bytes());
    }
    bytes.extend([0; 4]);
    section(&mut bytes, "MTCH", &head.bytes());
    bytes.append(&mut games);
    let comments = writer.comments(file);
    if !comments.is_empty() {
        section(&mut bytes, "ANNO", &comments);
    }
    let size = bytes.len() + 9 + 8 + END.len();
    let size = u32::try_from(size).map_err(|_| WriteError::TooMany("bytes"))?;
    bytes[HEADER - 4..HEADER].copy_from_slice(&size.to_le_bytes());
    let checksum = crc32(&bytes);
    let mut sum = Record::default();
    sum.always.extend([0, 4]);
    sum.always.extend(checksum.to_le_bytes());
    section(&mut bytes, "CSUM", &sum.bytes());
    bytes.extend(END);
    Ok(bytes)
}

/// A section; of those that we write, only comments can be skipped.
fn section(bytes: &mut Vec<u8>, name: &str, payload: &[u8]) {
    bytes.extend(name.as_bytes());
    bytes.extend((payload.len() as u32).to_le_bytes());
    bytes.push(u8::from(name != "ANNO"));
    bytes.extend(payload);
}

/// Seven bits a byte, the smallest first.
fn number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// As much of a text as fits into this many bytes.
fn shortened(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

/// A record as it's being made. Its optional fields come in the order of their
/// bits.
#[derive(Debug, Default)]
struct Record {
    always: Vec<u8>,
    mask: u64,
    fields: Vec<u8>,
}

impl Record {
    /// The place for the field of a bit.
    fn field(&mut self, bit: u32) -> &mut Vec<u8> {
        debug_assert!(self.mask >> bit == 0, "fields are in order");
        self.mask |= 1 << bit;
        &mut self.fields
    }

    fn number(&mut self, bit: u32, value: u64) {
        number(self.field(bit), value);
    }

    /// A text, left out if it's empty.
    fn text(&mut self, bit: u32, text: &str, most: usize) {
        let text = shortened(text, most);
        if !text.is_empty() {
            let field = self.field(bit);
            number(field, text.len() as u64);
            field.extend(text.as_bytes());
        }
    }

    /// Whether it has a field that came with version 2.1.
    const fn is_new(&self) -> bool {
        self.mask >> 12 != 0
    }

    fn bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        number(&mut body, self.mask);
        body.extend(&self.always);
        body.extend(&self.fields);
        let mut bytes = Vec::new();
        number(&mut bytes, body.len() as u64);
        bytes.append(&mut body);
        bytes
    }
}

/// Whether a player is a point from winning.
fn is_close(file: &MatchFile, game: &RecordedGame) -> bool {
    let Session::Match(length) = file.rules.session else {
        return false;
    };
    let scores = [game.score.white, game.score.black];
    file.rules.crawford && scores.contains(&(length.get() - 1))
}

fn head(file: &MatchFile, is_after_crawford: bool) -> Record {
    let rules = &file.rules;
    let mut record = Record::default();
    let length = match rules.session {
        Session::Money => 0,
        Session::Match(length) => length.get(),
    };
    number(&mut record.always, length.into());
    // We know only the number of backgammon; a board shows other variants.
    number(&mut record.always, 0);
    record.text(0, &file.players.white.name, MAX_TEXT);
    record.text(1, &file.players.black.name, MAX_TEXT);
    let flags = [
        length > 0 && rules.crawford,
        length == 0 && rules.jacoby,
        length == 0 && rules.beavers >= Beavers::Beavers,
        length == 0 && rules.beavers >= Beavers::Raccoons,
    ];
    let flags = (0..).zip(flags).map(|(bit, is_on)| u64::from(is_on) << bit);
    let flags: u64 = flags.sum();
    if flags != 0 {
        record.number(2, flags);
    }
    if let Some(highest) = rules.cube.highest {
        record.number(3, highest.value().into());
    }
    let score = file
        .games
        .first()
        .map(|game| game.score)
        .unwrap_or_default();
    if (score.white, score.black) != (0, 0) {
        let field = record.field(4);
        number(field, score.white.into());
        number(field, score.black.into());
    }
    let occasion = &file.occasion;
    let days = occasion.days_since_1970();
    let minute = minute_of(&occasion.time);
    if let Some(days) = days {
        let minutes = days * 1440 + minute.unwrap_or(0);
        record.number(8, minutes * 60_000);
    }
    if is_after_crawford {
        record.field(11);
    }
    record.text(12, &occasion.event, 120);
    if days.is_some() && minute.is_none() {
        record.number(14, 0);
    }
    match occasion.round.parse::<u64>() {
        Ok(round @ 1..=99) => record.number(16, round),
        _ => record.text(15, &occasion.round, 60),
    }
    record.text(18, &occasion.place, 80);
    record
}

fn minute_of(time: &str) -> Option<u64> {
    let (hour, minute) = time.split_once(':')?;
    let hour: u64 = hour.parse().ok()?;
    let minute: u64 = minute.get(..2)?.parse().ok()?;
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// What has been written of the games.
#[derive(Debug, Default)]
struct Writer {
    plies: usize,
    /// The comments on plies.
    comments: Vec<(usize, String)>,
}

impl Writer {
    fn game(
        &mut self,
        file: &MatchFile,
        game: &RecordedGame,
        replayed: &ReplayedGame,
        is_last: bool,
    ) -> Result<Vec<u8>, WriteError> {
        let start = self.plies;
        let mut plies = Vec::new();
        for (entry, replayed) in game.entries.iter().zip(&replayed.entries) {
            if !entry.comment.is_empty() {
                self.comments.push((self.plies, entry.comment.clone()));
            }
            self.plies += 1;
            plies.extend(ply(entry, replayed, game));
        }
        if let Some(end) = unsaid_end(game, replayed) {
            self.plies += 1;
            plies.extend(end);
        }
        if self.plies - start > MAX_GAME_PLIES || self.plies > MAX_PLIES {
            return Err(WriteError::TooMany("plies"));
        }
        let mut bytes = game_head(file, game, replayed, is_last).bytes();
        bytes.append(&mut plies);
        Ok(bytes)
    }

    /// The comments: on the match, on games, on plies.
    fn comments(&self, file: &MatchFile) -> Vec<u8> {
        let games = file.games.iter().enumerate();
        let games = games.map(|(index, game)| (1, index, &game.comment));
        let plies = self.comments.iter().map(|(ply, text)| (2, *ply, text));
        let all = [(0, 0, &file.comment)]
            .into_iter()
            .chain(games)
            .chain(plies);
        let mut bytes = Vec::new();
        for (scope, at, text) in all {
            let mut rest = text.as_str();
            while !rest.is_empty() {
                let part = shortened(rest, MAX_TEXT);
                rest = &rest[part.len()..];
                let mut record = Record::default();
                number(&mut record.always, scope);
                number(&mut record.always, at as u64);
                number(&mut record.always, part.len() as u64);
                record.always.extend(part.as_bytes());
                bytes.append(&mut record.bytes());
            }
        }
        bytes
    }
}

fn game_head(
    file: &MatchFile,
    game: &RecordedGame,
    replayed: &ReplayedGame,
    is_last: bool,
) -> Record {
    let mut record = Record::default();
    let counted = replayed.outcome;
    let counted = counted.map(|outcome| (outcome.winner, outcome.points.total()));
    let told = game.end.map(|end| {
        let counted = counted.filter(|(winner, _)| *winner == end.winner);
        let points = end.points.or(counted.map(|(_, points)| points));
        (end.winner, points.unwrap_or(1))
    });
    if let Some((winner, points)) = told.or(counted) {
        record.number(0, seat(winner).into());
        record.number(1, points.into());
        let is_over = match file.rules.session {
            Session::Money => false,
            Session::Match(length) => game.score[winner].saturating_add(points) >= length.get(),
        };
        if is_last && is_over {
            record.field(2);
        }
    }
    let setup = game.start.as_ref().map(|start| start.setup);
    let first = replayed.entries.first().and_then(|entry| entry.position);
    match (setup, first) {
        (Some(_), Some(position)) => {
            let board = places(position.board(), position.on_roll());
            record.field(3).extend(board);
        }
        _ if file.rules.variant != Variant::Backgammon => {
            let starter = game
                .entries
                .first()
                .map_or(Player::White, |entry| entry.player);
            let board = places(&file.rules.variant.opening(), starter);
            record.field(3).extend(board);
        }
        _ => {}
    }
    if let Some(cube) = setup.map(|setup| setup.cube) {
        if cube.value.value() > 1 {
            record.number(4, cube.value.value().into());
        }
        if let Some(owner) = cube.owner {
            record.number(5, seat(owner).into());
        }
    }
    record
}

fn ply(entry: &Entry, replayed: &ReplayedEntry, game: &RecordedGame) -> Vec<u8> {
    let plain = |number: u8| vec![number | seat(entry.player) << 6];
    match &entry.action {
        RecordedAction::Roll { roll, play } => {
            let dice = rolls().position(|other| other == *roll).unwrap_or_default() as u8;
            let made = replayed.play.filter(|made| !made.moves().is_empty());
            if let Some(made) = made {
                let mut moves = made.moves().to_vec();
                moves.sort_by_key(|step| std::cmp::Reverse(step.from().pips()));
                let mut bytes = plain(dice);
                bytes.extend(
                    moves.iter().map(|step| {
                        step.die().pips() << 5 | turned(step.from().pips(), entry.player)
                    }),
                );
                if moves.len() < roll.dice().len() {
                    bytes.push(0);
                }
                return bytes;
            }
            let board = match (play, replayed.position) {
                (RecordedPlay::Moves(legs), Some(position)) if !legs.is_empty() => {
                    let board = *position.board();
                    Some(apply_legs(&board, legs).unwrap_or(board))
                }
                _ => None,
            };
            match board {
                // An illegal play is told by its board, and the seat is whose
                // turn comes next.
                Some(board) => {
                    let mut record = Record::default();
                    let dice = [roll.larger().pips(), roll.smaller().pips()];
                    record.field(0).extend(dice);
                    record.field(3);
                    record.field(6).extend(places(&board, entry.player));
                    let next = seat(entry.player.opponent());
                    let mut bytes = vec![action::SET_POSITION | next << 6 | 128];
                    bytes.append(&mut record.bytes());
                    bytes
                }
                None => {
                    let mut bytes = plain(dice);
                    bytes.push(0);
                    bytes
                }
            }
        }
        RecordedAction::Double { .. } => plain(action::DOUBLE),
        RecordedAction::Take => plain(action::TAKE),
        RecordedAction::Pass => plain(action::PASS),
        RecordedAction::Beaver => plain(action::BEAVER),
        RecordedAction::Raccoon => plain(action::RACCOON),
        RecordedAction::Resign(win) => {
            let points = game.end.and_then(|end| end.points);
            let cube = replayed
                .position
                .map_or(1, |position| position.cube().value.value());
            let told = points.and_then(|points| {
                Win::ALL
                    .into_iter()
                    .find(|win| win.factor() * cube == points)
            });
            resign(entry.player, win.or(told).unwrap_or(Win::Single))
        }
    }
}

fn resign(loser: Player, win: Win) -> Vec<u8> {
    let mut record = Record::default();
    record.number(1, win.factor().into());
    let mut bytes = vec![action::RESIGN_GAME | seat(loser) << 6 | 128];
    bytes.append(&mut record.bytes());
    bytes
}

/// The end of a game that no entry tells: most files don't write down a
/// resignation, and some not even a pass.
fn unsaid_end(game: &RecordedGame, replayed: &ReplayedGame) -> Option<Vec<u8>> {
    let outcome = replayed.outcome?;
    let loser = outcome.winner.opponent();
    let last = game.entries.last().map(|entry| &entry.action);
    match (outcome.ending, last) {
        (_, Some(RecordedAction::Pass | RecordedAction::Resign(_))) => None,
        (Ending::Passed, _) => Some(vec![action::PASS | seat(loser) << 6]),
        (Ending::Resigned, _) => {
            let win = match outcome.points {
                Points::Product { win, .. } => win,
                Points::Agreed(_) => Win::Single,
            };
            Some(resign(loser, win))
        }
        _ => None,
    }
}
