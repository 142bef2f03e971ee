//! Replays of bgammon.org: `.match`.
//!
//! Source of truth: REPLAY.md of its server. A game is a line that starts with
//! `i`, followed by one line per event. Both players use the first player's
//! numbering, so the second player moves upward.

use rules::{ByPlayer, Player};

use crate::date::day;
use crate::legs::{read_legs, split_roll};
use crate::match_text::session;
use crate::place::{Place, WarningKind, Warnings, placed_lines};
use crate::record::{End, Entry, Leg, MatchFile, RecordedAction, RecordedGame, RecordedPlay};

pub(crate) fn is_bgammon(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(|line| {
        line.starts_with("bgammon-replay ") || (line.starts_with("i ") && read_game(line).is_some())
    })
}

pub(crate) fn read(text: &str, warnings: &mut Warnings) -> MatchFile {
    let mut file = MatchFile::default();
    for (place, line) in placed_lines(text) {
        // Where each game starts in the file.
        if line.starts_with("bgammon-replay ") {
            continue;
        }
        if let Some(head) = read_game(line) {
            start_game(&mut file, place, &head, warnings);
        } else if let (Some(event), Some(game)) = (read_event(line), file.games.last_mut()) {
            let entries = event.map(|(player, action)| Entry::new(place, player, action));
            game.entries.extend(entries);
        } else {
            warnings.add(place, WarningKind::NotUnderstood(line.to_owned()));
        }
    }
    file
}

/// The first line of a game.
struct GameLine<'a> {
    /// In seconds since 1970.
    time: i64,
    names: ByPlayer<&'a str>,
    length: u32,
    score: ByPlayer<u32>,
    winner: Option<Player>,
    points: u32,
    variant: u32,
}

/// Reads `i 1763251200 ann bob 5 0 0 1 2 0`.
fn read_game(line: &str) -> Option<GameLine<'_>> {
    let fields: Vec<&str> = line.strip_prefix("i ")?.split_whitespace().collect();
    let &[
        time,
        white,
        black,
        length,
        score,
        other,
        winner,
        points,
        ref rest @ ..,
    ] = fields.as_slice()
    else {
        return None;
    };
    Some(GameLine {
        time: time.parse().ok()?,
        names: ByPlayer { white, black },
        length: length.parse().ok()?,
        score: ByPlayer {
            white: score.parse().ok()?,
            black: other.parse().ok()?,
        },
        winner: match winner {
            "1" => Some(Player::White),
            "2" => Some(Player::Black),
            _ => None,
        },
        points: points.parse().ok()?,
        // Older replays don't have one.
        variant: rest
            .first()
            .map_or(Some(0), |variant| variant.parse().ok())?,
    })
}

fn start_game(file: &mut MatchFile, place: Place, head: &GameLine<'_>, warnings: &mut Warnings) {
    if file.games.is_empty() {
        file.players.white.name = head.names.white.to_owned();
        file.players.black.name = head.names.black.to_owned();
        file.rules.session = session(head.length);
        file.occasion.place = "bgammon.org".to_owned();
        file.occasion.date = day(head.time.div_euclid(86_400));
        let variant = match head.variant {
            0 => None,
            1 => Some("acey-deucey"),
            2 => Some("tabula"),
            _ => Some("number of a variant"),
        };
        if let Some(name) = variant {
            warnings.add(place, WarningKind::UnknownVariant(name.to_owned()));
        }
    }
    file.games.push(RecordedGame {
        place,
        score: head.score,
        end: head.winner.map(|winner| End {
            place,
            winner,
            points: Some(head.points),
        }),
        ..RecordedGame::default()
    });
}

/// Reads `1 r 5-3 13/8 24/21`, `1 d 2 1` or `1 t`. A double comes together with
/// its answer.
fn read_event(line: &str) -> Option<impl Iterator<Item = (Player, RecordedAction)> + use<>> {
    let (player, event) = line.split_once(' ')?;
    let player = match player {
        "1" => Player::White,
        "2" => Player::Black,
        _ => return None,
    };
    let (kind, rest) = event.split_once(' ').unwrap_or((event, ""));
    let (first, second) = match kind {
        "r" => {
            let (dice, play) = rest.split_once(' ').unwrap_or((rest, ""));
            let (roll, _) = split_roll(&dice.replace('-', ""))?;
            let legs = read_legs(play)?;
            let legs = match player {
                Player::White => legs,
                Player::Black => legs.into_iter().map(mirrored).collect(),
            };
            let play = RecordedPlay::Moves(legs);
            (RecordedAction::Roll { roll, play }, None)
        }
        "d" => {
            let (value, answer) = rest.split_once(' ')?;
            let to = Some(value.parse().ok()?);
            let answer = match answer.trim() {
                "1" => RecordedAction::Take,
                "0" => RecordedAction::Pass,
                _ => return None,
            };
            (RecordedAction::Double { to }, Some(answer))
        }
        "t" => (RecordedAction::Resign(None), None),
        _ => return None,
    };
    let answer = second.map(|answer| (player.opponent(), answer));
    Some([(player, first)].into_iter().chain(answer))
}

/// The second player's leg in that player's own numbering.
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
