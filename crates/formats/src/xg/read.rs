//! Reading the records of a match.

use rules::{Board, ByPlayer, Cube, CubeValue, Die, Player, Roll, Ruleset, Setup, Stage, Variant};

use super::analysis::{cube, legs, plays};
use super::archive::unpack;
use super::fields::Fields;
use super::rich_text::comments;
use crate::analysis::CubeAnalysis;
use crate::date::day;
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings};
use crate::read::ReadError;
use crate::record::{End, Entry, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Start};

const RECORD: usize = 2560;

/// Reads a match or a position.
///
/// # Errors
///
/// If it can't be unpacked, or unpacks to too much.
pub(crate) fn read(bytes: &[u8], warnings: &mut Warnings) -> Result<MatchFile, ReadError> {
    let archive = unpack(bytes, warnings)?;
    let mut reader = Reader {
        file: MatchFile::default(),
        comments: comments(&archive.comments),
        cube: None,
        warnings,
    };
    let records = archive.game.chunks(RECORD);
    for (index, record) in records.enumerate() {
        let place = Place::record(index);
        if record.len() < RECORD {
            reader
                .warnings
                .add(place, WarningKind::CutShort("a record"));
            break;
        }
        reader.record(place, Fields(record));
    }
    reader.take_position_apart();
    Ok(reader.file)
}

struct Reader<'a> {
    file: MatchFile,
    comments: Vec<String>,
    /// The cube analysis before the next roll.
    cube: Option<Box<CubeAnalysis>>,
    warnings: &'a mut Warnings,
}

/// The first player of the file is White.
fn player(sign: i32) -> Player {
    if sign < 0 {
        Player::Black
    } else {
        Player::White
    }
}

/// A cube as written: the number of doublings, negative if the second player
/// owns it.
fn read_cube(number: i32) -> Cube {
    let doublings = u8::try_from(number.unsigned_abs()).unwrap_or(0);
    Cube {
        value: CubeValue::ONE
            .doubled_times(doublings)
            .unwrap_or(CubeValue::ONE),
        owner: (number != 0).then(|| player(number)),
    }
}

/// A position of a game, with White on roll.
fn setup_of(board: Board, rules: &Ruleset, game: &RecordedGame) -> Setup {
    let setup = Setup::for_money(board.player().into(), board.opponent().into());
    let stakes = match game.crawford {
        Some(true) => rules.crawford_stakes(game.score),
        _ => rules.stakes(game.score),
    };
    Setup { stakes, ..setup }
}

impl Reader<'_> {
    fn record(&mut self, place: Place, record: Fields<'_>) {
        match record.u8(8) {
            0 => self.head(place, record),
            1 => self.game_head(place, record),
            2 => self.cube_record(place, record),
            3 => self.move_record(place, record),
            4 => self.game_foot(place, record),
            5 => {}
            kind => {
                let what = WarningKind::NotUnderstood(format!("a record of kind {kind}"));
                self.warnings.add(place, what);
            }
        }
    }

    fn head(&mut self, place: Place, record: Fields<'_>) {
        let file = &mut self.file;
        let is_wide = record.i32(552) >= 24;
        let text = |wide: usize, narrow: usize| {
            if is_wide {
                record.long_text(wide, 129)
            } else {
                record.short_text(narrow)
            }
        };
        file.players.white.name = text(880, 9);
        file.players.black.name = text(1138, 50);
        for (player, at) in [(Player::White, 104), (Player::Black, 112)] {
            let rating = record.f64(at);
            if rating.is_finite() && rating > 0.0 && rating < 1e6 {
                file.players[player].rating = format!("{rating:.2}");
            }
        }
        file.occasion.event = text(622, 136);
        file.occasion.place = text(1396, 283);
        if is_wide {
            file.occasion.round = record.long_text(1654, 129);
        }
        let date = record.f64(128);
        if date.is_finite() && (1.0..1e6).contains(&date) {
            // Days since the end of 1899.
            file.occasion.date = day(date as i64 - 25_569);
        }
        let length = u32::try_from(record.i32(92)).unwrap_or(0);
        file.rules.session = session(if length >= 99_999 { 0 } else { length });
        file.rules.crawford = record.u8(100) != 0;
        file.rules.jacoby = record.u8(101) != 0;
        if record.u8(102) != 0 {
            file.rules.beavers = rules::Beavers::Beavers;
        }
        file.rules.variant = match record.i32(96) {
            0 => Variant::Backgammon,
            1 => Variant::Nackgammon,
            2 => Variant::Hypergammon,
            other => {
                let what = WarningKind::UnknownVariant(format!("number {other}"));
                self.warnings.add(place, what);
                Variant::Backgammon
            }
        };
        let limit = u8::try_from(record.i32(612))
            .ok()
            .filter(|&limit| limit > 0);
        file.rules.cube.highest = limit.and_then(|limit| CubeValue::ONE.doubled_times(limit));
    }

    fn game_head(&mut self, place: Place, record: Fields<'_>) {
        let points = |at: usize| u32::try_from(record.i32(at)).unwrap_or(0);
        let mut game = RecordedGame {
            place,
            score: ByPlayer {
                white: points(12),
                black: points(16),
            },
            crawford: Some(record.u8(20) != 0),
            ..RecordedGame::default()
        };
        let opening = self.file.rules.variant.opening();
        if let Some(board) = self.board(place, record, 21, Player::White)
            && board != opening
        {
            game.start = Some(Start::new(setup_of(board, &self.file.rules, &game)));
        }
        self.cube = None;
        self.file.games.push(game);
    }

    /// The board of a record, which is from the first player's point of view,
    /// from this player's.
    fn board(
        &mut self,
        place: Place,
        record: Fields<'_>,
        at: usize,
        seer: Player,
    ) -> Option<Board> {
        let (player, opponent) = record.placements(at)?;
        let each = self.file.rules.variant.opening().player().total();
        let setup = Setup::for_money(player, opponent).with_checkers(each);
        let board = Board::from_placements(setup.player, setup.opponent);
        match board.or_else(|illegal| illegal.forgive(rules::BoardFault::BothShutOut)) {
            Ok(board) if seer == Player::White => Some(board),
            Ok(board) => Some(board.for_opponent()),
            Err(illegal) => {
                let what = WarningKind::IllegalPosition(illegal.to_string());
                self.warnings.add(place, what);
                None
            }
        }
    }

    fn push(&mut self, entry: Entry, cube: Cube) {
        if self.file.games.is_empty() {
            let what = WarningKind::Missing {
                what: "the head of a game",
                instead: "the first game",
            };
            self.warnings.add(entry.place, what);
            self.file.games.push(RecordedGame::default());
        }
        let opening = self.file.rules.variant.opening();
        let Some(game) = self.file.games.last_mut() else {
            return;
        };
        // The head of a file with one position doesn't show it.
        if let (true, None, Some(board)) =
            (game.entries.is_empty(), &game.start, entry.board.as_deref())
            && *board != opening
        {
            let setup = Setup {
                on_roll: entry.player,
                cube,
                ..setup_of(*board, &self.file.rules, game)
            };
            game.start = Some(Start::new(setup));
        }
        game.entries.push(entry);
    }

    fn cube_record(&mut self, place: Place, record: Fields<'_>) {
        let doubler = player(record.i32(12));
        let judged = cube(record).map(Box::new);
        if record.i32(16) != 1 {
            self.cube = judged;
            return;
        }
        let mut entry = Entry::new(place, doubler, RecordedAction::Double { to: None });
        entry.board = self.board(place, record, 36, doubler).map(Box::new);
        entry.analysis.cube.clone_from(&judged);
        let now = read_cube(record.i32(32));
        self.push(entry, now);
        let answer = match record.i32(20) {
            0 => RecordedAction::Pass,
            1 => RecordedAction::Take,
            2 => RecordedAction::Beaver,
            _ => return,
        };
        let mut entry = Entry::new(place, doubler.opponent(), answer);
        entry.analysis.cube = judged;
        self.push(entry, now);
    }

    fn move_record(&mut self, place: Place, record: Fields<'_>) {
        let player = player(record.i32(64));
        let die = |at: usize| Die::try_from(u8::try_from(record.i32(at)).ok()?).ok();
        let (Some(one), Some(other)) = (die(100), die(104)) else {
            let what = WarningKind::BadNumber("the dice of a move".to_owned());
            self.warnings.add(place, what);
            return;
        };
        let number = |index: usize| record.i32(68 + 4 * index);
        // All zero: rolled, then resigned.
        let play = if (0..8).all(|index| number(index) == 0) {
            RecordedPlay::Unknown
        } else if let Some(legs) = legs(number) {
            RecordedPlay::Moves(legs)
        } else {
            self.warnings.add(
                place,
                WarningKind::UnreadablePlay("a move off the board".to_owned()),
            );
            RecordedPlay::Unreadable("a move off the board".to_owned())
        };
        let roll = Roll::new(one, other);
        let mut entry = Entry::new(place, player, RecordedAction::Roll { roll, play });
        entry.board = self.board(place, record, 9, player).map(Box::new);
        entry.analysis.plays = plays(record);
        entry.analysis.cube = self.cube.take();
        let luck = record.f64(2320);
        let is_judged = !entry.analysis.plays.is_empty();
        entry.analysis.luck = (is_judged && luck.is_finite()).then_some(luck as f32);
        let comment = usize::try_from(record.i32(2524)).ok();
        if let Some(comment) = comment.and_then(|index| self.comments.get(index)) {
            entry.comment.clone_from(comment);
        }
        self.push(entry, read_cube(record.i32(108)));
    }

    fn game_foot(&mut self, place: Place, record: Fields<'_>) {
        if let Some(game) = self.file.games.last_mut() {
            let sign = record.i32(24);
            game.end = (sign != 0).then(|| End {
                place,
                winner: player(sign),
                points: u32::try_from(record.i32(28)).ok(),
            });
        }
    }

    /// A file with one position has a record of a move that nobody made. In
    /// that case the game starts there, and nothing has been played.
    fn take_position_apart(&mut self) {
        let [game] = self.file.games.as_mut_slice() else {
            return;
        };
        let is_over = game.end.is_some();
        let [entry] = game.entries.as_slice() else {
            return;
        };
        let RecordedAction::Roll { roll, play } = &entry.action else {
            return;
        };
        let is_unmade =
            matches!(play, RecordedPlay::Unknown) || *play == RecordedPlay::Moves(Vec::new());
        let Some(board) = entry.board.as_deref().filter(|_| is_unmade && !is_over) else {
            return;
        };
        let cube = game.start.as_ref().map(|start| start.setup.cube);
        let setup = Setup {
            on_roll: entry.player,
            stage: Stage::Rolled(*roll),
            cube: cube.unwrap_or_default(),
            ..setup_of(*board, &self.file.rules, game)
        };
        game.start = Some(Start {
            setup,
            analysis: entry.analysis.clone(),
        });
        game.entries.clear();
    }
}
