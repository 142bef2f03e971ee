//! Reading match text.

use rules::{Board, ByPlayer, Player, Roll, Setup};

use super::row::{Cell, CellKind, cells, is_row};
use super::tags::{Header, read_tag, session};
use crate::legs::read_legs;
use crate::place::{Place, WarningKind, Warnings};
use crate::record::{
    End, Entry, MatchFile, Person, RecordedAction, RecordedGame, RecordedPlay, Start,
};
use crate::snowie;
use crate::xg_position::read_set_pos;

/// Marks an illegal play, before the position it led to.
const ILLEGAL_PLAY: &str = "Illegal play";

/// Whether a text is match text: it states a match length, or it has the rows
/// of a game.
pub(crate) fn is_match_text(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !is_comment(line)).take(200);
    lines.any(|line| read_length(line).is_some() || is_first_row(line))
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with([';', '#'])
}

fn is_first_row(line: &str) -> bool {
    let rest = line.trim_start().strip_prefix("1)");
    rest.is_some()
        && cells(line)
            .iter()
            .any(|cell| matches!(cell.what, CellKind::Roll(..)))
}

/// Reads match text, whatever it looks like.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut reader = Reader {
        file: MatchFile::default(),
        head: Header::default(),
        has_length: false,
        awaits_score: false,
        is_won: false,
        ends_with_loss: false,
        next_board: None,
        warnings,
    };
    for (number, line) in text.lines().enumerate() {
        reader.line(number, line);
    }
    reader.finish()
}

struct Reader<'a> {
    file: MatchFile,
    head: Header,
    has_length: bool,
    /// The score comes after `Game 1`.
    awaits_score: bool,
    /// Whether some line says that the match is over.
    is_won: bool,
    /// Whether we know the end of the game from the loser's cell.
    ends_with_loss: bool,
    /// The board that an illegal play led to, until the next entry.
    next_board: Option<Board>,
    warnings: &'a mut Warnings,
}

impl Reader<'_> {
    fn line(&mut self, number: usize, line: &str) {
        let trimmed = line.trim();
        let start = line.len() - line.trim_start().len();
        let place = Place::text(number, line[..start].chars().count());
        if trimmed.is_empty() {
            return;
        }
        // Even a name can look like the start of a comment.
        let is_score = self.awaits_score && start > 0 && read_score(trimmed).is_some();
        if is_score {
            self.score(place, trimmed);
        } else if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            self.comment(place, comment.trim());
        } else if let Some(length) = read_length(trimmed) {
            self.file.rules.session = session(length);
            self.has_length = true;
        } else if is_game_line(trimmed) {
            self.file.games.push(RecordedGame {
                place,
                ..RecordedGame::default()
            });
            self.awaits_score = true;
            self.ends_with_loss = false;
            self.next_board = None;
        } else if self.awaits_score {
            self.score(place, trimmed);
        } else if is_row(line) {
            self.row(number, line);
        } else if self.file.games.is_empty() {
            self.names_alone(place, trimmed);
        } else {
            self.not_understood(place, trimmed);
        }
    }

    fn not_understood(&mut self, place: Place, text: &str) {
        self.warnings
            .add(place, WarningKind::NotUnderstood(text.to_owned()));
    }

    fn comment(&mut self, place: Place, comment: &str) {
        let Some(game) = self.file.games.last_mut() else {
            match read_tag(comment) {
                Some(tag) => self.head.add(place, tag),
                None => push_line(&mut self.file.comment, comment),
            }
            return;
        };
        if let Some(position) = comment.strip_prefix("Set Pos=") {
            match read_set_pos(position) {
                Some(setup) => game.start = Some(Start::new(setup)),
                None => self.not_understood(place, comment),
            }
        } else {
            let text = match game.entries.last_mut() {
                Some(entry) => &mut entry.comment,
                None => &mut game.comment,
            };
            push_line(text, comment);
        }
    }

    fn score(&mut self, place: Place, line: &str) {
        self.awaits_score = false;
        let Some([left, right]) = read_score(line) else {
            let what = WarningKind::Missing {
                what: "the score",
                instead: "0 to 0",
            };
            self.warnings.add(place, what);
            return;
        };
        if self.file.games.len() == 1 {
            let names = ByPlayer {
                white: left.0,
                black: right.0,
            };
            self.names(place, names);
        }
        if let Some(game) = self.file.games.last_mut() {
            game.score = ByPlayer {
                white: left.1,
                black: right.1,
            };
        }
    }

    fn names(&mut self, place: Place, names: ByPlayer<&str>) {
        for player in Player::BOTH {
            if names[player].is_empty() {
                self.warnings.add(place, WarningKind::NoName);
            }
            // Some sites write the rating after the name: `Ann,1529`.
            let (name, rating) = match names[player].rsplit_once(',') {
                Some((name, rating)) if is_rating(rating) => (name, rating),
                _ => (names[player], ""),
            };
            self.file.players[player] = Person {
                name: name.to_owned(),
                rating: rating.to_owned(),
            };
        }
    }

    /// The first line of a file with a single game, which has no score: two
    /// names with space between them.
    fn names_alone(&mut self, place: Place, line: &str) {
        let Some((left, right)) = line.split_once("  ") else {
            self.not_understood(place, line);
            return;
        };
        self.file.games.push(RecordedGame {
            place,
            ..RecordedGame::default()
        });
        let names = ByPlayer {
            white: left.trim(),
            black: right.trim(),
        };
        self.names(place, names);
    }

    fn row(&mut self, number: usize, line: &str) {
        if self.file.games.is_empty() {
            // Rows without a head: we don't know who plays, but we know what.
            self.file.games.push(RecordedGame {
                place: Place::text(number, 0),
                ..RecordedGame::default()
            });
        }
        self.is_won |= line.contains("and the match");
        for cell in cells(line) {
            let place = Place::text(number, cell.column);
            self.cell(place, &cell);
        }
    }

    fn cell(&mut self, place: Place, cell: &Cell<'_>) {
        let player = cell.player;
        let action = match cell.what {
            CellKind::Roll(roll, text) => self.roll(place, roll, text),
            CellKind::Double(to) => RecordedAction::Double { to },
            CellKind::Beaver => RecordedAction::Beaver,
            CellKind::Raccoon => RecordedAction::Raccoon,
            CellKind::Take => RecordedAction::Take,
            CellKind::Pass => RecordedAction::Pass,
            CellKind::Resign => RecordedAction::Resign(None),
            CellKind::Wins(points) => return self.end(place, player, points, false),
            CellKind::Loses(points) => return self.end(place, player.opponent(), points, true),
            CellKind::NoRoll => return,
            CellKind::Unknown(text) => return self.not_understood(place, text),
        };
        let board = self.next_board.take();
        if let CellKind::Roll(_, text) = cell.what {
            self.next_board = self.illegal_play(place, player, text);
        }
        if let Some(game) = self.file.games.last_mut() {
            game.entries.push(Entry {
                board: board.map(Box::new),
                ..Entry::new(place, player, action)
            });
        }
    }

    fn roll(&mut self, place: Place, roll: Roll, text: &str) -> RecordedAction {
        let play = match text {
            "???" | "????" => RecordedPlay::Unknown,
            _ if text.eq_ignore_ascii_case("cannot move") => RecordedPlay::Moves(Vec::new()),
            _ if text.starts_with(ILLEGAL_PLAY) => RecordedPlay::Unknown,
            _ => match read_legs(text) {
                Some(legs) => RecordedPlay::Moves(legs),
                None => {
                    let what = WarningKind::UnreadablePlay(text.to_owned());
                    self.warnings.add(place, what);
                    RecordedPlay::Unreadable(text.to_owned())
                }
            },
        };
        RecordedAction::Roll { roll, play }
    }

    /// `Illegal play (…)` contains a position in Snowie's form: at the start of
    /// a game, the starting position; later, the one that an illegal play led
    /// to, from the point of view of the next player.
    fn illegal_play(&mut self, place: Place, player: Player, text: &str) -> Option<Board> {
        let inside = text.strip_prefix(ILLEGAL_PLAY)?.trim_start();
        let line = inside.strip_prefix('(')?.strip_suffix(')')?.trim_end();
        let game = self.file.games.last_mut()?;
        match snowie::read_line(line).map(|position| position.setup) {
            Some(setup) if game.entries.is_empty() => {
                game.start = Some(Start::new(Setup {
                    on_roll: player,
                    ..setup
                }));
                None
            }
            Some(setup) => {
                let board = Board::from_placements(setup.player, setup.opponent);
                board
                    .map_err(|illegal| {
                        let what = WarningKind::IllegalPosition(illegal.to_string());
                        self.warnings.add(place, what);
                    })
                    .ok()
            }
            None => {
                self.not_understood(place, text);
                None
            }
        }
    }

    fn end(&mut self, place: Place, winner: Player, points: Option<u32>, is_loss: bool) {
        let Some(game) = self.file.games.last_mut() else {
            return;
        };
        let end = End {
            place,
            winner,
            points,
        };
        // Some programs say it in both columns. Who won is more reliable than
        // who lost.
        let is_better = self.ends_with_loss && !is_loss;
        if game
            .end
            .is_some_and(|told| (told.winner, told.points) != (winner, points))
        {
            let what = WarningKind::Contradiction("the winner of a game");
            self.warnings.add(place, what);
        }
        if game.end.is_none() || is_better {
            game.end = Some(end);
            self.ends_with_loss = is_loss;
        }
    }

    fn finish(mut self) -> MatchFile {
        let is_galaxy = self.head.has("Site", "BackgammonGalaxy");
        let has_jacoby = self.head.has_name("Jacoby");
        self.head.apply(&mut self.file, self.warnings);
        let length = match self.file.rules.session {
            rules::Session::Match(length) => length.get(),
            rules::Session::Money => 0,
        };
        // Backgammon Galaxy writes money games for a stake as matches to 2, 4,
        // 8 or 16 points that end after one game. They use the Jacoby rule.
        let is_stake = length > 1 && length.is_power_of_two();
        if is_galaxy && is_stake && self.file.games.len() == 1 && !self.is_won {
            self.file.rules.session = rules::Session::Money;
            self.file.rules.jacoby |= !has_jacoby;
            let what = WarningKind::StakeForLength(length);
            self.warnings.add(Place::Everywhere, what);
        }
        if !self.has_length && self.file.games.len() > 1 {
            let what = WarningKind::Missing {
                what: "the length of the match",
                instead: "a session for money",
            };
            self.warnings.add(Place::Everywhere, what);
        }
        self.file
    }
}

fn is_rating(text: &str) -> bool {
    (3..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn push_line(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}

/// Reads `7 point match`.
fn read_length(line: &str) -> Option<u32> {
    let line = line.trim_start();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let words = line[digits..].trim_start().get(..11)?;
    let is_head = words.eq_ignore_ascii_case("point match");
    if is_head {
        line[..digits].parse().ok()
    } else {
        None
    }
}

fn is_game_line(line: &str) -> bool {
    let number = line
        .strip_prefix("Game")
        .or_else(|| line.strip_prefix("game"));
    number.is_some_and(|number| {
        number.starts_with(char::is_whitespace) && number.trim().parse::<u32>().is_ok()
    })
}

/// Reads `Ann : 0      Bob : 2`. Names can be empty and can contain spaces and
/// colons, so we read it from the end.
fn read_score(line: &str) -> Option<[(&str, u32); 2]> {
    let (rest, right_score) = split_score(line.trim_end())?;
    // The left score ends at the first number after a colon that has a gap
    // after it; a name too long for its column leaves no gap.
    let ends = rest.match_indices(':').filter_map(|(colon, _)| {
        let after = &rest[colon + 1..];
        let blank = after.len() - after.trim_start().len();
        let digits = after[blank..]
            .bytes()
            .take_while(u8::is_ascii_digit)
            .count();
        (digits > 0).then_some(colon + 1 + blank + digits)
    });
    let ends: Vec<_> = ends.collect();
    let has_gap = |end: &&usize| rest[**end..].starts_with("  ") || rest.len() == **end;
    let end = *ends.iter().find(has_gap).or(ends.first())?;
    let (left_name, left_score) = split_score(&rest[..end])?;
    Some([
        (left_name.trim(), left_score),
        (rest[end..].trim(), right_score),
    ])
}

/// Splits `name : 12`.
fn split_score(text: &str) -> Option<(&str, u32)> {
    let (name, score) = text.rsplit_once(':')?;
    Some((name, score.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_with_any_names() {
        let check = |line, left, right| assert_eq!(read_score(line), Some([left, right]), "{line}");
        check(
            "Ann : 0                        Bob : 12",
            ("Ann", 0),
            ("Bob", 12),
        );
        check(
            "Fox: 0          Bluepoint02: 3          ",
            ("Fox", 0),
            ("Bluepoint02", 3),
        );
        check(
            ": 0                            lasse : 0",
            ("", 0),
            ("lasse", 0),
        );
        check("a:1 b : 2      c d : 3", ("a:1 b", 2), ("c d", 3));
        check("Ann : 0 Bob : 1", ("Ann", 0), ("Bob", 1));
        check(
            "a name beyond its column : 0Bob : 1",
            ("a name beyond its column", 0),
            ("Bob", 1),
        );
        check("x,1529 : 4      y,1611 : 0", ("x,1529", 4), ("y,1611", 0));
        assert_eq!(read_score("Ann             Bob"), None);
        assert_eq!(read_score("Ann : 4"), None);
    }

    #[test]
    fn the_length_is_read_with_and_without_space() {
        assert_eq!(read_length(" 5 point match"), Some(5));
        assert_eq!(read_length("0 Point Match"), Some(0));
        assert_eq!(read_length("17 point match (Crawford)"), Some(17));
        for line in [
            "point match",
            "5 points",
            "99999999999 point match",
            "é point match",
        ] {
            assert_eq!(read_length(line), None, "{line}");
        }
    }
}
