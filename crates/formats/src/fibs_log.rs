//! Logs of FIBS, the First Internet Backgammon Server: what it sent a client
//! that played or watched a match. That's English sentences and, with `set
//! boardstyle 3`, a `board:…` line after each.
//!
//! Source of truth: the server's description of its interface. It doesn't
//! repeat a player's own moves, so we work them out from the boards before and
//! after.

use rules::{Board, ByPlayer, Die, Placement, Player, Plays, Roll};

use crate::legs::read_legs;
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings};
use crate::record::{
    End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Start,
};

pub(crate) fn is_fibs_log(text: &str) -> bool {
    let mut has_board = false;
    let mut has_roll = false;
    for line in text.lines().take(5000).map(trimmed) {
        has_board |= line.starts_with("board:") && BoardLine::read(line).is_some();
        has_roll |= line.contains(" roll") && line.contains(" and ") && read_roll(line).is_some();
        if has_board && has_roll {
            return true;
        }
    }
    false
}

/// Reads all games of one match. White is the client's user, or the player who
/// was watched.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut reader = Reader {
        file: MatchFile::default(),
        own_name: String::new(),
        rolled: None,
        board: None,
        is_white_upward: false,
        is_new: false,
        resigning: None,
        warnings,
    };
    for (number, line) in text.lines().enumerate() {
        reader.line(Place::text(number, 0), trimmed(line));
    }
    reader.file
}

/// A line without what a terminal adds to it.
fn trimmed(line: &str) -> &str {
    line.trim().trim_start_matches("> ").trim_start()
}

struct Reader<'a> {
    file: MatchFile,
    /// The name of the client's user, who is `You` elsewhere.
    own_name: String,
    /// A roll whose play isn't known yet.
    rolled: Option<(Player, Roll, Place)>,
    /// The last board shown, from White's point of view.
    board: Option<Board>,
    is_white_upward: bool,
    /// Whether a game has started but no board has been shown yet.
    is_new: bool,
    /// Who wants to resign.
    resigning: Option<Player>,
    warnings: &'a mut Warnings,
}

impl Reader<'_> {
    fn line(&mut self, place: Place, line: &str) {
        if let Some(board) = BoardLine::read(line) {
            self.board_line(place, &board);
        } else if let Some(rest) = line.strip_prefix("1 ") {
            // `1 name time host` welcomes the user.
            if let Some(name) = rest.split_whitespace().next() {
                self.own_name = name.to_owned();
            }
        } else if line.starts_with("Starting a new game with ") {
            self.finish_roll(None);
            self.is_new = true;
            self.board = None;
            self.file.games.push(RecordedGame {
                place,
                ..RecordedGame::default()
            });
        } else if let Some((player, roll)) = self.opening_roll(line) {
            self.rolled = Some((player, roll, place));
        } else if let Some((player, rest)) = self.subject(line) {
            self.sentence(place, player, rest);
        }
    }

    /// The player a sentence is about, and the rest of it.
    fn subject<'t>(&self, line: &'t str) -> Option<(Player, &'t str)> {
        let (name, rest) = line.split_once(' ')?;
        Some((self.player(name)?, rest))
    }

    fn player(&self, name: &str) -> Option<Player> {
        let ByPlayer { white, black } = &self.file.players;
        if name == "You" || name == white.name || (name == self.own_name && name != black.name) {
            Some(Player::White)
        } else {
            (name == black.name).then_some(Player::Black)
        }
    }

    /// Reads `You rolled 6, bob rolled 4`. The higher die starts and plays
    /// both.
    fn opening_roll(&self, line: &str) -> Option<(Player, Roll)> {
        let (one, other) = line.split_once(", ")?;
        let die = |text: &str| {
            let (name, die) = text.split_once(" rolled ")?;
            let die = die.trim_end_matches('.').parse::<u8>().ok()?;
            Some((self.player(name)?, Die::try_from(die).ok()?))
        };
        let (first, second) = (die(one)?, die(other)?);
        let begins = if first.1 > second.1 {
            first.0
        } else {
            second.0
        };
        let roll = Roll::new(first.1, second.1);
        (!roll.is_double()).then_some((begins, roll))
    }

    fn sentence(&mut self, place: Place, player: Player, rest: &str) {
        if let Some(roll) = read_roll(rest) {
            self.rolled = Some((player, roll, place));
        } else if let Some(moves) = rest.strip_prefix("moves ") {
            let legs = read_legs(moves.trim_end_matches(['.', ' ']));
            let Some((roller, roll, _)) = self.rolled.filter(|(roller, ..)| *roller == player)
            else {
                return self.not_understood(place, rest);
            };
            self.rolled = None;
            let is_upward = self.is_white_upward == (player == Player::White);
            let play = match legs {
                Some(legs) if is_upward => {
                    RecordedPlay::Moves(legs.into_iter().map(mirrored).collect())
                }
                Some(legs) => RecordedPlay::Moves(legs),
                None => RecordedPlay::Unreadable(moves.to_owned()),
            };
            self.push(place, roller, RecordedAction::Roll { roll, play });
        } else if rest.starts_with("can't move") {
            self.finish_roll(None);
        } else if rest.starts_with("double") {
            self.finish_roll(None);
            self.push(place, player, RecordedAction::Double { to: None });
        } else if rest.starts_with("accepts the double") || rest.starts_with("accept the double") {
            self.push(place, player, RecordedAction::Take);
        } else if rest.starts_with("gives up") || rest.starts_with("give up") {
            self.push(place, player, RecordedAction::Pass);
            self.end(place, player.opponent(), rest);
        } else if rest.starts_with("wants to resign") || rest.starts_with("want to resign") {
            self.resigning = Some(player);
        } else if rest.starts_with("accepts and win") || rest.starts_with("accept and win") {
            self.finish_roll(None);
            let loser = self.resigning.take().unwrap_or(player.opponent());
            self.push(place, loser, RecordedAction::Resign(None));
            self.end(place, loser.opponent(), rest);
        } else if rest.starts_with("wins the game") || rest.starts_with("win the game") {
            // The log doesn't contain the user's last play, but only it can
            // have borne off the last checker.
            self.finish_roll(Some(player));
            self.end(place, player, rest);
        }
    }

    fn not_understood(&mut self, place: Place, text: &str) {
        let what = WarningKind::NotUnderstood(text.to_owned());
        self.warnings.add(place, what);
    }

    fn push(&mut self, place: Place, player: Player, action: RecordedAction) {
        if let Some(game) = self.file.games.last_mut() {
            game.entries.push(Entry::new(place, player, action));
        }
    }

    /// Reads the points: the first number.
    fn end(&mut self, place: Place, winner: Player, rest: &str) {
        let points = rest
            .split_whitespace()
            .find_map(|word| word.parse::<u32>().ok());
        if let Some(game) = self.file.games.last_mut() {
            game.end = Some(End {
                place,
                winner,
                points,
            });
        }
        self.board = None;
    }

    fn board_line(&mut self, place: Place, line: &BoardLine<'_>) {
        self.is_white_upward = line.is_upward;
        if self.file.games.is_empty() {
            // The log starts in the middle of a game.
            self.file.games.push(RecordedGame {
                place,
                ..RecordedGame::default()
            });
            self.is_new = true;
        }
        if self.file.players.black.name.is_empty() {
            let own = match line.names.white {
                "You" if !self.own_name.is_empty() => self.own_name.as_str(),
                name => name,
            };
            self.file.players.white.name = own.to_owned();
            self.file.players.black.name = line.names.black.to_owned();
            self.file.rules.session = session(line.length);
        }
        let Some(board) = line.board() else {
            let what = WarningKind::IllegalPosition("board".to_owned());
            self.warnings.add(place, what);
            return;
        };
        if std::mem::take(&mut self.is_new) {
            self.begin(line, board);
        }
        if let (Some((player, roll, place)), Some(before)) = (self.rolled, self.board)
            && before != board
        {
            let seen = |board: Board| match player {
                Player::White => board,
                Player::Black => board.for_opponent(),
            };
            let plays = Plays::new(&seen(before), roll, self.file.rules.movement);
            let play = plays.leading_to(&seen(board));
            let play = play.map_or(RecordedPlay::Unknown, |play| {
                RecordedPlay::Moves(Leg::of_play(&play))
            });
            self.rolled = None;
            self.push(place, player, RecordedAction::Roll { roll, play });
        }
        if let (None, Some((player, roll))) = (self.rolled, line.roll) {
            self.rolled = Some((player, roll, place));
        }
        self.board = Some(board);
    }

    /// Records how a game starts.
    fn begin(&mut self, line: &BoardLine<'_>, board: Board) {
        let opening = self.file.rules.variant.opening();
        let Some(game) = self.file.games.last_mut() else {
            return;
        };
        game.score = line.score;
        if board != opening && game.entries.is_empty() {
            let stakes = match line.length {
                0 => rules::Stakes::MONEY,
                length => rules::Stakes::Match {
                    length,
                    score: line.score,
                    crawford: false,
                },
            };
            let mut setup = rules::Setup::for_money(board.player().into(), board.opponent().into());
            setup.stakes = stakes;
            setup.on_roll = line.on_roll;
            if line.on_roll == Player::Black {
                (setup.player, setup.opponent) = (setup.opponent, setup.player);
            }
            game.start = Some(Start::new(setup));
        }
        self.board = Some(opening).filter(|_| board == opening);
    }

    /// Ends a turn whose play isn't in the log: there was no legal move, or
    /// this player won with it.
    fn finish_roll(&mut self, winner: Option<Player>) {
        let Some((player, roll, place)) = self.rolled.take() else {
            return;
        };
        let board = self.board.map(|board| match player {
            Player::White => board,
            Player::Black => board.for_opponent(),
        });
        let plays = board.map(|board| Plays::new(&board, roll, self.file.rules.movement));
        let mut plays = plays.iter().flat_map(Plays::iter);
        let play = match winner {
            Some(winner) if winner == player => plays.find(|(_, after)| after.player().are_off()),
            _ => plays.find(|(play, _)| play.moves().is_empty()),
        };
        let play = play.map_or(RecordedPlay::Unknown, |(play, _)| {
            RecordedPlay::Moves(Leg::of_play(play))
        });
        self.push(place, player, RecordedAction::Roll { roll, play });
    }
}

/// Reads `rolls 4 and 1.` or `roll 4 and 1.` at the end of a sentence.
fn read_roll(text: &str) -> Option<Roll> {
    let (_, dice) = text.split_once("roll")?;
    let dice = dice.trim_start_matches('s').trim();
    let (one, other) = dice.trim_end_matches('.').split_once(" and ")?;
    let die = |text: &str| Die::try_from(text.trim().parse::<u8>().ok()?).ok();
    Some(Roll::new(die(one)?, die(other)?))
}

/// A leg of the player who moves upward, in that player's own numbering.
fn mirrored(leg: Leg) -> Leg {
    let turned = |place: u8| match place {
        Leg::BAR | Leg::OFF => place,
        point => 25 - point,
    };
    Leg {
        from: turned(leg.from),
        to: turned(leg.to),
    }
}

/// A `board:…` line. White is the player it names first.
struct BoardLine<'a> {
    names: ByPlayer<&'a str>,
    /// 0 if it isn't a match.
    length: u32,
    score: ByPlayer<u32>,
    points: [i32; 26],
    /// The sign of White's checkers.
    color: i32,
    is_upward: bool,
    on_bar: ByPlayer<u8>,
    on_roll: Player,
    roll: Option<(Player, Roll)>,
}

impl BoardLine<'_> {
    fn read(line: &str) -> Option<BoardLine<'_>> {
        let fields: Vec<&str> = line.strip_prefix("board:")?.split(':').collect();
        if fields.len() < 49 {
            return None;
        }
        // Counted from 1, like in the description.
        let number = |field: usize| fields[field - 1].trim().parse::<i32>().ok();
        let count = |field: usize| u32::try_from(number(field)?).ok();
        let mut points = [0; 26];
        for (index, point) in points.iter_mut().enumerate() {
            *point = number(6 + index)?;
        }
        let color = number(41)?;
        let roll = |one: usize, other: usize| {
            let die = |field: usize| Die::try_from(u8::try_from(number(field)?).ok()?).ok();
            Some(Roll::new(die(one)?, die(other)?))
        };
        let rolls = [
            roll(33, 34).map(|roll| (Player::White, roll)),
            roll(35, 36).map(|roll| (Player::Black, roll)),
        ];
        Some(BoardLine {
            names: ByPlayer {
                white: fields[0],
                black: fields[1],
            },
            length: count(3).filter(|&length| length < 9999).unwrap_or(0),
            score: ByPlayer {
                white: count(4)?,
                black: count(5)?,
            },
            points,
            color,
            is_upward: number(42)? > 0,
            on_bar: ByPlayer {
                white: u8::try_from(number(47)?).ok()?,
                black: u8::try_from(number(48)?).ok()?,
            },
            on_roll: match number(32)? == color {
                true => Player::White,
                false => Player::Black,
            },
            roll: rolls.into_iter().flatten().next(),
        })
    }

    /// The board from White's point of view.
    fn board(&self) -> Option<Board> {
        let mut sides = ByPlayer {
            white: Placement::default(),
            black: Placement::default(),
        };
        for index in 1..=24_usize {
            let checkers = self.points[index];
            let owner = match checkers.signum() == self.color.signum() {
                true => Player::White,
                false => Player::Black,
            };
            // The player who moves upward counts the other way around.
            let is_upward = self.is_upward == (owner == Player::White);
            let point = if is_upward { 24 - index } else { index - 1 };
            if checkers != 0 {
                sides[owner].points[point] = u8::try_from(checkers.abs()).ok()?;
            }
        }
        for player in Player::BOTH {
            let side = &mut sides[player];
            side.bar = self.on_bar[player];
            let on_board: u8 = side.points.iter().sum::<u8>().checked_add(side.bar)?;
            side.off = 15_u8.checked_sub(on_board)?;
        }
        Board::from_placements(sides.white, sides.black).ok()
    }
}
