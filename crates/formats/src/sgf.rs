//! GNU Backgammon's `.sgf`: the Smart Game Format, game 6.
//!
//! Source of truth: the description of the format at red-bean.com, and GNU
//! Backgammon's files where they differ from it: it counts games from 0, writes
//! the cube's owner as `CP`, and has no node for a resignation.

mod analysis;
mod read;
mod tree;
mod write;

pub(crate) use read::read;
pub use write::write_sgf;

use rules::Player;

use crate::record::Leg;

pub(crate) fn is_sgf(text: &str) -> bool {
    let rest = text.trim_start().strip_prefix('(');
    rest.is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// A place by its letter. Both players share one numbering, from White's
/// 1-point `a` to White's 24-point `x`, then the bar `y` and off `z`.
fn place_of(letter: u8, player: Player) -> Option<u8> {
    match (letter, player) {
        (b'y', _) => Some(Leg::BAR),
        (b'z', _) => Some(Leg::OFF),
        (b'a'..=b'x', Player::White) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Player::Black) => Some(b'x' - letter + 1),
        _ => None,
    }
}

fn letter_of(place: u8, player: Player) -> char {
    let letter = match (place, player) {
        (Leg::OFF, _) => b'z',
        (1..=24, Player::White) => b'a' + place - 1,
        (1..=24, Player::Black) => b'x' - (place - 1),
        _ => b'y',
    };
    char::from(letter)
}

/// Reads pairs of letters: from and to.
fn read_legs(letters: &str, player: Player) -> Option<Vec<Leg>> {
    let (pairs, rest) = letters.as_bytes().as_chunks();
    if !rest.is_empty() || pairs.len() > 4 {
        return None;
    }
    let leg = |&[from, to]: &[u8; 2]| {
        Some(Leg {
            from: place_of(from, player)?,
            to: place_of(to, player)?,
        })
    };
    pairs.iter().map(leg).collect()
}

fn write_legs(legs: &[Leg], player: Player) -> String {
    let letters = legs.iter().flat_map(|leg| [leg.from, leg.to]);
    letters.map(|place| letter_of(place, player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_whites_numbers_for_both_players() {
        let legs =
            |letters, player| read_legs(letters, player).map(|legs| crate::legs::write_legs(&legs));
        assert_eq!(legs("xvmj", Player::White).as_deref(), Some("24/22 13/10"));
        assert_eq!(legs("qusu", Player::Black).as_deref(), Some("8/4 6/4"));
        assert_eq!(legs("yvxz", Player::Black).as_deref(), Some("25/3 1/0"));
        for letters in ["x", "xv1j", "ababababab"] {
            assert_eq!(legs(letters, Player::White), None);
        }
        for player in Player::BOTH {
            for place in 0..=25 {
                assert_eq!(
                    place_of(letter_of(place, player) as u8, player),
                    Some(place)
                );
            }
        }
    }
}
