//! Whether the named stops are possible.

use super::{Way, WrittenPlay};
use crate::board::OFF;
use crate::dice::Roll;
use crate::generator::State;

impl WrittenPlay {
    /// Whether checkers can land wherever the text says: not on blocked points,
    /// and from stop to stop with numbers of the roll.
    pub(super) fn names_possible_stops(&self, (start, roll): &(State, Roll)) -> bool {
        let points = self.landings() & !(1 << OFF);
        points & !start.open() == 0 && self.ways.iter().all(|way| has_possible_legs(way, *roll))
    }
}

fn has_possible_legs(way: &Way, roll: Roll) -> bool {
    let [stops @ .., _] = &way.stops[..] else {
        return true;
    };
    let mut from = way.from;
    // Where the last leg ends depends on the whole play.
    stops.iter().all(|stop| {
        let pips = from - stop.place;
        from = stop.place;
        is_sum(pips, roll)
    })
}

/// Whether numbers of the roll add up to this many pips.
fn is_sum(pips: u8, roll: Roll) -> bool {
    let (larger, smaller) = (roll.larger().pips(), roll.smaller().pips());
    match roll.is_double() {
        true => pips.is_multiple_of(larger) && pips <= 4 * larger,
        false => [larger, smaller, larger + smaller].contains(&pips),
    }
}
