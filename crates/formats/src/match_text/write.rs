//! Writing match text.

use std::fmt::Write;

use rules::{
    ByPlayer, Move, Outcome, Player, Session, Setup, Stage, Stakes, Unwritable, Xgid,
    insertion_sort_by,
};

use super::tags::{column_name, write_header};
use crate::legs::write_legs;
use crate::record::{MatchFile, RecordedAction, RecordedGame, RecordedPlay};
use crate::replay::{ReplayedEntry, ReplayedGame};
use crate::write::{WriteError, one_line};
use crate::xg_position::recolored;

/// Writes a match, a session or a game as match text that every program can
/// read: rows of two columns, each step of a play separately, with `*` for a
/// hit, `25` for the bar and `0` for off, and the larger die first. The same
/// match always gives the same text.
///
/// Illegal plays are written back as they were. Analysis and rolls that
/// couldn't be read are left out, because the format has no room for them.
///
/// # Errors
///
/// If there's no match to write, only a position.
pub fn write_match_text(file: &MatchFile) -> Result<String, WriteError> {
    if file.games.iter().all(|game| game.entries.is_empty()) {
        return Err(WriteError::NothingPlayed);
    }
    let mut writer = Writer {
        file,
        text: String::new(),
    };
    for tag in write_header(file) {
        writer.line(&format!(
            "; [{} \"{}\"]",
            one_line(&tag.name),
            one_line(&tag.value)
        ));
    }
    writer.line("");
    let length = match file.rules.session {
        Session::Money => 0,
        Session::Match(length) => length.get(),
    };
    writer.line(&format!(" {length} point match"));
    let games = file.games.iter().zip(file.replay_games());
    for (index, (game, (replayed, _))) in games.enumerate() {
        writer.game(index, game, &replayed)?;
    }
    Ok(writer.text)
}

struct Writer<'a> {
    file: &'a MatchFile,
    text: String,
}

/// Where the right column starts.
const RIGHT: usize = 33;

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    fn comment(&mut self, comment: &str) {
        for line in comment.lines() {
            self.line(&format!("; {}", one_line(line)));
        }
    }

    fn game(
        &mut self,
        index: usize,
        game: &RecordedGame,
        replayed: &ReplayedGame,
    ) -> Result<(), WriteError> {
        self.line("");
        self.line(&format!(" Game {}", index + 1));
        let cell = |player: Player| {
            format!(
                "{} : {}",
                column_name(self.file, player),
                game.score[player]
            )
        };
        let [left, right] = Player::BOTH.map(cell);
        // A long name must not touch the other one.
        self.line(&format!(" {:<31}{right}", format!("{left}  ")));
        self.comment(&game.comment);
        if let Some(start) = &game.start {
            let position =
                set_pos(&start.setup).map_err(|why| WriteError::Start { game: index, why })?;
            self.line(&format!("; Set Pos={position}"));
        }
        let mut rows = Rows::default();
        for (entry, replayed) in game.entries.iter().zip(&replayed.entries) {
            if let Some(cell) = action(&entry.action, replayed) {
                rows.add(self, entry.player, &cell);
            }
            if !entry.comment.is_empty() {
                rows.flush(self);
                self.comment(&entry.comment);
            }
        }
        if let Some((winner, points)) = self.result(game, replayed) {
            let total = game.score[winner].saturating_add(points);
            let is_match_won = match self.file.rules.session {
                Session::Match(length) => total >= length.get(),
                Session::Money => false,
            };
            let plural = if points == 1 { "" } else { "s" };
            let and = if is_match_won { " and the match" } else { "" };
            rows.end(self, winner, &format!(" Wins {points} point{plural}{and}"));
        } else {
            rows.flush(self);
        }
        Ok(())
    }

    /// Who won and how much. The file's own points come first, because a
    /// forfeited match is worth what the winner still needed; otherwise it's
    /// what the game was worth.
    fn result(&self, game: &RecordedGame, replayed: &ReplayedGame) -> Option<(Player, u32)> {
        let counted = |outcome: Outcome| (outcome.winner, outcome.points.total());
        match (game.end, replayed.outcome.map(counted)) {
            (Some(end), counted) => {
                let counted = counted.filter(|(winner, _)| *winner == end.winner);
                let counted = counted.map(|(_, points)| points);
                Some((end.winner, end.points.or(counted).unwrap_or(1)))
            }
            (None, counted) => counted,
        }
    }
}

/// The rows of a game, one of them being filled.
#[derive(Default)]
struct Rows {
    written: usize,
    cells: ByPlayer<Option<String>>,
}

impl Rows {
    fn add(&mut self, writer: &mut Writer<'_>, player: Player, cell: &str) {
        // White's cell starts a row; Black's ends one.
        if player == Player::White || self.cells.black.is_some() {
            self.flush(writer);
        }
        self.cells[player] = Some(cell.to_owned());
    }

    fn flush(&mut self, writer: &mut Writer<'_>) {
        let ByPlayer { white, black } = std::mem::take(&mut self.cells);
        if white.is_some() || black.is_some() {
            self.written += 1;
            let (left, right) = (white.unwrap_or_default(), black.unwrap_or_default());
            writer.line(&format!("{:>3}) {left:<27} {right}", self.written));
        }
    }

    /// The result goes into the winner's column, in an existing row or on its
    /// own line.
    fn end(&mut self, writer: &mut Writer<'_>, winner: Player, result: &str) {
        let has_room = self.cells.white.is_some() && self.cells.black.is_none();
        if winner == Player::Black && has_room {
            self.cells.black = Some(result.to_owned());
            self.flush(writer);
            return;
        }
        self.flush(writer);
        let column = match winner {
            Player::White => 5,
            Player::Black => RIGHT,
        };
        writer.line(&format!("{:column$}{result}", ""));
    }
}

fn action(action: &RecordedAction, replayed: &ReplayedEntry) -> Option<String> {
    Some(match action {
        RecordedAction::Roll { roll, play } => {
            let (one, other) = (roll.larger().pips(), roll.smaller().pips());
            format!("{one}{other}: {}", play_text(play, replayed))
        }
        RecordedAction::Double { to } => {
            let cube = replayed
                .position
                .map(|position| position.cube().value.value());
            let to = cube.map(|value| value * 2).or(*to).unwrap_or(2);
            format!(" Doubles => {to}")
        }
        RecordedAction::Beaver => redoubled("Beavers", 4, replayed),
        RecordedAction::Raccoon => redoubled("Raccoons", 8, replayed),
        RecordedAction::Take => " Takes".to_owned(),
        RecordedAction::Pass => " Drops".to_owned(),
        // The game's result says it.
        RecordedAction::Resign(_) => return None,
    })
}

fn redoubled(word: &str, times: u32, replayed: &ReplayedEntry) -> String {
    let cube = replayed
        .position
        .map_or(1, |position| position.cube().value.value());
    format!(" {word} => {}", cube * times)
}

fn play_text(written: &RecordedPlay, replayed: &ReplayedEntry) -> String {
    if let Some(play) = replayed.play {
        let mut text = String::new();
        // From the rear forward, the way players write.
        let mut steps = play.moves().to_vec();
        let ends = |step: &Move| (step.from().pips(), step.to().pips());
        insertion_sort_by(&mut steps, |one, other| ends(other).cmp(&ends(one)));
        for step in steps {
            let hit = if step.is_hit() { "*" } else { "" };
            let (from, to) = (step.from().pips(), step.to().pips());
            // Writing to a string can't fail.
            let _ = write!(text, "{from}/{to}{hit} ");
        }
        return text.trim_end().to_owned();
    }
    match written {
        RecordedPlay::Moves(legs) if !legs.is_empty() => write_legs(legs),
        // How eXtreme Gammon and Backgammon Studio write a roll after which
        // someone resigned, so that it doesn't look like a dance.
        _ => "????".to_owned(),
    }
}

/// A starting position, the way eXtreme Gammon writes it in match text: the
/// board and the cube of an XGID, with the right player at the bottom.
fn set_pos(setup: &Setup) -> Result<String, Unwritable> {
    let setup = Setup {
        stage: Stage::BeforeRoll,
        offer: None,
        stakes: Stakes::MONEY,
        ..recolored(*setup)
    };
    let id = Xgid::try_from(setup)?.to_string();
    let mut fields = id.trim_start_matches("XGID=").split(':');
    let mut next = || fields.next().unwrap_or_default();
    let [board, doublings, owner] = [next(), next(), next()];
    let sign = if owner == "-1" { "-" } else { "" };
    Ok(format!("{board}/{sign}{doublings}"))
}
