//! Batch mode: one request per line, one JSON answer per line.

use std::io::{BufRead, Write};

use anyhow::Context;
use serde::Serialize;

/// What a line gets that cannot be answered.
#[derive(Serialize)]
struct Refusal {
    error: String,
}

/// Answers every line of `input` with one line of JSON, written before the next
/// line is read, so another program can wait for each answer. A line that can't
/// be answered, even an empty one, gets `{"error":"…"}`, and the rest
/// continues.
///
/// # Errors
///
/// Only if reading or writing itself fails.
pub(crate) fn converse<T: Serialize>(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    mut answer: impl FnMut(&str) -> anyhow::Result<T>,
) -> anyhow::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let request = str::from_utf8(&line).context("the line isn't UTF-8 text");
        match request.and_then(|request| answer(request.trim())) {
            Ok(answer) => write_line(output, &answer)?,
            Err(error) => {
                let error = format!("{error:#}");
                write_line(output, &Refusal { error })?;
            }
        }
        line.clear();
    }
    Ok(())
}

/// Writes a value as one line of JSON, at once.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write_line(output: &mut dyn Write, value: &impl Serialize) -> anyhow::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    output.write_all(&line)?;
    output.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> String {
        let mut output = Vec::new();
        let double = |line: &str| Ok(2 * line.parse::<i32>()?);
        converse(&mut &*input, &mut output, double).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn every_line_gets_one_answer_and_a_bad_one_stops_nothing() {
        let refusal = r#"{"error":"invalid digit found in string"}"#;
        let empty = r#"{"error":"cannot parse integer from empty string"}"#;
        let expected = format!("2\n{refusal}\n{empty}\n6\n");
        assert_eq!(answers(b"1\nx\n\n3"), expected);
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let refused = answers(b"\xff\n1\r\n");
        let (first, second) = refused.split_once('\n').unwrap();
        assert!(first.starts_with(r#"{"error":"the line isn't UTF-8 text"#));
        assert_eq!(second, "2\n");
    }
}
