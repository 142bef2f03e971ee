//! Writes a match the way eXtreme Gammon does, for tests only, so that we can
//! test the reader without anyone's files.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use formats::{Leg, MatchFile, RecordedAction, RecordedPlay};
use rules::{Board, Player, Point, Session};

const RECORD: usize = 2560;

/// The bytes of the file.
pub(crate) fn xg_file(file: &MatchFile) -> Vec<u8> {
    let mut records = vec![head(file)];
    let replay = file.replay();
    for (game, replayed) in file.games.iter().zip(&replay.games) {
        let mut record = record(1);
        put_i32(&mut record, 12, game.score.white as i32);
        put_i32(&mut record, 16, game.score.black as i32);
        record[20] = replayed.stakes.is_crawford().into();
        put_board(&mut record, 21, &file.rules.variant.opening());
        records.push(record);
        for (entry, replayed) in game.entries.iter().zip(&replayed.entries) {
            let board = replayed.position.map(|position| *position.board());
            let as_white = board.map(|board| match entry.player {
                Player::White => board,
                Player::Black => board.for_opponent(),
            });
            let sign = sign(entry.player);
            match &entry.action {
                RecordedAction::Roll { roll, play } => {
                    let mut record = self::record(3);
                    put_board(&mut record, 9, &as_white.expect("the game is not over"));
                    put_i32(&mut record, 64, sign);
                    put_moves(&mut record, play);
                    put_i32(&mut record, 100, roll.larger().pips().into());
                    put_i32(&mut record, 104, roll.smaller().pips().into());
                    put_i32(&mut record, 2524, -1);
                    records.push(record);
                }
                RecordedAction::Double { .. } => {
                    let mut record = self::record(2);
                    put_i32(&mut record, 12, sign);
                    put_i32(&mut record, 16, 1);
                    put_i32(&mut record, 20, -1);
                    put_board(&mut record, 36, &as_white.expect("the game is not over"));
                    records.push(record);
                }
                // The answer is in the double's record.
                RecordedAction::Take => put_i32(records.last_mut().expect("a double"), 20, 1),
                RecordedAction::Pass => put_i32(records.last_mut().expect("a double"), 20, 0),
                other => panic!("there is no {other:?} in the tests"),
            }
        }
        if let Some(end) = game.end {
            let mut record = self::record(4);
            put_i32(&mut record, 24, sign(end.winner));
            put_i32(&mut record, 28, end.points.expect("points") as i32);
            records.push(record);
        }
    }
    archive(&records.concat())
}

fn sign(player: Player) -> i32 {
    match player {
        Player::White => 1,
        Player::Black => -1,
    }
}

fn record(kind: u8) -> Vec<u8> {
    let mut record = vec![0; RECORD];
    record[8] = kind;
    record
}

fn head(file: &MatchFile) -> Vec<u8> {
    let mut record = record(0);
    let length = match file.rules.session {
        Session::Money => 99_999,
        Session::Match(length) => length.get() as i32,
    };
    put_i32(&mut record, 92, length);
    record[100] = file.rules.crawford.into();
    put_i32(&mut record, 552, 30);
    record[556..560].copy_from_slice(b"DMLI");
    // Day 46,341 of its calendar.
    record[128..136].copy_from_slice(&46_341.5_f64.to_le_bytes());
    for (at, person) in [(880, &file.players.white), (1138, &file.players.black)] {
        for (index, unit) in person.name.encode_utf16().enumerate() {
            record[at + 2 * index..][..2].copy_from_slice(&unit.to_le_bytes());
        }
    }
    record
}

fn put_i32(record: &mut [u8], at: usize, number: i32) {
    record[at..at + 4].copy_from_slice(&number.to_le_bytes());
}

fn put_board(record: &mut [u8], at: usize, board: &Board) {
    for point in Point::ALL {
        let count = board.player().on(point) as i8 - board.opponent_on(point) as i8;
        record[at + usize::from(point.number())] = count as u8;
    }
    record[at] = (board.opponent().on_bar() as i8).wrapping_neg() as u8;
    record[at + 25] = board.player().on_bar();
}

/// Points are counted from 0, and −1 ends the list.
fn put_moves(record: &mut [u8], play: &RecordedPlay) {
    let RecordedPlay::Moves(legs) = play else {
        // All zero: rolled, and then resigned.
        return;
    };
    for index in 0..4 {
        let leg = legs.get(index).copied();
        let Leg { from, to } = leg.unwrap_or(Leg { from: 0, to: 0 });
        let numbers = [i32::from(from) - 1, i32::from(to) - 1];
        put_i32(record, 68 + 8 * index, numbers[0]);
        put_i32(record, 72 + 8 * index, numbers[1]);
    }
}

fn archive(game: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 8232];
    bytes[..4].copy_from_slice(b"RGMH");
    let packed = packed(game);
    bytes.extend(&packed);
    let mut entry = vec![0; 532];
    entry[..8].copy_from_slice(b"\x07temp.xg");
    put_i32(&mut entry, 512, game.len() as i32);
    put_i32(&mut entry, 516, packed.len() as i32);
    put_i32(&mut entry, 520, 0);
    let mut crc = flate2::Crc::new();
    crc.update(game);
    put_i32(&mut entry, 524, crc.sum() as i32);
    let list = self::packed(&entry);
    bytes.extend(&list);
    let mut foot = vec![0; 36];
    put_i32(&mut foot, 4, 1);
    put_i32(&mut foot, 8, 1);
    put_i32(&mut foot, 12, list.len() as i32);
    put_i32(&mut foot, 16, packed.len() as i32);
    put_i32(&mut foot, 20, 1);
    bytes.extend(foot);
    bytes
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("memory takes everything");
    encoder.finish().expect("memory takes everything")
}
