//! Judging backgammon positions.

mod bear_off;
#[cfg(feature = "bundled-net")]
mod bundled;
mod chances;
mod class;
mod cube_decision;
mod evaluator;
mod judge;
mod match_equity;
pub mod net;
mod simd;

pub use bear_off::{EndingEquities, Endings, Home, OneSidedTable, ReadTableError, TwoSidedTable};
pub use chances::{Chances, Equity, MatchWinningChance};
pub use class::Class;
pub use cube_decision::{
    CubeAction, CubeDecision, CubeEfficiency, CubeEquities, CubeHolder, CubeLadder, CubeOutlook,
    CubeState, CubeStates, DoublingWindow, Reply,
};
pub use evaluator::Evaluator;
pub use judge::Judge;
pub use match_equity::{CrawfordStage, MatchEquityTable, MetFault, ParseMetError};
pub use net::Net;
