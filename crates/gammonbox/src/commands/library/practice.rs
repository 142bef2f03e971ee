//! Decisions as questions to practice: a page to print, or a deck for Anki.

use std::collections::HashMap;
use std::fmt::Write as _;

use engine::{Analyst, Nets};
use study::{IndexedDecision, IndexedMatch, MatchId};
use texts::{Texts, escape_html};

use super::super::analyze::{question_and_answer, style};
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
        if !matches.contains_key(&of.id) {
            let analyzed = store.analysis(of.id)?.map(|analyzed| {
                let analyst = Analyst::for_rules(&analyzed.loaded.rules, Nets::bundled());
                (analyzed, analyst)
            });
            matches.insert(of.id, analyzed);
        }
        let Some((analyzed, analyst)) = &matches[&of.id] else {
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
    let language = texts.language();
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\"><head><meta charset=\"utf-8\">\
         <title>{title}</title><style>{}\
         ol.questions{{display:grid;grid-template-columns:1fr 1fr;gap:1rem 2rem;padding:0 1rem}}\
         li{{break-inside:avoid}}h2{{break-before:page}}</style></head><body><h1>{title}</h1>\n",
        language.code(),
        language.direction().code(),
        style()
    );
    page.push_str("<ol class=\"questions\">\n");
    for card in cards {
        let _ = writeln!(page, "<li>{}</li>", card.question);
    }
    let _ = writeln!(
        page,
        "</ol>\n<h2>{}</h2>\n<ol>",
        escape_html(&texts.plays_best())
    );
    for card in cards {
        let _ = writeln!(page, "<li>{}</li>", card.answer);
    }
    page.push_str("</ol>\n</body></html>\n");
    page
}
