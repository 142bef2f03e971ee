//! Analysis of whole matches: every play, every cube decision, every roll.

mod cube_facts;
mod finding;
mod input;
mod judging;
mod luck;
mod opinion;
mod play_facts;
mod played_out;
mod point_worth;
mod score_facts;
mod totals;

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests;

pub use cube_facts::CubeFacts;
pub use finding::{
    Amount, CubeChoice, CubeError, Finding, JudgedCube, JudgedPlay, JudgedReply, JudgedRoll, Mark,
    Outlook, Subject,
};
pub use input::{Among, AnalysisInput, MatchResult, Question, QuestionKind};
pub use opinion::Opinion;
pub use play_facts::{ComparedReply, PlayFacts, ReplyEffect, ReplyEffects, RollGroup};
pub use played_out::PlayedOut;
pub use point_worth::PointWorth;
pub use score_facts::ScoreFacts;
pub use totals::{Tally, Totals};

use rules::Seat;

use crate::analyst::Analyst;

/// The analysis of a match, made step by step: each call of [`Analysis::step`]
/// analyzes one thing, so the caller can show progress, stop, and continue
/// later. Each is analyzed on its own by [`Analyst::judge`], so no answer
/// depends on earlier ones.
///
/// What is analyzed:
///
/// - a **play**: what it loses compared with the best play of the roll. A play
///   that the search dropped early is analyzed as deeply as the best.
/// - a **cube decision**, to roll or to double: what it loses compared with the
///   better of the two, assuming that the opponent replies correctly. With a
///   dead cube, rolling isn't a decision.
/// - a **reply** to a double: take, pass or beaver.
/// - the **luck** of a roll: the value of its best play minus the mean over all
///   rolls (over the rolls without doubles for the opening roll). As usual it's
///   measured without look-ahead: the mean of luck is zero however shallow the
///   evaluation. Winning the die for the start doesn't count as luck.
///
/// Not analyzed are turns with a penalty, doubles after the roll or out of turn
/// where the rules allow them, raccoons and their answers, and resignations,
/// claims and settlements.
///
/// The answers are the same for any number of threads. The analyst must be made
/// for the rules of the match.
///
/// ```
/// # #[cfg(feature = "bundled-net")]
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use engine::{Analysis, Analyst, Mark, Subject, Nets};
/// use rules::{Record, Seat};
///
/// let record: Record = "\
/// gammonbox record 1
/// rules international
/// White throw 3
/// Black throw 1
/// White play 13/10 6/5
/// Black roll 43
/// ".parse()?;
/// let rules = record.beginning().rules();
/// let analyst = Analyst::for_rules(rules, Nets::bundled());
///
/// let mut analysis = Analysis::new(record);
/// while let Some(finding) = analysis.step(&analyst) {
///     // Show it, and `analysis.done()` of `analysis.len()`.
///     assert!(finding.after.win() < 1.0);
/// }
/// let white = analysis.totals(Seat::First);
/// assert_eq!(white.decisions(), 1);
/// assert!(white.rating().is_some_and(|rating| rating > 40.0));
///
/// let worst = analysis.worst(1)[0];
/// assert_eq!(worst.mark(), Some(Mark::Blunder));
/// let Subject::Play(judged) = &worst.subject else { panic!("a play") };
/// assert_eq!(judged.best().play.to_string(), "8/5 6/5");
/// # Ok(())
/// # }
/// # #[cfg(not(feature = "bundled-net"))]
/// # fn main() {}
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    input: AnalysisInput,
    /// How many questions have been answered.
    done: usize,
    findings: Vec<Finding>,
}

impl Analysis {
    /// The analysis of a match, not started yet.
    #[must_use]
    pub fn new(input: impl Into<AnalysisInput>) -> Analysis {
        Analysis {
            input: input.into(),
            done: 0,
            findings: Vec::new(),
        }
    }

    /// What there is to analyze.
    #[must_use]
    pub const fn input(&self) -> &AnalysisInput {
        &self.input
    }

    /// How many things there are to analyze.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.input.questions.len()
    }

    /// Whether there is nothing to analyze.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.input.questions.is_empty()
    }

    /// How many have been analyzed.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all have been analyzed.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done == self.len()
    }

    /// What to analyze next; `None` if all is done.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.input.questions.get(self.done)
    }

    /// Records what was found about [`Analysis::question`]; `None` if there's
    /// nothing to say about it.
    pub fn answer(&mut self, finding: Option<Finding>) {
        self.done = self.len().min(self.done + 1);
        self.findings.extend(finding);
    }

    /// Takes a longer version of the same match and keeps what was found.
    /// Returns false and changes nothing if it doesn't start with what has been
    /// analyzed.
    pub fn extend(&mut self, input: AnalysisInput) -> bool {
        let judged = &self.input.questions[..self.done];
        let is_longer = input.questions.starts_with(judged);
        if is_longer {
            self.input = input;
        }
        is_longer
    }

    /// Continues until there's a finding, and returns it; `None` if all is
    /// done.
    pub fn step(&mut self, analyst: &Analyst) -> Option<&Finding> {
        while let Some(question) = self.question() {
            let finding = analyst.judge(question);
            let is_found = finding.is_some();
            self.answer(finding);
            if is_found {
                return self.findings.last();
            }
        }
        None
    }

    /// Analyzes everything that's left.
    pub fn finish(&mut self, analyst: &Analyst) {
        while self.step(analyst).is_some() {}
    }

    /// All findings so far, in the order of the match.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The costliest decisions so far, at most `most` of them, worst first.
    /// Only decisions with a mark are included.
    #[must_use]
    pub fn worst(&self, most: usize) -> Vec<&Finding> {
        let marked = self.findings.iter();
        let mut marked: Vec<_> = marked.filter(|finding| finding.mark().is_some()).collect();
        // Equals stay in the order of the match.
        let equity = |finding: &Finding| finding.lost().map_or(0.0, |lost| lost.equity);
        marked.sort_by(|one, other| equity(other).total_cmp(&equity(one)));
        marked.truncate(most);
        marked
    }

    /// How many games have anything to analyze.
    #[must_use]
    pub fn games(&self) -> usize {
        let last = self.input.questions.last();
        last.map_or(0, |question| question.game + 1)
    }

    /// Totals of one player for the whole match so far.
    #[must_use]
    pub fn totals(&self, seat: Seat) -> Totals {
        Totals::of(self.findings.iter().filter(|finding| finding.seat == seat))
    }

    /// Totals of one player for one game, counted from 0.
    #[must_use]
    pub fn totals_of_game(&self, game: usize, seat: Seat) -> Totals {
        let findings = self.findings.iter();
        Totals::of(findings.filter(|finding| finding.game == game && finding.seat == seat))
    }

    /// What the result would have been for a player with average dice: the
    /// result, minus this player's luck, plus the opponent's. In a match it's a
    /// match winning chance, in money play the points of all finished games.
    /// `None` until everything is analyzed, or if the match isn't over.
    ///
    /// A player with more than half of the match, or with points above zero,
    /// has played better.
    #[must_use]
    pub fn result_by_play_alone(&self, seat: Seat) -> Option<f64> {
        let result = self.input.result.filter(|_| self.is_done())?;
        let luck = |seat| self.totals(seat).luck.worth;
        let net = match seat {
            Seat::First => luck(Seat::First) - luck(Seat::Second),
            Seat::Second => luck(Seat::Second) - luck(Seat::First),
        };
        Some(result.for_seat(seat) - net)
    }
}
