//! How a net sees a board: a short list of inputs that are on.
//!
//! Each place of each side has one input for each number of checkers that can
//! stand there: 1 to 5 and "6 or more" on a point, 1 to 3 and "4 or more" on
//! the bar, 1 to 15 off. An empty place is no input. What the rolls of each
//! side can do adds three numbers, each with an input for every range of them
//! but nothing. About 30 of 398 are on, and a move changes few of them.

use rules::{Board, Checkers};

use super::prospects::Prospects;

/// The name of this way of seeing, as nets carry it in their header.
pub const ENCODER: u16 = 2;

/// How many inputs there are.
pub const INPUTS: usize = FIRST_PROSPECT + PROSPECTS * RANGES;

/// The most inputs that are on at once: 24 points, bar and off of both sides,
/// and the prospects.
pub const MOST_ON: usize = 28 + PROSPECTS;

const POINT_INPUTS: usize = 6;
const BAR_INPUTS: usize = 4;
const OFF_INPUTS: usize = 15;
const FIRST_BAR: usize = 24 * POINT_INPUTS;
const FIRST_OFF: usize = FIRST_BAR + BAR_INPUTS;
const SIDE_INPUTS: usize = FIRST_OFF + OFF_INPUTS;
const FIRST_PROSPECT: usize = 2 * SIDE_INPUTS;
const PROSPECTS: usize = 6;
const RANGES: usize = 12;

/// A board as a net sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    board: Board,
    /// In which range each prospect is, 0 for nothing.
    prospects: [u8; PROSPECTS],
}

impl Sight {
    /// Looks at a board.
    #[must_use]
    pub fn of(board: &Board) -> Sight {
        let [own, theirs] = Prospects::of_both(board).map(
            |Prospects {
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
        Sight {
            board: *board,
            prospects: [own[0], own[1], own[2], theirs[0], theirs[1], theirs[2]],
        }
    }
}

/// The input of a range of a prospect, if it is not nothing.
fn prospect(number: usize, range: u8) -> Option<usize> {
    (range > 0).then(|| FIRST_PROSPECT + number * RANGES + usize::from(range) - 1)
}

/// Calls `on` with every input that is on.
#[inline]
pub fn for_each_input(sight: &Sight, mut on: impl FnMut(usize)) {
    let prospects = sight.prospects.into_iter().enumerate();
    prospects
        .filter_map(|(number, range)| prospect(number, range))
        .for_each(&mut on);
    for (checkers, first) in sides(&sight.board) {
        for (half, first_place) in halves(checkers) {
            for_each_place(half, |place| {
                on(first + input(first_place + place, count(half, place)));
            });
        }
    }
}

/// Calls `change` with every input that is on in one of the boards only, and
/// whether it goes on (true) or off (false) from the first to the second.
#[inline]
pub fn for_each_change(from: &Sight, to: &Sight, mut change: impl FnMut(usize, bool)) {
    let prospects = from.prospects.into_iter().zip(to.prospects).enumerate();
    for (number, (before, after)) in prospects {
        if before != after {
            let [was, is] = [before, after].map(|range| prospect(number, range));
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
    let ranges = |number| FIRST_PROSPECT + number * RANGES..FIRST_PROSPECT + (number + 1) * RANGES;
    let prospects = (0..PROSPECTS).map(move |number| ranges(number).collect());
    points.chain(rest).chain(prospects)
}

fn sides(board: &Board) -> [(Checkers, usize); 2] {
    [(board.player(), 0), (board.opponent(), SIDE_INPUTS)]
}

/// The places of a side in two numbers of sixteen places each, and the first
/// place of either: a browser's machine knows no number of 128 bits.
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
