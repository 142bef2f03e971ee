//! `gammonbox verify`: whether the dice of a match were honest.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use protocol::Receipt;

use super::Answer;

/// Check the dice of a match played on a server.
///
/// The file is the match as a server or the page saves it, with its receipt.
/// All dice are worked out again from the secret that the server had committed
/// to before the match and from what both players' devices added, and compared
/// with those of the match.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The match, in any format that `gammonbox convert` reads
    file: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox verify gammonbox-mrswmz3infvgw3dn.mat

Exit code 0 says that the dice are those that were fixed before the first of
them was rolled, 1 that they are not. It proves that the server did not choose
them; not that it did not know them, or told nobody.";

impl Verify {
    /// Checks the receipt of a file, and the file by its receipt.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or has no receipt.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let name = self.file.display();
        let bytes = fs::read(&self.file).with_context(|| format!("{name}"))?;
        let reading = formats::read(&bytes).with_context(|| format!("{name}"))?;
        let receipt: Receipt = reading
            .file
            .receipt
            .join("\n")
            .parse()
            .with_context(|| format!("{name}: the receipt"))?;
        let (record, end) = reading
            .file
            .to_record()
            .with_context(|| format!("{name}"))?;
        if let Some(end) = end {
            writeln!(output, "The match departs from the rules: {end}.")?;
            return Ok(Answer::No);
        }
        let checked = receipt
            .check()
            .and_then(|throws| receipt.check_match(&record).map(|()| throws));
        Ok(match checked {
            Ok(throws) => {
                writeln!(
                    output,
                    "All {throws} throws are those that were fixed before the first."
                )?;
                writeln!(output, "Commitment: {}", receipt.commitment)?;
                Answer::Done
            }
            Err(fraud) => {
                writeln!(output, "These dice cannot be trusted: {fraud}.")?;
                Answer::No
            }
        })
    }
}
