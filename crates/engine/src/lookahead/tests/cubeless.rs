//! Looking ahead without a cube.

use super::*;
use crate::bear_off::OneSidedTable;

fn equity(chances: [f64; 5]) -> f64 {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = chances;
    2.0 * win - 1.0 + win_gammon + win_backgammon - lose_gammon - lose_backgammon
}

/// The definition: the mean over 36 throws of the reply that is best with one
/// ply less.
fn twin(board: &Board, plies: u8) -> [f64; 5] {
    if plies == 0 || board.is_over() {
        let chances = Wild.chances(board);
        return [
            chances.win,
            chances.win_gammon,
            chances.win_backgammon,
            chances.lose_gammon,
            chances.lose_backgammon,
        ]
        .map(f64::from);
    }
    let mut sum = [0.0; 5];
    for roll in throws() {
        let replies = results(board, roll)
            .into_iter()
            .map(|next| twin(&next, plies - 1));
        let best = replies.min_by(|one, other| equity(*one).total_cmp(&equity(*other)));
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = best.unwrap();
        let own = [
            1.0 - win,
            lose_gammon,
            lose_backgammon,
            win_gammon,
            win_backgammon,
        ];
        for (sum, part) in sum.iter_mut().zip(own) {
            *sum += part / 36.0;
        }
    }
    sum
}

fn assert_same(found: &Chances, expected: [f64; 5]) {
    let found = [
        found.win,
        found.win_gammon,
        found.win_backgammon,
        found.lose_gammon,
        found.lose_backgammon,
    ];
    for (found, expected) in found.into_iter().zip(expected) {
        assert!(
            (f64::from(found) - expected).abs() < 1e-5,
            "{found} {expected}"
        );
    }
}

#[test]
fn no_ply_is_the_evaluator_itself() {
    let boards = small_boards();
    let look = wild(Plies::ZERO);
    for board in &boards {
        assert_eq!(look.chances(board), Wild.chances(board));
    }
    assert_eq!(look.chances_of_all(&boards), Wild.chances_of_all(&boards));
}

#[test]
fn one_ply_is_the_mean_over_all_rolls_of_the_best_reply() {
    let look = wild(Plies::ONE);
    for board in [opening()].into_iter().chain(contact_and_race()) {
        assert_same(&look.chances(&board), twin(&board, 1));
    }
}

#[test]
fn two_plies_without_a_filter_are_the_definition_twice() {
    let look = wild(Plies::TWO).with_filters(Filters::NONE);
    for board in contact_and_race() {
        assert_same(&look.chances(&board), twin(&board, 2));
    }
}

/// Boards with a checker outside the home boards: the others come from a table
/// and aren't searched.
fn contact_and_race() -> impl Iterator<Item = Board> {
    let is_outside = |board: &Board| !board.player().are_home() || !board.opponent().are_home();
    small_boards().into_iter().filter(is_outside)
}

/// Knows bear-offs exactly.
struct WithTable(OneSidedTable);

impl Evaluator for WithTable {
    fn chances(&self, board: &Board) -> Chances {
        self.0.chances(board).unwrap_or_else(|| Wild.chances(board))
    }
}

#[test]
fn what_a_table_knows_stays_as_it_is_at_any_depth() {
    let evaluator = WithTable(OneSidedTable::generate(Movement::INTERNATIONAL));
    let board = three([5, 4, 4], [6, 4, 2]);
    let exact = evaluator.0.chances(&board).unwrap();
    for plies in [Plies::ZERO, Plies::ONE, Plies::TWO, Plies::THREE] {
        let look = Lookahead::new(&evaluator, Movement::INTERNATIONAL, plies);
        assert_eq!(look.chances(&board), exact, "{plies} plies");
    }
}

#[test]
fn a_game_that_is_over_is_not_played_on() {
    let won = Placement {
        off: 3,
        ..Placement::default()
    };
    let board = Board::from_placements(won, Placement::on_points(&[(1, 3)])).unwrap();
    assert_eq!(wild(Plies::TWO).chances(&board).win, 1.0);
    assert_eq!(wild(Plies::TWO).chances(&board.for_opponent()).win, 0.0);
}

#[test]
fn a_lookahead_can_wrap_another() {
    let one = wild(Plies::ONE);
    let two = Lookahead::new(&one, Movement::INTERNATIONAL, Plies::ONE);
    let board = three([20, 9, 3], [17, 7, 4]);
    assert_same(&two.chances(&board), twin(&board, 2));
}
