//! Dice that you can check.

use hmac::{Hmac, KeyInit, Mac};
use rules::{Die, Roll};
use sha2::Sha256;

use crate::bytes::{Secret, Share};
use crate::key::TableId;
use crate::seat::BySeat;

/// The dice of one match. They're all fixed once the server has chosen its
/// secret and both seats have added their bytes.
///
/// The throws of a game are numbered from 1: opening dice count like rolls, and
/// a throw that was taken back keeps its number. A throw is the HMAC-SHA-256,
/// with the secret as its key, of these lines:
///
/// ```text
/// gammonbox dice 1
/// table <the id of the table>
/// match <number of the match at the table, from 1>
/// game <number of the game in the match, from 1>
/// throw <number of the throw in the game, from 1>
/// first <the bytes of the first seat, in hexadecimal, or nothing>
/// second <the bytes of the second seat, in hexadecimal, or nothing>
/// again <0, or how often more bytes were needed>
/// ```
///
/// Each line ends with a line feed. From the resulting 32 bytes, drop those of
/// 252 and above, since 252 is the last multiple of six. Every other byte gives
/// a die: its remainder modulo six, plus one. An opening die is the first of
/// these, a roll the first two. If there aren't enough, repeat with `again 1`,
/// and so on.
#[derive(Clone, Copy, Debug)]
pub struct CheckableDice {
    /// The server's secret.
    pub secret: Secret,
    /// Where the match was played.
    pub table: TableId,
    /// The number of the match at that table, from 1.
    pub match_number: u32,
    /// What the seats added; nothing for a computer, whose seat belongs to the
    /// server.
    pub shares: BySeat<Option<Share>>,
}

impl CheckableDice {
    /// The opening die that is this throw of a game.
    ///
    /// # Panics
    ///
    /// Never: the dice don't run out.
    #[must_use]
    pub fn die(&self, game: u32, throw: u32) -> Die {
        self.dice(game, throw).next().expect("dice do not run out")
    }

    /// The roll that is this throw of a game.
    ///
    /// # Panics
    ///
    /// Never: the dice don't run out.
    #[must_use]
    pub fn roll(&self, game: u32, throw: u32) -> Roll {
        let mut dice = self.dice(game, throw);
        let mut next = || dice.next().expect("dice do not run out");
        Roll::new(next(), next())
    }

    fn dice(&self, game: u32, throw: u32) -> impl Iterator<Item = Die> {
        (0_u32..)
            .flat_map(move |again| self.bytes(game, throw, again))
            .filter(|&byte| byte < 252)
            .map(|byte| Die::ALL[usize::from(byte % 6)])
    }

    fn bytes(&self, game: u32, throw: u32, again: u32) -> [u8; 32] {
        let CheckableDice {
            secret,
            table,
            match_number,
            shares,
        } = self;
        let share = |share: Option<Share>| share.map_or_else(String::new, |it| it.to_string());
        let BySeat { first, second } = shares.map(share);
        let message = format!(
            "gammonbox dice 1\ntable {table}\nmatch {match_number}\ngame {game}\n\
             throw {throw}\nfirst {first}\nsecond {second}\nagain {again}\n"
        );
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&secret.0).expect("a key of any length will do");
        mac.update(message.as_bytes());
        mac.finalize().into_bytes().into()
    }
}
