//! `gammonbox levels`: lists and measures the computer's levels.

mod measure;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use engine::{Level, Nets, Plies};
use serde::Serialize;

use self::measure::{Measured, Measuring};
use super::Answer;
use crate::batch::write_line;
use crate::engine_choice::threads;
use crate::nets::judge;
use crate::table::Table;

/// List the computer's levels, or measure how strong they are.
///
/// To be measured, a level makes decisions in positions from games between many
/// levels, and plays the expert level. Its loss is what a deeper search says its
/// decisions cost.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Levels {
    /// Measure how much each level loses (takes minutes)
    #[arg(long)]
    measure: bool,

    /// Only these levels
    #[arg(long = "level", value_name = "NAME")]
    levels: Vec<Level>,

    /// Number of decisions to compare
    #[arg(long, value_name = "N", default_value = "1000", value_parser = decisions)]
    decisions: usize,

    /// Plies to look ahead when comparing decisions
    #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
    plies: Plies,

    /// Games to play against the expert level, an even number; 0 for none
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u32,

    /// Seed for the dice and for the levels' habits
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

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

    /// Also write the performance ratings to this file: crates/engine/data/levels
    /// is the one that the page and `gammonbox levels` show
    #[arg(long, value_name = "FILE", requires = "measure", conflicts_with_all = ["net", "race_net"])]
    figures: Option<PathBuf>,

    /// Print JSON, one line per level
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox levels
  gammonbox levels --measure
  gammonbox levels --measure --level club --games 10000 --decisions 5000
  gammonbox levels --measure --games 0 --figures crates/engine/data/levels

--measure writes the Markdown table of docs/levels.md. Losses are in thousandths
of a point per checker decision with a choice, points per game are for money
with the cube, and each has its standard error.";

#[derive(Serialize)]
struct Listed {
    level: &'static str,
    plies: u8,
    about: &'static str,
    #[serde(flatten)]
    measured: Option<Measured>,
}

impl Levels {
    /// Lists or measures.
    ///
    /// # Errors
    ///
    /// If a net cannot be read or the answer not be written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let levels = match &*self.levels {
            [] => Level::ALL.to_vec(),
            named => named.to_vec(),
        };
        let measured = if self.measure {
            let measured = self.measuring(&levels)?.measure(threads(self.threads));
            measured.into_iter().map(Some).collect()
        } else {
            vec![None; levels.len()]
        };
        if let Some(path) = &self.figures {
            let figures = self.figures(&levels, &measured);
            std::fs::write(path, figures)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        let listed = levels.iter().zip(measured).map(|(level, measured)| Listed {
            level: level.name,
            plies: level.plies.number(),
            about: level.about,
            measured,
        });
        if self.json {
            for listed in listed {
                write_line(output, &listed)?;
            }
        } else if self.measure {
            write_measured(output, listed)?;
        } else {
            let mut table = Table::new(["level", "plies", "PR", "who plays like this"]);
            for (level, listed) in levels.iter().zip(listed) {
                let pr = level.measured_pr();
                let pr = pr.map_or("–".to_owned(), |pr| format!("{pr:.1}"));
                table.push([listed.level, &listed.plies.to_string(), &pr, listed.about]);
            }
            write!(output, "{table}")?;
        }
        Ok(Answer::Done)
    }

    /// The performance ratings of the levels that look less far ahead than who
    /// compares, as [`Level::measured_pr`] reads them.
    fn figures(&self, levels: &[Level], measured: &[Option<Measured>]) -> String {
        let mut figures = format!(
            "# Performance ratings of the levels, by {} plies: gammonbox levels --measure --figures\n\
             nets {}\n",
            self.plies.number(),
            Nets::bundled().runs()
        );
        let measured = levels.iter().zip(measured.iter().flatten());
        for (level, measured) in measured.filter(|(level, _)| level.plies < self.plies) {
            figures += &format!("{level} {:.2}\n", 500.0 * measured.loss.mean);
        }
        figures
    }

    fn measuring<'a>(&self, levels: &'a [Level]) -> anyhow::Result<Measuring<'a>> {
        let rules = rules::Ruleset::international();
        let nets = (self.net.as_deref(), self.race_net.as_deref());
        Ok(Measuring {
            judge: judge(&rules, nets.0, nets.1)?,
            levels,
            rules,
            decisions: self.decisions,
            plies: self.plies,
            games: self.games,
            seed: self.seed,
        })
    }
}

/// The table for `docs/levels.md`.
fn write_measured(
    output: &mut dyn Write,
    listed: impl Iterator<Item = Listed>,
) -> anyhow::Result<()> {
    writeln!(
        output,
        "| level | who plays like this | plies | loss per decision (millipoints) | points per game against expert |\n\
         |---|---|---|---|---|"
    )?;
    for Listed {
        level,
        plies,
        about,
        measured,
    } in listed
    {
        let Some(measured) = measured else { continue };
        let points = measured.points_per_game.map_or("–".to_owned(), |points| {
            format!("{:+.3} ± {:.3}", points.mean, points.standard_error)
        });
        let loss = &measured.loss;
        writeln!(
            output,
            "| {level} | {about} | {plies} | {:.1} ± {:.1} | {points} |",
            1000.0 * loss.mean,
            1000.0 * loss.standard_error
        )?;
    }
    Ok(())
}

fn decisions(text: &str) -> anyhow::Result<usize> {
    let decisions = text.parse().ok().filter(|decisions| *decisions >= 2);
    decisions.with_context(|| format!("'{text}' is not a number of decisions: expected 2 or more"))
}

fn games(text: &str) -> anyhow::Result<u32> {
    let games = text.parse().ok();
    let games = games.filter(|games| *games == 0 || *games >= 4 && games % 2 == 0);
    games.with_context(|| {
        format!("'{text}' is not a number of games: expected 0 or an even number from 4 up")
    })
}
