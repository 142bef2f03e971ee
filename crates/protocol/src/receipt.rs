//! The receipt of a match: everything that its dice can be checked by.

mod text;

use rules::{Action, Die, Entry, Opening, Record, Roll};

pub use text::{ParseReceiptError, ReceiptFault};

use crate::bytes::{Commitment, Share};
use crate::dice::CheckableDice;

/// Everything that the dice of a match can be checked by: what was shown
/// before it, what was added, what was revealed after it, and all throws.
///
/// What a receipt that passes [`Receipt::check`] proves: the server fixed its
/// secret before it knew what the seats would add, so it did not choose the
/// dice, neither before nor while they were rolled, provided that one of the
/// two added bytes that the server could not foresee. That holds for whoever
/// knows from before the match what was shown and what they added, and compares
/// it by [`Receipt::check_witness`]: a whole receipt can be made up afterward.
/// What it does not prove:
/// that the server did not *know* the dice, since it works them out, or that it
/// told nobody; nor that somebody who saw the other's bytes and the server's
/// secret did not choose his own by them.
#[derive(Clone, Debug)]
pub struct Receipt {
    /// What was shown before the first roll.
    pub commitment: Commitment,
    /// What the dice are made of.
    pub dice: CheckableDice,
    /// What was thrown, game by game.
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
    /// Whether it was taken back, by agreement.
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
    /// What an entry of a record threw, if it threw something.
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
    /// Works out all throws again.
    ///
    /// # Errors
    ///
    /// The first thing that is not as it should be.
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

    /// Whether the receipt is about what somebody knows from before the match:
    /// what the server showed, and what their own device added.
    ///
    /// # Errors
    ///
    /// The first that is not the same.
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

    /// Whether a match was played with these dice. The last roll of a game
    /// may be missing, since some files do not tell of a roll that nobody
    /// played; the dice for the start count only if the first turn is played
    /// with them, since few files tell of others.
    ///
    /// # Errors
    ///
    /// The first game that was played with others.
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
    /// The throws that were not taken back.
    pub fn standing(&self) -> impl Iterator<Item = Thrown> {
        let standing = self.0.iter().filter(|throw| !throw.is_taken_back);
        standing.map(|throw| throw.thrown)
    }
}

/// The rolls that were played, the one that the start was settled with among
/// them if it was.
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

/// Why dice cannot be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fraud {
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that the server committed to before the match")]
    OtherSecret,
    /// Before the match the server showed another commitment.
    #[error("the commitment is not the one that was shown before the match")]
    OtherCommitment,
    /// Neither seat added the bytes that somebody knows they added.
    #[error("neither seat's bytes are those that were added before the match")]
    OtherShare,
    /// A throw is not the one that the secret gives.
    #[error("game {game}: throw {throw} is not the one that the secret and the seats' bytes give")]
    OtherThrow {
        /// The game, from 1.
        game: u32,
        /// The throw in the game, from 1.
        throw: u32,
    },
    /// A game was played with other dice.
    #[error("game {game}: the match tells of other dice than the receipt")]
    OtherMatch {
        /// The game, from 1.
        game: u32,
    },
    /// The match lacks a game that dice were thrown for.
    #[error("the receipt has dice for a game that the match does not tell of")]
    MissingGame,
}
