//! A game as GNU Backgammon prints it with `export match text`: a diagram of
//! every position, what was done there, and the program's analysis.
//!
//! Source of truth: what version 1.07 prints in English. It writes each game of
//! a match to its own file; several in one file are read as one match.

use rules::{Board, ByPlayer, GnubgId, Player, PositionId, Roll, Setup, Variant, Win};

use crate::analysis::{Analysis, Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::decimal::read_decimal;
use crate::legs::{read_legs, split_roll};
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings, placed_lines};
use crate::record::{End, Entry, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Start};

const SCORE: &str = "The score (after ";
const MOVE: &str = "Move number ";

/// The variants that we recognize from a game's first board.
const VARIANTS: [Variant; 3] = [
    Variant::Backgammon,
    Variant::Nackgammon,
    Variant::Hypergammon,
];

/// Whether a text is in this format. Single positions look the same, except for
/// the move number.
pub(crate) fn is_gnubg_text(text: &str) -> bool {
    let has_score = text.lines().take(20).any(|line| line.starts_with(SCORE));
    let mut moves = text.lines().filter(|line| line.starts_with(MOVE));
    let is_first = |line: &str| line.starts_with("Move number 1:");
    has_score
        && moves
            .next()
            .is_some_and(|line| is_first(line) || moves.next().is_some())
}

pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut reader = Reader {
        file: MatchFile::default(),
        roll: None,
        position: None,
        match_id: None,
        cube: CubeLines::default(),
        warnings,
    };
    for (place, line) in placed_lines(text) {
        reader.line(place, line);
    }
    reader.finish_cube();
    reader.file
}

struct Reader<'a> {
    file: MatchFile,
    /// The roll of the decision shown.
    roll: Option<Roll>,
    /// The IDs of the decision shown.
    position: Option<PositionId>,
    match_id: Option<String>,
    cube: CubeLines,
    warnings: &'a mut Warnings,
}

/// The cube analysis read so far.
#[derive(Default)]
struct CubeLines {
    is_open: bool,
    depth: Option<Depth>,
    cubeless: Option<f32>,
    chances: Option<Chances>,
    no_double: Option<f32>,
    double_take: Option<f32>,
    double_pass: Option<f32>,
}

impl Reader<'_> {
    fn line(&mut self, place: Place, line: &str) {
        if let Some(game) = read_score(line) {
            self.finish_cube();
            self.game(place, &game);
        } else if let Some(rest) = line.strip_prefix(MOVE) {
            self.finish_cube();
            self.roll = rest
                .rsplit_once(" to play ")
                .and_then(|(_, dice)| split_roll(dice))
                .map(|(roll, _)| roll);
            (self.position, self.match_id) = (None, None);
        } else if let Some((_, id)) = line.split_once("Position ID: ") {
            self.position = id.trim().parse().ok();
        } else if let Some((_, id)) = line.split_once("Match ID   : ") {
            self.match_id = Some(id.trim().to_owned());
        } else if let Some(candidate) = read_candidate(line) {
            self.add_candidate(candidate);
        } else if let Some(done) = line.strip_prefix("* ") {
            // Without an analysis, the list of plays is the play alone, indented.
            if !done.starts_with(' ') {
                self.action(place, done);
            }
        } else if line == "Cube analysis" {
            self.cube = CubeLines {
                is_open: true,
                ..CubeLines::default()
            };
        } else if self.cube.is_open && self.cube.read(line) {
        } else if let Some(rest) = line.strip_prefix("Rolled ") {
            self.finish_cube();
            self.luck(rest);
        } else if let Some(chances) = read_chances(line) {
            let candidate = self
                .last_analysis()
                .and_then(|analysis| analysis.plays.last_mut());
            if let Some(candidate) = candidate {
                candidate.chances.get_or_insert(chances);
            }
        } else if let Some((winner, points)) = self.read_win(line) {
            self.finish_cube();
            if let Some(game) = self.file.games.last_mut() {
                game.end = Some(End {
                    place,
                    winner,
                    points: Some(points),
                });
            }
        } else {
            self.occasion(line);
        }
    }

    fn game(&mut self, place: Place, read: &ScoreLine<'_>) {
        if self.file.games.is_empty() {
            self.file.players.white.name = read.names.white.to_owned();
            self.file.players.black.name = read.names.black.to_owned();
            self.file.rules.session = session(read.length);
            if read.length == 0 {
                self.file.rules.jacoby = read.is_jacoby;
            }
        }
        self.file.games.push(RecordedGame {
            place,
            score: read.score,
            crawford: read.is_crawford.then_some(true),
            ..RecordedGame::default()
        });
    }

    fn player(&self, name: &str) -> Option<Player> {
        let players = &self.file.players;
        Player::BOTH
            .into_iter()
            .find(|&player| players[player].name == name)
    }

    /// The player whose name starts a line, and the rest of it.
    fn split_name<'t>(&self, line: &'t str) -> Option<(Player, &'t str)> {
        // One name may start with the other.
        let both = Player::BOTH.into_iter().filter_map(|player| {
            let rest = line.strip_prefix(self.file.players[player].name.as_str())?;
            Some((player, rest.strip_prefix(' ')?))
        });
        both.min_by_key(|(_, rest)| rest.len())
    }

    fn action(&mut self, place: Place, done: &str) {
        let Some((player, done)) = self.split_name(done) else {
            self.not_understood(place, done);
            return;
        };
        let action = if let Some(play) = done.strip_prefix("moves ") {
            match (self.roll, read_legs(play)) {
                (Some(roll), Some(legs)) => RecordedAction::Roll {
                    roll,
                    play: RecordedPlay::Moves(legs),
                },
                _ => return self.not_understood(place, done),
            }
        } else if let ("cannot move", Some(roll)) = (done, self.roll) {
            RecordedAction::Roll {
                roll,
                play: RecordedPlay::Moves(Vec::new()),
            }
        } else {
            match done {
                "doubles" | "redoubles" => RecordedAction::Double { to: None },
                "accepts" => RecordedAction::Take,
                "rejects" => RecordedAction::Pass,
                "beavers" => RecordedAction::Beaver,
                "raccoons" => RecordedAction::Raccoon,
                _ if done.starts_with("resigns") || done.starts_with("offers to resign") => {
                    RecordedAction::Resign(resigned(done))
                }
                _ => return self.not_understood(place, done),
            }
        };
        let is_turn = matches!(
            action,
            RecordedAction::Roll { .. } | RecordedAction::Double { .. }
        );
        let board = self.position.and_then(|id| id.board().ok());
        let entry = Entry {
            board: board.filter(|_| is_turn).map(Box::new),
            ..Entry::new(place, player, action)
        };
        let setup = self.setup(board, player);
        if let Some(game) = self.file.games.last_mut() {
            if let Some(board) = board.filter(|_| is_turn && game.entries.is_empty()) {
                match VARIANTS.iter().find(|variant| variant.opening() == board) {
                    Some(variant) => self.file.rules.variant = *variant,
                    None => game.start = setup.map(Start::new),
                }
            }
            game.entries.push(entry);
        }
    }

    /// The position shown, as the start of a game.
    fn setup(&self, board: Option<Board>, player: Player) -> Option<Setup> {
        let id = format!("{}:{}", self.position?, self.match_id.as_ref()?);
        let id: GnubgId = id.parse().ok()?;
        let board = board?;
        Some(Setup {
            player: board.player().into(),
            opponent: board.opponent().into(),
            on_roll: player,
            ..Setup::from(id)
        })
    }

    fn not_understood(&mut self, place: Place, text: &str) {
        let what = WarningKind::NotUnderstood(text.to_owned());
        self.warnings.add(place, what);
    }

    fn last_analysis(&mut self) -> Option<&mut Analysis> {
        let entry = self.file.games.last_mut()?.entries.last_mut()?;
        Some(&mut entry.analysis)
    }

    fn add_candidate(&mut self, candidate: Candidate) {
        self.finish_cube();
        if let Some(analysis) = self.last_analysis() {
            analysis.plays.push(candidate);
        }
    }

    /// Reads `42 (+0.155):`.
    fn luck(&mut self, rest: &str) {
        let inside = rest
            .split_once('(')
            .and_then(|(_, inside)| inside.split_once(')'));
        let luck = inside.and_then(|(luck, _)| read_number(luck));
        if let (Some(analysis), Some(luck)) = (self.last_analysis(), luck) {
            analysis.luck = Some(luck);
        }
    }

    /// Attaches the cube analysis to the entry it's about.
    fn finish_cube(&mut self) {
        let cube = std::mem::take(&mut self.cube);
        let entry = self
            .file
            .games
            .last_mut()
            .and_then(|game| game.entries.last_mut());
        if let Some(entry) = entry.filter(|_| cube.is_open) {
            let is_reply = matches!(
                entry.action,
                RecordedAction::Take | RecordedAction::Pass | RecordedAction::Beaver
            );
            entry.analysis.cube = cube.finish(is_reply).map(Box::new);
        }
    }

    /// Reads `Ann wins 2 points`.
    fn read_win(&self, line: &str) -> Option<(Player, u32)> {
        let (name, rest) = line.rsplit_once(" wins ")?;
        let (points, rest) = rest.split_once(' ')?;
        let is_win = rest.starts_with("point");
        Some((self.player(name)?, points.parse().ok()?)).filter(|_| is_win)
    }

    fn occasion(&mut self, line: &str) {
        let Some((label, value)) = line.split_once(": ") else {
            return;
        };
        let occasion = &mut self.file.occasion;
        let value = value.trim().to_owned();
        match label {
            "Date" => occasion.date = read_date(&value).unwrap_or(value),
            "Event" => occasion.event = value,
            "Round" => occasion.round = value,
            "Place" => occasion.place = value,
            "Annotator" => occasion.transcriber = value,
            _ => {}
        }
    }
}

impl CubeLines {
    /// Reads a line of the analysis and returns whether it was one.
    fn read(&mut self, line: &str) -> bool {
        if let Some((depth, rest)) = line.split_once(" cubeless equity ") {
            self.depth = Some(read_depth(depth));
            self.cubeless = rest.split_whitespace().next().and_then(read_number);
            return true;
        }
        if let Some(chances) = read_chances(line) {
            self.chances.get_or_insert(chances);
            return true;
        }
        let numbered = line
            .split_once(". ")
            .filter(|(rank, _)| rank.parse::<u8>().is_ok());
        let Some((_, choice)) = numbered else {
            return line.starts_with("Cubeful equities") || line.starts_with("Proper cube action");
        };
        // The words and the number are separate.
        let Some((words, rest)) = choice.split_once("  ") else {
            return false;
        };
        let equity = match words {
            "No double" | "No redouble" => &mut self.no_double,
            "Double, take" | "Redouble, take" | "Double, beaver" => &mut self.double_take,
            "Double, pass" | "Redouble, pass" => &mut self.double_pass,
            _ => return false,
        };
        *equity = rest.split_whitespace().next().and_then(read_number);
        true
    }

    /// The analysis from the doubler's point of view. For a reply, it's printed
    /// from the opponent's.
    fn finish(self, is_reply: bool) -> Option<CubeAnalysis> {
        let turned = |equity: f32| if is_reply { -equity } else { equity };
        let chances = match is_reply {
            false => self.chances?,
            true => self.chances?.for_opponent(),
        };
        let evaluation = |cubeful: f32| Evaluation {
            chances,
            cubeless: self.cubeless.map(turned),
            cubeful: turned(cubeful),
        };
        Some(CubeAnalysis {
            depth: self.depth?,
            unit: Unit::Points,
            no_double: evaluation(self.no_double?),
            double_take: evaluation(self.double_take?),
            double_pass: self.double_pass.map(turned),
        })
    }
}

struct ScoreLine<'a> {
    names: ByPlayer<&'a str>,
    score: ByPlayer<u32>,
    length: u32,
    is_crawford: bool,
    is_jacoby: bool,
}

/// Reads `The score (after 2 games) is: Ann 1, Bob 3 (match to 5 points)`.
fn read_score(line: &str) -> Option<ScoreLine<'_>> {
    let (_, rest) = line.strip_prefix(SCORE)?.split_once(" is: ")?;
    let (both, about) = rest.rsplit_once(" (").unwrap_or((rest, ""));
    let (left, right) = both.match_indices(", ").find_map(|(at, comma)| {
        let (left, right) = (&both[..at], &both[at + comma.len()..]);
        Some((split_points(left)?, split_points(right)?))
    })?;
    let length = about.strip_prefix("match to ");
    let length = length.and_then(|rest| rest.split(' ').next()?.parse().ok());
    Some(ScoreLine {
        names: ByPlayer {
            white: left.0,
            black: right.0,
        },
        score: ByPlayer {
            white: left.1,
            black: right.1,
        },
        length: length.unwrap_or(0),
        is_crawford: line.ends_with("Crawford game"),
        is_jacoby: length.is_none() && !line.contains("without Jacoby"),
    })
}

/// Splits `Ann Lee 3`.
fn split_points(text: &str) -> Option<(&str, u32)> {
    let (name, points) = text.rsplit_once(' ')?;
    Some((name, points.parse().ok()?))
}

/// Reads `*    1. Cubeful 2-ply    8/4 6/4       Eq.: +0.155 (-0.020)`.
fn read_candidate(line: &str) -> Option<Candidate> {
    let (rank, rest) = line.trim_start_matches(['*', ' ']).split_once(". ")?;
    rank.parse::<u32>().ok()?;
    let (head, equity) = rest.split_once("Eq.:")?;
    let equity = equity.split_whitespace().next().and_then(read_number)?;
    let (depth, play) = head.trim().split_once("  ")?;
    Some(Candidate {
        legs: read_legs(play)?,
        depth: read_depth(depth),
        chances: None,
        equity,
    })
}

/// Reads `Cubeful 2-ply`, `0-ply` or `Rollout`.
fn read_depth(text: &str) -> Depth {
    let text = text.trim();
    let plies = text
        .split_whitespace()
        .find_map(|word| word.strip_suffix("-ply")?.parse().ok());
    match plies {
        Some(plies) => Depth::Plies {
            plies,
            is_cubeful: !text.starts_with("Cubeless"),
        },
        None if text.starts_with("Rollout") => Depth::Rollout { trials: None },
        None => Depth::Named(text.to_owned()),
    }
}

/// Reads `0.535 0.168 0.012 - 0.465 0.131 0.005`, whatever follows.
fn read_chances(line: &str) -> Option<Chances> {
    let (mine, others) = line.split_once(" - ")?;
    let three = |side: &str| {
        let mut numbers = side.split_whitespace().map_while(read_number);
        Some([numbers.next()?, numbers.next()?, numbers.next()?])
    };
    let ([win, win_gammon, win_backgammon], [_, lose_gammon, lose_backgammon]) =
        (three(mine)?, three(others)?);
    Some(Chances {
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    })
}

fn read_number(word: &str) -> Option<f32> {
    read_decimal(word.trim_start_matches('+'))
}

/// Reads `11/15/26`, the default date format.
fn read_date(text: &str) -> Option<String> {
    let mut parts = text.split('/').map(|part| part.parse::<u8>().ok());
    let (month, day, year) = (parts.next()??, parts.next()??, parts.next()??);
    let is_date = (1..=12).contains(&month) && (1..=31).contains(&day) && parts.next().is_none();
    is_date.then(|| format!("20{year:02}-{month:02}-{day:02}"))
}

fn resigned(text: &str) -> Option<Win> {
    if text.contains("backgammon") {
        Some(Win::Backgammon)
    } else if text.contains("gammon") {
        Some(Win::Gammon)
    } else if text.contains("single") {
        Some(Win::Single)
    } else {
        None
    }
}
