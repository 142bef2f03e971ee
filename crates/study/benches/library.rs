//! Measures how long a question about the boards of ten thousand matches takes,
//! including reading the index.
//!
//! `cargo bench -p study` prints it.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark is a program of its own: it prints, and has a clock"
)]

#[path = "../../rules/tests/shared/random.rs"]
mod random;
#[path = "../../rules/tests/shared/self_play.rs"]
mod self_play;

use std::time::Instant;

use random::Random;
use rules::{Movement, Roll, Seat, Variant};
use self_play::SelfPlay;
use study::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId, Query};

const MATCHES: u64 = 10_000;
const DECISIONS: u32 = 200;

const QUESTIONS: [&str; 4] = [
    "prime>=5 their-anchor=1",
    "kind=back-game error>=0.05",
    "decision=play their-bar>=1 home>=4",
    "board=....BBBB.................. lead>=10",
];

fn main() {
    let mut random = Random::new(2026);
    let mut games = SelfPlay::new(Variant::Backgammon, Movement::INTERNATIONAL);
    let mut decision = |number: u32| IndexedDecision {
        game: (number / 60) as u16,
        entry: number,
        seat: Seat::BOTH[number as usize % 2],
        kind: DecisionKind::Play(Roll::ALL[number as usize % 21]),
        board: games.next(&mut random),
        doublings: 0,
        owner: CubeOwner::Nobody,
        away: Some([5, 7]),
        loss: Some(Loss {
            equity: (number % 40) as f32 / 400.0,
            is_counted: true,
        }),
    };
    let matches = (0..MATCHES).map(|id| IndexedMatch {
        id: MatchId(id),
        names: ["Ann".into(), format!("Opponent {id}")],
        event: String::new(),
        date: "2026-03-14".into(),
        length: Some(7),
        winner: Some(Seat::First),
        analysis: "2-ply".into(),
        decisions: (0..DECISIONS).map(&mut decision).collect(),
    });
    let bytes = IndexedMatch::write_all(&matches.collect::<Vec<_>>());
    println!("{MATCHES} matches, {} bytes", bytes.len());
    let start = Instant::now();
    let matches = IndexedMatch::read_all(&bytes).expect("it was just written");
    println!("read in {:.0} ms", start.elapsed().as_secs_f64() * 1000.0);
    for question in QUESTIONS {
        let query: Query = question.parse().expect("it is well written");
        let start = Instant::now();
        let found = query.find(&matches).count();
        let time = start.elapsed().as_secs_f64() * 1000.0;
        println!("{question}: {found} found in {time:.0} ms");
        assert!(found > 0, "a question without an answer measures nothing");
    }
}
