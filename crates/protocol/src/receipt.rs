//! The receipt of a match: everything you need to check its dice.

mod text;

use rules::{Action, Die, Entry, Opening, Record, Roll};

pub use text::{ParseReceiptError, ReceiptFault};

use crate::bytes::{Commitment, Share};
use crate::dice::CheckableDice;

/// Everything you need to check the dice of a match: what was shown before it,
/// what the seats added, what was revealed after it, and all throws.
///
/// If a receipt passes [`Receipt::check`], it proves that the server fixed its
/// secret before it knew what the seats would add. So the server didn't choose
/// the dice, neither in advance nor during the match, as long as one of the
/// players added bytes that the server couldn't predict. The proof holds for
/// you if you know from before the match what was shown and what you added, and
/// compare it with [`Receipt::check_witness`]; a whole receipt could be made up
/// afterward.
///
/// It doesn't prove that the server didn't *know* the dice, since it works them
/// out, or that it told nobody; nor that someone who saw the other player's
/// bytes and the server's secret didn't choose their own to match.
#[derive(Clone, Debug)]
pub struct Receipt {
    /// What was shown before the first roll.
    pub commitment: Commitment,
    /// What the dice are made of.
    pub dice: CheckableDice,
    /// The throws, game by game.
    pub games: Vec<GameThrows>,
}

/// The throws of a game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameThrows(pub Vec<Throw>);

/// A throw in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The dice, as the players saw them.
    pub thrown: Thrown,
    /// Whether it was taken back by agreement.
    pub is_taken_back: bool,
}

/// What a throw showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrown {
    /// A die for the start.
    Die(Die),
    /// Both dice of a turn.
    Roll(Roll),
}

impl Thrown {
    /// What an entry of a record threw, if anything.
    #[must_use]
    pub const fn of(entry: &Entry) -> Option<Thrown> {
        match entry {
            Entry::Action {
                action: Action::ThrowDie(die),
                ..
            } => Some(Thrown::Die(*die)),
            Entry::Action {
                action: Action::Roll(roll),
                ..
            } => Some(Thrown::Roll(*roll)),
            Entry::Action { .. } | Entry::NextGame => None,
        }
    }
}

impl Receipt {
    /// Recomputes all throws and returns how many there are.
    ///
    /// # Errors
    ///
    /// The first thing that's wrong.
    pub fn check(&self) -> Result<usize, Fraud> {
        if self.dice.secret.commitment() != self.commitment {
            return Err(Fraud::OtherSecret);
        }
        let mut count = 0;
        for (game, throws) in (1..).zip(&self.games) {
            for (throw, said) in (1..).zip(&throws.0) {
                let came = match said.thrown {
                    Thrown::Die(_) => Thrown::Die(self.dice.die(game, throw)),
                    Thrown::Roll(_) => Thrown::Roll(self.dice.roll(game, throw)),
                };
                if came != said.thrown {
                    return Err(Fraud::OtherThrow { game, throw });
                }
                count += 1;
            }
        }
        Ok(count)
    }

    /// Whether the receipt matches what someone knows from before the match:
    /// what the server showed, and what their own device added.
    ///
    /// # Errors
    ///
    /// The first thing that doesn't match.
    pub fn check_witness(
        &self,
        commitment: Option<Commitment>,
        share: Option<Share>,
    ) -> Result<(), Fraud> {
        if commitment.is_some_and(|known| known != self.commitment) {
            return Err(Fraud::OtherCommitment);
        }
        let shares = [self.dice.shares.first, self.dice.shares.second];
        match share.is_some() && !shares.contains(&share) {
            true => Err(Fraud::OtherShare),
            false => Ok(()),
        }
    }

    /// Whether a match was played with these dice. The last roll of a game may
    /// be missing, since some files leave out a roll that nobody played.
    /// Opening dice count only if the first turn plays them, since few files
    /// contain others.
    ///
    /// # Errors
    ///
    /// The first game that was played with other dice.
    pub fn check_match(&self, record: &Record) -> Result<(), Fraud> {
        let opening = record.beginning().rules().opening;
        let played = record.entries().split(|&entry| entry == Entry::NextGame);
        let mut games = self.games.iter();
        for (game, entries) in (1..).zip(played) {
            let said: Vec<Thrown> = match games.next() {
                Some(throws) => throws.standing().collect(),
                None => Vec::new(),
            };
            let told: Vec<Thrown> = entries.iter().filter_map(Thrown::of).collect();
            let (said, told) = (rolls(&said, opening), rolls(&told, opening));
            let missing = said.len().checked_sub(told.len());
            if !said.starts_with(&told) || !matches!(missing, Some(0 | 1)) {
                return Err(Fraud::OtherMatch { game });
            }
        }
        match games.next() {
            Some(_) => Err(Fraud::MissingGame),
            None => Ok(()),
        }
    }
}

impl GameThrows {
    /// The throws that weren't taken back.
    pub fn standing(&self) -> impl Iterator<Item = Thrown> {
        let standing = self.0.iter().filter(|throw| !throw.is_taken_back);
        standing.map(|throw| throw.thrown)
    }
}

/// The rolls that were played, including the opening dice if the first turn
/// plays them.
fn rolls(thrown: &[Thrown], opening: Opening) -> Vec<Roll> {
    let dice: Vec<Die> = thrown
        .iter()
        .filter_map(|thrown| match thrown {
            Thrown::Die(die) => Some(*die),
            Thrown::Roll(_) => None,
        })
        .collect();
    let start = match (opening, dice.as_slice()) {
        (Opening::HighDiePlaysPair, [.., one, other]) if one != other => {
            Some(Roll::new(*one, *other))
        }
        _ => None,
    };
    let rolled = thrown.iter().filter_map(|thrown| match thrown {
        Thrown::Roll(roll) => Some(*roll),
        Thrown::Die(_) => None,
    });
    start.into_iter().chain(rolled).collect()
}

/// Why dice can't be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fraud {
    /// The secret isn't the one that the server committed to.
    #[error("the secret isn't the one the server committed to before the match")]
    OtherSecret,
    /// The server showed a different commitment before the match.
    #[error("the commitment isn't the one shown before the match")]
    OtherCommitment,
    /// Neither seat added the bytes that someone knows they added.
    #[error("neither player's bytes are the ones added before the match")]
    OtherShare,
    /// A throw isn't the one that the secret gives.
    #[error("game {game}: roll {throw} doesn't follow from the secret and the players' bytes")]
    OtherThrow {
        /// The game, from 1.
        game: u32,
        /// The throw in the game, from 1.
        throw: u32,
    },
    /// A game was played with other dice.
    #[error("game {game}: the dice of the match differ from those of the receipt")]
    OtherMatch {
        /// The game, from 1.
        game: u32,
    },
    /// The match lacks a game that has dice.
    #[error("the receipt has dice for a game that isn't in the match")]
    MissingGame,
}
