//! How long a click takes: interpreting the gesture, the new picture, what's
//! shown beside the board, and the text that's saved. That's everything the
//! page does before it draws. And how long a hint takes.
//!
//! `cargo bench -p web` prints both.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark is a program of its own: it prints, and has a clock"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::Plies;
use rules::{Action, ByPlayer, Seat};
use web::play::{Bottom, DiceSource, Participant, Settings, Table, TableSetup, Waiting};
use web::worker::{EngineWorker, Reply, Request, VERSION};
use web::{Gesture, Place};

/// A frame of the screen.
const FRAME: Duration = Duration::from_millis(16);
/// How long a hint may take.
const HINT: Duration = Duration::from_secs(1);

fn main() {
    let person = |name: &str| Participant::Person {
        name: name.to_owned(),
    };
    let mut table = Table::new(TableSetup {
        participants: ByPlayer {
            white: person("Ann"),
            black: person("Ben"),
        },
        rules: "international, match 15".parse().expect("these are rules"),
        dice: DiceSource::Seed(2026),
        bottom: Bottom::Seat(Seat::First),
    });
    table.set_settings(Settings::default());

    let mut times = Vec::new();
    let mut hints = Vec::new();
    while table.status().match_winner.is_none() {
        let gesture = match table.waiting() {
            Waiting::Throw(_) | Waiting::Roll(_) | Waiting::PickUp(_) | Waiting::Held(..) => {
                Gesture::PressDice
            }
            Waiting::Play(..) => {
                let task = table.hint_task(Plies::TWO);
                if let Some(task) = task.filter(|_| times.len() % 97 == 0) {
                    let request = Request {
                        version: VERSION,
                        number: 1,
                        task,
                    };
                    hints.push(fastest(|| {
                        // A new worker, which remembers nothing and reads its
                        // nets first.
                        let answer = EngineWorker::default().answer(request.clone());
                        assert!(matches!(answer.reply, Reply::Plays(_)), "{answer:?}");
                    }));
                }
                let movable = table.picture().movable;
                // Somewhere in the middle, so that games don't get too long.
                Gesture::Press(
                    movable
                        .get(movable.len() / 2)
                        .copied()
                        .unwrap_or(Place::Bar(rules::Player::White)),
                )
            }
            Waiting::Over(_) => {
                table.next_game();
                continue;
            }
            Waiting::Answer(player, _) => {
                table.act(player, Action::Take);
                continue;
            }
            Waiting::Dice(_) | Waiting::Coach(_) => unreachable!("nobody asked for these"),
        };
        times.push(fastest(|| {
            let mut clicked = table.clone();
            clicked.gesture(gesture);
            black_box((clicked.picture(), clicked.status(), clicked.to_string()));
        }));
        table.gesture(gesture);
    }
    report("a click", &mut times, FRAME);
    report("a hint at 2 plies", &mut hints, HINT);
    println!("saved: {} bytes", table.to_string().len());
}

/// The fastest of three times, since other work on the machine doesn't disturb
/// every one.
fn fastest(mut action: impl FnMut()) -> Duration {
    let times = [(); 3].map(|()| {
        let start = Instant::now();
        action();
        start.elapsed()
    });
    times.into_iter().min().unwrap_or_default()
}

fn report(what: &str, times: &mut [Duration], limit: Duration) {
    times.sort_unstable();
    let median = times[times.len() / 2];
    let slow = times[times.len() * 99 / 100];
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{what}: median {:.3} ms, 99 of 100 below {:.3} ms, slowest {:.3} ms, of {}",
        millis(median),
        millis(slow),
        millis(times[times.len() - 1]),
        times.len()
    );
    assert!(median < limit, "{what} takes too long");
}
