//! Work that goes on step by step until it's stopped, at most once at a time.

/// The runs of some work. A step that is still waiting for its answer when the
/// work is stopped and started again belongs to an earlier run, and ends there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    last: u64,
    is_running: bool,
}

/// One of the [`Runs`] of some work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run(u64);

impl Runs {
    /// Starts a run; `None` if one is going on.
    pub const fn start(&mut self) -> Option<Run> {
        if self.is_running {
            return None;
        }
        self.last += 1;
        self.is_running = true;
        Some(Run(self.last))
    }

    /// Stops whichever run is going on.
    pub const fn stop(&mut self) {
        self.is_running = false;
    }

    /// Ends this run, if it's still the one that is going on.
    pub const fn end(&mut self, run: Run) {
        if self.goes_on(run) {
            self.is_running = false;
        }
    }

    /// Whether this run may take its next step.
    #[must_use]
    pub const fn goes_on(&self, run: Run) -> bool {
        self.is_running && self.last == run.0
    }

    /// Whether a run is going on.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.is_running
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stopped_and_started_again_only_the_new_run_goes_on() {
        let mut runs = Runs::default();
        let first = runs.start().expect("nothing runs yet");
        assert_eq!(runs.start(), None, "one at a time");
        runs.stop();
        assert!(!runs.goes_on(first));
        // The first is still waiting for an answer.
        let second = runs.start().expect("the first was stopped");
        assert!(!runs.goes_on(first) && runs.goes_on(second));
        runs.end(first);
        assert!(runs.is_running(), "the end of the first isn't the second's");
        runs.end(second);
        assert!(!runs.is_running());
    }
}
