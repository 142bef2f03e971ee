//! A match on the analysis screen: which step is shown, and what has been found so far.

use rules::{AnyId, Player, Plays, Record, Ruleset, Setup, Stage, WrittenPlay};

use super::picture::{arrows_of, picture_of};
use crate::board::{Arrow, ArrowKind, Picture};
use crate::worker::{Ask, Decided, Judged, JudgedKind, Judgment, OpenedMatch, Step, Told};

/// A match on the analysis screen.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchView {
    opened: OpenedMatch,
    rules: Ruleset,
    found: Vec<Judged>,
    judgment: Judgment,
    /// How many questions have been answered.
    done: usize,
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
    /// The game, from 0.
    pub game: usize,
    /// Who made it.
    pub player: Player,
    /// What was decided.
    pub decided: Decided,
}

impl MatchView {
    /// A match with nothing judged yet; nothing if its rules are not known
    /// here.
    #[must_use]
    pub fn new(opened: OpenedMatch) -> Option<MatchView> {
        Some(MatchView {
            rules: opened.rules.parse().ok()?,
            opened,
            found: Vec::new(),
            judgment: Judgment::default(),
            done: 0,
            at: 0,
        })
    }

    /// What was read.
    #[must_use]
    pub const fn opened(&self) -> &OpenedMatch {
        &self.opened
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Sums over what has been judged.
    #[must_use]
    pub const fn judgment(&self) -> &Judgment {
        &self.judgment
    }

    /// How many things have been judged.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all has been judged.
    #[must_use]
    pub const fn is_judged(&self) -> bool {
        self.done >= self.opened.questions
    }

    /// What to ask to have more of it judged; nothing if all is.
    #[must_use]
    pub fn next_question(&self, plies: u8) -> Option<Ask> {
        let from = self.done;
        (!self.is_judged()).then_some(Ask::Judge { plies, from })
    }

    /// Forgets what was judged, to judge it anew.
    pub fn forget(&mut self) {
        self.found.clear();
        self.judgment = Judgment::default();
        self.done = 0;
    }

    /// Takes what was found. An answer that does not go on from here is late
    /// and does nothing, unless it begins anew.
    pub fn hear(&mut self, told: Told) {
        if told.from == 0 {
            self.forget();
        }
        if told.from == self.done {
            self.found.extend(told.found);
            self.judgment = told.judgment;
            self.done = told.done;
        }
    }

    /// What was done, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.opened.steps
    }

    /// The number of the step that is looked at.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step that is looked at; nothing in a file without any.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.opened.steps.get(self.at)
    }

    /// Goes to another step, as far as there are steps.
    pub fn go(&mut self, to: GoTo) {
        let last = self.opened.steps.len().saturating_sub(1);
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
        let id: AnyId = self.opened.steps.get(step)?.position.parse().ok()?;
        let checkers = self.rules.variant.opening().player().total();
        Some(Setup::from(id).with_checkers(checkers))
    }

    /// The position that is looked at as a record, to ask about it.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Record::from_position(self.rules.clone(), self.setup()?).ok()
    }

    /// What the board shows.
    #[must_use]
    pub fn picture(&self) -> Option<Picture> {
        Some(picture_of(&self.setup()?, &self.rules))
    }

    /// The ways of the checkers: of the play that was made, and of the best
    /// if that is another.
    #[must_use]
    pub fn arrows(&self) -> Vec<Arrow> {
        let (Some(setup), Some(step)) = (self.setup(), self.step()) else {
            return Vec::new();
        };
        let Stage::Rolled(roll) = setup.stage else {
            return Vec::new();
        };
        let Ok(position) = rules::Position::try_from(setup) else {
            return Vec::new();
        };
        let plays = Plays::new(position.board(), roll, self.rules.movement);
        let ways = |text: &str, kind: ArrowKind| {
            let written = text.parse::<WrittenPlay>().ok();
            let found = written.and_then(|written| plays.find(&written).ok().copied());
            found.map_or(Vec::new(), |(play, _)| arrows_of(step.player, &play, kind))
        };
        let played = match &step.kind {
            crate::worker::StepKind::Roll {
                play: Some(play), ..
            } => play.as_str(),
            _ => "",
        };
        let decided = self.decided_at(self.at).into_iter();
        let best = decided.filter_map(|decided| decided.plays.first());
        let best = best.map(|hint| hint.play.as_str()).next();
        match best {
            Some(best) if best != played => {
                let mut arrows = ways(played, ArrowKind::Played);
                arrows.extend(ways(best, ArrowKind::Best));
                arrows
            }
            Some(best) => ways(best, ArrowKind::Best),
            None => ways(played, ArrowKind::Played),
        }
    }

    /// What was found about the decisions of a step: about the cube before
    /// about the play.
    #[must_use]
    pub fn decided_at(&self, step: usize) -> Vec<&Decided> {
        let found = self.found_at(step);
        let decided = found.filter_map(|found| match &found.kind {
            JudgedKind::Decision(decided) => Some(&**decided),
            JudgedKind::Luck(_) => None,
        });
        decided.collect()
    }

    /// The luck of the roll of a step, in points of the cube.
    #[must_use]
    pub fn luck_at(&self, step: usize) -> Option<f32> {
        self.found_at(step).find_map(|found| match found.kind {
            JudgedKind::Luck(luck) => Some(luck),
            JudgedKind::Decision(_) => None,
        })
    }

    /// Whether something has been judged up to this step.
    #[must_use]
    pub fn is_judged_at(&self, step: usize) -> bool {
        let entry = self.opened.steps.get(step).map(|step| step.entry);
        let last = self.found.last().map(|found| found.entry);
        self.is_judged() || entry < last
    }

    fn found_at(&self, step: usize) -> impl Iterator<Item = &Judged> {
        let entry = self.opened.steps.get(step).map(|step| step.entry);
        let found = self.found.iter();
        found.filter(move |found| Some(found.entry) == entry)
    }

    /// All errors, in the order of the match.
    #[must_use]
    pub fn errors(&self) -> Vec<ListedError> {
        let found = self.found.iter();
        let errors = found.filter_map(|found| match &found.kind {
            JudgedKind::Decision(decided) if decided.severity.is_some() => Some(ListedError {
                step: self.step_of(found.entry)?,
                game: found.game,
                player: found.player,
                decided: (**decided).clone(),
            }),
            _ => None,
        });
        errors.collect()
    }

    /// The costliest errors, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<ListedError> {
        let mut errors = self.errors();
        let loss = |error: &ListedError| error.decided.check.loss;
        // Equals stay in the order of the match.
        errors.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        errors
    }

    /// White's chance to win after everything that was judged, with the step
    /// it belongs to.
    #[must_use]
    pub fn curve(&self) -> Vec<(usize, f32)> {
        let found = self.found.iter();
        let points = found.filter_map(|found| Some((self.step_of(found.entry)?, found.white_wins)));
        points.collect()
    }

    fn step_of(&self, entry: usize) -> Option<usize> {
        let steps = &self.opened.steps;
        steps.binary_search_by_key(&entry, |step| step.entry).ok()
    }

    /// The setup at which an error was made, for a question about it.
    #[must_use]
    pub fn setup_of(&self, error: &ListedError) -> Option<Setup> {
        let setup = self.setup_at(error.step)?;
        let is_about_roll = error.decided.check.action.starts_with("play");
        // To roll or to double is decided before the roll.
        let stage = match setup.stage {
            Stage::Rolled(_) if !is_about_roll => Stage::BeforeRoll,
            stage => stage,
        };
        Some(Setup { stage, ..setup })
    }
}

#[cfg(test)]
mod tests;
