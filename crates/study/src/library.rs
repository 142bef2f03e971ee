//! Many matches, and questions about their decisions.
//!
//! A library is match files somewhere, plus an [`IndexedMatch`] for each: what
//! a [`Query`] can ask about, small enough to search a million decisions in a
//! moment.

mod bytes;
mod decision;
mod pattern;
mod query;
mod structure;
mod trends;

#[cfg(test)]
mod tests;

pub use bytes::{DamagedIndex, INDEX_VERSION};
pub use decision::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId};
pub use pattern::{CheckerCount, NotAPattern, Pattern, PatternPlace};
pub use query::{ParseQueryError, Query, kind_word};
pub use trends::{Trend, Trends};
