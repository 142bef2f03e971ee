//! One match judged, with progress, and so that it can be stopped and gone on
//! with.

use std::path::Path;

use anyhow::Context;
use engine::{Analysis, Analyst, Course, Finding, Judge, PlayedOut, Plies, Question};
use rules::Ruleset;
use study::Carried;

use super::account::Account;
use super::kept::{Earlier, Kept};
use crate::progress::Progress;
use crate::stop::Stop;

/// How matches are judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) plies: Plies,
    /// How often close decisions are played out; nothing if they are not.
    pub(super) trials: Option<u32>,
    pub(super) threads: std::num::NonZeroUsize,
}

/// What is kept after so many answers, besides at the end.
const KEEP_EVERY: usize = 64;

impl Manner {
    /// Whoever judges so by these rules.
    pub(super) fn analyst(&self, rules: &Ruleset) -> Analyst {
        let judge = Judge::bundled_for(rules.movement);
        let judge = judge.with_backgammon_needs(rules.backgammon_needs);
        Analyst::new(judge, rules.cube)
            .with_plies(self.plies)
            .with_threads(self.threads)
    }

    /// Judges what there is to judge until it is done or is to stop, and goes
    /// on from `path` and keeps it there if there is one.
    ///
    /// # Errors
    ///
    /// If what an earlier run has left cannot be used, or nothing be kept.
    pub(super) fn judge(
        &self,
        account: &Account,
        course: Course,
        path: Option<&Path>,
        stop: &Stop,
    ) -> anyhow::Result<Analysis> {
        let analyst = self.analyst(&account.rules);
        let mut analysis = Analysis::new(course);
        let mut progress = Progress::new(analysis.len());
        let kept = path.map(|path| Kept::new(path, self.to_string()));
        let keep = |analysis: &Analysis| {
            let file = account.file.as_ref();
            let kept = kept.as_ref().map(|kept| {
                let file = file.context("a record cannot be kept: save a match file instead")?;
                kept.write(file, analysis, &analyst)
            });
            kept.unwrap_or(Ok(()))
        };
        let earlier = kept.as_ref().map(|kept| kept.read(account)).transpose()?;
        let earlier = earlier.flatten().unwrap_or_default();
        while let Some(question) = analysis.question().filter(|_| !stop.is_wished()) {
            let is_known = analysis.done() < earlier.done;
            let finding = match is_known {
                true => earlier.answer(&analyst, account, question),
                false => self.answer(&analyst, account, question),
            };
            analysis.answer(finding);
            progress.reach(analysis.done(), "");
            if !is_known && analysis.done().is_multiple_of(KEEP_EVERY) {
                keep(&analysis)?;
            }
        }
        drop(progress);
        keep(&analysis)?;
        Ok(analysis)
    }

    fn answer(&self, analyst: &Analyst, account: &Account, question: &Question) -> Option<Finding> {
        match self.trials {
            None => analyst.judge(question),
            Some(trials) => {
                let opinion = PlayedOut {
                    analyst,
                    rules: &account.rules,
                    trials,
                    threads: self.threads,
                };
                analyst.judge_by(&opinion, question)
            }
        }
    }
}

impl std::fmt::Display for Manner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Gammonbox {}", env!("CARGO_PKG_VERSION"))?;
        write!(f, " {}-ply", self.plies.number())?;
        match self.trials {
            Some(trials) => write!(f, " and {trials} trials"),
            None => Ok(()),
        }
    }
}

impl Earlier {
    /// What was found before. Luck is seen at a glance and is not kept.
    fn answer(&self, analyst: &Analyst, account: &Account, question: &Question) -> Option<Finding> {
        let mut entries = self.file.games.iter().flat_map(|game| &game.entries);
        let opinion = Carried {
            analysis: &entries.nth(question.entry)?.analysis,
            movement: account.rules.movement,
            analyst,
        };
        analyst.judge_by(&opinion, question)
    }
}
