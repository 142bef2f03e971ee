//! Judging backgammon positions.

mod bear_off;
mod chances;
mod evaluator;
mod match_equity;

pub use bear_off::{EndingEquities, Endings, Home, OneSidedTable, ReadTableError, TwoSidedTable};
pub use chances::{Chances, Equity, MatchWinningChance};
pub use evaluator::Evaluator;
pub use match_equity::{CrawfordStage, MatchEquityTable, MetFault, ParseMetError};
