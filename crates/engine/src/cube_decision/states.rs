//! Where the cube can be in a search, with the equities for each state.

use crate::chances::Equity;

/// Who may turn the cube next, from the view of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CubeHolder {
    /// Either player: nobody has doubled.
    Centered,
    /// The player on roll.
    Player,
    /// The opponent.
    Opponent,
}

impl CubeHolder {
    /// The same from the opponent's view.
    #[must_use]
    pub const fn for_opponent(self) -> CubeHolder {
        match self {
            CubeHolder::Centered => CubeHolder::Centered,
            CubeHolder::Player => CubeHolder::Opponent,
            CubeHolder::Opponent => CubeHolder::Player,
        }
    }
}

/// One state of the cube within a search, from the view of the player on roll:
/// how often it has been turned since the search began, and who holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeState {
    pub(super) turns: u8,
    pub(super) holder: CubeHolder,
}

/// The most doubles within one search, and the most beyond the current cube
/// that are considered at all.
pub(super) const MOST_TURNS: u8 = 7;

const HOLDERS: usize = 3;
const STATES: usize = (MOST_TURNS as usize + 1) * HOLDERS;

impl CubeState {
    /// How often the cube has been turned since the search began.
    #[must_use]
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// Who holds it.
    #[must_use]
    pub const fn holder(self) -> CubeHolder {
        self.holder
    }

    /// The same from the opponent's view.
    #[must_use]
    pub const fn for_opponent(self) -> CubeState {
        CubeState {
            turns: self.turns,
            holder: self.holder.for_opponent(),
        }
    }

    /// The same, unless that's one double more than is considered.
    pub(crate) fn doubled_once(self) -> Option<CubeState> {
        (self.turns < MOST_TURNS).then(|| self.doubled())
    }

    /// The state after a double by the player on roll that was taken.
    pub(crate) const fn doubled(self) -> CubeState {
        CubeState {
            turns: self.turns + 1,
            holder: CubeHolder::Opponent,
        }
    }

    const fn index(self) -> usize {
        self.turns as usize * HOLDERS + self.holder as usize
    }

    const fn from_index(index: usize) -> CubeState {
        let holder = match index % HOLDERS {
            0 => CubeHolder::Centered,
            1 => CubeHolder::Player,
            _ => CubeHolder::Opponent,
        };
        CubeState {
            turns: (index / HOLDERS) as u8,
            holder,
        }
    }
}

/// The cube states that a node of a search must be evaluated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeStates(u32);

impl CubeStates {
    /// Just one state.
    #[must_use]
    pub const fn only(state: CubeState) -> CubeStates {
        CubeStates(1 << state.index())
    }

    /// These states plus one.
    #[must_use]
    pub const fn with(self, state: CubeState) -> CubeStates {
        CubeStates(self.0 | 1 << state.index())
    }

    /// Whether a state is among them.
    #[must_use]
    pub const fn contains(self, state: CubeState) -> bool {
        self.0 & 1 << state.index() != 0
    }

    /// The same from the opponent's view.
    #[must_use]
    pub const fn for_opponent(self) -> CubeStates {
        // Every third bit is a centered cube, the next the player's, the
        // next the opponent's.
        const CENTERED: u32 = 0o1111_1111;
        let centered = self.0 & CENTERED;
        let player = self.0 & CENTERED << 1;
        let opponent = self.0 & CENTERED << 2;
        CubeStates(centered | player << 1 | opponent >> 1)
    }

    /// All of them, lowest cube first.
    pub fn iter(self) -> impl Iterator<Item = CubeState> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros();
            left &= left - 1;
            Some(CubeState::from_index(index as usize))
        })
    }
}

/// The equities of one board for several cube states, in units of the cube at
/// the start of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEquities {
    states: CubeStates,
    equities: [f32; STATES],
}

impl CubeEquities {
    /// Zero for each of the states: the start of a weighted sum.
    #[must_use]
    pub const fn nothing(states: CubeStates) -> CubeEquities {
        CubeEquities {
            states,
            equities: [0.0; STATES],
        }
    }

    /// An equity for each of the states.
    pub(crate) fn from_fn(
        states: CubeStates,
        mut equity: impl FnMut(CubeState) -> f32,
    ) -> CubeEquities {
        let mut equities = CubeEquities::nothing(states);
        for state in states.iter() {
            equities.equities[state.index()] = equity(state);
        }
        equities
    }

    /// The states that have equities.
    #[must_use]
    pub const fn states(&self) -> CubeStates {
        self.states
    }

    /// The equity in a state; `None` if that state is missing.
    #[must_use]
    pub fn get(&self, state: CubeState) -> Option<Equity> {
        let is_judged = self.states.contains(state);
        is_judged.then(|| Equity(self.equities[state.index()]))
    }

    /// Adds a share of other equities for the same states, as when summing over
    /// the rolls of a node.
    ///
    /// # Panics
    ///
    /// If the others are for different states.
    pub fn add_weighted(&mut self, others: &CubeEquities, weight: f32) {
        assert_eq!(self.states, others.states, "sums are of the same states");
        for (equity, other) in self.equities.iter_mut().zip(others.equities) {
            *equity += weight * other;
        }
    }

    /// Keeps the better equity for each state, as when a player chooses between
    /// plays: different cubes may have different best plays.
    ///
    /// # Panics
    ///
    /// If the others are for different states.
    pub fn keep_better(&mut self, others: &CubeEquities) {
        assert_eq!(
            self.states, others.states,
            "choices are for the same states"
        );
        for (equity, other) in self.equities.iter_mut().zip(others.equities) {
            *equity = equity.max(other);
        }
    }

    /// The same from the opponent's view.
    #[must_use]
    pub fn for_opponent(&self) -> CubeEquities {
        CubeEquities::from_fn(self.states.for_opponent(), |state| {
            -self.equities[state.for_opponent().index()]
        })
    }

    /// The equity for a state that's known to be there.
    pub(super) fn of(&self, state: CubeState) -> f32 {
        debug_assert!(self.states.contains(state));
        self.equities[state.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = CubeState> {
        let holders = [
            CubeHolder::Centered,
            CubeHolder::Player,
            CubeHolder::Opponent,
        ];
        (0..=MOST_TURNS).flat_map(move |turns| holders.map(|holder| CubeState { turns, holder }))
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_turns_with_the_board() {
        for first in all() {
            for second in all() {
                let states = CubeStates::only(first).with(second);
                let held: Vec<_> = all().filter(|&state| states.contains(state)).collect();
                assert!(held.iter().all(|state| [first, second].contains(state)));
                assert_eq!(states.iter().collect::<Vec<_>>(), held);
                let turned = CubeStates::only(first.for_opponent()).with(second.for_opponent());
                assert_eq!(states.for_opponent(), turned);
            }
        }
    }

    #[test]
    fn equities_turn_with_the_board() {
        let own = CubeState {
            turns: 1,
            holder: CubeHolder::Player,
        };
        let centered = CubeState {
            turns: 0,
            holder: CubeHolder::Centered,
        };
        let states = CubeStates::only(own).with(centered);
        let equities = CubeEquities::from_fn(states, |state| f32::from(state.turns()) + 0.5);
        let turned = equities.for_opponent();
        assert_eq!(turned.get(own), None);
        assert_eq!(turned.get(own.for_opponent()), Some(Equity(-1.5)));
        assert_eq!(turned.get(centered), Some(Equity(-0.5)));
        assert_eq!(turned.for_opponent(), equities);
    }

    #[test]
    fn shares_are_summed_up() {
        let state = CubeState {
            turns: 0,
            holder: CubeHolder::Centered,
        };
        let states = CubeStates::only(state);
        let mut sum = CubeEquities::nothing(states);
        sum.add_weighted(&CubeEquities::from_fn(states, |_| 1.0), 0.25);
        sum.add_weighted(&CubeEquities::from_fn(states, |_| -3.0), 0.75);
        assert_eq!(sum.get(state), Some(Equity(-2.0)));
    }
}
