//! Random boards.

use rules::{Board, Placement};

use crate::random::Random;

/// A board that needn't come up in a game: any number of checkers, crowded into
/// the home boards, onto the bar, or anywhere.
pub(crate) fn scattered(random: &mut Random) -> Board {
    loop {
        let checkers = 1 + random.below(15);
        let player = scattered_around(&Placement::default(), checkers, random);
        let opponent = scattered_around(&player, checkers, random);
        if let Ok(board) = Board::from_placements(player, opponent) {
            return board;
        }
    }
}

/// Checkers on points that the other side leaves free. If it leaves none, there
/// are too few checkers.
fn scattered_around(other: &Placement, checkers: usize, random: &mut Random) -> Placement {
    let on_bar = random.choose(&[0, 0, 0, 0, 0, 1, 2, 4]).min(checkers);
    let off = random.choose(&[0, 0, 0, 1, 5, 15]).min(checkers - on_bar);
    let mut placement = Placement {
        off: off as u8,
        points: [0; 24],
        bar: on_bar as u8,
    };
    let reach = random.choose(&[6, 6, 7, 8, 12, 24, 24]);
    let free: Vec<usize> = (0..reach)
        .filter(|&place| other.points[23 - place] == 0)
        .collect();
    let mut left = checkers - on_bar - off;
    while left > 0 && !free.is_empty() {
        let together = (1 + random.below(3)).min(left);
        placement.points[random.choose(&free)] += together as u8;
        left -= together;
    }
    placement
}
