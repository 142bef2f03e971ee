//! Backgammon in a box: every part of it is a command.
//!
//! Each command is one file in `commands`: its arguments, its help, what it
//! does, and its tests. A command uses only the two streams it's given, so a
//! test can hold the other ends.
#![forbid(unsafe_code)]
#![allow(
    clippy::disallowed_methods,
    reason = "this is the program that talks to the outside, so that the libraries need not"
)]

mod batch;
mod commands;
mod drawing;
mod engine_choice;
mod figures;
mod file_limit;
mod files;
mod help;
mod named_position;
mod nets;
mod progress;
mod stop;
mod table;
mod table_cache;
mod table_store;
mod user_folders;
mod version;

use std::error::Error;
use std::ffi::OsString;
use std::io::{self, BufRead, BufWriter, Write};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use crate::commands::{Answer, Arguments};

fn main() -> ExitCode {
    let mut output = BufWriter::new(io::stdout().lock());
    let result = run(std::env::args_os(), &mut io::stdin().lock(), &mut output);
    match result {
        Ok(Answer::Done) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be said, the exit code still tells.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Does what the arguments say.
fn run(
    arguments: impl Iterator<Item = OsString>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let arguments: Vec<OsString> = arguments.collect();
    let language = help::language_of(&arguments);
    let command = help::spoken(Arguments::command(), language);
    let parsed = command.try_get_matches_from(arguments);
    let answer = match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments.run(language, input, output)?,
        Err(asked) if asked.kind() == ErrorKind::DisplayVersion => {
            write!(output, "{}", version::version())?;
            Answer::Done
        }
        Err(help) if !help.use_stderr() => {
            write!(output, "{help}")?;
            Answer::Done
        }
        Err(refused) => return Err(in_a_sentence(&refused)),
    };
    output.flush()?;
    Ok(answer)
}

/// What is wrong with the arguments. A value that is wrong says so itself;
/// what the command line as a whole lacks is said by its parser, in several
/// paragraphs that become one line.
fn in_a_sentence(refused: &clap::Error) -> anyhow::Error {
    if let (ErrorKind::ValueValidation, Some(why)) = (refused.kind(), refused.source()) {
        let why = with_causes(why);
        return anyhow::Error::msg(about_number(refused).unwrap_or(why));
    }
    let text = refused.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let paragraphs = text.split("\n\n").map(|paragraph| {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        words
            .join(" ")
            .replace("Usage: ", "usage: ")
            .replace("For more", "for more")
    });
    let paragraphs: Vec<String> = paragraphs.collect();
    anyhow::Error::msg(paragraphs.join("; ").trim_end_matches('.').to_owned())
}

/// What is wrong with a number: which option it was for, and what it can be.
/// Other values say so themselves.
fn about_number(refused: &clap::Error) -> Option<String> {
    let text = |kind| match refused.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    // `--top <N>` is typed as `--top`.
    let argument = text(ContextKind::InvalidArg)?;
    let name = argument.split_whitespace().next()?;
    let value = text(ContextKind::InvalidValue)?.escape_debug();
    let why = refused.source()?;
    let allowed = if let Some(error) = why.downcast_ref::<ParseIntError>() {
        match error.kind() {
            IntErrorKind::Zero => "it must be 1 or more".to_owned(),
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => {
                "that's out of range".to_owned()
            }
            _ => "it must be a whole number".to_owned(),
        }
    } else if why.is::<ParseFloatError>() {
        "it must be a number, such as 0.5".to_owned()
    } else {
        // Clap's own words for a range: `0 is not in 1..=20000`.
        let why = why.to_string();
        let (_, range) = why.split_once(" is not in ")?;
        match range.split_once("..") {
            Some((first, "")) => format!("it must be {first} or more"),
            Some((first, last)) => {
                format!("it must be {first} to {}", last.trim_start_matches('='))
            }
            None => return None,
        }
    };
    Some(format!("{name} can't be '{value}': {allowed}"))
}

/// An error and what is behind it, in one line.
fn with_causes(error: &dyn Error) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    let causes: Vec<_> = causes.map(ToString::to_string).collect();
    causes.join(": ")
}

/// Whether the reader of the output is gone: then there's nobody to tell, and
/// nothing is wrong.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
