//! What to do with the cube.

use std::fmt;

use rules::Win;

use super::efficiency::CubeEfficiency;
use super::ladder::CubeLadder;
use super::outlook::CubeOutlook;
use super::states::{CubeEquities, CubeHolder, CubeStates};
use crate::chances::{Chances, Equity};

/// What the player on roll does with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeAction {
    /// Roll: the position isn't good enough yet.
    NoDouble,
    /// Double, or redouble.
    Double,
    /// Roll: the position is too good, and playing on for a gammon is worth
    /// more than cashing.
    TooGood,
}

/// What the opponent does about a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reply {
    /// Play on for twice the stake and own the cube.
    Take,
    /// Give up the game.
    Pass,
    /// Redouble at once and keep the cube.
    Beaver,
}

/// A cube decision of the player on roll, with the value of each choice:
/// equities for the player on roll, in units of the current cube.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeDecision {
    /// Rolling without doubling.
    pub no_double: Equity,
    /// Doubling, if the opponent takes.
    pub double_take: Equity,
    /// Doubling, if the opponent passes.
    pub double_pass: Equity,
    /// Doubling, if the opponent beavers, where that's allowed.
    pub double_beaver: Option<Equity>,
    /// Whether the player owns the cube, so that a double is a redouble.
    pub is_redouble: bool,
}

impl CubeDecision {
    /// The decision by the chances of the board alone; `None` if the player on
    /// roll may not double. Where the rules allow a double at any time, flip
    /// ladder and chances first for a player who isn't on roll.
    #[must_use]
    pub fn judged(
        ladder: &CubeLadder,
        chances: &Chances,
        efficiency: CubeEfficiency,
    ) -> Option<CubeDecision> {
        let states = CubeDecision::states(ladder)?;
        let outlook = CubeOutlook::new(ladder, chances, efficiency);
        CubeDecision::from_equities(ladder, &outlook.equities(states))
    }

    /// The cube states to evaluate, after the roll, for the decision: the
    /// current one, and the one after a double. `None` if the player on roll
    /// may not double.
    #[must_use]
    pub fn states(ladder: &CubeLadder) -> Option<CubeStates> {
        let state = ladder.state();
        let states = CubeStates::only(state);
        ladder
            .can_double(state)
            .then(|| states.with(state.doubled()))
    }

    /// The decision from equities after the roll, as found by a search or a
    /// rollout; `None` if the player on roll may not double or a state is
    /// missing.
    #[must_use]
    pub fn from_equities(ladder: &CubeLadder, rolled: &CubeEquities) -> Option<CubeDecision> {
        let state = ladder.state();
        if !ladder.can_double(state) {
            return None;
        }
        CubeDecision::from_choices(ladder, rolled.get(state)?, rolled.get(state.doubled())?)
    }

    /// The decision from what each choice is worth; `None` if the player on
    /// roll may not double.
    pub(crate) fn from_choices(
        ladder: &CubeLadder,
        no_double: Equity,
        double_take: Equity,
    ) -> Option<CubeDecision> {
        let state = ladder.state();
        ladder.can_double(state).then(|| CubeDecision {
            no_double,
            double_take,
            double_pass: ladder.won(state, Win::Single),
            double_beaver: ladder.beavered(state, double_take.0).map(Equity),
            is_redouble: state.holder() == CubeHolder::Player,
        })
    }

    /// The right action. A double that gains nothing isn't right.
    #[must_use]
    pub fn action(&self) -> CubeAction {
        if self.doubled() > self.no_double {
            CubeAction::Double
        } else if self.no_double > self.double_pass {
            CubeAction::TooGood
        } else {
            CubeAction::NoDouble
        }
    }

    /// The right reply to a double, whether or not the double is right.
    #[must_use]
    pub fn reply(&self) -> Reply {
        let mut best = (Reply::Take, self.double_take);
        if let Some(equity) = self.double_beaver.filter(|&equity| equity < best.1) {
            best = (Reply::Beaver, equity);
        }
        if self.double_pass < best.1 {
            best.0 = Reply::Pass;
        }
        best.0
    }

    /// Whether the first doubler should answer a beaver with a raccoon, because
    /// the beaver is wrong.
    #[must_use]
    pub fn is_raccoon_right(&self) -> bool {
        self.double_beaver.is_some_and(|equity| equity.0 > 0.0)
    }

    /// The equity if both sides do the right thing.
    #[must_use]
    pub fn equity(&self) -> Equity {
        match self.action() {
            CubeAction::Double => self.doubled(),
            CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
        }
    }

    /// What the player on roll loses with this action compared with the right
    /// one. Not doubling and too good to double cost the same.
    #[must_use]
    pub fn cost_of(&self, action: CubeAction) -> Equity {
        let chosen = match action {
            CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
            CubeAction::Double => self.doubled(),
        };
        self.equity() - chosen
    }

    /// What the opponent loses with this reply compared with the right one;
    /// `None` if the reply isn't allowed.
    #[must_use]
    pub fn cost_of_reply(&self, reply: Reply) -> Option<Equity> {
        let chosen = match reply {
            Reply::Take => self.double_take,
            Reply::Pass => self.double_pass,
            Reply::Beaver => self.double_beaver?,
        };
        Some(chosen - self.doubled())
    }

    /// What a double is worth that is answered in the right way.
    fn doubled(&self) -> Equity {
        match self.reply() {
            Reply::Take => self.double_take,
            Reply::Pass => self.double_pass,
            Reply::Beaver => self.double_beaver.unwrap_or(self.double_take),
        }
    }
}

/// As players say it: "double, take", "no redouble, take", "too good to
/// double, pass".
impl fmt::Display for CubeDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let double = if self.is_redouble {
            "redouble"
        } else {
            "double"
        };
        match self.action() {
            CubeAction::NoDouble => write!(f, "no {double}"),
            CubeAction::Double => f.write_str(double),
            CubeAction::TooGood => write!(f, "too good to {double}"),
        }?;
        f.write_str(match self.reply() {
            Reply::Take => ", take",
            Reply::Pass => ", pass",
            Reply::Beaver => ", beaver",
        })
    }
}
