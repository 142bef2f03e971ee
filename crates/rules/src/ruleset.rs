//! What was agreed before the start.

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
/// international ones, or any combination of their own.
///
/// It is written as a built-in name and what differs from it, and read back
/// the same: `deluxe, bear-off standard, match 7`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Where the checkers stand at the start.
    pub variant: Variant,
    /// Who starts, and with which dice.
    pub opening: Opening,
    /// Who starts the games after the first.
    pub next_game: NextGame,
    /// How checkers may and must be moved.
    pub movement: Movement,
    /// What becomes of a checker that is put on a blocked point.
    pub blocked_landing: BlockedLanding,
    /// What a backgammon needs besides a checker that is left behind.
    pub backgammon_needs: BackgammonNeeds,
    /// How the cube is used.
    pub cube: CubeRules,
    /// In money play, whether gammons and backgammons count only once the
    /// cube has been turned.
    pub jacoby: bool,
    /// In money play, whether a double may be redoubled at once.
    pub beavers: Beavers,
    /// In money play, how many ties of the opening dice double the stake.
    pub automatic_doubles: u8,
    /// In matches, whether nobody may double in the first game after a
    /// player has come within a point of winning.
    pub crawford: bool,
    /// What is played for.
    pub session: Session,
    /// The match lengths to offer, the usual one first; empty if the leaflet
    /// knows no matches. Other lengths can be agreed on.
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

    /// The same rules for a match to so many points.
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

    /// What a game is played for at this score.
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
    /// play has none.
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

/// Who starts, and with which dice. Each player throws one die, and equal
/// numbers are thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The higher die starts and plays the two dice that were thrown.
    HighDiePlaysPair,
    /// The higher die starts and throws both dice anew.
    HighDieRollsAgain,
    /// The higher die gets the white checkers; White starts and throws both
    /// dice anew.
    DieForColor,
}

/// Who starts the games after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextGame {
    /// The dice decide again, as in the first game.
    Dice,
    /// The winner of the last game starts, with a roll of both dice.
    Winner,
}

/// What becomes of a checker that is put on a blocked point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockedLanding {
    /// The move is refused.
    Illegal,
    /// The move is an offence: the checker that was moved goes to the bar and
    /// the number is used up. Such a move is never among the legal plays; it
    /// has to be asked for by name.
    SelfHit,
}

/// How the cube is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeRules {
    /// Whether there is a cube at all.
    pub in_use: bool,
    /// When a double may be offered.
    pub timing: CubeTiming,
    /// The highest value it may be turned to, if there is a limit.
    pub highest: Option<CubeValue>,
}

/// When a double may be offered. Never before the first roll of the game has
/// been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeTiming {
    /// In one's own turn, before the roll.
    BeforeOwnRoll,
    /// Whenever the game waits for a roll or a move of either player.
    AnyTime,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Session {
    /// Every game counts by itself, as long as the players like.
    Money,
    /// The first to reach so many points wins.
    Match(NonZeroU32),
}
