//! `gammonbox` without a command: what this is, and how to go on.

use std::io::Write;

use rules::{Diagram, Variant};

const WELCOME: &str = "\
This is Gammonbox, the backgammon set as software. Go on with

  cargo run --release -- play                    play against the computer, here
  cargo run --release -- play --opponent person  two at one board
  cargo run --release -- rules                   whose rules you can play by
  cargo run --release -- help                    everything else
";

/// Says hello to somebody who has just started the program.
///
/// # Errors
///
/// If it cannot be written.
pub(super) fn run(output: &mut dyn Write) -> anyhow::Result<()> {
    let diagram = Diagram::from(Variant::Backgammon.opening());
    writeln!(output, "{}\n", diagram.to_string().trim_end())?;
    write!(output, "{WELCOME}")?;
    Ok(())
}
