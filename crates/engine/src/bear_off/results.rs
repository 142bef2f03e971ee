//! The home boards that a roll can lead to, by index.

use rules::{Board, Movement, Placement, Plays, Roll};

use super::home::Home;

/// Asks the generator of plays, with an opponent who is not in the way.
#[derive(Debug)]
pub(super) struct Results {
    movement: Movement,
    plays: Plays,
}

impl Results {
    pub(super) fn new(movement: Movement) -> Results {
        Results {
            movement,
            plays: Plays::default(),
        }
    }

    /// The numbers of the home boards that this roll can lead to, each once,
    /// in no particular order.
    pub(super) fn of(&mut self, board: &Board, roll: Roll) -> impl Iterator<Item = usize> {
        self.plays.refill(board, roll, self.movement);
        self.plays.iter().map(|(_, result)| {
            Home::of(result.player())
                .expect("a checker that is home stays home")
                .index()
        })
    }
}

/// A board with this home board for the player on roll, who has at least one
/// checker left, and an opponent who has borne off everything.
pub(super) fn board_of(home: Home) -> Board {
    let mut player = Placement::default();
    player.points[..6].copy_from_slice(&home.points());
    let opponent = Placement {
        off: home.checkers(),
        ..Placement::default()
    };
    Board::from_placements(player, opponent).expect("one side home, the other off, is a board")
}
