//! A match on the analysis screen: which step is shown, and what has been found so far.

use engine::{Analysis, Finding, Subject};
use rules::{Plays, Position, Record, Ruleset, Setup, WrittenPlay};

use super::chances::white_wins;
use super::picture::{arrows_of, picture_of};
use crate::board::{Arrow, ArrowKind, Picture};
use crate::worker::{ImportedMatch, Step, StepKind};

/// A match on the analysis screen.
#[derive(Clone, Debug)]
pub struct MatchView {
    imported: ImportedMatch,
    analysis: Analysis,
    /// The step that is looked at.
    at: usize,
}

/// Where to go from a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoTo {
    /// To the first step.
    First,
    /// One step back.
    Previous,
    /// One step on.
    Next,
    /// To the last step.
    Last,
    /// To the error before.
    PreviousError,
    /// To the next error.
    NextError,
    /// To this step.
    Step(usize),
}

/// An error, for a list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedError {
    /// The step at which it was made.
    pub step: usize,
    /// What was found about it.
    pub finding: Finding,
}

impl MatchView {
    /// A match with nothing judged yet.
    #[must_use]
    pub fn new(imported: ImportedMatch) -> MatchView {
        MatchView {
            analysis: Analysis::new(imported.input.clone()),
            imported,
            at: 0,
        }
    }

    /// What was read.
    #[must_use]
    pub const fn imported(&self) -> &ImportedMatch {
        &self.imported
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.imported.rules
    }

    /// What has been found so far.
    #[must_use]
    pub const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Forgets what was judged, to judge it anew.
    pub fn forget(&mut self) {
        self.analysis = Analysis::new(self.imported.input.clone());
    }

    /// Takes what was found about the questions after so many. An answer that
    /// does not go on from here is late and does nothing.
    pub fn answer(&mut self, from: usize, found: Vec<Option<Finding>>) {
        if from == self.analysis.done() {
            for finding in found {
                self.analysis.answer(finding);
            }
        }
    }

    /// What was done, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.imported.steps
    }

    /// The number of the step that is looked at.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step that is looked at; nothing in a file without any.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.imported.steps.get(self.at)
    }

    /// Goes to another step, as far as there are steps.
    pub fn go(&mut self, to: GoTo) {
        let last = self.imported.steps.len().saturating_sub(1);
        let mut errors = self.errors().into_iter().map(|error| error.step);
        self.at = match to {
            GoTo::First => 0,
            GoTo::Previous => self.at.saturating_sub(1),
            GoTo::Next => self.at + 1,
            GoTo::Last => last,
            GoTo::PreviousError => errors.rfind(|&step| step < self.at).unwrap_or(self.at),
            GoTo::NextError => errors.find(|&step| step > self.at).unwrap_or(self.at),
            GoTo::Step(step) => step,
        }
        .min(last);
    }

    /// The position that is looked at.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        self.setup_at(self.at)
    }

    fn setup_at(&self, step: usize) -> Option<Setup> {
        Some(self.imported.steps.get(step)?.position)
    }

    /// The position that is looked at as a record, to ask about it.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Record::from_position(self.rules().clone(), self.setup()?).ok()
    }

    /// What the board shows.
    #[must_use]
    pub fn picture(&self) -> Option<Picture> {
        Some(picture_of(&self.setup()?, self.rules()))
    }

    /// The ways of the checkers: of the play that was made, and of the best
    /// if that is another.
    #[must_use]
    pub fn arrows(&self) -> Vec<Arrow> {
        let Some(step) = self.step() else {
            return Vec::new();
        };
        let ways = |play: &rules::Play, kind| arrows_of(step.player, play, kind);
        let decisions = self.decisions_at(self.at).into_iter();
        let mut judged = decisions.filter_map(|finding| match &finding.subject {
            Subject::Play(judged) => Some(judged),
            _ => None,
        });
        match judged.next_back() {
            Some(judged) if judged.played == 0 => ways(&judged.best().play, ArrowKind::Best),
            Some(judged) => {
                let mut arrows = ways(&judged.made().play, ArrowKind::Played);
                arrows.extend(ways(&judged.best().play, ArrowKind::Best));
                arrows
            }
            None => {
                let played = self.recorded_play(step);
                played.map_or(Vec::new(), |play| ways(&play, ArrowKind::Played))
            }
        }
    }

    /// The play of a step as the file has it, if it is legal.
    fn recorded_play(&self, step: &Step) -> Option<rules::Play> {
        let StepKind::Roll {
            roll,
            play: Some(play),
        } = &step.kind
        else {
            return None;
        };
        let position = Position::try_from(step.position).ok()?;
        let plays = Plays::new(position.board(), *roll, self.rules().movement);
        let written: WrittenPlay = play.parse().ok()?;
        plays.find(&written).ok().map(|(play, _)| *play)
    }

    /// What was found about the decisions of a step: about the cube before
    /// about the play.
    #[must_use]
    pub fn decisions_at(&self, step: usize) -> Vec<&Finding> {
        let found = self.found_at(step);
        found
            .filter(|finding| !matches!(finding.subject, Subject::Roll(_)))
            .collect()
    }

    /// The luck of the roll of a step, in points of the cube.
    #[must_use]
    pub fn luck_at(&self, step: usize) -> Option<f64> {
        self.found_at(step)
            .find_map(|finding| match &finding.subject {
                Subject::Roll(rolled) => Some(rolled.luck.equity),
                _ => None,
            })
    }

    /// Whether something has been judged up to this step.
    #[must_use]
    pub fn is_judged_at(&self, step: usize) -> bool {
        let entry = self.imported.steps.get(step).map(|step| step.entry);
        let last = self.analysis.findings().last().map(|found| found.entry);
        self.analysis.is_done() || entry < last
    }

    fn found_at(&self, step: usize) -> impl Iterator<Item = &Finding> {
        let entry = self.imported.steps.get(step).map(|step| step.entry);
        let found = self.analysis.findings().iter();
        found.filter(move |found| Some(found.entry) == entry)
    }

    /// All errors, in the order of the match.
    #[must_use]
    pub fn errors(&self) -> Vec<ListedError> {
        let marked = self.analysis.findings().iter();
        let marked = marked.filter(|finding| finding.mark().is_some());
        marked.filter_map(|finding| self.listed(finding)).collect()
    }

    /// The costliest errors, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<ListedError> {
        let worst = self.analysis.worst(usize::MAX).into_iter();
        worst.filter_map(|finding| self.listed(finding)).collect()
    }

    fn listed(&self, finding: &Finding) -> Option<ListedError> {
        Some(ListedError {
            step: self.step_of(finding.entry)?,
            finding: finding.clone(),
        })
    }

    /// White's chance to win after everything that was judged, with the step
    /// it belongs to.
    #[must_use]
    pub fn curve(&self) -> Vec<(usize, f32)> {
        let found = self.analysis.findings().iter();
        let points =
            found.filter_map(|found| Some((self.step_of(found.entry)?, white_wins(found))));
        points.collect()
    }

    fn step_of(&self, entry: usize) -> Option<usize> {
        let steps = &self.imported.steps;
        steps.binary_search_by_key(&entry, |step| step.entry).ok()
    }
}

#[cfg(test)]
mod tests;
