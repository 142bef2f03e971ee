//! The board's names for screen readers.

use leptos::prelude::*;
use rules::{CubeValue, Player};

use super::{CubePlace, Place, ShownDie};

/// The names that a screen reader speaks. They're requested again whenever what
/// they name, or the language, changes.
#[derive(Clone, Copy, Debug)]
pub struct AriaLabels {
    /// The board as a whole.
    pub board: Signal<String>,
    /// A place and what is there: "White's 4-point, 3 white checkers, can
    /// move".
    pub place: Callback<ShownPlace, String>,
    /// A player's dice.
    pub dice: Callback<ShownDice, String>,
    /// The cube.
    pub cube: Callback<ShownCube, String>,
}

/// A place, as the board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPlace {
    /// The place.
    pub place: Place,
    /// What's printed beside a point; empty for bar and trays.
    pub label: String,
    /// The checkers there, lowest first.
    pub checkers: Vec<(Player, u8)>,
    /// Whether a checker can be moved from here.
    pub is_movable: bool,
    /// Whether a checker has been picked up here.
    pub is_picked_up: bool,
    /// Whether the checker picked up can go here.
    pub is_target: bool,
    /// Whether the last turn moved a checker from here or to here.
    pub is_last_moved: bool,
}

/// A player's dice, as the board shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownDice {
    /// Whose dice.
    pub player: Player,
    /// The dice, none before the first roll.
    pub dice: Vec<ShownDie>,
    /// Whether a press rolls them or picks them up.
    pub can_press: bool,
    /// Whether a press swaps them, because there's still something to play.
    pub can_swap: bool,
}

/// The cube, as the board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownCube {
    /// Its value.
    pub value: CubeValue,
    /// Where it lies.
    pub place: CubePlace,
    /// Whether a press on it does something.
    pub can_press: bool,
}
