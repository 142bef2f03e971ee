//! Decisions as questions to practice: a page to print, or a deck for Anki.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;

use engine::{Analyst, Nets};
use study::{IndexedDecision, IndexedMatch, MatchId};
use texts::{Texts, escape_html};

use super::super::analyze::{html_page, question_and_answer};
use super::store::{AnalyzedMatch, Library};

/// A question and its answer, in HTML.
#[derive(Clone, Debug)]
pub(super) struct Card {
    /// The same for the same decision, whenever it's exported.
    pub(super) id: u64,
    pub(super) question: String,
    pub(super) answer: String,
}

/// The cards of some decisions. Those that weren't analyzed have none.
///
/// # Errors
///
/// If a match can't be read.
pub(super) fn cards<'a>(
    store: &Library,
    found: impl IntoIterator<Item = (&'a IndexedMatch, &'a IndexedDecision)>,
    texts: &Texts,
) -> anyhow::Result<Vec<Card>> {
    let mut matches: HashMap<MatchId, Option<(AnalyzedMatch, Analyst)>> = HashMap::new();
    let mut cards = Vec::new();
    for (of, decision) in found {
        let analyzed = match matches.entry(of.id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(store.analysis(of.id)?.map(|analyzed| {
                let analyst = Analyst::for_rules(&analyzed.loaded.rules, Nets::bundled());
                (analyzed, analyst)
            })),
        };
        let Some((analyzed, analyst)) = analyzed else {
            continue;
        };
        let mut findings = analyzed.findings.iter();
        let Some(finding) = findings.find(|finding| decision.is_of(finding)) else {
            continue;
        };
        let [question, answer] = question_and_answer(finding, &analyzed.loaded, analyst, texts);
        let name = format!("{}/{}/{:?}", of.id, decision.entry, decision.kind);
        cards.push(Card {
            id: engine::checksum(name.as_bytes()),
            question,
            answer,
        });
    }
    Ok(cards)
}

/// A page to print: the questions first, then the answers by their numbers.
pub(super) fn page(cards: &[Card], title: &str, texts: &Texts) -> String {
    let title = escape_html(title);
    let mut body = format!("<h1>{title}</h1>\n<ol class=\"questions\">\n");
    for card in cards {
        let _ = writeln!(body, "<li>{}</li>", card.question);
    }
    let best = escape_html(&texts.plays_best());
    let _ = writeln!(
        body,
        "</ol>\n<h2 class=\"answers\">{best}</h2>\n<ol class=\"answers\">"
    );
    for card in cards {
        let _ = writeln!(body, "<li>{}</li>", card.answer);
    }
    body.push_str("</ol>\n");
    html_page(&title, &body, texts)
}
