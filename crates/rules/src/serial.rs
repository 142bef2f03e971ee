//! How serde writes and reads values, with the feature `serde`. Types with a
//! usual notation are text: players, rolls, rulesets, records, IDs.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{BAR, Board, BoardFault, MOST_CHECKERS};
use crate::cube::CubeValue;
use crate::dice::{Die, Roll};
use crate::notation::{IllegalPositionId, PositionId, WrittenAction, WrittenPlay, Xgid};
use crate::play::{Move, Play};
use crate::player::Player;
use crate::point::{Origin, Point};
use crate::position::{IllegalPosition, Position};
use crate::record::Record;
use crate::ruleset::Ruleset;
use crate::setup::Setup;

fn read_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}

/// Written with `Display`, read with `FromStr`.
macro_rules! as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                read_text(deserializer)
            }
        }
    )+};
}

as_text!(
    Player,
    Roll,
    Ruleset,
    Record,
    PositionId,
    Xgid,
    WrittenPlay,
    WrittenAction,
);

/// Written as a number, read with `TryFrom`.
macro_rules! as_number {
    ($($type:ty as $number:ty = $get:path),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $get(*self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let number = <$number>::deserialize(deserializer)?;
                <$type>::try_from(number).map_err(D::Error::custom)
            }
        }
    )+};
}

as_number!(
    Die as u8 = Die::pips,
    Point as u8 = Point::number,
    CubeValue as u32 = CubeValue::value,
);

/// A point's number, or `bar`.
impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Origin, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "bar" {
            return Ok(Origin::Bar);
        }
        let number: u8 = text.parse().map_err(D::Error::custom)?;
        let point = Point::try_from(number).map_err(D::Error::custom)?;
        Ok(Origin::Point(point))
    }
}

/// Where it starts, the die, and whether it hits.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.from(), self.die(), self.is_hit()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let (from, die, is_hit) = Deserialize::deserialize(deserializer)?;
        let place = match from {
            Origin::Bar => BAR,
            Origin::Point(point) => point.number(),
        };
        Ok(Move::new(place, die, is_hit))
    }
}

/// The moves, in order.
impl Serialize for Play {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.moves().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Play, D::Error> {
        let moves = Vec::<Move>::deserialize(deserializer)?;
        if moves.len() > 4 {
            return Err(D::Error::invalid_length(moves.len(), &"at most four moves"));
        }
        Ok(moves.into_iter().fold(Play::NONE, Play::and))
    }
}

/// The Position ID, followed by `:3` if each side has three checkers, and so
/// on.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let id = PositionId::from(*self);
        match self.player().total() {
            MOST_CHECKERS => serializer.collect_str(&id),
            checkers => serializer.collect_str(&format_args!("{id}:{checkers}")),
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (id, checkers) = match text.split_once(':') {
            Some((id, checkers)) => (id, checkers.parse().map_err(D::Error::custom)?),
            None => (text.as_str(), MOST_CHECKERS),
        };
        let id: PositionId = id.parse().map_err(D::Error::custom)?;
        id.board_of(checkers)
            .or_else(|illegal| match illegal {
                IllegalPositionId::Board(board) => board
                    .forgive(BoardFault::BothShutOut)
                    .map_err(IllegalPositionId::Board),
                IllegalPositionId::TooManyCheckers { .. } => Err(illegal),
            })
            .map_err(D::Error::custom)
    }
}

/// Written as a [`Setup`]. Faults that were forgiven once are forgiven again.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Setup::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let setup = Setup::deserialize(deserializer)?;
        Position::try_from(setup)
            .or_else(IllegalPosition::forgive_all)
            .map_err(D::Error::custom)
    }
}
