//! Boards as they come up in games.

use rules::{Board, Movement, Plays, Roll, Variant};

use crate::random::Random;

/// The boards of games in which both sides play at random, one after the
/// other without end, a new game whenever one is over.
pub(crate) struct SelfPlay {
    variant: Variant,
    movement: Movement,
    board: Board,
    plays: Plays,
}

impl SelfPlay {
    pub(crate) fn new(variant: Variant, movement: Movement) -> SelfPlay {
        SelfPlay {
            variant,
            movement,
            board: variant.opening(),
            plays: Plays::default(),
        }
    }

    /// The next board; never one on which the game is over.
    pub(crate) fn next(&mut self, random: &mut Random) -> Board {
        let board = self.board;
        self.plays
            .refill(&board, random.choose(&Roll::ALL), self.movement);
        let at = random.below(self.plays.len());
        let (_, played) = self.plays.iter().nth(at).expect("a play of the list");
        self.board = if played.player().are_off() {
            self.variant.opening()
        } else {
            played.for_opponent()
        };
        board
    }
}
