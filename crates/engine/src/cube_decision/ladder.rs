//! The value of the game at every cube the game can still reach.

use rules::{Beavers, Cube, CubeValue, Player, Position, Stakes, Win};

use super::states::{CubeEquities, CubeHolder, CubeState, CubeStates, MOST_TURNS};
use crate::chances::{Equity, MatchWinningChance};
use crate::match_equity::{CrawfordStage, MatchEquityTable};

/// The value of the game at every cube value it can still reach, from the view
/// of the player on roll: everything that depends only on cube, stakes and
/// rules. Made once per search, then used for every board.
///
/// Every equity is in units of the current cube: +1 is a single win at this
/// cube, −1 a single loss. In matches, these are match winning chances, shifted
/// and scaled, which changes no decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeLadder {
    /// What single wins, gammons and backgammons are worth.
    pub(super) won: [Rungs; 3],
    /// What single losses, lost gammons and lost backgammons are worth.
    pub(super) lost: [Rungs; 3],
    /// How often the rules still allow the cube to be turned.
    pub(super) top: u8,
    /// After how many turns a further double can't help the player, who would
    /// win the match anyway.
    pub(super) dead_for_player: u8,
    /// The same for the opponent.
    pub(super) dead_for_opponent: u8,
    pub(super) stakes: LadderStakes,
    holder: CubeHolder,
}

/// A value for each cube, by how often it's turned from now on.
pub(super) type Rungs = [f32; RUNGS];

pub(super) const RUNGS: usize = MOST_TURNS as usize + 1;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum LadderStakes {
    Money {
        jacoby: bool,
        beavers: Beavers,
        /// Whether the cube can be turned more often than anybody looks ahead.
        unlimited: bool,
    },
    /// The match-winning chance at equity 0, and what +1 adds to it.
    Match { middle: f64, point: f64 },
}

impl CubeLadder {
    /// The ladder for a position, from the view of the player on roll. The
    /// table is for matches.
    #[must_use]
    pub fn of(position: &Position, table: &MatchEquityTable) -> CubeLadder {
        let player = position.on_roll();
        let highest = position.highest_cube();
        CubeLadder::new(player, position.cube(), position.stakes(), highest, table)
    }

    /// The ladder for a cube with the limit `highest`, from `player`'s view.
    /// The table is for matches.
    ///
    /// A score of one point away is after the Crawford game unless the stakes
    /// say it's the Crawford game. A match in which a player needs more than
    /// [`MatchEquityTable::LONGEST`] points is treated as money play: so far
    /// from the end the score hardly matters.
    #[must_use]
    pub fn new(
        player: Player,
        cube: Cube,
        stakes: Stakes,
        highest: Option<CubeValue>,
        table: &MatchEquityTable,
    ) -> CubeLadder {
        let highest = highest.unwrap_or(CubeValue::LAST).value().ilog2();
        let turns_left = highest.saturating_sub(cube.value.value().ilog2());
        let holder = match cube.owner {
            None => CubeHolder::Centered,
            Some(owner) if owner == player => CubeHolder::Player,
            Some(_) => CubeHolder::Opponent,
        };
        let money = |jacoby, beavers| CubeLadder {
            won: [1.0, 2.0, 3.0].map(money_rungs),
            lost: [-1.0, -2.0, -3.0].map(money_rungs),
            top: turns_left.min(MOST_TURNS.into()) as u8,
            dead_for_player: u8::MAX,
            dead_for_opponent: u8::MAX,
            stakes: LadderStakes::Money {
                jacoby,
                beavers,
                unlimited: turns_left >= MOST_TURNS.into(),
            },
            holder,
        };
        match stakes {
            Stakes::Money { jacoby, beavers } => money(jacoby, beavers),
            Stakes::Match { crawford, .. } => {
                let away = |player| stakes.away(player).unwrap_or(0);
                let score = Score {
                    away: away(player),
                    opponent_away: away(player.opponent()),
                    is_crawford_game: crawford,
                };
                let top = if crawford { 0 } else { turns_left };
                let ladder = score.ladder(cube.value, top, holder, table);
                ladder.unwrap_or_else(|| money(false, Beavers::Off))
            }
        }
    }

    /// Whether this is money play in which the cube can be turned without end,
    /// as tables of endings assume.
    pub(crate) fn is_endless(&self) -> bool {
        matches!(
            self.stakes,
            LadderStakes::Money {
                beavers: Beavers::Off,
                unlimited: true,
                ..
            }
        )
    }

    /// The cube as it is now.
    #[must_use]
    pub const fn state(&self) -> CubeState {
        CubeState {
            turns: 0,
            holder: self.holder,
        }
    }

    /// The same from the opponent's view.
    #[must_use]
    pub fn for_opponent(&self) -> CubeLadder {
        let turned = |worth: [Rungs; 3]| worth.map(|rungs| rungs.map(|equity| -equity));
        CubeLadder {
            won: turned(self.lost),
            lost: turned(self.won),
            top: self.top,
            dead_for_player: self.dead_for_opponent,
            dead_for_opponent: self.dead_for_player,
            stakes: match self.stakes {
                LadderStakes::Match { middle, point } => LadderStakes::Match {
                    middle: 1.0 - middle,
                    point,
                },
                money @ LadderStakes::Money { .. } => money,
            },
            holder: self.holder.for_opponent(),
        }
    }

    /// Whether the rules let the player on roll double. For whether it can
    /// help, see [`CubeLadder::is_dead`].
    #[must_use]
    pub fn can_double(&self, state: CubeState) -> bool {
        state.holder != CubeHolder::Opponent && state.turns < self.top
    }

    /// Whether a double can't help the player on roll, because a win at this
    /// cube already wins the match.
    #[must_use]
    pub fn is_dead(&self, state: CubeState) -> bool {
        state.turns >= self.dead_for_player
    }

    /// The value of a game that the player on roll wins like this.
    #[must_use]
    pub fn won(&self, state: CubeState, win: Win) -> Equity {
        Equity(self.won[self.counted(state, win)][usize::from(state.turns)])
    }

    /// The value of a game that the opponent wins like this.
    #[must_use]
    pub fn lost(&self, state: CubeState, win: Win) -> Equity {
        Equity(self.lost[self.counted(state, win)][usize::from(state.turns)])
    }

    /// What a gammon adds to a win of the player on roll, as a fraction of the
    /// difference between a loss and a win: one half for money.
    pub(crate) fn gammon_value(&self, state: CubeState) -> f32 {
        let won = |win| self.won(state, win).0;
        let lost = self.lost(state, Win::Single).0;
        (won(Win::Gammon) - won(Win::Single)) / (won(Win::Single) - lost)
    }

    /// After how many turns the cube is of no use to anybody.
    pub(super) fn usable(&self) -> u8 {
        self.top
            .min(self.dead_for_player.max(self.dead_for_opponent))
    }

    fn counted(&self, state: CubeState, win: Win) -> usize {
        if self.is_jacoby_in_force(state) {
            0
        } else {
            win.factor() as usize - 1
        }
    }

    /// Whether gammons don't count because nobody has doubled. If the cube
    /// can't be doubled at all, they do.
    pub(super) fn is_jacoby_in_force(&self, state: CubeState) -> bool {
        let is_jacoby = matches!(self.stakes, LadderStakes::Money { jacoby: true, .. });
        is_jacoby && state.holder == CubeHolder::Centered && self.top > 0
    }

    /// The match winning chance for an equity; `None` in money play.
    #[must_use]
    pub fn match_winning_chance(&self, equity: Equity) -> Option<MatchWinningChance> {
        match self.stakes {
            LadderStakes::Money { .. } => None,
            LadderStakes::Match { middle, point } => {
                Some(MatchWinningChance(middle + point * f64::from(equity.0)))
            }
        }
    }

    /// The states whose equities *after* the roll are needed for those of
    /// `states` *before* it, when the player on roll may still double: the
    /// same, plus each after a double that makes sense.
    #[must_use]
    pub fn expanded(&self, states: CubeStates) -> CubeStates {
        let doubling = states.iter().filter(|&state| self.makes_sense(state));
        doubling.fold(states, |states, state| states.with(state.doubled()))
    }

    /// The equities of `states` before the roll, from those after it: in each,
    /// the player on roll doubles if that's better, and the opponent takes,
    /// passes or beavers, whichever is worst for the player.
    ///
    /// # Panics
    ///
    /// If `rolled` lacks a state that [`CubeLadder::expanded`] asks for.
    #[must_use]
    pub fn collapsed(&self, rolled: &CubeEquities, states: CubeStates) -> CubeEquities {
        let asked = self.expanded(states);
        assert!(
            asked.iter().all(|state| rolled.states().contains(state)),
            "the equities after the roll are of other states"
        );
        CubeEquities::from_fn(states, |state| {
            let no_double = rolled.of(state);
            if self.makes_sense(state) {
                no_double.max(self.doubled(state, rolled.of(state.doubled())))
            } else {
                no_double
            }
        })
    }

    /// The value of a double that's answered correctly, if it's worth `taken`
    /// when taken.
    pub(crate) fn doubled(&self, state: CubeState, taken: f32) -> f32 {
        let passed = self.won(state, Win::Single).0;
        let beavered = self.beavered(state, taken).unwrap_or(taken);
        taken.min(beavered).min(passed)
    }

    /// The value of a double that's beavered, where that's allowed.
    pub(crate) fn beavered(&self, state: CubeState, taken: f32) -> Option<f32> {
        let is_allowed = match self.stakes {
            LadderStakes::Money { beavers, .. } => beavers >= Beavers::Beavers,
            LadderStakes::Match { .. } => false,
        };
        // The cube stands on the same side, at twice the value.
        (is_allowed && state.turns + 2 <= self.top).then_some(2.0 * taken)
    }

    /// Whether the player on roll may double and can gain from it.
    pub(crate) fn makes_sense(&self, state: CubeState) -> bool {
        self.can_double(state) && !self.is_dead(state)
    }
}

fn money_rungs(points: f32) -> Rungs {
    std::array::from_fn(|turns| points * (1_u32 << turns) as f32)
}

/// A score before a game, as one player sees it.
#[derive(Clone, Copy)]
struct Score {
    away: u32,
    opponent_away: u32,
    is_crawford_game: bool,
}

impl Score {
    /// The ladder at this score; `None` if the table doesn't cover it.
    fn ladder(
        self,
        cube: CubeValue,
        turns_left: u32,
        holder: CubeHolder,
        table: &MatchEquityTable,
    ) -> Option<CubeLadder> {
        self.chance(0, 0, table)?;
        let cube = u64::from(cube.value());
        let after = |won, lost| self.chance(won, lost, table).map_or(0.0, |chance| chance.0);
        let (won, lost) = (after(cube, 0), after(0, cube));
        let middle = (won + lost) / 2.0;
        // In a rounded table, lopsided scores may show no difference.
        let point = ((won - lost) / 2.0).max(1e-9);
        let equity = |chance: f64| ((chance - middle) / point) as f32;
        let dead_for = |away: u32| {
            let is_enough = |turns: &u8| cube << turns >= u64::from(away);
            (0..=MOST_TURNS).find(is_enough).unwrap_or(u8::MAX)
        };
        Some(CubeLadder {
            won: [1, 2, 3].map(|factor| {
                std::array::from_fn(|turns| equity(after((cube << turns) * factor, 0)))
            }),
            lost: [1, 2, 3].map(|factor| {
                std::array::from_fn(|turns| equity(after(0, (cube << turns) * factor)))
            }),
            top: turns_left.min(MOST_TURNS.into()) as u8,
            dead_for_player: dead_for(self.away),
            dead_for_opponent: dead_for(self.opponent_away),
            stakes: LadderStakes::Match { middle, point },
            holder,
        })
    }

    /// The chance to win the match after a game with these points for the
    /// player and for the opponent.
    fn chance(self, won: u64, lost: u64, table: &MatchEquityTable) -> Option<MatchWinningChance> {
        let left = |away: u32, points: u64| u64::from(away).saturating_sub(points) as u32;
        let is_past_crawford = self.is_crawford_game || self.away == 1 || self.opponent_away == 1;
        let stage = if is_past_crawford {
            CrawfordStage::After
        } else {
            CrawfordStage::BeforeOrIn
        };
        table.chance(left(self.away, won), left(self.opponent_away, lost), stage)
    }
}
