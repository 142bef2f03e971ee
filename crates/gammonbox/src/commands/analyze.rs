//! `gammonbox analyze`: a whole match judged.

mod account;
mod report;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use engine::{Analysis, Analyst, Judge, Plies};
use rules::Ruleset;

use super::Answer;
use crate::batch::write_line;
use crate::progress::Progress;
use account::Account;
use report::{Report, write};

/// Judge every play, every cube decision and the luck of every roll of a
/// match.
///
/// Errors are in points of the cube at that moment. The rating is 500 times
/// what a decision lost on average, as PR is counted: plays with something to
/// choose, doubles, replies to them, and rolls where a double was close.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyze {
    /// A match: a record of ours, or a match file of any kind that `convert`
    /// reads
    file: PathBuf,

    /// How many plies to look ahead, 0 to 3: 0 is at once, 2 a minute or two,
    /// 3 long
    #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
    plies: Plies,

    /// How many of the worst decisions to list
    #[arg(long, value_name = "N", default_value_t = 10)]
    worst: usize,

    /// How many threads may share the work; the answer is the same for any
    /// number [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Answer in JSON, with every decision and every roll
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox analyze match.mat
  gammonbox analyze --plies 0 --worst 3 match.sgf
  gammonbox analyze --json match.xg

The rules are those of the match. What a file has that is not legal is left
out. A record of ours is a text such as
  gammonbox record 1
  rules international, match 7
  White throw 3
  Black throw 1
  White play 8/5 6/5
  Black double
  White take

In JSON the answer is one line:
  {"players":[{"name":"White","rating":4.2,…}, …],
   "findings":[{"entry":3,"game":1,"player":"White","kind":"play",
     "roll":"31","done":"13/10 6/5","best":"8/5 6/5","lost":0.22,…}, …]}"#;

impl Analyze {
    /// Judges the match and says what was found.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or a line of it makes no sense.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let Account {
            names,
            rules,
            course,
        } = Account::read(&self.file)?;
        let analyst = self.analyst(&rules);
        let mut analysis = Analysis::new(course);
        let mut progress = Progress::new(analysis.len());
        while analysis.step(&analyst).is_some() {
            progress.reach(analysis.done(), "");
        }
        drop(progress);
        if self.json {
            write_line(output, &Report::new(&analysis, &names))?;
        } else {
            write(output, &analysis, &names, self.worst)?;
        }
        Ok(Answer::Done)
    }

    fn analyst(&self, rules: &Ruleset) -> Analyst {
        let threads = self.threads.or(std::thread::available_parallelism().ok());
        Analyst::new(Judge::bundled_for(rules.movement), rules.cube)
            .with_plies(self.plies)
            .with_threads(threads.unwrap_or(NonZeroUsize::MIN))
    }
}
