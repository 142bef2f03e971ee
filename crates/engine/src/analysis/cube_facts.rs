//! The figures behind a cube decision.

use rules::{Position, Roll, insertion_sort_by};

use super::judging::after;
use super::score_facts::for_money;
use crate::analyst::Analyst;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeDecision, CubeEfficiency, CubeLadder, DoublingWindow};
use crate::facts::RaceFacts;
use crate::lookahead::RankedPlay;

/// The figures behind a cube decision: the doubling window, and how soon it
/// would be too late.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeFacts {
    /// The cubeless chances of the player who may double.
    pub chances: Chances,
    /// Where the decision would change, if gammons keep their share.
    pub window: DoublingWindow,
    /// The same window for money play with the cube in the same place; `None`
    /// in money play.
    pub money_window: Option<DoublingWindow>,
    /// What a gammon adds to a win once the cube is turned, as a fraction of
    /// the difference between a loss and a win: one half for money. First for
    /// the doubler, then for the opponent; `None` in money play.
    pub gammon_values: Option<[f32; 2]>,
    /// The market losers: the share of all sequences of a roll and the
    /// opponent's, both played best without look-ahead, after which the opponent
    /// would have to pass.
    pub market_losers: f32,
    /// The rolls that begin most of them, best first.
    pub best_rolls: [Option<Roll>; 3],
    /// Volatility: by how many points a roll changes the equity on average, in
    /// either direction.
    pub volatility: f32,
    /// The race, if it is one.
    pub race: Option<RaceFacts>,
}

impl Analyst {
    /// The figures behind a cube decision with these chances; `None` if the
    /// player on roll may not double.
    #[must_use]
    pub fn cube_facts(&self, position: &Position, chances: &Chances) -> Option<CubeFacts> {
        let window = self.doubling_window(position, chances)?;
        let rolled = Roll::ALL.into_iter().filter_map(|roll| {
            let best = self.best_at_a_glance(position, roll)?;
            Some((roll, best))
        });
        let rolled: Vec<(Roll, RankedPlay)> = rolled.collect();
        let losers = rolled
            .iter()
            .map(|(roll, best)| (*roll, self.market_lost_after(position, best), best.equity.0));
        let mut losers: Vec<(Roll, f32, f32)> = losers.filter(|(_, lost, _)| *lost > 0.0).collect();
        let in_36 = |(roll, lost, _): &(Roll, f32, f32)| lost * roll.weight() as f32 / 36.0;
        let market_losers = losers.iter().map(in_36).sum();
        // Equals stay in the order of the rolls.
        insertion_sort_by(&mut losers, |(_, one, here), (_, other, there)| {
            other.total_cmp(one).then(there.total_cmp(here))
        });
        let mean = |worth: &dyn Fn(&RankedPlay) -> f32| -> f32 {
            let shares = rolled.iter();
            shares
                .map(|(roll, best)| worth(best) * roll.weight() as f32 / 36.0)
                .sum()
        };
        let middle = mean(&|best| best.equity.0);
        Some(CubeFacts {
            chances: *chances,
            window,
            money_window: self.money_window(position, chances),
            gammon_values: self.gammon_values(position),
            market_losers,
            best_rolls: std::array::from_fn(|place| losers.get(place).map(|(roll, ..)| *roll)),
            volatility: mean(&|best| (best.equity.0 - middle).abs()),
            race: RaceFacts::new(position.board(), self.judge_at_a_glance().tables()),
        })
    }

    /// After what share of the opponent's rolls, each with the best reply, the
    /// opponent of the player whose play this is would have to pass.
    fn market_lost_after(&self, position: &Position, play: &RankedPlay) -> f32 {
        let Some(after) = after(position, &play.board) else {
            // Whoever has won needs no cube.
            return f32::from(u8::from(play.chances.win > 0.5));
        };
        let ladder = self.ladder(position);
        let is_lost = |roll: &Roll| {
            let Some(reply) = self.best_at_a_glance(&after, *roll) else {
                return false;
            };
            let board = reply.board.for_opponent();
            let chances = reply.chances.for_opponent();
            let efficiency = CubeEfficiency::on(&board);
            CubeDecision::judged(&ladder, &chances, efficiency)
                .is_some_and(|decision| decision.double_take > decision.double_pass)
        };
        let lost = Roll::ALL.into_iter().filter(is_lost);
        lost.map(|roll| roll.weight() as f32 / 36.0).sum()
    }

    fn money_window(&self, position: &Position, chances: &Chances) -> Option<DoublingWindow> {
        self.doubling_window(&for_money(position)?, chances)
    }

    fn gammon_values(&self, position: &Position) -> Option<[f32; 2]> {
        let ladder = self.ladder(position);
        ladder.match_winning_chance(Equity(0.0))?;
        let value = |ladder: &CubeLadder| {
            let turned = ladder.state().doubled_once()?;
            Some(ladder.gammon_value(turned))
        };
        Some([value(&ladder)?, value(&ladder.for_opponent())?])
    }
}

impl CubeFacts {
    /// The doubling point, if it agrees with the decision. The window is
    /// computed from the chances alone, and a search may know better.
    #[must_use]
    pub fn doubling_point(&self, is_double_right: bool) -> Option<f32> {
        let opens = self.window.opens?;
        ((self.chances.win >= opens) == is_double_right).then_some(opens)
    }

    /// The take point, if it agrees with the decision.
    #[must_use]
    pub fn take_point(&self, is_take_right: bool) -> Option<f32> {
        let needed = self.window.take_point()?;
        ((self.chances.lose() >= needed) == is_take_right).then_some(needed)
    }

    /// Where playing for a gammon becomes better, if that agrees with the
    /// decision.
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
        assert!((facts.market_losers - 19.0 / 36.0).abs() < 1e-5);
        assert!((facts.chances.win - 19.0 / 36.0).abs() < 1e-4);
        // To double is right on the last roll, though the window, which knows
        // only chances, opens later: then it is not spoken of.
        assert_eq!(facts.doubling_point(true), None);
        assert!((facts.take_point(true).unwrap() - 0.25).abs() < 0.05);
        assert_eq!(facts.take_point(false), None, "it would contradict");
        // One roll decides: 19 rolls win a point, 17 lose one.
        let middle = (19.0 - 17.0) / 36.0;
        let expected = (19.0 * (1.0 - middle) + 17.0 * (1.0 + middle)) / 36.0;
        assert!(
            (facts.volatility - expected).abs() < 1e-3,
            "{}",
            facts.volatility
        );
        assert_eq!((facts.money_window, facts.gammon_values), (None, None));
        assert_eq!(facts.race.unwrap().pips, [7, 1]);
        assert!(facts.best_rolls.iter().all(Option::is_some));
    }

    /// Who needs two points wins the match with a doubled cube, so that a
    /// gammon is worth nothing; the other, who needs four, wins it with one.
    #[test]
    fn the_score_says_what_gammons_are_worth() {
        let facts = facts("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:3:0:7:10");
        let [player, opponent] = facts.gammon_values.unwrap();
        assert_eq!(player, 0.0);
        assert!(opponent > 0.5, "{opponent}");
        assert!(facts.money_window.is_some());
        assert_eq!(facts.race, None);
    }

    #[test]
    fn nothing_is_lost_from_the_opening() {
        let facts = facts("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assert!(facts.market_losers < 0.01, "{}", facts.market_losers);
        assert!(facts.doubling_point(false).unwrap() > facts.chances.win);
    }
}
