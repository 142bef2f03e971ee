//! Endings looked up, the rest judged by another evaluator.

use std::sync::Arc;

use rules::Board;

use super::one_sided::OneSidedTable;
use crate::chances::Chances;
use crate::evaluator::Evaluator;

/// Looks a board up if both sides are home, and asks another evaluator about
/// every other board.
#[derive(Clone, Debug)]
pub struct Endings<E> {
    one_sided: Arc<OneSidedTable>,
    otherwise: E,
}

impl<E> Endings<E> {
    /// Endings by this table, all else by `otherwise`.
    pub fn new(one_sided: Arc<OneSidedTable>, otherwise: E) -> Endings<E> {
        Endings {
            one_sided,
            otherwise,
        }
    }

    fn look_up(&self, board: &Board) -> Option<Chances> {
        self.one_sided.chances(board)
    }
}

impl<E: Evaluator> Evaluator for Endings<E> {
    fn chances(&self, board: &Board) -> Chances {
        self.look_up(board)
            .unwrap_or_else(|| self.otherwise.chances(board))
    }

    /// The boards that are not looked up go to the other evaluator together.
    fn chances_of_all(&self, boards: &[Board]) -> Vec<Chances> {
        let known: Vec<Option<Chances>> = boards.iter().map(|board| self.look_up(board)).collect();
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
    use super::*;
    use rules::{Movement, Placement};

    /// Knows one answer, and only boards in which somebody is not home.
    struct Outside;

    impl Evaluator for Outside {
        fn chances(&self, board: &Board) -> Chances {
            assert!(!board.player().are_home() || !board.opponent().are_home());
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
    fn only_boards_with_somebody_outside_are_asked_about() {
        let table = OneSidedTable::generate_up_to(3, Movement::INTERNATIONAL);
        let endings = Endings::new(Arc::new(table), Outside);
        let boards = [
            board(&[(7, 1)], &[(1, 1)]),
            board(&[(6, 1)], &[(1, 1)]),
            board(&[(1, 2)], &[(18, 3)]),
            board(&[(5, 1), (2, 1)], &[(1, 1)]),
        ];
        let wins: Vec<f32> = endings
            .chances_of_all(&boards)
            .iter()
            .map(|chances| chances.win)
            .collect();
        assert_eq!(wins[0], 7.0);
        assert!((wins[1] - 27.0 / 36.0).abs() < 1e-5);
        assert_eq!(wins[2], 2.0);
        assert!((wins[3] - 19.0 / 36.0).abs() < 1e-5);
        for (board, win) in boards.iter().zip(wins) {
            assert_eq!(endings.chances(board).win, win);
        }
    }
}
