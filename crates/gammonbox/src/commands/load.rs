//! `gammonbox load`: plays at many tables at once, to see how much a server can
//! take.

mod bot;
mod client;
mod report;

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::{Args, value_parser};
use rules::{Ruleset, Seat};
use tokio::runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use self::bot::{Bot, Pace};
use self::client::{Keys, Server};
use self::report::Report;
use super::Answer;
use crate::file_limit;

/// Test how many tables a server on this machine can handle.
///
/// Two bots at each table play at random. They reconnect when they lose the
/// connection, and check that nothing they were told is lost. Afterward every
/// table's log is replayed, and the dice of every finished match are checked.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Load {
    /// Ports of the servers; if there are several, the two players of a table
    /// use different ones
    #[arg(long = "port", value_name = "PORT", default_values_t = [7170])]
    ports: Vec<u16>,

    /// Number of tables, at most 20000
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..=MAX_TABLES))]
    tables: u32,

    /// Seconds between two actions at a table; 0 is as fast as possible
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pace: f64,

    /// Stop after this many seconds, at most 3600
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = value_parser!(u64).range(1..=MAX_SECONDS))]
    seconds: u64,

    /// Rules to play by
    #[arg(long, value_name = "NAME", default_value = "international, match 1")]
    rules: Ruleset,

    /// Only connect, without playing
    #[arg(long)]
    idle: bool,

    /// Fail unless every match is finished when time is up
    #[arg(long)]
    to_the_end: bool,

    /// The server's process ID, to measure its memory
    #[arg(long, value_name = "PID")]
    process: Option<NonZeroU32>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox load --tables 2000                     at human pace
  gammonbox load --tables 200 --pace 0             as fast as possible
  gammonbox load --tables 2000 --idle --process 77 memory of idle tables
  gammonbox load --port 7170 --port 7171           two servers, one database";

/// More would be no load test, but something else.
const MAX_TABLES: i64 = 20_000;
const MAX_SECONDS: u64 = 3_600;

/// How long the players of one table have to come in before those of the next
/// follow. Nobody plays before all are there: what is measured is how a server
/// bears many tables, not how it bears all of them joining at once.
const JOIN_INTERVAL: Duration = Duration::from_millis(2);

impl Load {
    /// Plays, and says how it went.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, or has lost something.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        ensure!(
            (0.0..=3600.0).contains(&self.pace),
            "--pace must be from 0 to 3600"
        );
        file_limit::raise();
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let created = runtime.block_on(self.set_up())?;
        writeln!(output, "set up           {} tables", created.len())?;
        output.flush()?;
        let report = runtime.block_on(self.play(&created))?;
        report.write(output)?;
        if self.to_the_end && report.is_unfinished() {
            writeln!(output, "Not every match is over.")?;
            return Ok(Answer::No);
        }
        Ok(Answer::Done)
    }

    fn servers(&self) -> impl Fn(usize) -> Server {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        move |number| Server(SocketAddr::new(here, self.ports[number % self.ports.len()]))
    }

    async fn set_up(&self) -> anyhow::Result<Vec<Keys>> {
        let server_at = self.servers();
        let mut created = Vec::new();
        for number in 0..self.tables as usize {
            let table = server_at(number).create(&self.rules).await;
            created.push(table.context("a table couldn't be set up")?);
        }
        Ok(created)
    }

    async fn play(&self, created: &[Keys]) -> anyhow::Result<Report> {
        let server_at = self.servers();
        let before = self.process.map(report::memory).transpose()?;
        let now = Instant::now();
        let begins = now + JOIN_INTERVAL * self.tables;
        let until = begins + Duration::from_secs(self.seconds);
        let pace = match self.idle {
            true => Pace::Idle,
            false => Pace::Every(Duration::from_secs_f64(self.pace)),
        };
        let measured = Arc::new(report::Measured::default());
        let mut bots = JoinSet::new();
        for (number, table) in created.iter().enumerate() {
            let sent = Arc::default();
            let joins_at = now + JOIN_INTERVAL * number as u32;
            for (seat, key) in table.seats() {
                let place = number + usize::from(seat == Seat::Second);
                let server = server_at(place);
                let mut bot = Bot::new(server, table.id, seat, key, pace, number as u64, begins);
                let (sent, measured) = (Arc::clone(&sent), Arc::clone(&measured));
                bots.spawn(async move {
                    sleep_until(joins_at).await;
                    bot.play(until, &sent, &measured).await
                });
            }
        }
        let memory = self.memory_at_rest(before, until).await?;
        while let Some(played) = bots.join_next().await {
            played??;
        }
        let took = begins.elapsed();
        let mut report = Report::new(took, &measured, memory);
        for (number, table) in created.iter().enumerate() {
            let log = server_at(number).log(table.id).await;
            let log = log.with_context(|| format!("table {}", table.id))?;
            report.add(table.id, &log)?;
        }
        Ok(report)
    }

    /// How much the memory of the server has grown for each table, a moment
    /// before the end.
    async fn memory_at_rest(
        &self,
        before: Option<u64>,
        until: Instant,
    ) -> anyhow::Result<Option<u64>> {
        let (Some(process), Some(before)) = (self.process, before) else {
            return Ok(None);
        };
        sleep_until(until - Duration::from_secs(1)).await;
        let grown = report::memory(process)?.saturating_sub(before);
        Ok(Some(grown / u64::from(self.tables.max(1))))
    }
}
