//! Small endings looked up, the rest judged by another evaluator.

use std::sync::Arc;

use rules::Board;

use super::two_sided::TwoSidedTable;
use crate::chances::Chances;
use crate::evaluator::Evaluator;

/// Looks a board up if it is in a two-sided table, and asks another evaluator
/// about every other board. The table should be made for the rules that are
/// played.
#[derive(Clone, Debug)]
pub struct Endings<E> {
    table: Arc<TwoSidedTable>,
    otherwise: E,
}

impl<E> Endings<E> {
    /// Small endings by this table, all else by `otherwise`.
    pub fn new(table: Arc<TwoSidedTable>, otherwise: E) -> Endings<E> {
        Endings { table, otherwise }
    }
}

impl<E: Evaluator> Evaluator for Endings<E> {
    fn chances(&self, board: &Board) -> Chances {
        self.table
            .chances(board)
            .unwrap_or_else(|| self.otherwise.chances(board))
    }

    /// The boards that are not in the table go to the other evaluator
    /// together.
    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        let known: Vec<Option<Chances>> = boards
            .iter()
            .map(|board| self.table.chances(board))
            .collect();
        let unknown: Vec<Board> = boards
            .iter()
            .zip(&known)
            .filter(|(_, chances)| chances.is_none())
            .map(|(board, _)| *board)
            .collect();
        let mut judged = self.otherwise.chances_of_all(&unknown).into_iter();
        let fill = |chances: Option<Chances>| {
            chances.unwrap_or_else(|| judged.next().expect("one answer for each board"))
        };
        known.into_iter().map(fill).collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Movement, Placement};

    use super::*;

    /// Answers with the pips, and knows only boards with somebody outside or
    /// with nothing off.
    struct Others;

    impl Evaluator for Others {
        fn chances(&self, board: &Board) -> Chances {
            let sides = [board.player(), board.opponent()];
            let is_small = |side: &rules::Checkers| side.are_home() && side.off() > 0;
            assert!(!sides.iter().all(is_small), "{board:?}");
            Chances {
                win: board.player().pips() as f32,
                ..Chances::default()
            }
        }
    }

    fn board(player: &[(u8, u8)], opponent: &[(u8, u8)]) -> Board {
        let placement = |points| {
            let mut placement = Placement::on_points(points);
            placement.off = 3 - placement.total() as u8;
            placement
        };
        Board::from_placements(placement(player), placement(opponent)).unwrap()
    }

    #[test]
    fn only_what_is_not_in_the_table_is_asked_about() {
        let table = TwoSidedTable::generate(2, Movement::INTERNATIONAL, |_| ());
        let endings = Endings::new(Arc::new(table), Others);
        let boards = [
            board(&[(7, 1)], &[(1, 1)]),
            board(&[(6, 1)], &[(1, 1)]),
            board(&[(1, 2)], &[(18, 1)]),
            board(&[(6, 2)], &[(6, 3)]),
            board(&[(5, 1), (2, 1)], &[(1, 1)]),
        ];
        let chances = endings.chances_of_all(&boards);
        let expected = [7.0, 27.0 / 36.0, 2.0, 12.0, 19.0 / 36.0];
        for ((board, chances), expected) in boards.iter().zip(chances).zip(expected) {
            assert!((chances.win - expected).abs() < 2e-5, "{board:?}");
            assert_eq!(endings.chances(board), chances);
        }
    }
}
