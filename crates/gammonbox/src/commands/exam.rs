//! `gammonbox exam`: how strong an engine is, by rolled-out decisions.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use engine::{
    Exam as Decisions, ExamDecision, ExamMark, Judge, Level, LevelPlayer, Lookahead, Plies,
    PositionKind,
};
use rules::Ruleset;
use serde::Serialize;

use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::threads;
use crate::nets;
use crate::progress::Progress;
use crate::table::Table;

/// Test the engine: how often it finds the best play, and how much it loses.
///
/// An exam is a file of checker and cube decisions, each with the equities of
/// its choices by rollout. The answer is a table by kind of position: the
/// performance rating (PR, half of what a decision costs in thousandths of a
/// point, so lower is better), the share of decisions that are right, by how
/// much the engine's equities differ from the rollouts', and how long a
/// decision takes on average and at most.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Exam {
    /// The exam, one decision per line
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Plies to look ahead, 0 to 3; repeat it to compare several [default: 0]
    #[arg(long, value_name = "N")]
    plies: Vec<Plies>,

    /// Test a level of the computer; repeat it to compare several
    #[arg(long = "level", value_name = "NAME")]
    levels: Vec<Level>,

    /// Use only this many decisions, from the start
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

    /// Print JSON, one line per depth or level and kind of position
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox exam crates/train/exam
  gammonbox exam crates/train/exam --plies 0 --plies 1 --plies 2
  gammonbox exam crates/train/cube_exam --plies 2 --level machine
  gammonbox exam crates/train/exam --net new/contact.net --json

A line of an exam is a position ID, the roll, and after a colon the candidates,
each with its play, equity and standard error:
  4HPwATDgc/ABMA 31: 8/5 6/5 +0.1600 0.0030; 24/23 13/10 -0.0100 0.0020
A play that isn't a candidate counts as the worst candidate. For the cube, it's
an XGID before the roll, with the equities of both choices:
  XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10: no double +0.1021 0.0040; double/take -0.1713 0.0075
That's two decisions: whether to double, and whether to take. `train exam` and
`train cube-exam` make such files (see docs/nets.md).";

/// Who takes the exam.
#[derive(Clone, Copy, Debug)]
enum Candidate {
    LooksAhead(Plies),
    Plays(Level),
}

/// A row of the answer.
#[derive(Serialize)]
struct Row {
    /// Nothing for a level.
    plies: Option<u8>,
    /// Nothing for a depth.
    level: Option<&'static str>,
    /// Nothing for all kinds together.
    kind: Option<String>,
    decisions: u32,
    pr: f64,
    best: f64,
    /// Nothing for a level, which only says what it would do.
    equity_error: Option<f64>,
    /// How long a decision took on average, and at most. Not part of the
    /// answer, which is the same every time.
    #[serde(skip)]
    time: [Duration; 2],
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
        for candidate in self.candidates() {
            let marked = marked(&judge, candidate, decisions, threads(self.threads));
            rows.extend(rows_of(candidate, decisions, &marked));
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

    /// Who takes the exam: without a choice, the engine without look-ahead.
    fn candidates(&self) -> Vec<Candidate> {
        let plies = self.plies.iter().copied().map(Candidate::LooksAhead);
        let levels = self.levels.iter().copied().map(Candidate::Plays);
        let mut candidates: Vec<_> = plies.chain(levels).collect();
        if candidates.is_empty() {
            candidates.push(Candidate::LooksAhead(Plies::ZERO));
        }
        candidates
    }
}

/// The mark for each decision, in their order, and how long it took.
fn marked(
    judge: &Judge,
    candidate: Candidate,
    decisions: &[ExamDecision],
    threads: NonZeroUsize,
) -> Vec<(ExamMark, Duration)> {
    let mut progress = Progress::new(decisions.len());
    let mut marks = Vec::with_capacity(decisions.len());
    for some in decisions.chunks(threads.get()) {
        std::thread::scope(|scope| {
            let running: Vec<_> = some
                .iter()
                .map(|decision| scope.spawn(move || mark(judge, candidate, decision)))
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

fn mark(judge: &Judge, candidate: Candidate, decision: &ExamDecision) -> (ExamMark, Duration) {
    let tables = Arc::clone(judge.tables());
    let start = Instant::now();
    let mark = match candidate {
        Candidate::LooksAhead(plies) => {
            let engine = Lookahead::new(judge, judge.movement(), plies);
            decision.mark(&engine.with_all_endings(tables))
        }
        Candidate::Plays(level) => {
            let player = LevelPlayer::new(level, SEED, judge, judge.movement());
            decision.mark_player(&player.with_endings(tables))
        }
    };
    (mark, start.elapsed())
}

/// Which person of a level takes the exam.
const SEED: u64 = 1;

/// All kinds together, then each kind that was asked about.
fn rows_of(
    candidate: Candidate,
    decisions: &[ExamDecision],
    marked: &[(ExamMark, Duration)],
) -> Vec<Row> {
    let (plies, level) = match candidate {
        Candidate::LooksAhead(plies) => (Some(plies.number()), None),
        Candidate::Plays(level) => (None, Some(level.name)),
    };
    let row = |kind: Option<PositionKind>| {
        let mut sum = ExamMark::default();
        let mut times = Vec::new();
        for (decision, (mark, time)) in decisions.iter().zip(marked) {
            if kind.is_none_or(|kind| decision.kind() == kind) {
                sum.add(mark);
                times.push(*time);
            }
        }
        let longest = times.iter().max()?;
        Some(Row {
            plies,
            level,
            kind: kind.map(|kind| kind.to_string()),
            decisions: sum.decisions,
            pr: sum.rating(),
            best: sum.best_share(),
            equity_error: sum.equity_error(),
            time: [
                times.iter().sum::<Duration>() / times.len() as u32,
                *longest,
            ],
        })
    };
    let kinds = PositionKind::ALL.into_iter().map(Some);
    std::iter::once(None).chain(kinds).filter_map(row).collect()
}

fn table(rows: &[Row]) -> Table<8> {
    let mut table = Table::new([
        "engine",
        "kind",
        "decisions",
        "PR",
        "right",
        "equity error",
        "time",
        "longest",
    ]);
    for row in rows {
        let engine = match (row.plies, row.level) {
            (Some(1), _) => "1 ply".to_owned(),
            (Some(plies), _) => format!("{plies} plies"),
            (None, level) => level.unwrap_or_default().to_owned(),
        };
        let [time, longest] = row.time.map(|time| format!("{:.3} s", time.as_secs_f64()));
        table.push([
            &engine,
            row.kind.as_deref().unwrap_or("all"),
            &row.decisions.to_string(),
            &format!("{:.2}", row.pr),
            &format!("{:.1} %", 100.0 * row.best),
            &row.equity_error
                .map_or_else(|| "-".to_owned(), |error| format!("{error:.4}")),
            &time,
            &longest,
        ]);
    }
    table
}
