//! Races as games lead to them: where to start, and what nets lose in them by
//! the look-ahead of one of them.

use engine::{Class, Evaluator, Judge, Lookahead, Plies};
use rules::{Board, Movement, Plays, Roll};

use crate::opening::{Mined, opening};
use crate::random::Random;

/// How many plays the referee looks at two plies ahead, besides the nets' own.
const CANDIDATES: usize = 4;

/// What a net loses per decision, in points, with the standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Loss {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

/// What each net loses per race decision that has a choice, without look-ahead
/// and without the cube. The decisions are from games from the opening, one a
/// game, and the referee's two plies are taken for the truth.
pub(crate) fn losses(count: usize, referee: &Judge, nets: &[Judge]) -> Vec<Loss> {
    let mut random = Random::new(7);
    let mut lost = vec![Vec::with_capacity(count); nets.len()];
    while lost.first().is_some_and(|lost| lost.len() < count) {
        let (board, roll) = draw(referee, &mut random);
        if Plays::new(&board, roll, Movement::INTERNATIONAL).len() < 2 {
            continue;
        }
        for (lost, loss) in lost.iter_mut().zip(decide(referee, nets, &board, roll)) {
            lost.push(loss);
        }
    }
    lost.iter().map(|lost| mean(lost)).collect()
}

/// The first race of a game from the opening.
pub(crate) fn first_race(judge: &Judge, random: &mut Random) -> Board {
    loop {
        let mut board = opening(Mined::None, random);
        while Class::of(&board) == Class::Contact {
            board = played(judge, &board, random);
        }
        if Class::of(&board) == Class::Race {
            return board;
        }
    }
}

/// A race from a game, at any of its turns.
fn draw(judge: &Judge, random: &mut Random) -> (Board, Roll) {
    let mut board = first_race(judge, random);
    let mut races = Vec::new();
    while Class::of(&board) == Class::Race {
        races.push(board);
        board = played(judge, &board, random);
    }
    let race = races[random.below(races.len() as u32) as usize];
    (race, random.roll())
}

/// The board after any roll, as the opponent sees it.
fn played(judge: &Judge, board: &Board, random: &mut Random) -> Board {
    let results = results(board, random.roll());
    results[best(judge, &results)]
}

/// What each net loses with this roll.
fn decide(referee: &Judge, nets: &[Judge], board: &Board, roll: Roll) -> Vec<f64> {
    let look = Lookahead::new(referee, Movement::INTERNATIONAL, Plies::ONE);
    let ranked = look.rank_cubeless(board, roll);
    let look = look.with_plies(Plies::TWO);
    let value = |board: &Board| -f64::from(look.chances(board).equity().0);
    let results = results(board, roll);
    let chosen: Vec<f64> = nets
        .iter()
        .map(|net| value(&results[best(net, &results)]))
        .collect();
    let ranked = ranked.iter().take(CANDIDATES);
    let top = ranked.map(|play| value(&play.board.for_opponent()));
    let top = top.chain(chosen.iter().copied()).fold(f64::MIN, f64::max);
    chosen.iter().map(|value| top - value).collect()
}

/// The boards that a roll can lead to, as the opponent sees them.
fn results(board: &Board, roll: Roll) -> Vec<Board> {
    let plays = Plays::new(board, roll, Movement::INTERNATIONAL);
    plays
        .iter()
        .map(|(_, board)| board.for_opponent())
        .collect()
}

/// Which of the boards is the opponent's worst.
fn best(judge: &Judge, boards: &[Board]) -> usize {
    let values = judge.chances_of_all(boards);
    let equity = |place: &usize| values[*place].equity().0;
    (0..boards.len())
        .min_by(|one, other| equity(one).total_cmp(&equity(other)))
        .expect("a roll has at least one result")
}

fn mean(values: &[f64]) -> Loss {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    Loss {
        mean,
        error: (squares / count / (count - 1.0)).sqrt(),
    }
}
