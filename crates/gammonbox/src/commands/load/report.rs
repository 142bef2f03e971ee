//! The measurements of a load test.

use std::fs;
use std::io::Write;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use protocol::{Numbered, Table, TableId};

/// What the bots measure while they play.
#[derive(Debug, Default)]
pub(super) struct Measured(Mutex<Measurements>);

#[derive(Clone, Debug, Default)]
struct Measurements {
    accepted: Vec<Duration>,
    heard: Vec<Duration>,
    refused: u32,
    lost_connections: u32,
}

impl Measured {
    /// How long it took until a command was accepted.
    pub(super) fn accepted_after(&self, took: Duration) {
        self.with(|all| all.accepted.push(took));
    }

    /// How long it took until the other heard of it.
    pub(super) fn heard_after(&self, took: Duration) {
        self.with(|all| all.heard.push(took));
    }

    pub(super) fn refused(&self) {
        self.with(|all| all.refused += 1);
    }

    pub(super) fn lost_connection(&self) {
        self.with(|all| all.lost_connections += 1);
    }

    fn with(&self, change: impl FnOnce(&mut Measurements)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[derive(Debug)]
pub(super) struct Report {
    took: Duration,
    measurements: Measurements,
    memory: Option<u64>,
    tables: usize,
    events: usize,
    finished: usize,
    throws: usize,
}

impl Report {
    pub(super) fn new(took: Duration, measured: &Measured, memory: Option<u64>) -> Report {
        let mut measurements = Measurements::default();
        measured.with(|all| measurements = all.clone());
        measurements.accepted.sort_unstable();
        measurements.heard.sort_unstable();
        Report {
            took,
            measurements,
            memory,
            tables: 0,
            events: 0,
            finished: 0,
            throws: 0,
        }
    }

    /// Plays the log of a table again, and checks its dice.
    ///
    /// # Errors
    ///
    /// If the log is none, or its dice are not those of its receipt.
    pub(super) fn add(&mut self, id: TableId, log: &[Numbered]) -> anyhow::Result<()> {
        let table = Table::from_log(id, log)?;
        if let Some(receipt) = table.receipt() {
            self.throws += receipt.check()?;
            receipt.check_match(table.record())?;
            self.finished += 1;
        }
        self.tables += 1;
        // That it was set up came before.
        self.events += log.len() - 1;
        Ok(())
    }

    pub(super) const fn is_unfinished(&self) -> bool {
        self.finished < self.tables
    }

    pub(super) fn write(&self, output: &mut dyn Write) -> anyhow::Result<()> {
        let Report {
            took,
            measurements,
            memory,
            tables,
            events,
            finished,
            throws,
        } = self;
        let seconds = took.as_secs_f64();
        let a_second = *events as f64 / seconds.max(0.001);
        writeln!(output, "tables           {tables}, {finished} matches over")?;
        writeln!(
            output,
            "events           {events} in {seconds:.1} s, {a_second:.0} per second"
        )?;
        for (name, sorted) in [
            ("accepted after", &measurements.accepted),
            ("heard after", &measurements.heard),
        ] {
            let at = |share: f64| milliseconds(sorted, share);
            writeln!(
                output,
                "{name:<16} p50 {} ms, p95 {} ms, p99 {} ms, at most {} ms",
                at(0.5),
                at(0.95),
                at(0.99),
                at(1.0)
            )?;
        }
        writeln!(output, "refused          {}", measurements.refused)?;
        writeln!(output, "connections lost {}", measurements.lost_connections)?;
        writeln!(output, "dice checked     {throws}")?;
        if let Some(memory) = memory {
            let kilobytes = *memory as f64 / 1000.0;
            writeln!(output, "memory per table {kilobytes:.1} kB")?;
        }
        Ok(())
    }
}

fn milliseconds(sorted: &[Duration], share: f64) -> String {
    let Some(last) = sorted.len().checked_sub(1) else {
        return "-".to_owned();
    };
    let place = (last as f64 * share).round() as usize;
    format!("{:.1}", sorted[place].as_secs_f64() * 1000.0)
}

/// The bytes of memory that a process has.
///
/// # Errors
///
/// If the system does not say so as Linux does.
pub(super) fn memory(process: NonZeroU32) -> anyhow::Result<u64> {
    let path = format!("/proc/{process}/status");
    let status = fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    let kilobytes: Option<u64> = kilobytes.and_then(|text| text.parse().ok());
    ensure!(
        kilobytes.is_some(),
        "{path} doesn't say how much memory it uses"
    );
    Ok(kilobytes.unwrap_or_default() * 1024)
}
