//! Everything the engine knows about a position, for programs that show it to
//! people.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::sync::Arc;

use rules::{CubeRules, Position, Roll, Ruleset};

use crate::chances::{Chances, Equity, MatchWinningChance};
use crate::cube_decision::{CubeDecision, CubeEfficiency, CubeLadder, DoublingWindow};
use crate::evaluator::Evaluator;
use crate::judge::Judge;
use crate::lookahead::{Lookahead, Plies, RankedPlay};
use crate::match_equity::MatchEquityTable;
use crate::nets::Nets;

/// Answers questions about positions: how good they are, what to play, and what
/// to do with the cube. It knows the rules in force and how far to look ahead.
///
/// When a question is about the board before the roll, a roll or an open offer
/// in the position is ignored.
///
/// ```
/// # #[cfg(feature = "bundled-net")]
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use engine::{Analyst, Nets, Plies};
/// use rules::{AnyId, Position, Ruleset, Setup};
///
/// let rules = Ruleset::international();
/// let analyst = Analyst::for_rules(&rules, Nets::bundled()).with_plies(Plies::ONE);
/// let position = Position::try_from(Setup::from("4HPwATDgc/ABMA".parse::<AnyId>()?))?;
/// let plays = analyst.plays(&position, "31".parse()?);
/// assert_eq!(plays[0].play.to_string(), "8/5 6/5");
/// # Ok(())
/// # }
/// # #[cfg(not(feature = "bundled-net"))]
/// # fn main() {}
/// ```
#[derive(Debug)]
pub struct Analyst {
    lookahead: Lookahead<Judge>,
    cube_rules: CubeRules,
    match_equities: Cow<'static, MatchEquityTable>,
}

/// Advice about the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeAdvice {
    /// The value of each choice, from which the decision follows.
    pub decision: CubeDecision,
    /// The chances of the player on roll, cubeless.
    pub chances: Chances,
    /// Where the decision would change, if gammons keep their share.
    pub window: DoublingWindow,
}

impl Analyst {
    /// An analyst for games by these rules with these nets, without look-ahead.
    #[must_use]
    pub fn for_rules(rules: &Ruleset, nets: &Nets) -> Analyst {
        Analyst::new(Judge::for_rules(rules, nets), rules.cube)
    }

    /// An analyst that asks this judge, under these cube rules and the movement
    /// rules of the judge's tables, without look-ahead.
    #[must_use]
    pub fn new(judge: Judge, cube_rules: CubeRules) -> Analyst {
        let tables = Arc::clone(judge.tables());
        let lookahead = Lookahead::new(judge, tables.movement(), Plies::ZERO);
        Analyst {
            lookahead: lookahead.with_all_endings(tables),
            cube_rules,
            match_equities: Cow::Borrowed(MatchEquityTable::kazaross_xg2()),
        }
    }

    /// Sets the look-ahead.
    #[must_use]
    pub fn with_plies(mut self, plies: Plies) -> Analyst {
        self.lookahead = self.lookahead.with_plies(plies);
        self
    }

    /// Sets the maximum number of threads, which doesn't affect any answer.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize) -> Analyst {
        self.lookahead = self.lookahead.with_threads(threads);
        self
    }

    /// Replaces the match equity table, which is Kazaross-XG2 by default.
    #[must_use]
    pub fn with_match_equities(mut self, table: MatchEquityTable) -> Analyst {
        self.match_equities = Cow::Owned(table);
        self
    }

    /// How far it looks ahead.
    #[must_use]
    pub fn plies(&self) -> Plies {
        self.lookahead.plies()
    }

    /// The chances of the player on roll before the roll, cubeless.
    #[must_use]
    pub fn chances(&self, position: &Position) -> Chances {
        self.lookahead.chances(position.board())
    }

    /// The equity before the roll of the player on roll, who may double, in
    /// points of the current cube.
    #[must_use]
    pub fn equity(&self, position: &Position) -> Equity {
        let ladder = self.ladder(position);
        self.lookahead.equity(position.board(), &ladder)
    }

    /// All plays of a roll, best first, with the cube and the stakes of the
    /// position.
    #[must_use]
    pub fn plays(&self, position: &Position, roll: Roll) -> Vec<RankedPlay> {
        let ladder = self.ladder(position);
        self.lookahead.rank(position.board(), roll, &ladder)
    }

    /// All plays of a roll, best first, for money without a cube.
    #[must_use]
    pub fn plays_cubeless(&self, position: &Position, roll: Roll) -> Vec<RankedPlay> {
        self.lookahead.rank_cubeless(position.board(), roll)
    }

    /// What the player on roll should do with the cube, and how the opponent
    /// should answer a double; `None` if the player may not double.
    #[must_use]
    pub fn cube(&self, position: &Position) -> Option<CubeAdvice> {
        let (board, ladder) = (position.board(), self.ladder(position));
        let states = CubeDecision::states(&ladder)?;
        let judgment = self.lookahead.judge(board, &ladder, states);
        let chances = judgment.chances;
        Some(CubeAdvice {
            decision: CubeDecision::from_equities(&ladder, &judgment.equities?)?,
            chances,
            window: self.doubling_window(position, &chances)?,
        })
    }

    /// The winning chances at which the player on roll should double, if
    /// gammons keep the share they have in `chances`; `None` if the player may
    /// not double.
    #[must_use]
    pub fn doubling_window(
        &self,
        position: &Position,
        chances: &Chances,
    ) -> Option<DoublingWindow> {
        let efficiency = CubeEfficiency::on(position.board());
        DoublingWindow::new(&self.ladder(position), chances, efficiency)
    }

    /// The match winning chance for an equity in this position; `None` in money
    /// play.
    #[must_use]
    pub fn match_winning_chance(
        &self,
        position: &Position,
        equity: Equity,
    ) -> Option<MatchWinningChance> {
        self.ladder(position).match_winning_chance(equity)
    }

    /// The equity for a match winning chance in this position; `None` in money
    /// play.
    #[must_use]
    pub fn equity_of(&self, position: &Position, chance: MatchWinningChance) -> Option<Equity> {
        let ladder = self.ladder(position);
        let [none, one] = [0.0, 1.0].map(|equity| ladder.match_winning_chance(Equity(equity)));
        let (none, one) = (none?.0, one?.0);
        Some(Equity(((chance.0 - none) / (one - none)) as f32))
    }

    /// The cube decision, given the equities of rolling without and after a
    /// double; `None` if the player on roll may not double.
    #[must_use]
    pub fn cube_decision(
        &self,
        position: &Position,
        no_double: Equity,
        double_take: Equity,
    ) -> Option<CubeDecision> {
        CubeDecision::from_choices(&self.ladder(position), no_double, double_take)
    }

    /// Whether everything about a position is known exactly, so that a rollout
    /// can't improve on it.
    pub(crate) fn is_exact(&self, position: &Position) -> bool {
        let ladder = self.ladder(position);
        self.lookahead.is_exact(position.board(), &ladder)
    }

    /// The judge for single boards.
    pub(crate) fn judge_at_a_glance(&self) -> &Judge {
        self.lookahead.evaluator()
    }

    /// The match equity table.
    pub(crate) fn match_equities(&self) -> &MatchEquityTable {
        &self.match_equities
    }

    /// The best play of a roll without looking ahead, for the cube and the
    /// stakes of the position. Luck is measured with it.
    pub(crate) fn best_at_a_glance(&self, position: &Position, roll: Roll) -> Option<RankedPlay> {
        self.best_reply(position, roll, Plies::ZERO)
    }

    /// The same, looking this far ahead.
    pub(crate) fn best_reply(
        &self,
        position: &Position,
        roll: Roll,
        plies: Plies,
    ) -> Option<RankedPlay> {
        let judge = self.judge_at_a_glance();
        let lookahead = Lookahead::new(judge, judge.movement(), plies);
        let ranked = lookahead.rank(position.board(), roll, &self.ladder(position));
        ranked.into_iter().next()
    }

    /// The equity before the roll, looking so far ahead.
    pub(crate) fn equity_at(&self, position: &Position, plies: Plies) -> Equity {
        let judge = self.judge_at_a_glance();
        let lookahead = Lookahead::new(judge, judge.movement(), plies);
        lookahead.equity(position.board(), &self.ladder(position))
    }

    /// Whether a double cannot help the player on roll, who would win the
    /// match without it.
    pub(crate) fn is_cube_dead(&self, position: &Position) -> bool {
        let ladder = self.ladder(position);
        ladder.is_dead(ladder.state())
    }

    pub(crate) fn ladder(&self, position: &Position) -> CubeLadder {
        let cube = position.cube();
        let highest = match self.cube_rules {
            // A cube that is not in use stays as it is.
            CubeRules { in_use: false, .. } => Some(cube.value),
            CubeRules { highest, .. } => position.highest_cube().or(highest),
        };
        CubeLadder::new(
            position.on_roll(),
            cube,
            position.stakes(),
            highest,
            &self.match_equities,
        )
    }
}

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests {
    use super::*;
    use crate::bear_off::BearOffTables;
    use crate::random::Random;
    use rules::{AnyId, ByPlayer, Movement, Placement, Player, Ruleset, Setup, Stakes};

    fn analyst(plies: Plies) -> Analyst {
        let rules = Ruleset::international();
        Analyst::for_rules(&rules, Nets::bundled()).with_plies(plies)
    }

    fn setup(id: &str) -> Setup {
        id.parse::<AnyId>().unwrap().into()
    }

    fn position(setup: Setup) -> Position {
        Position::try_from(setup).unwrap()
    }

    const OPENING: &str = "4HPwATDgc/ABMA";

    #[test]
    fn openings_beyond_dispute_are_found_with_and_without_a_cube() {
        let analyst = analyst(Plies::ONE);
        let opening = position(setup(OPENING));
        for (roll, best) in [("31", "8/5 6/5"), ("61", "13/7 8/7"), ("42", "8/4 6/4")] {
            let roll = roll.parse().unwrap();
            for ranked in [
                analyst.plays(&opening, roll),
                analyst.plays_cubeless(&opening, roll),
            ] {
                assert_eq!(ranked[0].play.to_string(), best);
            }
        }
    }

    /// The engine doesn't see the color of the player on roll.
    #[test]
    fn both_colors_get_the_same_answers() {
        let analyst = analyst(Plies::ONE);
        let white = Setup {
            on_roll: Player::White,
            stakes: Stakes::Match {
                length: 7,
                score: ByPlayer { white: 2, black: 4 },
                crawford: false,
            },
            ..setup(OPENING)
        };
        let black = Setup {
            on_roll: Player::Black,
            stakes: Stakes::Match {
                length: 7,
                score: ByPlayer { white: 4, black: 2 },
                crawford: false,
            },
            ..setup(OPENING)
        };
        let (white, black) = (position(white), position(black));
        assert_eq!(analyst.equity(&white), analyst.equity(&black));
        assert_eq!(analyst.cube(&white), analyst.cube(&black));
        let roll = "64".parse().unwrap();
        assert_eq!(analyst.plays(&white, roll), analyst.plays(&black, roll));
    }

    #[test]
    fn small_endings_are_exact_at_any_depth() {
        // Two checkers on the 6-point each. The values are from an
        // independent solution of all two-sided endings.
        let ending = position(setup("YAAAAAMAAAAAAA"));
        let mut analyst = analyst(Plies::ZERO);
        for plies in [Plies::ZERO, Plies::ONE, Plies::TWO] {
            analyst = analyst.with_plies(plies);
            let CubeAdvice { decision, .. } = analyst.cube(&ending).unwrap();
            assert!((decision.no_double.0 - 0.6031).abs() < 1e-4);
            assert!((decision.double_take.0 - 0.9613).abs() < 1e-4);
            assert!((analyst.equity(&ending).0 - 0.9613).abs() < 1e-4);
        }
    }

    /// In endings of up to six checkers a side, no chosen play loses more than
    /// the table's last digit.
    #[test]
    fn in_small_endings_every_decision_is_exact() {
        let analyst = analyst(Plies::ONE);
        let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
        let mut random = Random::new(7, 0);
        let mut below = |limit: u32| random.below(limit) as usize;
        for _ in 0..300 {
            let mut side = || {
                let mut points = [0; 6];
                for _ in 0..=below(5) {
                    points[below(6)] += 1;
                }
                let mut placement = Placement::default();
                placement.points[..6].copy_from_slice(&points);
                placement.off = 15 - placement.total() as u8;
                placement
            };
            let position = position(Setup::for_money(side(), side()));
            let roll = Roll::ALL[below(21)];
            let worth = |ranked: &RankedPlay| {
                if ranked.board.is_over() {
                    return [1.0, 1.0];
                }
                let left = tables.equities(&ranked.board.for_opponent()).unwrap();
                let doubled = (2.0 * left.opponents_cube.0).min(1.0);
                [-left.cubeless.0, -left.centered_cube.0.max(doubled)]
            };
            let answers = [
                analyst.plays_cubeless(&position, roll),
                analyst.plays(&position, roll),
            ];
            for (cube, ranked) in answers.iter().enumerate() {
                let all = ranked.iter().map(|play| worth(play)[cube]);
                let best = all.fold(f32::NEG_INFINITY, f32::max);
                assert!(best - worth(&ranked[0])[cube] < 1e-4, "{position:?} {roll}");
                assert!((best - ranked[0].equity.0).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn a_cube_that_is_not_in_use_gives_no_advice() {
        let opening = position(setup(OPENING));
        let mut analyst = analyst(Plies::ZERO);
        assert!(analyst.cube(&opening).is_some());
        analyst.cube_rules.in_use = false;
        assert_eq!(analyst.cube(&opening), None);
        let cubeless = analyst.chances(&opening).equity();
        assert!((analyst.equity(&opening).0 - cubeless.0).abs() < 1e-6);
    }
}
