//! Judging backgammon positions.

mod chances;
mod evaluator;

pub use chances::{Chances, Equity};
pub use evaluator::Evaluator;
