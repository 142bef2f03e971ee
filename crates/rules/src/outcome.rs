//! How a game ends and what it is worth.

use core::fmt;

use crate::board::Checkers;
use crate::cube::CubeValue;
use crate::player::Player;

/// The three kinds of win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Win {
    /// The loser has borne off at least one.
    Single,
    /// The loser has borne off none.
    Gammon,
    /// The loser still has a checker on the bar or in the winner's home board.
    Backgammon,
}

impl Win {
    /// The three wins, the smallest first.
    pub const ALL: [Win; 3] = [Win::Single, Win::Gammon, Win::Backgammon];

    /// The win against a player with these checkers, when the opponent bears
    /// off the last one.
    #[must_use]
    pub const fn over(loser: Checkers, backgammon: BackgammonNeeds) -> Win {
        // The winner's home board is the loser's points from 19 on.
        let is_back = loser.rearmost() >= 19;
        match (loser.off(), backgammon) {
            (0, BackgammonNeeds::NoneOff) | (_, BackgammonNeeds::NoMore) if is_back => {
                Win::Backgammon
            }
            (0, _) => Win::Gammon,
            _ => Win::Single,
        }
    }

    /// What it multiplies the cube's value by: 1, 2 or 3.
    #[must_use]
    pub const fn factor(self) -> u32 {
        match self {
            Win::Single => 1,
            Win::Gammon => 2,
            Win::Backgammon => 3,
        }
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Win::Single => "single",
            Win::Gammon => "gammon",
            Win::Backgammon => "backgammon",
        })
    }
}

/// What a backgammon needs besides a checker of the loser on the bar or in the
/// winner's home board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackgammonNeeds {
    /// The loser must have borne off none.
    NoneOff,
    /// Nothing: it's a backgammon no matter how many the loser has borne off.
    NoMore,
    /// There are no backgammons; a gammon is the most you can win.
    Never,
}

impl BackgammonNeeds {
    /// The kinds of win under this rule, smallest first.
    #[must_use]
    pub const fn wins(self) -> &'static [Win] {
        match self {
            BackgammonNeeds::NoneOff | BackgammonNeeds::NoMore => &Win::ALL,
            BackgammonNeeds::Never => &[Win::Single, Win::Gammon],
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The winner has borne off every checker.
    BorneOff,
    /// The loser passed a double.
    Passed,
    /// The loser resigned and the winner accepted.
    Resigned,
    /// The winner claimed the win and the loser accepted.
    Claimed,
    /// The players agreed on a number of points.
    Settled,
}

/// Who won a game, how, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who gets the points.
    pub winner: Player,
    /// How the game ended.
    pub ending: Ending,
    /// What it's worth, with its parts.
    pub points: Points,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins: {}", self.winner, self.points)
    }
}

/// The points for a game with the parts that make them up, so that players can
/// see the arithmetic: `gammon 2 × cube 4 = 8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// Win times cube.
    Product {
        /// The kind of win.
        win: Win,
        /// The kind of win that counts: a single win if the Jacoby rule reduces
        /// a larger one, otherwise the same.
        counted: Win,
        /// The cube's value.
        cube: CubeValue,
    },
    /// A number the players agreed on.
    Agreed(u32),
}

impl Points {
    /// The points for a win that counts in full.
    #[must_use]
    pub const fn new(win: Win, cube: CubeValue) -> Points {
        Points::Product {
            win,
            counted: win,
            cube,
        }
    }

    /// The total number of points.
    #[must_use]
    pub const fn total(self) -> u32 {
        match self {
            Points::Product { counted, cube, .. } => counted.factor() * cube.value(),
            Points::Agreed(points) => points,
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total = self.total();
        match self {
            Points::Product { win, counted, cube } => {
                let jacoby = if win == counted { "" } else { " by Jacoby" };
                let factor = counted.factor();
                write!(f, "{win} {factor}{jacoby} × cube {cube} = {total}")
            }
            Points::Agreed(_) => write!(f, "settled at {total}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Placement};

    /// The win over a loser with these checkers, under both rules.
    fn wins(loser: Placement) -> [Win; 2] {
        let winner = Placement {
            off: loser.total() as u8,
            ..Placement::default()
        };
        let loser = Board::from_placements(winner, loser).unwrap().opponent();
        [BackgammonNeeds::NoneOff, BackgammonNeeds::NoMore].map(|needs| Win::over(loser, needs))
    }

    #[test]
    fn a_win_is_told_by_what_is_off_and_what_is_back() {
        let home = Placement::on_points(&[(6, 15)]);
        assert_eq!(wins(home), [Win::Gammon; 2]);
        let at_the_edge = Placement::on_points(&[(18, 1), (6, 14)]);
        assert_eq!(wins(at_the_edge), [Win::Gammon; 2]);
        let back = Placement::on_points(&[(19, 1), (6, 14)]);
        assert_eq!(wins(back), [Win::Backgammon; 2]);
        let some_off = Placement {
            off: 1,
            ..Placement::on_points(&[(18, 1), (6, 13)])
        };
        assert_eq!(wins(some_off), [Win::Single; 2]);
        let some_off_and_on_the_bar = Placement {
            off: 1,
            bar: 1,
            ..Placement::on_points(&[(6, 13)])
        };
        assert_eq!(
            wins(some_off_and_on_the_bar),
            [Win::Single, Win::Backgammon]
        );
    }

    #[test]
    fn points_show_their_sum() {
        let gammon = Points::new(Win::Gammon, CubeValue::new(4));
        assert_eq!(gammon.to_string(), "gammon 2 × cube 4 = 8");
        let jacoby = Points::Product {
            win: Win::Backgammon,
            counted: Win::Single,
            cube: CubeValue::ONE,
        };
        assert_eq!(jacoby.to_string(), "backgammon 1 by Jacoby × cube 1 = 1");
        assert_eq!(Points::Agreed(3).to_string(), "settled at 3");
    }
}
