//! What the score of a match has to do with a play.

use rules::{Beavers, Position, Setup, Stakes};

use super::judging::after;
use crate::analyst::Analyst;
use crate::lookahead::RankedPlay;

/// What the score of a match changes about a play.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ScoreFacts {
    /// What a gammon adds to a win with the cube as it is, as a fraction of the
    /// difference between a loss and a win: one half for money. First for the
    /// player, then for the opponent.
    pub gammon_values: [f32; 2],
    /// What the play would lose for money with the same cube, compared with
    /// the play that's best at the score; negative if it would be better.
    /// `None` if it would lose about as much.
    pub lost_for_money: Option<f32>,
}

/// The score decides if a play would lose at most this share of the loss for
/// money.
const DECIDES: f64 = 0.4;

impl Analyst {
    /// What the score has to do with a play that lost `lost`; `None` in money
    /// play.
    pub(super) fn score_facts(
        &self,
        position: &Position,
        made: &RankedPlay,
        best: &RankedPlay,
        lost: f64,
    ) -> Option<ScoreFacts> {
        let for_money = for_money(position)?;
        // The chances are known already: only if they promise a difference is
        // it worth looking ahead again.
        let promised = best.chances.equity() - made.chances.equity();
        let is_promised = f64::from(promised.0) <= 2.0 * DECIDES * lost;
        let lost_for_money = || {
            let [made, best] = [made, best].map(|ranked| {
                let after = after(&for_money, &ranked.board)?;
                Some(self.equity(&after).for_opponent())
            });
            Some((best? - made?).0)
        };
        let lost_for_money = is_promised.then(lost_for_money).flatten();
        Some(ScoreFacts {
            gammon_values: self.gammon_values_now(position),
            lost_for_money: lost_for_money.filter(|it| f64::from(*it) <= DECIDES * lost),
        })
    }

    fn gammon_values_now(&self, position: &Position) -> [f32; 2] {
        let ladder = self.ladder(position);
        [&ladder, &ladder.for_opponent()].map(|ladder| ladder.gammon_value(ladder.state()))
    }
}

/// The same position for money without Jacoby's rule; `None` in money play.
pub(super) fn for_money(position: &Position) -> Option<Position> {
    let Stakes::Match { .. } = position.stakes() else {
        return None;
    };
    let money = Setup {
        stakes: Stakes::Money {
            jacoby: false,
            beavers: Beavers::Off,
        },
        ..Setup::from(*position)
    };
    Position::try_from(money).ok()
}
