//! Writes a match the way BGBlitz does, for tests only, so that we can test the
//! reader without anyone's files.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use formats::{MatchFile, RecordedAction, RecordedPlay};
use rules::{Player, Session};
use serde_json::{Value, json};

/// The bytes of the file, as packed JSON.
pub(crate) fn bgf_file(file: &MatchFile) -> Vec<u8> {
    let length = match file.rules.session {
        Session::Money => 0,
        Session::Match(length) => length.get(),
    };
    let replay = file.replay();
    let games = file.games.iter().zip(&replay.games);
    let games: Vec<Value> = games
        .map(|(game, replayed)| {
            let mut moves: Vec<Value> = game
                .entries
                .iter()
                .map(|entry| made(entry.player, &entry.action))
                .collect();
            let end = game.end.expect("the game is over");
            moves.push(cube_record(end.winner, 4));
            json!({
                "scoreGreen": game.score.white, "scoreRed": game.score.black,
                "isCrawford": replayed.stakes.is_crawford(),
                "wonPoints": end.points, "comment": [], "moves": moves,
            })
        })
        .collect();
    let document = json!({
        "matchlen": length, "nameGreen": file.players.white.name,
        "nameRed": file.players.black.name, "date": "Nov 15, 2026",
        "useCrawford": file.rules.crawford, "useJacoby": false, "useCube": true,
        "cubeLimit": -1, "games": games,
    });
    let mut bytes =
        b"{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":true,\"useSmile\":false}\n".to_vec();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder
        .write_all(document.to_string().as_bytes())
        .expect("memory takes everything");
    bytes.extend(encoder.finish().expect("memory takes everything"));
    bytes
}

fn sign(player: Player) -> i32 {
    match player {
        Player::White => -1,
        Player::Black => 1,
    }
}

fn cube_record(player: Player, kind: i32) -> Value {
    json!({
        "type": "amove", "player": sign(player), "green": 7, "red": kind,
        "from": [-1, -1, -1, -1], "to": [-1, -1, -1, -1],
    })
}

fn made(player: Player, action: &RecordedAction) -> Value {
    match action {
        RecordedAction::Double { .. } => cube_record(player, 1),
        RecordedAction::Take => cube_record(player, 2),
        RecordedAction::Pass => cube_record(player, 3),
        RecordedAction::Roll { roll, play } => {
            let legs = match play {
                RecordedPlay::Moves(legs) => legs.as_slice(),
                _ => &[],
            };
            let places = |place: fn(&formats::Leg) -> u8| -> Vec<i32> {
                let places = legs.iter().map(|leg| i32::from(place(leg)));
                places.chain([-1; 4]).take(4).collect()
            };
            json!({
                "type": "amove", "player": sign(player),
                "red": roll.smaller().pips(), "green": roll.larger().pips(),
                "from": places(|leg| leg.from), "to": places(|leg| leg.to),
            })
        }
        other => panic!("there is no {other:?} in the tests"),
    }
}
