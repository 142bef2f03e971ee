//! Rolls that hit, enter or dance, counted by making every play.

use rules::{Board, Die, Movement, Plays, Point, Roll};

/// What the rolls of the player on roll can do, out of 36.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shots {
    /// By the number of the point, as the player on roll counts.
    at: [u8; 25],
    /// The rolls that hit somewhere.
    pub(super) hitting: u8,
    /// The rolls with which nothing can be moved.
    pub(super) dancing: u8,
}

impl Shots {
    /// Counts by the generator, so that bar, blocks, and the duty to play all
    /// of a roll count as they do in the game.
    pub(super) fn count(board: &Board, movement: Movement) -> Shots {
        let mut shots = Shots {
            at: [0; 25],
            hitting: 0,
            dancing: 0,
        };
        if board.is_over() || (board.is_race() && board.player().on_bar() == 0) {
            return shots;
        }
        let mut plays = Plays::default();
        for roll in Roll::ALL {
            plays.refill(board, roll, movement);
            let weight = roll.weight() as u8;
            let mut hit = plays
                .iter()
                .fold(0, |hit, (_, after)| hit | hits(board, after));
            shots.hitting += weight * u8::from(hit != 0);
            shots.dancing +=
                weight * u8::from(plays.iter().all(|(play, _)| play.moves().is_empty()));
            while hit != 0 {
                shots.at[hit.trailing_zeros() as usize] += weight;
                hit &= hit - 1;
            }
        }
        shots
    }

    /// The rolls that hit on a point, as the player on roll counts.
    pub(super) fn at(&self, point: Point) -> u8 {
        self.at[usize::from(point.number())]
    }
}

/// The points on which a play has hit, one bit each: the opponent's checkers
/// go away only by being hit.
fn hits(before: &Board, after: &Board) -> u32 {
    if before.opponent() == after.opponent() {
        return 0;
    }
    let hit = Point::ALL
        .into_iter()
        .filter(|&point| after.opponent_on(point) < before.opponent_on(point));
    hit.fold(0, |set, point| set | 1 << point.number())
}

/// The rolls with one number at least that enters a checker from the bar.
pub(super) fn entering_rolls(board: &Board, movement: Movement) -> u8 {
    let enters = |die: Die| {
        let point = Point::new(25 - die.pips());
        board.opponent_on(point) < movement.block.checkers()
    };
    let entering = Roll::ALL.into_iter().filter(|roll| roll.dice().any(enters));
    entering.map(|roll| roll.weight() as u8).sum()
}
