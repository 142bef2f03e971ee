//! The output of `oldmoves` on FIBS, the First Internet Backgammon Server.
//!
//! Source of truth: how GNU Backgammon reads it. X comes first and is White
//! here; O counts the points upward.

use rules::{ByPlayer, Die, Player, Roll};

use crate::legs::read_legs;
use crate::match_text::session;
use crate::place::{WarningKind, Warnings, placed_lines};
use crate::record::{End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay};

pub(crate) fn is_oldmoves(text: &str) -> bool {
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .take(20);
    lines.any(|line| read_score(line).is_some())
}

pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    // The players can switch letters from game to game.
    let mut is_swapped = false;
    for (place, trimmed) in placed_lines(text) {
        if let Some((score, length)) = read_score(trimmed) {
            file.rules.session = session(length);
            file.games.push(RecordedGame {
                place,
                score,
                ..RecordedGame::default()
            });
        } else if let Some(names) = read_names(trimmed) {
            is_swapped = name_players(&mut file, names);
        } else if let (Some((player, action)), Some(game)) =
            (read_line(trimmed), file.games.last_mut())
        {
            let player = if is_swapped {
                player.opponent()
            } else {
                player
            };
            match action {
                Said::Action(action) => {
                    game.entries.push(Entry::new(place, player, action));
                }
                Said::Wins => {
                    game.end = Some(End {
                        place,
                        winner: player,
                        points: None,
                    });
                }
                Said::Nothing => {}
            }
        } else {
            warnings.add(place, WarningKind::NotUnderstood(trimmed.to_owned()));
        }
    }
    count_points(&mut file);
    file
}

/// Reads `Score is 0-0 in a 5 point match.`
fn read_score(line: &str) -> Option<(ByPlayer<u32>, u32)> {
    let rest = line.strip_prefix("Score is ")?;
    let (score, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (white, black) = score.trim_end_matches('.').split_once('-')?;
    let score = ByPlayer {
        white: white.parse().ok()?,
        black: black.parse().ok()?,
    };
    let length = rest
        .strip_prefix("in a ")
        .and_then(|rest| rest.split(' ').next()?.parse().ok());
    Some((score, length.unwrap_or(0)))
}

/// Reads `alice is X - bob is O`.
fn read_names(line: &str) -> Option<ByPlayer<&str>> {
    let (one, other) = line.split_once(" - ")?;
    match (one.strip_suffix(" is X"), other.strip_suffix(" is O")) {
        (Some(white), Some(black)) => Some(ByPlayer { white, black }),
        _ => Some(ByPlayer {
            white: other.strip_suffix(" is X")?,
            black: one.strip_suffix(" is O")?,
        }),
    }
}

/// Names the players after the first game; for later games, returns whether
/// they've switched letters since.
fn name_players(file: &mut MatchFile, names: ByPlayer<&str>) -> bool {
    let names = names.map(str::trim);
    if file.games.len() > 1 {
        return names.white != names.black && names.white == file.players.black.name;
    }
    file.players.white.name = names.white.to_owned();
    file.players.black.name = names.black.to_owned();
    false
}

enum Said {
    Action(RecordedAction),
    Wins,
    Nothing,
}

/// Reads `X: (5 2) 13-8 24-22`.
fn read_line(line: &str) -> Option<(Player, Said)> {
    let (letter, said) = line.split_once(':')?;
    let player = match letter.trim() {
        "X" => Player::White,
        "O" => Player::Black,
        _ => return None,
    };
    let said = said.trim().trim_end_matches('.');
    let action = match said {
        "doubles" => Said::Action(RecordedAction::Double { to: None }),
        "accepts" => Said::Action(RecordedAction::Take),
        "rejects" => Said::Action(RecordedAction::Pass),
        _ if said.starts_with("wins") => Said::Wins,
        _ if said.starts_with("wants to resign") => Said::Nothing,
        _ => {
            let (dice, play) = said.strip_prefix('(')?.split_once(')')?;
            let mut dice = dice.split_whitespace().filter_map(|die| {
                let die: u8 = die.parse().ok()?;
                Die::try_from(die).ok()
            });
            let roll = Roll::new(dice.next()?, dice.next()?);
            let play = read_play(play.trim());
            Said::Action(RecordedAction::Roll { roll, play })
        }
    };
    Some((player, action))
}

fn read_play(text: &str) -> RecordedPlay {
    if text.is_empty() || text.starts_with("can't move") {
        return RecordedPlay::Moves(Vec::new());
    }
    let Some(legs) = read_legs(text) else {
        return RecordedPlay::Unreadable(text.to_owned());
    };
    // Some programs write both players' moves downward. The bar and off don't
    // tell us, so any other leg decides.
    let is_upward = |leg: &Leg| match (leg.from, leg.to) {
        (Leg::BAR, to) => to <= 6,
        (from, Leg::OFF) => from >= 19,
        (from, to) => from < to,
    };
    let mirrored = |leg: Leg| Leg {
        from: if leg.from == Leg::BAR {
            Leg::BAR
        } else {
            25 - leg.from
        },
        to: if leg.to == Leg::OFF {
            Leg::OFF
        } else {
            25 - leg.to
        },
    };
    let legs = legs
        .into_iter()
        .map(|leg| if is_upward(&leg) { mirrored(leg) } else { leg });
    RecordedPlay::Moves(legs.collect())
}

/// Only the score of the next game tells what a game was worth.
fn count_points(file: &mut MatchFile) {
    let scores: Vec<_> = file.games.iter().map(|game| game.score).collect();
    for (game, next) in file.games.iter_mut().zip(scores.iter().skip(1)) {
        if let Some(end) = &mut game.end {
            end.points = next[end.winner]
                .checked_sub(game.score[end.winner])
                .filter(|&points| points > 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_who_change_letters_stay_who_they_are() {
        let text = "Score is 0-0 in a 3 point match.\nann is X - bob is O\n\
                    X: (3 1) 8-5 6-5\nO: (6 2) 1-7 12-14\nX: wins\n\n\
                    Score is 1-0 in a 3 point match.\nbob is X - ann is O\n\
                    X: (3 1) 8-5 6-5\nO: (6 2) 1-7 12-14\nO: wins\n";
        let mut warnings = Warnings::default();
        let file = read(text, &mut warnings);
        assert!(warnings.0.is_empty());
        assert_eq!(file.players.white.name, "ann");
        let second = &file.games[1];
        assert_eq!(second.entries[0].player, Player::Black);
        assert_eq!(second.end.map(|end| end.winner), Some(Player::White));
        assert_eq!(file.games[0].end.and_then(|end| end.points), Some(1));
        assert_eq!(file.replay().violations, []);
    }
}
