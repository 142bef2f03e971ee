//! What to do with the cube.

use std::fmt;

use rules::Win;

use super::efficiency::CubeEfficiency;
use super::ladder::CubeLadder;
use super::outlook::CubeOutlook;
use super::states::{CubeEquities, CubeHolder, CubeStates};
use crate::chances::{Chances, Equity};

/// What the player on roll does about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeAction {
    /// Roll: the position is not good enough yet.
    NoDouble,
    /// Double, or redouble.
    Double,
    /// Roll: the position is too good, and to play on for a gammon brings
    /// more than the cube.
    TooGood,
}

/// What the opponent does about a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reply {
    /// Play on for twice the stake, with the cube.
    Take,
    /// Give up the game.
    Pass,
    /// Redouble at once and keep the cube.
    Beaver,
}

/// A cube decision of the player on roll, and what each choice is worth:
/// equities for the player on roll, in units of the present cube.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeDecision {
    /// To roll without doubling.
    pub no_double: Equity,
    /// To double, when the opponent takes.
    pub double_take: Equity,
    /// To double, when the opponent passes.
    pub double_pass: Equity,
    /// To double, when the opponent beavers, where that is allowed.
    pub double_beaver: Option<Equity>,
    /// Whether the player owns the cube, so that a double is a redouble.
    pub is_redouble: bool,
}

impl CubeDecision {
    /// The decision by the chances of the board alone; nothing if the player
    /// on roll may not double. Where a double may be offered at any time, a
    /// player who is not on roll turns ladder and chances first.
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

    /// The states of the cube that must be judged, after the roll, for the
    /// decision: the present one, and that after a double. Nothing if the
    /// player on roll may not double.
    #[must_use]
    pub fn states(ladder: &CubeLadder) -> Option<CubeStates> {
        let state = ladder.state();
        let states = CubeStates::only(state);
        ladder
            .can_double(state)
            .then(|| states.with(state.doubled()))
    }

    /// The decision from equities after the roll, as a search or a rollout
    /// finds them; nothing if the player on roll may not double or a state is
    /// not among those judged.
    #[must_use]
    pub fn from_equities(ladder: &CubeLadder, rolled: &CubeEquities) -> Option<CubeDecision> {
        let state = ladder.state();
        if !ladder.can_double(state) {
            return None;
        }
        CubeDecision::from_choices(ladder, rolled.get(state)?, rolled.get(state.doubled())?)
    }

    /// The decision from what each choice is worth; nothing if the player on
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

    /// The right thing to do. A double that wins nothing is none.
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

    /// The right reply to a double, be the double right or not.
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

    /// Whether the first doubler should answer a beaver by a raccoon: when
    /// the beaver was wrong.
    #[must_use]
    pub fn is_raccoon_right(&self) -> bool {
        self.double_beaver.is_some_and(|equity| equity.0 > 0.0)
    }

    /// What the position is worth if both do the right thing.
    #[must_use]
    pub fn equity(&self) -> Equity {
        match self.action() {
            CubeAction::Double => self.doubled(),
            CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
        }
    }

    /// What the player on roll loses by this instead of the right thing.
    /// To play on is one thing, however it is called.
    #[must_use]
    pub fn cost_of(&self, action: CubeAction) -> Equity {
        let chosen = match action {
            CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
            CubeAction::Double => self.doubled(),
        };
        self.equity() - chosen
    }

    /// What the opponent loses by this reply to a double instead of the right
    /// one; nothing if the reply is not allowed.
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
