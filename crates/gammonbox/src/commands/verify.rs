//! `gammonbox verify`: checks the dice of a match.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use protocol::{Commitment, Receipt, Share};

use super::Answer;

/// Check the dice of a match played on a server.
///
/// The file is a match saved by a server or by the page, with its receipt. All
/// dice are recomputed from the secret that the server committed to before the
/// match and from what both players' devices added, and compared with the
/// match.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The match, in any format that `gammonbox convert` reads
    file: PathBuf,

    /// What the server showed before the first roll, as your page kept it
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,

    /// What your device added to the dice, as your page kept it
    #[arg(long, value_name = "HEX")]
    share: Option<Share>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox verify gammonbox-mrswmz3infvgw3dn.mat
  gammonbox verify match.mat --commitment 630d...10dd --share 0001...0e0f

Exit status 0 means that the dice are the ones in the receipt, 1 that they
aren't. With the commitment and the share that your page kept from before the
match, it proves that the server didn't choose the dice. Without them, a whole
receipt could have been made up afterward. It never proves that the server
didn't know the dice in advance, or that it told nobody.";

impl Verify {
    /// What follows from a receipt that is right.
    const fn proved(&self) -> &'static str {
        match (self.commitment.is_some(), self.share.is_some()) {
            (true, true) => {
                "The server had fixed its part before the match, and yours is in it: \
                 it didn't choose the dice."
            }
            (true, false) => {
                "The server had fixed its part before the match. Not proved: that a player's \
                 bytes are in it (--share)."
            }
            (false, true) => {
                "Your bytes are in it. Not proved: that the server had fixed its part before \
                 the match (--commitment)."
            }
            (false, false) => {
                "Not proved: that they were fixed before the match. For that, give what your \
                 page kept from before it: --commitment and --share."
            }
        }
    }

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
            writeln!(output, "The match breaks the rules: {end}.")?;
            return Ok(Answer::No);
        }
        let checked = receipt.check().and_then(|throws| {
            receipt.check_witness(self.commitment, self.share)?;
            receipt.check_match(&record)?;
            Ok(throws)
        });
        Ok(match checked {
            Ok(throws) => {
                writeln!(output, "All {throws} rolls match the receipt.")?;
                writeln!(output, "{}", self.proved())?;
                writeln!(output, "Commitment: {}", receipt.commitment)?;
                Answer::Done
            }
            Err(fraud) => {
                writeln!(output, "These dice can't be trusted: {fraud}.")?;
                Answer::No
            }
        })
    }
}
