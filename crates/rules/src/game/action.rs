//! The players' decisions and actions.

use crate::dice::{Die, Roll};
use crate::outcome::{Outcome, Win};
use crate::play::Play;
use crate::player::{ByPlayer, Player};
use crate::point::Origin;
use crate::setup::Offer;

/// The current decision, and who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Each player rolls a die to see who starts.
    ThrowForStart {
        /// Who has already rolled.
        has_thrown: ByPlayer<bool>,
    },
    /// Roll, or double first.
    RollOrDouble {
        /// Whose turn it is.
        player: Player,
        /// Whether the rules let this player double now.
        may_double: bool,
    },
    /// Play a roll.
    Play {
        /// Whose turn it is.
        player: Player,
        /// The roll to play.
        roll: Roll,
    },
    /// Answer an offer.
    Answer {
        /// Who has to answer.
        player: Player,
        /// The offer, and who made it.
        offer: Offer,
    },
    /// Nothing: the game has ended like this.
    Over(Outcome),
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Roll one die to see who starts.
    ThrowDie(Die),
    /// Roll the dice.
    Roll(Roll),
    /// Offer to double the stake.
    Double,
    /// Play on after a double, a beaver or a raccoon.
    Take,
    /// Give up the game instead.
    Pass,
    /// Redouble a double at once and keep the cube.
    Beaver,
    /// Redouble a beaver at once.
    Raccoon,
    /// Move one checker by one number.
    Move {
        /// Where the checker is.
        from: Origin,
        /// The number to move.
        die: Die,
    },
    /// Take back the last move of this turn.
    Undo,
    /// Put a checker on a blocked point and pay for it, if the rules have that
    /// penalty. The player has been asked and is sure.
    LandOnBlock {
        /// Where the checker is.
        from: Origin,
        /// The number that leads to the blocked point.
        die: Die,
    },
    /// Make all moves of the turn, replacing those made so far, and end it.
    Play(Play),
    /// End the turn and pass the dice to the other player.
    EndTurn,
    /// Offer to lose this much.
    Resign(Win),
    /// Claim to have won this much already.
    Claim(Win),
    /// Offer to end the game with points for one player.
    Settle {
        /// Who would get the points.
        winner: Player,
        /// The points, which the cube doesn't multiply.
        points: u32,
    },
    /// Agree to a resignation, a claim or a settlement.
    Accept,
    /// Decline a resignation, a claim or a settlement, and play on.
    Decline,
}

/// A kind of action, without dice and checkers: what a player can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // They are the actions.
pub enum ActionKind {
    ThrowDie,
    Roll,
    Double,
    Take,
    Pass,
    Beaver,
    Raccoon,
    Move,
    Undo,
    LandOnBlock,
    Play,
    EndTurn,
    Resign,
    Claim,
    Settle,
    Accept,
    Decline,
}

impl ActionKind {
    /// All kinds of action.
    pub const ALL: [ActionKind; 17] = [
        ActionKind::ThrowDie,
        ActionKind::Roll,
        ActionKind::Double,
        ActionKind::Take,
        ActionKind::Pass,
        ActionKind::Beaver,
        ActionKind::Raccoon,
        ActionKind::Move,
        ActionKind::Undo,
        ActionKind::LandOnBlock,
        ActionKind::Play,
        ActionKind::EndTurn,
        ActionKind::Resign,
        ActionKind::Claim,
        ActionKind::Settle,
        ActionKind::Accept,
        ActionKind::Decline,
    ];
}

impl Action {
    /// What kind of action this is.
    #[must_use]
    pub const fn kind(self) -> ActionKind {
        match self {
            Action::ThrowDie(_) => ActionKind::ThrowDie,
            Action::Roll(_) => ActionKind::Roll,
            Action::Double => ActionKind::Double,
            Action::Take => ActionKind::Take,
            Action::Pass => ActionKind::Pass,
            Action::Beaver => ActionKind::Beaver,
            Action::Raccoon => ActionKind::Raccoon,
            Action::Move { .. } => ActionKind::Move,
            Action::Undo => ActionKind::Undo,
            Action::LandOnBlock { .. } => ActionKind::LandOnBlock,
            Action::Play(_) => ActionKind::Play,
            Action::EndTurn => ActionKind::EndTurn,
            Action::Resign(_) => ActionKind::Resign,
            Action::Claim(_) => ActionKind::Claim,
            Action::Settle { .. } => ActionKind::Settle,
            Action::Accept => ActionKind::Accept,
            Action::Decline => ActionKind::Decline,
        }
    }
}
