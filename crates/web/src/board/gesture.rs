//! What hands do to the board.

use super::Place;

/// What a person did to the board with mouse, finger or keys, before anybody
/// has asked whether it means something.
///
/// A drag is the click flow entered from the other end, so that pointer and
/// keyboard never part: `PickUp` and then `PutDown`.
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
    /// A click on the dice or the free half of the board: roll, or pick up
    /// the dice after all is played.
    PressDice,
    /// The dice change places, so that the other is played first.
    SwapDice,
    /// A click on the cube.
    PressCube,
}
