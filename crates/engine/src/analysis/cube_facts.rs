//! What a cube decision hangs on, counted.

use rules::{Position, Roll};

use crate::analyst::Analyst;
use crate::chances::Chances;
use crate::cube_decision::DoublingWindow;

/// What a cube decision hangs on: between which chances the cube is turned, and
/// how soon it would be too late.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeFacts {
    /// The cubeless chances of the player who may double.
    pub chances: Chances,
    /// At which chances the decision would be another, if gammons keep their
    /// share.
    pub window: DoublingWindow,
    /// After how many of the 36 rolls, played as at a glance is best, the
    /// opponent would have to pass: the market losers.
    pub market_losers: u8,
}

impl Analyst {
    /// Counts what a decision about the cube hangs on, given the chances as
    /// they were judged; nothing if the player on roll may not double.
    #[must_use]
    pub fn cube_facts(&self, position: &Position, chances: &Chances) -> Option<CubeFacts> {
        let window = self.doubling_window(position, chances)?;
        let is_lost = |roll: &Roll| {
            let best = self.best_at_a_glance(position, *roll)?;
            let cash = self.doubling_window(position, &best.chances)?.cash?;
            Some(best.chances.win >= cash)
        };
        let losers = Roll::ALL.into_iter();
        let losers = losers.filter(|roll| is_lost(roll) == Some(true));
        let losers: u32 = losers.map(Roll::weight).sum();
        Some(CubeFacts {
            chances: *chances,
            window,
            market_losers: u8::try_from(losers).unwrap_or(36),
        })
    }
}

impl CubeFacts {
    /// Whether the doubling point agrees with what was judged right. The window
    /// is worked out from the chances alone, and a search may know better.
    #[must_use]
    pub fn doubling_point(&self, is_double_right: bool) -> Option<f32> {
        let opens = self.window.opens?;
        ((self.chances.win >= opens) == is_double_right).then_some(opens)
    }

    /// The take point, if it agrees with what was judged right.
    #[must_use]
    pub fn take_point(&self, is_take_right: bool) -> Option<f32> {
        let needed = self.window.take_point()?;
        ((self.chances.lose() >= needed) == is_take_right).then_some(needed)
    }

    /// From where on it is better to play for a gammon, if that agrees with
    /// what was judged right.
    #[must_use]
    pub fn too_good_point(&self) -> Option<f32> {
        let too_good = self.window.too_good?;
        (self.chances.win >= too_good).then_some(too_good)
    }
}

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests {
    use rules::{AnyId, Ruleset, Setup};

    use super::*;
    use crate::{Nets, Plies};

    fn facts(id: &str) -> CubeFacts {
        let setup: Setup = id.parse::<AnyId>().unwrap().into();
        let position = Position::try_from(setup).unwrap();
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled());
        let chances = analyst.with_plies(Plies::ZERO);
        let judged = chances.chances(&position);
        chances.cube_facts(&position, &judged).unwrap()
    }

    /// Two checkers on the 5- and the 2-point, and the opponent bears off the
    /// last one next turn. Both are off with 66, 55, 44, 33, 65, 64, 63, 62, 54,
    /// 53, 52 and no other roll but 22: 5 + 14 = 19 of 36, as every table says.
    #[test]
    fn the_market_is_lost_with_the_rolls_that_win() {
        let facts = facts(&format!(
            "XGID=--A--A{}a-:0:0:1:00:0:0:0:0:10",
            "-".repeat(18)
        ));
        assert_eq!(facts.market_losers, 19);
        assert!((facts.chances.win - 19.0 / 36.0).abs() < 1e-4);
        // To double is right on the last roll, though the window, which knows
        // only chances, opens later: then it is not spoken of.
        assert_eq!(facts.doubling_point(true), None);
        assert!((facts.take_point(true).unwrap() - 0.25).abs() < 0.05);
        assert_eq!(facts.take_point(false), None, "it would contradict");
    }

    #[test]
    fn nothing_is_lost_from_the_opening() {
        let facts = facts("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assert_eq!(facts.market_losers, 0);
        assert!(facts.doubling_point(false).unwrap() > facts.chances.win);
    }
}
