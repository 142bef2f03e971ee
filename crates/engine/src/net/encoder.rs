//! How a net sees a board: a short list of inputs that are on.
//!
//! Each place of each side has one input for each number of checkers that can
//! stand there: 1 to 5 and "6 or more" on a point, 1 to 3 and "4 or more" on
//! the bar, 1 to 15 off. An empty place is no input. About 25 of 326 are on,
//! and a move changes only those of the places it touches.

use rules::{Board, Checkers};

/// The name of this way of seeing, as nets carry it in their header.
pub const ENCODER: u16 = 1;

/// How many inputs there are.
pub const INPUTS: usize = 2 * SIDE_INPUTS;

/// The most inputs that are on at once: 24 points, and bar and off of both
/// sides.
pub const MOST_ON: usize = 28;

const POINT_INPUTS: usize = 6;
const BAR_INPUTS: usize = 4;
const OFF_INPUTS: usize = 15;
const FIRST_BAR: usize = 24 * POINT_INPUTS;
const FIRST_OFF: usize = FIRST_BAR + BAR_INPUTS;
const SIDE_INPUTS: usize = FIRST_OFF + OFF_INPUTS;

/// Calls `on` with every input that is on.
#[inline]
pub fn for_each_input(board: &Board, mut on: impl FnMut(usize)) {
    for (checkers, first) in sides(board) {
        let mut bits = checkers.to_bits();
        while bits != 0 {
            let place = bits.trailing_zeros() / 4;
            let count = (bits >> (4 * place)) as usize & 15;
            on(first + input(place, count));
            bits &= !(15 << (4 * place));
        }
    }
}

/// Calls `change` with every input that is on in one of the boards only, and
/// whether it goes on (true) or off (false) from the first to the second.
#[inline]
pub fn for_each_change(from: &Board, to: &Board, mut change: impl FnMut(usize, bool)) {
    for ((before, first), (after, _)) in sides(from).into_iter().zip(sides(to)) {
        let (before, after) = (before.to_bits(), after.to_bits());
        let mut differing = before ^ after;
        while differing != 0 {
            let place = differing.trailing_zeros() / 4;
            let count = |bits: u128| (bits >> (4 * place)) as usize & 15;
            let (was, is) = (count(before), count(after));
            let inputs = |count| (count > 0).then(|| first + input(place, count));
            let (was, is) = (inputs(was), inputs(is));
            if was != is {
                was.into_iter().for_each(|input| change(input, false));
                is.into_iter().for_each(|input| change(input, true));
            }
            differing &= !(15 << (4 * place));
        }
    }
}

/// The inputs of one place exclude one another, so that a sum of weights over
/// what is on is at most the sum of the largest of each group. A point is one
/// group for both sides, because both cannot be on it.
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
    points.chain(rest)
}

fn sides(board: &Board) -> [(Checkers, usize); 2] {
    [(board.player(), 0), (board.opponent(), SIDE_INPUTS)]
}

/// The input of a side for a place (0 off, 25 bar) that holds `count`, which
/// is at least 1.
#[inline]
fn input(place: u32, count: usize) -> usize {
    match place {
        0 => FIRST_OFF + count - 1,
        25 => FIRST_BAR + count.min(BAR_INPUTS) - 1,
        point => (point as usize - 1) * POINT_INPUTS + count.min(POINT_INPUTS) - 1,
    }
}
