//! Whole matches judged: every play, every cube decision, every roll.

mod cube_facts;
mod finding;
mod input;
mod judging;
mod luck;
mod opinion;
mod play_facts;
mod played_out;
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
pub use play_facts::{ComparedReply, PlayFacts, ReplyEffect, RollGroup};
pub use played_out::PlayedOut;
pub use totals::{Tally, Totals};

use rules::Seat;

use crate::analyst::Analyst;

/// The analysis of a match, made step by step: each call of
/// [`Analysis::step`] judges one thing, so that whoever calls can show
/// progress, stop, and go on later. Each is judged by itself, by
/// [`Analyst::judge`], so that an answer depends on nothing that was asked
/// before.
///
/// What is judged:
///
/// - a **play**, by what it loses against the best play of the roll. Also a
///   play that a search dropped early is judged as deeply as the best.
/// - a **cube decision**: to roll although one may double, or to double, by
///   what it loses against the better of the two, if the opponent does the
///   right thing. With a cube that cannot help, to roll is no decision.
/// - a **reply** to a double: take, pass or beaver.
/// - the **luck** of a roll: what its best play is worth, less the mean of
///   that over all rolls; over those without doubles if it was the roll of the
///   start. It is judged at a glance, without looking ahead, as is usual: the
///   mean of luck is nothing however shallow the judge. Who wins the die for
///   the start is not counted as luck.
///
/// Not judged are turns with a penalty, doubles that come after the roll or
/// out of turn where the rules allow them, raccoons and their answers, and
/// resignations, claims and settlements.
///
/// The answers are the same for any number of threads. The analyst must be
/// made for the rules of the match.
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
    /// The analysis of a match, with nothing judged yet.
    #[must_use]
    pub fn new(input: impl Into<AnalysisInput>) -> Analysis {
        Analysis {
            input: input.into(),
            done: 0,
            findings: Vec::new(),
        }
    }

    /// What is judged.
    #[must_use]
    pub const fn input(&self) -> &AnalysisInput {
        &self.input
    }

    /// How many things there are to judge.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.input.questions.len()
    }

    /// Whether there is nothing to judge.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.input.questions.is_empty()
    }

    /// How many have been judged.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all have been.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done == self.len()
    }

    /// What is to be judged next; nothing if all has been.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.input.questions.get(self.done)
    }

    /// Takes what somebody found about [`Analysis::question`]: nothing, if
    /// there is nothing to say about it.
    pub fn answer(&mut self, finding: Option<Finding>) {
        self.done = self.len().min(self.done + 1);
        self.findings.extend(finding);
    }

    /// Takes a longer account of the same match and keeps what was found;
    /// false, and nothing changes, if it does not begin with what was judged.
    pub fn extend(&mut self, input: AnalysisInput) -> bool {
        let judged = &self.input.questions[..self.done];
        let is_longer = input.questions.starts_with(judged);
        if is_longer {
            self.input = input;
        }
        is_longer
    }

    /// Goes on until something is found, and gives it; nothing if all has
    /// been judged.
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

    /// Judges all that is left.
    pub fn finish(&mut self, analyst: &Analyst) {
        while self.step(analyst).is_some() {}
    }

    /// All that was found so far, in the order of the match.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The costliest decisions so far, so many at most, the worst first. Only
    /// decisions with a mark are among them.
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

    /// How many games there are of which something can be judged.
    #[must_use]
    pub fn games(&self) -> usize {
        let last = self.input.questions.last();
        last.map_or(0, |question| question.game + 1)
    }

    /// What a person did in the whole match so far.
    #[must_use]
    pub fn totals(&self, seat: Seat) -> Totals {
        Totals::of(self.findings.iter().filter(|finding| finding.seat == seat))
    }

    /// What a person did in one game, the first having number 0.
    #[must_use]
    pub fn totals_of_game(&self, game: usize, seat: Seat) -> Totals {
        let findings = self.findings.iter();
        Totals::of(findings.filter(|finding| finding.game == game && finding.seat == seat))
    }

    /// What the result would have been for a person if all rolls had been as
    /// good as the mean: the result, less the luck of this person, plus that
    /// of the other. In a match it is a chance to win it, in money play a
    /// number of points, of all games that are over. Nothing before all is
    /// judged, or if the match is not over.
    ///
    /// Who has more than half of the match, or points above zero, has played
    /// better.
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
