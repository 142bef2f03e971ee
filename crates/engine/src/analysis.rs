//! Whole matches judged: every play, every cube decision, every roll.

mod finding;
mod judging;
mod luck;
mod totals;

#[cfg(test)]
#[cfg(feature = "bundled-net")]
mod tests;

pub use finding::{
    Amount, CubeChoice, CubeError, Finding, JudgedCube, JudgedPlay, JudgedReply, JudgedRoll, Mark,
    Outlook, Subject,
};
pub use totals::{Tally, Totals};

use rules::{Match, Record, Seat};

use crate::analyst::{Analyst, CubeAdvice};

/// The analysis of a match, made step by step: each call of
/// [`Analysis::step`] judges the next thing that can be judged, so that
/// whoever calls can show progress, stop, and go on later.
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
/// use engine::{Analysis, Analyst, Judge, Mark, Plies, Subject};
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
/// let analyst = Analyst::new(Judge::bundled_for(rules.movement), rules.cube);
///
/// let mut analysis = Analysis::new(record);
/// while !analysis.step(&analyst).is_empty() {
///     let done = analysis.done();
///     assert!(done <= analysis.len());
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
pub struct Analysis {
    record: Record,
    /// How many entries have been looked at.
    done: usize,
    /// The match after them.
    now: Match,
    /// The number of the game that is being played then, from 0.
    game: usize,
    findings: Vec<Finding>,
    /// What was said about the double that waits for an answer.
    doubled: Option<CubeAdvice>,
}

impl Analysis {
    /// The analysis of a match, with nothing judged yet.
    #[must_use]
    pub fn new(record: Record) -> Analysis {
        Analysis {
            now: record.beginning().clone(),
            record,
            done: 0,
            game: 0,
            findings: Vec::new(),
            doubled: None,
        }
    }

    /// The match that is judged.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How many entries of the record there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.record.entries().len()
    }

    /// Whether there is nothing to judge.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.record.entries().is_empty()
    }

    /// How many entries have been judged, or passed over.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all have been.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done == self.len()
    }

    /// Goes on to the next entry about which something can be found, and
    /// gives what was found; nothing if there is none left. A roll before
    /// which one may double is a decision too, so one entry can give two
    /// findings.
    pub fn step(&mut self, analyst: &Analyst) -> &[Finding] {
        let before = self.findings.len();
        while self.findings.len() == before && !self.is_done() {
            self.judge_next(analyst);
        }
        &self.findings[before..]
    }

    /// Judges all that is left.
    pub fn finish(&mut self, analyst: &Analyst) {
        while !self.step(analyst).is_empty() {}
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

    /// How many games were begun, as far as has been judged.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.game + 1
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
    /// number of points, in either case of all games so far. Nothing before
    /// all is judged, or if the match is not over.
    ///
    /// Who has more than half of the match, or points above zero, has played
    /// better.
    #[must_use]
    pub fn result_by_play_alone(&self, seat: Seat) -> Option<f64> {
        if !self.is_done() {
            return None;
        }
        let luck = |seat| self.totals(seat).luck.worth;
        let net = luck(seat) - luck(other(seat));
        let result = match self.record.beginning().game().stakes() {
            rules::Stakes::Match { .. } => {
                let winner = self.now.seat_of(self.now.winner()?);
                f64::from(u8::from(winner == seat))
            }
            rules::Stakes::Money { .. } => {
                let finished = self.now.finished().iter();
                finished
                    .map(|game| {
                        let points = f64::from(game.outcome.points.total());
                        if game.winner == seat { points } else { -points }
                    })
                    .sum()
            }
        };
        Some(result - net)
    }
}

const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::First => Seat::Second,
        Seat::Second => Seat::First,
    }
}
