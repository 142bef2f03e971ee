//! Reads lines from a terminal or another program.

use std::io::{BufRead, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

/// Where the lines come from.
pub(super) enum Lines<'a> {
    /// A person at a terminal, who can edit a line and go back to earlier
    /// ones.
    Terminal(Box<DefaultEditor>),
    /// A file or another program. What it says is written too, so that the
    /// output can be read as a conversation.
    Stream(&'a mut dyn BufRead),
}

impl Lines<'_> {
    /// Prints a prompt and reads the next line; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// If a stream fails.
    pub(super) fn ask(
        &mut self,
        question: &str,
        output: &mut dyn Write,
    ) -> anyhow::Result<Option<String>> {
        match self {
            Lines::Terminal(editor) => {
                // The editor draws its line again and again: only the last one
                // is its own.
                let start = question.rfind('\n').map_or(0, |end| end + 1);
                write!(output, "{}", &question[..start])?;
                output.flush()?;
                match editor.readline(&question[start..]) {
                    Ok(line) => {
                        if !line.trim().is_empty() {
                            editor.add_history_entry(line.as_str())?;
                        }
                        Ok(Some(line))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(error.into()),
                }
            }
            Lines::Stream(input) => {
                write!(output, "{question}")?;
                output.flush()?;
                let mut line = Vec::new();
                if input.read_until(b'\n', &mut line)? == 0 {
                    writeln!(output)?;
                    return Ok(None);
                }
                let line = String::from_utf8_lossy(&line).trim_end().to_owned();
                writeln!(output, "{line}")?;
                Ok(Some(line))
            }
        }
    }
}
