//! Decisions: what a player does with a roll and with the cube.

mod expert;
mod game;
mod intent;
mod searcher;

use rules::{Board, Plays, Win};

use crate::chances::{Chances, Equity};
use crate::cube_decision::{
    CubeDecision, CubeEfficiency, CubeHolder, CubeLadder, CubeOutlook, CubeState, CubeStates, Reply,
};

pub use expert::Expert;
pub use game::{Opponents, play_game};
pub use intent::{Intent, intent};

/// A player: an engine at any depth, or a level that errs.
pub trait Decider {
    /// The index of the play to make among the plays of a roll on `board`.
    fn choose(&self, board: &Board, plays: &Plays, cube: CubeView<'_>) -> usize;

    /// Whether to double before the roll. Called only if that's allowed.
    fn doubles(&self, board: &Board, cube: CubeView<'_>) -> bool;

    /// How to answer a double. Board and cube are from the view of the doubler,
    /// who is on roll, before the double.
    fn reply(&self, board: &Board, cube: CubeView<'_>) -> Reply;

    /// What this player thinks of a board before the roll: enough to answer a
    /// resignation or a claim.
    fn estimate(&self, board: &Board) -> Chances;
}

/// The cube and the stakes at one moment of a game, from the view of the player
/// on roll.
#[derive(Clone, Copy, Debug)]
pub struct CubeView<'a> {
    player: &'a CubeLadder,
    opponent: &'a CubeLadder,
    state: CubeState,
}

impl<'a> CubeView<'a> {
    /// The view of the player with the ladder `player`, together with the
    /// opponent's ladder.
    #[must_use]
    pub const fn new(
        player: &'a CubeLadder,
        opponent: &'a CubeLadder,
        state: CubeState,
    ) -> CubeView<'a> {
        CubeView {
            player,
            opponent,
            state,
        }
    }

    /// The same from the opponent's view.
    #[must_use]
    pub const fn for_opponent(self) -> CubeView<'a> {
        CubeView::new(self.opponent, self.player, self.state.for_opponent())
    }

    /// The cube's ladder from the view of the player on roll.
    #[must_use]
    pub const fn ladder(self) -> &'a CubeLadder {
        self.player
    }

    /// Where the cube is.
    #[must_use]
    pub const fn state(self) -> CubeState {
        self.state
    }

    /// The same with the cube in another state.
    #[must_use]
    pub const fn with_state(self, state: CubeState) -> CubeView<'a> {
        CubeView { state, ..self }
    }

    /// The cube state after a double is taken; `None` if the player on roll may
    /// not double or can't gain from it.
    #[must_use]
    pub fn doubled(self) -> Option<CubeState> {
        let states = self.player.expanded(CubeStates::only(self.state));
        states
            .iter()
            .find(|state| state.turns() > self.state.turns())
    }

    /// The cube state after a double is beavered: turned once more, on the same
    /// side.
    #[must_use]
    pub fn beavered(self) -> Option<CubeState> {
        let taken = self.with_state(self.doubled()?);
        taken.for_opponent().doubled()
    }

    /// The value of a win for the player on roll.
    #[must_use]
    pub fn won(self, win: Win) -> Equity {
        self.player.won(self.state, win)
    }

    /// The equity of a board with these chances for the player on roll, who may
    /// still double.
    #[must_use]
    pub fn before_roll(self, board: &Board, chances: &Chances) -> Equity {
        let outlook = CubeOutlook::new(self.player, chances, CubeEfficiency::on(board));
        let states = CubeStates::only(self.state);
        let rolled = outlook.equities(self.player.expanded(states));
        let equities = self.player.collapsed(&rolled, states);
        equities
            .get(self.state)
            .expect("the state that was asked for")
    }

    /// The decision whether to double, by the chances of the board alone;
    /// `None` if the player on roll may not double or can't gain from it.
    #[must_use]
    pub fn decision(self, board: &Board, chances: &Chances) -> Option<CubeDecision> {
        let doubled = self.doubled()?;
        let outlook = CubeOutlook::new(self.player, chances, CubeEfficiency::on(board));
        let double_take = outlook.equity(doubled);
        Some(CubeDecision {
            no_double: outlook.equity(self.state),
            double_take,
            double_pass: self.won(Win::Single),
            double_beaver: self.beaver(double_take),
            is_redouble: self.state.holder() == CubeHolder::Player,
        })
    }

    /// What a beavered double is worth, where beavers are allowed.
    pub(crate) fn beaver(self, double_take: Equity) -> Option<Equity> {
        self.player.beavered(self.state, double_take.0).map(Equity)
    }
}

/// The place of the largest equity, the first of equals.
pub(crate) fn place_of_best(worth: impl Iterator<Item = Equity>) -> usize {
    let mut best = (0, Equity(f32::NEG_INFINITY));
    for (place, equity) in worth.enumerate() {
        if equity > best.1 {
            best = (place, equity);
        }
    }
    best.0
}
