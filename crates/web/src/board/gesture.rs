//! Gestures: input on the board.

use super::Place;

/// Something a person did on the board with mouse, finger or keys, before it's
/// interpreted.
///
/// A drag is split into the same steps as clicks, `PickUp` and then `PutDown`,
/// so that pointer and keyboard behave the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// A click, tap or key on a place: play a checker from here with the
    /// first die, bear off by the tray, or go to a marked place.
    Press(Place),
    /// A right click, or a long press: play from here with the other die, or
    /// make this point if two checkers can.
    PressOther(Place),
    /// A drag has begun: the places that can be reached should be marked.
    PickUp(Place),
    /// A drag has ended over this place, or over none.
    PutDown {
        /// Where the checker came from.
        from: Place,
        /// Where it was let go.
        to: Option<Place>,
    },
    /// A click on the dice or the free half of the board: roll, or pick up the
    /// dice after everything is played.
    PressDice,
    /// The dice swap places, so that the other one is played first.
    SwapDice,
    /// A click on the cube.
    PressCube,
}
