//! Many matches, and questions about their decisions.
//!
//! A library is matches as files somewhere, and for each an [`IndexedMatch`]:
//! what a [`Query`] asks about, small enough that a million decisions are
//! looked through in a moment.

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
