//! Reads a match file in any format, and reports what's in it and what's odd.
//!
//! `cargo run -p gammonbox-formats --example check_match -- match.mat`
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "an example reads a file and prints"
)]

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a match file")?;
    let reading = formats::read(&std::fs::read(path)?)?;
    let file = &reading.file;
    println!(
        "{}: {} against {}, {} games, {} rolls",
        reading.format,
        file.players.white.name,
        file.players.black.name,
        file.games.len(),
        file.rolls()
    );
    for warning in &reading.warnings {
        println!("  {warning}");
    }
    for violation in file.replay_games().flat_map(|(_, violations)| violations) {
        println!("  {violation}");
    }
    let text = formats::write_match_text(file)?;
    println!("as match text: {} bytes", text.len());
    Ok(())
}
