//! Boards that come up in games.

use rules::{Board, Movement, Plays, Roll, Variant};

use crate::random::Random;

/// An endless series of boards from games in which both sides play at random.
/// When a game is over, a new one starts.
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

    /// The next board. The game is never over on it.
    pub(crate) fn next(&mut self, random: &mut Random) -> Board {
        let board = self.board;
        self.plays
            .refill(&board, random.choose(&Roll::ALL), self.movement);
        // In an order that doesn't depend on how they were found.
        let mut results: Vec<Board> = self.plays.iter().map(|&(_, result)| result).collect();
        results.sort_unstable();
        let played = random.choose(&results);
        self.board = if played.player().are_off() {
            self.variant.opening()
        } else {
            played.for_opponent()
        };
        board
    }
}
