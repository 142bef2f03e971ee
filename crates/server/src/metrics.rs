//! Metrics for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Everything that's counted while the server runs.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables that were set up.
    pub(crate) tables_created: Counter,
    /// Events written.
    pub(crate) events: Counter,
    /// Commands and requests that were refused.
    pub(crate) refused: Counter,
    /// Clients that read too slowly and were disconnected.
    pub(crate) dropped: Counter,
    /// Tables in memory.
    pub(crate) rooms: Gauge,
    /// Connections that are open.
    pub(crate) sockets: Gauge,
    /// How long it took to write an event.
    pub(crate) writing: Histogram,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    /// Counts one more for as long as the guard lives.
    pub(crate) fn enter(&self) -> Present<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Present(self)
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counts in a gauge until it's dropped.
#[derive(Debug)]
pub(crate) struct Present<'a>(&'a Gauge);

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The upper bounds of a histogram's buckets, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    within: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if took <= Duration::from_millis(*bound) {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        let microseconds = took.as_micros() as u64;
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All metrics, in Prometheus's format.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut one = |kind: &str, name: &str, about: &str, value: i128| {
            let name = format!("gammonbox_{name}");
            let written = write!(
                text,
                "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
            written.expect("a string takes it all");
        };
        let counted = |counter: &Counter| i128::from(counter.0.load(Ordering::Relaxed));
        let present = |gauge: &Gauge| i128::from(gauge.get());
        one(
            "counter",
            "tables_created_total",
            "Tables set up.",
            counted(&self.tables_created),
        );
        one(
            "counter",
            "events_total",
            "Events written.",
            counted(&self.events),
        );
        one(
            "counter",
            "refused_total",
            "Commands refused.",
            counted(&self.refused),
        );
        one(
            "counter",
            "dropped_total",
            "Clients dropped because they read too slowly.",
            counted(&self.dropped),
        );
        one("gauge", "rooms", "Tables in memory.", present(&self.rooms));
        one(
            "gauge",
            "sockets",
            "Open connections.",
            present(&self.sockets),
        );
        self.writing.write(
            "writing_seconds",
            "How long it took to write an event down.",
            &mut text,
        );
        text
    }
}

impl Histogram {
    fn write(&self, name: &str, about: &str, text: &mut String) {
        let name = format!("gammonbox_{name}");
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let mut events = vec![
            format!("# HELP {name} {about}"),
            format!("# TYPE {name} histogram"),
        ];
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            let bound = *bound as f64 / 1e3;
            let within = within.load(Ordering::Relaxed);
            events.push(format!("{name}_bucket{{le=\"{bound}\"}} {within}"));
        }
        events.push(format!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        events.push(format!("{name}_sum {sum}"));
        events.push(format!("{name}_count {count}\n"));
        text.push_str(&events.join("\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told_as_prometheus_reads_it() {
        let metrics = Metrics::default();
        metrics.events.add();
        metrics.events.add();
        let _here = metrics.sockets.enter();
        drop(metrics.sockets.enter());
        metrics.writing.observe(Duration::from_micros(1_500));
        let text = metrics.text();
        for line in [
            "# TYPE gammonbox_events_total counter",
            "gammonbox_events_total 2",
            "gammonbox_sockets 1",
            "gammonbox_writing_seconds_bucket{le=\"0.001\"} 0",
            "gammonbox_writing_seconds_bucket{le=\"0.002\"} 1",
            "gammonbox_writing_seconds_bucket{le=\"+Inf\"} 1",
            "gammonbox_writing_seconds_sum 0.0015",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}: {text}");
        }
    }
}
