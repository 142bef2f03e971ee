//! Boards drawn as text.

mod read;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use read::{DiagramFault, ParseDiagramError};

use super::labels::PointLabels;
use crate::board::{Board, Checkers, Side};
use crate::cube::Cube;
use crate::player::Player;
use crate::point::Point;
use crate::position::Position;

/// A board drawn as text: 13 lines of 43 columns in plain ASCII, with the
/// counts and the cube on the right. The player on roll is `X`, at the bottom,
/// with the home board on the right. A point with more than five checkers shows
/// the number in the fifth row.
///
/// You can parse the same drawing. Only the board is required; without the text
/// on its right, White is on roll, there's no cube, and checkers that aren't in
/// play are off, up to 15.
///
/// ```
/// use rules::{Diagram, Variant};
///
/// let drawing = "
///     +13-14-15-16-17-18------19-20-21-22-23-24-+
///     | X           O    |   | O              X |  O: Black, 167 pips, 0 off
///     | X           O    |   | O              X |
///     | X           O    |   | O                |
///     | X                |   | O                |
///     | X                |   | O                |
///     |                  |BAR|                  |
///     | O                |   | X                |
///     | O                |   | X                |
///     | O           X    |   | X                |
///     | O           X    |   | X              O |
///     | O           X    |   | X              O |  X: White, 167 pips, 0 off
///     +12-11-10--9--8--7-------6--5--4--3--2--1-+";
/// assert_eq!(drawing.parse::<Diagram>()?.board, Variant::Backgammon.opening());
/// # Ok::<(), rules::ParseDiagramError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// Where the checkers are.
    pub board: Board,
    /// The color of the player at the bottom.
    pub on_roll: Player,
    /// The cube, if the drawing shows it.
    pub cube: Option<Cube>,
    /// The labels at the points.
    pub labels: PointLabels,
}

/// Only the board, with point numbers and White on roll.
impl From<Board> for Diagram {
    fn from(board: Board) -> Diagram {
        Diagram {
            board,
            on_roll: Player::White,
            cube: None,
            labels: PointLabels::Numbers,
        }
    }
}

/// The board and the cube, with point numbers.
impl From<&Position> for Diagram {
    fn from(position: &Position) -> Diagram {
        Diagram {
            board: *position.board(),
            on_roll: position.on_roll(),
            cube: Some(position.cube()),
            labels: PointLabels::Numbers,
        }
    }
}

/// The rows of checkers in each half of the board.
const ROWS: u8 = 5;

/// Half of the points, from left to right, as the top or bottom line labels
/// them.
fn points(half: Half) -> Vec<Point> {
    match half {
        Half::Top => Point::ALL[12..].to_vec(),
        Half::Bottom => Point::ALL[..12].iter().rev().copied().collect(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Top,
    Bottom,
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::Player => "X",
        Side::Opponent => "O",
    }
}

impl Diagram {
    /// The line above or below the checkers.
    fn border(labels: PointLabels, on_roll: Player, half: Half) -> String {
        let cells: Vec<_> = points(half)
            .into_iter()
            .map(|point| match labels.label(point, on_roll) {
                long if long.len() == 3 => long,
                label => format!("{label:->2}-"),
            })
            .collect();
        let (left, right) = cells.split_at(6);
        format!("+{}-----{}+", left.concat(), right.concat())
    }

    /// A row of checkers, where row 1 is next to the border.
    fn row(&self, half: Half, row: u8) -> String {
        let cells: Vec<_> = points(half)
            .into_iter()
            .map(|point| {
                let own = self.board.player().on(point);
                match self.board.opponent_on(point) {
                    0 => cell(Side::Player, own, row),
                    count => cell(Side::Opponent, count, row),
                }
            })
            .collect();
        let bar = match half {
            Half::Top => cell(Side::Opponent, self.board.opponent().on_bar(), row),
            Half::Bottom => cell(Side::Player, self.board.player().on_bar(), row),
        };
        let (left, right) = cells.split_at(6);
        format!("|{}|{bar}|{}|", left.concat(), right.concat())
    }

    fn caption(&self, side: Side) -> String {
        let (player, checkers): (Player, Checkers) = match side {
            Side::Player => (self.on_roll, self.board.player()),
            Side::Opponent => (self.on_roll.opponent(), self.board.opponent()),
        };
        let (letter, pips, off) = (letter(side), checkers.pips(), checkers.off());
        format!("  {letter}: {player}, {pips} pips, {off} off")
    }

    fn cube_caption(&self) -> String {
        let Some(Cube { value, owner }) = self.cube else {
            return String::new();
        };
        match owner {
            None => format!("  cube: {value}, centered"),
            Some(owner) if owner == self.on_roll => format!("  cube: {value}, owned by X"),
            Some(_) => format!("  cube: {value}, owned by O"),
        }
    }
}

/// What a point with this many checkers shows in a row.
fn cell(side: Side, count: u8, row: u8) -> String {
    if row == ROWS && count > ROWS {
        format!("{count:>2} ")
    } else if row <= count {
        format!(" {} ", letter(side))
    } else {
        "   ".to_owned()
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let border = |half| Diagram::border(self.labels, self.on_roll, half);
        writeln!(f, "{}", border(Half::Top))?;
        for row in 1..=ROWS {
            let caption = if row == 1 {
                self.caption(Side::Opponent)
            } else {
                String::new()
            };
            writeln!(f, "{}{caption}", self.row(Half::Top, row))?;
        }
        let blank = " ".repeat(18);
        writeln!(f, "|{blank}|BAR|{blank}|{}", self.cube_caption())?;
        for row in (1..=ROWS).rev() {
            let caption = if row == 1 {
                self.caption(Side::Player)
            } else {
                String::new()
            };
            writeln!(f, "{}{caption}", self.row(Half::Bottom, row))?;
        }
        write!(f, "{}", border(Half::Bottom))
    }
}

/// Draws it as a [`Diagram`] with point numbers and White on roll.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Diagram::from(*self).fmt(f)
    }
}
