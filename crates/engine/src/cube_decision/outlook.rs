//! Janowski's formula: cubeful equity from cubeless chances.

use super::efficiency::CubeEfficiency;
use super::ladder::{CubeLadder, LadderStakes, RUNGS, Rungs};
use super::states::{CubeEquities, CubeHolder, CubeState, CubeStates};
use crate::chances::{Chances, Equity};

/// The value of every cube state to a player on roll who doesn't double this
/// turn, from the cubeless chances of one board.
///
/// With a dead cube, equity is a straight line in the winning chance, from the
/// mean loss to the mean win. With a live cube, the line has corners where a
/// side cashes: there the game is worth exactly the cube. The truth is in
/// between, and the cube's efficiency says where.
#[derive(Clone, Copy, Debug)]
pub struct CubeOutlook<'a> {
    ladder: &'a CubeLadder,
    win: f32,
    efficiency: f32,
    /// The mean worth of a win and of a loss at each rung, by the shares of
    /// gammons and backgammons.
    won: Rungs,
    lost: Rungs,
    /// The winning chance from which the player can cash, with a live cube that
    /// the player may turn next.
    cash: Rungs,
    /// The winning chance up to which the opponent can cash: the player's take
    /// point.
    take: Rungs,
}

impl<'a> CubeOutlook<'a> {
    /// The outlook of a player on roll with these chances.
    #[must_use]
    pub fn new(
        ladder: &'a CubeLadder,
        chances: &Chances,
        efficiency: CubeEfficiency,
    ) -> CubeOutlook<'a> {
        let wins = shares(chances.win, chances.win_gammon, chances.win_backgammon);
        let losses = shares(chances.lose(), chances.lose_gammon, chances.lose_backgammon);
        let mut outlook = CubeOutlook {
            ladder,
            win: chances.win.clamp(0.0, 1.0),
            efficiency: efficiency.share(),
            won: mean(&ladder.won, wins),
            lost: mean(&ladder.lost, losses),
            cash: [1.0; RUNGS],
            take: [0.0; RUNGS],
        };
        match ladder.stakes {
            LadderStakes::Money {
                unlimited: true, ..
            } => outlook.find_corners_of_endless_ladder(),
            LadderStakes::Money { .. } | LadderStakes::Match { .. } => outlook.find_corners(),
        }
        outlook
    }

    /// The equity with the cube in this state, in units of the current cube.
    #[must_use]
    pub fn equity(&self, state: CubeState) -> Equity {
        let rung = usize::from(state.turns);
        let (single_lost, single_won) = (self.ladder.lost[0][rung], self.ladder.won[0][rung]);
        let (lost, won) = if self.ladder.is_jacoby_in_force(state) {
            (single_lost, single_won)
        } else {
            (self.lost[rung], self.won[rung])
        };
        let (nothing, everything) = ((0.0, lost), (1.0, won));
        let dead = line(nothing, everything, self.win);
        // You don't have to turn a cube that's yours to turn, so having it
        // never hurts, even where the corner says it does because a double
        // would waste gammons that win the match.
        let bent = |corner: (f32, f32)| {
            if self.win <= corner.0 {
                line(nothing, corner, self.win)
            } else {
                line(corner, everything, self.win)
            }
        };
        let take = (state.holder != CubeHolder::Player && self.can_opponent_use(state.turns))
            .then_some((self.take[rung], single_lost));
        let cash = (state.holder != CubeHolder::Opponent && self.can_player_use(state.turns))
            .then_some((self.cash[rung], single_won));
        let live = match (take, cash) {
            (None, None) => return Equity(dead),
            (Some(take), None) => bent(take).min(dead),
            (None, Some(cash)) => bent(cash).max(dead),
            (Some(take), Some(cash)) => {
                let between = if self.win <= take.0 {
                    line(nothing, take, self.win)
                } else if self.win >= cash.0 {
                    line(cash, everything, self.win)
                } else {
                    line(take, cash, self.win)
                };
                let worst = bent(take).min(dead);
                let best = bent(cash).max(dead);
                between.max(worst).min(best)
            }
        };
        Equity(dead + self.efficiency_for(state) * (live - dead))
    }

    /// The equities of several states.
    #[must_use]
    pub fn equities(&self, states: CubeStates) -> CubeEquities {
        CubeEquities::from_fn(states, |state| self.equity(state).0)
    }

    /// An opponent whose cube would be dead in the player's hands turns it at
    /// once, since that can't lose anything. Such a cube is fully efficient.
    /// This doesn't help the player on roll, who has just decided not to
    /// double.
    fn efficiency_for(&self, state: CubeState) -> f32 {
        if self.ladder.is_dead(state) {
            1.0
        } else {
            self.efficiency
        }
    }

    fn can_player_use(&self, turns: u8) -> bool {
        turns < self.ladder.top && turns < self.ladder.dead_for_player
    }

    fn can_opponent_use(&self, turns: u8) -> bool {
        turns < self.ladder.top && turns < self.ladder.dead_for_opponent
    }

    /// Janowski's corners for money play without a limit.
    fn find_corners_of_endless_ladder(&mut self) {
        let (won, lost) = (self.won[0], -self.lost[0]);
        let span = won + lost + 0.5;
        self.take = [(lost - 0.5) / span; RUNGS];
        self.cash = [(lost + 1.0) / span; RUNGS];
    }

    /// The corners of a ladder that ends, from its top down. The player can
    /// cash where the opponent, who would own the cube one rung higher with
    /// corners of that rung, does just as well to pass; and vice versa.
    fn find_corners(&mut self) {
        let (singles_won, singles_lost) = (&self.ladder.won[0], &self.ladder.lost[0]);
        for turns in (0..self.ladder.usable()).rev() {
            let rung = usize::from(turns);
            let above = rung + 1;
            let (won, lost) = (self.won[above], self.lost[above]);
            let (from, low) = if self.can_opponent_use(turns + 1) {
                (self.take[above], singles_lost[above])
            } else {
                (0.0, lost)
            };
            let (to, high) = if self.can_player_use(turns + 1) {
                (self.cash[above], singles_won[above])
            } else {
                (1.0, won)
            };
            let live_cash = from + (1.0 - from) * share(singles_won[rung] - low, won - low);
            let live_take = to * share(singles_lost[rung] - lost, high - lost);
            // The cube above doesn't have to be turned again, as in `equity`.
            let dead_cash = share(singles_won[rung] - lost, won - lost);
            let dead_take = share(singles_lost[rung] - lost, won - lost);
            self.cash[rung] = live_cash.max(dead_cash);
            self.take[rung] = live_take.min(dead_take);
        }
    }
}

/// The shares of single wins, gammons and backgammons among wins. Chances
/// from nets need not be quite consistent; shares always are.
fn shares(any: f32, gammon: f32, backgammon: f32) -> [f32; 3] {
    let gammon = share(gammon, any);
    let backgammon = share(backgammon, any).min(gammon);
    [1.0 - gammon, gammon - backgammon, backgammon]
}

/// The mean worth at each rung.
fn mean([single, gammon, backgammon]: &[Rungs; 3], shares: [f32; 3]) -> Rungs {
    std::array::from_fn(|rung| {
        single[rung] * shares[0] + gammon[rung] * shares[1] + backgammon[rung] * shares[2]
    })
}

/// How much of the whole a part is, from 0 to 1; 0 if there's nothing.
fn share(part: f32, whole: f32) -> f32 {
    if whole > 0.0 {
        (part / whole).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

/// The height at `at` of the line through two points.
fn line(left: (f32, f32), right: (f32, f32), at: f32) -> f32 {
    left.1 + (right.1 - left.1) * share(at - left.0, right.0 - left.0)
}
