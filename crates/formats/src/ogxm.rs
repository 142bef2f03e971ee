//! OGXM, version 2: the binary matches of HedgeHog, OpenGammon and GammonView.
//!
//! Source of truth: its description is `docs/OGXM_FORMAT_SPEC.md` in
//! `gitlab.com/eranlambooij/hedgehog-public`, which we haven't seen. What is
//! here comes from two public programs that agree on it: the reader of
//! AnkiGammon and the reader and writer of gammonview-analysis.
//!
//! A file is a header, sections and an end mark. A section holds records, which
//! are a length, a mask that says which optional fields there are, and the
//! fields. Both players share one numbering: White moves up, from the bar at 0,
//! and Black down, from the bar at 25.

mod analysis;
mod cursor;
mod head;
mod ply;
mod read;
mod write;

pub(crate) use read::read;
pub use write::write_ogxm;

use rules::{Board, Die, Placement, Player, Roll, Setup};

use crate::record::Leg;

const MAGIC: &[u8] = b"OGXM";
const END: &[u8] = b"END!";
/// The bytes before the first section.
const HEADER: usize = 16;

/// The most games that a file has.
const MAX_GAMES: usize = 1000;
/// The most plies of a game.
const MAX_GAME_PLIES: usize = 1500;
/// The most plies of a file.
const MAX_PLIES: usize = 100_000;
/// The most bytes of a text.
const MAX_TEXT: usize = 4096;

/// What a ply is about. Below these are the 21 rolls.
mod action {
    pub(super) const DOUBLE: u8 = 21;
    pub(super) const TAKE: u8 = 22;
    pub(super) const PASS: u8 = 23;
    pub(super) const RESIGN_GAME: u8 = 27;
    pub(super) const RESIGN_MATCH: u8 = 28;
    pub(super) const FORFEIT: u8 = 29;
    pub(super) const SET_POSITION: u8 = 31;
    pub(super) const BEAVER: u8 = 32;
    pub(super) const RACCOON: u8 = 33;
    /// The number is in the ply's own record.
    pub(super) const ESCAPE: u8 = 63;
}

pub(crate) fn is_ogxm(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The rolls from `11`, `21`, `31` to `66`: by the smaller die, then by the
/// larger.
fn rolls() -> impl Iterator<Item = Roll> {
    let dice = Die::ALL;
    dice.into_iter()
        .flat_map(move |small| dice.into_iter().map(move |large| (small, large)))
        .filter(|(small, large)| small <= large)
        .map(|(small, large)| Roll::new(large, small))
}

const fn seat(player: Player) -> u8 {
    match player {
        Player::White => 0,
        Player::Black => 1,
    }
}

const fn player(seat: u8) -> Player {
    match seat {
        0 => Player::White,
        _ => Player::Black,
    }
}

/// A player's own number of a place in the shared numbering, and back.
const fn turned(place: u8, player: Player) -> u8 {
    match player {
        Player::White => 25 - place,
        Player::Black => place,
    }
}

/// A step as the leg of its player; `None` if it isn't one.
fn leg(byte: u8, player: Player) -> Option<Leg> {
    let (place, pips) = (byte & 31, byte >> 5);
    let is_step = place <= Leg::BAR && (1..=6).contains(&pips);
    let from = is_step.then(|| turned(place, player))?;
    Some(Leg {
        from: Some(from).filter(|&from| from != Leg::OFF)?,
        to: from.saturating_sub(pips),
    })
}

/// The 26 places: White's checkers count up from zero, Black's down.
fn places(board: &Board, seer: Player) -> [u8; 26] {
    let mut places = [0_i8; 26];
    let sides = [
        (seer, Placement::from(board.player())),
        (seer.opponent(), Placement::from(board.opponent())),
    ];
    for (player, side) in sides {
        let sign = match player {
            Player::White => 1,
            Player::Black => -1,
        };
        let own = (1_u8..).zip(side.points).chain([(Leg::BAR, side.bar)]);
        for (place, count) in own.filter(|&(_, count)| count > 0) {
            places[usize::from(turned(place, player))] = sign * count.cast_signed();
        }
    }
    places.map(i8::cast_unsigned)
}

/// The board of 26 places from White's point of view, with this many checkers
/// each.
fn board(places: &[u8], each: u8) -> Result<Board, String> {
    let mut white = Placement::default();
    let mut black = Placement::default();
    for (place, &byte) in (0_u8..).zip(places) {
        let count = byte.cast_signed();
        let (player, side) = match count {
            0 => continue,
            1.. => (Player::White, &mut white),
            _ => (Player::Black, &mut black),
        };
        let count = count.unsigned_abs();
        match turned(place, player) {
            Leg::OFF => return Err("a checker on the opponent's bar".to_owned()),
            Leg::BAR => side.bar = count,
            own => side.points[usize::from(own) - 1] = count,
        }
    }
    let setup = Setup::for_money(white, black).with_checkers(each);
    Board::from_placements(setup.player, setup.opponent)
        .or_else(|illegal| illegal.forgive(rules::BoardFault::BothShutOut))
        .map_err(|illegal| illegal.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;

    #[test]
    fn rolls_are_ordered_by_the_smaller_die() {
        let names: Vec<_> = rolls().map(|roll| roll.to_string()).collect();
        assert_eq!(names[..8], ["11", "21", "31", "41", "51", "61", "22", "32"]);
        assert_eq!((names.len(), &*names[17]), (21, "64"));
    }

    #[test]
    fn places_are_those_of_the_opening() {
        let opening = Variant::Backgammon.opening();
        let mut expected = [0_i8; 26];
        for (place, count) in [(1, 2), (12, 5), (17, 3), (19, 5)] {
            expected[place] = count;
            expected[25 - place] = -count;
        }
        let written = places(&opening, Player::White);
        assert_eq!(written.map(u8::cast_signed), expected);
        assert_eq!(board(&written, 15), Ok(opening));
    }

    #[test]
    fn steps_go_up_for_white_and_down_for_black() {
        // From 12 by 4, from the bar by 5, and off with more than needed.
        let white = |byte| leg(byte, Player::White).map(|leg| (leg.from, leg.to));
        assert_eq!(white(4 << 5 | 12), Some((13, 9)));
        assert_eq!(white(5 << 5), Some((25, 20)));
        assert_eq!(white(6 << 5 | 22), Some((3, 0)));
        assert_eq!(white(1 << 5 | 25), None);
        assert_eq!(white(7 << 5 | 12), None);
        let black = leg(6 << 5 | 25, Player::Black).map(|leg| (leg.from, leg.to));
        assert_eq!(black, Some((25, 19)));
    }
}
