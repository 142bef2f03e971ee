//! Ranks the plays of a roll and says what to do with the cube.
//!
//!     cargo run --package gammonbox-engine --example best_play -- 4HPwATDgc/ABMA 31

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "an example reads its arguments and shows what it found"
)]

use engine::{Analyst, Nets, Plies};
use rules::{AnyId, Position, Roll, Ruleset, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or("4HPwATDgc/ABMA".to_owned());
    let roll = arguments.next().unwrap_or("31".to_owned());
    let position = Position::try_from(Setup::from(id.parse::<AnyId>()?))?;
    let roll: Roll = roll.parse()?;

    let analyst =
        Analyst::for_rules(&Ruleset::international(), Nets::bundled()).with_plies(Plies::ONE);
    for ranked in analyst.plays(&position, roll).iter().take(3) {
        let win = 100.0 * ranked.chances.win;
        println!("{:<16} {:+.3}  {win:.1} %", ranked.play, ranked.equity.0);
    }
    if let Some(advice) = analyst.cube(&position) {
        println!("before the roll: {}", advice.decision);
    }
    Ok(())
}
