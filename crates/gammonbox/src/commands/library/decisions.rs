//! Decisions that a query finds, as lines.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io::Write;

use engine::{CubeChoice, Finding, Question, QuestionKind, Reply};
use rules::{Movement, Plays, Position, PositionId, Setup, Xgid};
use serde::Serialize;
use study::{IndexedDecision, IndexedMatch, MatchId, Query};
use texts::Texts;

use super::super::Answer;
use super::super::analyze::{DecisionText, LoadedMatch};
use super::answer;
use super::store::Library as Store;
use crate::batch::write_line;
use crate::table::Table;

/// A decision in a line of a list.
#[derive(Serialize)]
struct DecisionLine {
    id: String,
    date: String,
    player: String,
    opponent: String,
    game: u16,
    entry: u32,
    /// The board as the player who decides sees it.
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    xgid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    lost: Option<f32>,
}

/// What the files of a match say of its decisions.
enum Known {
    Analyzed(Vec<Finding>),
    Unanalyzed(Box<LoadedMatch>),
}

/// What the files say of one decision.
struct KnownDecision {
    position: Position,
    done: String,
    best: Option<String>,
}

impl Known {
    fn of(store: &Store, id: MatchId) -> anyhow::Result<Known> {
        Ok(match store.analysis(id)? {
            Some(analyzed) => Known::Analyzed(analyzed.findings),
            None => Known::Unanalyzed(Box::new(store.load(id)?)),
        })
    }

    fn of_decision(&self, decision: &IndexedDecision) -> Option<KnownDecision> {
        match self {
            Known::Analyzed(findings) => {
                let finding = findings.iter().find(|finding| decision.is_of(finding))?;
                let text = DecisionText::of(finding);
                Some(KnownDecision {
                    position: finding.position,
                    done: text.done,
                    best: Some(text.best),
                })
            }
            Known::Unanalyzed(loaded) => {
                let mut questions = loaded.input.questions.iter();
                let question = questions.find(|question| decision.is_asked_by(question))?;
                Some(KnownDecision {
                    position: question.position,
                    done: done(question, loaded.rules.movement),
                    best: None,
                })
            }
        }
    }
}

/// What was done, in the words that programs are given.
fn done(question: &Question, movement: Movement) -> String {
    let word = match question.kind {
        QuestionKind::Roll { .. } => "",
        QuestionKind::Play { roll, board } => {
            let plays = Plays::new(question.position.board(), roll, movement);
            let played = plays.iter().find(|(_, result)| *result == board);
            return played.map_or(String::new(), |(play, _)| play.to_string());
        }
        QuestionKind::Choice(CubeChoice::Roll) => "no double",
        QuestionKind::Choice(CubeChoice::Double) => "double",
        QuestionKind::Reply(Reply::Take) => "take",
        QuestionKind::Reply(Reply::Pass) => "pass",
        QuestionKind::Reply(Reply::Beaver) => "beaver",
    };
    word.to_owned()
}

/// Writes what a query finds, the worst first.
///
/// # Errors
///
/// If a match can't be read.
pub(super) fn find(
    store: &Store,
    query: &Query,
    (most, json): (usize, bool),
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let found = worst_first(query, store);
    let mut matches: HashMap<MatchId, Known> = HashMap::new();
    let heading = [
        texts.plays_loss(),
        texts.report_player(),
        texts.report_date(),
        texts.report_done(),
        texts.report_better(),
        "XGID".to_owned(),
    ];
    let mut table = Table::new(heading.each_ref().map(String::as_str));
    for (of, decision) in found.iter().take(most) {
        let known = match matches.entry(of.id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Known::of(store, of.id)?),
        };
        let line = DecisionLine::new(of, decision, known.of_decision(decision));
        if json {
            write_line(output, &line)?;
            continue;
        }
        let done = line.done.unwrap_or_default();
        let done = match line.roll {
            Some(roll) if done.is_empty() => format!("{roll}: –"),
            Some(roll) => format!("{roll}: {done}"),
            None => done,
        };
        table.push([
            &line
                .lost
                .map_or("–".to_owned(), |lost| format!("{lost:.3}")),
            &line.player,
            &line.date,
            &done,
            &line.best.unwrap_or_default(),
            &line.xgid.unwrap_or(line.position),
        ]);
    }
    if !json {
        write!(output, "{table}")?;
        writeln!(output, "{}", texts.question_found(found.len()))?;
    }
    Ok(answer(!found.is_empty()))
}

/// What a query finds, the worst first; what wasn't analyzed comes last.
pub(super) fn worst_first<'a>(
    query: &'a Query,
    store: &'a Store,
) -> Vec<(&'a IndexedMatch, &'a IndexedDecision)> {
    let mut found: Vec<_> = query.find(store.matches()).collect();
    let lost = |decision: &IndexedDecision| decision.loss.map_or(-1.0, |loss| loss.equity);
    found.sort_by(|(_, one), (_, other)| lost(other).total_cmp(&lost(one)));
    found
}

impl DecisionLine {
    fn new(
        of: &IndexedMatch,
        decision: &IndexedDecision,
        known: Option<KnownDecision>,
    ) -> DecisionLine {
        let setup = known.as_ref().map(|known| Setup::from(known.position));
        let xgid = setup.and_then(|setup| Xgid::try_from(setup).ok());
        let roll = match decision.kind {
            study::DecisionKind::Play(roll) => Some(roll.to_string()),
            _ => None,
        };
        DecisionLine {
            id: of.id.to_string(),
            date: of.date.clone(),
            player: of.name(decision.seat).to_owned(),
            opponent: of.name(decision.seat.other()).to_owned(),
            game: decision.game + 1,
            entry: decision.entry,
            position: PositionId::from(decision.board).to_string(),
            xgid: xgid.map(|id| id.to_string()),
            roll,
            done: known.as_ref().map(|known| known.done.clone()),
            best: known.and_then(|known| known.best),
            lost: decision.loss.map(|loss| loss.equity),
        }
    }
}
