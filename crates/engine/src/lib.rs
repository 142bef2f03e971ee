//! Judging backgammon positions.

mod bear_off;
mod chances;
mod evaluator;

pub use bear_off::{Endings, Home, OneSidedTable};
pub use chances::{Chances, Equity};
pub use evaluator::Evaluator;
