//! `gammonbox analyze`: analyzes whole matches.

mod compare;
mod folder;
mod html;
mod json;
mod judge_options;
mod loaded_match;
mod phrases;
mod report;
mod saved;

use std::io::Write;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use engine::{Analysis, Plies};
use texts::{Language, Texts};

use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::threads;
use crate::files::write_new;
use crate::help::language;
use crate::stop::Stop;
use json::Report;

pub(crate) use html::{card_style, question_and_answer, whole as html_page};
pub(crate) use json::DecisionText;
pub(crate) use judge_options::JudgeOptions;
pub(crate) use loaded_match::LoadedMatch;
pub(crate) use saved::progress_of;

/// Analyze every play, every cube decision and the luck of every roll in a
/// match.
///
/// Errors are in points, at the cube's value at that moment. The performance rating (PR)
/// is the average loss per decision, times 500. Decisions are plays with a
/// choice, doubles, replies to doubles, and rolls where doubling was close.
///
/// For a folder, every match in it is analyzed, with totals by player and over
/// time. Press Ctrl-C to stop and see the results so far.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyze {
    /// A match file in any format that `convert` reads, a Gammonbox record, or
    /// a folder of such files
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Plies to look ahead, 0 to 3: 0 is instant, 2 takes half a minute, 3 much
    /// longer
    #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
    plies: Plies,

    /// Roll out close decisions this many times; 1296 is usual, and takes a
    /// while
    #[arg(long, value_name = "TRIALS")]
    rollout: Option<NonZeroU32>,

    /// How many of the worst decisions to list
    #[arg(long, value_name = "N", default_value_t = 10)]
    worst: usize,

    /// Number of threads; the results don't depend on it [default: one per
    /// core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Print JSON, with every decision and every roll
    #[arg(long)]
    json: bool,

    /// Write a web page to this file, with diagrams of the worst decisions
    #[arg(long, value_name = "REPORT")]
    html: Option<PathBuf>,

    /// Save the analysis to this file (Gammonbox JSON) and continue from it
    /// next time; for a folder of matches, name a folder
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Write the match with its analysis to this file, for GNU Backgammon
    #[arg(long, value_name = "FILE")]
    sgf: Option<PathBuf>,

    /// Overwrite existing files
    #[arg(long)]
    force: bool,

    /// Compare our ratings with the analysis in the files, and show where they
    /// differ most
    #[arg(long, conflicts_with_all = ["html", "sgf"])]
    compare: bool,

    /// Language, such as en (default: your terminal's)
    #[arg(long, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,
}

const EXAMPLES: &str = r#"Examples:
  gammonbox analyze match.mat
  gammonbox analyze --plies 0 --worst 3 match.sgf
  gammonbox analyze --html report.html match.xg
  gammonbox analyze --save match.json --rollout 1296 match.mat
  gammonbox analyze --json match.xg
  gammonbox analyze matches/
  gammonbox analyze --compare match.xg

The rules are those of the match. Illegal plays in a file are skipped.
A Gammonbox record is text such as
  gammonbox record 1
  rules international, match 7
  White throw 3
  Black throw 1
  White play 8/5 6/5
  Black double
  White take

With --json the answer is one line:
  {"by":"Gammonbox 0.1.0 2-ply","done":312,"of":312,
   "players":[{"name":"White","rating":4.2,…}, …],
   "games":[{"game":1,"players":[{"name":"White","rating":3.9,…}, …]}, …],
   "findings":[{"entry":3,"game":1,"player":"White","kind":"play",
     "roll":"31","done":"13/10 6/5","best":"8/5 6/5","lost":0.22,…}, …]}

Exit status: 0 analysis complete, 1 stopped early, 2 error."#;

impl Analyze {
    /// Judges a match or a folder of them and says what was found, in the
    /// language that is asked for or else in this one.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, or a line of it makes no sense.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let texts = &Texts::embedded(self.lang.unwrap_or(language));
        self.check_outputs()?;
        let stop = Stop::listening();
        if self.compare {
            return self.compare(&stop, output, texts);
        }
        if self.path.is_dir() {
            return self.analyze_folder(&stop, output, texts);
        }
        let loaded = LoadedMatch::read(&self.path)?;
        let analysis = self.judge(&loaded, self.save.as_deref(), &stop)?;
        if let Some(path) = &self.html {
            let page = html::page(&loaded, &analysis, &self.options(), self.worst, texts);
            write_new(path, &page, self.force)?;
        }
        if let Some(path) = &self.sgf {
            self.write_sgf(path, &loaded, &analysis)?;
        }
        if self.json {
            let report = Report::new(&loaded, &analysis, &self.options());
            write_line(output, &report)?;
        } else {
            let analyst = self.options().analyst(&loaded.rules);
            report::write(output, &loaded, &analysis, (self.worst, &analyst), texts)?;
            if self.save.is_some() && !analysis.is_done() {
                writeln!(output, "\n{}", texts.report_goes_on())?;
            }
        }
        Ok(answer(analysis.is_done()))
    }

    /// Refuses before the work is done rather than after it.
    fn check_outputs(&self) -> anyhow::Result<()> {
        let outputs = [&self.html, &self.sgf].into_iter().flatten();
        let mut there = outputs.filter(|path| path.exists() && !self.force);
        match there.next() {
            Some(path) => bail!(
                "{} already exists; use --force to overwrite it",
                path.display()
            ),
            None => Ok(()),
        }
    }

    /// Writes the match with what was found, as GNU Backgammon reads it.
    fn write_sgf(
        &self,
        path: &Path,
        loaded: &LoadedMatch,
        analysis: &Analysis,
    ) -> anyhow::Result<()> {
        let file = loaded.file.clone();
        let mut file =
            file.context("a record can't be written in this format: use a match file instead")?;
        let analyst = self.options().analyst(&loaded.rules);
        let unit = formats::Unit::MatchWinningChance;
        study::annotate(&mut file, analysis.findings(), &analyst, unit);
        write_new(path, &formats::write_sgf(&file)?, self.force)
    }

    fn options(&self) -> JudgeOptions {
        JudgeOptions {
            plies: self.plies,
            trials: self.rollout.map(NonZeroU32::get),
            threads: threads(self.threads),
        }
    }

    fn judge(
        &self,
        loaded: &LoadedMatch,
        save: Option<&Path>,
        stop: &Stop,
    ) -> anyhow::Result<Analysis> {
        self.options().judge(loaded, save, stop)
    }

    /// Judges all matches of a folder, and adds them up.
    fn analyze_folder(
        &self,
        stop: &Stop,
        output: &mut dyn Write,
        texts: &Texts,
    ) -> anyhow::Result<Answer> {
        if self.sgf.is_some() {
            bail!(
                "--sgf writes a single match, but {} is a folder",
                self.path.display()
            );
        }
        if let Some(folder) = &self.save {
            make_folder(folder)?;
        }
        let mut summaries = Vec::new();
        let folder::Folder { matches, unread } = folder::read(&self.path)?;
        for (path, loaded) in matches {
            let save = self.saved_in_folder(&path);
            let analysis = self.judge(&loaded, save.as_deref(), stop)?;
            let is_done = analysis.is_done();
            summaries.push(folder::MatchSummary::new(&path, &loaded, &analysis));
            if !is_done {
                break;
            }
        }
        let is_done = summaries.iter().all(folder::MatchSummary::is_done);
        if let Some(path) = &self.html {
            let page = html::folder_page(&summaries, &self.options(), texts);
            write_new(path, &page, self.force)?;
        }
        if self.json {
            write_line(output, &folder::Statistics::new(&summaries))?;
        } else {
            folder::write(output, &summaries, &unread, texts)?;
        }
        Ok(answer(is_done))
    }

    /// Judges all matches that carry an analysis, and compares.
    fn compare(
        &self,
        stop: &Stop,
        output: &mut dyn Write,
        texts: &Texts,
    ) -> anyhow::Result<Answer> {
        let is_folder = self.path.is_dir();
        let matches = match is_folder {
            true => folder::read(&self.path)?.matches,
            false => vec![(self.path.clone(), LoadedMatch::read(&self.path)?)],
        };
        if let Some(folder) = self.save.as_ref().filter(|_| is_folder) {
            make_folder(folder)?;
        }
        let mut comparisons = Vec::new();
        for (path, loaded) in &matches {
            let Some(theirs) = compare::findings_of_file(loaded, &self.options()) else {
                continue;
            };
            let save = match is_folder {
                true => self.saved_in_folder(path),
                false => self.save.clone(),
            };
            let analysis = self.judge(loaded, save.as_deref(), stop)?;
            if stop.is_requested() {
                break;
            }
            comparisons.push(compare::Comparison::new(
                path, loaded, &analysis, &theirs, texts,
            ));
        }
        if self.json {
            write_line(output, &compare::Report::new(&comparisons, self.plies))?;
        } else {
            compare::write(output, &comparisons, self.plies, self.worst, texts)?;
        }
        Ok(answer(!stop.is_requested()))
    }

    /// Where the analysis of one match of a folder is saved.
    fn saved_in_folder(&self, path: &Path) -> Option<PathBuf> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let folder = self.save.as_ref()?;
        Some(folder.join(format!("{name}.json")))
    }
}

fn make_folder(folder: &Path) -> anyhow::Result<()> {
    let made = std::fs::create_dir_all(folder);
    made.with_context(|| format!("cannot create {}", folder.display()))
}

const fn answer(is_done: bool) -> Answer {
    if is_done { Answer::Done } else { Answer::No }
}
