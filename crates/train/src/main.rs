//! Makes nets: `train FOLDER` runs the `config` in that folder, from its
//! checkpoint if there is one. `train exam` and `train cube-exam` make exams,
//! and `train mark` marks nets by one.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "it is a program")]
#![allow(clippy::print_stderr, reason = "it is a program")]
#![allow(
    clippy::disallowed_methods,
    reason = "training opens files and takes its time"
)]

mod config;
mod exam;
mod lessons;
mod matrix;
mod model;
mod opening;
mod races;
mod random;
mod run;
mod self_play;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use engine::{BearOffTables, Class, Evaluator, Exam, Judge, Lookahead, NetPair, Plies};
use rules::Movement;

use exam::Subject;
use run::Run;

const USAGE: &str = "usage:
  train FOLDER                    run the 'config' in this folder
  train exam FILE COUNT FOLDER QUICK
                                  add checker decisions to an exam until it has
                                  so many: the nets in the first folder play, the
                                  luck is measured by the quick net in the second
  train cube-exam FILE COUNT FOLDER QUICK
                                  the same with cube decisions
  train mark FILE FOLDER...       mark the nets of folders by an exam
  train compare FILE SKIP FOLDER...
                                  compare the nets of folders with the lessons
                                  of a file, without its first so many: those
                                  that the nets haven't learned from
  train races COUNT FOLDER...     what the nets of folders lose in so many race
                                  decisions, by two plies of the first";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match &arguments[..] {
        ["exam", rest @ ..] => make_exam(Subject::Plays, rest),
        ["cube-exam", rest @ ..] => make_exam(Subject::Cube, rest),
        ["mark", file, folders @ ..] => mark(file, folders),
        ["compare", file, skip, folders @ ..] => compare(file, skip, folders),
        ["races", count, folders @ ..] => race_losses(count, folders),
        [folder] => Run::open(Path::new(folder)).and_then(|mut run| run.go()),
        _ => Err(USAGE.into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::from(2)
        }
    }
}

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn nets(folder: &str) -> Result<NetPair, Box<dyn std::error::Error>> {
    let [contact, race] = run::read_nets(Path::new(folder))?;
    Ok(NetPair::new(contact, race))
}

fn judge(folder: &str) -> Result<Judge, Box<dyn std::error::Error>> {
    let tables = BearOffTables::on_demand(Movement::INTERNATIONAL);
    Ok(Judge::new(nets(folder)?, Arc::new(tables)))
}

fn make_exam(subject: Subject, arguments: &[&str]) -> Outcome {
    let &[file, count, folder, quick] = arguments else {
        return Err(USAGE.into());
    };
    let count = count
        .parse()
        .map_err(|_| format!("'{count}' is no number"))?;
    let judge = judge(folder)?.with_quick_nets(nets(quick)?);
    exam::make(subject, Path::new(file), count, 1, &judge)
}

fn mark(file: &str, folders: &[&str]) -> Outcome {
    let exam: Exam = std::fs::read_to_string(file)?.parse()?;
    for folder in folders {
        let judge = judge(folder)?;
        let tables = Arc::clone(judge.tables());
        let engine = Lookahead::new(judge, Movement::INTERNATIONAL, Plies::ZERO);
        let engine = engine.with_all_endings(tables);
        let mark = exam.mark(&engine);
        let (rating, best) = (mark.rating(), 100.0 * mark.best_share());
        let error = mark.equity_error().unwrap_or_default();
        println!("{folder}: PR {rating:.3}, best {best:.1} %, equity error {error:.4}");
    }
    Ok(())
}

fn race_losses(count: &str, folders: &[&str]) -> Outcome {
    let count = count
        .parse()
        .map_err(|_| format!("'{count}' is no number"))?;
    let nets: Result<Vec<Judge>, _> = folders.iter().map(|folder| judge(folder)).collect();
    let nets = nets?;
    let referee = nets.first().ok_or(USAGE)?;
    for (folder, loss) in folders.iter().zip(races::losses(count, referee, &nets)) {
        let (mean, error) = (1000.0 * loss.mean, 1000.0 * loss.error);
        println!("{folder}: {mean:.2} ± {error:.2} thousandths of a point per race decision");
    }
    Ok(())
}

fn compare(file: &str, skip: &str, folders: &[&str]) -> Outcome {
    let skip: usize = skip.parse().map_err(|_| format!("'{skip}' is no number"))?;
    let lessons = lessons::read(Path::new(file))?;
    let lessons = lessons.get(skip..).ok_or("there are fewer lessons")?;
    for folder in folders {
        let judge = judge(folder)?;
        for class in [Class::Contact, Class::Race] {
            let of_class = lessons.iter().filter(|lesson| lesson.class() == class);
            let (mut squares, mut count) = (0.0, 0);
            for lesson in of_class {
                let equity = judge.chances(&lesson.board).equity().0;
                let error = f64::from(equity - lesson.chances().equity().0);
                squares += error * error;
                count += 1;
            }
            let error = (squares / f64::from(count.max(1))).sqrt();
            println!("{folder}, {class:?}: {count} lessons, equity error {error:.5}");
        }
    }
    Ok(())
}
