//! `gammonbox convert`: converts match files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use formats::{MatchFile, Reading};

use super::Answer;
use crate::files::{files_in, read_match, write_new};

/// Convert a match file from any known format to another.
///
/// The format is detected from the content, never from the name. Match texts of
/// all programs and sites, files of GNU Backgammon, eXtreme Gammon and BGBlitz,
/// and more are read; docs/formats.md lists them. Problems and illegal plays
/// are listed with their line and column; nothing is dropped for being illegal.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Convert {
    /// The file to read, or a folder of files
    input: PathBuf,

    /// The file to write; its extension sets the format. If omitted, the file
    /// is only checked. For a folder, the folder to write to; use --to as well
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
  gammonbox convert --to mat match.txt -     to standard output
  gammonbox convert matches/                 check every file in a folder
  gammonbox convert --to mat matches/ mats/  convert every file in a folder

Exit status: 0 success, 1 some files in a folder couldn't be converted, 2 error.";

/// A format that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Match text, which every program reads
    Mat,
    /// The Smart Game Format of GNU Backgammon, with analysis
    Sgf,
    /// Gammonbox JSON, with everything
    Json,
    /// OGXM for HedgeHog, OpenGammon and GammonView, without analysis
    Ogxm,
}

impl Target {
    fn of(path: &Path) -> Option<Target> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match &*ending {
            "mat" | "txt" => Some(Target::Mat),
            "sgf" => Some(Target::Sgf),
            "json" => Some(Target::Json),
            "ogxm" => Some(Target::Ogxm),
            _ => None,
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Target::Mat => "mat",
            Target::Sgf => "sgf",
            Target::Json => "json",
            Target::Ogxm => "ogxm",
        }
    }

    fn write(self, file: &MatchFile) -> anyhow::Result<Vec<u8>> {
        Ok(match self {
            Target::Mat => formats::write_match_text(file)?.into_bytes(),
            Target::Sgf => formats::write_sgf(file)?.into_bytes(),
            Target::Json => formats::write_json(file)?.into_bytes(),
            Target::Ogxm => formats::write_ogxm(file)?,
        })
    }
}

impl Convert {
    /// Converts the file, or all files of the folder.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or another would be lost.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        if self.input.is_dir() {
            return self.convert_folder(output);
        }
        let target = self.target()?;
        let reading = self.convert(&self.input, target, output)?;
        if target.is_none_or(|(path, _)| path != Path::new("-")) {
            self.report(&reading, output)?;
        }
        Ok(Answer::Done)
    }

    /// Reads a file and writes it where it should go.
    fn convert(
        &self,
        input: &Path,
        target: Option<(&Path, Target)>,
        output: &mut dyn Write,
    ) -> anyhow::Result<Reading> {
        let about_input = || input.display().to_string();
        let bytes = read_match(input)?;
        let reading = formats::read(&bytes).with_context(about_input)?;
        // Large files are held once only.
        drop(bytes);
        let Some((path, target)) = target else {
            return Ok(reading);
        };
        let bytes = target.write(&reading.file).with_context(about_input)?;
        if path == Path::new("-") {
            output.write_all(&bytes)?;
        } else {
            write_new(path, &bytes, self.force)?;
        }
        Ok(reading)
    }

    /// Converts all files in a folder to another folder, keeping their names
    /// except for the extension. Files that can't be converted are listed, and
    /// the rest continues.
    fn convert_folder(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let target = match (&self.output, self.to) {
            (None, _) => None,
            (Some(folder), Some(target)) => Some((folder, target)),
            (Some(_), None) => bail!("to convert a folder, give --to mat, sgf, json or ogxm"),
        };
        let mut answer = Answer::Done;
        for path in files_in(&self.input)? {
            let written = target.map(|(folder, target)| {
                let within = path.strip_prefix(&self.input).unwrap_or(&path);
                (folder.join(within).with_extension(target.ending()), target)
            });
            let converted = written
                .as_ref()
                .and_then(|(written, _)| written.parent())
                .map_or(Ok(()), |folder| {
                    let made = fs::create_dir_all(folder);
                    made.with_context(|| format!("cannot create {}", folder.display()))
                })
                .and_then(|()| {
                    let written = written.as_ref();
                    let written = written.map(|(path, target)| (path.as_path(), *target));
                    self.convert(&path, written, output)
                });
            match converted {
                Ok(reading) => {
                    write!(output, "{}: ", path.display())?;
                    self.report(&reading, output)?;
                }
                Err(error) => {
                    writeln!(output, "{error:#}")?;
                    answer = Answer::No;
                }
            }
        }
        Ok(answer)
    }

    /// Where to write, and in which format.
    fn target(&self) -> anyhow::Result<Option<(&Path, Target)>> {
        let Some(path) = &self.output else {
            return Ok(None);
        };
        match self.to.or_else(|| Target::of(path)) {
            Some(target) => Ok(Some((path, target))),
            None => bail!(
                "can't tell the format from '{}': use .mat, .sgf, .json or .ogxm, or give --to",
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
        for violation in file.replay_games().flat_map(|(_, violations)| violations) {
            writeln!(output, "  {violation}")?;
        }
        Ok(())
    }
}
