//! `gammonbox exam`: how strong an engine is, by decisions that were rolled
//! out.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use engine::{Exam as Decisions, ExamDecision, ExamMark, Judge, Lookahead, Plies, PositionKind};
use rules::{Movement, Ruleset};
use serde::Serialize;

use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::threads;
use crate::nets;
use crate::progress::Progress;
use crate::table::Table;

/// Examine the engine: how often it finds the best play, and what it loses.
///
/// An exam is a file of checker decisions, each with the equities of its
/// candidates by rollout. The answer is a table by kind of position: the
/// performance rating (PR, half of what a decision costs in thousandths of a
/// point, so less is better), the share of decisions in which the engine finds
/// the best play, and by how much its equities differ from the rollouts'.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Exam {
    /// The exam, one decision per line
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Plies to look ahead, 0 to 3; repeat it to compare several
    #[arg(long, value_name = "N", default_value = "0")]
    plies: Vec<Plies>,

    /// Only the first so many decisions
    #[arg(long, value_name = "N")]
    first: Option<NonZeroUsize>,

    /// Net for contact positions, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Net for races, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    race_net: Option<PathBuf>,

    /// Number of threads; the results don't depend on it [default: one per
    /// core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Print JSON, one line per depth and kind of position
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox exam crates/train/exam
  gammonbox exam crates/train/exam --plies 0 --plies 1 --plies 2
  gammonbox exam crates/train/exam --net new/contact.net --json

A line of an exam is a position ID, the roll, and after a colon the candidates,
each with its play, equity and standard error:
  4HPwATDgc/ABMA 31: 8/5 6/5 +0.1600 0.0030; 24/23 13/10 -0.0100 0.0020
A play that isn't a candidate counts as the worst candidate. `train exam` makes
such files (see docs/nets.md).";

/// A row of the answer.
#[derive(Serialize)]
struct Row {
    plies: u8,
    /// Nothing for all kinds together.
    kind: Option<String>,
    decisions: u32,
    pr: f64,
    best: f64,
    equity_error: f64,
}

impl Exam {
    /// Asks the engine about every decision.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or is not what it should be, or the answer not
    /// be written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let name = self.file.display();
        let text = std::fs::read_to_string(&self.file);
        let text = text.with_context(|| format!("cannot read {name}"))?;
        let exam: Decisions = text.parse().with_context(|| format!("cannot use {name}"))?;
        anyhow::ensure!(!exam.decisions.is_empty(), "{name} has no decisions");
        let count = self.first.map_or(usize::MAX, NonZeroUsize::get);
        let decisions = &exam.decisions[..count.min(exam.decisions.len())];
        let rules = Ruleset::international();
        let judge = nets::judge(&rules, self.net.as_deref(), self.race_net.as_deref())?;
        let mut rows = Vec::new();
        for &plies in &self.plies {
            let marks = marks(&judge, plies, decisions, threads(self.threads));
            rows.extend(rows_of(plies, decisions, &marks));
        }
        if self.json {
            for row in rows {
                write_line(output, &row)?;
            }
        } else {
            write!(output, "{}", table(&rows))?;
        }
        Ok(Answer::Done)
    }
}

/// What the engine makes of each decision, in their order.
fn marks(
    judge: &Judge,
    plies: Plies,
    decisions: &[ExamDecision],
    threads: NonZeroUsize,
) -> Vec<ExamMark> {
    let mut progress = Progress::new(decisions.len());
    let mut marks = Vec::with_capacity(decisions.len());
    for some in decisions.chunks(threads.get()) {
        std::thread::scope(|scope| {
            let mark = |decision: &'_ ExamDecision| {
                let engine = Lookahead::new(judge, Movement::INTERNATIONAL, plies);
                decision.mark(&engine)
            };
            let running: Vec<_> = some
                .iter()
                .map(|decision| scope.spawn(move || mark(decision)))
                .collect();
            marks.extend(running.into_iter().map(|thread| {
                let mark = thread.join();
                mark.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            }));
        });
        progress.reach(marks.len(), "");
    }
    marks
}

/// All kinds together, then each kind that was asked about.
fn rows_of(plies: Plies, decisions: &[ExamDecision], marks: &[ExamMark]) -> Vec<Row> {
    let row = |kind: Option<PositionKind>| {
        let mut sum = ExamMark::default();
        for (decision, mark) in decisions.iter().zip(marks) {
            if kind.is_none_or(|kind| decision.kind() == kind) {
                sum.add(mark);
            }
        }
        (sum.decisions > 0).then(|| Row {
            plies: plies.number(),
            kind: kind.map(|kind| kind.to_string()),
            decisions: sum.decisions,
            pr: sum.rating(),
            best: sum.best_share(),
            equity_error: sum.equity_error(),
        })
    };
    let kinds = PositionKind::ALL.into_iter().map(Some);
    std::iter::once(None).chain(kinds).filter_map(row).collect()
}

fn table(rows: &[Row]) -> Table<6> {
    let mut table = Table::new(["plies", "kind", "decisions", "PR", "best", "equity error"]);
    for row in rows {
        table.push([
            &row.plies.to_string(),
            row.kind.as_deref().unwrap_or("all"),
            &row.decisions.to_string(),
            &format!("{:.2}", row.pr),
            &format!("{:.1} %", 100.0 * row.best),
            &format!("{:.4}", row.equity_error),
        ]);
    }
    table
}
