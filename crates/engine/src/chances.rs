//! How a game may end, and what that's worth.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// The chances of the six ways a game can end, for the player on roll,
/// cubeless. They're cumulative: `win` includes gammons, and `win_gammon`
/// includes backgammons.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chances {
    /// To win at all.
    pub win: f32,
    /// To win a gammon or more.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or more.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// To lose at all.
    #[must_use]
    pub fn lose(&self) -> f32 {
        1.0 - self.win
    }

    /// The same from the opponent's view.
    #[must_use]
    pub fn for_opponent(&self) -> Chances {
        Chances {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// The average points won per game for money without a cube.
    #[must_use]
    pub fn equity(&self) -> Equity {
        let won = self.win + self.win_gammon + self.win_backgammon;
        let lost = self.lose() + self.lose_gammon + self.lose_backgammon;
        Equity(won - lost)
    }
}

impl Add for Chances {
    type Output = Chances;

    fn add(self, other: Chances) -> Chances {
        Chances {
            win: self.win + other.win,
            win_gammon: self.win_gammon + other.win_gammon,
            win_backgammon: self.win_backgammon + other.win_backgammon,
            lose_gammon: self.lose_gammon + other.lose_gammon,
            lose_backgammon: self.lose_backgammon + other.lose_backgammon,
        }
    }
}

impl AddAssign for Chances {
    fn add_assign(&mut self, other: Chances) {
        *self = *self + other;
    }
}

/// A share of the chances, for weighted sums.
impl Mul<f32> for Chances {
    type Output = Chances;

    fn mul(self, weight: f32) -> Chances {
        Chances {
            win: self.win * weight,
            win_gammon: self.win_gammon * weight,
            win_backgammon: self.win_backgammon * weight,
            lose_gammon: self.lose_gammon * weight,
            lose_backgammon: self.lose_backgammon * weight,
        }
    }
}

impl Sum for Chances {
    fn sum<I: Iterator<Item = Chances>>(chances: I) -> Chances {
        chances.fold(Chances::default(), Add::add)
    }
}

/// Average points won by the player on roll, in units of the stake before any
/// double of this game: from -3 to +3 without a cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Equity(pub f32);

impl Equity {
    /// The same from the opponent's view.
    #[must_use]
    pub fn for_opponent(self) -> Equity {
        Equity(-self.0)
    }
}

impl Neg for Equity {
    type Output = Equity;

    fn neg(self) -> Equity {
        self.for_opponent()
    }
}

impl Add for Equity {
    type Output = Equity;

    fn add(self, other: Equity) -> Equity {
        Equity(self.0 + other.0)
    }
}

impl Sub for Equity {
    type Output = Equity;

    fn sub(self, other: Equity) -> Equity {
        Equity(self.0 - other.0)
    }
}

impl Mul<f32> for Equity {
    type Output = Equity;

    fn mul(self, weight: f32) -> Equity {
        Equity(self.0 * weight)
    }
}

/// The chance, from 0 to 1, of the player on roll to win the match, not just
/// the game. It's an `f64` because the differences are small when one side is
/// far ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchWinningChance(pub f64);

impl MatchWinningChance {
    /// The match is lost.
    pub const LOST: MatchWinningChance = MatchWinningChance(0.0);
    /// The match is won.
    pub const WON: MatchWinningChance = MatchWinningChance(1.0);

    /// The same from the opponent's view.
    #[must_use]
    pub fn for_opponent(self) -> MatchWinningChance {
        MatchWinningChance(1.0 - self.0)
    }
}

impl Add for MatchWinningChance {
    type Output = MatchWinningChance;

    fn add(self, other: MatchWinningChance) -> MatchWinningChance {
        MatchWinningChance(self.0 + other.0)
    }
}

/// What one chance has over another.
impl Sub for MatchWinningChance {
    type Output = f64;

    fn sub(self, other: MatchWinningChance) -> f64 {
        self.0 - other.0
    }
}

/// A share of the chance, for weighted sums.
impl Mul<f64> for MatchWinningChance {
    type Output = MatchWinningChance;

    fn mul(self, weight: f64) -> MatchWinningChance {
        MatchWinningChance(self.0 * weight)
    }
}

impl Sum for MatchWinningChance {
    fn sum<I: Iterator<Item = MatchWinningChance>>(chances: I) -> MatchWinningChance {
        chances.fold(MatchWinningChance::LOST, Add::add)
    }
}
