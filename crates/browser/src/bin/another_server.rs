//! A server in its own process, for tests that need two. It shares the tables
//! of the given PostgreSQL database, prints its address, and ends with the
//! process that started it.

#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "it is told what to do")]

use std::io::{self, Write};

use anyhow::{Context, Result};
use browser::Served;

fn main() -> Result<()> {
    let tables = std::env::args().nth(1).context("where are the tables?")?;
    let served = Served::sharing(tables.parse()?);
    let mut output = io::stdout();
    writeln!(output, "{}", served.socket())?;
    output.flush()?;
    io::copy(&mut io::stdin(), &mut io::sink())?;
    Ok(())
}
