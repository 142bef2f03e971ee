//! Reading `.ogxm`.

use rules::{ByPlayer, Cube, CubeValue, Player, Session, Setup, Stakes, Variant};

use super::analysis::{Finding, Level, in_points, read_decisions, read_head};
use super::cursor::Cursor;
use super::head::read_match_head;
use super::{END, HEADER, MAX_GAMES, MAX_PLIES, board, places, player};
use crate::place::{Place, WarningKind, Warnings};
use crate::read::{Format, ReadError};
use crate::record::{End, Entry, MatchFile, RecordedAction, RecordedGame, Start};
use crate::unpack::crc32;

/// Reads a match.
///
/// # Errors
///
/// If it's of a version that we don't know.
pub(crate) fn read(bytes: &[u8], warnings: &mut Warnings) -> Result<MatchFile, ReadError> {
    let mut header = Cursor(bytes);
    let version = header
        .take(4)
        .and_then(|_| header.take(4))
        .unwrap_or(&[0; 4]);
    let needed = header.take(4).unwrap_or(&[0; 4]);
    let said = header.u32().unwrap_or_default();
    if version[0] != 2 || needed[0] > 2 {
        return Err(ReadError::Broken {
            format: Format::Ogxm,
            place: Place::Everywhere,
            what: format!("version {} isn't supported, only version 2", version[0]),
        });
    }
    let size = usize::try_from(said)
        .ok()
        .filter(|&size| size <= bytes.len());
    let whole = size.and_then(|size| bytes[..size].strip_suffix(END));
    if whole.is_none() {
        warnings.add(Place::Everywhere, WarningKind::CutShort("the file"));
    }
    let mut reader = Reader::new(warnings);
    let body = whole.unwrap_or(bytes);
    let mut sections = Cursor(body.get(HEADER..).unwrap_or_default());
    while !sections.is_empty() {
        let before = &body[..body.len() - sections.0.len()];
        if reader.section(&mut sections, before).is_none() {
            let what = WarningKind::CutShort("a section");
            reader.warnings.add(Place::Everywhere, what);
            break;
        }
    }
    Ok(reader.file)
}

/// What was read so far.
pub(super) struct Reader<'a> {
    pub(super) file: MatchFile,
    /// The points before the next game.
    score: ByPlayer<u32>,
    had_crawford: bool,
    /// For each ply of the file the game and the entry that it became.
    pub(super) plies: Vec<Option<(usize, usize)>>,
    /// The board that the next entry starts from, after an illegal play.
    pub(super) board: Option<[u8; 26]>,
    level: Option<Level>,
    has_decisions: bool,
    is_checked: bool,
    warnings: &'a mut Warnings,
}

impl<'a> Reader<'a> {
    fn new(warnings: &'a mut Warnings) -> Reader<'a> {
        Reader {
            file: MatchFile::default(),
            score: ByPlayer::default(),
            had_crawford: false,
            plies: Vec::new(),
            board: None,
            level: None,
            has_decisions: false,
            is_checked: false,
            warnings,
        }
    }

    pub(super) fn warn(&mut self, what: WarningKind) {
        self.warnings.add(Place::record(self.plies.len()), what);
    }

    fn section(&mut self, sections: &mut Cursor<'_>, before: &[u8]) -> Option<()> {
        let name = sections.take(4)?;
        let length = usize::try_from(sections.u32()?).ok()?;
        let is_critical = sections.u8()? & 1 == 1;
        let payload = sections.take(length)?;
        let read = match name {
            b"MTCH" => self.head(payload),
            b"GAME" => self.game(payload),
            b"ANAL" => {
                if self.level.is_none() {
                    self.level = read_head(payload);
                }
                Some(())
            }
            b"DECS" => {
                self.decisions(payload);
                Some(())
            }
            b"ANNO" => self.comments(payload),
            // One is enough; to check many would take long.
            b"CSUM" if !self.is_checked => {
                self.is_checked = true;
                self.checksum(payload, before)
            }
            b"CSUM" => Some(()),
            _ => {
                if is_critical {
                    let name = String::from_utf8_lossy(name);
                    self.warn(WarningKind::NotUnderstood(format!("the section {name}")));
                }
                Some(())
            }
        };
        if read.is_none() {
            self.warn(WarningKind::CutShort("a record"));
        }
        Some(())
    }

    fn checksum(&mut self, payload: &[u8], before: &[u8]) -> Option<()> {
        let mut record = Cursor(payload).record()?;
        let algorithm = record.fields.number()?;
        let length = record.fields.number()?;
        if algorithm == 0 && length == 4 && crc32(before) != record.fields.u32()? {
            self.warn(WarningKind::Checksum("the file"));
        }
        Some(())
    }

    fn head(&mut self, payload: &[u8]) -> Option<()> {
        let head = read_match_head(payload, &mut self.file)?;
        self.score = head.score;
        self.had_crawford = head.had_crawford;
        if head.variant != 0 {
            let what = WarningKind::UnknownVariant(format!("number {}", head.variant));
            self.warn(what);
        }
        Some(())
    }

    fn game(&mut self, payload: &[u8]) -> Option<()> {
        if self.file.games.len() >= MAX_GAMES {
            return None;
        }
        let mut game = RecordedGame {
            place: Place::record(self.plies.len()),
            score: self.score,
            ..RecordedGame::default()
        };
        game.crawford = self.is_crawford(&game);
        self.had_crawford |= game.crawford == Some(true);
        self.board = None;
        let mut cursor = Cursor(payload);
        let mut record = cursor.record()?;
        let winner = record.optional(0, Cursor::number)?;
        let points = record.optional(1, Cursor::number)?;
        let start = record.optional(3, |fields| fields.take(26))?;
        let value = record.optional(4, Cursor::number)?;
        let owner = record.optional(5, Cursor::number)?;
        let doubles = record.optional(6, Cursor::number)?;
        let value = CubeValue::try_from(value.unwrap_or(1)).unwrap_or(CubeValue::ONE);
        let doubles = u8::try_from(doubles.unwrap_or_default()).ok();
        let value = doubles.and_then(|doubles| value.doubled_times(doubles));
        let cube = Cube {
            value: value.unwrap_or(CubeValue::ONE),
            owner: owner.and_then(read_seat),
        };
        let first = cursor
            .0
            .first()
            .map_or(Player::White, |byte| player(byte >> 6 & 1));
        game.start = self.start(&game, start, cube, first);
        game.end = winner.and_then(read_seat).map(|winner| End {
            place: game.place,
            winner,
            points,
        });
        self.score = self.score_after(&game);
        self.file.games.push(game);
        while !cursor.is_empty() {
            if self.plies.len() >= MAX_PLIES {
                self.warn(WarningKind::CutShort("the file"));
                break;
            }
            self.ply(&mut cursor)?;
        }
        Some(())
    }

    fn score_after(&self, game: &RecordedGame) -> ByPlayer<u32> {
        let mut score = game.score;
        if let Some(End {
            winner,
            points: Some(points),
            ..
        }) = game.end
        {
            let sum = score[winner].saturating_add(points);
            score[winner] = match self.file.rules.session {
                Session::Match(length) => sum.min(length.get()),
                Session::Money => sum,
            };
        }
        score
    }

    /// The first game in which a player is a point from winning.
    fn is_crawford(&self, game: &RecordedGame) -> Option<bool> {
        let Session::Match(length) = self.file.rules.session else {
            return None;
        };
        let is_close = |points: u32| points.checked_add(1) == Some(length.get());
        let is_close = is_close(game.score.white) || is_close(game.score.black);
        Some(self.file.rules.crawford && !self.had_crawford && is_close)
    }

    /// Where a game starts, unless it's the opening. The opening of another
    /// variant says which one it is.
    fn start(
        &mut self,
        game: &RecordedGame,
        start: Option<&[u8]>,
        cube: Cube,
        on_roll: Player,
    ) -> Option<Start> {
        let known = [Variant::Nackgammon, Variant::Hypergammon];
        let variant = start.and_then(|start| {
            let is_it = |variant: &Variant| places(&variant.opening(), Player::White) == start;
            known.into_iter().find(is_it)
        });
        let rules = &mut self.file.rules;
        if let Some(variant) = variant.filter(|_| rules.variant == Variant::Backgammon) {
            rules.variant = variant;
        }
        let is_opening = match start {
            None => true,
            Some(_) => variant == Some(rules.variant),
        };
        if is_opening && cube == Cube::CENTERED {
            return None;
        }
        let opening = places(&rules.variant.opening(), Player::White);
        let each = rules.variant.opening().player().total();
        match board(start.unwrap_or(&opening), each) {
            Ok(board) => {
                let board = match on_roll {
                    Player::White => board,
                    Player::Black => board.for_opponent(),
                };
                let stakes: Stakes = match game.crawford {
                    Some(true) => rules.crawford_stakes(game.score),
                    _ => rules.stakes(game.score),
                };
                let placed = Setup::for_money(board.player().into(), board.opponent().into());
                Some(Start::new(Setup {
                    on_roll,
                    cube,
                    stakes,
                    highest_cube: rules.cube.highest,
                    ..placed
                }))
            }
            Err(why) => {
                self.warn(WarningKind::IllegalPosition(why));
                None
            }
        }
    }

    fn decisions(&mut self, payload: &[u8]) {
        let Some(level) = self.level.as_ref().filter(|_| !self.has_decisions) else {
            return;
        };
        self.has_decisions = true;
        let (plies, games) = (&self.plies, &mut self.file.games);
        let decisions = read_decisions(payload, level, |ply| {
            let (game, entry) = (*plies.get(ply)?)?;
            let entry: &Entry = games.get(game)?.entries.get(entry)?;
            let is_answer = matches!(
                entry.action,
                RecordedAction::Take | RecordedAction::Pass | RecordedAction::Beaver
            );
            Some((entry.player, is_answer))
        });
        let is_match = self.file.rules.session != Session::Money;
        for (ply, finding) in in_points(decisions, is_match) {
            let at = plies.get(ply).copied().flatten();
            let entry = at.and_then(|(game, entry)| games.get_mut(game)?.entries.get_mut(entry));
            let Some(Entry { analysis, .. }) = entry else {
                continue;
            };
            match finding {
                Finding::Plays(plays) => analysis.plays = plays,
                Finding::Luck(luck) => analysis.luck = Some(luck),
                Finding::Cube(cube) => analysis.cube = Some(Box::new(cube)),
            }
        }
    }

    /// Comments in plain words; keys are for programs.
    fn comments(&mut self, payload: &[u8]) -> Option<()> {
        let mut cursor = Cursor(payload);
        while !cursor.is_empty() {
            let mut record = cursor.record()?;
            let scope = record.fields.number()?;
            let at = usize::try_from(record.fields.number()?).ok()?;
            let text = record.fields.text()?;
            if record.has(0) {
                continue;
            }
            let file = &mut self.file;
            let comment = match scope {
                0 => Some(&mut file.comment),
                1 => file.games.get_mut(at).map(|game| &mut game.comment),
                2 => self
                    .plies
                    .get(at)
                    .copied()
                    .flatten()
                    .and_then(|(game, entry)| {
                        let entry = file.games.get_mut(game)?.entries.get_mut(entry)?;
                        Some(&mut entry.comment)
                    }),
                _ => None,
            };
            if let Some(comment) = comment {
                if !comment.is_empty() {
                    comment.push('\n');
                }
                comment.push_str(&text);
            }
        }
        Some(())
    }
}

/// Two stands for nobody.
fn read_seat(number: u32) -> Option<Player> {
    match number {
        0 => Some(Player::White),
        1 => Some(Player::Black),
        _ => None,
    }
}
