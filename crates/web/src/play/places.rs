//! Converts a player's point numbers to places on the board, and back.

use rules::{Origin, Player, Point, Target};

use crate::board::Place;

/// Where a player's checker stands.
pub(crate) fn place_from(player: Player, from: Origin) -> Place {
    match from {
        Origin::Point(point) => place_of(player, point),
        Origin::Bar => Place::Bar(player),
    }
}

/// Where a player's checker lands.
pub(crate) fn place_to(player: Player, to: Target) -> Place {
    match to {
        Target::Point(point) => place_of(player, point),
        Target::Off => Place::Tray(player),
    }
}

/// The place of a point that this player counts.
pub(crate) fn place_of(player: Player, point: Point) -> Place {
    Place::Point(turned(player, point))
}

/// Where a player's checker could start from here; `None` from a tray or the
/// opponent's bar.
pub(super) fn origin_at(player: Player, place: Place) -> Option<Origin> {
    match place {
        Place::Point(point) => Some(Origin::Point(turned(player, point))),
        Place::Bar(owner) if owner == player => Some(Origin::Bar),
        Place::Bar(_) | Place::Tray(_) => None,
    }
}

/// Where a player's checker would land here; `None` on a bar or in the
/// opponent's tray.
pub(super) fn target_at(player: Player, place: Place) -> Option<Target> {
    match place {
        Place::Point(point) => Some(Target::Point(turned(player, point))),
        Place::Tray(owner) if owner == player => Some(Target::Off),
        Place::Bar(_) | Place::Tray(_) => None,
    }
}

/// Converts a point between White's numbering, which places use, and a
/// player's. It's its own inverse.
pub(crate) const fn turned(player: Player, point: Point) -> Point {
    match player {
        Player::White => point,
        Player::Black => point.mirrored(),
    }
}
