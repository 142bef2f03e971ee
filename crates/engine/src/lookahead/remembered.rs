//! A cache of the evaluator's answers.

use rules::Board;

use crate::chances::Chances;
use crate::evaluator::Evaluator;

/// The chances of recently evaluated boards, each in a slot given by its bits;
/// a newer board replaces an older one. It only saves work: it holds what the
/// evaluator would say again.
#[derive(Debug)]
pub(super) struct Remembered {
    places: Vec<Option<(Board, Chances)>>,
    unknown: Vec<Board>,
    unknown_at: Vec<usize>,
}

/// Places to remember boards in, 64 bytes each.
const PLACES: usize = 1 << 16;

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            places: vec![None; PLACES],
            unknown: Vec::new(),
            unknown_at: Vec::new(),
        }
    }
}

impl Remembered {
    /// Fills `chances` with those of the boards, in their order.
    pub(super) fn look_up(
        &mut self,
        boards: &[Board],
        evaluator: &impl Evaluator,
        chances: &mut Vec<Chances>,
    ) {
        chances.clear();
        self.unknown.clear();
        self.unknown_at.clear();
        for (index, board) in boards.iter().enumerate() {
            let known = match &self.places[place(board)] {
                Some((remembered, chances)) if remembered == board => *chances,
                _ => {
                    self.unknown.push(*board);
                    self.unknown_at.push(index);
                    Chances::default()
                }
            };
            chances.push(known);
        }
        let judged = evaluator.chances_of_all(&self.unknown);
        for ((board, &index), judged) in self.unknown.iter().zip(&self.unknown_at).zip(judged) {
            chances[index] = judged;
            self.places[place(board)] = Some((*board, judged));
        }
    }
}

/// The place of a board: all of its bits, mixed.
fn place(board: &Board) -> usize {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let (player, opponent) = (board.player().to_bits(), board.opponent().to_bits());
    let halves = [player, player >> 64, opponent, opponent >> 64];
    let mixed = halves.into_iter().fold(0_u64, |mixed, half| {
        (mixed.rotate_left(23) ^ half as u64).wrapping_mul(ODD)
    });
    (mixed >> (64 - PLACES.ilog2())) as usize
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use rules::{Movement, Plays, Roll, Variant};

    use super::*;

    /// Answers with the pips, and counts the boards it is asked about.
    #[derive(Default)]
    struct Counting(Cell<usize>);

    impl Evaluator for Counting {
        fn chances(&self, board: &Board) -> Chances {
            self.0.set(self.0.get() + 1);
            Chances {
                win: board.player().pips() as f32,
                lose_gammon: board.opponent().pips() as f32,
                ..Chances::default()
            }
        }
    }

    #[test]
    fn a_board_is_asked_about_once_and_never_mistaken_for_another() {
        let opening = Variant::Backgammon.opening();
        let plays = Roll::ALL.map(|roll| Plays::new(&opening, roll, Movement::INTERNATIONAL));
        let mut boards: Vec<Board> = plays
            .iter()
            .flat_map(|plays| plays.iter().map(|(_, board)| board.for_opponent()))
            .collect();
        boards.sort_unstable();
        boards.dedup();
        let (mut remembered, mut chances) = (Remembered::default(), Vec::new());
        let evaluator = Counting::default();
        for _ in 0..2 {
            remembered.look_up(&boards, &evaluator, &mut chances);
            for (board, chances) in boards.iter().zip(&chances) {
                let pips = [board.player(), board.opponent()].map(|side| side.pips() as f32);
                assert_eq!([chances.win, chances.lose_gammon], pips);
            }
        }
        // Two boards that share a place are asked about again: a few of some
        // hundred.
        let asked = evaluator.0.get();
        assert!((boards.len()..boards.len() + 10).contains(&asked));
    }
}
