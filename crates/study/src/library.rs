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

pub use bytes::DamagedIndex;
pub use decision::{CubeOwner, DecisionKind, IndexedDecision, IndexedMatch, Loss, MatchId};
pub use query::{ParseQueryError, Query};
pub use trends::{Trend, Trends};
