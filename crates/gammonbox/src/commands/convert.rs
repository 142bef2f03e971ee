//! `gammonbox convert`: a match file in another format.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use formats::{MatchFile, Reading};

use super::Answer;
use crate::files::{read_match, write_new};

/// Convert a match file from any known format to another.
///
/// The format is detected from the content, never from the name. Match texts of
/// all programs and sites, files of GNU Backgammon, eXtreme Gammon and BGBlitz,
/// and more are read; docs/formats.md lists them. Problems and illegal plays
/// are listed with their line and column; nothing is dropped for being illegal.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Convert {
    /// The file to read
    input: PathBuf,

    /// The file to write; its extension sets the format. If omitted, the file
    /// is only checked
    output: Option<PathBuf>,

    /// Format to write, whatever the file's extension
    #[arg(long, value_name = "FORMAT")]
    to: Option<Target>,

    /// Overwrite an existing file
    #[arg(long)]
    force: bool,

    /// Don't list problems
    #[arg(long)]
    quiet: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox convert match.txt                what's in it, and any problems
  gammonbox convert match.xg match.mat       for any other program
  gammonbox convert match.mat match.sgf      for GNU Backgammon
  gammonbox convert --to mat match.txt -     to standard output";

/// A format that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Match text, which every program reads
    Mat,
    /// The Smart Game Format of GNU Backgammon, with analysis
    Sgf,
    /// Gammonbox JSON, with everything
    Json,
}

impl Target {
    fn of(path: &Path) -> Option<Target> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match &*ending {
            "mat" | "txt" => Some(Target::Mat),
            "sgf" => Some(Target::Sgf),
            "json" => Some(Target::Json),
            _ => None,
        }
    }

    fn write(self, file: &MatchFile) -> anyhow::Result<String> {
        Ok(match self {
            Target::Mat => formats::write_match_text(file)?,
            Target::Sgf => formats::write_sgf(file),
            Target::Json => formats::write_json(file)?,
        })
    }
}

impl Convert {
    /// Converts the file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or another would be lost.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let input = self.input.display();
        let target = self.target()?;
        let bytes = read_match(&self.input)?;
        let reading = formats::read(&bytes).with_context(|| format!("{input}"))?;
        let Some((path, target)) = target else {
            self.report(&reading, output)?;
            return Ok(Answer::Done);
        };
        let text = target
            .write(&reading.file)
            .with_context(|| format!("{input}"))?;
        if path == Path::new("-") {
            output.write_all(text.as_bytes())?;
            return Ok(Answer::Done);
        }
        write_new(path, &text, self.force)?;
        self.report(&reading, output)?;
        Ok(Answer::Done)
    }

    /// Where to write, and in which format.
    fn target(&self) -> anyhow::Result<Option<(&Path, Target)>> {
        let Some(path) = &self.output else {
            return Ok(None);
        };
        match self.to.or_else(|| Target::of(path)) {
            Some(target) => Ok(Some((path, target))),
            None => bail!(
                "can't tell the format from '{}': use .mat, .sgf or .json, or give --to",
                path.display()
            ),
        }
    }

    fn report(&self, reading: &Reading, output: &mut dyn Write) -> anyhow::Result<()> {
        let Reading {
            format,
            file,
            warnings,
        } = reading;
        let (games, rolls) = (file.games.len(), file.rolls());
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        writeln!(
            output,
            "{format}: {games} game{}, {rolls} roll{}",
            plural(games),
            plural(rolls)
        )?;
        if self.quiet {
            return Ok(());
        }
        for warning in warnings {
            writeln!(output, "  {warning}")?;
        }
        for violation in file.replay().violations {
            writeln!(output, "  {violation}")?;
        }
        Ok(())
    }
}
