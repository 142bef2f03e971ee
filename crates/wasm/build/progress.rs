//! Shows the build's progress on the terminal. Cargo captures what a build
//! script prints and shows nothing until it has ended.

use std::fs::File;
use std::io::{IsTerminal, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// How often the line is updated, so that a slow terminal doesn't hold up the
/// build.
const PAUSE: Duration = Duration::from_millis(500);

/// A line on the terminal of the cargo that runs this script, if there is one.
#[derive(Debug)]
pub(crate) struct Progress {
    terminal: Option<File>,
    written: Option<Instant>,
}

impl Progress {
    /// Says what is starting and how long it usually takes.
    pub(crate) fn start(headline: &str) -> Progress {
        let mut terminal = terminal();
        if let Some(terminal) = &mut terminal {
            show(terminal, format_args!("{headline}\n"));
        }
        Progress {
            terminal,
            written: None,
        }
    }

    /// Shows which step has started, replacing the previous text.
    pub(crate) fn step(&mut self, text: &str) {
        if let Some(terminal) = &mut self.terminal {
            show(terminal, format_args!("{text}"));
        }
    }

    /// Reads another cargo's output to the end and shows its progress. Returns
    /// the rest of the output.
    pub(crate) fn follow(&mut self, mut output: impl Read) -> Result<String> {
        let mut said = Vec::new();
        let mut line = Vec::new();
        let mut buffer = [0; 4096];
        loop {
            let length = output.read(&mut buffer).context("cargo cannot be heard")?;
            if length == 0 {
                break;
            }
            for &byte in &buffer[..length] {
                match byte {
                    // The bar ends with this, so that it can be overwritten.
                    b'\r' => {
                        self.show_bar(&String::from_utf8_lossy(&line));
                        line.clear();
                    }
                    b'\n' => {
                        said.append(&mut line);
                        said.push(b'\n');
                    }
                    _ => line.push(byte),
                }
            }
        }
        said.append(&mut line);
        Ok(String::from_utf8_lossy(&said).into_owned())
    }

    fn show_bar(&mut self, bar: &str) {
        let now = Instant::now();
        if self.written.is_some_and(|before| now - before < PAUSE) {
            return;
        }
        if let Some(counted) = counted(bar) {
            self.step(&format!("        page {counted}"));
            self.written = Some(now);
        }
    }
}

impl Drop for Progress {
    /// Cargo's own bar continues where ours was.
    fn drop(&mut self) {
        self.step("");
    }
}

/// The end of cargo's bar, `12/194: leptos, syn`.
fn counted(bar: &str) -> Option<&str> {
    let (_, counted) = bar.split_once("] ")?;
    counted
        .starts_with(|letter: char| letter.is_ascii_digit() || letter == ' ')
        .then_some(counted.trim())
}

/// Overwrites the line. It doesn't matter if that fails.
fn show(terminal: &mut File, text: std::fmt::Arguments) {
    let _ = write!(terminal, "\r\x1b[K{text}");
    let _ = terminal.flush();
}

/// The terminal where cargo writes its own bar or, if we can't tell, the one it
/// was started from.
fn terminal() -> Option<File> {
    #[cfg(target_os = "linux")]
    let path = format!("/proc/{}/fd/2", std::os::unix::process::parent_id());
    #[cfg(all(unix, not(target_os = "linux")))]
    let path = "/dev/tty";
    #[cfg(windows)]
    let path = "CONOUT$";
    let file = File::options().write(true).open(Path::new(&path)).ok()?;
    file.is_terminal().then_some(file)
}
