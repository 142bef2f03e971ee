//! Reading `.sgf`.

use rules::{Board, ByPlayer, CubeValue, Placement, Player, Session, Setup, Stage, Variant};

use super::analysis::{read_candidate, read_cube};
use super::tree::{Node, games};
use super::{place_of, read_legs};
use crate::analysis::{Analysis, Unit};
use crate::decimal::read_decimal;
use crate::legs::split_roll;
use crate::match_text::session;
use crate::place::{WarningKind, Warnings};
use crate::record::{
    End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Start,
};

/// Reads all games of a file.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    for nodes in games(text, warnings) {
        let Some((root, nodes)) = nodes.split_first() else {
            continue;
        };
        if root.value("GM").is_some_and(|game| game.trim() != "6") {
            warnings.add(
                root.place,
                WarningKind::NotUnderstood("another game than backgammon".into()),
            );
            continue;
        }
        if file.games.is_empty() {
            read_head(&mut file, root, warnings);
        }
        let mut reader = GameReader {
            game: read_root(root),
            unit: match file.rules.session {
                Session::Money => Unit::Points,
                Session::Match(_) => Unit::MatchWinningChance,
            },
            set: None,
            warnings,
        };
        let sides = Sides::new(&file, &reader.game);
        for node in nodes {
            reader.node(node, &sides);
        }
        reader.start_there();
        file.games.push(reader.game);
    }
    file
}

/// Reads what the first game says about the whole match.
fn read_head(file: &mut MatchFile, root: &Node, warnings: &mut Warnings) {
    let text = |name: &str| root.value(name).unwrap_or_default().trim().to_owned();
    file.players.white.name = text("PW");
    file.players.black.name = text("PB");
    file.players.white.rating = text("WR");
    file.players.black.rating = text("BR");
    file.occasion.date = text("DT");
    file.occasion.event = text("EV");
    file.occasion.round = text("RO");
    file.occasion.place = text("PC");
    file.occasion.transcriber = text("AN");
    file.comment = text("GC");
    let rules = &mut file.rules;
    rules.session = session(match_field(root, "length").unwrap_or(0));
    let options = root.value("RU").unwrap_or_default();
    rules.crawford = false;
    rules.jacoby = false;
    for option in options.split(':').map(str::trim) {
        match option {
            "Crawford" => rules.crawford = true,
            "Jacoby" => rules.jacoby = true,
            "NoCube" => rules.cube.in_use = false,
            "Nackgammon" => rules.variant = Variant::Nackgammon,
            "Hypergammon3" => rules.variant = Variant::Hypergammon,
            "" | "CrawfordGame" => {}
            _ if option.starts_with("Hypergammon") => {
                warnings.add(root.place, WarningKind::UnknownVariant(option.to_owned()));
            }
            _ => warnings.add(root.place, WarningKind::NotUnderstood(option.to_owned())),
        }
    }
    // If there's no match to play, keep the usual rule for matches.
    rules.crawford |= rules.session == Session::Money;
}

/// One of the values of `MI`, such as `length:5`.
fn match_field(root: &Node, name: &str) -> Option<u32> {
    let mut fields = root.values("MI")?.iter();
    fields.find_map(|field| {
        let (key, value) = field.split_once(':')?;
        if key.trim() == name {
            value.trim().parse().ok()
        } else {
            None
        }
    })
}

fn read_root(root: &Node) -> RecordedGame {
    let score = |name: &str| match_field(root, name).unwrap_or(0);
    let options = root.value("RU").unwrap_or_default();
    RecordedGame {
        place: root.place,
        score: ByPlayer {
            white: score("ws"),
            black: score("bs"),
        },
        crawford: Some(options.split(':').any(|option| option == "CrawfordGame")),
        end: root
            .value("RE")
            .and_then(|result| read_result(result, root)),
        comment: root.value("C").unwrap_or_default().to_owned(),
        ..RecordedGame::default()
    }
}

/// Reads `W+2` or `B+1R`.
fn read_result(result: &str, root: &Node) -> Option<End> {
    let (winner, points) = result.trim().split_once('+')?;
    Some(End {
        place: root.place,
        winner: color(winner)?,
        points: points
            .trim_end_matches(|c: char| !c.is_ascii_digit())
            .parse()
            .ok(),
    })
}

fn color(text: &str) -> Option<Player> {
    match text.trim() {
        "W" | "w" | "White" => Some(Player::White),
        "B" | "b" | "Black" => Some(Player::Black),
        _ => None,
    }
}

/// What a position set up in a game takes from elsewhere.
struct Sides {
    stakes: rules::Stakes,
    checkers: u8,
}

impl Sides {
    fn new(file: &MatchFile, game: &RecordedGame) -> Sides {
        let stakes = match game.crawford {
            Some(true) => file.rules.crawford_stakes(game.score),
            _ => file.rules.stakes(game.score),
        };
        Sides {
            stakes,
            checkers: file.rules.variant.opening().player().total(),
        }
    }
}

struct GameReader<'a> {
    game: RecordedGame,
    unit: Unit,
    /// A position that has been set up but not played from yet.
    set: Option<Setup>,
    warnings: &'a mut Warnings,
}

impl GameReader<'_> {
    fn node(&mut self, node: &Node, sides: &Sides) {
        self.set_up(node, sides);
        for (name, player) in [("W", Player::White), ("B", Player::Black)] {
            if let Some(value) = node.value(name) {
                self.action(node, player, value.trim());
            }
        }
        if let Some(comment) = node.value("C") {
            let text = match self.game.entries.last_mut() {
                Some(entry) => &mut entry.comment,
                None => &mut self.game.comment,
            };
            text.push_str(comment);
        }
    }

    fn action(&mut self, node: &Node, player: Player, value: &str) {
        let last = self
            .game
            .entries
            .last()
            .map(|entry| (&entry.action, entry.player));
        let action = match value {
            "double" => match last {
                Some((RecordedAction::Double { .. }, doubler)) if doubler != player => {
                    RecordedAction::Beaver
                }
                Some((RecordedAction::Beaver, doubler)) if doubler != player => {
                    RecordedAction::Raccoon
                }
                _ => RecordedAction::Double { to: None },
            },
            "take" => RecordedAction::Take,
            "drop" => RecordedAction::Pass,
            _ => match split_roll(value) {
                Some((roll, letters)) => {
                    let play = read_legs(letters, player);
                    let play = play.map_or_else(
                        || RecordedPlay::Unreadable(letters.to_owned()),
                        RecordedPlay::Moves,
                    );
                    if let RecordedPlay::Unreadable(text) = &play {
                        let what = WarningKind::UnreadablePlay(text.clone());
                        self.warnings.add(node.place, what);
                    }
                    RecordedAction::Roll { roll, play }
                }
                None => {
                    let what = WarningKind::NotUnderstood(value.to_owned());
                    self.warnings.add(node.place, what);
                    return;
                }
            },
        };
        let mut entry = Entry::new(node.place, player, action);
        entry.analysis = self.analysis(node, player);
        self.start_there();
        if let Some(setup) = self.set.take() {
            entry.board = board_for(&setup, player).map(Box::new);
        }
        self.game.entries.push(entry);
    }

    /// If a position is set up before anything is played, the game starts
    /// there.
    fn start_there(&mut self) {
        if self.game.entries.is_empty()
            && let Some(setup) = self.set.take()
        {
            self.game.start = Some(Start::new(setup));
        }
    }

    fn analysis(&mut self, node: &Node, player: Player) -> Analysis {
        let mut analysis = Analysis::default();
        // The first value says which of the plays was made.
        for value in node.values("A").unwrap_or_default().iter().skip(1) {
            match read_candidate(value, player) {
                Some(candidate) => analysis.plays.push(candidate),
                None => self
                    .warnings
                    .add(node.place, WarningKind::NotUnderstood(value.clone())),
            }
        }
        if let Some(value) = node.value("DA") {
            match read_cube(value, self.unit) {
                Some(cube) => analysis.cube = Some(Box::new(cube)),
                None => self
                    .warnings
                    .add(node.place, WarningKind::NotUnderstood(value.to_owned())),
            }
        }
        let luck = node.value("LU");
        analysis.luck = luck.and_then(|luck| read_decimal(luck.trim()));
        analysis
    }

    fn set_up(&mut self, node: &Node, sides: &Sides) {
        let names = ["AW", "AB", "AE", "PL", "CV", "CP", "CO", "DI"];
        if names.iter().all(|name| node.value(name).is_none()) {
            return;
        }
        let is_new = self.set.is_none();
        let mut setup = self.set.unwrap_or_else(|| {
            let board = Variant::Backgammon.opening();
            Setup::for_money(board.player().into(), board.opponent().into())
        });
        setup.stakes = sides.stakes;
        if node.value("AW").is_some() || node.value("AB").is_some() {
            setup.player = checkers(node, Player::White);
            setup.opponent = checkers(node, Player::Black);
            setup.on_roll = Player::White;
            setup = setup.with_checkers(sides.checkers);
        } else if is_new && !self.game.entries.is_empty() {
            // Only dice or the cube, in the middle of a game.
            return;
        }
        if let Some(on_roll) = node.value("PL").and_then(color)
            && on_roll != setup.on_roll
        {
            std::mem::swap(&mut setup.player, &mut setup.opponent);
            setup.on_roll = on_roll;
        }
        if let Some(value) = node
            .value("CV")
            .and_then(|value| value.trim().parse::<u32>().ok())
        {
            match CubeValue::try_from(value) {
                Ok(value) => setup.cube.value = value,
                Err(_) => self
                    .warnings
                    .add(node.place, WarningKind::BadNumber(value.to_string())),
            }
        }
        if let Some(owner) = node.value("CP").or_else(|| node.value("CO")) {
            setup.cube.owner = color(owner);
        }
        if let Some((roll, _)) = node.value("DI").and_then(split_roll) {
            setup.stage = Stage::Rolled(roll);
        }
        self.set = Some(setup);
    }
}

fn checkers(node: &Node, player: Player) -> Placement {
    let name = match player {
        Player::White => "AW",
        Player::Black => "AB",
    };
    let mut placement = Placement::default();
    for letter in node.values(name).unwrap_or_default() {
        let place = letter
            .bytes()
            .next()
            .and_then(|letter| place_of(letter, player));
        let count = match place {
            Some(Leg::BAR) => &mut placement.bar,
            Some(point @ 1..=24) => &mut placement.points[usize::from(point) - 1],
            _ => continue,
        };
        *count = count.saturating_add(1);
    }
    placement
}

/// The board that was set up, from a player's point of view.
fn board_for(setup: &Setup, player: Player) -> Option<Board> {
    let board = Board::from_placements(setup.player, setup.opponent).ok()?;
    let is_seen_so = setup.on_roll == player;
    Some(if is_seen_so {
        board
    } else {
        board.for_opponent()
    })
}
