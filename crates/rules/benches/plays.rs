//! Measures how fast plays are generated, on boards from random self-play with
//! a fixed seed, each with all 21 rolls.
//!
//! `cargo bench -p gammonbox-rules` prints the speed. Our machines are noisy,
//! so compare the number that `benches/instructions` prints.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark is a program of its own: it prints, and has a clock"
)]

#[path = "../tests/shared/random.rs"]
mod random;
#[path = "../tests/shared/self_play.rs"]
mod self_play;

use std::hint::black_box;
use std::time::{Duration, Instant};

use random::Random;
use rules::{Board, Movement, Plays, Roll, Variant};
use self_play::SelfPlay;

const BOARDS: usize = 10_000;
const PAIRS: usize = BOARDS * Roll::ALL.len();

/// The number of plays for all pairs of board and roll.
const RESULTS: usize = 4_201_589;

/// How often to go through all pairs. Each part takes less than a millisecond,
/// and its fastest time counts: whatever else the machine is doing, it won't
/// disturb the same part every time.
const ROUNDS: usize = 40;
const PART: usize = 50;

fn main() {
    let mut random = Random::new(2026);
    let mut games = SelfPlay::new(Variant::Backgammon, Movement::INTERNATIONAL);
    let boards: Vec<Board> = (0..BOARDS).map(|_| games.next(&mut random)).collect();

    // For callgrind, which is about fifty times slower.
    if std::env::args().any(|word| word == "--once") {
        check(generate_all(&boards));
        println!("{PAIRS} pairs");
        return;
    }
    let mut fastest = [Duration::MAX; BOARDS / PART];
    for _ in 0..ROUNDS {
        let mut results = 0;
        for (part, fastest) in boards.chunks(PART).zip(&mut fastest) {
            let start = Instant::now();
            results += generate_all(part);
            *fastest = start.elapsed().min(*fastest);
        }
        check(results);
    }
    let seconds = fastest.iter().sum::<Duration>().as_secs_f64();
    let per_second = |count: usize| count as f64 / seconds / 1e6;
    println!(
        "{:.2} million (board, roll) pairs a second",
        per_second(PAIRS)
    );
    println!("{:.1} million results a second", per_second(RESULTS));
}

/// Generates all plays for all boards and rolls, and counts them.
#[inline(never)]
fn generate_all(boards: &[Board]) -> usize {
    let mut plays = Plays::default();
    let mut results = 0;
    for board in boards {
        for roll in Roll::ALL {
            plays.refill(black_box(board), roll, Movement::INTERNATIONAL);
            results += black_box(&plays).len();
        }
    }
    results
}

fn check(results: usize) {
    assert_eq!(results, RESULTS, "the plays are not what they were");
}
