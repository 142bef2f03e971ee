//! Analyzes one match, with progress, so that it can be stopped and continued.

use std::path::Path;

use anyhow::Context;
use engine::{Analysis, Analyst, Finding, Nets, PlayedOut, Plies, Question};
use rules::Ruleset;
use study::FileAnalysis;

use super::loaded_match::LoadedMatch;
use super::saved::{EarlierRun, SavedAnalysis};
use crate::progress::Progress;
use crate::stop::Stop;

/// How matches are analyzed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JudgeOptions {
    pub(crate) plies: Plies,
    /// Trials for close decisions; `None` for no rollouts.
    pub(crate) trials: Option<u32>,
    pub(crate) threads: std::num::NonZeroUsize,
}

/// The analysis is saved after this many answers, and at the end.
const SAVE_EVERY: usize = 64;

impl JudgeOptions {
    /// The analyst for these options and rules.
    pub(crate) fn analyst(&self, rules: &Ruleset) -> Analyst {
        Analyst::for_rules(rules, Nets::bundled())
            .with_plies(self.plies)
            .with_threads(self.threads)
    }

    /// Analyzes everything until it's done or told to stop. If there's a
    /// `path`, it continues from that file and saves to it.
    ///
    /// # Errors
    ///
    /// If what an earlier run has left cannot be used, or nothing be saved.
    pub(crate) fn judge(
        &self,
        loaded: &LoadedMatch,
        path: Option<&Path>,
        stop: &Stop,
    ) -> anyhow::Result<Analysis> {
        let analyst = self.analyst(&loaded.rules);
        let mut analysis = Analysis::new(loaded.input.clone());
        let mut progress = Progress::new(analysis.len());
        let saved = path.map(|path| SavedAnalysis::new(path, self.to_string()));
        let keep = |analysis: &Analysis| {
            let file = loaded.file.as_ref();
            let saved = saved.as_ref().map(|saved| {
                let file = file
                    .context("the analysis of a record can't be saved: use a match file instead")?;
                saved.write(file, analysis, &analyst)
            });
            saved.unwrap_or(Ok(()))
        };
        let earlier = saved.as_ref().map(|saved| saved.read(loaded)).transpose()?;
        let earlier = earlier.flatten().unwrap_or_default();
        while let Some(question) = analysis.question().filter(|_| !stop.is_requested()) {
            let is_known = analysis.done() < earlier.done;
            let finding = match is_known {
                true => earlier.answer(&analyst, loaded, question),
                false => self.answer(&analyst, loaded, question),
            };
            analysis.answer(finding);
            progress.reach(analysis.done(), "");
            if !is_known && analysis.done().is_multiple_of(SAVE_EVERY) {
                keep(&analysis)?;
            }
        }
        drop(progress);
        keep(&analysis)?;
        Ok(analysis)
    }

    fn answer(
        &self,
        analyst: &Analyst,
        loaded: &LoadedMatch,
        question: &Question,
    ) -> Option<Finding> {
        match self.trials {
            None => analyst.judge(question),
            Some(trials) => {
                let opinion = PlayedOut {
                    analyst,
                    rules: &loaded.rules,
                    trials,
                    threads: self.threads,
                };
                analyst.judge_by(&opinion, question)
            }
        }
    }
}

impl std::fmt::Display for JudgeOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Gammonbox {}", env!("CARGO_PKG_VERSION"))?;
        write!(f, " {}-ply", self.plies.number())?;
        match self.trials {
            Some(trials) => write!(f, " and {trials} trials"),
            None => Ok(()),
        }
    }
}

impl EarlierRun {
    /// What was found before. Luck is seen at a glance and is not saved.
    fn answer(
        &self,
        analyst: &Analyst,
        loaded: &LoadedMatch,
        question: &Question,
    ) -> Option<Finding> {
        let mut entries = self.file.games.iter().flat_map(|game| &game.entries);
        let opinion = FileAnalysis {
            analysis: &entries.nth(question.entry)?.analysis,
            movement: loaded.rules.movement,
            analyst,
        };
        analyst.judge_by(&opinion, question)
    }
}
