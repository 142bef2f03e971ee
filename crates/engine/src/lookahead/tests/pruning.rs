//! What a quick evaluator leaves out.

use super::*;

/// Like [`Wild`], with a quick evaluator that sees everything the other way
/// around.
#[derive(Clone, Copy, Debug)]
struct WithContrary;

#[derive(Clone, Copy, Debug)]
struct Contrary;

impl Evaluator for WithContrary {
    fn chances(&self, board: &Board) -> Chances {
        Wild.chances(board)
    }

    fn quick(&self) -> Option<&dyn Evaluator> {
        Some(&Contrary)
    }
}

impl Evaluator for Contrary {
    fn chances(&self, board: &Board) -> Chances {
        Wild.chances(board).for_opponent()
    }
}

fn look(evaluator: impl Evaluator + Sync, filters: Filters, board: &Board) -> Chances {
    Lookahead::new(evaluator, Movement::INTERNATIONAL, Plies::ONE)
        .with_filters(filters)
        .chances(board)
}

#[test]
fn without_filters_nothing_is_left_out() {
    for board in small_boards() {
        let alone = look(Wild, Filters::NONE, &board);
        assert_eq!(look(WithContrary, Filters::NONE, &board), alone);
    }
}

/// At the last ply the two replies that the quick one likes best, if they are
/// within 0.05 of each other, are judged, and the better one counts.
#[test]
fn the_quick_one_says_which_replies_are_judged() {
    for board in small_boards() {
        let mut expected = 0.0;
        for roll in throws() {
            // The quick one chooses what leaves the most to the opponent.
            let mut replies: Vec<f32> = results(&board, roll)
                .iter()
                .map(|next| Wild.chances(next).equity().0)
                .collect();
            replies.sort_by(|one, other| other.total_cmp(one));
            let judged = match replies[..] {
                [first, second, ..] if first - second <= 0.05 => second,
                _ => replies[0],
            };
            expected -= judged / 36.0;
        }
        let found = look(WithContrary, Filters::USUAL, &board).equity().0;
        assert!((found - expected).abs() < 1e-4, "{found} {expected}");
    }
}
