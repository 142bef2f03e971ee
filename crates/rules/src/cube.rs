//! The doubling cube.

use core::fmt;

use crate::player::Player;

/// What the cube multiplies a game by: 1 before anyone doubles, then 2, 4, 8
/// and so on. It has no other numbers.
///
/// Our cube ends at [`CubeValue::LAST`], far above any stake ever played for,
/// so that points don't overflow. A ruleset may set a lower limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CubeValue {
    doublings: u8,
}

const MOST_DOUBLINGS: u8 = 24;

impl CubeValue {
    /// Not turned yet.
    pub const ONE: CubeValue = CubeValue { doublings: 0 };
    /// The highest face of the cube in the box.
    pub const SIXTY_FOUR: CubeValue = CubeValue { doublings: 6 };
    /// The highest value there is, 16,777,216.
    pub const LAST: CubeValue = CubeValue {
        doublings: MOST_DOUBLINGS,
    };

    /// The value with this number.
    ///
    /// # Panics
    ///
    /// If the number isn't 1, 2, 4 and so on up to [`CubeValue::LAST`]. Use
    /// this for constants only, and `try_from` for outside data.
    #[must_use]
    pub const fn new(value: u32) -> CubeValue {
        assert!(
            value.is_power_of_two() && value <= 1 << MOST_DOUBLINGS,
            "the cube shows powers of two"
        );
        CubeValue {
            doublings: value.trailing_zeros() as u8,
        }
    }

    /// The number: 1, 2, 4 and so on.
    #[must_use]
    pub const fn value(self) -> u32 {
        1 << self.doublings
    }

    /// The value after one more double, unless this is the last.
    #[must_use]
    pub const fn doubled(self) -> Option<CubeValue> {
        self.doubled_times(1)
    }

    /// The value after this many more doubles, unless it would exceed the last.
    #[must_use]
    pub const fn doubled_times(self, times: u8) -> Option<CubeValue> {
        if times <= MOST_DOUBLINGS - self.doublings {
            Some(CubeValue {
                doublings: self.doublings + times,
            })
        } else {
            None
        }
    }
}

impl TryFrom<u32> for CubeValue {
    type Error = NotACubeValue;

    fn try_from(value: u32) -> Result<CubeValue, NotACubeValue> {
        if value.is_power_of_two() && value <= CubeValue::LAST.value() {
            Ok(CubeValue::new(value))
        } else {
            Err(NotACubeValue(value))
        }
    }
}

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A number that the cube never shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACubeValue(pub u32);

impl fmt::Display for NotACubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected a cube of 1, 2, 4, 8 and so on, found {}",
            self.0
        )
    }
}

impl core::error::Error for NotACubeValue {}

/// The cube on the table: what it shows and who may turn it next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cube {
    /// What the game is multiplied by.
    pub value: CubeValue,
    /// The player who took the last double, and the only one who may double
    /// next; nobody while the cube is centered.
    pub owner: Option<Player>,
}

impl Cube {
    /// The cube before anyone has doubled.
    pub const CENTERED: Cube = Cube {
        value: CubeValue::ONE,
        owner: None,
    };

    /// Whether nobody owns it, so either player may double.
    #[must_use]
    pub const fn is_centered(self) -> bool {
        self.owner.is_none()
    }

    /// Whether ownership lets this player make the next double.
    #[must_use]
    pub fn is_available_to(self, player: Player) -> bool {
        self.owner.is_none_or(|owner| owner == player)
    }
}

impl Default for Cube {
    fn default() -> Cube {
        Cube::CENTERED
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            None => write!(f, "{} centered", self.value),
            Some(owner) => write!(f, "{} owned by {owner}", self.value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubling_goes_through_the_faces_and_ends_at_the_last() {
        let faces = core::iter::successors(Some(CubeValue::ONE), |value| value.doubled());
        let numbers: Vec<u32> = faces.map(CubeValue::value).collect();
        assert_eq!(numbers[..7], [1, 2, 4, 8, 16, 32, 64]);
        assert_eq!(numbers.last(), Some(&16_777_216));
        assert_eq!(numbers.len(), 25);
    }

    #[test]
    fn only_powers_of_two_are_on_the_cube() {
        assert_eq!(CubeValue::try_from(64), Ok(CubeValue::SIXTY_FOUR));
        for number in [0, 3, 6, 33_554_432, u32::MAX] {
            assert_eq!(CubeValue::try_from(number), Err(NotACubeValue(number)));
        }
        assert_eq!(
            NotACubeValue(6).to_string(),
            "expected a cube of 1, 2, 4, 8 and so on, found 6"
        );
    }

    #[test]
    fn a_centered_cube_is_for_both_and_an_owned_one_for_its_owner() {
        let owned = Cube {
            value: CubeValue::new(2),
            owner: Some(Player::Black),
        };
        assert!(Cube::CENTERED.is_available_to(Player::White));
        assert!(Cube::CENTERED.is_available_to(Player::Black));
        assert!(!owned.is_available_to(Player::White));
        assert!(owned.is_available_to(Player::Black));
        assert_eq!(owned.to_string(), "2 owned by Black");
    }
}
