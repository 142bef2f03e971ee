//! Progress of long commands, for someone watching.

use std::io::{self, IsTerminal, Write};

/// A line on the terminal that shows the progress of a command. It shows
/// nothing if standard error isn't a terminal, and is cleared when the work is
/// done.
#[derive(Debug)]
pub(crate) struct Progress {
    done: usize,
    of: usize,
    word: String,
    is_shown: bool,
}

impl Progress {
    /// Progress at 0 of this many steps.
    pub(crate) fn new(of: usize) -> Progress {
        let progress = Progress {
            done: 0,
            of,
            word: String::new(),
            is_shown: io::stderr().is_terminal(),
        };
        progress.show();
        progress
    }

    /// One step more is done.
    pub(crate) fn advance(&mut self) {
        self.reach(self.done + 1, "");
    }

    /// So many steps are done, and this can be said already. A later word
    /// should not be shorter.
    pub(crate) fn reach(&mut self, done: usize, word: &str) {
        self.done = done;
        self.word = word.to_owned();
        self.show();
    }

    fn show(&self) {
        if self.is_shown {
            let percent = 100 * self.done / self.of.max(1);
            // A progress that cannot be shown is no reason to stop.
            let _ = write!(io::stderr(), "\r{percent:3} % {}", self.word);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let wide = 6 + self.word.chars().count();
            let _ = write!(io::stderr(), "\r{:wide$}\r", "");
        }
    }
}
