//! Nothing but the question changes an answer.

use rules::{ByPlayer, Cube, Player, Stakes};

use super::*;
use crate::match_equity::MatchEquityTable;

fn ladders() -> [CubeLadder; 2] {
    let stakes = Stakes::Match {
        length: 5,
        score: ByPlayer { white: 3, black: 1 },
        crawford: false,
    };
    [Stakes::MONEY, stakes].map(|stakes| {
        let table = MatchEquityTable::kazaross_xg2();
        CubeLadder::new(Player::White, Cube::CENTERED, stakes, None, table)
    })
}

/// Everything that can be asked, for a few boards.
fn answers(look: &Lookahead<Wild>) -> Vec<String> {
    let mut answers = Vec::new();
    for board in [opening()].into_iter().chain(small_boards()) {
        let roll = Roll::new(Die::Four, Die::Two);
        answers.push(format!("{:?}", look.chances(&board)));
        answers.push(format!("{:?}", look.rank_cubeless(&board, roll)));
        for ladder in &ladders() {
            answers.push(format!("{:?}", look.decide(&board, ladder)));
            answers.push(format!("{:?}", look.rank(&board, roll, ladder)));
        }
    }
    answers
}

#[test]
fn what_is_remembered_changes_no_answer() {
    let fresh = |board: &Board| wild(Plies::TWO).chances(board);
    let mut used = wild(Plies::TWO);
    let first = answers(&used);
    assert_eq!(first, answers(&used));
    for board in small_boards() {
        assert_eq!(used.chances(&board), fresh(&board));
    }
    used = used.with_threads(NonZeroUsize::MIN);
    assert_eq!(first, answers(&used));
}

#[cfg(feature = "parallel")]
#[test]
fn any_number_of_threads_gives_the_same_bits() {
    let one = answers(&wild(Plies::TWO));
    for threads in [2, 3, 64] {
        let threads = NonZeroUsize::new(threads).unwrap();
        assert_eq!(one, answers(&wild(Plies::TWO).with_threads(threads)));
    }
}
