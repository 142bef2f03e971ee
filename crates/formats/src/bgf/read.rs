//! Reading `.bgf`.

use rules::{Beavers, ByPlayer, CubeValue, Die, Placement, Player, Roll, Setup};
use serde_json::Value;

use super::smile::{self, SmileEnd};
use crate::analysis::{Candidate, Chances, CubeAnalysis, Depth, Evaluation, Unit};
use crate::decimal::read_precise_decimal;
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings};
use crate::read::{Format, MAX_BYTES, ReadError};
use crate::record::{
    End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Start,
};
use crate::unpack::{UnpackedEnd, gzip};

/// Reads a match.
///
/// # Errors
///
/// If it can't be unpacked, or unpacks to too much.
pub(crate) fn read(bytes: &[u8], warnings: &mut Warnings) -> Result<MatchFile, ReadError> {
    let value = unpack(bytes, warnings)?;
    let mut file = read_head(&value);
    let mut record = 0;
    for (index, game) in list(&value, "games").iter().enumerate() {
        let place = Place::record(record);
        file.games
            .push(read_game(game, place, index, &file, &mut record, warnings));
    }
    Ok(file)
}

fn unpack(bytes: &[u8], warnings: &mut Warnings) -> Result<Value, ReadError> {
    let broken = |what: &'static str| ReadError::Broken {
        format: Format::Bgf,
        place: Place::Everywhere,
        what: what.to_owned(),
    };
    let line = bytes.iter().position(|&byte| byte == b'\n');
    let (head, body) = bytes.split_at(line.ok_or(broken("there is nothing after the first line"))?);
    let head: Value =
        serde_json::from_slice(head).map_err(|_| broken("the first line isn't JSON"))?;
    let mut body = body[1..].to_vec();
    if head["compress"] == true {
        let unpacked = gzip(&body, MAX_BYTES);
        match unpacked.end {
            UnpackedEnd::TooLarge => return Err(ReadError::TooLarge),
            UnpackedEnd::CutShort => {
                warnings.add(Place::Everywhere, WarningKind::CutShort("the packed part"));
            }
            UnpackedEnd::Whole => {}
        }
        body = unpacked.bytes;
    }
    if body.starts_with(b":)") {
        let (value, end) = smile::read(&body).ok_or(broken("its content isn't Smile"))?;
        if end == SmileEnd::CutShort {
            warnings.add(Place::Everywhere, WarningKind::CutShort("the match"));
        }
        Ok(value)
    } else {
        serde_json::from_slice(&body).map_err(|_| broken("its content isn't JSON"))
    }
}

/// A number, which may be written as text.
fn number(value: &Value, name: &str) -> Option<f64> {
    let value = &value[name];
    let number = value
        .as_f64()
        .or_else(|| read_precise_decimal(value.as_str()?.trim()));
    number.filter(|number| number.is_finite())
}

fn integer(value: &Value, name: &str) -> Option<i64> {
    number(value, name).map(|number| number as i64)
}

fn points(value: &Value, name: &str) -> u32 {
    let points = integer(value, name).and_then(|points| u32::try_from(points).ok());
    points.unwrap_or(0)
}

fn text(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap_or_default().trim().to_owned()
}

fn is_on(value: &Value, name: &str) -> bool {
    value[name].as_bool().unwrap_or(false)
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// Green comes first and is White here; Red is Black.
fn player(sign: i64) -> Player {
    if sign < 0 {
        Player::White
    } else {
        Player::Black
    }
}

fn read_head(value: &Value) -> MatchFile {
    let mut file = MatchFile::default();
    file.players.white.name = text(value, "nameGreen");
    file.players.black.name = text(value, "nameRed");
    file.occasion.event = text(value, "event");
    file.occasion.round = text(value, "round");
    file.occasion.place = match text(value, "location") {
        place if place.is_empty() => text(value, "site"),
        place => place,
    };
    file.occasion.date = text(value, "date");
    file.comment = text(value, "comment");
    let rules = &mut file.rules;
    rules.session = session(points(value, "matchlen"));
    rules.crawford = is_on(value, "useCrawford");
    rules.jacoby = is_on(value, "useJacoby");
    rules.cube.in_use = value["useCube"].as_bool().unwrap_or(true);
    if is_on(value, "useBeaver") {
        rules.beavers = Beavers::Beavers;
    }
    rules.cube.highest = CubeValue::try_from(points(value, "cubeLimit")).ok();
    file
}

fn read_game(
    value: &Value,
    place: Place,
    index: usize,
    file: &MatchFile,
    record: &mut usize,
    warnings: &mut Warnings,
) -> RecordedGame {
    let mut game = RecordedGame {
        place,
        score: ByPlayer {
            white: points(value, "scoreGreen"),
            black: points(value, "scoreRed"),
        },
        crawford: value["isCrawford"].as_bool(),
        comment: text(value, "comment"),
        ..RecordedGame::default()
    };
    let stakes = match game.crawford {
        Some(true) => file.rules.crawford_stakes(game.score),
        _ => file.rules.stakes(game.score),
    };
    game.start = read_start(&value["initial"]).map(|setup| Start::new(Setup { stakes, ..setup }));
    let won = integer(value, "wonPoints").unwrap_or(0);
    let moves = list(value, "moves");
    for (number, made) in moves.iter().enumerate() {
        let place = Place::record(*record);
        *record += 1;
        let player = player(integer(made, "player").unwrap_or(0));
        match read_deed(made, &game) {
            Some(Made::RecordedAction(action)) => {
                let mut entry = Entry::new(place, player, action);
                entry.comment = text(made, "comment");
                read_analysis(made, &mut entry);
                game.entries.push(entry);
            }
            Some(Made::End) => {
                game.end = Some(End {
                    place,
                    winner: player,
                    points: u32::try_from(won.unsigned_abs()).ok(),
                });
            }
            None => {
                let what = format!("game {}, move {}", index + 1, number + 1);
                warnings.add(place, WarningKind::NotUnderstood(what));
            }
        }
    }
    game
}

enum Made {
    RecordedAction(RecordedAction),
    End,
}

/// One record: a roll and its play or, if a die is 7, something else.
fn read_deed(made: &Value, game: &RecordedGame) -> Option<Made> {
    let (red, green) = (integer(made, "red")?, integer(made, "green")?);
    if green == 7 {
        let last = game.entries.last().map(|entry| &entry.action);
        let was_doubled = matches!(last, Some(RecordedAction::Double { .. }));
        return match red {
            1 if was_doubled => Some(Made::RecordedAction(RecordedAction::Beaver)),
            1 => Some(Made::RecordedAction(RecordedAction::Double { to: None })),
            2 => Some(Made::RecordedAction(RecordedAction::Take)),
            3 => Some(Made::RecordedAction(RecordedAction::Pass)),
            4 => Some(Made::End),
            // If the player can't move, the dice are in place of the first
            // move.
            5 => {
                let first = |name: &str| die(list(made, name).first()?.as_i64()?);
                let roll = Roll::new(first("from")?, first("to")?);
                let play = RecordedPlay::Moves(Vec::new());
                Some(Made::RecordedAction(RecordedAction::Roll { roll, play }))
            }
            _ => None,
        };
    }
    let roll = Roll::new(die(red)?, die(green)?);
    let play = RecordedPlay::Moves(read_pairs(made)?);
    Some(Made::RecordedAction(RecordedAction::Roll { roll, play }))
}

fn die(number: i64) -> Option<Die> {
    Die::try_from(u8::try_from(number).ok()?).ok()
}

/// The starting position of a game, if it isn't the opening. Red's checkers are
/// positive and move up.
fn read_start(initial: &Value) -> Option<Setup> {
    let points = list(initial, "points");
    let mut green = Placement::default();
    let mut red = Placement::default();
    for (index, count) in points.iter().take(24).enumerate() {
        let count = count.as_i64()?;
        let checkers = u8::try_from(count.unsigned_abs()).ok()?;
        if count > 0 {
            red.points[23 - index] = checkers;
        } else {
            green.points[index] = checkers;
        }
    }
    let opening = rules::Variant::Backgammon.opening();
    let is_opening = [green, red]
        .iter()
        .all(|side| *side == opening.player().into());
    let is_empty = green.total() + red.total() == 0;
    (!is_opening && !is_empty).then(|| Setup::for_money(green, red).with_checkers(15))
}

fn read_analysis(made: &Value, entry: &mut Entry) {
    let candidates = list(made, "moveAnalysis").iter().filter_map(|judged| {
        let eq = &judged["eq"];
        let equity = number(eq, "emg").or_else(|| number(eq, "equity"))?;
        Some(Candidate {
            legs: read_pairs(&judged["move"])?,
            depth: depth(judged),
            chances: read_chances(eq),
            equity: equity as f32,
        })
    });
    entry.analysis.plays = candidates.collect();
    let is_answer = !matches!(
        entry.action,
        RecordedAction::Roll { .. } | RecordedAction::Double { .. }
    );
    entry.analysis.cube = read_cube(made, is_answer).map(Box::new);
}

fn read_pairs(moves: &Value) -> Option<Vec<Leg>> {
    let pairs = list(moves, "from").iter().zip(list(moves, "to")).take(4);
    let legs = pairs.filter(|(from, _)| from.as_i64().is_some_and(|from| from >= 0));
    let legs = legs.map(|(from, to)| {
        Some(Leg {
            from: u8::try_from(from.as_i64()?)
                .ok()
                .filter(|&from| from <= Leg::BAR)?,
            to: u8::try_from(to.as_i64()?.max(0))
                .ok()
                .filter(|&to| to <= Leg::BAR)?,
        })
    });
    legs.collect()
}

fn depth(judged: &Value) -> Depth {
    match integer(judged, "ply").and_then(|ply| u8::try_from(ply).ok()) {
        Some(ply) => Depth::Plies {
            plies: ply.saturating_sub(1),
            is_cubeful: true,
        },
        None => Depth::Named(text(judged, "ply")),
    }
}

fn read_chances(value: &Value) -> Option<Chances> {
    let chance = |name: &str| number(value, name).map(|chance| chance as f32);
    Some(Chances {
        win: chance("myWins")?,
        win_gammon: chance("myGammon")?,
        win_backgammon: chance("myBackGammon")?,
        lose_gammon: chance("oppGammon")?,
        lose_backgammon: chance("oppBackGammon")?,
    })
}

/// The cube analysis. The file has it from the decider's point of view, so if
/// that's the player who was doubled, it's turned around.
fn read_cube(made: &Value, is_answer: bool) -> Option<CubeAnalysis> {
    let equity = &made["equity"];
    let decision = &equity["cubeDecision"];
    let unit = match is_on(equity, "useMatchEquity") {
        true => Unit::MatchWinningChance,
        false => Unit::Points,
    };
    let worth = |name: &str| {
        let worth = number(decision, name)? as f32;
        Some(match (is_answer, unit) {
            (false, _) => worth,
            (true, Unit::MatchWinningChance) => 1.0 - worth,
            (true, Unit::Points) => -worth,
        })
    };
    let [mine, others] = if is_answer {
        ["opp", "my"]
    } else {
        ["my", "opp"]
    };
    let chance = |side: &str, what: &str| Some(number(equity, &format!("{side}{what}"))? as f32);
    let chances = Chances {
        win: chance(mine, "Wins")?,
        win_gammon: chance(mine, "Gammon")?,
        win_backgammon: chance(mine, "BackGammon")?,
        lose_gammon: chance(others, "Gammon")?,
        lose_backgammon: chance(others, "BackGammon")?,
    };
    let cubeful = |cubeful: f32| Evaluation {
        chances,
        cubeless: None,
        cubeful,
    };
    Some(CubeAnalysis {
        depth: depth(made),
        unit,
        no_double: cubeful(worth("eqNoDouble")?),
        double_take: cubeful(worth("eqDoubleTake")?),
        double_pass: worth("eqDoublePass"),
    })
}
