//! What the players agree on before the start.

mod appearance;
mod leaflet;
mod text;

use alloc::vec::Vec;
use core::num::NonZeroU32;

pub use appearance::{Appearance, ColorNames, CubeAtRest, Unit};
pub use leaflet::Leaflet;
pub use text::{ParseRulesetError, RuleOption};

use crate::cube::CubeValue;
use crate::movement::Movement;
use crate::outcome::BackgammonNeeds;
use crate::player::ByPlayer;
use crate::stakes::{Beavers, Stakes};
use crate::variant::Variant;

/// Everything two players agree on before they start: a leaflet's rules, the
/// international ones, or any combination.
///
/// Written as a built-in name plus what differs from it, and read back the
/// same: `deluxe, bear-off standard, match 7`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Where the checkers are at the start.
    pub variant: Variant,
    /// Who starts, and with which dice.
    pub opening: Opening,
    /// Who starts the games after the first.
    pub next_game: NextGame,
    /// How you may and must move checkers.
    pub movement: Movement,
    /// What happens to a checker that lands on a blocked point.
    pub blocked_landing: BlockedLanding,
    /// What a backgammon needs besides a checker left behind.
    pub backgammon_needs: BackgammonNeeds,
    /// How the cube is used.
    pub cube: CubeRules,
    /// In money play, whether gammons and backgammons count only if someone has
    /// doubled.
    pub jacoby: bool,
    /// In money play, whether you may redouble a double at once.
    pub beavers: Beavers,
    /// In money play, how many ties in the opening roll double the stake.
    pub automatic_doubles: u8,
    /// In matches, whether nobody may double in the first game after a player
    /// comes within a point of winning.
    pub crawford: bool,
    /// What the players are playing for.
    pub session: Session,
    /// The match lengths to offer, with the usual one first; empty if the
    /// leaflet has no matches. Players can agree on other lengths.
    pub match_lengths: Vec<NonZeroU32>,
    /// How the board looks and what things are called.
    pub appearance: Appearance,
}

impl Ruleset {
    /// The international rules, for money.
    #[must_use]
    pub fn international() -> Ruleset {
        Leaflet::International.ruleset()
    }

    /// The same rules for a match of this length.
    #[must_use]
    pub fn match_to(mut self, length: NonZeroU32) -> Ruleset {
        self.session = Session::Match(length);
        self
    }

    /// The same rules for money.
    #[must_use]
    pub fn for_money(mut self) -> Ruleset {
        self.session = Session::Money;
        self
    }

    /// What a game at this score is played for.
    #[must_use]
    pub const fn stakes(&self, score: ByPlayer<u32>) -> Stakes {
        match self.session {
            Session::Money => Stakes::Money {
                jacoby: self.jacoby,
                beavers: self.beavers,
            },
            Session::Match(length) => Stakes::Match {
                length: length.get(),
                score,
                crawford: false,
            },
        }
    }

    /// What the Crawford game of a match is played for at this score; money
    /// play doesn't have one.
    #[must_use]
    pub const fn crawford_stakes(&self, score: ByPlayer<u32>) -> Stakes {
        let mut stakes = self.stakes(score);
        if let Stakes::Match { crawford, .. } = &mut stakes {
            *crawford = true;
        }
        stakes
    }
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::international()
    }
}

/// Who starts, and with which dice. Each player rolls one die; ties are rolled
/// again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The higher die starts and plays the two dice as rolled.
    HighDiePlaysPair,
    /// The higher die starts and rolls both dice again.
    HighDieRollsAgain,
    /// The higher die gets the white checkers; White starts and rolls both dice
    /// again.
    DieForColor,
}

/// Who starts the games after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextGame {
    /// The dice decide again, as in the first game.
    Dice,
    /// The winner of the last game starts by rolling both dice.
    Winner,
}

/// What happens to a checker that lands on a blocked point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockedLanding {
    /// The move is refused.
    Illegal,
    /// It's an offense: the checker goes to the bar and the number is used up.
    /// Such a move is never among the legal plays; you have to ask for it
    /// explicitly.
    SelfHit,
}

/// How the cube is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeRules {
    /// Whether there is a cube at all.
    pub in_use: bool,
    /// When you may double.
    pub timing: CubeTiming,
    /// The cube's limit, if there is one.
    pub highest: Option<CubeValue>,
}

/// When you may double. Never before the first roll of the game has been
/// played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeTiming {
    /// On your own turn, before you roll.
    BeforeOwnRoll,
    /// Whenever the game is waiting for either player to roll or move.
    AnyTime,
}

/// What the players are playing for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Session {
    /// Each game counts on its own, for as long as the players like.
    Money,
    /// The first to reach this many points wins.
    Match(NonZeroU32),
}
