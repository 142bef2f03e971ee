//! The kinds of boards that need different evaluators.

use rules::Board;

/// The kinds of boards that are evaluated in different ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Class {
    /// A side has borne off everything.
    Over,
    /// The sides have passed each other and all checkers are home.
    BearOff,
    /// The sides have passed each other.
    Race,
    /// A checker can still be hit.
    Contact,
}

impl Class {
    /// The kind of this board.
    #[must_use]
    pub const fn of(board: &Board) -> Class {
        if board.is_over() {
            Class::Over
        } else if !board.is_race() {
            Class::Contact
        } else if board.player().are_home() && board.opponent().are_home() {
            Class::BearOff
        } else {
            Class::Race
        }
    }
}
