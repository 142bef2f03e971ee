//! What players see on a board, counted for one side.

use rules::{Board, Checkers, Point};

/// The most points in a row that a side holds.
pub(super) fn prime(side: Checkers) -> u32 {
    let mut longest = 0;
    let mut row = 0;
    for point in Point::ALL {
        row = if side.on(point) >= 2 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    longest
}

/// How many points of their home board a side holds.
pub(super) fn home_points(side: Checkers) -> u32 {
    let held = Point::ALL[..6].iter().filter(|point| side.on(**point) >= 2);
    held.count() as u32
}

/// Whether a side holds this point of the opponent's home board, in the
/// opponent's numbering: 1 is the ace point, 5 the golden anchor.
pub(super) fn has_anchor(side: Checkers, point: u32) -> bool {
    let number = 25_u32.checked_sub(point);
    let point = number.and_then(|number| Point::ALL.get(number as usize - 1));
    point.is_some_and(|point| side.on(*point) >= 2)
}

/// How many checkers a side has in the opponent's home board and on the bar.
pub(super) fn back(side: Checkers) -> u32 {
    let on_points = Point::ALL[18..].iter().map(|point| side.on(*point));
    u32::from(on_points.sum::<u8>() + side.on_bar())
}

/// How many pips the first side is ahead.
pub(super) fn lead(board: &Board) -> i64 {
    i64::from(board.opponent().pips()) - i64::from(board.player().pips())
}
