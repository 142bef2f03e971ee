//! One number for everything an engine answers.

use rules::{Board, Die, Movement, Plays, Roll, Variant};

use crate::checksum::Checksum;
use crate::class::Class;
use crate::evaluator::Evaluator;

/// A checksum of an evaluator's choices and chances on a fixed list of
/// positions: two engines that answer alike have the same, and one that
/// differs in a single bit has another. It is how we know that every machine
/// and the browser run the same engine.
#[must_use]
pub fn signature(evaluator: &impl Evaluator) -> u64 {
    let mut sum = Checksum::new();
    for (board, roll) in fixed_positions() {
        let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
        let boards: Vec<Board> = plays
            .iter()
            .map(|(_, result)| result.for_opponent())
            .collect();
        let chances = evaluator.chances_of_all(&boards);
        // The opponent's worst is the player's best; of equals, the first.
        let mut best = 0;
        for (place, value) in chances.iter().enumerate() {
            if value.equity() < chances[best].equity() {
                best = place;
            }
        }
        let value = chances[best];
        let mut add = |number: u64| sum.add(&number.to_le_bytes());
        add(u64::from(value.win.to_bits()));
        add(u64::from(value.win_gammon.to_bits()));
        add(u64::from(value.lose_gammon.to_bits()));
        for checkers in [boards[best].player(), boards[best].opponent()] {
            add(checkers.to_bits() as u64);
            add((checkers.to_bits() >> 64) as u64);
        }
    }
    sum.value()
}

/// Positions and rolls of games played at random, none of them over, the
/// same for ever.
pub fn fixed_positions() -> impl Iterator<Item = (Board, Roll)> {
    const COUNT: u64 = 250;
    let mut numbers = Checksum::new();
    let mut board = Variant::Backgammon.opening();
    (0..COUNT).map(move |count| {
        numbers.add(&count.to_le_bytes());
        // Divided in 64 bits, because a place may have only 32.
        let pick = |shift: u32, count: usize| ((numbers.value() >> shift) % count as u64) as usize;
        let roll = Roll::new(Die::ALL[pick(8, 6)], Die::ALL[pick(24, 6)]);
        let here = board;
        let plays = Plays::new(&board, roll, Movement::INTERNATIONAL);
        let place = pick(40, plays.len());
        let (_, result) = plays
            .iter()
            .nth(place)
            .expect("the place is one of the plays");
        board = match Class::of(result) {
            Class::Over => Variant::Backgammon.opening(),
            _ => result.for_opponent(),
        };
        (here, roll)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::Chances;

    /// Judges by pips alone.
    struct Pips;

    impl Evaluator for Pips {
        fn chances(&self, board: &Board) -> Chances {
            let (own, other) = (board.player().pips(), board.opponent().pips());
            Chances {
                win: other as f32 / (own + other) as f32,
                ..Chances::default()
            }
        }
    }

    #[test]
    fn the_same_answers_give_the_same_number_and_others_another() {
        struct Turned;
        impl Evaluator for Turned {
            fn chances(&self, board: &Board) -> Chances {
                Pips.chances(board).for_opponent()
            }
        }
        assert_eq!(signature(&Pips), signature(&Pips));
        assert_ne!(signature(&Pips), signature(&Turned));
    }

    #[test]
    fn the_positions_are_of_all_kinds() {
        let of = |class| {
            fixed_positions()
                .filter(|(board, _)| Class::of(board) == class)
                .count()
        };
        assert_eq!(of(Class::Over), 0);
        assert!(of(Class::Contact) > 100);
        assert!(of(Class::Race) + of(Class::BearOff) > 10);
    }
}
