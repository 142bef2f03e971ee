//! One value for each seat.

use std::ops::{Index, IndexMut};

use rules::Seat;
use serde::{Deserialize, Serialize};

/// One value for each seat: names, keys, clocks. People keep their seats when
/// the dice change their colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySeat<T> {
    /// For the player who began the match as White.
    pub first: T,
    /// For the player who began the match as Black.
    pub second: T,
}

impl<T> BySeat<T> {
    /// Both values, each made from its seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat {
            first: value(Seat::First),
            second: value(Seat::Second),
        }
    }

    /// Both values, each changed by `change`.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat {
            first: change(self.first),
            second: change(self.second),
        }
    }

    /// Both values with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        [(Seat::First, &self.first), (Seat::Second, &self.second)].into_iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}
