//! Whether the stops that are named can be made.

use super::{Way, WrittenPlay};
use crate::board::Board;
use crate::dice::{Die, Roll};
use crate::generator::State;

/// One checker on its way.
#[derive(Clone)]
struct Walker<'a> {
    place: u8,
    way: &'a Way,
    /// How many stops have been reached.
    reached: usize,
}

impl WrittenPlay {
    /// Whether the checkers can go to this board by the ways that are
    /// written, landing wherever it says so.
    pub(super) fn can_lead_to(&self, board: &Board, (start, roll): &(State, Roll)) -> bool {
        let walkers: Vec<_> = self
            .ways
            .iter()
            .flat_map(|way| {
                let walker = Walker {
                    place: way.from,
                    way,
                    reached: 0,
                };
                std::iter::repeat_n(walker, usize::from(way.checkers))
            })
            .collect();
        let dice: Vec<_> = roll.dice().collect();
        can_finish(&walkers, start, &dice, board)
    }
}

/// Tries every order of moves: there are four at most.
fn can_finish(walkers: &[Walker<'_>], state: &State, dice: &[Die], goal: &Board) -> bool {
    if walkers.iter().all(Walker::has_arrived) {
        return state.board() == *goal;
    }
    dice.iter().enumerate().any(|(index, &die)| {
        let mut rest = dice.to_vec();
        rest.remove(index);
        walkers.iter().enumerate().any(|(index, walker)| {
            let Some(next) = walker.moved(die) else {
                return false;
            };
            let is_possible = state.sources(die) & (1 << walker.place) != 0;
            let mut walkers = walkers.to_vec();
            walkers[index] = next;
            is_possible && can_finish(&walkers, &state.after(walker.place, die).1, &rest, goal)
        })
    })
}

impl<'a> Walker<'a> {
    fn has_arrived(&self) -> bool {
        self.reached == self.way.stops.len()
    }

    /// The checker after another number, unless it goes past a stop.
    fn moved(&self, die: Die) -> Option<Walker<'a>> {
        let stop = self.way.stops.get(self.reached)?.place;
        let place = self.place.saturating_sub(die.pips());
        (place >= stop).then(|| Walker {
            place,
            way: self.way,
            reached: self.reached + usize::from(place == stop),
        })
    }
}
