//! Endings looked up, the rest judged by another evaluator.

use std::sync::Arc;

use rules::Board;

use super::one_sided::OneSidedTable;
use super::two_sided::TwoSidedTable;
use crate::chances::Chances;
use crate::evaluator::Evaluator;

/// Looks a board up if both sides are home, and asks another evaluator about
/// every other board. The tables should be made for the rules that are played.
#[derive(Clone, Debug)]
pub struct Endings<E> {
    one_sided: Arc<OneSidedTable>,
    two_sided: Option<Arc<TwoSidedTable>>,
    otherwise: E,
}

impl<E> Endings<E> {
    /// Endings by this table, all else by `otherwise`.
    pub fn new(one_sided: Arc<OneSidedTable>, otherwise: E) -> Endings<E> {
        Endings {
            one_sided,
            two_sided: None,
            otherwise,
        }
    }

    /// The same, with small endings by this table.
    #[must_use]
    pub fn with_two_sided(self, table: Arc<TwoSidedTable>) -> Endings<E> {
        Endings {
            two_sided: Some(table),
            ..self
        }
    }

    fn look_up(&self, board: &Board) -> Option<Chances> {
        let small = self.two_sided.as_ref();
        small
            .and_then(|table| table.chances(board))
            .or_else(|| self.one_sided.chances(board))
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
        let chances = endings.chances_of_all(&boards);
        let expected = [7.0, 27.0 / 36.0, 2.0, 19.0 / 36.0];
        for ((board, chances), expected) in boards.iter().zip(chances).zip(expected) {
            assert!((chances.win - expected).abs() < 1e-5, "{board:?}");
            assert_eq!(endings.chances(board), chances);
        }
    }

    #[test]
    fn small_endings_come_from_the_two_sided_table() {
        let movement = Movement::INTERNATIONAL;
        let one_sided = Arc::new(OneSidedTable::generate_up_to(3, movement));
        let two_sided = Arc::new(TwoSidedTable::generate(2, movement, |_| ()));
        let endings = Endings::new(one_sided.clone(), Outside).with_two_sided(two_sided.clone());
        let small = board(&[(6, 2)], &[(6, 1), (5, 1)]);
        assert_eq!(Some(endings.chances(&small)), two_sided.chances(&small));
        assert_ne!(two_sided.chances(&small), one_sided.chances(&small));
        // Who has nothing off may lose a gammon, which only the other knows.
        let gammonish = board(&[(6, 2)], &[(6, 3)]);
        assert_eq!(
            Some(endings.chances(&gammonish)),
            one_sided.chances(&gammonish)
        );
    }
}
