//! Lists the legal plays for a position and a roll:
//!
//! ```sh
//! cargo run --example legal_plays 4HPwATDgc/ABMA 31 tavla
//! ```
//!
//! The position is a Position ID, GNUbg ID, XGID or OGID. The rules are a
//! built-in ruleset or house rules (default: international).
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "an example is a program: it is given arguments and prints"
)]

use std::error::Error;

use rules::{AnyId, Diagram, Plays, Position, PositionId, Roll, Ruleset, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id: AnyId = match arguments.next() {
        Some(text) => text.parse()?,
        None => "4HPwATDgc/ABMA".parse()?,
    };
    let roll: Roll = match arguments.next() {
        Some(text) => text.parse()?,
        None => "31".parse()?,
    };
    let rules: Ruleset = match arguments.next() {
        Some(text) => text.parse()?,
        None => Ruleset::international(),
    };

    let position = Position::try_from(Setup::from(id))?;
    println!("{}\n", Diagram::from(&position));
    for (play, board) in &Plays::new(position.board(), roll, rules.movement) {
        // The board is still from the point of view of the player who moved.
        let next = PositionId::from(board.for_opponent());
        println!("{:<24} {next}", play.to_string());
    }
    Ok(())
}
