//! The matches that a worker keeps between questions about them.

use rules::Seat;
use serde::{Deserialize, Serialize};
use study::IndexedMatch;

use super::match_index::{AnalyzedBy, KeptAnalysis, MatchIndex};

/// The matches, in the order in which they were asked for. Reading them takes
/// longer than searching them, so they're read once.
#[derive(Debug, Default)]
pub(super) struct KeptMatches(Vec<KeptMatch>);

/// A match that the worker has read.
#[derive(Debug)]
struct KeptMatch {
    id: String,
    revision: Revision,
    /// Nothing if it can't be searched.
    read: Option<ReadMatch>,
}

/// The decisions of a match, and what was found about them.
#[derive(Debug)]
pub(super) struct ReadMatch {
    pub(super) of: IndexedMatch,
    pub(super) analysis: KeptAnalysis,
    pub(super) by: Option<AnalyzedBy>,
}

/// A match to be searched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchedMatch {
    /// The id of the kept game.
    pub id: String,
    /// What the worker must have of it.
    pub revision: Revision,
    /// The seat of whoever asks, if that is known.
    pub own: Option<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
}

/// What tells a game and its analysis from earlier ones with the same id.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Revision {
    /// When it was played last.
    pub played: u64,
    /// How long its text is.
    pub bytes: u32,
    /// The owner's rating. Another tab may have analyzed it.
    pub rating: Option<f64>,
    /// How often this page has analyzed it.
    pub analyses: u32,
}

/// A match for the worker to keep.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewMatch {
    /// The id of the kept game.
    pub id: String,
    /// What it's asked for by.
    pub revision: Revision,
    /// The day on which it was played, such as `2026-11-15`, if the match
    /// itself doesn't say.
    pub day: String,
    /// Its decisions; nothing if they can't be read.
    pub index: Option<MatchIndex>,
}

impl KeptMatches {
    pub(super) fn keep(&mut self, new: NewMatch) {
        let read = new.index.and_then(|index| {
            let (mut of, analysis) = index.read()?;
            if of.date.is_empty() {
                of.date = new.day;
            }
            let by = index.by;
            Some(ReadMatch { of, analysis, by })
        });
        self.0.retain(|kept| kept.id != new.id);
        self.0.push(KeptMatch {
            id: new.id,
            revision: new.revision,
            read,
        });
    }

    /// The matches that are asked for, except those that can't be searched; or
    /// the ids of those that the page has to send first. Nobody asks for those
    /// that are left out again, so they're dropped.
    pub(super) fn among<'a>(
        &'a mut self,
        asked: &'a [SearchedMatch],
    ) -> Result<Vec<(&'a SearchedMatch, &'a ReadMatch)>, Vec<String>> {
        let mut before: Vec<Option<KeptMatch>> =
            std::mem::take(&mut self.0).into_iter().map(Some).collect();
        let mut missing = Vec::new();
        let mut next = 0;
        for searched in asked {
            let is_it = |kept: &Option<KeptMatch>| {
                let kept = kept.as_ref();
                kept.is_some_and(|it| it.id == searched.id && it.revision == searched.revision)
            };
            // Games come in the same order every time, so it's mostly the next.
            let place = match before.get(next).is_some_and(is_it) {
                true => Some(next),
                false => before.iter().position(is_it),
            };
            match place.and_then(|place| before[place].take()) {
                Some(kept) => self.0.push(kept),
                None => missing.push(searched.id.clone()),
            }
            next = place.map_or(next, |place| place + 1);
        }
        if !missing.is_empty() {
            return Err(missing);
        }
        let found = asked.iter().zip(&self.0);
        let found = found.filter_map(|(searched, kept)| Some((searched, kept.read.as_ref()?)));
        Ok(found.collect())
    }
}
