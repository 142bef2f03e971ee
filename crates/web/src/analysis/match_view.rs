//! A match on the analysis screen: the current step, and the findings so far.

use engine::{Analysis, Finding, NetKind, Question, QuestionKind, Subject, Totals};
use rules::{Plays, PointLabels, Position, Record, Ruleset, Seat, Setup, WrittenPlay};
use study::MoveCounter;

use super::chances::white_wins;
use super::picture::{arrows_of, picture_of};
use crate::board::{Arrow, ArrowKind, Picture};
use crate::worker::{ImportedMatch, Step, StepKind};

/// A match on the analysis screen.
#[derive(Clone, Debug)]
pub struct MatchView {
    imported: ImportedMatch,
    analysis: Analysis,
    /// The nets that have analyzed so far.
    nets: Option<NetKind>,
    /// The current step.
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
    /// To the previous error.
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

/// A row of the move list: one turn of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of the game, from 0.
    pub game: usize,
    /// Whether it is the first line of its game.
    pub is_first: bool,
    /// The number of the moves in it.
    pub number: usize,
    /// The steps of White and of Black.
    pub cells: [Option<usize>; 2],
}

/// Both players' totals for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// Luck and errors of the players in the first and second seat.
    pub totals: [Totals; 2],
    /// Both players' costliest errors, the worst first.
    pub worst: Vec<ListedError>,
}

impl GameSummary {
    /// How many errors are named.
    pub const MOST_ERRORS: usize = 3;
}

impl MatchView {
    /// A match that hasn't been analyzed yet.
    #[must_use]
    pub fn new(imported: ImportedMatch) -> MatchView {
        MatchView {
            analysis: Analysis::new(imported.input.clone()),
            imported,
            nets: None,
            at: 0,
        }
    }

    /// The same match with more moves, keeping its analysis. Another match has
    /// no analysis yet.
    #[must_use]
    pub fn continued(self, imported: ImportedMatch) -> MatchView {
        let mut analysis = self.analysis;
        let is_same = self.imported.rules == imported.rules
            && self.imported.names == imported.names
            && analysis.extend(imported.input.clone());
        match is_same {
            true => MatchView {
                imported,
                analysis,
                nets: self.nets,
                at: self.at,
            },
            false => MatchView::new(imported),
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

    /// The labels of the board, with which plays are written.
    #[must_use]
    pub const fn labels(&self) -> PointLabels {
        self.imported.rules.appearance.labels
    }

    /// What has been found so far.
    #[must_use]
    pub const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Discards the analysis, to analyze again.
    pub fn forget(&mut self) {
        self.analysis = Analysis::new(self.imported.input.clone());
    }

    /// Records what these nets found about the questions from `from` on. An
    /// answer that doesn't continue from here is late and ignored. If other
    /// nets answered the questions before, everything is analyzed again: figures
    /// of different nets don't add up.
    pub fn answer(&mut self, from: usize, found: Vec<Option<Finding>>, nets: NetKind) {
        if from != self.analysis.done() {
            return;
        }
        let before = self.nets.replace(nets);
        if from > 0 && before != Some(nets) {
            return self.forget();
        }
        for finding in found {
            self.analysis.answer(finding);
        }
    }

    /// The nets that everything so far comes from; `None` before the first
    /// answer.
    #[must_use]
    pub const fn nets(&self) -> Option<NetKind> {
        self.nets
    }

    /// What was done, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.imported.steps
    }

    /// The number of the current step.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The current step; `None` in a file without steps.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.imported.steps.get(self.at)
    }

    /// Goes to another step, as far as there are steps.
    pub fn go(&mut self, to: GoTo) {
        self.at = self.target(to);
    }

    /// Whether there is another step to go to.
    #[must_use]
    pub fn can_go(&self, to: GoTo) -> bool {
        self.target(to) != self.at
    }

    fn target(&self, to: GoTo) -> usize {
        let last = self.imported.steps.len().saturating_sub(1);
        let mut errors = self.errors().into_iter().map(|error| error.step);
        let target = match to {
            GoTo::First => 0,
            GoTo::Previous => self.at.saturating_sub(1),
            GoTo::Next => self.at + 1,
            GoTo::Last => last,
            GoTo::PreviousError => errors.rfind(|&step| step < self.at).unwrap_or(self.at),
            GoTo::NextError => errors.find(|&step| step > self.at).unwrap_or(self.at),
            GoTo::Step(step) => step,
        };
        target.min(last)
    }

    /// The steps in rows of one turn each, White's before Black's.
    #[must_use]
    pub fn move_rows(&self) -> Vec<MoveRow> {
        let mut rows: Vec<MoveRow> = Vec::new();
        let mut counter = MoveCounter::default();
        for (step, &Step { game, player, .. }) in self.imported.steps.iter().enumerate() {
            let number = counter.next(game, player);
            let last = rows.last().map(|row| (row.game, row.number));
            if last != Some((game, number)) {
                rows.push(MoveRow {
                    game,
                    is_first: last.is_none_or(|(before, _)| before != game),
                    number,
                    cells: [None; 2],
                });
            }
            if let Some(row) = rows.last_mut() {
                row.cells[player as usize] = Some(step);
            }
        }
        rows
    }

    /// The worst mark of each step, for the style sheet; `None` where no
    /// decision was analyzed.
    #[must_use]
    pub fn mark_classes(&self) -> Vec<Option<&'static str>> {
        let mut worst: Vec<Option<&Finding>> = vec![None; self.imported.steps.len()];
        let lost = |finding: &Finding| finding.lost().map(|lost| lost.equity);
        for finding in self.analysis.findings() {
            if let (Some(step), Some(_)) = (self.step_of(finding.entry), lost(finding)) {
                let before = worst[step].and_then(lost);
                if before.is_none_or(|before| lost(finding) > Some(before)) {
                    worst[step] = Some(finding);
                }
            }
        }
        let class = crate::describe::analysis::mark_class;
        worst.into_iter().map(|found| found.map(class)).collect()
    }

    /// What the file itself says about a decision.
    #[must_use]
    pub fn said_of(&self, finding: &Finding) -> Option<&Finding> {
        let is_same = |said: &&Finding| {
            let kinds = [&said.subject, &finding.subject].map(std::mem::discriminant);
            said.entry == finding.entry && kinds[0] == kinds[1]
        };
        self.imported.said.iter().find(is_same)
    }

    /// The question that a finding answers.
    #[must_use]
    pub fn question_of(&self, finding: &Finding) -> Option<Question> {
        let is_it = |question: &&Question| {
            let is_kind = matches!(
                (&question.kind, &finding.subject),
                (QuestionKind::Roll { .. }, Subject::Roll(_))
                    | (QuestionKind::Play { .. }, Subject::Play(_))
                    | (QuestionKind::Choice(_), Subject::Cube(_))
                    | (QuestionKind::Reply(_), Subject::Reply(_))
            );
            question.entry == finding.entry && is_kind
        };
        self.analysis.input().questions.iter().find(is_it).copied()
    }

    /// The current position.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        self.setup_at(self.at)
    }

    fn setup_at(&self, step: usize) -> Option<Setup> {
        Some(self.imported.steps.get(step)?.position)
    }

    /// The current position as a record, to ask about it.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Record::from_position(self.rules().clone(), self.setup()?).ok()
    }

    /// What the board shows.
    #[must_use]
    pub fn picture(&self) -> Option<Picture> {
        Some(picture_of(&self.setup()?, self.rules()))
    }

    /// The paths of the checkers: of the play that was made, and of the best
    /// play if that's another.
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

    /// What was found about the decisions of a step, the cube before the play.
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

    /// Whether anything up to this step has been analyzed.
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

    /// The first step of a game, or of the match if there's no such game.
    #[must_use]
    pub fn start_of(&self, game: usize) -> usize {
        let mut steps = self.imported.steps.iter();
        steps.position(|step| step.game == game).unwrap_or_default()
    }

    /// Both players' totals for one game, counted from 0; `None` until all of
    /// it is analyzed.
    #[must_use]
    pub fn game_summary(&self, game: usize) -> Option<GameSummary> {
        let questions = &self.analysis.input().questions;
        let last = questions.iter().rposition(|asked| asked.game == game)?;
        if self.analysis.done() <= last {
            return None;
        }
        let totals = Seat::BOTH.map(|seat| self.analysis.totals_of_game(game, seat));
        let worst = self.worst().into_iter();
        let worst = worst.filter(|error| error.finding.game == game);
        Some(GameSummary {
            totals,
            worst: worst.take(GameSummary::MOST_ERRORS).collect(),
        })
    }

    fn listed(&self, finding: &Finding) -> Option<ListedError> {
        Some(ListedError {
            step: self.step_of(finding.entry)?,
            finding: finding.clone(),
        })
    }

    /// White's winning chance after every analyzed event, with its step.
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
