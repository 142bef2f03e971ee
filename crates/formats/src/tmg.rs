//! Matches of TrueMoneyGames: `.tmg`.
//!
//! Source of truth: how GNU Backgammon reads it.

use rules::{Beavers, ByPlayer, CubeValue, Player};

use crate::legs::{read_legs, split_roll};
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings, placed_lines};
use crate::record::{End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay, Tag};

pub(crate) fn is_tmg(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).take(10);
    lines.any(|line| line.starts_with("MatchID:") || line.starts_with("Player1:"))
}

pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    for (place, trimmed) in placed_lines(text) {
        if let Some(score) = read_game_line(trimmed) {
            file.games.push(RecordedGame {
                place,
                score,
                ..RecordedGame::default()
            });
        } else if let Some(game) = file.games.last_mut() {
            if row(game, place, trimmed).is_none() {
                warnings.add(place, WarningKind::NotUnderstood(trimmed.to_owned()));
            }
        } else if let Some((name, value)) = trimmed.split_once(':') {
            read_head(&mut file, name.trim(), value.trim());
        } else {
            warnings.add(place, WarningKind::NotUnderstood(trimmed.to_owned()));
        }
    }
    file
}

/// Reads `Game 2: 0-1`.
fn read_game_line(line: &str) -> Option<ByPlayer<u32>> {
    let (number, score) = line.strip_prefix("Game ")?.split_once(':')?;
    number.trim().parse::<u32>().ok()?;
    let (white, black) = score.trim().split_once('-')?;
    Some(ByPlayer {
        white: white.parse().ok()?,
        black: black.parse().ok()?,
    })
}

fn read_head(file: &mut MatchFile, name: &str, value: &str) {
    let rules = &mut file.rules;
    let is_on = value == "1";
    match name {
        "Player1" => read_player(file, Player::White, value),
        "Player2" => read_player(file, Player::Black, value),
        "Startdate" => file.occasion.date = value.to_owned(),
        "Jacoby" => rules.jacoby = is_on,
        "Crawford" => rules.crawford = is_on,
        "Cube" => rules.cube.in_use = is_on,
        "Beavers" if is_on => rules.beavers = rules.beavers.max(Beavers::Beavers),
        "Raccoons" if is_on => rules.beavers = Beavers::Raccoons,
        "Beavers" | "Raccoons" => {}
        "MaxCube" => {
            let limit = value.parse::<u32>().ok();
            rules.cube.highest = limit.and_then(|limit| CubeValue::try_from(limit).ok());
        }
        "Length" => rules.session = session(value.parse().unwrap_or(0)),
        "Variant" if is_on => {}
        _ => file.tags.push(Tag {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
    }
}

/// Reads `1 Ann 1500.00`: a number, a name, a rating.
fn read_player(file: &mut MatchFile, player: Player, value: &str) {
    let words: Vec<_> = value.split_whitespace().collect();
    let person = &mut file.players[player];
    match words.as_slice() {
        [_, name @ .., rating] if !name.is_empty() => {
            person.name = name.join(" ");
            person.rating = (*rating).to_owned();
        }
        _ => person.name = value.to_owned(),
    }
}

/// One row: the turn number, negative for the second player, the kind of
/// action, and its text.
fn row(game: &mut RecordedGame, place: Place, line: &str) -> Option<()> {
    let (number, rest) = line.split_once(char::is_whitespace)?;
    let player = match number.parse::<i32>().ok()? {
        ..0 => Player::Black,
        _ => Player::White,
    };
    let rest = rest.trim_start();
    let (kind, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let action = match kind.parse::<u8>().ok()? {
        1 => RecordedAction::Roll {
            roll: split_roll(text.trim())?.0,
            play: RecordedPlay::Unknown,
        },
        4 => {
            let legs = read_legs(text)?;
            let dances = legs.iter().all(|leg| leg.from == Leg::OFF);
            let RecordedAction::Roll { play, .. } = &mut game.entries.last_mut()?.action else {
                return None;
            };
            *play = RecordedPlay::Moves(if dances { Vec::new() } else { legs });
            return Some(());
        }
        5 => RecordedAction::Double {
            to: text.split_whitespace().find_map(|word| word.parse().ok()),
        },
        7 => RecordedAction::Take,
        8 => RecordedAction::Beaver,
        10 => RecordedAction::Pass,
        // Single, gammon, backgammon; out of time; settled.
        14..=16 | 17 | 19 | 22 => {
            game.end = Some(End {
                place,
                winner: player,
                points: text
                    .split_whitespace()
                    .next()
                    .and_then(|points| points.parse().ok()),
            });
            return Some(());
        }
        _ => return None,
    };
    game.entries.push(Entry::new(place, player, action));
    Some(())
}
