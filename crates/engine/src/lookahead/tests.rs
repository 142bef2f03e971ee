//! Searches against slow twins that are written from the definition.

mod cubeful;
mod cubeless;
mod pruning;
mod ranking;
mod sameness;

use rules::{Board, Die, Movement, Placement, Plays, Roll, Variant};

use super::*;

/// Knows finished games, and has a wild but fixed opinion about all others.
#[derive(Clone, Copy, Debug)]
struct Wild;

impl Evaluator for Wild {
    fn chances(&self, board: &Board) -> Chances {
        let certain = |is_so: bool| f32::from(u8::from(is_so));
        if board.is_over() {
            return Chances {
                win: certain(board.player().are_off()),
                ..Chances::default()
            };
        }
        let bits = board.player().to_bits() ^ board.opponent().to_bits().rotate_left(61);
        let mixed = (bits as u64 ^ (bits >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let part = |byte: u32| f32::from((mixed >> (8 * byte)) as u8) / 255.0;
        let lead = board.opponent().pips() as f32 - board.player().pips() as f32;
        let win = (0.5 + lead / 300.0 + 0.3 * (part(7) - 0.5)).clamp(0.05, 0.95);
        Chances {
            win,
            win_gammon: win * 0.5 * part(6),
            win_backgammon: win * 0.05 * part(6),
            lose_gammon: (1.0 - win) * 0.5 * part(5),
            lose_backgammon: (1.0 - win) * 0.05 * part(5),
        }
    }
}

/// Three checkers a side on these points, as each side counts.
fn three(player: [u8; 3], opponent: [u8; 3]) -> Board {
    let placement = |points: [u8; 3]| {
        let mut placement = Placement::default();
        for point in points {
            placement.points[usize::from(point) - 1] += 1;
        }
        placement
    };
    Board::from_placements(placement(player), placement(opponent)).unwrap()
}

/// Boards in which things happen: hits, primes, races, bear-offs.
fn small_boards() -> [Board; 4] {
    [
        three([20, 9, 3], [17, 7, 4]),
        three([24, 23, 22], [24, 23, 22]),
        three([8, 6, 2], [9, 4, 1]),
        three([5, 2, 1], [22, 6, 2]),
    ]
}

/// The 36 throws of two dice, in order.
fn throws() -> impl Iterator<Item = Roll> {
    let pairs = Die::ALL
        .into_iter()
        .flat_map(|one| Die::ALL.map(|other| (one, other)));
    pairs.map(|(one, other)| Roll::new(one, other))
}

/// The boards after each play, as the opponent sees them.
fn results(board: &Board, roll: Roll) -> Vec<Board> {
    let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
    plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect()
}

fn wild(plies: Plies) -> Lookahead<Wild> {
    Lookahead::new(Wild, Movement::INTERNATIONAL, plies)
}

fn opening() -> Board {
    Variant::Backgammon.opening()
}
