//! How a net sees a board: a short list of active inputs.
//!
//! Each point, bar and tray of each side has one input for each number of
//! checkers that it can hold: 1 to 5 and "6 or more" on a point, 1 to 3 and "4
//! or more" on the bar, 1 to 15 off. Empty places have no input. What the rolls
//! of each side can do adds three numbers, each with an input for every nonzero
//! range. About 30 of 398 inputs are active, and a move changes few of them.

use rules::{Board, Checkers};

use super::next_rolls::NextRolls;

/// The version of this encoding, as stored in the header of nets.
pub const ENCODER: u16 = 2;

/// How many inputs there are.
pub const INPUTS: usize = FIRST_OF_ROLLS + ROLL_COUNTS * RANGES;

/// The most inputs that are active at once: 24 points, bar and off of both
/// sides, and what the next rolls can do.
pub const MOST_ON: usize = 28 + ROLL_COUNTS;

const POINT_INPUTS: usize = 6;
const BAR_INPUTS: usize = 4;
const OFF_INPUTS: usize = 15;
const FIRST_BAR: usize = 24 * POINT_INPUTS;
const FIRST_OFF: usize = FIRST_BAR + BAR_INPUTS;
const SIDE_INPUTS: usize = FIRST_OFF + OFF_INPUTS;
/// The first input that isn't about checkers, but about what rolls can do.
pub const FIRST_OF_ROLLS: usize = 2 * SIDE_INPUTS;
const ROLL_COUNTS: usize = 6;
const RANGES: usize = 12;

/// A board as a net sees it.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    board: Board,
    /// The range of each count of what the next rolls can do; 0 for none.
    next_rolls: [u8; ROLL_COUNTS],
}

impl Features {
    /// Encodes a board.
    #[must_use]
    pub fn of(board: &Board) -> Features {
        let [own, theirs] = NextRolls::of_both(board).map(
            |NextRolls {
                 hitting,
                 pips,
                 leaving,
             }| {
                [
                    hitting.div_ceil(3),
                    pips.min(RANGES as u8),
                    leaving.div_ceil(3),
                ]
            },
        );
        Features {
            board: *board,
            next_rolls: [own[0], own[1], own[2], theirs[0], theirs[1], theirs[2]],
        }
    }
}

/// The input of a range of one of these counts, if it is not nothing.
fn roll_input(number: usize, range: u8) -> Option<usize> {
    (range > 0).then(|| FIRST_OF_ROLLS + number * RANGES + usize::from(range) - 1)
}

/// Calls `on` with every active input.
#[inline]
pub fn for_each_input(features: &Features, mut on: impl FnMut(usize)) {
    let next_rolls = features.next_rolls.into_iter().enumerate();
    next_rolls
        .filter_map(|(number, range)| roll_input(number, range))
        .for_each(&mut on);
    for (checkers, first) in sides(&features.board) {
        for (half, first_place) in halves(checkers) {
            for_each_place(half, |place| {
                on(first + input(first_place + place, count(half, place)));
            });
        }
    }
}

/// Calls `change` with every input that's active in only one of the boards, and
/// whether it turns on (true) or off (false) from the first to the second.
#[inline]
pub fn for_each_change(from: &Features, to: &Features, mut change: impl FnMut(usize, bool)) {
    let next_rolls = from.next_rolls.into_iter().zip(to.next_rolls).enumerate();
    for (number, (before, after)) in next_rolls {
        if before != after {
            let [was, is] = [before, after].map(|range| roll_input(number, range));
            was.into_iter().for_each(|input| change(input, false));
            is.into_iter().for_each(|input| change(input, true));
        }
    }
    let sides = sides(&from.board).into_iter().zip(sides(&to.board));
    for ((before, first), (after, _)) in sides {
        for ((before, first_place), (after, _)) in halves(before).into_iter().zip(halves(after)) {
            for_each_place(before ^ after, |place| {
                let on = |half| {
                    let count = count(half, place);
                    (count > 0).then(|| first + input(first_place + place, count))
                };
                let (was, is) = (on(before), on(after));
                if was != is {
                    was.into_iter().for_each(|input| change(input, false));
                    is.into_iter().for_each(|input| change(input, true));
                }
            });
        }
    }
}

/// Groups of inputs that exclude one another, so that a sum of weights over
/// active inputs is at most the sum of the largest of each group. A point is
/// one group for both sides, because both can't be on it.
pub fn groups() -> impl Iterator<Item = Vec<usize>> {
    let points = (0..24).map(|point| {
        let own = point * POINT_INPUTS..(point + 1) * POINT_INPUTS;
        let theirs = (23 - point) * POINT_INPUTS..(24 - point) * POINT_INPUTS;
        own.chain(theirs.map(|input| SIDE_INPUTS + input)).collect()
    });
    let rest = [FIRST_BAR..FIRST_OFF, FIRST_OFF..SIDE_INPUTS]
        .into_iter()
        .flat_map(|inputs| {
            [
                inputs.clone().collect(),
                inputs.map(|input| SIDE_INPUTS + input).collect(),
            ]
        });
    let ranges = |number| FIRST_OF_ROLLS + number * RANGES..FIRST_OF_ROLLS + (number + 1) * RANGES;
    let next_rolls = (0..ROLL_COUNTS).map(move |number| ranges(number).collect());
    points.chain(rest).chain(next_rolls)
}

fn sides(board: &Board) -> [(Checkers, usize); 2] {
    [(board.player(), 0), (board.opponent(), SIDE_INPUTS)]
}

/// The places of a side in two numbers of sixteen places each, and the first
/// place of either: WebAssembly has no 128-bit numbers.
fn halves(checkers: Checkers) -> [(u64, usize); 2] {
    let bits = checkers.to_bits();
    [(bits as u64, 0), ((bits >> 64) as u64, 16)]
}

/// Calls `found` with every place that is not zero, from 0 to 15.
#[inline]
fn for_each_place(mut half: u64, mut found: impl FnMut(usize)) {
    while half != 0 {
        let place = half.trailing_zeros() as usize / 4;
        found(place);
        half &= !(15 << (4 * place));
    }
}

fn count(half: u64, place: usize) -> usize {
    (half >> (4 * place)) as usize & 15
}

/// The input of a side for a place (0 off, 25 bar) that holds `count`, which
/// is at least 1.
#[inline]
fn input(place: usize, count: usize) -> usize {
    match place {
        0 => FIRST_OFF + count - 1,
        25 => FIRST_BAR + count.min(BAR_INPUTS) - 1,
        point => (point - 1) * POINT_INPUTS + count.min(POINT_INPUTS) - 1,
    }
}
